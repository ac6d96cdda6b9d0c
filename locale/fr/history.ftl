# Regarder en arrière : depuis ton dernier coup, le journal page par page, la relecture, le film et la feuille d'une partie finie.

## En haut de chaque panneau
since-head = Depuis ton dernier coup
since-start = Jusqu'ici
since-more =
    { $count ->
        [one] Une ligne plus ancienne est dans le **Journal**.
       *[other] { $count } lignes plus anciennes sont dans le **Journal**.
    }

## Le journal
command-log = journal
command-log-about = Voir ce qui s'est passé dans une partie
log-secretly = Toi : { $move }
log-forgotten = Les coups précédents restent cachés jusqu'à la fin de la manche, pour que personne ne compte leurs cartes.
press-older = Plus ancien
press-newer = Plus récent

## Après une partie
error-still-playing = Cette partie est encore en cours. On pourra la revoir à la fin, avec film et feuille de partie : d'ici là, ça montrerait des cartes cachées.
error-no-finished-match = Tu n'as pas encore de partie finie. Donne le code d'une partie finie, ou demande dans son fil.
command-replay = revoir
command-replay-about = Revoir une partie finie, coup par coup
command-replay-match = Le code de la partie ; sinon, celle de ce fil, ou ta dernière
press-replay = Revoir
press-film = Film
press-export = Feuille de partie
press-replay-first = Début
press-replay-previous = Précédent
press-replay-next = Suivant
press-replay-last = Fin
replay-at = { $ply } sur { $last }
replay-start = Le début
replay-marks = Aller à…
replay-eyes = Vu par
replay-eyes-mover = Qui vient de jouer
replay-eyes-table = Tout le monde
replay-eyes-seat = { $who }
replay-seen-table = vue par tout le monde
replay-seen-seat = vue par { $who }
error-hands-closed = Sur ce serveur, seules les personnes de la partie voient les mains, et la feuille de partie les montre toutes.
replay-hands-closed = Sur ce serveur, seules les personnes de la partie voient les mains.
replay-older = Les règles ont changé depuis cette partie, je ne peux donc la montrer que jusqu'au coup { $last }.
film-waiting =
    { $before ->
        [0] Je prépare ton film.
        [one] Un film passe avant le tien.
       *[other] { $before } films passent avant le tien.
    }
film-ready =
    { $count ->
        [one] Voici toute la partie : un seul coup.
       *[other] Voici toute la partie, en { $count } coups.
    }
film-alt = Un film de la partie { $title } : le plateau après chaque coup, puis les mains à la fin. { $verdict }
error-film-too-long = Le film de cette partie est trop lourd pour être envoyé ici. **Revoir** la montre en entier.
error-film-failed = Je n'ai pas réussi à faire le film. **Revoir** montre quand même la partie.
error-films-waiting =
    { $count ->
        [one] Tu as une demande dans la file. Attends qu'elle soit prête, s'il te plaît.
       *[other] Tu as { $count } demandes dans la file. Attends que l'une d'elles soit prête, s'il te plaît.
    }
error-film-queue-full = La file est pleine en ce moment. Réessaie dans quelques minutes. En attendant, **Revoir** montre la partie.
export-done =
    Voici la feuille de la partie `{ $match }`, avec tous les coups. Vérifie-la avec `python -m engine outcome FILE`.
    `events`, `board` et d'autres commandes en montrent plus.
export-older = Les règles ont changé depuis cette partie : avec celles d'aujourd'hui, elle ne finirait plus pareil.
