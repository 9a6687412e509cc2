guide-theme =
    Once a year a few crazy druids mount their racing triliths, tear around Stonehenge and run each
    other down. Whoever is the last to ride a whole trilith wins.
guide-track =
    The track: thirty fields, each with a coloured block. In the middle fifteen cards lie face down,
    three of each colour. Whoever remembers which one lies where is faster.
guide-discs =
    Your ten discs: that is how much your trilith can take. Every hit costs some of them, and
    whoever landed it pockets them.
guide-appear =
    You hold four cards. All they say is where on the track your trilith turns up. It does so afresh
    every turn.
guide-card =
    Nobody is there yet, so it hardly matters where you begin.
    .do = Play the 24.
guide-side =
    A trilith has two pillars and needs two fields side by side.
    .do = Put it on 23 and 24.
guide-alone =
    There is nobody to ram yet, and your turn is over. Now Pebble turns up, not far from you. Watch
    closely which card is turned over next!
guide-white =
    Pebble wanted to race. Every field needs a card that matches the block on it: blue it should have
    been, and white was turned up. Wrong, and the turn is over. To you that is a present: remember where
    the white one lies.
guide-green =
    Missed again: green. Remember this spot as well. At the end of every turn all cards are covered
    again.
guide-again =
    Your turn. The blue trilith stands on 26 and 27, and you have the 1. If you stand on 30 and 1,
    there are two fields between you: 29 is red, 28 is green. The first field below it, 27, is white.
    .do = Play the 1, and stand on 30 and 1.
guide-race =
    The more free fields there are between you, the harder the crash, but the more cards you have to
    find. Here it takes three: red, green, white.
    .do = Race off anticlockwise.
guide-red =
    Nobody knows yet where red lies. Only luck helps.
    .do = Try the card that glows.
guide-recall =
    Lucky you, it is red! Now green, and you have seen that one, haven’t you?
    .do = Turn up the green card.
guide-third =
    Right. You might stop here, but who would, just before the crash? You do remember white, don’t
    you?
    .do = Turn up the white card.
guide-crash =
    CRASH! Two free fields, so two points of damage: two blue discs are yours, and the victim bounces
    two fields away. If somebody stood there, they would get a knock as well. For comfort the victim may
    secretly look at a card.
guide-cover =
    One last look at the three cards, for they stay where they are.
    .do = Cover them again.
guide-finish =
    Whoever takes more damage than there are discs left has a broken trilith. And whoever captures the
    most discs of others wins the hearts at least. With two players, by the way, each rides two
    triliths. Off to the track, Pebble is waiting!

guide-picture-track = Every field has a coloured block. To race across it you need a card of its colour.
guide-picture-hand = The cards in your hand say where your trilith turns up in every turn.
guide-picture-memory = The cards for racing lie face down in the middle. Remember what was turned up!
guide-picture-crash = All cards right: crash! For each free field between you the other one loses a disc to you.
guide-picture-discs = Discs show how much a trilith can still take. The last one to ride wins.
