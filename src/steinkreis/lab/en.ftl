# What a report of the lab says.
title = { $game }: what the lab found
kind = Steinkreis lab
and = and
people =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
with-people =
    { $count ->
        [one] With 1 player
       *[other] With { $count } players
    }
place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] { $place }th
    }
span = { $low } ({ $few }) to { $high } ({ $many })
legend = players:
plot-start = start
plot-middle = middle of the game
plot-end = end

head-players = players
head-first = first to act wins
head-decisions = decisions
head-answers = answers
head-lead = lead changes
head-apart = points apart
head-mattering = mattering
head-skill = skill

seats-title = Who sits where
seats-row = { $place } to act
seats-alone = wins
seats-odd = { $people }, whoever is { $place } to act wins { $wins }, where { $even } would be even.
seats-solo = { $level } wins { $wins } of the games.
seats-even = { $people }, whoever is { $place } to act wins { $wins }: { $end }.
seats-none = no advantage worth naming
seats-none-shown = no advantage that { $games } games show
seats-nor = , nor with more players

length-title = How long a game is, in decisions
length = A typical game takes { $decisions } decisions, or { $turns } turns of each player; the box holds the middle half of the games, the line nine in ten.
choice-title = How much choice there is
choice = A question has { $answers } answers on average; there is always a choice.
choice-forced = A question has { $answers } answers on average, and { $share } with { $people } have but one.

lead-title = How often the one in the lead goes on to win
lead = The lead changes { $changes } times. { $people }, whoever leads halfway wins in { $share } of the games.
scores-title = Points at the end, by rank
scores-alone = What is scored in the end.
scores = In a typical game { $apart } points lie between the best and the last.
mattering-title = Decisions that matter
mattering = { $people }, { $share } of all decisions matter: the best answer is worth at least { $least } of a win more than one at random.

sources-title = Where points come from, for each player
sources = { $people }, a player has { $total } points in the end, most of them, { $points }, by “{ $name }”.
endings-title = Which end comes how often
endings = { $people }, games end { $parts }.
ending = in { $share } with “{ $name }”

roles-title = What each role earns, beside the mean of all
roles-mean = mean { $mean } a round
roles = { $people }, most goes to { $best }, { $most } times the mean, and least to { $last }, { $least } times.

deeds-title = What players do, and how those fare who do it more than the others
deeds-same = The same with { $people }
deeds-examples = Examples out of the games
deeds-plot = What is done, with { $people }
deeds-cause = Whoever does something often need not win because of it: both may have one cause.
deeds-none = { $people }, nothing done more often goes with winning.
deeds-more = { $people }, those who have “{ $deed }” more often than the table win { $games } games in a hundred more than the others.
deeds-less = { $people }, those who have “{ $deed }” more often than the table win { $games } games in a hundred less than the others.
deed-card = card { $value }

levels-title = Skill against luck
levels-none = There is no weaker level to compare with.
levels-solo = { $level } wins { $wins } of the games alone.
levels = { $people }, { $stronger } takes { $wins } of the wins from { $weaker }; { $even } would be luck alone.

variants-title = Tuning { $name }: { $what }
variants-first = wins of the first to act
variants-length = decisions in a game
variants-lead = changes of the lead
variants-mattering = decisions that matter
variants-role = earnings of the best role
variants-unknown = unknown
variants-usual = { $label } (usual)
variants-span = from { $first } to { $last } with { $people }
variants = As { $name } goes from { $low } to { $high }, { $what } go { $spans }.

method-title = How this was found
method-games = { $games } games each with { $counts } at the table, all seats played by { $level }, seed { $seed }. Levels: half as many games, seats rotated.
method-intervals = Intervals hold with 95% confidence. With so many figures some are off by chance, so the sentences name only what is off by { $clearly } times its margin.
method-first = First to act is whoever makes the first decision of the game, and so on. In a plot the upright mark is what would be even.
method-turn = A turn is what one player decides without another one in between. The lead goes by the game’s own estimate of who will win; where it has none, by points.
method-matters = A decision matters if its best answer is worth at least { $least } of a win more than the mean of all answers, by the same estimate; up to { $looks } decisions of a game are weighed.
method-more = More than the others: a player who did it more often in a game than the table on average, against those who did it less often. The figures say by how many wins in a hundred they differ, and how often it is done by a player in a game.
method-skill = Skill is what the level takes from the next weaker one.
method-roles = What a role earns is compared with the mean of all roles in the same games.
