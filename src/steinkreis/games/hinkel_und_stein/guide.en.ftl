guide-theme =
    A plank on a wedge, that is the scale, and everybody puts stones on it. Sometimes the heavier side
    is to win, sometimes the lighter one. Those on the right side share the pot. In the end the most
    discs win.
guide-scale =
    Four fields, two on the left and two on the right. The heavier a stone is and the further out it
    lies, the harder it pulls. The little one between them is the stone of fate; it stays where it is
    and makes every scale a bit lopsided.
guide-stones =
    Everybody has one kind of stone. Yours are the menhirs, five of them. There are no weights written
    anywhere: you have to judge a stone by its looks. Larger means heavier.
guide-chief =
    Pebble 3 is chief, as the crown shows. The chief says which side is to win, and calls one after the
    other.
guide-called =
    The heavier side is to win, and now you are called. Discs come first: either you put some from the
    supply into the pot, or you take one for yourself and give up your share of the pot.
guide-take =
    Look at the scale. Two big lumps lie on the left, and only fields on the right are free. This round
    is lost. Better to have a disc for certain.
    .do = Take a disc for yourself.
guide-small =
    Stones that were played are gone for this passage, so sacrifice the smallest. And put it outside!
    You will soon see why.
    .do = Take the smallest menhir, and put it on the right, outside.
guide-boulders =
    That leaves Pebble 2 with the boulders. Whoever has them may step in at the last moment: move the
    stone of fate, or put the smallest boulder on top, each once in five rounds. See if it helps.
guide-after =
    It did not, the left side has won. But: whoever lies outside on the losing side becomes chief. That
    is you!
guide-rule =
    Your rules now. You still have the largest menhir, so let weight be worth something.
    .do = Say that the heavier side wins.
guide-call =
    As chief you call whomever you like, and it is best to be the last yourself. Then you see what all
    the others have placed.
    .do = Call Pebble 1 first.
guide-next =
    A large quartz, on the right, outside. The scale tips at once; you see how it stands after every
    stone.
    .do = Call Pebble 3.
guide-third =
    A small column, on the left. Columns come back after the round, so one need not hurry with them.
    .do = Call Pebble 2, then it is your turn.
guide-bet =
    Everybody has placed a stone, only the left outside is free, and the left is lighter just now. With
    your largest stone right at the end it might work. Might! That is what your special right is for.
    But discs come first.
    .do = Put two discs into the pot.
guide-notch =
    With menhirs you may move the plank to another notch, once in a passage. If the wedge moves to the
    right, the left side gets longer, and what lies there pulls harder.
    .do = Put the scale into the right notch.
guide-stone =
    And now the heavyweight.
    .do = Place the largest menhir.
guide-finish =
    Over it goes! Four discs for you, and four for Pebble 3, who was on your side. After five rounds the
    kinds of stones are passed on, so that in the end everybody has had each. With two players each has two
    kinds, one active and one passive. Your turn now, with Pebble!

guide-picture-scale = A plank on a wedge: heavy stones pull harder, and further out harder still.
guide-picture-stones = Everybody has one kind of stone. How heavy each is, you have to judge by its looks.
guide-picture-pot = The chief says which side wins. Put discs into the pot, or take one and go without.
guide-picture-tilt = Those on the right side share the pot. Whoever lies outside on the wrong one becomes chief.
guide-picture-goal = When all passages are over, the most discs win.
