# What is in the box of Stonehenge: words for every game that is played with it.

colour-white = white
    .tint = white
colour-blue = blue
    .tint = blue
colour-green = green
    .tint = green
colour-yellow = yellow
    .tint = yellow
colour-red = red
    .tint = red
colour-black = black
    .tint = black
card-day = [day { $number }, { $colour }]
    .drawn = henge-day
    .badge = { $number }
    .tint = { $colour }
card-night = [night { $number }, { $colour }]
    .drawn = henge-night
    .badge = { $number }
    .tint = { $colour } night
card-trilith = [trilith, { $colour }]
    .drawn = henge-gate
    .tint = { $colour }
