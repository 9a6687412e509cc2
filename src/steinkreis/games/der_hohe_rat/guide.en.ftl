guide-theme =
    The druids’ council is quarrelling. There is a motion, and one after the other, whoever has something to
    say takes a seat. The faction whose people hold sixteen seats in a row has won.
guide-ring =
    The council has thirty seats in six colours, which come again and again. So far it is empty.
guide-sides =
    You are in favour of the motion and lead white and yellow. Pebble is against it and leads red and
    blue. The plates show who is still waiting outside, which arguments you have and how far your
    longest block reaches.
guide-hand =
    Three cards. With a card you either take exactly its seat, or you trade it for an argument in its
    colour. You have one such action in every turn.
guide-sit =
    Let us begin with a seat. Seat 7 is free.
    .do = Play the 7 to take a seat there.
guide-who =
    You have ten supporters in each colour, and one speaker each. We keep that one for later.
    .do = Seat a white supporter.
guide-end =
    You could still convince somebody now, but there is nobody beside you.
    .do = End your turn.
guide-discuss =
    Pebble sits down right next to you. Good! Whoever sits beside you can be won over, and for that
    you need arguments. Cards of one colour are played together, and each brings one.
    .do = Discuss with the white 13, add the 19, and leave it at that.
guide-convince =
    Two white arguments, and they fit: their colour must be that of the seat you talk from, and your
    7 is white. A single piece costs one argument, in a group of two it costs two, in a larger one
    three.
    .do = Convince the red piece on 8, and seat a white supporter there.
guide-block =
    That is how it works. Pebble’s piece waits outside again, and you have two side by side: a block.
    You may convince before and after your action, as often as your arguments allow.
    .do = End your turn.
guide-trilith =
    Again somebody at the edge of your block. Your neighbour there sits on 8, which is blue, and you
    have nothing blue. But you drew a trilith, which brings two arguments of your choice.
    .do = Discuss with the trilith, and take blue twice.
guide-second =
    One of them is enough. This time a yellow supporter takes the seat: for the block both colours are
    equally good, but large groups of one colour are harder to talk to.
    .do = Convince the piece on 9, seat a yellow supporter, and end your turn.
guide-speaker =
    Now for the speaker. To win one over always costs three arguments. That makes a speaker the right
    one for the end of a block, and you have the 10.
    .do = Take seat 10 with the yellow speaker.
guide-last =
    On the other side red has sat down on 6. You can talk from 7, and one white argument is left.
    .do = Convince this piece, too, seat a white supporter, and end your turn.
guide-finish =
    Five in a row, eleven to go. When the council is full, the vote begins: then convincing costs only
    one argument if your group is the larger one, and things get lively. And when your cards are no
    good, ponder and draw three new ones. Now convince Pebble!

guide-picture-ring = Thirty seats: whoever fills sixteen in a row with their faction wins.
guide-picture-sit = A card seats somebody on exactly its seat.
guide-picture-discuss = Or you trade cards of one colour for arguments of that colour.
guide-picture-convince = With arguments in the colour of your seat you win neighbours over: one, two or three, by their group.
guide-picture-goal = The plate shows how far your longest block reaches.
