# Karenza

karenza-name = Karenza
karenza-pitch = A sword duel of stances: step into your technique, strike, parry. 2 to 4 players, 30 minutes.

# What the asked player is told

karenza-ask-warrior = Choose your warrior.
karenza-ask-opening = { $first ->
        [1] You attack first. Choose your stance: left foot, right foot, sword.
       *[0] You don't attack first, so have parries ready. Choose your stance: left foot, right foot, sword.
    }
karenza-weighing = The picture shows a stance that suits your hand:
karenza-form-best = most cards ready
karenza-ask-act = You have the initiative: { $can }.
karenza-can-act-play = attack
karenza-can-act-stand = pass
karenza-ask-defend = An attack of { $power } is coming: { $can }.
karenza-can-defend-play = parry
karenza-can-defend-stand = take the hit
karenza-only-defend-stand = nothing in your hand stops it
karenza-only-act-stand = no attack fits, so pass (up to { $most } steps)

# Options of the lobby

karenza-option-sword_lock = Moving your sword
karenza-option-sword_lock-on = means no card this turn
karenza-option-sword_lock-off = is a step like any other
karenza-option-threat_cap = Steps under attack
karenza-option-threat_cap-defence = limited only for a parry
karenza-option-threat_cap-always = never more than the attacker took (more combos)
karenza-option-hand = Hand size
karenza-option-hand-7 = 7
karenza-option-hand-5 = 5
karenza-option-hand-3 = 3
karenza-option-target = Points to win
karenza-option-target-10 = 10
karenza-option-target-5 = 5, short: one or two hits decide

# Why it ended

karenza-reason-points = First to { $target } points.
karenza-reason-deck = A deck ran out, so the highest score wins.
karenza-reason-left =
    { $others ->
        [1] The other player left.
       *[other] The other players left.
    }

# Answers

karenza-answer-play-at = { $card } → { $mark }
karenza-answer-stand = Stand { $pose }
karenza-answer-stand-discard = Stand { $pose }, discard { $card }
karenza-answer-hit = { $moved ->
        [1] Take the hit, stand { $pose }
       *[0] Take the hit
    }
karenza-answer-pass = { $moved ->
        [1] Pass, stand { $pose }
       *[0] Pass, stay
    }
karenza-answer-pass-discard = { $moved ->
        [1] Pass, stand { $pose }, discard { $card }
       *[0] Pass, stay, discard { $card }
    }
karenza-kind-choose = Choose a warrior…
karenza-kind-play = Play a card…
karenza-kind-stand = Pass and change stance…
karenza-kind-stand-defend = Take the hit, change stance…
karenza-emoji-stand = 👣
karenza-field-kind = What do you want to do?
karenza-field-kind-choose = Choose a warrior
karenza-field-kind-play = Play a card
karenza-field-kind-stand = Take a stance, no card
karenza-field-warrior = Which warrior?
karenza-field-card = Which card?
karenza-field-target = Who do you attack?
karenza-field-target-None = the opponent
karenza-field-stance = Change your stance…
karenza-field-stance-more = More stances…
karenza-field-discard = Pass right now, and discard…
karenza-field-discard-None = Discard nothing
karenza-card-attack = { $card }, attack · { $pose }
karenza-card-defence = { $card }, defence · { $pose }

# What an answer costs or leads to: at most 60 characters

karenza-moves-none = no step
karenza-moves = { $count ->
        [one] 1 step: { $which }
       *[other] { $count } steps: { $which }
    }
karenza-moves-only = { $count ->
        [0] no step
        [one] 1 step
       *[other] { $count } steps
    }
karenza-step-left = left foot to { $left }
karenza-step-right = right foot to { $right }
karenza-step-sword = sword to { $sword }
karenza-step-swap = swap feet
karenza-hint-wins = wins if it hits
karenza-hint-takes = stops it, you attack next · { $moves }
karenza-hint-stops = stops it, they may attack again · { $moves }
karenza-hint-concede = they score { $points }{ $wins ->
        [1] {" and win"}
       *[0] {""}
    }
karenza-purpose-attack = If nobody stops it, it scores { $points ->
        [one] a point
       *[other] { $points } points
    } for you. They may take { $steps ->
        [0] no step
        [one] 1 step
       *[other] { $steps } steps
    } to parry it.
karenza-purpose-takes = It stops { $points ->
        [one] one point
       *[other] { $points } points
    }, and the next turn is yours.
karenza-purpose-stops = It stops { $points ->
        [one] one point
       *[other] { $points } points
    }. They may attack again.
karenza-purpose-stand = { $stuck ->
        [1] No attack fits now. This leaves you with
       *[other] This leaves you with
    } { $attacks ->
        [0] {""}
        [one] one attack
       *[other] { $attacks } attacks
    }{ $both ->
        [1] {" and "}
       *[other] {""}
    }{ $defences ->
        [0] {""}
        [one] one defence
       *[other] { $defences } defences
    } ready{ $drawn ->
        [0] {""}
        [one] , and you draw a new card
       *[other] , and you draw { $drawn } new cards
    }.
karenza-purpose-drawn = { $stuck ->
        [1] {"No attack fits now. "}
       *[other] {""}
    }{ $drawn ->
        [one] You draw a new card
       *[other] You draw { $drawn } new cards
    }.
karenza-hint-ready = ready: { $cards }
karenza-ready-none = nothing ready
karenza-ready-attacks = { $count ->
        [one] 1 attack
       *[other] { $count } attacks
    }
karenza-ready-defences = { $count ->
        [one] 1 defence
       *[other] { $count } defences
    }
karenza-theme-masaru = Easy to start with: wait and parry, then one heavy cut
karenza-theme-lanying = Easy to start with: steady thrusts, each setting up the next
karenza-theme-ortwin = You cut lightly and often, and save the heaviest cut of all
karenza-theme-ines = Always moving: each attack starts a step from the last
karenza-theme-ginevra = You surprise them: where your sword ends is hard to foresee
karenza-theme-amihan = You parry hard, take over the attack, and cut back quickly
karenza-theme-random = Surprise me

karenza-style-masaru = Heavy cuts
karenza-style-lanying = Flowing thrusts
karenza-style-ortwin = Master cut
karenza-style-ines = Small steps
karenza-style-ginevra = Hard to read
karenza-style-amihan = Strong parries

# Names of things

karenza-warrior-random = Any warrior
karenza-warrior-unknown = nobody

# The log

karenza-event-chosen = { $who } has chosen a warrior.
karenza-event-as = { $who } fights as { $warrior }
karenza-event-begun = { $pairs }. { $who } goes first, chosen at random.
karenza-event-placed = { $who } takes a stance: left foot { $left }, right foot { $right }, sword { $sword }.
karenza-event-attacked = { $moves ->
        [0] { $who } attacks { $target } without a step: { $card }!
        [one] { $who } attacks { $target } after 1 step: { $card }!
       *[other] { $who } attacks { $target } after { $moves } steps: { $card }!
    }
karenza-event-defended-won = { $moves ->
        [0] { $who } parries { $attack } with { $card }, without a step, and may attack next.
        [one] { $who } parries { $attack } with { $card } after 1 step and may attack next.
       *[other] { $who } parries { $attack } with { $card } after { $moves } steps and may attack next.
    }
karenza-event-defended-kept = { $moves ->
        [0] { $who } parries { $attack } with { $card }, without a step. { $next } may attack again.
        [one] { $who } parries { $attack } with { $card } after 1 step. { $next } may attack again.
       *[other] { $who } parries { $attack } with { $card } after { $moves } steps. { $next } may attack again.
    }
karenza-event-conceded = { $moves ->
        [0] { $who } takes the hit and stays at { $left } { $right } { $sword }.
        [one] { $who } takes the hit and goes to { $left } { $right } { $sword } in 1 step.
       *[other] { $who } takes the hit and goes to { $left } { $right } { $sword } in { $moves } steps.
    }
karenza-event-scored = { $card } hits { $target }! { $who } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } and now has { $score }.
karenza-event-combo = A combo of { $count }!
karenza-event-passed = { $moves ->
        [0] { $who } stays at { $left } { $right } { $sword } and passes the initiative to { $to }.
        [one] { $who } goes to { $left } { $right } { $sword } in 1 step and passes the initiative to { $to }.
       *[other] { $who } goes to { $left } { $right } { $sword } in { $moves } steps and passes the initiative to { $to }.
    }
karenza-event-discarded = Discarded: { $card }.
karenza-event-drawn = Cards drawn: { $drawn }.
karenza-event-deck_out = { $who } can't draw, so the match is over.
karenza-event-left = { $who } left.

# A position in words: as a text board, and as the alt text of its picture

karenza-fact-initiative = initiative
karenza-fact-choosing = is choosing a warrior
karenza-fact-chosen = has chosen
karenza-fact-warrior = { $warrior }, stands { $stance }
karenza-fact-nowhere = nowhere yet
karenza-fact-score = { $score }/{ $target } points, hand { $hand }, deck { $deck }
karenza-fact-discards = Discards of { $who }: { $cards }.
karenza-fact-before = Before that: { $cards }.
karenza-fact-dear = Passing now costs a card.
karenza-fact-empty = Your hand is empty.
karenza-fact-warriors = Warriors to choose from: { $warriors }.
karenza-fact-attack = { $who } attacks { $target } with { $card }; steps allowed for a parry: { $moves }.
karenza-fact-laid-attack = { $who } attacked with { $card }.
karenza-fact-laid-defence = { $who } parried with { $card }.
karenza-fact-hand = You hold (stance→end, steps away)
karenza-fact-attack-card = attack
karenza-fact-defence-card = defence
karenza-fact-ready = (playable)
karenza-fact-weighed = You'd stand { $pose }.

## General plans
karenza-always-defend = Whenever you're attacked
karenza-always-defend-stay = Take every hit and keep my stance
karenza-always-defend-unarmed = Take the hit if I can't parry, and keep my stance

## Why a move is refused

## What is this card?
karenza-glossary-attack = “{ $means }”, an attack of { $power }. Left foot { $left }, right foot { $right }, sword { $sword }; then the sword is at { $end }.
karenza-glossary-defence = “{ $means }”, a defence of { $power }. Left foot { $left }, right foot { $right }, sword { $sword }; then the sword is at { $end }.

# Karenza: what the names of the techniques mean, word for word. The names themselves are the same in every language.

## Masaru, kenjutsu

karenza-means-kesa_giri = cut along the monk's robe
karenza-means-kiri_oroshi = cut straight down
karenza-means-kiri_age = rising cut
karenza-means-do_giri = cut through the trunk
karenza-means-morote_zuki = two-handed thrust
karenza-means-tsubame_gaeshi = swallow's return
karenza-means-uke_nagashi = receive and let flow
karenza-means-suri_age = slide up along the blade
karenza-means-harai = sweep aside
karenza-means-kiri_otoshi = cut the attack down
karenza-means-maki_otoshi = wind the blade down
karenza-means-inashi = parry in passing

## Lanying, jiàn

karenza-means-bai_she_tu_xin = white snake flicks its tongue
karenza-means-xian_ren_zhi_lu = the immortal shows the way
karenza-means-qing_ting_dian_shui = dragonfly touches the water
karenza-means-yan_zi_chao_shui = swallow skims the water
karenza-means-huang_feng_ru_dong = wasp enters its hole
karenza-means-liu_xing_gan_yue = shooting star chases the moon
karenza-means-huai_zhong_bao_yue = hold the moon to the breast
karenza-means-feng_juan_he_ye = wind rolls up the lotus leaf
karenza-means-shi_zi_yao_tou = lion shakes its head
karenza-means-wu_long_bai_wei = black dragon swings its tail
karenza-means-su_niao_tou_lin = bird goes home to the wood
karenza-means-ye_ma_tiao_jian = wild horse leaps the stream

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = cut of wrath
karenza-means-krumphau = crooked cut
karenza-means-zwerchhau = cut across
karenza-means-schielhau = squinting cut
karenza-means-scheitelhau = cut to the crown of the head
karenza-means-unterhau = cut from below
karenza-means-absetzen = set the point aside
karenza-means-versetzen = displace
karenza-means-winden = wind on the blade
karenza-means-haengen = hang the point
karenza-means-kron = crown
karenza-means-abschneiden = slice off

## Inés, verdadera destreza

karenza-means-estocada_de_puno = thrust from the wrist
karenza-means-tajo = cut from the right
karenza-means-reves = cut from the left
karenza-means-mandoble = flick of the wrist
karenza-means-cuarto_circulo = quarter circle
karenza-means-cuchillada = slash
karenza-means-atajo = place your blade on the other's
karenza-means-desvio = turn aside
karenza-means-reparo = parry of a cut
karenza-means-expulsion = throw the blade off
karenza-means-linea_en_cruz = line across
karenza-means-conclusion = seize the hilt

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = forehand cut downwards
karenza-means-riverso_sgualembrato = slanting backhand
karenza-means-tramazzone = cut from the wrist
karenza-means-stoccata = thrust from below
karenza-means-imbroccata = thrust from above
karenza-means-falso_dritto = rising cut with the false edge
karenza-means-guardia_di_testa = guard of the head
karenza-means-guardia_di_faccia = guard of the face
karenza-means-falso_manco = parry with the false edge
karenza-means-mezza_volta = half turn of the hand
karenza-means-battuta = beat on the blade
karenza-means-cavazione = draw the blade away below

## Amihan, eskrima

karenza-means-abaniko = fan
karenza-means-redonda = round and round
karenza-means-planchada = flat cut
karenza-means-aldabis = slanting cut
karenza-means-saksak = thrust
karenza-means-bagsak = drop from above
karenza-means-salag = block
karenza-means-palis_palis = go with the blow
karenza-means-sombrada = shadow
karenza-means-payong = umbrella
karenza-means-gunting = scissors
karenza-means-agaw = take the weapon
