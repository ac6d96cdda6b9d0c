# Les leçons de KAITO : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kaito-howto =
    - **Tu gagnes** quand le dernier sabre (katana) ou le dernier casque (kabuto) adverse a quitté le plateau, ou quand l'adversaire ne peut plus déplacer le Kaito.
    - **À ton tour**, tu déplaces le Kaito sur sa ligne ou sa colonne, aussi loin que tu veux, et tu prends la tuile où il s'arrête. Même une des tiennes.
    - **Après ton coup**, tu peux racheter une tuile avec les fleurs des blasons que tu as pris : un sabre en coûte 4, un casque 5. Elle revient sous le Kaito.

kaito-lesson-place-task = Prends tous les sabres de Bruno ou tous ses casques, et tu gagnes. Pose d'abord le voleur, le Kaito, en c4 ; Bruno le déplace en premier.
kaito-lesson-place-rule = Qui joue en second pose le Kaito sur l'une des deux cases vides. L'autre fait alors le premier coup.
kaito-lesson-place-not = Dans une vraie partie, tu pourrais commencer là. Mais suis-moi pour cette fois : pose le Kaito en c4.
kaito-lesson-slide-task = Tu joues rouge. Fais glisser le Kaito tout droit jusqu'à un sabre noir (katana) : il est à toi.
kaito-lesson-slide-rule = Le Kaito va sur sa ligne ou sa colonne, aussi loin que tu veux, même par-dessus des tuiles. Tu prends la tuile où il s'arrête.
kaito-lesson-slide-not = Ce n'est pas un sabre noir. Les anneaux dorés montrent les trois que le Kaito peut atteindre.
kaito-lesson-share-task = Bruno repart de là où tu t'arrêtes. Prends une tuile noire, mais sans qu'il puisse atteindre un casque rouge (kabuto).
kaito-lesson-share-rule = Vous déplacez tous les deux le même Kaito. Il se retourne après chaque coup : regarde où tu le laisses à l'autre.
kaito-lesson-share-not = { $move ->
        [slide-b2] De b2, Bruno pourrait prendre ton casque en b5. Regarde la ligne et la colonne où tu t'arrêtes.
        [slide-e3] De e3, Bruno pourrait prendre ton casque en f3. Regarde la ligne et la colonne où tu t'arrêtes.
        [slide-f2] De f2, Bruno pourrait prendre ton casque en f3. Regarde la ligne et la colonne où tu t'arrêtes.
       *[other] Cette tuile est à toi : elle quitterait la partie pour de bon. Prends-en une noire.
    }
kaito-lesson-own-task = Tu dois jouer, et il n'y a que des tuiles rouges à portée : les tiennes. Lâche le blason à fleur, et garde tes sabres.
kaito-lesson-own-rule = Tu dois jouer, même sur une tuile à toi. Elle est mise de côté, face cachée, et quitte la partie.
kaito-lesson-own-not = C'est un de tes derniers sabres. Sans sabre, tu perds : lâche plutôt le blason à fleur.
kaito-lesson-money-task = Bruno détient deux sabres rouges. Les fleurs des blasons noirs peuvent en racheter un : prends la tuile qui en a trois.
kaito-lesson-money-rule = Les fleurs des blasons que tu prends à l'autre sont de l'argent. Celles de ta propre couleur ne valent rien pour toi.
kaito-lesson-money-not = Il te manquerait encore des fleurs. Prends la tuile noire qui en a trois.
kaito-lesson-buy-task = Tu as maintenant quatre fleurs, le prix d'un sabre. Rachètes-en un à Bruno.
kaito-lesson-buy-rule = Après ton coup, tu peux racheter une tuile : un sabre coûte 4 fleurs, un casque 5. Elle revient sous le Kaito.
kaito-lesson-buy-not = Tu peux garder tes fleurs, mais Bruno garderait les deux sabres. Rachètes-en un.
kaito-lesson-stuck-task = Qui ne peut plus jouer perd. Arrête-toi là où Bruno n'aura rien d'autre sur la ligne ni sur la colonne.
kaito-lesson-stuck-rule = Si aucune autre tuile n'est dans l'axe du Kaito au début de ton tour, tu perds aussitôt.
kaito-lesson-stuck-not = De là, Bruno peut encore atteindre une tuile. Cherche une ligne et une colonne vides.
kaito-lesson-win-task = Il reste un seul casque noir sur le plateau. Prends-le, et c'est gagné !
kaito-lesson-win-rule = Tu gagnes quand l'autre n'a plus de sabre (katana) ou plus de casque (kabuto) sur le plateau.
kaito-lesson-win-not = Le dernier casque de Bruno est dans l'axe du Kaito. Prends celui-là.
kaito-lesson-end = Tu gagnes quand le dernier sabre ou le dernier casque adverse a disparu, ou quand l'adversaire ne peut plus jouer.
