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
