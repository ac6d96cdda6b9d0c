# Les leçons de Kengo! : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kengo-howto =
    - **Tu gagnes** une manche en touchant ton adversaire. Cinq manches font la partie, sauf si vous avez convenu autre chose.
    - **À ton tour**, tu joues une carte pour avancer ou reculer d'autant de cases, ou tu attaques avec des cartes qui valent exactement la distance. Puis tu pioches.
    - **Quand on t'attaque**, tu peux parer avec les mêmes cartes, autant que l'attaque en a. Au niveau Basique, personne ne pare.
    - **Quand la pioche est vide**, la manche va à qui a le plus de cartes à la bonne distance, ou sinon à qui a pris le plus de terrain. En Basique, seul le terrain compte.

kengo-lesson-advance-task = Tu es en rouge. Touche Bruno, et tu gagnes la manche. Il est trop loin : une carte, c'est un nombre de pas. Avance de 5.
kengo-lesson-advance-rule = À chaque tour, tu joues une carte pour avancer ou reculer d'autant. Puis tu pioches, pour revenir à cinq.
kengo-lesson-advance-not = { $kind ->
        [retreat] Là, tu t'éloignes encore de Bruno. Avance avec ton 5.
       *[other] C'est permis, mais c'est lent. Avance avec ton 5.
    }
kengo-lesson-distance-task = Le nombre doré est la distance. Une carte égale à la distance touche, et la plus forte est 5 : reste à plus de 5 cases.
kengo-lesson-distance-rule = Seule une carte qui vaut exactement la distance peut toucher. Elles vont de 1 à 5 : à partir de 6 cases, tu ne risques rien.
kengo-lesson-distance-not = Là, tu serais à 5 cases ou moins, et une carte de Bruno pourrait te toucher. Reste plus loin.
kengo-lesson-strike-task = La distance est de 3, et tu as un 3. Attaque !
kengo-lesson-strike-rule = Une carte égale à la distance peut attaquer. Si rien n'arrête l'attaque, tu gagnes la manche ; cinq manches font la partie.
kengo-lesson-strike-not = Là, tu ne fais que bouger, et c'est à Bruno. Tu as la bonne carte : attaque avec ton 3.
kengo-lesson-pair-task = D'habitude, Bruno peut parer, avec autant de 3 que ton attaque. Tu en as deux : attaque avec les deux.
kengo-lesson-pair-rule = Pour parer, il faut les mêmes cartes, autant que l'attaque. Plus ton attaque a de cartes, plus elle est dure à parer.
kengo-lesson-pair-not = { $move ->
        [attack-3] Il suffit d'un 3 à Bruno pour la parer. Attaque avec les deux.
       *[other] Là, tu ne fais que bouger. Tu es à distance 3 avec deux 3 : attaque avec les deux.
    }
kengo-lesson-parry-task = Bruno attaque avec deux 4. Tu as des 4 aussi : pare.
kengo-lesson-parry-rule = Quand on t'attaque, tu peux parer avec les mêmes cartes. Tu ne pioches pas, mais ton propre tour suit aussitôt.
kengo-lesson-parry-not = Là, Bruno gagnerait la manche. Tu peux parer : pare.
kengo-lesson-riposte-task = À toi, maintenant : Bruno a joué ses 4, et il t'en reste un. Riposte !
kengo-lesson-riposte-rule = Après une parade, tu joues ton tour normal avec les cartes qui te restent. Attaquer est souvent le mieux.
kengo-lesson-riposte-not = Là, Bruno a le temps de piocher. La distance est de 4, et tu as encore un 4 : attaque.
kengo-lesson-count-task = La dernière carte piochée finit la manche : qui a le plus de cartes à la distance gagne. Tu as trois 3, mets-toi à distance 3.
kengo-lesson-count-rule = Quand la dernière carte est piochée, la manche va à qui a le plus de cartes à la distance, ou sinon à qui a pris le plus de terrain.
kengo-lesson-count-not = Tu as trois 3, il faut donc une distance de 3. Avance avec ton 2.
kengo-lesson-lunge-task = Au niveau Expert, tu peux avancer et attaquer dans le même tour. Avance de 2, puis attaque avec les deux 4.
kengo-lesson-lunge-rule = Une avance & attaque prend une carte pour avancer, et une ou plusieurs cartes de la nouvelle distance pour attaquer.
kengo-lesson-lunge-not = Avance et attaque dans le même tour : avance de 2, la distance sera de 4. Attaque alors avec les deux 4.
kengo-lesson-withdraw-task = Bruno a avancé et attaqué avec deux 3. Tu n'as pas de 3 pour parer : replie-toi avec n'importe quelle carte.
kengo-lesson-withdraw-rule = Devant une avance & attaque, tu peux te replier : une carte te fait reculer, tu en pioches une, et ton tour est fini.
kengo-lesson-withdraw-not = Là, Bruno gagnerait la manche. Replie-toi plutôt.
kengo-lesson-end = Touche ton adversaire, et la manche est à toi. Cinq manches font la partie.
