# Les leçons de Karenza : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

karenza-howto =
    - **Tu gagnes** en atteignant dix points avant les autres, sauf si vous avez convenu autre chose. Si un deck s'épuise, le meilleur score gagne.
    - **À ton tour**, tu déplaces jusqu'à trois fois tes pieds ou ton épée, puis tu attaques avec une carte de cette garde. Si l'épée bouge, en général tu ne peux pas.
    - **Si tu n'attaques pas**, tu passes : tu peux défausser une carte, la table est vidée, et tout le monde pioche.
    - **Quand on t'attaque**, tu bouges au plus autant que l'attaque, et tu peux parer. Sinon, l'attaque marque sa force.

karenza-lesson-attack-task = Il faut dix points pour gagner. Tes pieds sont en B et A, ton épée en 2 : c'est la garde de Kesa-giri. Attaque !
karenza-lesson-attack-rule = Une carte se joue depuis sa propre garde : deux pieds et l'épée. Si elle n'est pas parée, elle marque sa force.
karenza-lesson-attack-not = Là, tu perds ton tour, alors que tu es dans la bonne garde. Attaque avec Kesa-giri.
karenza-lesson-combo-task = Touché : 3 points. Ton épée est maintenant en 4, juste là où commence Kiri-age. Attaque encore, sans bouger !
karenza-lesson-combo-rule = Une attaque laisse ton épée à son point d'arrivée. Si une autre carte en part, tu peux attaquer encore et encore : un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Cette attaque demande un déplacement : Bruno pourrait en faire un aussi pour parer. Kiri-age n'en demande aucun.
       *[other] Là, tu perds ton tour. Attaque avec Kiri-age.
    }
karenza-lesson-move-task = Morote-zuki marque 7, mais sa garde a un pied en D. Fais ce pas, et attaque dans le même tour.
karenza-lesson-move-rule = Avant une carte, tu peux bouger trois fois au plus : un pied ou l'épée. Si l'épée bouge, pas de carte ce tour-ci.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Si tu bouges l'épée, tu ne peux pas attaquer ce tour-ci. Va plutôt en D, avec Morote-zuki.
       *[other] Là, tu laisses le tour à Bruno. Joue Morote-zuki : le pas vers D en fait partie.
    }
karenza-lesson-defend-task = Bruno attaque avec 3, après un déplacement : tu peux en faire un aussi. Pare avec plus de 3 : va en A pour Harai.
karenza-lesson-defend-rule = Quand on t'attaque, tu peux bouger autant que l'attaque, et parer. Avec plus de force, c'est toi qui attaques ensuite.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Ça arrête l'attaque, mais 3, ce n'est pas plus que 3 : Bruno attaquerait à nouveau. Harai a 4.
       *[other] Alors Bruno marquerait 3 points. Pare avec Harai.
    }
karenza-lesson-pass-task = Aucune attaque ne part de là où est ton épée. Mets-la en 2 pour Kesa-giri, défausse Harai, et laisse Bruno continuer.
karenza-lesson-pass-rule = Si tu ne peux pas attaquer, tu passes, et tu peux défausser une carte. La table est vidée, et chaque main remonte à sept cartes.
karenza-lesson-pass-not = Tu peux passer comme ça, mais tu ne pourrais toujours pas attaquer. Mets ton épée en 2 et défausse Harai.
karenza-lesson-stance-task = Avant la première attaque, tu choisis une garde. Mets-toi en B et A, épée en 2 : les deux Kesa-giri y sont prêts.
karenza-lesson-stance-rule = Qui ouvre prend sa garde en premier, selon sa main, et a la première attaque.
karenza-lesson-stance-not = De là, aucune de tes cartes n'est jouable. Mets-toi en B et A, avec l'épée en 2.
karenza-lesson-warrior-task = Une partie commence par un personnage, qui a ses propres cartes. Prends Masaru : tu en connais déjà quelques-unes.
karenza-lesson-warrior-rule = Chaque personnage a son propre deck. On choisit en secret, puis chaque main reçoit sept cartes.
karenza-lesson-warrior-not = Dans une vraie partie, c'est un bon choix. Ici, prends Masaru, dont tu connais les cartes.
karenza-lesson-end = À dix points, c'est gagné.
