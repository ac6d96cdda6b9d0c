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
