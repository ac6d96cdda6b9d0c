# Les leçons de chaque jeu, et Comment jouer.

command-learn = apprendre
command-learn-about = Apprendre un jeu en y jouant, pas à pas, en trois minutes environ
press-lesson = Suivant
press-rule = Règles de cette étape
press-practise = S'entraîner
lesson-opponent = Bruno
lesson-step = Étape { $number } sur { $count }
lesson-fresh = Voici une nouvelle position.
lesson-some = Ici et dans la suite, les boutons ne sont qu'une partie de tes coups. Dans une partie, tu les as tous.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = L'image montre ce que tu as essayé ; le coup est déjà annulé.
lesson-now = À toi de jouer ! **S'entraîner** lance une partie contre l'ordinateur. Dans la première, un coach te conseille, et tu peux reprendre tes coups.
lesson-offer = Tu découvres ce jeu ? **Apprendre** te le montre pas à pas, en trois minutes environ.
howto-page = { $number } sur { $count }

# Le coach, qui joue comme un novice et aide qui joue contre lui. Personne d'autre ne le lit.

press-hint = Indice
press-anyway = Jouer quand même
press-look-again = Réfléchir encore
press-agreeback = D'accord pour reprendre
press-uncoached = Jouer sans le coach
press-next-level = Niveau suivant : { $level }
result-practice = Envie de jouer avec du monde ? `/jouer` ouvre une partie que tout le monde ici peut rejoindre.
press-undo-mine = Annuler mon coup
coach-hint = Moi, je jouerais : { $move }
coach-only = Ton seul coup : { $move }
coach-next-even = Aussi bon : { $move }
coach-next-little = Deuxième choix, un peu moins bon : { $move }
coach-next-clear = Deuxième choix, nettement moins bon : { $move }
coach-hint-open = J'ai essayé tes coups bien des fois, sans voir plus que toi : celui-ci a donné les meilleurs résultats.
coach-only-open = C'est le seul coup que tu peux jouer maintenant.
coach-reply = Une réponse forte : { $what }
coach-reply-guess = La réponse que j'imagine : { $what }
coach-exposes = Ensuite, { $who } pourrait gagner tout de suite.
coach-exposes-by = Ensuite, { $who } pourrait gagner tout de suite : { $move }.
coach-missed = Tu peux gagner tout de suite.
coach-loses = J'ai regardé beaucoup de suites possibles, et la plupart finissent mal.
coach-warning =
    { $rounds ->
        [0] { $move } pourrait te coûter la partie.
       *[other] { $move } pourrait te coûter cette manche.
    }
command-practice-coach-about = Avec indices, alertes et coups annulables ; ta première partie de chaque jeu les a toujours
error-not-coached = Il n'y a d'indices que dans une partie avec coach. Lance-la avec `/entraînement`, option `coach`.
error-no-hint = Je n'ai pas trouvé d'indice. Réessaie dans un instant.

# À la loupe : jusqu'à trois coups d'une partie finie, chacun avec un meilleur. Seule la personne qui demande le lit.

press-closer = À la loupe
closer-working =
    { $count ->
        [0] Je regarde tes coups.
       *[other] Je regarde tes coups : { $done } sur { $count }. Ça peut prendre une minute.
    }
closer-nothing = J'ai regardé chacun de tes coups, avec ce que tu voyais alors, sans y trouver d'erreur certaine.
closer-head =
    { $round ->
        [0] Moment { $number } sur { $count } : après le coup { $ply }, tu voyais ceci
       *[other] Moment { $number } sur { $count } : manche { $round }, après le coup { $ply }, tu voyais ceci
    }
closer-played = Tu as joué : **{ $move }**
closer-better = Mieux : **{ $move }**
closer-why-wins = Ça gagne la partie sur-le-champ.
closer-why-only = Ensuite, { $who } n'a qu'un coup possible : { $move }.
closer-why-does = Ce que ça fait : { $what }
closer-why-general = Quoi qu'il arrive ensuite, tu t'en sors le plus souvent mieux.
closer-fair = Je ne me suis servi que de ce que tu pouvais voir.
closer-page = **Page web** contient toute la partie avec ces moments.
error-still-looking = Je regarde encore une autre partie pour toi. Attends que ce soit fini, s'il te plaît.
error-review-failed = Je n'ai pas réussi à regarder tes coups. Réessaie dans quelques minutes.

# L'énigme du jour, en privé et dans le salon d'un serveur.

command-puzzle = énigme
command-puzzle-about = L'énigme du jour : trouve le seul coup qui gagne à coup sûr
puzzle-head = ### Énigme du jour : { $game }
puzzle-question = Un seul coup gagne à coup sûr, quoi que l'adversaire ait en main et réponde. Lequel ?
puzzle-pick = Ton coup
puzzle-answered = Tu as choisi **{ $move }**. Tu sauras demain si ça gagne.
puzzle-streak = Tu as trouvé le bon coup { $count } jours d'affilée !
puzzle-solution = Le bon coup était **{ $move }**, le seul qui gagne à coup sûr, quoi que l'adversaire ait en main et réponde.
puzzle-why-next = Quoi que l'adversaire fasse ensuite, tu as gagné.
puzzle-why-only = Ensuite, l'adversaire n'a qu'un coup, { $move }, et tu as gagné.
puzzle-why-soon =
    Ensuite, il te faut au plus { $count ->
        [one] encore un coup
       *[other] encore { $count } coups
    } pour gagner, quoi que fasse l'adversaire.
puzzle-why-far = Le chemin est long : contre la meilleure défense, il te faut encore au moins { $count } coups pour gagner.
puzzle-tally =
    { $answered ->
        [one] { $solved ->
            [0] Une personne a essayé ici, sans trouver.
           *[other] Une personne a essayé ici, et elle a trouvé.
        }
       *[other] { $solved ->
            [0] { $answered } personnes ont essayé ici, et aucune n'a trouvé.
            [one] { $answered } personnes ont essayé ici, et une seule a trouvé.
           *[other] { $answered } personnes ont essayé ici, et { $solved } ont trouvé.
        }
    }
puzzle-yours = Tu as choisi **{ $move }**.
puzzle-you = Toi
puzzle-opponent = Adversaire
press-puzzle = Résoudre
press-solution = La solution d'hier
error-puzzle-over = Cette énigme est d'un autre jour. `/énigme` montre celle d'aujourd'hui.
setup-puzzles = Salon pour une énigme par jour : aucun
