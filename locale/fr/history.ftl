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

# Un mélange qui se vérifie : la petite ligne sur les cartes, et ce que montrent /vérifier et Mélange.

## Sur les cartes
shuffle-fair = Mélange honnête, preuve à l'appui · `/vérifier`

## /vérifier
command-verify = vérifier
command-verify-about = Vérifier que la partie a été mélangée et jouée honnêtement
command-verify-match = Le code de la partie ; sinon, celle de ce fil, ou ta dernière
press-verify = Mélange
press-share = Montrer à tout le monde
verify-holds = Tout concorde.
verify-fails = Quelque chose ne concorde pas.
verify-lobby =
    Cette empreinte fixe le secret du mélange avant que quiconque rejoigne la table. Note-la, ou montre-la à tout le monde.
    Après la partie, tu pourras vérifier que le secret est resté le même.
verify-running = La partie est en cours, et son secret reste secret jusqu'à la fin. Ces nombres sont déjà fixés :
verify-hash = Le secret est bien celui dont l'empreinte était publiée avant la première arrivée.
verify-hash-not = Le secret n'est pas celui dont l'empreinte était publiée avant la première arrivée.
verify-seed =
    { $gone ->
        [0] La graine vient du secret et des clics qui ont rempli les places ({ $came } en tout).
        [one] La graine vient du secret et des clics qui ont rempli les places ({ $came } en tout, dont un retiré).
       *[other] La graine vient du secret et des clics qui ont rempli les places ({ $came } en tout, dont { $gone } retirés).
    }
verify-seed-not = La graine ne vient pas de ce secret et de ces arrivées.
verify-deal = La donne découle de cette graine, selon les règles.
verify-deal-not = La donne ne découle pas de cette graine selon les règles d'aujourd'hui.
verify-moves =
    { $count ->
        [one] Le seul coup joué était permis. Il mène à ce que la table a vu et au même résultat.
       *[other] Les { $count } coups étaient tous permis. Ils mènent à ce que la table a vu et au même résultat.
    }
verify-moves-not = Selon les règles d'aujourd'hui, les coups ne mènent à ce que la table a vu que jusqu'au coup { $last }.
verify-seats = Les places suivent l'ordre d'arrivée. Le sceau les fixe.
verify-seats-others = Les places ne suivent pas l'ordre d'arrivée, comme dans une revanche ou à l'entraînement. Le sceau les fixe.
verify-number-hash = Empreinte
verify-number-secret = Secret
verify-number-joins = Arrivées
verify-number-joins-hash = Arrivées, empreinte
verify-number-seats = Places
verify-number-seed = Graine
verify-number-seal = Sceau
verify-yours = Ton propre clic était `{ $click }`.
verify-closed = Le secret et la graine révéleraient toutes les mains, et sur ce serveur, seules les personnes de la partie les voient.
verify-how =
    Pour vérifier toi-même, appuie sur **Feuille de partie** et lance `python docs/verify.py FILE SEAL HASH JOINS` depuis le code source de Hikyaku.
    Prends les nombres que tu as notés : empreinte et arrivées au début, sceau à la fin. `docs/shuffle.md` dit ce que ça prouve.

# Une partie finie en un seul fichier HTML, qui se vérifie lui-même dans le navigateur.

press-webpage = Page web
webpage-waiting =
    { $before ->
        [0] Je prépare ta page.
        [one] Une page passe avant la tienne.
       *[other] { $before } pages passent avant la tienne.
    }
webpage-ready = Voici toute la partie en un fichier. Ouvre-le dans n'importe quel navigateur, même hors ligne. Il vérifie lui-même sa feuille de partie.
webpage-ready-moments = Tes moments **À la loupe** y sont aussi.
error-web-page-failed = Je n'ai pas réussi à faire la page. **Revoir** montre quand même la partie.
error-web-page-too-long = La page de cette partie est trop lourde pour être envoyée ici. **Revoir** la montre en entier.

## Dans le fichier
webpage-unread = Cette page n'a pas pu démarrer. Son script a été modifié, ou ton navigateur n'exécute pas les scripts.
webpage-board = Le plateau
webpage-hand = Les cartes de cette main, en grand
webpage-controls = Parcourir la partie
webpage-play = Lecture automatique
webpage-move = Coup
webpage-mover = Qui vient de jouer
webpage-words = L'image en mots
webpage-keys = Touches : ← et → vont d'un coup à l'autre, Début et Fin vont au début et à la fin, espace lance la lecture.
webpage-key-moment = M va à ton moment suivant.
webpage-moments = Tes moments « À la loupe »
webpage-moment = Moment { $number }
webpage-check = Que peut-on vérifier ici ?
webpage-holds = La feuille des coups correspond à son sceau
webpage-partly = Rien dans ce fichier ne peut être vérifié
webpage-fails = Ne te fie pas à ce fichier : sa feuille a été modifiée
webpage-unchecked = Les noms, les images, le journal et le résultat sont seulement racontés ici, et rien ne dit si quelqu'un les a modifiés. Seule la feuille des coups peut être vérifiée.
webpage-seal = La feuille de tous les coups correspond à son sceau.
webpage-seal-not = La feuille de tous les coups a été modifiée : elle ne correspond pas à son sceau.
webpage-seed = La graine vient de ce secret et de ces arrivées.
webpage-seats = Les personnes aux places sont bien celles qui ont rejoint la table.
webpage-seats-not = Les personnes aux places ne sont pas celles qui ont rejoint la table.
webpage-joins = Arrivées, empreinte
webpage-compare = Un sceau ne prouve quelque chose que si c'est celui que tu as vu : n'importe qui peut écrire un tout autre fichier, mais pas changer ce que tu as vu avant. Compare donc les chiffres en gras avec ce que « Mélange » t'a montré : empreinte et arrivées au début, sceau à la fin.
webpage-rules = Cette page ne rejoue pas les coups selon les règles : /vérifier le fait. docs/verify.py le fait aussi, dans le code source de Hikyaku, à partir de la feuille de partie.
webpage-foot = Fait par Hikyaku, un bot Discord. Ce fichier ne charge rien depuis internet.
