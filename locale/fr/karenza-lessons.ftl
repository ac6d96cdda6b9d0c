# Les leçons de Karenza : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

karenza-howto =
    - **Tu gagnes** en atteignant dix points avant les autres, sauf si vous avez convenu autre chose. Si un deck s'épuise, le meilleur score gagne.
    - **À ton tour**, tu déplaces jusqu'à trois fois tes pieds ou ton épée, puis tu attaques avec une carte de cette garde. Si l'épée bouge, en général tu ne peux pas.
    - **Si tu n'attaques pas**, tu passes : tu peux défausser une carte, la table est vidée, et tout le monde pioche.
    - **Quand on t'attaque**, tu bouges au plus autant que l'attaque, et tu peux parer. Sinon, l'attaque marque sa force.

karenza-lesson-attack-task = À dix points, c'est gagné. Une carte part d'une garde : pied gauche, pied droit, épée. Tu es en B A 2 : attaque avec une carte qui part de là.
karenza-lesson-attack-rule = Une carte se joue depuis sa propre garde : deux pieds et l'épée. Si elle n'est pas parée, elle marque sa force.
karenza-lesson-attack-not = Là, tu passes, et ton tour est fini. Kesa-giri part de ta garde : elle peut attaquer tout de suite.
karenza-lesson-combo-task = Touché : 3 points, et tu attaques encore. Pour parer, Bruno peut se déplacer autant que ton attaque : prends celle qui n'en demande aucun.
karenza-lesson-combo-rule = Une attaque laisse ton épée à son point d'arrivée. Si une autre carte en part, tu peux attaquer encore et encore : un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Cette attaque demande un déplacement : Bruno pourrait en faire un aussi pour parer. Kiri-age n'en demande aucun.
       *[other] Là, tu passes, et ton tour est fini. Ton épée est en 4, là où commence Kiri-age : attaque encore.
    }
karenza-lesson-move-task = Le +1 doré d'une carte dit que sa garde est à un déplacement. Morote-zuki marque 7, avec un pied en D. Attaque avec elle ce tour-ci.
karenza-lesson-move-rule = Avant une carte, tu peux bouger trois fois au plus : un pied ou l'épée. Si l'épée bouge, pas de carte ce tour-ci.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Si tu bouges l'épée, tu ne peux pas attaquer ce tour-ci. Il faut un pied en D, et Morote-zuki fait ce pas toute seule.
        [stand-b-d-1] Là, tu vas en D, mais ensuite tu passes. Morote-zuki fait le même pas, et attaque.
       *[other] Là, tu passes, et ton tour est fini. Joue Morote-zuki : le pas vers D en fait partie.
    }
karenza-lesson-defend-task = Bruno attaque avec une force de 3, après un déplacement : tu peux en faire un aussi. Pare avec plus de force, et l'attaque suivante est à toi.
karenza-lesson-defend-rule = Quand on t'attaque, tu peux bouger autant que l'attaque, et parer. À force égale, tu l'arrêtes ; avec plus de force, tu attaques ensuite.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Ça arrête l'attaque, mais 3, ce n'est pas plus que 3 : Bruno attaquerait à nouveau. Harai a 4.
       *[other] Alors Bruno marquerait 3 points. Pare avec plus de 3 : Harai a 4.
    }
karenza-lesson-pass-task = Aucune de tes attaques ne part avec l'épée en 3 : passe. Mets-la en 2, d'où partent les deux Kesa-giri, et échange Harai contre une autre carte.
karenza-lesson-pass-rule = Au lieu d'attaquer, tu peux passer et défausser une carte. L'adversaire attaque alors ; la table est vidée, et chaque main remonte à sept cartes.
karenza-lesson-pass-not = Tu peux passer comme ça, mais tu ne pourrais toujours pas attaquer. Les deux Kesa-giri veulent l'épée en 2.
karenza-lesson-stance-task = Avant la première attaque, tu choisis une garde : deux pieds et l'épée. Rends jouables le plus de cartes possible.
karenza-lesson-stance-rule = Qui ouvre prend sa garde en premier, selon sa main, et a la première attaque.
karenza-lesson-stance-not = Moins de tes cartes partent de là. Les boutons disent combien sont jouables.
karenza-lesson-warrior-task = Une partie commence par un personnage, qui a ses propres cartes. Tu en connais quelques-unes de Masaru. Qui veux-tu être ?
karenza-lesson-warrior-rule = Chaque personnage a son propre deck. On choisit en secret, puis chaque main reçoit sept cartes.
karenza-lesson-end = À dix points, c'est gagné.
