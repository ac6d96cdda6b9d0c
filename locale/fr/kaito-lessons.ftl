# Les leçons de KAITO : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kaito-howto =
    - **Tu gagnes** quand le dernier sabre (katana) ou le dernier casque (kabuto) adverse a quitté le plateau, ou quand l'adversaire ne peut plus déplacer le Kaito.
    - **À ton tour**, tu déplaces le Kaito sur sa ligne ou sa colonne, aussi loin que tu veux, et tu prends la tuile où il s'arrête. Même une des tiennes.
    - **Après ton coup**, tu peux racheter une tuile avec les fleurs des blasons que tu as pris : un sabre en coûte 4, un casque 5. Elle revient sous le Kaito.

kaito-lesson-place-task = Tu es rouge. Bruno déplace le Kaito en premier, sur sa ligne ou sa colonne, par-dessus tout. Pose-le loin de tes kabutos (casques).
kaito-lesson-place-rule = Qui joue en second pose le Kaito, le voleur, sur l'une des deux cases vides. L'autre joue alors le premier coup.
kaito-lesson-place-not = De d6, Bruno pourrait suivre la ligne 6 et prendre ton kabuto en a6. De c4, il n'en atteint aucun.
kaito-lesson-slide-task = Tu gagnes quand Bruno n'a plus de katana (sabre) ou plus de kabuto. Fais glisser le Kaito sur un katana noir, là où sont les anneaux.
kaito-lesson-slide-rule = Le Kaito va sur sa ligne ou sa colonne, aussi loin que tu veux, même par-dessus des tuiles. Tu prends la tuile où il s'arrête.
kaito-lesson-slide-not = { $move ->
        [slide-b4] C'est une fleur (blason), qui sert plus tard à racheter des tuiles. Prends un katana noir, une tuile avec un sabre.
       *[other] Cette tuile est rouge, donc à toi, et elle quitterait la partie pour de bon. Prends un katana noir, une tuile avec un sabre.
    }
kaito-lesson-share-task = Bruno repart de là où tu t'arrêtes. Prends une tuile noire, mais ne lui laisse aucun kabuto rouge dans l'axe.
kaito-lesson-share-rule = Vous déplacez tous les deux le même Kaito. Il se retourne après chaque coup : fais attention à l'endroit où tu le laisses.
kaito-lesson-share-not = { $move ->
        [slide-b2] De b2, Bruno pourrait prendre ton kabuto en b5. Regarde la ligne et la colonne où tu t'arrêtes.
        [slide-e3] De e3, Bruno pourrait prendre ton kabuto en f3. Regarde la ligne et la colonne où tu t'arrêtes.
        [slide-f2] De f2, Bruno pourrait prendre ton kabuto en f3. Regarde la ligne et la colonne où tu t'arrêtes.
       *[other] Cette tuile est à toi : elle quitterait la partie pour de bon. Prends-en une noire.
    }
kaito-lesson-own-task = Tu dois jouer, et il n'y a que des tuiles rouges à portée : les tiennes. De laquelle peux-tu te passer ?
kaito-lesson-own-rule = Tu dois jouer, même sur une tuile à toi. Elle est mise de côté, face cachée, et quitte la partie.
kaito-lesson-own-not = C'est un de tes derniers katanas, et sans katana, tu perds. Tu te passeras plus facilement du blason à fleur.
kaito-lesson-money-task = Bruno détient deux de tes katanas. Un katana coûte quatre fleurs noires, et tu n'en as qu'une. Prends la tuile qui te mène à quatre.
kaito-lesson-money-rule = Les fleurs des blasons que tu prends à l'autre sont de l'argent. Celles de ta propre couleur ne valent rien pour toi.
kaito-lesson-money-not = Ça ne fait pas quatre : tu as une fleur, il te faut la tuile noire qui en a trois.
kaito-lesson-buy-task = Tu as maintenant 3 + 1 fleurs. Après un coup, tu peux racheter une tuile, et Bruno détient encore deux de tes katanas.
kaito-lesson-buy-rule = Après ton coup, tu peux racheter une tuile : un katana coûte 4 fleurs, un kabuto 5. Elle revient sous le Kaito.
kaito-lesson-buy-not = Tu peux garder tes fleurs, mais Bruno garderait les deux katanas. Rachètes-en un.
kaito-lesson-stuck-task = Qui ne peut plus jouer perd. Arrête-toi là où Bruno ne trouvera aucune autre tuile sur sa ligne ni sur sa colonne.
kaito-lesson-stuck-rule = Si aucune autre tuile n'est dans l'axe du Kaito au début de ton tour, tu perds aussitôt.
kaito-lesson-stuck-not = De b5, Bruno peut encore glisser en d5. Cherche une tuile dont la ligne et la colonne sont vides.
kaito-lesson-win-task = Bruno n'a plus qu'un kabuto. Peux-tu gagner tout de suite ?
kaito-lesson-win-rule = Tu gagnes quand l'autre n'a plus de katana (sabre) ou plus de kabuto (casque) sur le plateau.
kaito-lesson-win-not = Tu peux gagner tout de suite : le dernier kabuto de Bruno, en f6, est dans l'axe du Kaito.
kaito-lesson-end = Tu gagnes quand le dernier katana (sabre) ou le dernier kabuto (casque) adverse a disparu, ou quand l'adversaire ne peut plus jouer.
