# Les leçons de Karenza : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

karenza-howto =
    - **Tu gagnes** en atteignant dix points avant les autres, sauf si vous avez convenu autre chose. Si un deck s'épuise, le meilleur score gagne.
    - **À ton tour**, tu déplaces jusqu'à trois fois tes pieds ou ton épée, puis tu attaques avec une carte de cette garde. Si l'épée bouge, en général tu ne peux pas.
    - **Si tu n'attaques pas**, tu passes : tu peux défausser une carte, la table est vidée, et tout le monde pioche.
    - **Quand on t'attaque**, tu bouges au plus autant que l'attaque, et tu peux parer. Sinon, l'attaque marque sa force.

karenza-lesson-attack-task = À dix points, c'est gagné. Une carte part d'une garde : pied gauche, pied droit, épée. Tu es en B A 2 : attaque avec une carte qui part de là.
karenza-lesson-attack-look = Le pied gauche est blanc, le droit noir, et le losange doré est l'épée. Chaque carte montre la garde dont elle part.
karenza-lesson-attack-rule = Une carte se joue depuis sa propre garde : deux pieds et l'épée. Si elle n'est pas parée, elle marque sa force.
karenza-lesson-attack-not = { $move ->
        [stand-b-a-2] Là, tu passes : tu restes en place sans attaquer, et la prochaine attaque est à Bruno. Kesa-giri part justement d'ici.
       *[other] Là, tu bouges un pied et tu passes : la prochaine attaque est à Bruno. Kesa-giri part d'où tu es maintenant.
    }
karenza-lesson-combo-task = Touché : 3 points, et tu attaques encore. Pour parer (arrêter), Bruno peut faire autant de déplacements que toi. Complique-lui la tâche.
karenza-lesson-combo-look = À côté d'un nom : cartes en main, cartes du deck et points sur dix. La petite épée montre qui attaque.
karenza-lesson-combo-rule = Une attaque laisse ton épée à son point d'arrivée. Si une autre carte en part, tu peux attaquer encore et encore : un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Pour ça, tu bouges un pied : Bruno pourrait faire un déplacement aussi pour parer. Et ça marque moins que Kiri-age.
       *[other] Là, tu passes, et la prochaine attaque est à Bruno. Ton épée est en 4, là où commence Kiri-age : attaque encore.
    }
karenza-lesson-move-task = Un +1 doré sur une carte : sa garde est à un déplacement. Trouve l'attaque pour laquelle il suffit de bouger un pied. Le bouton le fait aussi.
karenza-lesson-move-rule = Avant une carte, tu peux bouger trois fois au plus : un pied ou l'épée. Si l'épée bouge, pas de carte ce tour-ci.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Là, tu bouges l'épée, et tu ne peux plus attaquer ce tour-ci. Pour Morote-zuki, il suffit de bouger un pied.
        [stand-b-d-1] Là, tu vas en D et tu passes. Morote-zuki fait le même pas et attaque : si rien ne l'arrête, elle marque 7.
       *[other] Là, tu passes sans bouger. Morote-zuki est à un pas, et en la jouant tu vas aussi en D.
    }
karenza-lesson-defend-task = Bruno attaque avec une force de 3, après un déplacement : tu peux en faire un aussi. Pare avec plus de force, et l'attaque suivante est à toi.
karenza-lesson-defend-look = Au milieu : la force de l'attaque et, au-dessous, combien de déplacements tu peux faire.
karenza-lesson-defend-rule = Tu peux bouger autant que l'attaque, et parer. À force égale, tu l'arrêtes ; avec plus, tu prends l'initiative : tu attaques ensuite.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Ça arrête l'attaque, mais 3, ce n'est pas plus que 3 : Bruno attaquerait à nouveau. Harai a 4.
       *[other] Alors Bruno marquerait 3 points. Pare avec plus de 3 : Harai a 4.
    }
karenza-lesson-pass-task = Aucune de tes attaques ne part avec l'épée en 3 : tu dois passer. Fais-le de façon à pouvoir attaquer ensuite, et à piocher une autre carte.
karenza-lesson-pass-rule = Au lieu d'attaquer, tu peux passer et défausser une carte. L'adversaire attaque alors ; la table est vidée, et chaque main remonte à sept cartes.
karenza-lesson-pass-not = { $move ->
        [stand-b-a-3] Ça ne change rien : la prochaine fois non plus, aucune de tes attaques ne partirait avec l'épée en 3.
       *[other] Là, tu bouges un pied, mais l'épée reste en 3. Les deux Kesa-giri veulent les pieds où ils sont, et l'épée en 2.
    }
karenza-lesson-stance-task = Avant la première attaque, tu choisis une garde : deux pieds et l'épée. Rends jouables le plus de cartes possible.
karenza-lesson-stance-rule = Qui ouvre prend sa garde en premier, selon sa main, et a la première attaque.
karenza-lesson-stance-not = { $move ->
        [stand-b-d-2] Seule Tsubame-gaeshi part de là. Il y a une garde d'où partent trois de tes cartes.
        [stand-b-a-4] Seule Kiri-age part de là. Il y a une garde d'où partent trois de tes cartes.
       *[other] Aucune de tes cartes ne part de là : sans bouger, tu ne pourrais pas attaquer.
    }
karenza-lesson-warrior-task = Une partie commence par un personnage, qui a ses propres cartes. Tu en connais quelques-unes de Masaru. Qui veux-tu être ?
karenza-lesson-warrior-look = À côté de chaque personnage : la force de ses attaques (épée) et de ses défenses (bouclier).
karenza-lesson-warrior-rule = Chaque personnage a son propre deck. On choisit en secret, puis chaque main reçoit sept cartes.
karenza-lesson-end = À dix points, c'est gagné.
