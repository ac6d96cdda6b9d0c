# Les leçons de KAITO : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kaito-howto =
    - **Tu gagnes** quand le dernier sabre (katana) ou le dernier casque (kabuto) adverse a quitté le plateau, ou quand l'adversaire ne peut plus déplacer le Kaito.
    - **À ton tour**, tu déplaces le Kaito sur sa ligne ou sa colonne, aussi loin que tu veux, et tu prends la tuile où il s'arrête. Même une des tiennes.
    - **Après ton coup**, tu peux racheter une tuile avec les fleurs des blasons que tu as pris : un sabre en coûte 4, un casque 5. Elle revient sous le Kaito.

kaito-lesson-place-task = Tu gagnes quand Bruno n'a plus de katana (sabre) ou plus de kabuto (casque). Pose le Kaito là où aucun kabuto rouge n'est sur sa ligne ni sa colonne.
kaito-lesson-place-look = Le Kaito est un voleur que vous déplacez tous les deux. Bruno joue ensuite et peut prendre toute tuile de sa ligne ou de sa colonne. Ici, tu as les rouges ; en partie, peut-être les noirs.
kaito-lesson-place-rule = Celui qui joue en second place le Kaito ; l'autre commence. Depuis c4, aucun kabuto rouge n'est à portée.
kaito-lesson-place-not = Depuis d6, Bruno pourrait suivre la ligne 6 et prendre ton kabuto en a6. Depuis c4, il n'en atteint aucun.
kaito-lesson-slide-task = Prends un katana ou un kabuto à Bruno. Le Kaito saute par-dessus les tuiles et s'arrête sur une tuile de sa ligne ou de sa colonne.
kaito-lesson-slide-look = Le Kaito vient de la case en pointillés, et sa couleur indique à qui c'est de jouer. Un blason est une tuile à fleurs : le blason 3 en a trois.
kaito-lesson-slide-rule = Le Kaito suit sa ligne ou sa colonne et passe par-dessus tout. Il s'arrête sur une tuile, jamais sur une case vide, et tu prends cette tuile.
kaito-lesson-slide-not = { $move ->
        [slide-b4] C'est une fleur (un blason) : de l'argent pour plus tard. Bruno aurait encore tous ses katanas et kabutos.
        [slide-d1] C'est un katana, mais les tuiles rouges sont à toi. Il sortirait du jeu, et tu en aurais un de moins.
        [slide-d2] C'est ton propre blason à trois fleurs. Il sortirait du jeu, et Bruno ne perdrait rien.
        [slide-a4] C'est ton propre blason, et il sortirait du jeu. En plus, depuis a4, Bruno pourrait prendre ton kabuto en a6.
       *[other] C'est ton propre blason, et il sortirait du jeu. En plus, depuis f4, Bruno pourrait prendre ton kabuto en f3.
    }
kaito-lesson-share-task = Bruno repart de là où tu t'arrêtes. Prends une tuile noire qui n'a aucun kabuto rouge sur sa ligne ni sur sa colonne.
kaito-lesson-share-look = De chaque côté, en haut : les katanas et kabutos encore sur le plateau. Sous la ligne : les tuiles prises à l'adversaire.
kaito-lesson-share-rule = Vous déplacez tous les deux le même Kaito. Il se retourne après chaque coup : fais attention à l'endroit où tu le laisses.
kaito-lesson-share-not = { $move ->
        [slide-b2] Depuis b2, Bruno pourrait prendre ton kabuto en b5, dans la même colonne.
        [slide-e3] Depuis e3, Bruno pourrait prendre ton kabuto en f3, sur la même ligne.
        [slide-f2] Depuis f2, Bruno pourrait prendre ton kabuto en f3, juste au-dessous.
        [slide-a2] C'est ton propre katana, et il sortirait du jeu. En plus, depuis a2, Bruno pourrait prendre ton kabuto en a6.
        [slide-e5] C'est ton propre blason, et il sortirait du jeu. En plus, depuis e5, Bruno pourrait prendre ton kabuto en b5.
        [slide-e6] C'est ton propre katana, et il sortirait du jeu. En plus, depuis e6, Bruno pourrait prendre ton kabuto en a6.
       *[other] Depuis d2, Bruno n'atteint aucun kabuto, mais c'est ton propre blason, et il sortirait du jeu.
    }
kaito-lesson-own-task = Tu dois jouer, et seules tes propres tuiles (rouges) sont à portée. De laquelle peux-tu te passer ?
kaito-lesson-own-look = Le nombre sur une carte bleue : combien de tuiles de ce camp sont définitivement retirées du jeu.
kaito-lesson-own-rule = Tu dois jouer, même sur une tuile à toi : elle sort du jeu pour de bon. Si une seule tuile est à portée, je joue ce coup pour toi.
kaito-lesson-own-not = { $move ->
        [slide-d1] Depuis d1, chaque coup est le seul possible : Bruno en d5, toi en b5, Bruno en b4, toi en e4. C'est ton dernier katana : tu perdrais.
       *[other] C'est un katana, et il t'en resterait deux. Bruno pourrait en prendre un aussitôt, en d1.
    }
kaito-lesson-money-task = Bruno t'a pris deux katanas. En racheter un coûte quatre fleurs noires, et tu n'as qu'une fleur. Prends la tuile qui te mène à quatre.
kaito-lesson-money-rule = Les fleurs des blasons que tu prends à l'adversaire sont de l'argent. Celles de ta propre couleur ne valent rien pour toi.
kaito-lesson-money-not = { $move ->
        [slide-b4] Ça ne fait qu'une fleur de plus : tu en aurais deux. Il t'en faut quatre.
        [slide-c3] C'est une fleur, mais une rouge : les tiennes ne sont pas de l'argent, et elle sortirait du jeu.
        [slide-d4] C'est ton propre katana : tu en perdrais un troisième, et tu n'aurais toujours qu'une fleur.
        [slide-c2] Un katana n'a pas de fleurs : tu n'en aurais toujours qu'une. En plus, depuis c2, Bruno pourrait prendre ton katana en e2.
        [slide-e4] Un katana n'a pas de fleurs : tu n'en aurais toujours qu'une. En plus, depuis e4, Bruno pourrait prendre ton katana en d4.
       *[other] Un katana n'a pas de fleurs : tu n'en aurais toujours qu'une. En plus, depuis c6, Bruno pourrait prendre ton kabuto en a6.
    }
kaito-lesson-buy-task = Tu as maintenant quatre fleurs. Après un coup, tu peux racheter une tuile : rachète un des deux katanas que Bruno t'a pris.
kaito-lesson-buy-rule = Un katana coûte 4 fleurs, un kabuto 5, et on ne rend pas la monnaie. Il revient sous le Kaito ; ce que tu paies sort du jeu.
kaito-lesson-buy-not = Tu peux garder tes fleurs, mais Bruno garderait les deux katanas. Rachètes-en un.
kaito-lesson-stuck-task = Un joueur qui ne peut plus jouer perd. Arrête-toi là où Bruno ne trouvera aucune autre tuile sur sa ligne ni sur sa colonne.
kaito-lesson-stuck-rule = Gagné ! Bruno n'a aucune autre tuile sur la ligne ni sur la colonne du Kaito, et un joueur qui ne peut plus jouer perd aussitôt.
kaito-lesson-stuck-not = Depuis b5, Bruno peut encore aller en d5. Il ne te resterait alors que d3, et tu mettrais de côté ton dernier katana.
kaito-lesson-win-task = Bruno n'a plus qu'un kabuto. Prends-le et gagne la partie.
kaito-lesson-win-rule = Tu as gagné : Bruno n'a plus de kabuto (casque), et plus rien ne se rachète alors. C'est pareil pour le dernier katana (sabre).
kaito-lesson-win-not = { $move ->
        [slide-f1] Là, tu mets de côté un katana à toi. En plus, depuis f1, Bruno pourrait prendre ton kabuto en f3.
        [slide-a2] Là, tu mets de côté un katana à toi, et Bruno garde son dernier kabuto.
        [slide-c2] Il resterait à Bruno deux katanas et son kabuto. En plus, depuis c2, il pourrait prendre ton katana en a2.
        [slide-f3] C'est un kabuto, mais un rouge, donc à toi, et il ne t'en resterait qu'un.
        [slide-f4] Là, tu mets de côté un blason à toi. En plus, depuis f4, Bruno pourrait prendre ton kabuto en f3.
       *[other] Là, tu mets de côté un katana à toi. En plus, depuis f5, Bruno pourrait prendre ton kabuto en b5.
    }
kaito-lesson-end = Tu gagnes quand le dernier katana (sabre) ou le dernier kabuto (casque) adverse a disparu, ou quand l'adversaire ne peut plus jouer.
