guide-theme =
    A way through the forest, and beside it, on a path of rock, lurk the stone biters. There is
    nothing they like better than stones. Yours included. Bring them through: whoever is left with the
    most stones that nobody sits on wins.
guide-board =
    The forest way with the stones is outside, the rock path inside. Both have 28 fields, and
    every field of the path lies beside exactly one of the way. Everything moves clockwise.
guide-biters =
    Four of them lurk in the corners already, one of each colour. Eight more are waiting in the
    cave in the middle, and they are hungry.
guide-lay =
    First you take turns laying out your stones; six of yours are there. A field takes three at
    most, and the corners are off limits.
    .do = Lay the last one beside your stone on field 12.
guide-dice =
    Now for the dice, two at a time. The number moves one of your own stones, the colour then moves
    the biter of that colour by one field. Pebble begins.
guide-flee =
    You have a 2, and red again. Careful: the red biter is beside field 9. One more step, and it
    jumps onto your stone on field 10. Fields where that might happen are red.
    .do = Move the stone on field 10 away, by two fields.
guide-three =
    Saved, and in style: there are three stones on field 12 now, and biters respect three. Whose
    they are does not matter. In return the field is closed, and nobody may stop there any more.
guide-walk =
    A 3 and blue. The blue biter will come beside field 17, and who is lying there? Pebble. All you
    need to mind is that you do not stop at a mouth yourself. Passing by is always fine.
    .do = Move the stone on field 4 to field 7.
guide-bite =
    Snap! It sits on Pebble’s stone, which is caught. At once the next blue one comes out of the
    cave, right where the first one lurked. So it gets tighter and tighter.
guide-white =
    A 5 and white: with white you choose which biter moves on. But the stone comes first. Point at
    one of your stones, and you see where it would go.
    .do = Move the stone on field 26, past the corner to field 3.
guide-green =
    And now be mean. Right in front of the green biter, on field 24, lie two of Pebble’s stones. Two are
    not three.
    .do = Send the green biter.
guide-arrow =
    Two at once! Now you have a 3 and the arrow. The arrow lets one that already sits on the way
    jump to the next field; what was below it is free again. Your stone first. Yellow lurks at
    field 2, so leave field 3!
    .do = Move from field 3 to field 6.
guide-jump =
    The blue one on field 17 would jump to field 18, where another stone of Pebble’s lies. The one
    it sets free is glad too soon: the next blue biter is waiting right beside it.
    .do = Let the blue one on field 17 jump.
guide-finish =
    Seven free stones against three. It is over when nobody lurks on the path any more, or only one
    player has free stones left. Whoever has lost them all goes on rolling for the biters, and
    hopes for the arrow. Now it is you against Pebble!

guide-picture-ways = The forest way with the stones outside, the rock path with the biters inside.
guide-picture-dice = The number moves one of your stones, the colour then moves the biter of that colour.
guide-picture-bite = Beside one or two stones it jumps across and catches them; the next one leaves the cave.
guide-picture-three = Three stones on a field are safe, but nobody can stop there any more.
guide-picture-goal = Whoever has the most free stones in the end wins.
