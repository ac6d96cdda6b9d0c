# Les leçons de Regroup! : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

regroup-howto =
    - **Tu gagnes** si ton armée est la dernière en vie. Chacune part avec 30 points de vie. Si les cartes s'épuisent, l'armée qui a le plus de vie gagne.
    - **À ton tour**, tu prends une carte et tu la poses sur ton armée, sur au moins une de ses cases. Certaines cartes demandent des pièces visibles.
    - **Quand toutes sont posées**, chaque armée frappe toutes les autres. Seules comptent les cases du même genre qui se touchent. Les boucliers arrêtent les épées, les barrières les baguettes.
    - **Après la bataille**, chaque potion visible rend un point de vie.

regroup-lesson-take-task = Deux armées de poules se battent jusqu'à la dernière plume. Prends une carte : celle du bout, à gauche, est gratuite et a deux épées.
regroup-lesson-take-rule = À chaque manche, on prend une carte et on la pose. La carte du bout et la carte cachée ne coûtent rien.
regroup-lesson-take-not = La carte cachée est gratuite aussi, mais au bout, tu vois deux épées. Prends celle-là.
regroup-lesson-lay-task = Une poule ne compte qu'à côté d'une autre du même genre. Pose la carte en a2, comme sur l'image : épées et baguettes se rejoignent.
regroup-lesson-lay-rule = Une carte recouvre au moins une case de ton armée. Les cases du même genre qui se touchent comptent, poule par poule.
regroup-lesson-lay-not = Là, moins de tes poules compteraient. Pose-la comme sur l'image.
regroup-lesson-battle-task = La bataille est finie : 30 de vie au départ, moins les coups reçus. Bruno a maintenant cinq épées : prends la carte du bout, avec deux boucliers.
regroup-lesson-battle-rule = Quand chaque armée a sa carte, toutes se frappent en même temps. Ce qui passe coûte de la vie ; à 0, c'est fini.
regroup-lesson-battle-not = Celle-là est cachée, elle pourrait être n'importe quoi. Prends la carte aux deux boucliers.
regroup-lesson-shield-task = Les boucliers arrêtent les épées, les barrières les baguettes. Pose-la en c3, comme sur l'image : quatre boucliers comptent alors.
regroup-lesson-shield-rule = Chaque bouclier arrête une épée, chaque barrière une baguette. Après une bataille, chaque potion visible rend un point de vie.
regroup-lesson-shield-not = Moins de boucliers compteraient, et Bruno a cinq épées. Pose-la comme sur l'image.
regroup-lesson-market-task = Ton armée montre une pièce : tu peux aussi prendre la carte du milieu. Elle apporte deux boucliers : prends-la.
regroup-lesson-market-rule = Une pièce visible donne droit à la carte du milieu, deux à la carte côté pioche. Les pièces ne se dépensent pas.
regroup-lesson-market-not = Tu en as le droit, mais la carte du milieu t'apporte plus, et ta pièce ne se dépense pas. Prends-la.
regroup-lesson-win-task = Bruno n'a plus que 4 de vie, beaucoup de boucliers et aucune barrière. Pose la carte en b3, comme sur l'image : quatre baguettes passent !
regroup-lesson-win-rule = Les épées se heurtent aux boucliers, les baguettes aux barrières. À 0 de vie, une armée est hors jeu, et la dernière en vie gagne.
regroup-lesson-win-not = Bruno y survivrait : il faut bien quatre baguettes. Pose-la comme sur l'image.
regroup-lesson-end = Chaque armée part avec 30 points de vie. La dernière en vie gagne.
