# Kengo!

kengo-name = Kengo!
kengo-pitch = Fencing with a hand of numbers: advance, attack, parry. 2 players, 20 minutes.

# What the asked player is told

kengo-ask-act = Your turn: { $can }.
kengo-can-act-advance = advance
kengo-can-act-retreat = retreat
kengo-can-act-attack = attack
kengo-can-act-lunge = advance & attack
kengo-ask-defend = You're under attack! What do you do?
kengo-ask-last_attack = The pile is empty. You can attack one last time.
kengo-ask-refill = Your hand is empty. You draw a new one, and your turn is over.
kengo-ask-stuck = You can't play any of your cards.

# Options of the lobby

kengo-option-level = Level
kengo-option-level-normal = Normal: with parries
kengo-option-level-basic = Basic: no parries
kengo-option-level-advanced = Advanced: advance & attack, withdrawal; a game of endurance
kengo-option-tatami = Length of the mat
kengo-option-tatami-23 = 23 squares
kengo-option-tatami-21 = 21 squares
kengo-option-specials = Special cards
kengo-option-specials-off = none
kengo-option-specials-on = one a round
kengo-option-rounds = Rounds to win
kengo-option-rounds-5 = 5
kengo-option-rounds-3 = 3
kengo-option-rounds-1 = 1
kengo-option-matches = Matches
kengo-option-matches-1 = one
kengo-option-matches-3 = best of three
kengo-option-open_discard = Cards played
kengo-option-open_discard-off = only the last ones are visible
kengo-option-open_discard-on = all are visible
kengo-option-basic_last_parry = Last attack of a Basic round
kengo-option-basic_last_parry-on = can be parried
kengo-option-basic_last_parry-off = can't be parried

# Why it ended

kengo-reason-rounds = { $rounds ->
        [1] That was the only round.
       *[other] First to win { $rounds } rounds.
    }
kengo-reason-matches = That's the best of three.
kengo-reason-left = The other player left.

# Answers

kengo-answer-advance = Advance { $card }
kengo-answer-retreat = Retreat { $card }
kengo-answer-attack = { $count ->
        [one] Attack with a { $card }
        [2] Attack with two { $card }s
        [3] Attack with three { $card }s
        [4] Attack with four { $card }s
       *[other] Attack with { $count } cards: { $card }
    }
kengo-answer-lunge = { $count ->
        [one] Advance { $step }, attack with a { $card }
        [2] Advance { $step }, attack with two { $card }s
        [3] Advance { $step }, attack with three { $card }s
        [4] Advance { $step }, attack with four { $card }s
       *[other] Advance { $step }, attack with { $count }: { $card }
    }
kengo-answer-parry = Parry
kengo-answer-parry-sum = Parry with { $cards }
kengo-answer-withdraw = Withdraw { $card }
kengo-answer-hit = Take the hit
kengo-answer-pass = Do nothing
kengo-confirm-hit = Take the hit? You lose this round.
kengo-emoji-attack = ⚔️
kengo-press-cards = What can my cards do?
kengo-emoji-lunge = ⚔️
kengo-emoji-parry = 🛡️

kengo-field-kind = What do you want to do?
kengo-field-kind-advance = Advance
kengo-field-kind-retreat = Retreat
kengo-field-kind-attack = Attack
kengo-field-kind-lunge = Advance & attack
kengo-field-kind-parry = Parry
kengo-field-kind-withdraw = Withdraw
kengo-field-kind-hit = Take the hit
kengo-field-kind-pass = Do nothing
kengo-field-card = With which card?
kengo-field-cards = With which cards?
kengo-field-step = Advance with which card?

# Names of things

kengo-special-long_sleeves = Long Sleeves
kengo-special-cold_hands = Cold Hands
kengo-special-crowded_hall = Crowded Hall
kengo-special-no_way_back = No Way Back
kengo-special-single_cut = Single Cut
kengo-special-flowing_guard = Flowing Guard
kengo-special-open_palms = Open Palms
kengo-special-high_stakes = High Stakes
kengo-effect-long_sleeves = Hands hold six cards.
kengo-effect-cold_hands = Hands hold four cards.
kengo-effect-crowded_hall = Both start three squares further in.
kengo-effect-no_way_back = Retreat only if nothing else fits.
kengo-effect-single_cut = Attacks are a single card.
kengo-effect-flowing_guard = A parry may match the sum.
kengo-effect-open_palms = Hands lie face up.
kengo-effect-high_stakes = This round counts two.
kengo-level-normal = Normal
kengo-level-basic = Basic
kengo-level-advanced = Advanced

# The log

kengo-event-lot = { $who } starts, chosen at random.
kengo-event-begun = Round { $round } starts. { $who } goes first.
kengo-event-begun-special = Round { $round } starts. { $who } goes first. { $special }: { $effect }
kengo-event-acted-advance = { $who } advances.
kengo-event-acted-retreat = { $who } retreats.
kengo-event-acted-attack = { $who } attacks!
kengo-event-acted-lunge = { $who } advances and attacks!
kengo-event-acted-parry = { $who } parries.
kengo-event-acted-withdraw = { $who } withdraws.
kengo-event-acted-hit = { $who } is hit.
kengo-event-acted-pass = { $who } doesn't attack.
kengo-event-acted-refill = { $who } has an empty hand and draws a new one.
kengo-event-acted-stuck = { $who } can't play any card.
kengo-latest-advance = { $who } advances { $step }: { $distance ->
        [one] 1 square apart.
       *[other] { $distance } squares apart.
    }
kengo-latest-retreat = { $who } retreats { $step }: { $distance ->
        [one] 1 square apart.
       *[other] { $distance } squares apart.
    }
kengo-latest-withdraw = { $who } withdraws { $step }: { $distance ->
        [one] 1 square apart.
       *[other] { $distance } squares apart.
    }
kengo-latest-attack = { $who } attacks with { $cards }!
kengo-latest-lunge = { $who } advances { $step } and attacks with { $cards }!
kengo-latest-parry = { $who } parries with { $cards }.
kengo-event-last_card = { $who } draws the last card.
kengo-event-round_over = Round { $round }: { $result } Score: { $left } { $score } { $right }.
kengo-detail-round_over = In hand: { $hands }. Played: { $played }.
kengo-event-match_won = { $who } wins the match!
kengo-event-match_won-of-three = { $who } wins a match. Score: { $left } { $won } { $right }.
kengo-event-left = { $who } left.
kengo-round-hit = { $who } hits with { $cards }!
kengo-round-no_card = { $loser } has no card to play: { $who } wins.
kengo-round-count = At distance { $distance }, { $who } holds more { $distance }s and wins.
kengo-round-position =
    { $equal ->
        [unequal] { $who } is further forward and wins.
        [far] At distance { $distance } no card counts. { $who } is further forward and wins.
        [none] Neither holds a { $distance }. { $who } is further forward and wins.
       *[held] Each holds { $cards }. { $who } is further forward and wins.
    }
kengo-round-drawn_last = { $who } wins because the other player drew the last card.
kengo-round-draw = It's a draw, as neither is further forward.
kengo-round-left = Broken off.
kengo-none = nothing

# A position in words: as a text board, and as the alt text of its picture

kengo-fact-rounds = rounds won: { $score } of { $rounds }
kengo-fact-matches = matches won: { $won } of { $needed }
kengo-fact-stands = stands on { $square }
kengo-fact-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kengo-fact-shown = shows { $cards }
kengo-fact-round = Kengo!, { $level }, round { $round }.
kengo-fact-attack = { $who } is attacked with { $cards }.
kengo-fact-mat = The mat has { $squares } squares. The distance is { $distance }.
kengo-fact-pile = { $count ->
        [one] The pile has 1 card.
       *[other] The pile has { $count } cards.
    }
kengo-fact-special = Special { $number }, { $special }: { $effect }
kengo-fact-last-advance = Last move: { $who } advanced with { $cards }, from { $start } to { $stop }.
kengo-fact-last-retreat = Last move: { $who } retreated with { $cards }, from { $start } to { $stop }.
kengo-fact-last-attack = Last move: { $who } attacked with { $cards }.
kengo-fact-last-lunge = Last move: { $who } advanced with { $step }, from { $start } to { $stop }, and attacked with { $cards }.
kengo-fact-last-parry = Last move: { $who } parried with { $cards }.
kengo-fact-last-withdraw = Last move: { $who } withdrew with { $cards }, from { $start } to { $stop }.
kengo-fact-hand = You hold { $cards }.
kengo-fact-discard = Played so far: { $cards }.
kengo-fact-options = You can: { $options }.
kengo-fact-last-round = The last round: { $result } { $left } held { $cards }, { $right } held { $others }.

## General plans
kengo-always-defend = Whenever you're attacked
kengo-always-defend-hit = Always take the hit
kengo-always-defend-parry = Parry whenever you can
kengo-always-last_attack = Whenever you can attack one last time
kengo-always-last_attack-pass = Never attack one last time (Basic only)

## Why a move is refused

## What is this card?
kengo-glossary-name = A number card
kengo-glossary-normal = Advance or retreat by its number, attack at exactly that distance, or parry the same number. There are five of each.
kengo-glossary-basic = Advance or retreat by its number, or attack at exactly that distance. There are five of each.
kengo-glossary-advanced = Advance, retreat or withdraw by its number, attack at that distance, also after an advance, or parry its number. There are five of each.

## What a move does on the mat
kengo-short-advance = Advance { $card }: { $squares } apart
kengo-short-retreat = Retreat { $card }: { $squares } apart
kengo-hint-apart = { $squares ->
        [one] 1 square apart
       *[other] { $squares } squares apart
    }
kengo-hint-succeeds = hits: you win the round
kengo-hint-parried = { $count ->
        [one] only a { $card } parries it
        [2] only two { $card }s parry it
        [3] only three { $card }s parry it
        [4] only four { $card }s parry it
       *[other] only { $count } cards of { $card } parry it
    }
kengo-hint-equal = { $count ->
        [one] a { $card }
        [2] two { $card }s
        [3] three { $card }s
        [4] four { $card }s
       *[other] { $count } cards of { $card }
    }
kengo-hint-spends = { $left ->
        [0] uses { $cards } and leaves you no cards
        [one] uses { $cards } and leaves you 1 card
       *[other] uses { $cards } and leaves you { $left } cards
    }
kengo-hint-hit = you lose the round
kengo-purpose-only = No other card fits: each would take you off the mat or past them. If no card fits at all, you lose the round.
kengo-purpose-far-most = It gains the most ground, and no card is higher than { $card }, so they can't attack from there.
kengo-purpose-far-least = It keeps your higher cards, and no card is higher than { $card }, so they can't attack from there.
kengo-purpose-far-pair = It keeps your matching cards together, and no card is higher than { $card }, so they can't attack from there.
kengo-risk-stuck = They could come so close that you soon have no card to play, and then you lose the round. Near your edge, keep low cards.
kengo-risk-open = They could attack with a { $card } there, and you'd hold none to parry with.
kengo-purpose-far = No card is higher than { $card }, so they can't attack from there.
kengo-purpose-near =
    { $count ->
        [0] They can't reach you yet. If they come closer, none of the cards you keep hits them.
       *[other] They can't reach you yet. If they come to a distance of { $hits }, you have a card left that hits them there.
    }
kengo-purpose-parries =
    { $count ->
        [0] Only a { $card } attacks from there, and they may not have one.
        [one] Only a { $card } attacks from there. You keep one: it parries a single one, not a pair.
       *[other] Only a { $card } attacks from there. You keep { $count } of them, to parry or to attack with next.
    }
kengo-purpose-strike =
    { $count ->
        [0] Only a { $card } attacks from there, and they may not have one.
        [one] Only a { $card } attacks from there. You keep one to attack with next.
       *[other] Only a { $card } attacks from there. You keep { $count } of them to attack with next.
    }
kengo-purpose-attack = If they can't parry it, you win the round. If they can, it's their turn.
kengo-purpose-parry = It stops the attack, and then it's your turn.
kengo-purpose-near-last =
    { $count ->
        [0] They can't reach you yet, and their move takes the last card. If they step closer, none of the cards you keep counts.
       *[other] They can't reach you yet, and their move takes the last card. At a distance of { $hits } you'd show a card that counts.
    }
kengo-purpose-unreached =
    { $count ->
        [0] You can see all five { $card }s, so they can't attack from there.
       *[other] You can see all five { $card }s: they can't attack from there, and they can't parry yours.
    }
kengo-purpose-parries-last =
    { $count ->
        [0] Only a { $card } attacks from there, and they may not have one. Their move takes the last card and ends the round.
       *[other] Only a { $card } attacks from there. You keep { kengo-hint-equal } to parry with. Their move takes the last card and ends the round.
    }
kengo-purpose-sure = They can't parry that: not enough { $card }s are left. You win the round.
kengo-purpose-ends-far = This takes the last card and ends the round. At distance { $distance } no card counts. { kengo-purpose-position }
kengo-purpose-ends-step =
    { $count ->
        [0] This takes the last card and ends the round. You keep no { $card }. { kengo-purpose-unshown }
       *[other] This takes the last card and ends the round. You keep { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-won = This takes the last card and ends the round. You keep { $count } of the five { $card }s, and they can't beat that: you win.
kengo-purpose-ends-basic = { $edge ->
        [ahead] This takes the last card. They may still attack, with a { $distance }. If that doesn't hit, you win: you're further forward.
        [behind] This takes the last card. They're further forward, so they win the round.
        [drawn] This takes the last card. Neither of you is further forward, so they win: the last card is yours.
       *[level] This takes the last card. They may still attack, with a { $distance }. If that doesn't hit, it's a draw.
    }
kengo-purpose-ends-attack = If they can't parry it, you win. If they can, that ends the round. { kengo-purpose-shown }
kengo-purpose-ends-parry =
    { $count ->
        [0] It stops the attack and ends the round. You keep no { $card }. { kengo-purpose-unshown }
       *[other] It stops the attack and ends the round. You keep { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-parry-basic = It stops the attack and ends the round. { kengo-purpose-position }
kengo-purpose-position = { $edge ->
        [ahead] You're further forward, so you win.
        [behind] They're further forward, so they win.
        [drawn] Neither of you is further forward, so they win: the last card is yours.
       *[level] It's a draw: neither of you is further forward.
    }
kengo-purpose-shown = { $edge ->
        [ahead] They win only if they show more { $card }s: you're further forward.
        [behind] They win if they show as many { $card }s or more: they're further forward.
        [drawn] They win if they show as many { $card }s or more: the last card is yours.
        [spared] They win only if they show more { $card }s: the last card is theirs.
       *[level] They win if they show more { $card }s. With as many, it's a draw.
    }
kengo-purpose-unshown = { $edge ->
        [ahead] They win only if they show a { $card }: you're further forward.
        [behind] They win: they're further forward.
        [drawn] They win: the last card is yours.
        [spared] They win only if they show a { $card }: the last card is theirs.
       *[level] They win if they show a { $card }. If they don't, it's a draw.
    }
kengo-fact-weighed = You're looking at the mat after this move: { $move }.
