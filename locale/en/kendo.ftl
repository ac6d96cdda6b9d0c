# Kendo Duel

kendo-name = Kendo Duel
kendo-pitch = Strikes, counters and nerves, from a hand of cards: answer, or lose. 2 to 4 players, 15 minutes.
kendo-howto =
    In a Duel the last player with cards wins. In a Competition two people fight for ippons, usually two.
    Whoever starts attacks with MEN, KOTE, DO or TSUKI, with JODAN or SEME beside it if they like; or with TAIATARI or MAKI AGE.
    Whoever is attacked must answer if they can: the same strike ends it, a counter that begins with it strikes back by its second word, other cards parry or deflect.
    A strike left without an answer costs cards in a Duel and is an ippon in a Competition.

# What the asked player is told

kendo-ask-change = You may change up to two cards before the duel, each for one of its own sub-deck. Whoever then has the highest sum of numbers begins.
kendo-ask-switch = Before you play: switch one card for a new one, from any sub-deck.
kendo-ask-draw = Now draw a card: from the counters or from the other cards.
kendo-ask-open = Your attack: open with one of the ringed cards.
kendo-ask-discard = You have no card to open with: discard one, and you get a basic strike instead.
kendo-ask-reinforcement = The attack is reinforced! First stop what the golden frame shows; the strike comes after it.
kendo-ask-answer = You are under attack! Answer what the golden frame shows with one of the ringed cards.
kendo-ask-pull = Your attack went home: pull one of the cards lying face down.
kendo-ask-bonus = A bonus card for you: from which sub-deck?
kendo-ask-refill = Fill your hand up to six: draw a card from any sub-deck.

# Options of the lobby

kendo-option-mode = Mode
kendo-option-mode-duel = Duel: the last with a card wins
kendo-option-mode-competition = Competition: for ippons, 2 players
kendo-option-ippons = Ippons to win
kendo-option-ippons-2 = 2
kendo-option-ippons-1 = 1

# Why it ended

kendo-reason-last = Nobody else has a card left.
kendo-reason-hikiwake = Hikiwake: a last card parried the last attack.
kendo-reason-empty = Both hands are empty.
kendo-reason-no_opening = Nobody can open an attack any more.
kendo-reason-ippon = The deciding ippon.
kendo-reason-jikan = JIKAN DESU: time ran out on a lead.
kendo-reason-time = Time is up.
kendo-reason-left = Everybody else has left.

# Answers. Seats are named by their marks: ● ◆ ▲ ■

kendo-answer-keep = Keep all my cards
kendo-answer-change = Change { $cards }
kendo-answer-jikan = JIKAN DESU
kendo-answer-stuck = Nothing to play
kendo-answer-at = { $cards } at { $target }
kendo-answer-passed = { $cards }, on to { $target }
kendo-answer-meet = Meet with { $card }
kendo-answer-parry = Parry with { $card }
kendo-answer-stop = Stop it with { $card }
kendo-answer-discard = Discard { $card }
kendo-answer-switch = { $card } → { $deck }
kendo-answer-draw = Draw: { $deck }
kendo-answer-pull = Card { $place }
kendo-emoji-open = ⚔️
kendo-emoji-counter = ⚔️
kendo-emoji-parry = 🛡️
kendo-emoji-jikan = ⏳

kendo-kind-keep = Keep all my cards
kendo-kind-change = Change cards
kendo-kind-open = Attack
kendo-kind-jikan = JIKAN DESU
kendo-kind-meet = Meet it
kendo-kind-counter = Counter
kendo-kind-deflect = Deflect
kendo-kind-parry = Parry
kendo-kind-stop = Stop it
kendo-kind-switch = Switch a card
kendo-kind-draw = Draw a card
kendo-kind-discard = Discard a card
kendo-kind-pull = Pull a card
kendo-kind-stuck = Nothing to play

kendo-field-kind = What will you do?
kendo-field-kind-keep = Keep all my cards
kendo-field-kind-change = Change cards
kendo-field-kind-open = Attack
kendo-field-kind-jikan = JIKAN DESU
kendo-field-kind-meet = Meet it
kendo-field-kind-counter = Counter
kendo-field-kind-deflect = Deflect
kendo-field-kind-parry = Parry
kendo-field-kind-stop = Stop it
kendo-field-kind-switch = Switch a card
kendo-field-kind-draw = Draw a card
kendo-field-kind-discard = Discard a card
kendo-field-kind-pull = Pull a card
kendo-field-kind-stuck = Nothing to play
kendo-field-card = Which card?
kendo-field-first = Which card?
kendo-field-second = And which other?
kendo-field-second-none = no other
kendo-field-reinforcement = With which reinforcement?
kendo-field-reinforcement-none = not reinforced
kendo-field-target = At whom?
kendo-field-target-none = the other player
kendo-field-mushin = With MUSHIN?
kendo-field-mushin-true = with MUSHIN
kendo-field-mushin-false = without MUSHIN
kendo-field-deck = From which sub-deck?
kendo-field-deck-basics = Basic strikes
kendo-field-deck-counters = Counters
kendo-field-deck-others = Other cards
kendo-field-place = Which card?

# What an answer leads to: at most 60 characters

kendo-hint-reinforced = an unanswered { $card } costs them a card first
kendo-hint-alternative-duel = costs them a card if unanswered
kendo-hint-alternative-competition = gives them a hansoku if unanswered
kendo-hint-jikan-ahead = you win, unless the next attack makes an ippon
kendo-hint-jikan-level = five new cards each, and the next ippon wins
kendo-hint-passed = { $strike } goes on
kendo-hint-counter = strikes back: { $strike }
kendo-hint-meet = ends the exchange; { $who } opens again
kendo-hint-ended = ends the exchange; you open next
kendo-hint-last-two = ends the exchange; your last card, so a draw
kendo-hint-last-more = ends the exchange; your last card, so you drop out
kendo-hint-stop = then { $strike } must be answered
kendo-hint-again = nothing is lost; { $who } opens again
kendo-hint-deck = { $count ->
        [one] 1 card there
       *[other] { $count } cards there
    }

# Names of things

kendo-deck-basics = basics
kendo-deck-counters = counters
kendo-deck-others = other cards
kendo-mode-duel = Duel
kendo-mode-competition = Competition
kendo-mark-M = MEN
kendo-mark-K = KOTE
kendo-mark-D = DO
kendo-mark-T = TSUKI
kendo-mark-H = two hansoku
kendo-mark-E = the other hand is empty
kendo-none = nothing

# The log

kendo-event-first-totals = { $who } begins, with the highest sum: { $totals }.
kendo-event-first-card = { $who } begins, with the highest single strike after equal sums.
kendo-event-first-lot = { $who } begins, by lot.
kendo-event-changed = Cards changed: { $counts }.
kendo-event-open = { $who } attacks { $target }: { $cards }!
kendo-event-open-reinforced = { $who } attacks { $target }: { $cards }! { $reinforcement } must be answered before { $card }.
kendo-event-meet = { $who } meets { $strike } with the same strike: the exchange ends.
kendo-event-counter = { $who } counters with { $card }: { $strike } at { $target }!
kendo-event-counter-mushin = { $who } plays MUSHIN, so that any counter will do, and { $card }: { $strike } at { $target }!
kendo-event-deflect = { $who } deflects { $strike } with { $card }: the exchange ends.
kendo-event-deflect-on = { $who } deflects with { $card }: { $strike } goes on to { $target }!
kendo-event-parry = { $who } parries { $strike } with { $card }: the exchange ends.
kendo-event-stop = { $who } stops { $strike } with { $card }.
kendo-event-stop-alternative = { $who } stops { $strike } with { $card }: nothing is lost, and the attacker opens again.
kendo-event-discard = { $who } has no card to open with and discards { $card } for a basic strike.
kendo-event-jikan = { $who } plays JIKAN DESU: time is running out.
kendo-event-unanswered = { $who } has no answer to { $strike }.
kendo-event-unanswered-reinforcement = { $who } has no answer to { $strike }, which costs a card before the strike itself.
kendo-event-pulled = { $who } pulls { $count ->
        [one] a card
       *[other] { $count } cards
    } out of the hand of { $loser }, unseen.
kendo-event-switched = { $who } switches a card for one of the { $deck }.
kendo-event-drew-play = { $who } draws from the { $deck }.
kendo-event-drew-opening = { $who } draws a basic strike to open with.
kendo-event-drew-bonus = { $who } draws a bonus card from the { $deck }.
kendo-event-drew-refill = { $who } draws from the { $deck }, up to six cards.
kendo-event-shuffled = The { $deck } are used up: those played are shuffled anew.
kendo-event-passed = { $who } can neither open nor get a basic strike: the next player begins.
kendo-event-dropped_out = { $who } drops out.
kendo-event-hansoku = { $count ->
        [one] Hansoku against { $who }. A second one is an ippon for the other.
       *[other] A second hansoku against { $who }.
    }
kendo-event-ippon = Ippon for { $who }: { $why }!
kendo-event-extended = One all when { $who } calls time: everything is shuffled, both get five cards, and the next ippon wins.
kendo-event-left = { $who } has left.
kendo-event-over-last = { $who } is the last with a card and wins.
kendo-event-over-hikiwake = Hikiwake: the last card has parried. A draw.
kendo-event-over-empty = No hand holds a card any more: a draw.
kendo-event-over-no_opening = Nobody can open an attack any more: a draw.
kendo-event-over-ippon = { $who } has the deciding ippon and wins.
kendo-event-over-jikan = Time: { $who } wins on points.
kendo-event-over-time = { $count ->
        [0] Time is up, and neither leads: a draw.
       *[other] Time is up: { $who } leads and wins.
    }
kendo-event-over-left = { $count ->
        [0] Everybody has left.
       *[other] { $who } wins, for the others have left.
    }

# The text board: no line longer than 40 characters

kendo-board-head = { $mode }, { $number ->
        [0] before the first attack
       *[other] exchange { $number }
    }
kendo-board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kendo-board-ippons = ippon { $marks }
kendo-board-hansoku = hansoku { $count }
kendo-board-out = out
kendo-board-turn = ◄ to act
kendo-board-won = ◄ has won
kendo-board-drawn = ◄ a draw
kendo-board-decks = basics { $basics }, counters { $counters }, others { $others }
kendo-board-wanted = { $who } must answer { $strike } from { $by }
kendo-board-pull = { $who } pulls { $count } from { $loser }
kendo-board-last = time runs out with this attack
kendo-board-extension = extension: the next ippon wins
kendo-board-choice = you chose: { $answer }
kendo-board-hand = your hand:
kendo-board-shown = held { $cards }
kendo-board-bonus = { $who } draws a bonus card
kendo-board-refill = { $who } draws, up to six
kendo-board-opens = { $who } opens
kendo-board-spared = not at { $who }

kendo-line-first = { $who } begins
kendo-line-open = { $who } { $cards } at { $target }
kendo-line-meet = { $who } met with { $cards }
kendo-line-counter = { $who } { $cards } at { $target }
kendo-line-deflect = { $who } { $cards }: deflected
kendo-line-deflect-on = { $who } { $cards }: on to { $target }
kendo-line-parry = { $who } { $cards }: parried
kendo-line-stop = { $who } { $cards } stops { $strike }
kendo-line-discard = { $who } discards { $cards }
kendo-line-jikan = { $who } JIKAN DESU
kendo-line-unanswered = { $who } no answer to { $strike }
kendo-line-pulled = { $who } pulled { $count } from { $loser }
kendo-line-passed = { $who } cannot open
kendo-line-dropped_out = { $who } drops out
kendo-line-hansoku = { $who } hansoku
kendo-line-ippon = { $who } ippon { $mark }
kendo-line-extended = { $who } calls time: extension
kendo-line-left = { $who } has left

# The picture in words

kendo-alt-turn = Kendo Duel ({ $mode }), { $number ->
        [0] before the first attack
       *[other] exchange { $number }
    }. { $who } to act.
kendo-alt-over = Kendo Duel ({ $mode }). The match is over: { $who } has won.
kendo-alt-drawn = Kendo Duel ({ $mode }). The match is over: a draw.
kendo-alt-side = { $mark } { $who }: { $cards }.
kendo-alt-decks = Sub-decks: basics { $basics }, counters { $counters }, others { $others }.
kendo-alt-wanted = { $who } must answer { $strike } from { $by }.
kendo-alt-hand = You hold: { $cards }.
kendo-alt-playable = You can choose from: { $cards }.
kendo-alt-choice = You have chosen: { $answer }.
kendo-alt-weighed = You are considering: { $answer }.
