# Karenza

karenza-name = Karenza
karenza-pitch = Un duel à l'épée, garde contre garde : place-toi pour ta technique, frappe, pare. 2 à 4 joueurs, 30 minutes.

# Ce qu'on dit à qui doit jouer

karenza-ask-warrior = Choisis ton personnage.
karenza-ask-opening = { $first ->
        [1] Tu attaques en premier. Choisis ta garde : pied gauche, pied droit, épée.
       *[0] Tu n'attaques pas en premier : prépare des parades. Choisis ta garde : pied gauche, pied droit, épée.
    }
karenza-weighing = L'image montre une garde qui va bien avec ta main :
karenza-form-best = le plus de cartes prêtes
karenza-ask-act = Tu as l'initiative : { $can }.
karenza-can-act-play = attaque
karenza-can-act-stand = passe
karenza-ask-defend = On t'attaque avec une force de { $power } : { $can }.
karenza-can-defend-play = pare
karenza-can-defend-stand = encaisse
karenza-only-defend-stand = rien dans ta main ne l'arrête
karenza-only-act-stand = aucune attaque n'est à ta portée, alors passe, avec { $most } déplacements au plus

# Options de la table

karenza-option-sword_lock = Bouger l'épée
karenza-option-sword_lock-on = interdit de jouer une carte ce tour-là
karenza-option-sword_lock-off = est un déplacement comme un autre
karenza-option-threat_cap = Déplacements sous attaque
karenza-option-threat_cap-defence = limités seulement pour parer
karenza-option-threat_cap-always = jamais plus que l'attaque (plus de combos)
karenza-option-hand = Taille de la main
karenza-option-hand-7 = 7
karenza-option-hand-5 = 5
karenza-option-hand-3 = 3
karenza-option-target = Points pour gagner
karenza-option-target-10 = 10
karenza-option-target-5 = 5, courte : une ou deux touches décident

# Pourquoi c'est fini

karenza-reason-points = Premier à { $target } points.
karenza-reason-deck = Un deck est épuisé : le meilleur score gagne.
karenza-reason-left =
    { $others ->
        [1] L'adversaire a quitté la partie.
       *[other] Les autres ont quitté la partie.
    }

# Réponses

karenza-answer-play-at = { $card } → { $mark }
karenza-answer-stand = Garde { $pose }
karenza-answer-stand-discard = Garde { $pose }, défausser { $card }
karenza-answer-hit = { $moved ->
        [1] Encaisser, garde { $pose }
       *[0] Encaisser
    }
karenza-answer-pass = { $moved ->
        [1] Passer, garde { $pose }
       *[0] Passer sans bouger
    }
karenza-answer-pass-discard = { $moved ->
        [1] Passer, garde { $pose }, défausser { $card }
       *[0] Passer sans bouger, défausser { $card }
    }
karenza-kind-choose = Choisir un personnage…
karenza-kind-play = Jouer une carte…
karenza-kind-stand = Passer et changer de garde…
karenza-kind-stand-defend = Encaisser et changer de garde…
karenza-emoji-stand = 👣
karenza-field-kind = Que veux-tu faire ?
karenza-field-kind-choose = Choisir un personnage
karenza-field-kind-play = Jouer une carte
karenza-field-kind-stand = Prendre une garde, sans carte
karenza-field-warrior = Quel personnage ?
karenza-field-card = Quelle carte ?
karenza-field-target = Qui attaques-tu ?
karenza-field-target-None = l'adversaire
karenza-field-stance = Changer de garde…
karenza-field-stance-more = Autres gardes…
karenza-field-discard = Passer tout de suite et défausser…
karenza-field-discard-None = Ne rien défausser
karenza-card-attack = { $card }, attaque · { $pose }
karenza-card-defence = { $card }, défense · { $pose }

# Ce que coûte une réponse, ou ce qui la suit : 60 caractères au plus

karenza-moves-none = sans bouger
karenza-moves = { $count ->
        [one] { $count } déplacement : { $which }
       *[other] { $count } déplacements : { $which }
    }
karenza-moves-only = { $count ->
        [0] sans bouger
        [one] { $count } déplacement
       *[other] { $count } déplacements
    }
karenza-step-left = pied gauche { $left }
karenza-step-right = pied droit { $right }
karenza-step-sword = épée { $sword }
karenza-step-swap = pieds inversés
karenza-hint-wins = gagne si elle touche
karenza-hint-takes = parade, et tu attaques ensuite · { $moves }
karenza-hint-stops = parade, sans attaquer ensuite · { $moves }
karenza-hint-concede = l'adversaire marque { $points }{ $wins ->
        [1] {" et gagne"}
       *[0] {""}
    }
karenza-purpose-attack = Si personne ne l'arrête, elle te rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Pour la parer, { $steps ->
        [0] aucun déplacement n'est permis
        [one] 1 déplacement est permis
       *[other] { $steps } déplacements sont permis
    }.
karenza-purpose-takes = Tu empêches l'adversaire de marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, puis c'est à toi de jouer.
karenza-purpose-stops = Tu empêches l'adversaire de marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mais l'adversaire garde l'initiative.
karenza-purpose-stand = { $stuck ->
        [1] Aucune attaque n'est à ta portée. De là, tu peux jouer
       *[other] De là, tu peux jouer
    } { $attacks ->
        [0] {""}
        [one] une attaque
       *[other] { $attacks } attaques
    }{ $both ->
        [1] {" et "}
       *[other] {""}
    }{ $defences ->
        [0] {""}
        [one] une défense
       *[other] { $defences } défenses
    }{ $drawn ->
        [0] {""}
        [one] , et tu pioches une carte
       *[other] , et tu pioches { $drawn } cartes
    }.
karenza-purpose-drawn = { $stuck ->
        [1] {"Aucune attaque n'est à ta portée. "}
       *[other] {""}
    }{ $drawn ->
        [one] Tu pioches une carte
       *[other] Tu pioches { $drawn } cartes
    }.
karenza-hint-ready = prêtes : { $cards }
karenza-ready-none = rien de prêt
karenza-ready-attacks = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }
karenza-ready-defences = { $count ->
        [one] { $count } défense
       *[other] { $count } défenses
    }
karenza-theme-masaru = Facile pour débuter : pare, attends, puis frappe fort
karenza-theme-lanying = Facile pour débuter : chaque estoc prépare le suivant
karenza-theme-ortwin = Tu frappes léger, et tu gardes le coup le plus fort de tous
karenza-theme-ines = Toujours en marche : chaque attaque part à un déplacement
karenza-theme-ginevra = Tu surprends : difficile de deviner où finit son épée
karenza-theme-amihan = Tes parades fortes te donnent l'attaque ; riposte vite
karenza-theme-random = Surprends-moi

karenza-style-masaru = Coups lourds
karenza-style-lanying = Estocs fluides
karenza-style-ortwin = Coup de maître
karenza-style-ines = Petits pas
karenza-style-ginevra = Insaisissable
karenza-style-amihan = Parades fortes

# Noms des choses

karenza-warrior-random = Au hasard
karenza-warrior-unknown = personne

# Le journal

karenza-event-chosen = { $who } a choisi son personnage.
karenza-event-as = { $who } incarne { $warrior }
karenza-event-begun = { $pairs }. { $who } commence, par tirage au sort.
karenza-event-placed = { $who } se met en garde : pied gauche { $left }, pied droit { $right }, épée { $sword }.
karenza-event-attacked = { $moves ->
        [0] { $who } attaque { $target } sans bouger : { $card } !
        [one] { $who } attaque { $target } après 1 déplacement : { $card } !
       *[other] { $who } attaque { $target } après { $moves } déplacements : { $card } !
    }
karenza-event-defended-won = { $moves ->
        [0] { $who } pare { $attack } avec { $card }, sans bouger, et peut attaquer ensuite.
        [one] { $who } pare { $attack } avec { $card } après 1 déplacement et peut attaquer ensuite.
       *[other] { $who } pare { $attack } avec { $card } après { $moves } déplacements et peut attaquer ensuite.
    }
karenza-event-defended-kept = { $moves ->
        [0] { $who } pare { $attack } avec { $card }, sans bouger. { $next } peut attaquer à nouveau.
        [one] { $who } pare { $attack } avec { $card } après 1 déplacement. { $next } peut attaquer à nouveau.
       *[other] { $who } pare { $attack } avec { $card } après { $moves } déplacements. { $next } peut attaquer à nouveau.
    }
karenza-event-conceded = { $moves ->
        [0] { $who } encaisse et reste en { $left } { $right } { $sword }.
        [one] { $who } encaisse et va en { $left } { $right } { $sword } en 1 déplacement.
       *[other] { $who } encaisse et va en { $left } { $right } { $sword } en { $moves } déplacements.
    }
karenza-event-scored = { $card } touche { $target } ! { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et passe à { $score }.
karenza-event-combo = Un combo de { $count } !
karenza-event-passed = { $moves ->
        [0] { $who } reste en { $left } { $right } { $sword } et passe l'initiative à { $to }.
        [one] { $who } va en { $left } { $right } { $sword } en 1 déplacement et passe l'initiative à { $to }.
       *[other] { $who } va en { $left } { $right } { $sword } en { $moves } déplacements et passe l'initiative à { $to }.
    }
karenza-event-discarded = Défausse : { $card }.
karenza-event-drawn = Cartes piochées : { $drawn }.
karenza-event-deck_out = { $who } ne peut plus piocher : la partie est finie.
karenza-event-left = { $who } a quitté la partie.

# La position en mots : comme plateau en texte et comme description de l'image

karenza-fact-initiative = initiative
karenza-fact-choosing = choisit un personnage
karenza-fact-chosen = a choisi
karenza-fact-warrior = { $warrior }, garde { $stance }
karenza-fact-nowhere = à choisir
karenza-fact-score = { $score }/{ $target } points, main { $hand }, deck { $deck }
karenza-fact-discards = { $who }, sa défausse : { $cards }.
karenza-fact-before = Avant : { $cards }.
karenza-fact-dear = Passer coûte maintenant une carte.
karenza-fact-empty = Ta main est vide.
karenza-fact-warriors = Les personnages au choix : { $warriors }.
karenza-fact-attack = { $who } attaque { $target } avec { $card } ; déplacements permis pour parer : { $moves }.
karenza-fact-laid-attack = { $who } a attaqué avec { $card }.
karenza-fact-laid-defence = { $who } a paré avec { $card }.
karenza-fact-hand = Ta main (garde→fin, déplacements)
karenza-fact-attack-card = attaque
karenza-fact-defence-card = défense
karenza-fact-ready = (jouable)
karenza-fact-weighed = Ta garde serait { $pose }.

## Coups prévus à chaque fois
karenza-always-defend = Chaque fois qu'on t'attaque
karenza-always-defend-stay = Encaisser toute attaque sans changer de garde
karenza-always-defend-unarmed = Encaisser si je ne peux pas parer, sans changer de garde

## Pourquoi un coup est refusé

## C'est quoi, cette carte ?
karenza-glossary-attack = « { $means } », une attaque de force { $power }. Pied gauche { $left }, pied droit { $right }, épée { $sword } ; l'épée finit en { $end }.
karenza-glossary-defence = « { $means } », une défense de force { $power }. Pied gauche { $left }, pied droit { $right }, épée { $sword } ; l'épée finit en { $end }.

# Karenza : ce que veulent dire les noms des techniques, mot à mot. Les noms eux-mêmes sont les mêmes dans toutes les langues.

## Masaru, kenjutsu

karenza-means-kesa_giri = coupe le long de l'étole du moine
karenza-means-kiri_oroshi = coupe droit vers le bas
karenza-means-kiri_age = coupe montante
karenza-means-do_giri = coupe en travers du tronc
karenza-means-morote_zuki = estoc à deux mains
karenza-means-tsubame_gaeshi = retour de l'hirondelle
karenza-means-uke_nagashi = recevoir et laisser couler
karenza-means-suri_age = remonter en glissant sur la lame
karenza-means-harai = balayer
karenza-means-kiri_otoshi = rabattre l'attaque d'une coupe
karenza-means-maki_otoshi = enrouler la lame vers le bas
karenza-means-inashi = parade au passage

## Lanying, jiàn

karenza-means-bai_she_tu_xin = le serpent blanc darde sa langue
karenza-means-xian_ren_zhi_lu = l'immortel montre le chemin
karenza-means-qing_ting_dian_shui = la libellule touche l'eau
karenza-means-yan_zi_chao_shui = l'hirondelle rase l'eau
karenza-means-huang_feng_ru_dong = la guêpe entre dans son trou
karenza-means-liu_xing_gan_yue = l'étoile filante poursuit la lune
karenza-means-huai_zhong_bao_yue = serrer la lune contre son cœur
karenza-means-feng_juan_he_ye = le vent enroule la feuille de lotus
karenza-means-shi_zi_yao_tou = le lion secoue la tête
karenza-means-wu_long_bai_wei = le dragon noir balance la queue
karenza-means-su_niao_tou_lin = l'oiseau rentre au bois
karenza-means-ye_ma_tiao_jian = le cheval sauvage saute le ruisseau

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = coup de colère
karenza-means-krumphau = coup tordu
karenza-means-zwerchhau = coup en travers
karenza-means-schielhau = coup qui louche
karenza-means-scheitelhau = coup au sommet du crâne
karenza-means-unterhau = coup d'en bas
karenza-means-absetzen = détourner de la pointe
karenza-means-versetzen = déplacer
karenza-means-winden = tourner sur la lame
karenza-means-haengen = laisser pendre la pointe
karenza-means-kron = couronne
karenza-means-abschneiden = trancher au passage

## Inés, verdadera destreza

karenza-means-estocada_de_puno = estoc du poignet
karenza-means-tajo = taille de droite
karenza-means-reves = taille de gauche
karenza-means-mandoble = coup sec du poignet
karenza-means-cuarto_circulo = quart de cercle
karenza-means-cuchillada = estafilade
karenza-means-atajo = poser sa lame sur celle de l'autre
karenza-means-desvio = détourner
karenza-means-reparo = parade d'une taille
karenza-means-expulsion = rejeter la lame
karenza-means-linea_en_cruz = ligne en croix
karenza-means-conclusion = saisir la garde de l'épée

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = coup droit de haut en bas
karenza-means-riverso_sgualembrato = revers en biais
karenza-means-tramazzone = moulinet du poignet
karenza-means-stoccata = estoc d'en bas
karenza-means-imbroccata = estoc d'en haut
karenza-means-falso_dritto = coup montant du faux tranchant
karenza-means-guardia_di_testa = garde de la tête
karenza-means-guardia_di_faccia = garde du visage
karenza-means-falso_manco = parade du faux tranchant
karenza-means-mezza_volta = demi-tour de la main
karenza-means-battuta = battement sur la lame
karenza-means-cavazione = dégager la lame par-dessous

## Amihan, eskrima

karenza-means-abaniko = éventail
karenza-means-redonda = en rond
karenza-means-planchada = coup à plat
karenza-means-aldabis = coup en biais
karenza-means-saksak = estoc
karenza-means-bagsak = s'abattre d'en haut
karenza-means-salag = bloquer
karenza-means-palis_palis = aller avec le coup
karenza-means-sombrada = ombre
karenza-means-payong = parapluie
karenza-means-gunting = ciseaux
karenza-means-agaw = prendre l'arme
