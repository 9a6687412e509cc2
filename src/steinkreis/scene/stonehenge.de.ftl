# What is in the box of Stonehenge: words for every game that is played with it.

colour-white = weiß
    .tint = white
colour-blue = blau
    .tint = blue
colour-green = grün
    .tint = green
colour-yellow = gelb
    .tint = yellow
colour-red = rot
    .tint = red
colour-black = schwarz
    .tint = black
card-day = [Tag { $number }, { $colour }]
    .drawn = henge-day
    .badge = { $number }
    .tint = { $colour }
card-night = [Nacht { $number }, { $colour }]
    .drawn = henge-night
    .badge = { $number }
    .tint = { $colour } night
card-trilith = [Trilith, { $colour }]
    .drawn = henge-gate
    .tint = { $colour }
