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
