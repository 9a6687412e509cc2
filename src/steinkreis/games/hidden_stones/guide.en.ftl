guide-theme =
    Welcome! Nine stones, each with two faces, and a deck of cards with formations on them. Arrange
    the stones until a formation lies on the table, and you may score its card.
guide-stones =
    These are the stones. Sun and moon share one, fish and bird have two, horse and ship three,
    and so do seed and tree. The round button in its corner turns a stone over, the double arrows swap
    two neighbours.
guide-hand =
    Your hand, four cards. The number at the top is what each is worth. And here is the point: cards are
    also what you pay with. Every move costs one of them, whichever you like.
guide-plan =
    Look at these two: a pair of birds side by side, and a bird diagonally above a ship. If the
    bird in the middle moves up, both of them are there. At a stroke!
guide-swap =
    You may swap neighbours, across or down, never diagonally.
    .do = Swap the ship at the top middle with the bird below it.
guide-pay =
    That costs a card. The seed above the ship is worth a single point and far away just now. You
    can spare it.
    .do = Pay with the card that glows.
guide-score =
    There they are, and your cards glow. Scoring is free, and the stones stay where they are. But a
    formation must lie exactly as drawn, neither turned nor mirrored.
    .do = Score the first card.
guide-again =
    Two points. The same stones may serve another card in the same turn.
    .do = Score the two birds as well.
guide-end =
    Four points for a single card paid, that is the way to do it. You could go on as long as you
    have cards. With one left in your hand it is rarely worth it.
    .do = End your turn. You draw back up to four cards.
guide-kiesel =
    Now Pebble plays, and moves the very same stones. What you had prepared may be gone afterwards.
guide-flip =
    Look: Pebble has turned the sun over, and there is the moon now. But you hold a card that wants
    the sun in the top right corner. The dashed squares may be any stones. Turning a stone over
    costs a card, just like swapping.
    .do = Turn the moon back, and pay with the fish and the horse.
guide-sun =
    That was quick.
    .do = Score the sun.
guide-ship =
    One more: ship, anything, horse. There are three ships in the middle row, and behind every ship
    there is a horse.
    .do = Turn the ship on the right over, pay, and score the card.
guide-finish =
    Eight points in two turns. With two players ten scored cards bring the end, and whoever has the
    most ones gets three points more. When nothing works, pass and draw two cards. The table shows
    you the rest: now try it against Pebble!

guide-picture-stones = Nine stones with two faces: behind the sun there is the moon, behind the bird the fish.
guide-picture-hand = Cards are both goal and money: each shows a formation and what it is worth.
guide-picture-swap = Swapping two neighbours or turning a stone over costs one card each.
guide-picture-score = When the formation lies there, just as drawn, you score the card for free.
guide-picture-goal = With two players ten scored cards end the game, and their points decide.
