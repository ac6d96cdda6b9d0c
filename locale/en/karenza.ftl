# Karenza

karenza-name = Karenza
karenza-pitch = A sword duel of stances: step into your technique, strike, parry. 2 to 4 players, 30 minutes.
karenza-howto =
    The first with the points agreed, usually ten, wins; if somebody has to draw and cannot, whoever has most.
    With the initiative you make up to three moves of feet and sword and then attack with a card of that stance; usually not if you have moved the sword.
    If you do not attack, you may discard a card, and the initiative passes: the table is cleared and everybody draws.
    Under attack you may move no more than the attacker did, and defend. An attack without a defence scores its power; a defence with more power takes the initiative.

# What the asked player is told

karenza-ask-warrior = Choose your warrior.
karenza-ask-opening = Take your stance: left foot, right foot, sword.
karenza-ask-act = You have the initiative: attack, or move and pass it on.
karenza-ask-defend = You are under attack! Parry, or let it through?

# Options of the lobby

karenza-option-sword_lock = A sword moved by hand
karenza-option-sword_lock-on = forbids a card this turn
karenza-option-sword_lock-off = is a move like any other
karenza-option-threat_cap = Moves under attack: no more than the attacker's
karenza-option-threat_cap-always = always
karenza-option-threat_cap-defence = only for a defence
karenza-option-hand = Cards in hand
karenza-option-hand-7 = 7
karenza-option-hand-5 = 5
karenza-option-hand-3 = 3
karenza-option-target = Points to win
karenza-option-target-10 = 10
karenza-option-target-5 = 5

# Why it ended

karenza-reason-points = { $winner } has the points it takes.
karenza-reason-deck = A deck has run out: the highest score decides.
karenza-reason-left = The others have left.

# Answers

karenza-answer-play-at = { $card } → { $mark }
karenza-answer-stand = Stand { $pose }
karenza-answer-stand-discard = { $pose } − { $card }
karenza-kind-choose = Choose a warrior…
karenza-kind-play = Play a card…
karenza-kind-stand = No card: take a stance…
karenza-emoji-stand = 🦶
karenza-field-kind = What will you do?
karenza-field-kind-choose = Choose a warrior
karenza-field-kind-play = Play a card
karenza-field-kind-stand = Take a stance, no card
karenza-field-warrior = Which warrior?
karenza-field-card = Which card?
karenza-field-target = At whom?
karenza-field-target-None = the opponent
karenza-field-left = Left foot
karenza-field-left-a = Left A
karenza-field-left-b = Left B
karenza-field-left-c = Left C
karenza-field-left-d = Left D
karenza-field-right = Right foot
karenza-field-right-a = Right A
karenza-field-right-b = Right B
karenza-field-right-c = Right C
karenza-field-right-d = Right D
karenza-field-sword = Sword
karenza-field-sword-1 = Sword 1
karenza-field-sword-2 = Sword 2
karenza-field-sword-3 = Sword 3
karenza-field-sword-4 = Sword 4
karenza-field-discard = You pass the initiative: discard a card?
karenza-field-discard-None = Discard nothing
karenza-card-attack = { $card }, attack · { $pose }
karenza-card-defence = { $card }, defence · { $pose }

# What an answer costs or leads to: at most 60 characters

karenza-moves-none = no move
karenza-moves = { $count ->
        [one] 1 move: { $which }
       *[other] { $count } moves: { $which }
    }
karenza-step-left = left foot { $left }
karenza-step-right = right foot { $right }
karenza-step-sword = sword { $sword }
karenza-step-swap = feet change places
karenza-hint-takes = takes over
karenza-hint-stops = stops it
karenza-hint-pass = pass · { $moves }
karenza-hint-pass-discard = pass, discard · { $moves }
karenza-hint-concede = let { $points } through · { $moves }
karenza-hint-ready = ready: { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    }, { $defences ->
        [one] 1 defence
       *[other] { $defences } defences
    }
karenza-theme-masaru = Few heavy cuts from above: waits, and strikes once
karenza-theme-lanying = Thrust upon thrust: one hit brings the next
karenza-theme-ortwin = Strong defences that win the initiative
karenza-theme-ines = Small steps: nearly every stance is one move away
karenza-theme-ginevra = No two plays alike: where her sword ends is hard to guess
karenza-theme-amihan = Light and often: many small cuts, seldom a step away
karenza-theme-random = Leave it to luck

# Names of things

karenza-warrior-random = Any warrior
karenza-warrior-unknown = nobody

# The log

karenza-event-chosen = { $who } has chosen.
karenza-event-as = { $who } fights as { $warrior }
karenza-event-begun = { $pairs }. { $who } opens, by lot.
karenza-event-placed = { $who } takes a stance: left foot { $left }, right foot { $right }, sword { $sword }.
karenza-event-attacked = { $moves ->
        [0] { $who } attacks { $target } without a move: { $card }!
        [one] { $who } attacks { $target } after 1 move: { $card }!
       *[other] { $who } attacks { $target } after { $moves } moves: { $card }!
    }
karenza-event-defended-won = { $moves ->
        [0] { $who } parries { $attack } with { $card }, without a move, and takes the initiative.
        [one] { $who } parries { $attack } with { $card } after 1 move, and takes the initiative.
       *[other] { $who } parries { $attack } with { $card } after { $moves } moves, and takes the initiative.
    }
karenza-event-defended-kept = { $moves ->
        [0] { $who } parries { $attack } with { $card }, without a move. { $next } keeps the initiative.
        [one] { $who } parries { $attack } with { $card } after 1 move. { $next } keeps the initiative.
       *[other] { $who } parries { $attack } with { $card } after { $moves } moves. { $next } keeps the initiative.
    }
karenza-event-conceded = { $moves ->
        [0] { $who } lets it through and stays at { $left } { $right } { $sword }.
        [one] { $who } lets it through and goes to { $left } { $right } { $sword } in 1 move.
       *[other] { $who } lets it through and goes to { $left } { $right } { $sword } in { $moves } moves.
    }
karenza-event-scored = { $card } hits { $target }: { $points } for { $who }, now { $score }.
karenza-event-combo = A combo of { $count }!
karenza-event-passed = { $moves ->
        [0] { $who } stays at { $left } { $right } { $sword } and passes the initiative to { $to }.
        [one] { $who } goes to { $left } { $right } { $sword } in 1 move and passes the initiative to { $to }.
       *[other] { $who } goes to { $left } { $right } { $sword } in { $moves } moves and passes the initiative to { $to }.
    }
karenza-event-discarded = Discarded: { $card }.
karenza-event-drawn = Cards drawn: { $drawn }.
karenza-event-deck_out = { $who } cannot draw: the match is over.
karenza-event-left = { $who } has left.

# The text board: no line longer than 40 characters

karenza-board-turn = ◄ to act
karenza-board-initiative = ⚔
karenza-board-won = ◄ first
karenza-board-left = (left)
karenza-board-choosing = is choosing a warrior
karenza-board-chosen = has chosen
karenza-board-warrior = { $warrior }, stands { $stance }
karenza-board-nowhere = nowhere yet
karenza-board-score = { $score }/{ $target } points, hand { $hand }, deck { $deck }
karenza-board-discards = discards: { $cards }
karenza-board-attack = { $from } attacks { $to }: { $card }, moves allowed: { $moves }
karenza-board-before = before: { $cards }
karenza-board-dear = passing now costs a card
karenza-board-hand = your hand (* now, × attack, = defence):
karenza-board-empty = your hand is empty
karenza-board-weighed = you would stand { $pose }

# The picture in words

karenza-alt-over = Karenza. The match is over: { $who } has won.
karenza-alt-drawn = Karenza. The match is over, a draw: { $who }.
karenza-alt-choosing = Karenza. Still choosing a warrior: { $who }.
karenza-alt-warriors = To choose from: { $warriors }.
karenza-alt-attack = Karenza. { $who } attacks { $target } with { $card }; moves allowed for a parry: { $moves }.
karenza-alt-placing = Karenza. { $who } is to take a stance.
karenza-alt-turn = Karenza. { $who } is to act, with the initiative.
karenza-alt-player = { $who } ({ $warrior }): { $stance }, { $score } points, hand { $hand }, deck { $deck }.
karenza-alt-exchange = Last attack: { $card } by { $who }.
karenza-alt-parried = Parried by { $who } with { $card }.
karenza-alt-hand = You hold (stance→end, moves away): { $cards }.
karenza-alt-attack-card = attack
karenza-alt-defence-card = defence
karenza-alt-ready = (playable)
karenza-alt-weighed = You would stand { $pose }.

## Standing orders
karenza-order-defend = when you are attacked
karenza-order-defend-stay = Let every attack through and stay as I stand
