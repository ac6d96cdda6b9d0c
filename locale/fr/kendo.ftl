# Kendo Duel

kendo-name = Kendo Duel
kendo-pitch = Frappes, contres et nerfs d'acier, cartes en main : arrête l'attaque, ou perds des cartes. 2 à 4 joueurs, 15 minutes.

# Ce qu'on dit à qui doit jouer

kendo-ask-change = Change jusqu'à deux cartes, chacune contre une nouvelle du même paquet. Ensuite, la plus forte somme sur les frappes commence.
kendo-ask-switch = { $attacked ->
        [yes] On t'attaque avec { $attack }. Avant de répondre, échange une carte contre une nouvelle, du paquet de ton choix.
       *[no] Avant de jouer : échange une carte contre une nouvelle, du paquet de ton choix.
    }
kendo-ask-draw = Pioche maintenant une carte : un contre, ou une des autres cartes.
kendo-ask-open = À toi d'attaquer ! Avec quelle carte ouvres-tu ? { $stake ->
        [win] L'adversaire n'a plus de cartes pour l'arrêter : tu gagnes.
        [all] Si rien ne l'arrête, une frappe prend ses dernières cartes à l'adversaire : tu gagnes.
        [ippon] Une frappe que rien n'arrête est un ippon, et il en faut deux.
        [match] Une frappe que rien n'arrête est un ippon et gagne la partie.
       *[cards] Une frappe que rien n'arrête prend deux cartes à l'adversaire.
    }
kendo-ask-discard = Tu n'as rien pour ouvrir. Défausse une carte, et tu reçois une frappe.
kendo-ask-reinforcement = On t'attaque avec { $attack } ! Arrête d'abord { $reinforcement } ; { $strike } vient ensuite.
kendo-ask-answer = On t'attaque avec { $strike } ! Quelle carte l'arrête ?
kendo-ask-bonus = Tu gagnes une carte bonus. De quel paquet ?
kendo-ask-refill = Tu pioches jusqu'à six cartes. De quel paquet vient la prochaine ?

# Options de la table

kendo-option-mode = Mode
kendo-option-mode-duel = Duel (tu gagnes quand les autres n'ont plus de cartes)
kendo-option-mode-competition = Compétition (aux ippons, 2 joueurs)
kendo-option-ippons = Ippons à marquer
kendo-option-ippons-2 = 2
kendo-option-ippons-1 = 1
kendo-option-meeting = Même frappe en réponse
kendo-option-meeting-attacks = Elle riposte, et il faut l'arrêter
kendo-option-meeting-ends = Elle met fin à l'assaut

# Pourquoi c'est fini

kendo-reason-last = Les autres n'ont plus de cartes.
kendo-reason-hikiwake = Hikiwake : la dernière attaque a été parée avec la dernière carte.
kendo-reason-empty = Les deux mains sont vides.
kendo-reason-no_opening = Plus personne ne peut attaquer.
kendo-reason-ippon = L'ippon décisif est marqué.
kendo-reason-jikan = JIKAN DESU : fin du temps avec un point d'avance.
kendo-reason-time = Le temps est écoulé.
kendo-reason-left =
    { $others ->
        [1] L'adversaire a quitté la partie.
       *[other] Les autres ont quitté la partie.
    }

# Réponses. Les places sont désignées par leurs signes : ● ◆ ▲ ■

kendo-answer-keep = Garder toutes mes cartes
kendo-answer-change = Changer { $cards }
kendo-answer-jikan = JIKAN DESU
kendo-answer-stuck = Rien à jouer
kendo-answer-at = { $cards } sur { $target }
kendo-answer-passed = { $card }, vers { $target }
kendo-answer-meet = Arrêter avec { $card }
kendo-answer-parry = Arrêter avec { $card }
kendo-answer-stop = Arrêter avec { $card }
kendo-answer-deflect = Arrêter avec { $card }
kendo-answer-discard = Défausser { $card }
kendo-answer-switch = Échanger { $card } contre { $one }
kendo-answer-draw = Piocher : { $deck }
kendo-emoji-open = ⚔️
kendo-emoji-counter = ⚔️
kendo-emoji-parry = 🛡️
kendo-emoji-jikan = ⏳

kendo-kind-keep = Garder toutes mes cartes
kendo-kind-change = Changer des cartes
kendo-kind-open = Attaquer
kendo-kind-jikan = JIKAN DESU
kendo-kind-meet = Même frappe
kendo-kind-counter = Contrer
kendo-kind-deflect = Dévier
kendo-kind-parry = Parer
kendo-kind-stop = Arrêter
kendo-kind-switch = Échanger une carte
kendo-kind-draw = Piocher une carte
kendo-kind-discard = Défausser une carte
kendo-kind-stuck = Rien à jouer

kendo-field-kind = Que veux-tu faire ?
kendo-field-kind-keep = Garder toutes mes cartes
kendo-field-kind-change = Changer des cartes
kendo-field-kind-open = Attaquer
kendo-field-kind-jikan = JIKAN DESU
kendo-field-kind-meet = Même frappe
kendo-field-kind-counter = Contrer
kendo-field-kind-deflect = Dévier
kendo-field-kind-parry = Parer
kendo-field-kind-stop = Arrêter
kendo-field-kind-switch = Échanger une carte
kendo-field-kind-draw = Piocher une carte
kendo-field-kind-discard = Défausser une carte
kendo-field-kind-stuck = Rien à jouer
kendo-field-card = Quelle carte ?
kendo-field-card-switch = Quelle carte rends-tu ?
kendo-field-first = Première carte
kendo-field-second = Deuxième carte (facultative)
kendo-field-second-none = pas de deuxième
kendo-row-first = Première carte
kendo-row-second = Deuxième carte (facultative)
kendo-row-card-switch = Carte que tu rends
kendo-row-deck-switch = Paquet de la nouvelle carte
kendo-field-reinforcement = Quel renfort ?
kendo-field-reinforcement-none = aucun
kendo-field-target = Qui attaques-tu ?
kendo-field-target-none = l'adversaire
kendo-field-mushin = Avec MUSHIN ?
kendo-field-mushin-true = avec MUSHIN
kendo-field-mushin-false = sans MUSHIN
kendo-field-deck = De quel paquet ?
kendo-field-deck-basics = Frappes
kendo-field-deck-counters = Contres
kendo-field-deck-others = Autres cartes

# Ce qui suit une réponse : 60 caractères au plus

kendo-hint-reinforced-duel = peut en prendre une de plus
kendo-hint-reinforced-competition = peut prendre une carte
kendo-hint-alternative-duel = peut prendre une carte
kendo-hint-alternative-competition = peut donner un hansoku
kendo-hint-jikan-ahead = tu gagnes, sauf si la prochaine attaque fait ippon
kendo-hint-jikan-level = cinq nouvelles cartes ; le prochain ippon gagne
kendo-hint-passed = { $strike } repart
kendo-hint-counter = riposte
kendo-purpose-strike-duel = Si personne ne l'arrête, tu prends deux cartes à l'adversaire. Parmi les { $unseen } cartes que tu ne vois pas, { $stops ->
        [0] aucune ne peut l'arrêter
        [one] une seule peut l'arrêter
       *[other] { $stops } peuvent l'arrêter
    }.
kendo-purpose-strike-competition = Si personne ne l'arrête, c'est un ippon pour toi. Parmi les { $unseen } cartes que tu ne vois pas, { $stops ->
        [0] aucune ne peut l'arrêter
        [one] une seule peut l'arrêter
       *[other] { $stops } peuvent l'arrêter
    }.
kendo-purpose-alternative = Parmi les { $unseen } cartes que tu ne vois pas, { $stops ->
        [0] aucune ne peut l'arrêter
        [one] une seule peut l'arrêter
       *[other] seules { $stops } peuvent l'arrêter
    }, et tu gardes tes frappes.
kendo-purpose-stopped = Ça arrête l'attaque et ne te coûte que la carte jouée.
kendo-purpose-bare = Ça arrête l'attaque, mais ensuite tu n'as rien pour ouvrir : tu défausses une carte et tu pioches une frappe.
kendo-hint-ended = tu ouvres
kendo-hint-last-two = ta dernière carte : partie nulle
kendo-hint-last-more = ta dernière carte : tu sors du jeu
kendo-hint-stop = puis { $strike }
kendo-hint-again = { $who } ouvre
kendo-hint-deck = { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }

# Noms des choses

kendo-deck-basics = frappes
kendo-deck-counters = contres
kendo-deck-others = autres cartes
kendo-one-basics = une frappe
kendo-one-counters = un contre
kendo-one-others = une des autres
kendo-mode-duel = Duel
kendo-mode-competition = Compétition
kendo-mark-M = MEN
kendo-mark-K = KOTE
kendo-mark-D = DO
kendo-mark-T = TSUKI
kendo-mark-H = deux hansoku
kendo-mark-E = plus de cartes en face
kendo-none = rien

# Le journal

kendo-event-first-totals = { $who } commence avec la plus forte somme : { $totals }.
kendo-event-first-card = Les sommes sont égales. { $who } commence avec la plus forte frappe.
kendo-event-first-lot = { $who } commence, par tirage au sort.
kendo-event-changed = Cartes changées : { $counts }.
kendo-event-open = { $who } attaque { $target } : { $cards } !
kendo-event-open-reinforced = { $who } attaque { $target } : { $cards } ! À arrêter : d'abord { $reinforcement }, puis { $card }.
kendo-event-meet = { $who } arrête { $strike } par la même frappe. Fin de l'assaut.
kendo-event-meet-on = { $who } arrête { $strike } par la même frappe et riposte : { $strike } sur { $target } !
kendo-event-counter = { $who } contre avec { $card } : { $strike } sur { $target } !
kendo-event-counter-mushin = Grâce à MUSHIN, { $who } contre avec { $card } : { $strike } sur { $target } !
kendo-event-deflect = { $who } dévie { $strike } avec { $card }. Fin de l'assaut.
kendo-event-deflect-on = { $who } dévie avec { $card } : { $strike } part sur { $target } !
kendo-event-parry = { $who } pare { $strike } avec { $card }. Fin de l'assaut.
kendo-event-stop = { $who } arrête { $strike } avec { $card }.
kendo-event-stop-alternative = { $who } arrête { $strike } avec { $card }. L'attaquant ouvre à nouveau.
kendo-event-discard = { $who } ne peut pas attaquer et défausse { $card } contre une frappe.
kendo-event-jikan = { $who } joue JIKAN DESU et annonce la fin du temps.
kendo-event-unanswered = { $who } ne peut pas arrêter { $strike }.
kendo-event-unanswered-reinforcement = { $who } ne peut pas arrêter { $strike } : ça coûte une carte. Reste à arrêter la frappe.
kendo-event-pulled = { $who } prend { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à { $loser }, sans regarder.
kendo-event-switched = { $who } échange une carte contre une autre, du paquet des { $deck }.
kendo-event-drew-play = { $who } pioche dans le paquet des { $deck }.
kendo-event-drew-opening = { $who } pioche une frappe pour attaquer.
kendo-event-drew-bonus = { $who } pioche une carte bonus dans le paquet des { $deck }.
kendo-event-drew-refill = { $who } pioche dans le paquet des { $deck }, pour remonter à six cartes.
kendo-event-shuffled = Le paquet des { $deck } est épuisé : on y remélange les cartes jouées.
kendo-event-passed = { $who } n'a rien pour attaquer, ni frappe à piocher. C'est à la personne suivante d'ouvrir.
kendo-event-dropped_out = { $who } sort du jeu.
kendo-event-hansoku = { $count ->
        [one] Hansoku pour { $who }. Au deuxième, ippon pour l'adversaire.
       *[other] Deuxième hansoku pour { $who }.
    }
kendo-event-ippon = Ippon pour { $who } : { $why } !
kendo-event-extended = Un partout quand { $who } annonce la fin du temps ! On remélange tout, cinq cartes de chaque côté, et le prochain ippon gagne.
kendo-event-left = { $who } a quitté la partie.
kendo-event-over-last = Les autres n'ont plus de cartes : { $who } gagne !
kendo-event-over-hikiwake = Hikiwake : une parade avec la dernière carte. Partie nulle.
kendo-event-over-empty = Plus une carte dans aucune main. Partie nulle.
kendo-event-over-no_opening = Plus personne ne peut attaquer. Partie nulle.
kendo-event-over-ippon = { $who } marque l'ippon décisif et gagne !
kendo-event-over-jikan = Fin du temps ! { $who } gagne aux points.
kendo-event-over-time = { $count ->
        [0] Fin du temps ! Personne ne mène : partie nulle.
       *[other] Fin du temps ! { $who } mène et gagne.
    }
kendo-event-over-left = { $count ->
        [0] Tout le monde a quitté la partie.
       *[other] { $who } gagne : il ne reste personne d'autre.
    }

# Ce que seule la personne concernée apprend : les cartes prises sans regarder

kendo-own-lost = { $count ->
        [one] Tu as perdu cette carte : { $cards }.
       *[other] Tu as perdu ces cartes : { $cards }.
    }
kendo-own-won = { $count ->
        [one] Tu as pris cette carte : { $cards }.
       *[other] Tu as pris ces cartes : { $cards }.
    }

# La position en mots : comme plateau en texte et comme description de l'image

kendo-fact-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kendo-fact-ippons = { $count ->
        [0] pas encore d'ippon
       *[other] ippon { $marks }
    }
kendo-fact-hansoku = hansoku { $count }
kendo-fact-out = hors jeu
kendo-fact-wanted = { $who } doit arrêter { $strike } ({ $by })
kendo-fact-shown = avait { $cards }
kendo-fact-bonus = { $who } pioche une carte bonus
kendo-fact-refill = { $who } pioche, jusqu'à six
kendo-fact-opens = { $who } ouvre
kendo-fact-spared = { $who } ne peut pas être la cible.

kendo-fact-exchange = Kendo Duel ({ $mode }), { $number ->
        [0] avant la première attaque
       *[other] assaut { $number }
    }.
kendo-fact-decks = Paquets : frappes { $basics }, contres { $counters }, autres { $others }.
kendo-fact-jikan-last = La fin du temps vient après cette attaque.
kendo-fact-jikan-extension = Prolongation : le prochain ippon gagne.
kendo-fact-hand = Ta main : { $cards }.
kendo-fact-playable = Tu peux jouer : { $cards }.
kendo-fact-choice = Ton choix : { $answer }.
kendo-fact-weighed = Tu essaies : { $answer }.

## Pourquoi un coup est refusé

## C'est quoi, cette carte ?
kendo-glossary-basic = { $meeting ->
        [attacks] Une frappe. Elle ouvre une attaque, ou arrête { $strike } et riposte. Contre un contre, elle met fin à l'assaut.
       *[ends] Une frappe. Elle ouvre une attaque, ou arrête { $strike } : la même frappe met fin à l'assaut.
    }
kendo-glossary-counter = Un contre. Il répond à { $answers } et riposte par { $delivers }.
kendo-glossary-jodan = Accompagne une frappe. Si ni SEIGAN ni FUDOSHIN ne l'arrête, tu prends une carte à l'adversaire.
kendo-glossary-seme = Accompagne une frappe. Si ni MUSHIN ni FUDOSHIN ne l'arrête, tu prends une carte à l'adversaire.
kendo-glossary-mushin = Arrête SEME. Ou accompagne un contre, qui répond alors à n'importe quelle attaque.
kendo-glossary-seigan = Arrête JODAN.
kendo-glossary-tai_sabaki = Dévie une frappe ou un contre : à deux, l'assaut est fini et tu ouvres. Arrête aussi TAIATARI et MAKI AGE.
kendo-glossary-kamae = { kendo-glossary-tai_sabaki }
kendo-glossary-fudoshin = Dévie une frappe ou un contre : à deux, l'assaut est fini et tu ouvres. Arrête aussi tout le reste.
kendo-glossary-tsubazeriai = Pare une frappe, mais pas un contre.
kendo-glossary-bogyo = { kendo-glossary-tsubazeriai }
kendo-glossary-taiatari-duel = Une attaque à elle seule. Si ni TAI SABAKI, ni KAMAE, ni FUDOSHIN ne l'arrête, tu prends une carte à l'adversaire.
kendo-glossary-taiatari-competition = Une attaque à elle seule. Si ni TAI SABAKI, ni KAMAE, ni FUDOSHIN ne l'arrête, l'adversaire reçoit un hansoku (faute) ; au deuxième, ippon pour toi.
kendo-glossary-maki_age-duel = { kendo-glossary-taiatari-duel }
kendo-glossary-maki_age-competition = { kendo-glossary-taiatari-competition }
kendo-glossary-jikan_desu = Annonce la fin du temps au lieu d'ouvrir, si tu mènes 1:0 ou si vous êtes à 1:1.
