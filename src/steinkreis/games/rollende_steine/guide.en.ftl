guide-theme =
    You are giants, and this is your favourite game: rolling wheels of stone through gates of stone.
    Nobody plays against anybody. Either you all make it together, or nobody does.
guide-board =
    In front is the kick zone, where your wheel stands. Behind it comes the run-up, and the gates stand
    at the far end.
guide-gates =
    Five gates, and a wheel has to go through each of them before you run out of wheels. The plates say
    how many you have left.
guide-roll =
    Before rolling you may lay a bar. This first time we do without one.
    .do = Roll at once.
guide-push =
    You may put the wheel anywhere in the kick zone. Then you aim, choose the power and let go; pulling
    at the wheel works, too. We have aimed at the gate in the middle for you.
    .do = Push the wheel.
guide-through =
    Right through! The gate is yours now, and the wheel is spent like every one that has rolled. Now
    Pebble. Keep your fingers crossed, for you win together.
guide-bar =
    Just the pillar, what a pity. You try the gate on the far right, and around a corner. That is what
    bars are for: low beams along which a wheel rolls if it only grazes them.
    .do = Lay a bar.
guide-lay =
    It may lie anywhere except in the kick zone and in a gate, and you may turn it as you like.
    .do = Put it down where it lies now.
guide-bank =
    Without the bar this push would miss the gate on the right. Let us see what the bar makes of it.
    .do = Push the wheel.
guide-again =
    Off the bar, and through! The bar stays where it is and helps the others, too. Pebble prefers to
    go straight.
guide-finish =
    Three gates taken, two to go. A wheel that rolls off the board is gone; one that stops
    too early may be pushed again. And if the wall is too easy for you: there are eight other courses.
    Now for real, together with Pebble!

guide-picture-board = Five gates. A wheel has to go through each, then you have all won.
guide-picture-push = Put the wheel into the kick zone, aim and let go.
guide-picture-gate = When the middle of the wheel passes between the pillars, the gate is taken.
guide-picture-bar = Bars steer: a wheel that grazes one rolls along it.
guide-picture-goal = If you run out of wheels before all gates are taken, you have lost.
