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
