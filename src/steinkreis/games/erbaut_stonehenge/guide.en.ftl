guide-theme =
    Three cults of druids build Stonehenge together. Together, yes. But every cult wants its own stones
    to be the talk of the ages: whoever has the most glory in the end wins.
guide-sites =
    Outside there is the ring, thirty fields for blocks. Inside is a horseshoe of places for bluestones,
    and within that five places for triliths. A block counts one point, a bluestone two, a trilith
    eight. Neighbours and chains bring more.
guide-glory =
    Every cult has a yard for a single project, and a druid who takes the building site. Yours is
    white.
guide-hand =
    Three cards. Their colour says where you may build: on any free field of that colour. Sun or moon
    makes a difference, as you will see.
guide-night =
    In the first round everybody only begins a project. A night card lies open, and your druid may set
    off at once.
    .do = Begin with the yellow 10.
guide-field =
    Any yellow field would do, the number does not matter for that. Each one shows what your building
    would bring there.
    .do = Send your druid to field 4.
guide-others =
    It is built when your turn comes again. Until then the two others begin their projects.
guide-draw =
    Your first block stands! So the yard is free, and you fill your hand up to three cards, from the
    open ones or unseen from the pile. There is a nice one among them: the 4, and it is on 4 that you
    have just built.
    .do = Take the yellow 4.
guide-day =
    The 4 is a day card. It goes into the yard face down, which takes a turn longer, but nobody knows
    what you are up to.
    .do = Plan with the 4.
guide-blue =
    Revealed. And here comes the nice part: when something already stands on the field with the number
    of your card, you may go into the horseshoe instead. Bluestones count double.
    .do = Send your druid to the bluestone place that glows.
guide-trilith =
    The bluestone stands. And there was a trilith among the open cards! Whoever draws next has to take
    it, and it goes right into the yard. It takes four turns: two pillars, the capstone, putting it up.
    .do = Take the trilith place that glows.
guide-pillars =
    Two pillars are there. As long as it grows you do nothing else. But beware: before the capstone with
    your mark lies on top, such a trilith is not safe.
guide-stolen =
    There we have it: stolen, pillars and all! That costs two cards, in your colour or in that of the
    trilith, and you get them. But you keep only three in your hand.
    .do = Discard the red 17.
guide-own =
    No hard feelings, do better. If you build a block on a field of your own colour, a white one that
    is, you keep the card for influence. With it you can sabotage somebody later and send their druid
    to the altar.
    .do = Plan with the white 7.
guide-finish =
    Four blocks side by side, or three bluestones, bring five points more, and neighbours always count.
    It ends when all of Stonehenge stands. Now build your own, with Pebble!

guide-picture-board = Blocks in the ring, bluestones in the horseshoe, triliths in the middle: together they make Stonehenge.
guide-picture-plan = A card is a project. The druid takes a free field of its colour, and it is built a turn later.
guide-picture-blue = When the field with the number of the card is built already, the druid may go into the horseshoe.
guide-picture-trilith = A trilith takes four turns and counts eight points.
guide-picture-stolen = Until the capstone is on it, somebody may steal it for two cards.
