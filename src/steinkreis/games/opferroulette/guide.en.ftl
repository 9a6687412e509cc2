guide-theme =
    You are gods, and today the ball of stone rolls around Stonehenge. It falls into this pit or
    that one and grinds down whatever was offered there. Preferably by the others.
guide-board =
    The ring has 30 fields in six colours, which come again and again in the same order. Every
    field has two pits: one for the day and one for the night.
guide-gifts =
    The white discs are your offerings. Each one that is still whole in the end brings you two points. Each one
    that you destroy brings you one, no matter whose it was.
guide-place =
    Cards decided where the offerings lie. Only for a trilith card you may choose the pit yourself, and
    you had one.
    .do = Lay your last offering into the day pit of field 18.
guide-hand =
    Your five cards. In a turn you play as many as you like, but of one colour only. Each one says
    where the ball would roll: always to the next field in the colour of the card.
guide-roll =
    The ball lies on field 8. You have two green cards, and the next green field is 9. There is
    something in its day pit, and it is not yours.
    .do = Play the green 15 to roll the ball.
guide-fall =
    Once you have rolled it, another card of the same colour may let it fall. That ends your turn.
    .do = Let the ball fall with the green 21.
guide-fate =
    But into which pit? Only the pile knows. Its top card is turned up: with a day card the ball
    falls into the day pit, with a night card into the other one, with a trilith into both.
guide-booty =
    Day, a hit! The neutral offering lies on your plate now, which makes a point. Neutral ones are
    there with two players only. You draw back up to five cards, and Pebble rolls on from here.
guide-exact =
    That hit nothing. And now watch: the next yellow field is 16, and you hold the yellow 16! When
    the ball rolls to the very number of your card, it may fall with that same card.
    .do = Let the ball roll and fall with the 16.
guide-stop =
    An offering of Pebble’s, thank you. Pebble then destroyed one of their own. Just now nothing good is
    within your reach. You must play a card all the same, but the ball need not fall.
    .do = Roll it on with the white 7, then end your turn.
guide-own =
    Pebble has played a trilith, so the ball rolls backwards. Next comes 11, where only your own
    offerings lie. Is that bad? Destroying one of your own costs you a point all told, but from then on you
    may hold one card more. So early in the game that is a good deal.
    .do = Let the ball roll and fall with the red 11.
guide-finish =
    Six cards in your hand, that makes you nimble. When the pile has run out for the second time,
    points are counted: two for each offering of yours that is whole, one for each that you destroyed. Now show
    Pebble where the ball falls!

guide-picture-ring = 30 fields in six colours, each with a day pit and a night pit for the offerings.
guide-picture-hand = Play cards of one colour: each rolls the ball to the next field in that colour.
guide-picture-fall = After rolling, another card lets the ball fall; at the exact number the same card does.
guide-picture-fate = The top card of the pile tells whether it falls into the day pit or the night pit.
guide-picture-goal = In the end each whole offering of your own counts two points, each destroyed one counts one.
