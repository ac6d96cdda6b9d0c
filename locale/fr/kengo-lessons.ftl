# Les leçons de Kengo! : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kengo-howto =
    - **Tu gagnes** une manche en touchant ton adversaire. Cinq manches font la partie, sauf si vous avez convenu d'autre chose.
    - **À ton tour**, tu joues une carte pour avancer ou reculer d'autant de cases, ou tu attaques avec des cartes qui valent exactement la distance. Puis tu pioches.
    - **Quand on t'attaque**, tu peux parer avec les mêmes cartes, autant que l'attaque en a. Au niveau Basique, personne ne pare.
    - **Quand la pioche est vide**, celui qui a le plus de cartes égales à la distance gagne la manche. À égalité, c'est celui qui a le plus avancé. En Basique, seul cela compte.

kengo-lesson-advance-task = Tu es en rouge : touche Bruno, et tu gagnes la manche. Une carte te déplace d'autant de cases que son nombre. Approche-toi le plus possible.
kengo-lesson-advance-look = Le grand chiffre d'une carte dit de combien de cases elle te déplace. ▶ avance, ◁ recule, et les points dorés montrent où.
kengo-lesson-advance-rule = À chaque tour, tu joues une carte pour avancer ou reculer d'autant. Puis tu pioches, pour revenir à cinq.
kengo-lesson-advance-not = { $move ->
        [advance-1] Vous seriez encore à 12 cases l'un de l'autre. Une carte plus forte te rapprocherait davantage.
        [advance-2] Vous seriez encore à 11 cases l'un de l'autre. Une carte plus forte te rapprocherait davantage.
        [advance-3] Vous seriez encore à 10 cases l'un de l'autre. Une carte plus forte te rapprocherait davantage.
        [advance-4] Vous seriez encore à 9 cases l'un de l'autre. Une carte te rapprocherait encore plus.
        [retreat-1] Là, tu recules : 14 cases au lieu de 13. Avance.
        [retreat-2] Là, tu recules : 15 cases au lieu de 13. Avance.
       *[other] Là, tu recules jusqu'au bord du tatami, à 16 cases. Avance.
    }
kengo-lesson-distance-task = Le nombre sur fond doré est la distance. Seule une carte de ce nombre exact touche, et les cartes vont jusqu'à 5. Reste là où Bruno ne peut pas te toucher.
kengo-lesson-distance-look = Les nombres juste sous le tatami comptent ses cases : tu es sur la 9, Bruno sur la 16.
kengo-lesson-distance-rule = Seule une carte qui vaut exactement la distance peut toucher. Elles vont de 1 à 5 : à partir de 6 cases, tu ne risques rien.
kengo-lesson-distance-not = { $move ->
        [advance-2] À distance 5, Bruno te touche avec un 5, s'il en a un. Reste plus loin.
        [advance-3] À distance 4, Bruno te touche avec un 4, s'il en a un. Reste plus loin.
       *[other] À distance 3, Bruno te touche avec un 3, s'il en a un. Reste plus loin.
    }
kengo-lesson-strike-task = Laquelle de tes cartes a le même nombre que la distance ? Touche Bruno avec elle !
kengo-lesson-strike-look = Un sabre sous une carte veut dire qu'elle peut attaquer d'où tu es. La petite carte bleue compte la main de Bruno.
kengo-lesson-strike-rule = Une carte égale à la distance peut attaquer. Si rien n'arrête l'attaque, tu gagnes la manche ; cinq manches font la partie.
kengo-lesson-strike-not = { $move ->
        [advance-1] Bruno jouerait ensuite, à distance 2 : un 2 te toucherait. Tu peux le toucher avant lui, tout de suite.
        [advance-2] Bruno jouerait ensuite, à distance 1 : un 1 te toucherait. Tu peux le toucher avant lui, tout de suite.
        [retreat-1] Bruno jouerait ensuite, à distance 4 : un 4 te toucherait. Tu peux le toucher avant lui, tout de suite.
        [retreat-2] Bruno jouerait ensuite, à distance 5 : un 5 te toucherait. Tu peux le toucher avant lui, tout de suite.
        [retreat-3] À 6 cases, tu serais hors de portée, mais tu peux gagner la manche tout de suite.
       *[other] À 7 cases, il faudrait te rapprocher à nouveau. Tu peux gagner la manche tout de suite.
    }
kengo-lesson-stuck-task = Tu ne peux ni quitter le tatami ni dépasser Bruno : tes 5 n'ont pas de bouton. Garde une carte jouable au prochain tour, ou la manche est perdue.
kengo-lesson-stuck-rule = Si tu ne peux jouer aucune carte à ton tour, tu perds la manche. Près du bord, garde une petite carte : un 1 se joue toujours.
kengo-lesson-stuck-not = { $move ->
        [advance-1] Là, Bruno pourrait te toucher avec un 1, et tu n'aurais plus ton 1, qui se joue toujours.
       *[other] Il ne te resterait que des 4 et des 5, avec 3 cases derrière toi. Si Bruno s'approche, seule une pioche chanceuse sauverait la manche.
    }
kengo-lesson-pair-task = À partir de maintenant, Bruno peut parer (arrêter) une attaque : contre deux 3, il lui faut deux 3. Rends-lui la tâche aussi dure que possible.
kengo-lesson-pair-rule = Une parade demande les mêmes cartes, autant que l'attaque. Va seulement à une distance dont tu as la carte : elle attaque et elle pare.
kengo-lesson-pair-not = { $move ->
        [attack-3] Un seul 3 suffit à Bruno pour parer, et tu en as un autre.
        [advance-1] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 2, où tes 3 ne touchent pas.
        [advance-2] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 1, où tes 3 ne touchent pas.
        [retreat-1] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 4, où tes 3 ne touchent pas.
        [retreat-2] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 5, où tes 3 ne touchent pas.
        [retreat-3] Ça dépense un des 3 qui pourraient toucher, et te met hors de portée.
       *[other] À distance 8, personne ne touche. Ici, tes 3 le peuvent.
    }
kengo-lesson-parry-task = Bruno attaque avec deux 4. S'ils touchent, la manche est à lui. Que fais-tu ?
kengo-lesson-parry-rule = Quand on t'attaque, tu peux parer avec les mêmes cartes. Tu ne pioches pas, mais ton propre tour suit aussitôt.
kengo-lesson-parry-not = Là, Bruno gagnerait la manche. Tu as des 4 aussi, et deux suffisent pour en parer deux.
kengo-lesson-riposte-task = Tu as paré, et c'est aussitôt ton tour. Chaque nombre existe en cinq exemplaires, et quatre 4 sont déjà joués. Quel est le meilleur coup ?
kengo-lesson-riposte-rule = Quatre 4 étaient partis : Bruno ne pouvait pas parer. En partie, seules les cartes du dernier coup sont visibles : retiens les autres.
kengo-lesson-riposte-not = { $move ->
        [advance-1] À distance 3, ton 4 ne touche pas. Ici, si, et Bruno n'a plus de 4 pour le parer.
        [advance-2] À distance 2, ton 4 ne touche pas. Ici, si, et Bruno n'a plus de 4 pour le parer.
        [retreat-1] À distance 5, ton 4 ne touche pas. Ici, si, et Bruno n'a plus de 4 pour le parer.
        [retreat-2] À distance 6, personne ne touche. Ici, ton 4 touche, et Bruno n'a plus de 4 pour le parer.
       *[other] Ça dépense le dernier 4 pour reculer. C'est la seule carte que Bruno ne peut pas parer.
    }
kengo-lesson-count-task = Ton coup prend la dernière carte de la pioche : la manche ira à celui qui a le plus de cartes égales à la distance. Tu as trois 3 : fais-les compter.
kengo-lesson-count-look = La carte bleue en haut compte la pioche : il reste une carte.
kengo-lesson-count-rule = Quand la pioche est vide, celui qui a le plus de cartes égales à la distance gagne. À égalité, c'est celui qui a le plus avancé.
kengo-lesson-count-not = { $move ->
        [advance-1] À distance 4, seuls les 4 comptent, et tu n'en as pas.
        [advance-3] À distance 2, seuls les 2 comptent. Tu en as un, et tes 3 ne vaudraient rien.
        [retreat-1] À distance 6, aucune carte ne compte. Celui qui a le plus avancé gagne alors, et c'est Bruno.
        [retreat-2] À distance 7, aucune carte ne compte. Celui qui a le plus avancé gagne alors, et c'est Bruno.
       *[other] Ça dépense un 3. Et à distance 8, aucune carte ne compte : Bruno gagne, car il a le plus avancé.
    }
kengo-lesson-lunge-task = À partir d'ici, niveau Expert ; ta première partie est en Normal. Avance et attaque dans le même tour, de la façon la plus dure à parer.
kengo-lesson-lunge-look = Un sabre à plat sous une carte : avance d'abord avec une autre, et celle-ci peut attaquer.
kengo-lesson-lunge-rule = Niveau Expert seulement : une avance & attaque prend une carte pour avancer, et une ou plusieurs de la nouvelle distance pour attaquer.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Un seul 4 suffit à Bruno pour parer, et tu en as un autre.
        [advance-4-attack-2] Un seul 2 suffit à Bruno pour parer, et tu en as un autre.
        [advance-1] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 5, et tu n'as pas de 5.
        [advance-2] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 4. Tu peux avancer et attaquer avant qu'il n'agisse.
        [advance-4] Ce n'est pas une attaque : ce serait à Bruno de jouer, à distance 2. Tu peux avancer et attaquer avant qu'il n'agisse.
        [retreat-1] Vous seriez à 7 cases. Avancer et attaquer, ça tient dans ce seul tour.
        [retreat-2] Vous seriez à 8 cases. Avancer et attaquer, ça tient dans ce seul tour.
       *[other] Vous seriez à 10 cases. Avancer et attaquer, ça tient dans ce seul tour.
    }
kengo-lesson-withdraw-task = Niveau Expert aussi : Bruno a avancé et attaqué dans le même tour, avec deux 3. Tu n'en as pas. Replie-toi avec n'importe quelle carte, hors de portée de ses 3.
kengo-lesson-withdraw-rule = Niveau Expert seulement : au lieu de parer une avance & attaque, tu peux reculer du nombre d'une carte : c'est un repli. Tu en pioches une, et ton tour est fini.
kengo-lesson-withdraw-not = Là, Bruno gagnerait la manche. Tu peux encore te replier, hors de portée de ses 3.
kengo-lesson-end = Touche ton adversaire, et la manche est à toi. Cinq manches font la partie. Vous partez juste en dehors du tatami, sur 0 et 24.
