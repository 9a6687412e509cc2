guide-theme =
    Your druids wander across a wide plain full of stone circles. Where they were, stones remain, and
    whoever gets the majority in a circle may build: a dolmen, on top. The higher it lies in the end,
    the more it counts.
guide-circles =
    28 circles, small, middle and large ones. They border on each other, so most places belong to two
    or three circles, and a stone there counts in all of them. There are runes along the edge: equal
    runes are neighbours, however far apart they are.
guide-druids =
    Everybody has three druids. Two of yours are there already.
guide-place =
    For the third one any free place will do. Take one that lies in three circles at once.
    .do = Put your third druid on b1.
guide-walk =
    In your turn exactly one of your druids acts. Mostly it walks one step, and it may jump over other
    druids on the way.
    .do = Choose the druid on f6, and let it walk to f5.
guide-stone =
    On the place that it left, a stone of yours remains. If you do not want that, it costs a point.
    Before you choose you see what the stone does in each of its circles.
    .do = Leave a stone.
guide-share =
    This stone counts in the circles 12, 13 and 15 now. Pebble does likewise.
guide-rune =
    On we go, at the other end of the plain this time. A stone that stands in three circles is nearly
    always a good one.
    .do = Choose the druid on b1, walk to c3, and leave a stone.
guide-majority =
    Now it gets serious. In circle 13 there are a stone of yours and one of Pebble’s. With another one
    of yours there are three stones in two colours, and you have more. That is a majority.
    .do = Walk from f5 to e2, and leave a stone.
guide-dolmen =
    You may build! Your dolmens are worth one to four points, and only you know which one you lay. We
    keep the only four for later.
    .do = Lay a three.
guide-height =
    There it lies. In the end its value is multiplied: most on top, less and less below, and in large
    circles everything counts more. A circle that becomes full is scored at once.
guide-tie =
    Pebble has drawn level. That earns a dolmen, too, but only below the stack; yours still lies above
    it. You had better go to circle 10, where a single stone is missing.
    .do = Walk from e2 to d2, and leave a stone.
guide-second =
    Another majority, and Pebble will not get here so soon. A good place for the best you have.
    .do = Lay the four.
guide-herbs =
    Pebble leads in circle 13 now and has covered your three. Majorities come and go. Your druid on h2
    stands apart. It would be a long walk, so let it fly, and for that it needs herbs.
    .do = Choose the druid on h2, and let it gather herbs.
guide-fly =
    That was your whole turn, without a stone and without a price. Pebble has walked on and paid a point
    rather than leave a stone. And now: whoever has herbs flies to any free place.
    .do = Fly to g3, and leave a stone.
guide-finish =
    That is all: walk, herbs, fly. It ends when somebody builds their last dolmen or all stones are on
    the board; then all stacks are turned up and scored. Mind whom your stones help, and try it against
    Pebble!

guide-picture-circles = 28 stone circles that share places: a stone counts in every circle it stands in.
guide-picture-stone = Your druid walks on and leaves a stone behind, or you pay a point.
guide-picture-majority = Whoever gets the majority lays a dolmen on top, face down; whoever draws level puts one below.
guide-picture-heights = The higher a dolmen lies, and the larger the circle, the more often its value counts.
guide-picture-goal = The most points win when all stacks have been scored.
