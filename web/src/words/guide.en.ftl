# The guided first game
guide = Guide
guide-title = { $game }: a first game
guide-offer = Show me
guide-offer-long = A first game, explained
guide-offer-hint = A few minutes, and you know how to play.
guide-next = Go on
guide-play = Now for real, with Pebble
guide-again = Once more
guide-leave = Leave the guide
guide-count = Note { $count } of { $of }
guide-only = Click what glows.
guide-near = Nearly! Stay close to what is suggested.
guide-first = Read the note first, then it goes on.
guide-none = There is no guide to this game.
goal-label = Goal:
pictures = At a glance
