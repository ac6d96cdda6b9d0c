# Les leçons de Karenza : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

karenza-howto =
    - **Tu gagnes** en atteignant dix points avant les autres, sauf si vous avez convenu d'autre chose. Si un deck s'épuise, le meilleur score gagne.
    - **À ton tour**, tu fais jusqu'à trois déplacements, chacun d'un pied ou de l'épée, puis tu attaques avec une carte de cette garde. Si l'épée a bougé, en général tu ne peux pas.
    - **Si tu n'attaques pas**, tu passes : tu peux défausser une carte, la table est vidée, et tout le monde pioche.
    - **Quand on t'attaque**, tu peux parer, en bougeant au plus autant que l'attaquant. Toute parade arrête l'attaque ; avec plus de force, tu attaques ensuite. Sans parade, l'attaque marque autant de points que sa force, et tu fais jusqu'à trois déplacements.

karenza-lesson-attack-task = À dix points, c'est gagné. Une carte se joue depuis une garde : pied gauche, pied droit, épée. Tu es en B A 2 : attaque avec une carte de cette garde.
karenza-lesson-attack-look = Blanc : pied gauche. Noir : droit. Or : épée. Chaque carte : garde, force (chiffre), trajet de l'épée (flèche). +1 : à un déplacement. Gris : pas maintenant.
karenza-lesson-attack-rule = Une carte se joue depuis sa propre garde ; puis l'épée suit sa flèche. Si elle n'est pas parée, elle marque autant de points que sa force.
karenza-lesson-attack-not = { $move ->
        [stand-b-a-2] Là, tu passes : tu restes en place sans attaquer, et c'est à Bruno d'attaquer. Kesa-giri part justement d'ici.
       *[other] Là, tu bouges un pied et tu passes : c'est à Bruno d'attaquer. Kesa-giri part de B A 2, sans bouger.
    }
karenza-lesson-combo-task = Touché : 7 points, et tu attaques encore ; encore une touche et tu gagnes. Pour parer (arrêter), Bruno peut bouger autant que toi. Complique-lui la tâche.
karenza-lesson-combo-look = À côté d'un nom : cartes en main, cartes dans le deck et points sur dix. La petite épée montre qui attaque.
karenza-lesson-combo-rule = Pour parer, Bruno ne peut bouger qu'autant que toi : pas du tout. Si une carte part d'où ton épée s'arrête, attaque encore : c'est un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Pour ça, tu bouges un pied : Bruno pourrait faire un déplacement aussi pour parer. Et ça marque moins que Kiri-age.
       *[other] Là, tu passes, et c'est à Bruno d'attaquer. Ton épée est en 4, là où commence Kiri-age : attaque encore.
    }
karenza-lesson-move-task = Un +1 doré sur une carte : sa garde est à un déplacement. Trouve l'attaque pour laquelle il suffit de bouger un pied. Le bouton déplace ton pied pour toi.
karenza-lesson-move-look = Avant une attaque, seuls les pieds bougent. Une carte grise avec +1 : il faudrait bouger l'épée, ou c'est une défense.
karenza-lesson-move-rule = Avant de jouer une carte, tu peux bouger les pieds, trois déplacements au plus. Bouger l'épée, c'est passer : pas de carte ce tour-ci.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Là, tu bouges l'épée, et tu ne peux plus attaquer ce tour-ci. Pour Morote-zuki, il suffit de bouger un pied.
        [stand-b-d-1] Là, tu vas en D et tu passes. Morote-zuki fait le même déplacement et attaque : si rien ne l'arrête, elle marque 9.
       *[other] Là, tu passes sans bouger. Morote-zuki est à un déplacement, et en la jouant tu vas aussi en D.
    }
karenza-lesson-defend-task = Bruno attaque avec une force de 5, après un déplacement : pour parer, tu as droit à un aussi. Toute parade l'arrête ; laquelle te donne l'attaque suivante ?
karenza-lesson-defend-look = Au milieu : la force de l'attaque et le nombre de déplacements permis. Points bleus : d'où vient Bruno. Une parade déplace aussi ton épée.
karenza-lesson-defend-rule = Pour parer, tu peux faire autant de déplacements que l'attaquant. Toute parade l'arrête ; avec plus de force, tu prends l'initiative : tu attaques ensuite.
karenza-lesson-defend-not = { $move ->
        [play-suri_age] Ça arrête l'attaque, mais 2, ce n'est pas plus que 5 : Bruno attaquerait à nouveau. Kiri-otoshi a 8.
       *[other] Alors Bruno marquerait 5 points. Toute parade l'empêcherait, et avec Kiri-otoshi, qui a 8, l'attaque suivante serait à toi.
    }
karenza-lesson-pass-task = Aucune de tes attaques ne part avec l'épée en 3 : tu dois passer. Prépare la suite, et défausse une carte inutile pour en piocher une de plus.
karenza-lesson-pass-rule = Quand tu passes, la table est vidée et chacun complète sa main à sept cartes. Si tu défausses une carte, tu en pioches une de plus. Bruno attaque ensuite.
karenza-lesson-pass-not = { $move ->
        [stand-b-a-3] Ça ne change rien : la prochaine fois non plus, aucune de tes attaques ne partirait avec l'épée en 3.
       *[other] Là, tu bouges un pied, mais l'épée reste en 3. Tes deux Kesa-giri se jouent sans bouger les pieds, avec l'épée en 2.
    }
karenza-lesson-warrior-fresh = Une nouvelle partie.
karenza-lesson-warrior-task = Toute partie commence par ce choix. Chaque personnage a ses propres cartes ; jusqu'ici, tu étais Masaru. Qui veux-tu être ?
karenza-lesson-warrior-look = À côté de chaque personnage : la force de ses attaques (épée) et défenses (bouclier). Au-dessous : l'attaque la plus forte de chacun.
karenza-lesson-warrior-rule = Chaque personnage a son propre deck. On choisit en secret, puis chacun reçoit sept cartes.
karenza-lesson-stance-task = Te revoilà Masaru. Les cartes distribuées, tu choisis une garde : deux pieds et l'épée. Rends jouables le plus de cartes possible.
karenza-lesson-stance-rule = Le premier joueur choisit sa garde d'abord, selon sa main, puis attaque le premier.
karenza-lesson-stance-not = { $move ->
        [stand-b-d-2] Seule Tsubame-gaeshi part de là. Il y a une garde d'où partent trois de tes cartes.
        [stand-b-a-4] Seule Kiri-age part de là. Il y a une garde d'où partent trois de tes cartes.
       *[other] Aucune de tes cartes ne part de là : sans bouger, tu ne pourrais pas attaquer.
    }
karenza-lesson-end = À dix points, c'est gagné. Si un deck s'épuise avant, le meilleur score l'emporte.
