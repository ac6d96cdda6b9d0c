# L'énigme du jour, en privé et dans le salon d'un serveur.

command-puzzle = énigme
command-puzzle-about = L'énigme du jour : trouve le seul coup qui gagne à coup sûr
puzzle-head = ### Énigme du jour : { $game }
puzzle-question = Un seul coup gagne à coup sûr, quoi que l'adversaire ait en main et réponde. Lequel ?
puzzle-pick = Ton coup
puzzle-answered = Tu as choisi **{ $move }**. Tu sauras demain si ça gagne.
puzzle-streak = Tu as trouvé le bon coup { $count } jours d'affilée !
puzzle-solution = Le bon coup était **{ $move }** : il gagne quoi que l'adversaire ait en main et réponde. C'est le seul à coup sûr.
puzzle-tally =
    { $answered ->
        [one] Une personne a essayé ici ; bonnes réponses : { $solved }.
       *[other] { $answered } personnes ont essayé ici ; bonnes réponses : { $solved }.
    }
puzzle-yours = Tu as choisi **{ $move }**.
puzzle-you = Toi
puzzle-opponent = Adversaire
press-puzzle = Résoudre
press-solution = La solution d'hier
error-puzzle-over = Cette énigme est d'un autre jour. `/énigme` montre celle d'aujourd'hui.
setup-puzzles = Salon pour une énigme par jour : aucun
