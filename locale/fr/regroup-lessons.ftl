# Les leçons de Regroup! : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

regroup-howto =
    - **Tu gagnes** si ton armée est la dernière en vie. Chacune part avec 30 points de vie. Si les cartes s'épuisent, l'armée qui a le plus de vie gagne.
    - **À ton tour**, tu prends une carte et tu la poses sur ton armée, sur au moins une de ses cases. Certaines cartes demandent des pièces visibles.
    - **Quand toutes les cartes sont posées**, chaque armée frappe toutes les autres. Seules comptent les cases du même genre qui se touchent. Les boucliers arrêtent les épées, les barrières les baguettes.
    - **Après la bataille**, chaque potion visible rend un point de vie.

regroup-lesson-take-task = Deux armées de poules se battent : la première à court de vie perd. Prends la carte gratuite, à gauche sous ton armée : elle a deux épées.
regroup-lesson-take-look = En haut, ta vie. En bas, ce qui compte : épées ⚔️, baguettes 🪄, boucliers 🛡️, barrières 🧿, pièces 💰, potions 🧪. Les cases sombres ne comptent pas.
regroup-lesson-take-rule = À chaque manche, on prend une carte et on la pose. La carte gratuite, à gauche, et la carte cachée ne coûtent rien.
regroup-lesson-take-not = La carte cachée est gratuite aussi, mais elle peut être n'importe quoi. La carte gratuite de gauche montre deux épées.
regroup-lesson-lay-task = Pose la carte sur ton armée. Une poule ne compte qu'à côté d'une autre du même genre : fais-en compter le plus possible. +2 : deux poules de plus.
regroup-lesson-lay-look = Un bouton comme g8 et un point doré disent où va le coin en haut à gauche ; ↻ 90°, de combien on tourne. À côté veut dire bord à bord.
regroup-lesson-lay-rule = Une carte recouvre au moins une case de ton armée, et ce qui est dessous est perdu. Des cases pareilles comptent bord à bord, pas en diagonale.
regroup-lesson-lay-not = { $move ->
        [place-c2-0] Ça recouvre ton bouclier et ta baguette, et seules les deux épées de la carte comptent.
        [place-b3-2] Là, trois épées comptent, mais ni baguette ni bouclier. La carte peut réunir plus d'un genre.
       *[other] Ça recouvre toute ton armée : seules les deux épées de la carte comptent.
    }
regroup-lesson-battle-task = Ce qui est passé a coûté de la vie. Un bouclier arrête une épée, et Bruno a cinq épées : quelle carte aide ? 🛡️{"\u2060"}², c'est deux boucliers.
regroup-lesson-battle-look = (⚔️2−🛡️2 🪄2) veut dire : les boucliers de Bruno ont arrêté tes deux épées, rien n'a arrêté tes deux baguettes. Il a perdu 2 de vie.
regroup-lesson-battle-rule = Quand chaque armée a sa carte, toutes se frappent en même temps. Ce qui passe coûte de la vie ; à 0, c'est fini. Pièces et potions comptent partout.
regroup-lesson-battle-not = Personne ne sait ce que c'est. La carte gratuite a deux boucliers, qui arrêtent deux épées.
regroup-lesson-shield-task = Les boucliers arrêtent les épées, les barrières les baguettes. Bruno a cinq épées : pose la carte de façon à faire compter le plus de boucliers possible.
regroup-lesson-shield-look = Deux poules sur une case, comme 🛡️{"\u2060"}², ne font pas une paire : elles aussi ne comptent qu'à côté d'une case du même genre.
regroup-lesson-shield-rule = Chaque bouclier arrête une épée, chaque barrière une baguette. Après une bataille, chaque potion visible rend un point de vie.
regroup-lesson-shield-not = { $move ->
        [place-b1-1] Ça recouvre un de tes boucliers, et aucun n'est plus à côté d'un autre. Les cinq épées passeraient.
        [place-c2-0] Ça recouvre tes deux boucliers, et les nouveaux n'ont pas de voisin. Les cinq épées passeraient.
       *[other] Là, seuls tes deux boucliers comptent, car les nouveaux n'ont pas de voisin. Trois épées passeraient.
    }
regroup-lesson-market-task = Ton armée montre une pièce : tu peux aussi prendre la carte à 1 pièce. Bruno a trois épées : quelle carte apporte des boucliers ?
regroup-lesson-market-look = Le nombre à côté d'une carte est son prix : il faut voir autant de pièces dans ton armée. Elles ne se dépensent pas.
regroup-lesson-market-rule = Une pièce visible donne droit à la carte à 1 pièce, deux pièces, à la carte à 2 pièces. Les pièces ne se dépensent pas.
regroup-lesson-market-not = { $move ->
        [take-pile] Personne ne sait ce que c'est. La carte à 1 pièce montre deux boucliers, et la prendre ne dépense pas ta pièce.
       *[other] Elle apporte des pièces, une baguette et une barrière, mais pas de bouclier. La carte à 1 pièce ne dépense pas la tienne.
    }
regroup-lesson-win-task = Bruno n'a plus que 4 points de vie. Il a beaucoup de boucliers, mais aucune barrière qui compte. Pose la carte pour en finir.
regroup-lesson-win-rule = Les épées se heurtent aux boucliers, les baguettes aux barrières. À 0 de vie, une armée est hors jeu, et la dernière en vie gagne.
regroup-lesson-win-not = { $move ->
        [place-a1-0] Là, trois baguettes comptent : il resterait 1 point de vie à Bruno.
        [place-b1-2] Trois baguettes toucheraient, mais ses boucliers arrêtent tes trois épées. Il resterait 1 point de vie à Bruno.
       *[other] Là, aucune baguette ne compte, et ses boucliers arrêtent tes deux épées. Bruno garderait ses 4 points de vie.
    }
regroup-lesson-end = Chaque armée part avec 30 points de vie. La dernière en vie gagne ; si toutes tombent à la fois, c'est la vie la plus proche de 0.
