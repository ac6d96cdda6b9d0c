# Regroup! Chicken Army

regroup-name = Regroup! Chicken Army
regroup-pitch = Pose des cartes sur ton armée, puis tout le monde se bat contre tout le monde. 2 à 4 joueurs, 30 minutes.

# Ce qu'on dit à qui doit jouer

regroup-ask-lead =
    { $again ->
        [1] Le sort a donné ce chef à quelqu'un d'autre. Choisis de nouveau, en secret.
       *[0] Choisis ton chef en secret.
    } { $leaders ->
        [drowning] Le bonus compte tant que tu as 15 points de vie ou moins.
       *[powers] Le bonus compte dès le début.
    }
regroup-ask-take = À toi. Quelle carte prends-tu ?
regroup-ask-place = Ta carte : { $card } ({ $squares }). Pose-la sur au moins une case de ton armée.

# Options de la table

regroup-option-initial = Cartes de départ
regroup-option-initial-common = les mêmes pour tout le monde
regroup-option-initial-different = différentes d'une armée à l'autre
regroup-option-leaders = Chefs
regroup-option-leaders-plain = sans pouvoirs
regroup-option-leaders-powers = avec pouvoirs
regroup-option-leaders-drowning = pouvoirs à mi-vie
regroup-option-leaders_by = Les chefs sont
regroup-option-leaders_by-choice = choisis en secret
regroup-option-leaders_by-lot = tirés au sort
regroup-option-heal_cap = Soins
regroup-option-heal_cap-on = jusqu'à 30
regroup-option-heal_cap-off = sans limite

# Pourquoi c'est fini

regroup-reason-survivor = Il ne reste qu'une armée debout : { $winner }.
regroup-reason-nobody = Plus personne n'est debout, mais la vie de { $winner } est la plus proche de 0.
regroup-reason-market = Trop peu de cartes pour une autre manche, et { $winner } a le plus de vie.
regroup-reason-left =
    { $others ->
        [1] L'adversaire a quitté la partie.
       *[other] Les autres ont quitté la partie.
    }

# Réponses

regroup-answer-take-1 = Carte gratuite
regroup-answer-take-2 = Carte à 1 pièce
regroup-answer-take-3 = Carte à 2 pièces
regroup-answer-take-pile = Carte cachée
regroup-answer-place = { $spot } { $turns }
regroup-emoji-lead = 🐔
regroup-emoji-take = 🃏
regroup-kind-lead = Choisir un chef
regroup-kind-take = Prendre une carte
regroup-kind-place = La poser
regroup-turns = ↻ { $degrees }°
regroup-hint-place = { $totals } · { $gain }
regroup-hint-nothing = rien ne combat
regroup-purpose-taken = Bien posée : { regroup-purpose-placed }
regroup-purpose-placed =
    { $changes ->
        [battle] En l'état, tu infligerais { $hit ->
            [one] { $hit } dégât
           *[other] { $hit } dégâts
        }{ regroup-purpose-all } (avant { $hit_now }) et en subirais { $struck } (avant { $struck_now }).
        [army] En l'état, tu infligerais { $hit ->
            [one] { $hit } dégât
           *[other] { $hit } dégâts
        }{ regroup-purpose-all } et en subirais { $struck }, comme avant ; { $chickens } poules compteraient (avant { $chickens_now }).
       *[neither] En l'état, tu infligerais { $hit ->
            [one] { $hit } dégât
           *[other] { $hit } dégâts
        }{ regroup-purpose-all } et en subirais { $struck }, comme avant.
    }{ regroup-purpose-falls }{ regroup-purpose-coins }{ regroup-purpose-potions }
regroup-purpose-pile = Dégâts, avec la meilleure carte visible à ta portée : tu en infligerais { $hit }{ regroup-purpose-all } et en subirais { $struck }. Celle-ci peut faire mieux.
regroup-purpose-all =
    { $enemies ->
        [1] { "" }
       *[other] {" "}en tout
    }
regroup-purpose-falls =
    { $falls ->
        [both] {" "}Vous tomberiez tous les deux.
        [you] {" "}Tu tomberais.
        [them] {" "}L'adversaire tomberait.
       *[nobody] { "" }
    }
regroup-purpose-coins =
    { $coins_more ->
        [0] { "" }
       *[other] {" "}💰 { $coins_now }→{ $coins }
    }
regroup-purpose-potions =
    { $potions_more ->
        [0] { "" }
       *[other] {" "}🧪 { $potions_now }→{ $potions }
    }
regroup-squares = { $one } { $two } / { $three } { $four }

regroup-field-kind = Que veux-tu faire ?
regroup-field-kind-lead = Choisir un chef
regroup-field-kind-take = Prendre une carte
regroup-field-kind-place = La poser
regroup-field-leader = Quel chef ?
regroup-field-source = Quelle carte ?
regroup-field-source-1 = Carte gratuite
regroup-field-source-2 = Carte à 1 pièce
regroup-field-source-3 = Carte à 2 pièces
regroup-field-source-pile = Carte cachée
regroup-field-spot = Où va son coin en haut à gauche ? Tu peux la tourner ensuite.
regroup-field-spot-short = Coin en haut à gauche
regroup-field-turns = Dans quel sens ?

# Noms des choses

regroup-sign-sword = ⚔️
regroup-sign-wand = 🪄
regroup-sign-shield = 🛡️
regroup-sign-barrier = 🧿
regroup-sign-coin = 💰
regroup-sign-potion = 🧪
regroup-letter-sword = E
regroup-letter-wand = B
regroup-letter-shield = C
regroup-letter-barrier = R
regroup-letter-coin = O
regroup-letter-potion = P
regroup-kind-sword = épée
regroup-kind-wand = baguette
regroup-kind-shield = bouclier
regroup-kind-barrier = barrière
regroup-kind-coin = pièce
regroup-kind-potion = potion
regroup-count-sword = { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
regroup-count-wand = { $count ->
        [one] { $count } baguette
       *[other] { $count } baguettes
    }
regroup-count-shield = { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
regroup-count-barrier = { $count ->
        [one] { $count } barrière
       *[other] { $count } barrières
    }
regroup-count-coin = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
regroup-count-potion = { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
regroup-leader-captain = Capitaine Épingle
regroup-leader-professor = Professeur Laplume
regroup-leader-granny = Mamie Poêlon
regroup-leader-prophet = Prophète Bruine

# Les cartes

regroup-card-moonlit-roost = Perchoir au clair de lune
regroup-card-dawn-chorus = Chœur de l'aube
regroup-card-wishbone = Os des vœux
regroup-card-market-day = Jour de marché
regroup-card-gatecrashers = Pique-assiettes
regroup-card-long-road = La longue route
regroup-card-apothecary = Apothicaire
regroup-card-bandit-creek = Ruisseau aux bandits
regroup-card-fair-ground = Champ de foire
regroup-card-ferry-crossing = Passage du bac
regroup-card-hot-soup = Soupe chaude
regroup-card-night-watch = Ronde de nuit
regroup-card-bonesetter = Rebouteux
regroup-card-gold-scratch = Gratte-l'or
regroup-card-herb-garden = Jardin d'herbes
regroup-card-mud-wall = Mur de boue
regroup-card-pay-chest = Coffre à solde
regroup-card-soft-landing = Atterrissage en douceur
regroup-card-tax-season = Saison des impôts
regroup-card-spark-and-straw = Étincelle et paille
regroup-card-strongbox = Coffre-fort
regroup-card-second-wind = Second souffle
regroup-card-lucky-worm = Ver porte-bonheur
regroup-card-sleepless-seven = Les sept insomniaques
regroup-card-ginger-root = Racine de gingembre
regroup-card-red-combs = Crêtes rouges
regroup-card-corn-merchants = Marchands de grain
regroup-card-cup-of-tea = Tasse de thé
regroup-card-bent-spears = Lances tordues
regroup-card-hen-and-pike = Poule à la pique
regroup-card-fox-hunters = Chasseurs de renards
regroup-card-long-talons = Longs ergots
regroup-card-loose-feathers = Plumes au vent
regroup-card-full-moon = Pleine lune
regroup-card-cold-nest = Nid froid
regroup-card-chopping-block = Le billot
regroup-card-honey-jar = Pot de miel
regroup-card-bandage-brigade = Brigade des pansements
regroup-card-high-perch = Haut perchoir
regroup-card-old-spells = Vieux sortilèges
regroup-card-stone-coop = Poulailler de pierre
regroup-card-barn-door = Porte de grange
regroup-card-fence-line = Ligne de clôture
regroup-card-first-hatch = Première éclosion
regroup-card-spurs-and-cures = Éperons et remèdes
regroup-card-hats-and-shields = Chapeaux et boucliers
regroup-card-hired-spurs = Éperons à louer
regroup-card-midnight-coven = Sabbat de minuit

# Le journal

regroup-event-dealt = { $who } commence, par tirage au sort.
regroup-event-wished = { $who } a choisi son chef.
regroup-event-led = { $who } a pour chef { $leader }.
regroup-event-took-1 = { $who } prend { $card } ({ $squares }), la carte gratuite.
regroup-event-took-2 = { $who } prend { $card } ({ $squares }), la carte à 1 pièce.
regroup-event-took-3 = { $who } prend { $card } ({ $squares }), la carte à 2 pièces.
regroup-event-took-pile = { $who } prend la carte cachée : { $card } ({ $squares }).
regroup-event-took-forced = { $who } reçoit { $card } ({ $squares }), la seule carte qui reste.
regroup-event-placed = { $who } pose { $card } sur { $count ->
        [one] une case
       *[other] { $count } cases
    }.
regroup-event-fought = Bataille { $round } : { $hits } Vie : { $lives }.
regroup-battle-hits = { $who } inflige { $targets }.
regroup-battle-target = { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } à { $who } ({ $how })
regroup-battle-nothing = rien ne passe.
regroup-event-fell = { $who } tombe, à { $life } de vie.
regroup-event-begun = Manche { $round } : { $who } commence.
regroup-event-left = { $who } a quitté la partie.

# La position en mots : comme plateau en texte et comme description de l'image

regroup-fact-round = Regroup!, manche { $round }.
regroup-fact-life = vie { $life }
regroup-fact-first = commence
regroup-fact-fell = à terre
regroup-board-legend =
    E épée B baguette C bouclier R barrière
    O pièce (or) P potion, majuscule compte
    2 deux poules
regroup-fact-card = La carte à poser, { $name } : { $card }.
regroup-fact-weighed = Tu essaies { $spot }, { $turns } : { $change }.
regroup-fact-no-change = aucun total ne change
regroup-fact-market = { $cost ->
        [0] Carte gratuite : { $card }.
        [one] Carte à { $cost } pièce : { $card }.
       *[other] Carte à { $cost } pièces : { $card }.
    }
regroup-fact-pile = { $count ->
        [one] La pioche compte { $count } carte.
       *[other] La pioche compte { $count } cartes.
    }
regroup-fact-army = { $who }, son armée, cases isolées entre parenthèses : { $squares }.
regroup-fact-leader-wish = { $who } a choisi en secret { $leader }.
regroup-fact-leader-wished = { $who } a choisi son chef en secret.
regroup-fact-leader-none = { $who } n'a pas encore de chef.
regroup-fact-leader-lit = { $who } a pour chef { $leader } : { $bonus }.
regroup-fact-leader-waiting = { $who } a pour chef { $leader }, bonus en sommeil : { $bonus }.

## Pourquoi un coup est refusé

## Que veulent dire les images ?
regroup-press-cards = Que veulent dire les images ?
regroup-glossary-sword = Frappe toutes les autres armées ; leurs boucliers l'arrêtent. Ne compte qu'à côté d'une autre épée.
regroup-glossary-wand = Frappe toutes les autres armées ; leurs barrières l'arrêtent. Ne compte qu'à côté d'une autre baguette.
regroup-glossary-shield = Arrête une épée qui te frappe. Ne compte qu'à côté d'un autre bouclier.
regroup-glossary-barrier = Arrête une baguette qui te frappe. Ne compte qu'à côté d'une autre barrière.
regroup-glossary-coin = Permet de prendre les cartes plus chères du marché. Ne se dépense jamais.
regroup-glossary-potion = Rend un point de vie après chaque bataille, tant qu'elle est visible.
