# Kendo Duel

kendo-name = Kendo Duel
kendo-pitch = Strikes, counters and nerves in a hand of cards: stop the attack, or lose cards. 2 to 4 players, 15 minutes.

# What the asked player is told

kendo-ask-change = Swap up to two cards, each for a new one from its own deck. Then the player with the highest total on their strikes goes first.
kendo-ask-switch = { $attacked ->
        [yes] You're attacked with { $attack }. First swap one card for a new one from any deck.
       *[no] Before you play: swap one card for a new one from any deck.
    }
kendo-ask-draw = Now draw a card: a counter, or one of the other cards.
kendo-ask-open = Your attack! Which card do you open with? { $stake ->
        [win] They have no cards left to stop it with: you win.
        [all] A strike they can't stop takes all their cards and wins.
        [ippon] A strike they can't stop is an ippon, and two win.
        [match] A strike they can't stop is an ippon, and wins the match.
       *[cards] A strike they can't stop takes two of their cards.
    }
kendo-ask-discard = You have no card to open with. Discard one, and you get a strike instead.
kendo-ask-reinforcement = You're attacked with { $attack }! Stop { $reinforcement } first; { $strike } comes next.
kendo-ask-answer = You're attacked with { $strike }! Which card stops it?
kendo-ask-bonus = You get a bonus card. Which deck do you want?
kendo-ask-refill = You draw until you hold six cards. Which deck do you want the next one from?

# Options of the lobby

kendo-option-mode = Mode
kendo-option-mode-duel = Duel: the last player with cards wins
kendo-option-mode-competition = Competition: ippons decide, 2 players
kendo-option-ippons = Ippons to win
kendo-option-ippons-2 = 2
kendo-option-ippons-1 = 1
kendo-option-meeting = Strike that meets the same strike
kendo-option-meeting-attacks = Strikes back and must be stopped
kendo-option-meeting-ends = Ends the exchange

# Why it ended

kendo-reason-last = Nobody else has any cards left.
kendo-reason-hikiwake = Hikiwake: the last card parried the last attack.
kendo-reason-empty = Both hands are empty.
kendo-reason-no_opening = Nobody can attack any more.
kendo-reason-ippon = The deciding ippon is scored.
kendo-reason-jikan = JIKAN DESU: time ran out with a lead.
kendo-reason-time = Time is up.
kendo-reason-left =
    { $others ->
        [1] The other player left.
       *[other] Everyone else left.
    }

# Answers. Seats are named by their marks: ● ◆ ▲ ■

kendo-answer-keep = Keep all my cards
kendo-answer-change = Swap { $cards }
kendo-answer-jikan = JIKAN DESU
kendo-answer-stuck = Nothing to play
kendo-answer-at = { $cards } at { $target }
kendo-answer-passed = { $card }, on to { $target }
kendo-answer-meet = Stop with { $card }
kendo-answer-parry = Stop with { $card }
kendo-answer-stop = Stop with { $card }
kendo-answer-deflect = Stop with { $card }
kendo-answer-discard = Discard { $card }
kendo-answer-switch = Swap { $card } for { $one }
kendo-answer-draw = Draw: { $deck }
kendo-emoji-open = ⚔️
kendo-emoji-counter = ⚔️
kendo-emoji-parry = 🛡️
kendo-emoji-jikan = ⏳

kendo-kind-keep = Keep all my cards
kendo-kind-change = Swap cards
kendo-kind-open = Attack
kendo-kind-jikan = JIKAN DESU
kendo-kind-meet = Same strike
kendo-kind-counter = Counter
kendo-kind-deflect = Deflect
kendo-kind-parry = Parry
kendo-kind-stop = Stop it
kendo-kind-switch = Swap a card
kendo-kind-draw = Draw a card
kendo-kind-discard = Discard a card
kendo-kind-stuck = Nothing to play

kendo-field-kind = What do you want to do?
kendo-field-kind-keep = Keep all my cards
kendo-field-kind-change = Swap cards
kendo-field-kind-open = Attack
kendo-field-kind-jikan = JIKAN DESU
kendo-field-kind-meet = Same strike
kendo-field-kind-counter = Counter
kendo-field-kind-deflect = Deflect
kendo-field-kind-parry = Parry
kendo-field-kind-stop = Stop it
kendo-field-kind-switch = Swap a card
kendo-field-kind-draw = Draw a card
kendo-field-kind-discard = Discard a card
kendo-field-kind-stuck = Nothing to play
kendo-field-card = Which card?
kendo-field-card-switch = Which card do you give up?
kendo-field-first = First card
kendo-field-second = Second card (optional)
kendo-field-second-none = no second card
kendo-row-first = First card
kendo-row-second = Second card (optional)
kendo-row-card-switch = Card to give up
kendo-row-deck-switch = Deck to draw from
kendo-field-reinforcement = Which reinforcement?
kendo-field-reinforcement-none = none
kendo-field-target = Who do you attack?
kendo-field-target-none = the other player
kendo-field-mushin = With MUSHIN?
kendo-field-mushin-true = with MUSHIN
kendo-field-mushin-false = without MUSHIN
kendo-field-deck = From which deck?
kendo-field-deck-basics = Strikes
kendo-field-deck-counters = Counters
kendo-field-deck-others = Other cards

# What an answer leads to: at most 60 characters

kendo-hint-reinforced-duel = can take one more card
kendo-hint-reinforced-competition = can take a card
kendo-hint-alternative-duel = can take a card
kendo-hint-alternative-competition = can give them a hansoku
kendo-hint-jikan-ahead = you win unless the next attack is an ippon
kendo-hint-jikan-level = five new cards each; the next ippon wins
kendo-hint-passed = { $strike } goes on
kendo-hint-counter = strikes back
kendo-purpose-strike-duel = Unless they stop it, you take two of their cards. Of the { $unseen } cards you can't see, { $stops ->
        [0] none can stop it
       *[other] { $stops } can stop it
    }.
kendo-purpose-strike-competition = Unless they stop it, it's an ippon for you. Of the { $unseen } cards you can't see, { $stops ->
        [0] none can stop it
       *[other] { $stops } can stop it
    }.
kendo-purpose-alternative = Of the { $unseen } cards you can't see, { $stops ->
        [0] none can stop it
       *[other] only { $stops } can stop it
    }, and you keep your strikes.
kendo-purpose-stopped = It stops the attack, and all it costs is the card you play.
kendo-purpose-bare = It stops the attack, but then you hold nothing to open with: you discard a card and draw a strike.
kendo-hint-ended = you open
kendo-hint-last-two = your last card: a draw
kendo-hint-last-more = your last card: you're out
kendo-hint-stop = then { $strike }
kendo-hint-again = { $who } opens
kendo-hint-deck = { $count ->
        [one] 1 card there
       *[other] { $count } cards there
    }

# Names of things

kendo-deck-basics = strikes
kendo-deck-counters = counters
kendo-deck-others = other cards
kendo-one-basics = a strike
kendo-one-counters = a counter
kendo-one-others = one of the others
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

kendo-event-first-totals = { $who } goes first with the highest total: { $totals }.
kendo-event-first-card = The totals are equal. { $who } goes first with the strongest single strike.
kendo-event-first-lot = { $who } goes first, chosen at random.
kendo-event-changed = Cards swapped: { $counts }.
kendo-event-open = { $who } attacks { $target }: { $cards }!
kendo-event-open-reinforced = { $who } attacks { $target }: { $cards }! Stop { $reinforcement } first, then { $card }.
kendo-event-meet = { $who } stops { $strike } with the same strike. The exchange is over.
kendo-event-meet-on = { $who } stops { $strike } with the same strike, which strikes back: { $strike } at { $target }!
kendo-event-counter = { $who } counters with { $card }: { $strike } at { $target }!
kendo-event-counter-mushin = { $who } counters with { $card } and MUSHIN, with which any counter works: { $strike } at { $target }!
kendo-event-deflect = { $who } deflects { $strike } with { $card }. The exchange is over.
kendo-event-deflect-on = { $who } deflects with { $card }: { $strike } goes on to { $target }!
kendo-event-parry = { $who } parries { $strike } with { $card }. The exchange is over.
kendo-event-stop = { $who } stops { $strike } with { $card }.
kendo-event-stop-alternative = { $who } stops { $strike } with { $card }. The attacker opens next.
kendo-event-discard = { $who } can't attack and discards { $card } for a strike.
kendo-event-jikan = { $who } plays JIKAN DESU: time is running out.
kendo-event-unanswered = { $who } can't stop { $strike }.
kendo-event-unanswered-reinforcement = { $who } can't stop { $strike }, which costs a card. The strike itself comes next.
kendo-event-pulled = { $who } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } from { $loser }, unseen.
kendo-event-switched = { $who } swaps a card for one from the { $deck }.
kendo-event-drew-play = { $who } draws from the { $deck }.
kendo-event-drew-opening = { $who } draws a strike to attack with.
kendo-event-drew-bonus = { $who } draws a bonus card from the { $deck }.
kendo-event-drew-refill = { $who } draws from the { $deck }, until they hold six cards.
kendo-event-shuffled = The { $deck } have run out, so the played ones are shuffled again.
kendo-event-passed = { $who } can't attack or get a strike. The next player opens.
kendo-event-dropped_out = { $who } is out.
kendo-event-hansoku = { $count ->
        [one] Hansoku for { $who }. A second one gives the other player an ippon.
       *[other] A second hansoku for { $who }.
    }
kendo-event-ippon = Ippon for { $who }: { $why }!
kendo-event-extended = One all when { $who } calls time! Everything is shuffled, both get five cards, and the next ippon wins.
kendo-event-left = { $who } left.
kendo-event-over-last = { $who } is the last with cards and wins!
kendo-event-over-hikiwake = Hikiwake: the last card parried. It's a draw.
kendo-event-over-empty = No cards left in any hand. It's a draw.
kendo-event-over-no_opening = Nobody can attack any more. It's a draw.
kendo-event-over-ippon = { $who } scores the deciding ippon and wins!
kendo-event-over-jikan = Time! { $who } wins on points.
kendo-event-over-time = { $count ->
        [0] Time! Nobody leads, so it's a draw.
       *[other] Time! { $who } leads and wins.
    }
kendo-event-over-left = { $count ->
        [0] Everyone left.
       *[other] { $who } wins: nobody else is left.
    }

# What a player alone is told of cards that were taken unseen

kendo-own-lost = { $count ->
        [one] You lost this card: { $cards }.
       *[other] You lost these cards: { $cards }.
    }
kendo-own-won = { $count ->
        [one] You took this card: { $cards }.
       *[other] You took these cards: { $cards }.
    }

# A position in words: as a text board, and as the alt text of its picture

kendo-fact-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kendo-fact-ippons = { $count ->
        [0] no ippon yet
       *[other] ippon { $marks }
    }
kendo-fact-hansoku = hansoku { $count }
kendo-fact-out = out
kendo-fact-wanted = { $who } must stop { $strike } from { $by }
kendo-fact-shown = held { $cards }
kendo-fact-bonus = { $who } draws a bonus card
kendo-fact-refill = { $who } draws until they hold six
kendo-fact-opens = { $who } opens
kendo-fact-spared = { $who } can't be the target.

kendo-fact-exchange = Kendo Duel ({ $mode }), { $number ->
        [0] before the first attack
       *[other] exchange { $number }
    }.
kendo-fact-decks = Decks: strikes { $basics }, counters { $counters }, others { $others }.
kendo-fact-jikan-last = Time runs out with this attack.
kendo-fact-jikan-extension = Extension: the next ippon wins.
kendo-fact-hand = You hold: { $cards }.
kendo-fact-playable = You can play: { $cards }.
kendo-fact-choice = You chose: { $answer }.
kendo-fact-weighed = You're trying out: { $answer }.

## Why a move is refused

## What is this card?
kendo-glossary-basic = { $meeting ->
        [attacks] A strike. It opens an attack, or stops { $strike } and strikes back. Against a counter it ends the exchange.
       *[ends] A strike. It opens an attack, or stops { $strike }: the same strike ends the exchange.
    }
kendo-glossary-counter = A counter. It works against { $answers } and strikes back with { $delivers }.
kendo-glossary-jodan = Joins a strike. Unless SEIGAN or FUDOSHIN stops it, you take one of their cards.
kendo-glossary-seme = Joins a strike. Unless MUSHIN or FUDOSHIN stops it, you take one of their cards.
kendo-glossary-mushin = Stops SEME. Or joins a counter, which then works against any attack.
kendo-glossary-seigan = Stops JODAN.
kendo-glossary-tai_sabaki = Deflects a strike or a counter: between two players the exchange is over, and you open. Stops TAIATARI and MAKI AGE, too.
kendo-glossary-kamae = { kendo-glossary-tai_sabaki }
kendo-glossary-fudoshin = Deflects a strike or a counter: between two players the exchange is over, and you open. Stops anything else, too.
kendo-glossary-tsubazeriai = Parries: it stops a strike, but not a counter.
kendo-glossary-bogyo = { kendo-glossary-tsubazeriai }
kendo-glossary-taiatari-duel = Opens an attack alone. Unless TAI SABAKI, KAMAE or FUDOSHIN stops it, you take one of their cards.
kendo-glossary-taiatari-competition = Opens an attack alone. Unless TAI SABAKI, KAMAE or FUDOSHIN stops it, they get a hansoku (foul); two make an ippon for you.
kendo-glossary-maki_age-duel = { kendo-glossary-taiatari-duel }
kendo-glossary-maki_age-competition = { kendo-glossary-taiatari-competition }
kendo-glossary-jikan_desu = Calls time instead of an opening, when you lead 1:0 or at 1:1.
