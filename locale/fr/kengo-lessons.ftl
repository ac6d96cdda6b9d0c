# Les leçons de Kengo! : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kengo-howto =
    - **Tu gagnes** une manche en touchant ton adversaire. Cinq manches font la partie, sauf si vous avez convenu autre chose.
    - **À ton tour**, tu joues une carte pour avancer ou reculer d'autant de cases, ou tu attaques avec des cartes qui valent exactement la distance. Puis tu pioches.
    - **Quand on t'attaque**, tu peux parer avec les mêmes cartes, autant que l'attaque en a. Au niveau Basique, personne ne pare.
    - **Quand la pioche est vide**, la manche va à qui a le plus de cartes à la bonne distance, ou sinon à qui a pris le plus de terrain. En Basique, seul le terrain compte.

kengo-lesson-advance-task = Tu es en rouge : touche Bruno, et tu gagnes la manche. Une carte te déplace d'autant de cases que son nombre. Approche-toi le plus possible.
kengo-lesson-advance-rule = À chaque tour, tu joues une carte pour avancer ou reculer d'autant. Puis tu pioches, pour revenir à cinq.
kengo-lesson-advance-not = { $kind ->
        [retreat] Là, tu t'éloignes encore de Bruno. Une carte plus forte vers l'avant te rapproche plus.
       *[other] C'est permis, mais une carte plus forte te rapproche plus.
    }
kengo-lesson-distance-task = Le nombre doré est la distance. Seule une carte de ce nombre exact touche, et les cartes vont jusqu'à 5. Reste là où Bruno ne peut pas te toucher.
kengo-lesson-distance-rule = Seule une carte qui vaut exactement la distance peut toucher. Elles vont de 1 à 5 : à partir de 6 cases, tu ne risques rien.
kengo-lesson-distance-not = Là, tu serais à 5 cases ou moins, et une carte de Bruno pourrait te toucher. Reste plus loin.
kengo-lesson-strike-task = Laquelle de tes cartes est égale à la distance ? Touche Bruno avec elle !
kengo-lesson-strike-rule = Une carte égale à la distance peut attaquer. Si rien n'arrête l'attaque, tu gagnes la manche ; cinq manches font la partie.
kengo-lesson-strike-not = Là, tu ne fais que bouger, et c'est à Bruno. La distance est de 3 : un 3 touche.
kengo-lesson-pair-task = À partir de maintenant, Bruno peut parer, avec les mêmes cartes que ton attaque, et autant. Rends-lui la tâche aussi dure que possible.
kengo-lesson-pair-rule = Pour parer, il faut les mêmes cartes, autant que l'attaque. Plus ton attaque a de cartes, plus elle est dure à parer.
kengo-lesson-pair-not = { $move ->
        [attack-3] Il suffit d'un 3 à Bruno pour la parer. Attaque avec les deux.
       *[other] Là, tu ne fais que bouger. Tu es à distance 3 avec deux 3 : attaque avec les deux.
    }
kengo-lesson-parry-task = Bruno attaque avec deux 4. S'ils touchent, la manche est à lui. Que fais-tu ?
kengo-lesson-parry-rule = Quand on t'attaque, tu peux parer avec les mêmes cartes. Tu ne pioches pas, mais ton propre tour suit aussitôt.
kengo-lesson-parry-not = Là, Bruno gagnerait la manche. Tu as des 4 aussi, et deux suffisent pour en parer deux.
kengo-lesson-riposte-task = Tu as paré, et ton tour suit aussitôt. Chaque nombre existe en cinq cartes, et quatre 4 sont déjà joués. Quel est le meilleur coup ?
kengo-lesson-riposte-rule = Après une parade, tu joues ton tour normal avec les cartes qui te restent. Attaquer est souvent le mieux.
kengo-lesson-riposte-not = Ça laisse du temps à Bruno. La distance est de 4 et tu as le dernier 4 : il ne peut pas le parer. Attaque.
kengo-lesson-count-task = Ton coup fait piocher la dernière carte et finit la manche : le plus de cartes égales à la distance gagne. Tu as trois 3 : fais-les compter.
kengo-lesson-count-rule = Quand la dernière carte est piochée, la manche va à qui a le plus de cartes à la distance, ou sinon à qui a pris le plus de terrain.
kengo-lesson-count-not = Tu as trois 3 : il faudrait alors une distance de 3. Pour l'instant, elle est de 5.
kengo-lesson-lunge-task = Au niveau Expert, une option de la partie, tu peux avancer et attaquer dans le même tour. Fais-le de la façon la plus dure à parer.
kengo-lesson-lunge-rule = Une avance & attaque prend une carte pour avancer, et une ou plusieurs cartes de la nouvelle distance pour attaquer.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Il suffit d'un 4 à Bruno pour la parer. Deux, c'est plus dur.
       *[other] Là, tu ne fais que bouger. Avance et attaque dans le même tour : 2 cases plus loin, la distance est de 4, et tu as deux 4.
    }
kengo-lesson-withdraw-task = Bruno a avancé et attaqué dans le même tour, avec deux 3, et tu n'as pas de 3 pour parer. Comment sauver la manche ?
kengo-lesson-withdraw-rule = Si l'attaque vient avec un pas, tu peux te replier au lieu de parer : une carte te fait reculer, tu en pioches une, et ton tour est fini.
kengo-lesson-withdraw-not = Là, Bruno gagnerait la manche. Tu peux encore te replier, hors de portée de ses 3.
kengo-lesson-end = Touche ton adversaire, et la manche est à toi. Cinq manches font la partie.
