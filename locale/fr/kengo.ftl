# Kengo!

kengo-name = Kengo!
kengo-pitch = De l'escrime avec une main de cartes de 1 à 5 : avance, attaque, pare. 2 joueurs, 20 minutes.

# Ce qu'on dit à qui doit jouer

kengo-ask-act = À toi : { $can }.
kengo-can-act-advance = avance
kengo-can-act-retreat = recule
kengo-can-act-attack = attaque
kengo-can-act-lunge = avance & attaque
kengo-ask-defend = On t'attaque ! Que fais-tu ?
kengo-ask-last_attack = La pioche est vide. Tu peux attaquer une dernière fois.
kengo-ask-refill = Ta main est vide. Tu en pioches une nouvelle, et ton tour est fini.
kengo-ask-stuck = Tu ne peux jouer aucune de tes cartes.

# Options de la table

kengo-option-level = Niveau
kengo-option-level-normal = Normal (avec parades)
kengo-option-level-basic = Basique (sans parades)
kengo-option-level-advanced = Expert (avance & attaque, repli ; une épreuve d'endurance)
kengo-option-tatami = Longueur du tatami
kengo-option-tatami-23 = 23 cases
kengo-option-tatami-21 = 21 cases
kengo-option-specials = Cartes spéciales
kengo-option-specials-off = aucune
kengo-option-specials-on = une par manche
kengo-option-rounds = Manches à gagner
kengo-option-rounds-5 = 5
kengo-option-rounds-3 = 3
kengo-option-rounds-1 = 1
kengo-option-matches = Parties
kengo-option-matches-1 = une seule
kengo-option-matches-3 = au meilleur des trois
kengo-option-open_discard = Cartes jouées
kengo-option-open_discard-off = seules les dernières sont visibles
kengo-option-open_discard-on = toutes sont visibles
kengo-option-basic_last_parry = Dernière attaque d'une manche Basique
kengo-option-basic_last_parry-on = peut être parée
kengo-option-basic_last_parry-off = ne peut pas être parée

# Pourquoi c'est fini

kengo-reason-rounds = { $rounds ->
        [1] C'était la seule manche.
       *[other] Le premier à { $rounds } manches l'emporte.
    }
kengo-reason-matches = Deux parties gagnées sur trois, c'est plié.
kengo-reason-left = L'adversaire a quitté la partie.

# Réponses

kengo-answer-advance = Avancer de { $card }
kengo-answer-retreat = Reculer de { $card }
kengo-answer-attack = { $count ->
        [one] Attaquer avec un { $card }
        [2] Attaquer avec deux { $card }
        [3] Attaquer avec trois { $card }
        [4] Attaquer avec quatre { $card }
       *[other] Attaquer avec { $count } cartes : { $card }
    }
kengo-answer-lunge = { $count ->
        [one] Avancer de { $step } et attaquer : un { $card }
        [2] Avancer de { $step } et attaquer : deux { $card }
        [3] Avancer de { $step } et attaquer : trois { $card }
        [4] Avancer de { $step } et attaquer : 4 × { $card }
       *[other] Avancer de { $step } et attaquer : { $count } × { $card }
    }
kengo-answer-parry = Parer
kengo-answer-parry-sum = Parer avec { $cards }
kengo-answer-withdraw = Se replier de { $card }
kengo-answer-hit = Encaisser la touche
kengo-answer-pass = Ne rien faire
kengo-confirm-hit = Encaisser la touche ? Tu perds cette manche.
kengo-emoji-attack = ⚔️
kengo-press-cards = Que font mes cartes ?
kengo-emoji-lunge = ⚔️
kengo-emoji-parry = 🛡️

kengo-field-kind = Que veux-tu faire ?
kengo-field-kind-advance = Avancer
kengo-field-kind-retreat = Reculer
kengo-field-kind-attack = Attaquer
kengo-field-kind-lunge = Avancer & attaquer
kengo-field-kind-parry = Parer
kengo-field-kind-withdraw = Se replier
kengo-field-kind-hit = Encaisser la touche
kengo-field-kind-pass = Ne rien faire
kengo-field-card = Avec quelle carte ?
kengo-field-cards = Avec quelles cartes ?
kengo-field-step = Avec quelle carte avancer ?

# Noms des choses

kengo-special-long_sleeves = Longues manches
kengo-special-cold_hands = Mains gelées
kengo-special-crowded_hall = Salle comble
kengo-special-no_way_back = Sans retour
kengo-special-single_cut = Coup unique
kengo-special-flowing_guard = Garde fluide
kengo-special-open_palms = Paumes ouvertes
kengo-special-high_stakes = Quitte ou double
kengo-effect-long_sleeves = Les mains comptent six cartes.
kengo-effect-cold_hands = Les mains comptent quatre cartes.
kengo-effect-crowded_hall = On part trois cases plus en avant.
kengo-effect-no_way_back = On ne recule qu'en dernier recours.
kengo-effect-single_cut = On attaque avec une seule carte.
kengo-effect-flowing_guard = On peut parer avec la même somme.
kengo-effect-open_palms = Les mains sont visibles.
kengo-effect-high_stakes = Cette manche compte double.
kengo-level-normal = Normal
kengo-level-basic = Basique
kengo-level-advanced = Expert

# Le journal

kengo-event-lot = Par tirage au sort, { $who } commence.
kengo-event-begun = Manche { $round } : { $who } commence.
kengo-event-begun-special = Manche { $round } : { $who } commence. Spéciale : { $special }. { $effect }
kengo-event-acted-advance = { $who } avance.
kengo-event-acted-retreat = { $who } recule.
kengo-event-acted-attack = { $who } attaque !
kengo-event-acted-lunge = { $who } avance et attaque !
kengo-event-acted-parry = { $who } pare.
kengo-event-acted-withdraw = { $who } se replie.
kengo-event-acted-hit = { $who } encaisse la touche.
kengo-event-acted-pass = { $who } n'attaque pas.
kengo-event-acted-refill = { $who } n'a plus de cartes et pioche une nouvelle main.
kengo-event-acted-stuck = { $who } ne peut jouer aucune carte.
kengo-latest-advance = { $who } avance de { $step } : distance { $distance }.
kengo-latest-retreat = { $who } recule de { $step } : distance { $distance }.
kengo-latest-withdraw = { $who } se replie de { $step } : distance { $distance }.
kengo-latest-attack = { $who } attaque avec { $cards } !
kengo-latest-lunge = { $who } avance de { $step } et attaque avec { $cards } !
kengo-latest-parry = { $who } pare avec { $cards }.
kengo-event-last_card = { $who } pioche la dernière carte.
kengo-event-round_over = Manche { $round } : { $result } Score : { $left } { $score } { $right }.
kengo-detail-round_over = En main : { $hands }. Joué : { $played }.
kengo-event-match_won = { $who } gagne la partie !
kengo-event-match_won-of-three = { $who } gagne une partie. Score : { $left } { $won } { $right }.
kengo-event-left = { $who } a quitté la partie.
kengo-round-hit = { $who } touche avec { $cards } !
kengo-round-no_card = { $loser } n'a plus de carte à jouer : { $who } gagne.
kengo-round-count = À distance { $distance }, { $who } a plus de { $distance } et gagne.
kengo-round-position =
    { $equal ->
        [unequal] { $who } a le plus avancé et gagne.
        [far] À distance { $distance }, aucune carte ne compte. { $who } a le plus avancé et gagne.
        [none] Personne n'a de { $distance }. { $who } a le plus avancé et gagne.
       *[held] Il y a { $cards } de chaque côté. { $who } a le plus avancé et gagne.
    }
kengo-round-drawn_last = { $who } gagne : l'adversaire a pioché la dernière carte.
kengo-round-draw = Égalité : personne n'a avancé plus que l'autre.
kengo-round-left = Interrompue.
kengo-none = rien

# La position en mots : comme plateau en texte et comme description de l'image

kengo-fact-rounds = manches gagnées : { $score } sur { $rounds }
kengo-fact-matches = parties gagnées : { $won } sur { $needed }
kengo-fact-stands = case { $square }
kengo-fact-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kengo-fact-shown = montre { $cards }
kengo-fact-round = Kengo!, { $level }, manche { $round }.
kengo-fact-attack = Attaque contre { $who } : { $cards }.
kengo-fact-mat = Le tatami a { $squares } cases. La distance est de { $distance }.
kengo-fact-pile = { $count ->
        [one] La pioche compte { $count } carte.
       *[other] La pioche compte { $count } cartes.
    }
kengo-fact-special = Spéciale { $number } : { $special }. { $effect }
kengo-fact-last-advance = Dernier coup : { $who } a avancé avec { $cards }, de { $start } à { $stop }.
kengo-fact-last-retreat = Dernier coup : { $who } a reculé avec { $cards }, de { $start } à { $stop }.
kengo-fact-last-attack = Dernier coup : { $who } a attaqué avec { $cards }.
kengo-fact-last-lunge = Dernier coup : { $who } a avancé avec { $step }, de { $start } à { $stop }, et attaqué avec { $cards }.
kengo-fact-last-parry = Dernier coup : { $who } a paré avec { $cards }.
kengo-fact-last-withdraw = Dernier coup : repli de { $who } avec { $cards }, de { $start } à { $stop }.
kengo-fact-hand = Ta main : { $cards }.
kengo-fact-discard = Joué jusqu'ici : { $cards }.
kengo-fact-options = Tes choix : { $options }.
kengo-fact-last-round = La dernière manche : { $result } { $left } avait { $cards }, { $right } avait { $others }.

## Coups prévus à chaque fois
kengo-always-defend = Chaque fois qu'on t'attaque
kengo-always-defend-hit = Toujours encaisser la touche
kengo-always-defend-parry = Parer dès que c'est possible
kengo-always-last_attack = Chaque fois que tu peux attaquer une dernière fois
kengo-always-last_attack-pass = Ne jamais faire de dernière attaque (en Basique seulement)

## Pourquoi un coup est refusé

## C'est quoi, cette carte ?
kengo-glossary-name = Une carte à nombre
kengo-glossary-normal = Avance ou recule d'autant de cases, touche à cette distance exacte, ou pare le même nombre. Il y en a cinq de chaque.
kengo-glossary-basic = Avance ou recule d'autant de cases, ou touche à cette distance exacte. Il y en a cinq de chaque.
kengo-glossary-advanced = Sert à avancer, reculer ou se replier d'autant, à attaquer à cette distance, même après une avance, ou à parer. Il y en a cinq de chaque.

## Ce qu'un coup change sur le tatami
kengo-short-advance = Avancer de { $card } : à { $squares }
kengo-short-retreat = Reculer de { $card } : à { $squares }
kengo-hint-apart = { $squares ->
        [one] distance { $squares }
       *[other] distance { $squares }
    }
kengo-hint-succeeds = touche : tu gagnes la manche
kengo-hint-parried = { $count ->
        [one] seul un { $card } peut la parer
        [2] il faut deux { $card } pour la parer
        [3] il faut trois { $card } pour la parer
        [4] il faut quatre { $card } pour la parer
       *[other] il faut { $count } cartes { $card } pour la parer
    }
kengo-hint-equal = { $count ->
        [one] un { $card }
        [2] deux { $card }
        [3] trois { $card }
        [4] quatre { $card }
       *[other] { $count } cartes { $card }
    }
kengo-hint-spends = { $left ->
        [0] joue { $cards }, il ne te reste rien
        [one] joue { $cards }, il te reste 1 carte
       *[other] joue { $cards }, il te reste { $left } cartes
    }
kengo-hint-hit = tu perds la manche
kengo-purpose-only = Aucune autre carte n'est jouable : elle te ferait sortir du tatami ou dépasser l'adversaire. Si aucune n'est jouable, tu perds la manche.
kengo-purpose-far-most = C'est ce qui avance le plus, et aucune carte ne dépasse { $card } : de là, on ne peut pas t'attaquer.
kengo-purpose-far-least = Tu gardes tes cartes plus fortes, et aucune ne dépasse { $card } : de là, on ne peut pas t'attaquer.
kengo-purpose-far-pair = Tu gardes ensemble tes cartes égales, et aucune ne dépasse { $card } : de là, on ne peut pas t'attaquer.
kengo-risk-stuck = L'adversaire peut venir si près que tu n'auras bientôt plus de carte à jouer : tu perdrais la manche. Près de ton bord, garde de petites cartes.
kengo-risk-open = Là, on pourrait t'attaquer avec un { $card }, et tu n'en aurais aucun pour parer.
kengo-purpose-far = Aucune carte ne dépasse { $card } : de là, on ne peut pas t'attaquer.
kengo-purpose-near =
    { $count ->
        [0] On ne peut pas encore te toucher. Si l'adversaire avance, aucune des cartes que tu gardes ne le touche.
       *[other] On ne peut pas encore te toucher. Si l'adversaire vient à une distance de { $hits }, tu gardes une carte qui touche.
    }
kengo-purpose-parries =
    { $count ->
        [0] Là, on ne peut t'attaquer qu'avec un { $card }, et l'adversaire n'en a peut-être pas.
        [one] Là, on ne peut t'attaquer qu'avec un { $card }. Tu en gardes un : il pare une seule carte, pas deux.
       *[other] Là, on ne peut t'attaquer qu'avec un { $card }. Tu en gardes { $count }, pour parer ou pour attaquer ensuite.
    }
kengo-purpose-strike =
    { $count ->
        [0] Là, on ne peut t'attaquer qu'avec un { $card }, et l'adversaire n'en a peut-être pas.
        [one] Là, on ne peut t'attaquer qu'avec un { $card }. Tu en gardes un pour attaquer ensuite.
       *[other] Là, on ne peut t'attaquer qu'avec un { $card }. Tu en gardes { $count } pour attaquer ensuite.
    }
kengo-purpose-attack = Si l'attaque n'est pas parée, tu gagnes la manche. Sinon, c'est à l'adversaire de jouer.
kengo-purpose-parry = L'attaque est parée, puis c'est à toi de jouer.
kengo-purpose-near-last =
    { $count ->
        [0] On ne peut pas encore te toucher, et le coup suivant vide la pioche. Si l'adversaire avance, aucune de tes cartes ne compte.
       *[other] On ne peut pas encore te toucher, et le coup suivant vide la pioche. À une distance de { $hits }, tu aurais une carte qui compte.
    }
kengo-purpose-unreached =
    { $count ->
        [0] Tu vois les cinq { $card } : de là, on ne peut pas t'attaquer.
       *[other] Tu vois les cinq { $card } : de là, on ne peut ni t'attaquer, ni parer les tiens.
    }
kengo-purpose-parries-last =
    { $count ->
        [0] Là, on ne peut t'attaquer qu'avec un { $card }, et l'adversaire n'en a peut-être pas. Son coup vide la pioche et met fin à la manche.
       *[other] Là, on ne peut t'attaquer qu'avec un { $card }. Tu gardes { kengo-hint-equal } pour parer. Le coup suivant vide la pioche et met fin à la manche.
    }
kengo-purpose-sure = L'adversaire ne peut pas parer : il ne reste pas assez de { $card }. Tu gagnes la manche.
kengo-purpose-ends-far = Ça vide la pioche et met fin à la manche. À distance { $distance }, aucune carte ne compte. { kengo-purpose-position }
kengo-purpose-ends-step =
    { $count ->
        [0] Ça vide la pioche et met fin à la manche. Tu ne gardes pas de { $card }. { kengo-purpose-unshown }
       *[other] Ça vide la pioche et met fin à la manche. Tu gardes { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-won = Ça vide la pioche et met fin à la manche. Tu gardes { $count } des cinq { $card }, et l'adversaire ne peut pas faire mieux : tu gagnes.
kengo-purpose-ends-basic = { $edge ->
        [ahead] Ça vide la pioche. On peut encore t'attaquer avec un { $distance }. Si ça ne touche pas, tu gagnes : tu as le plus avancé.
        [behind] Ça vide la pioche. L'adversaire a le plus avancé et gagne la manche.
        [drawn] Ça vide la pioche. Vous avez avancé autant, et la dernière carte est à toi : l'adversaire gagne.
       *[level] Ça vide la pioche. On peut encore t'attaquer avec un { $distance }. Si ça ne touche pas, il y a égalité.
    }
kengo-purpose-ends-attack = Si l'attaque n'est pas parée, tu gagnes. Sinon, la manche s'arrête là. { kengo-purpose-shown }
kengo-purpose-ends-parry =
    { $count ->
        [0] L'attaque est parée, et la manche est finie. Tu n'as plus de { $card }. { kengo-purpose-unshown }
       *[other] L'attaque est parée, et la manche est finie. Tu gardes { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-parry-basic = L'attaque est parée, et la manche est finie. { kengo-purpose-position }
kengo-purpose-position = { $edge ->
        [ahead] Tu as le plus avancé : tu gagnes.
        [behind] L'adversaire a le plus avancé et gagne.
        [drawn] Vous avez avancé autant, et la dernière carte est à toi : l'adversaire gagne.
       *[level] Vous avez avancé autant : égalité.
    }
kengo-purpose-shown = { $edge ->
        [ahead] Il faut plus de { $card } que toi pour te battre : tu as le plus avancé.
        [behind] Avec autant de { $card } ou plus, l'adversaire gagne : il a le plus avancé.
        [drawn] Avec autant de { $card } ou plus, l'adversaire gagne : la dernière carte est à toi.
        [spared] Il faut plus de { $card } que toi pour te battre : la dernière carte n'est pas à toi.
       *[level] Avec plus de { $card }, l'adversaire gagne ; avec autant, il y a égalité.
    }
kengo-purpose-unshown = { $edge ->
        [ahead] Il faut un { $card } pour te battre : tu as le plus avancé.
        [behind] L'adversaire gagne : il a le plus avancé.
        [drawn] L'adversaire gagne : la dernière carte est à toi.
        [spared] Il faut un { $card } pour te battre : la dernière carte n'est pas à toi.
       *[level] Avec un { $card }, l'adversaire gagne ; sinon, il y a égalité.
    }
kengo-fact-weighed = Le tatami après ce coup : { $move }.
