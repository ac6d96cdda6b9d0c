# Kengo!

kengo-name = Kengo!
kengo-pitch = Fencing with a hand of numbers: advance, strike, parry. 2 players, 20 minutes.
kengo-howto =
    Two warriors fence on one line of squares; whoever first wins the rounds agreed, usually five, wins the match.
    On your turn you play a number: step so far forward or back, or strike with cards of exactly your distance. Then you draw.
    A strike is parried by as many cards of the same number (at Basic it is not). If it hits, the attacker wins the round; whoever has no card to play loses it.
    When the pile is used up, the round goes to whoever holds more cards of the distance, or else has gained more ground; at Basic the ground decides.

# What the asked player is told

kengo-ask-act = Your turn: advance, retreat or attack.
kengo-ask-defend = You are under attack! How do you answer?
kengo-ask-last_attack = The pile is empty. You may attack one last time.
kengo-ask-refill = Your hand is empty: it is filled again, and the turn passes.
kengo-ask-stuck = None of your cards can be played.

# Options of the lobby

kengo-option-level = Level
kengo-option-level-normal = Normal: with parries
kengo-option-level-basic = Basic: no parries
kengo-option-level-advanced = Advanced: advance & attack, withdrawal
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
kengo-option-open_discard-off = only the last ones lie open
kengo-option-open_discard-on = all lie open
kengo-option-basic_last_parry = Last attack of a Basic round
kengo-option-basic_last_parry-on = can be parried
kengo-option-basic_last_parry-off = cannot be parried

# Why it ended

kengo-reason-rounds = { $winner } has won all the rounds it takes.
kengo-reason-matches = { $winner } has won the best of three.
kengo-reason-left = The other side has left.

# Answers

kengo-answer-advance = Advance { $card }
kengo-answer-retreat = Retreat { $card }
kengo-answer-attack = { $count ->
        [one] Attack { $card }
       *[other] Attack { $card } · { $count } cards
    }
kengo-answer-lunge = { $count ->
        [one] Advance { $step }, attack { $card }
       *[other] Advance { $step }, attack { $card } · { $count } cards
    }
kengo-answer-parry = Parry with the same cards
kengo-answer-parry-sum = Parry with { $cards }
kengo-answer-withdraw = Withdraw { $card }
kengo-answer-hit = Take the hit
kengo-answer-pass = Do nothing
kengo-confirm-hit = Take the hit? You lose this round.
kengo-emoji-attack = ⚔️
kengo-emoji-lunge = ⚔️
kengo-emoji-parry = 🛡️

kengo-field-kind = What will you do?
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
kengo-field-step = Which card to advance with?

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
kengo-effect-crowded_hall = Both start three squares inside.
kengo-effect-no_way_back = Retreat only if nothing else fits.
kengo-effect-single_cut = Attacks are a single card.
kengo-effect-flowing_guard = A parry may match the sum.
kengo-effect-open_palms = Hands lie face up.
kengo-effect-high_stakes = This round counts two.
kengo-level-normal = Normal
kengo-level-basic = Basic
kengo-level-advanced = Advanced

# The log

kengo-event-lot = { $who } starts, by lot.
kengo-event-begun = Round { $round } begins. { $who } starts.
kengo-event-begun-special = Round { $round } begins. { $who } starts. { $special }: { $effect }
kengo-event-acted-advance = { $who } advances.
kengo-event-acted-retreat = { $who } retreats.
kengo-event-acted-attack = { $who } attacks!
kengo-event-acted-lunge = { $who } advances and attacks!
kengo-event-acted-parry = { $who } parries.
kengo-event-acted-withdraw = { $who } withdraws.
kengo-event-acted-hit = { $who } is hit.
kengo-event-acted-pass = { $who } does not attack.
kengo-event-acted-refill = { $who } has an empty hand and fills it again.
kengo-event-acted-stuck = { $who } has no card that can be played.
kengo-event-last_card = { $who } draws the last card.
kengo-event-round_over = Round { $round }: { $result } { $left } { $score } { $right }. In hand: { $hands }. Played: { $played }.
kengo-event-match_won = { $who } wins the match.
kengo-event-match_won-of-three = { $who } wins a match: { $left } { $won } { $right }.
kengo-event-left = { $who } has left.
kengo-round-hit = { $who } lands a hit.
kengo-round-no_card = { $who } wins, for the other has no card to play.
kengo-round-count = { $who } wins with more cards that would strike.
kengo-round-position = { $who } wins, being further forward.
kengo-round-drawn_last = { $who } wins, for the other drew the last card.
kengo-round-draw = A draw.
kengo-round-left = Broken off.
kengo-none = nothing

# The text board: no line longer than 40 characters

kengo-board-rounds = rounds won: { $score } of { $rounds }
kengo-board-matches = matches won: { $won } of { $needed }
kengo-board-stands = stands on { $square }
kengo-board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kengo-board-shown = shows { $cards }
kengo-board-turn = ◄ to act
kengo-board-won = ◄ has won
kengo-board-distance = distance { $distance }
kengo-board-round = round { $round }, pile { $pile }
kengo-board-special = special { $number }: { $special }
kengo-board-last-advance = last: { $mark } advanced { $cards }, { $start } to { $stop }
kengo-board-last-retreat = last: { $mark } retreated { $cards }, { $start } to { $stop }
kengo-board-last-attack = last: { $mark } attacked with { $cards }
kengo-board-last-lunge =
    last: { $mark } advanced { $step }, { $start } to { $stop },
    {"  "}and attacked with { $cards }
kengo-board-last-parry = last: { $mark } parried with { $cards }
kengo-board-last-withdraw = last: { $mark } withdrew { $cards }, { $start } to { $stop }
kengo-board-attack = attack to be answered: { $cards }
kengo-board-discard = played: { $cards }
kengo-board-hand = your hand: { $cards }
kengo-board-last-round = last round: { $mark } { $cards }

# The picture in words

kengo-alt-turn = Kengo!, { $level }, round { $round }. { $who } is to act.
kengo-alt-defend = Kengo!, { $level }, round { $round }. { $who } is to answer an attack.
kengo-alt-over = Kengo!, { $level }. The match is over: { $who } has won.
kengo-alt-mat = The mat has { $squares } squares. { $left } (left) stands on { $here }, { $right } (right) on { $there }: distance { $distance }.
kengo-alt-score = Rounds won: { $left } { $score }, { $right } { $other }, of { $rounds }.
kengo-alt-matches = Matches won: { $left } { $score }, { $right } { $other }, of { $needed }.
kengo-alt-pile = { $count ->
        [one] The pile has 1 card.
       *[other] The pile has { $count } cards.
    }
kengo-alt-special = Special { $number }, { $special }: { $effect }
kengo-alt-last-advance = Last action: { $who } advanced with { $cards }, from { $start } to { $stop }.
kengo-alt-last-retreat = Last action: { $who } retreated with { $cards }, from { $start } to { $stop }.
kengo-alt-last-attack = Last action: { $who } attacked with { $cards }.
kengo-alt-last-lunge = Last action: { $who } advanced with { $step }, from { $start } to { $stop }, and attacked with { $cards }.
kengo-alt-last-parry = Last action: { $who } parried with { $cards }.
kengo-alt-last-withdraw = Last action: { $who } withdrew with { $cards }, from { $start } to { $stop }.
kengo-alt-hand = You hold { $cards }.
kengo-alt-counts = { $who } holds { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
kengo-alt-shown = { $who } shows { $cards }.
kengo-alt-discard = Played so far: { $cards }.
kengo-alt-options = You can: { $options }.
kengo-alt-last-round = The last round: { $result } { $left } held { $cards }, { $right } held { $others }.

## Standing orders
kengo-order-defend = when you are attacked
kengo-order-defend-hit = Always take the hit
kengo-order-defend-parry = Parry whenever you can
kengo-order-last_attack = whether to attack one last time
kengo-order-last_attack-pass = Never attack one last time
