title = Erbaut Stonehenge!
tagline = Together you build the great sanctuary. But each cult wants the glory for itself.
goal = Build for glory: the most points win.
about =
    Ring, horseshoe, triliths: stone by stone Stonehenge grows. Your cards say where your druid may
    build, and whoever makes neighbours and chains reaps the glory. But a half-built trilith is easily
    stolen, and a bad name ends at the altar.

# Cards and sites
site-field = field { $number }
site-bluestone = bluestone place { $number }
site-trilith = trilith place { $number }
part-pillar = its first pillar
part-second-pillar = its second pillar
part-capstone = its capstone and a mark
part-erected = its place

# What lies on the table
project-none = no project
project-secret = a project face down
project-open = project { $card }
next-none = no project
next-out = blocked
next-rise = at the altar
next-leave = at the altar
next-reveal = to reveal
next-site = seeks a site
next-block = builds on { $number }
next-bluestone = bluestone
next-trilith-1 = pillar 1
next-trilith-2 = pillar 2
next-trilith-3 = capstone
next-trilith-4 = putting up
plaque =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }; { $project }, { $next }; in stock { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } and { $dolerites ->
        [one] one dolerite
       *[other] { $dolerites } dolerites
    }; { $influence ->
        [0] no influence card
        [one] one influence card
       *[other] { $influence } influence cards
    }; { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand
druid = Druid of { $who }
    .you = Your druid
druid-lying = The druid of { $who } lies at the altar
    .you = Your druid lies at the altar
building-block = Block of { $who } on { $site }
    .you = Your block on { $site }
building-neutral = Neutral block on { $site }
building-bluestone = Bluestone of { $who } on { $site }
    .you = Your bluestone on { $site }
building-trilith = Trilith of { $who } on { $site }
    .you = Your trilith on { $site }
choose-site =
    Go to { $site }: that would bring { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    }
draw-pile =
    Project pile, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
take-pile =
    Draw from the project pile, { $count ->
        [one] one card
       *[other] { $count } cards
    }
display = In the display: { $card }
display-empty = Empty place of the display
take = Take { $card } from the display
use-block =
    as a block up to { $points ->
        [one] one point
       *[other] { $points } points
    }
use-bluestone =
    as a bluestone up to { $points ->
        [one] one point
       *[other] { $points } points
    }
use-none = nowhere to build at present
hold = Card { $card }: { $uses }
play = Play { $card } as a project: { $uses }
pay = Pay with { $card }
discard = Discard { $card }
button-sabotage = Sabotage { $who }
    .then = costs an influence card
button-steal = Steal { $who }’s trilith
    .then = costs two cards
button-blocked = Blocked: show your hand
button-cancel = Give the project up
button-end = Go on

# Questions
ask-project = Which project do you begin?
    .others = { $who } is choosing a project.
ask-project-or-sabotage = Which project do you begin? You may sabotage first.
    .others = { $who } is choosing a project, and might sabotage.
ask-site = Where does your druid build?
    .others = { $who } is looking for a site.
ask-site-or-sabotage = Where does your druid build? You may sabotage first.
    .others = { $who } is looking for a site, and might sabotage.
ask-take = Which card do you take: an open one, or the top of the pile?
    .others = { $who } is drawing cards.
ask-take-open = Which open card do you take?
    .others = { $who } is drawing cards.
ask-take-trilith = Which of the open triliths do you take?
    .others = { $who } has to take a trilith.
ask-pay = How do you pay { $victim } for the trilith? It costs two cards.
    .others = { $who } is paying { $victim } for the trilith.
ask-discard =
    { $count ->
        [one] You hold one card too many. Which one do you discard?
       *[other] You hold { $count } cards too many. Which one do you discard?
    }
    .others = { $who } is discarding surplus cards.
ask-politics = Do you want to sabotage somebody?
    .others = { $who } is thinking about sabotage.

# Why something is not possible
refused-no-influence = To sabotage you need an influence card.
refused-own-rites = While your druid is at the altar you cannot sabotage.
refused-once = You may sabotage only once in a turn.
refused-rites = That druid is at the altar already.
refused-no-project = There is no project that you could disturb.
refused-must-play = You still have something that you can play.
refused-not-in-hand = You do not hold that card.
refused-no-site = With this card you cannot build anywhere at present.
refused-no-trilith = There is no trilith that you could steal.
refused-marked = That trilith bears a mark already.
refused-loot = That trilith has just been stolen. It has to get one step further first.
refused-price = For that you need two cards in the colour of its owner or of the trilith.
refused-colour = That card has the wrong colour.
refused-built = Something stands there already.
refused-druid = A druid stands there.
refused-trilith-place = Trilith places are for triliths only, and triliths go nowhere else.
refused-field-colour = The field must have the colour of your card.
refused-no-block = There is no block left for you to build.
refused-not-built-yet = You may set bluestones only when the field with the number of your card is built on.
refused-no-dolerite = You have no dolerites left.
refused-pile-empty = The pile is empty.
refused-trilith-first = You have to take the open trilith first.
refused-open-number = After a trilith you take an open number card.

# What happened
log-starter = { $who } begins.
    .you = You begin.
log-open = { $who } plans with { $card }.
    .you = You plan with { $card }.
log-secret = { $who } plans face down.
    .you = You plan face down.
log-secret-own = { $who } plans face down with { $card }.
    .you = You plan face down with { $card }.
log-revealed = { $who } turns over { $card }.
    .you = You turn over { $card }.
log-cancelled = There is no room for that anywhere: { $who } gives the project up.
    .you = There is no room for that anywhere: you give the project up.
log-placed = The druid of { $who } goes to { $site }.
    .you = Your druid goes to { $site }.
log-took = { $who } takes { $card } from the display.
    .you = You take { $card } from the display.
log-took-trilith = { $who } has to take { $card } from the display.
    .you = You have to take { $card } from the display.
log-drew = { $who } draws { $card }.
    .you = You draw { $card }.
log-drew-trilith = { $who } draws { $card } and puts it into the yard.
    .you = You draw { $card } and put it into the yard.
log-drew-hidden = { $who } draws a card.
    .you = You draw a card.
log-put-under = { $card } goes under the pile again.
log-built-block = { $who } puts up a block on { $site } (+{ $points }).
    .you = You put up a block on { $site } (+{ $points }).
log-built-neutral = { $who } puts up a neutral block on { $site } (+{ $points }).
    .you = You put up a neutral block on { $site } (+{ $points }).
log-built-bluestone = { $who } puts up a bluestone on { $site } (+{ $points }).
    .you = You put up a bluestone on { $site } (+{ $points }).
log-built-trilith = { $who } erects the trilith on { $site } (+{ $points }).
    .you = You erect the trilith on { $site } (+{ $points }).
log-no-block = No block is left for { $who }. The project is lost.
    .you = No block is left for you. The project is lost.
log-part = The trilith of { $who } gets { $part }.
    .you = Your trilith gets { $part }.
log-influence = { $who } keeps the card for influence.
    .you = You keep the card for influence.
log-heir = All neutral blocks belong to { $who } from now on.
    .you = All neutral blocks belong to you from now on.
log-sabotage = { $who } sabotages { $victim }.
    .you = You sabotage { $victim }.
    .to-you = { $who } sabotages you.
log-broken = { $who }’s project { $card } is broken off.
    .you = Your project { $card } is broken off.
log-interrupted = The trilith of { $who } has to wait.
    .you = Your trilith has to wait.
log-rises = The druid of { $who } gets up from the altar.
    .you = Your druid gets up from the altar.
log-leaves = The druid of { $who } leaves the altar.
    .you = Your druid leaves the altar.
log-paid = { $who } pays { $victim } with { $card }.
    .you = You pay { $victim } with { $card }.
    .to-you = { $who } pays you with { $card }.
log-stolen = { $who } steals the trilith of { $victim }.
    .you = You steal the trilith of { $victim }.
    .to-you = { $who } steals your trilith.
log-discarded = { $who } discards { $card }.
    .you = You discard { $card }.
log-shows = { $who } is blocked and shows { $card }.
    .you = You are blocked and show { $card }.
log-exchange = { $who } cannot build anything and exchanges the whole hand.
    .you = You cannot build anything and exchange the whole hand.
log-waits = { $who } cannot build anything just now, and waits.
    .you = You cannot build anything just now, and wait.
log-out = { $who } is blocked and out of the game.
    .you = You are blocked and out of the game.

# Who won, and why
ending-whole = Stonehenge is finished.
source-blocks = blocks
source-bluestones = bluestones
source-triliths = triliths
verdict-points =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }. { $blockpoints } for { $blocks ->
        [0] no block
        [one] one block
       *[other] { $blocks } blocks
    }{ $blockchains ->
        [0] {""}
        [one] {" "}(with one chain)
       *[other] {" "}(with { $blockchains } chains)
    }, { $bluestonepoints } for { $bluestones ->
        [0] no bluestone
        [one] one bluestone
       *[other] { $bluestones } bluestones
    }{ $bluestonechains ->
        [0] {""}
        [one] {" "}(with one chain)
       *[other] {" "}(with { $bluestonechains } chains)
    }, { $trilithpoints } for { $triliths ->
        [0] no trilith
        [one] one trilith
       *[other] { $triliths } triliths
    }.
verdict-blocked = Nobody can build any more; Stonehenge stays unfinished.
verdict-idle = For a long time nobody has built anything; Stonehenge stays unfinished.
verdict-tie-break = With equal points triliths count first, then bluestones.

# Options
option-blocked = Whoever cannot build
option-blocked-soft = exchanges the hand
option-blocked-as-written = is out
option-sabotage = Sabotage in a turn
option-sabotage-one = once
option-sabotage-any = any number
