# Les leçons de Kendo Duel : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kendo-howto =
    - **Tu gagnes** un Duel quand les autres n'ont plus de cartes. En Compétition, il faut deux ippons (points), sauf si vous avez convenu d'autre chose.
    - **À ton tour**, tu attaques : avec MEN, KOTE, DO ou TSUKI, seul ou avec JODAN ou SEME ; ou bien avec TAIATARI ou MAKI AGE.
    - **Quand on t'attaque**, tu dois répondre si tu peux. La même frappe et les contres ripostent, d'autres cartes parent ou dévient.
    - **Ce qui arrête quoi :** une frappe est arrêtée par la même frappe, ses contres, TSUBAZERIAI et BOGYO ; un contre, par la frappe qu'il rend et les contres de celle-ci. TAI SABAKI et KAMAE arrêtent les deux, et aussi TAIATARI et MAKI AGE. SEIGAN arrête JODAN, MUSHIN arrête SEME ou permet à un contre d'arrêter n'importe quelle attaque, et FUDOSHIN arrête tout.
    - **Sans réponse**, une frappe prend deux cartes en Duel, et c'est un ippon en Compétition.

kendo-lesson-open-task = En Duel, tu gagnes quand les autres n'ont plus de cartes. Attaque Bruno d'une frappe : MEN vise la tête, DO le flanc.
kendo-lesson-open-look = Le cadre en pointillé attend l'une des quatre frappes : joue une carte à bord doré. Les bleues comptent les mains et les paquets ; ignore les autres nombres.
kendo-lesson-open-rule = On ouvre par MEN, KOTE, DO ou TSUKI. Une carte jouée est perdue ; une frappe que rien n'arrête prend deux cartes.
kendo-lesson-meet-task = Bruno attaque par KOTE, au poignet : le cadre doré en pointillé montre à quoi tu dois répondre. Arrête-le avec exactement la même frappe.
kendo-lesson-meet-rule = Une attaque et ses réponses forment un assaut. Si tu peux répondre, tu le dois. La même frappe arrête une frappe et riposte ; un contre, elle ne fait que l'arrêter.
kendo-lesson-meet-not = C'est un contre : c'est permis, et lui aussi riposte, mais par MEN. Ici, on cherche la même frappe, un KOTE.
kendo-lesson-counter-task = Bruno frappe MEN, et tu n'en as pas. Quelle carte l'arrête et riposte en plus ?
kendo-lesson-counter-look = Sur un contre, la frappe grise est celle à laquelle il répond, la rouge celle qu'il rend.
kendo-lesson-counter-rule = Un contre répond à son premier mot et frappe avec le dernier ; celui du milieu est la technique : men-kaeshi-do répond à MEN et frappe DO.
kendo-lesson-counter-not = BOGYO ne ferait qu'arrêter la frappe. Le contre qui commence par « men » arrête MEN et riposte par DO.
kendo-lesson-reinforced-task = Bruno a joint JODAN à son MEN, et on répond d'abord à JODAN. SEIGAN arrête JODAN, FUDOSHIN arrête tout : laquelle dépenses-tu ?
kendo-lesson-reinforced-rule = JODAN renforce une frappe. Réponds-y d'abord, ou on te prend une carte : SEIGAN et FUDOSHIN l'arrêtent.
kendo-lesson-reinforced-not = FUDOSHIN répond à tout, alors garde-le pour plus tard. SEIGAN n'arrête que JODAN : joue-le ici.
kendo-lesson-parry-task = Il reste le MEN à arrêter. BOGYO et FUDOSHIN l'arrêtent tous les deux : garde la carte qui sert à plus de choses.
kendo-lesson-parry-rule = BOGYO pare : il arrête une frappe, mais pas un contre. Après une parade, c'est à toi d'ouvrir, et non à l'attaquant.
kendo-lesson-parry-not = FUDOSHIN répond à tout, alors garde-le pour plus tard. BOGYO suffit contre une simple frappe.
kendo-lesson-seme-task = À toi d'attaquer. JODAN ou SEME (pression) peut accompagner une frappe. Ouvre de sorte que Bruno ait deux cartes à arrêter.
kendo-lesson-seme-rule = SEME accompagne une frappe, comme JODAN, et FUDOSHIN l'arrête aussi. Si rien ne l'arrête, tu prends une carte, puis vient la frappe.
kendo-lesson-seme-not = { $move ->
        [open-taiatari] TAIATARI vient seul, rien ne l'accompagne : Bruno n'a qu'une carte à arrêter. SEME accompagne MEN.
       *[other] Ça ne fait qu'une carte. Avec SEME, Bruno doit d'abord l'arrêter, et ensuite MEN.
    }
kendo-lesson-taiatari-task = Bruno ouvre par TAIATARI, une charge. Ce n'est pas une frappe : ni BOGYO ni ton contre n'y peuvent rien. De quelle carte peux-tu te passer pour l'arrêter ?
kendo-lesson-taiatari-look = KAMAE arrête une frappe, un contre ou TAIATARI.
kendo-lesson-taiatari-rule = TAIATARI attaque seul. KAMAE et FUDOSHIN l'arrêtent ; si rien ne l'arrête, il prend une carte en Duel.
kendo-lesson-taiatari-not = FUDOSHIN répond à tout, alors garde-le pour plus tard. KAMAE suffit contre TAIATARI.
kendo-lesson-empty-task = À toi d'attaquer, mais un contre n'ouvre pas et tu n'as pas de frappe. Défausse une carte pour en piocher une ; garde ce qui répond à Bruno.
kendo-lesson-empty-look = KAMAE dévie une frappe ou un contre : l'assaut est fini, et tu ouvres ensuite.
kendo-lesson-empty-rule = Si tu ne peux pas ouvrir, tu défausses une carte et tu pioches une frappe pour ouvrir.
kendo-lesson-empty-not = { $move ->
        [discard-kamae] KAMAE dévie une frappe ou un contre. SEIGAN n'arrête que JODAN : c'est la carte qui te manquera le moins.
        [discard-bogyo] BOGYO pare la frappe de toute attaque. SEIGAN n'arrête que JODAN : c'est la carte qui te manquera le moins.
       *[other] Ce contre répond à MEN et riposte même. SEIGAN n'arrête que JODAN : c'est la carte qui te manquera le moins.
    }
kendo-lesson-switch-fresh = L'autre mode, à deux : la Compétition. Ta première partie n'en sera pas une.
kendo-lesson-switch-task = En Compétition, deux ippons (points) gagnent. Avant chaque coup, tu échanges une carte : prends une frappe contre la moins utile.
kendo-lesson-switch-look = Les paquets, de haut en bas : ● frappes, ●○ contres, ▲◆✕ toutes les autres. Les cercles vides près des noms attendent les ippons.
kendo-lesson-switch-rule = En Compétition seulement : avant chaque coup, tu échanges une carte, puis tu pioches un contre ou une autre carte. Ensuite, tu choisis quoi jouer.
kendo-lesson-switch-not = { $move ->
        [switch-kamae-basics] Tu obtiens une frappe, mais KAMAE peut répondre à une frappe. SEIGAN n'arrête que JODAN : échange plutôt celui-là.
       *[other] Ce paquet n'a pas de frappes, et seule une frappe peut donner un ippon. Échange SEIGAN contre une frappe.
    }
kendo-lesson-ippon-task = Une frappe sans réponse marque un ippon tout de suite, et il en faut deux. Comment attaques-tu ?
kendo-lesson-ippon-look = Un hansoku est une faute ; deux font un ippon pour l'adversaire.
kendo-lesson-ippon-rule = En Compétition, une frappe sans réponse ne coûte pas de cartes : c'est un ippon. Il en faut deux ; après un, chaque main remonte à six cartes.
kendo-lesson-ippon-not = TAIATARI n'est pas une frappe : si rien ne l'arrête, c'est une faute (hansoku) pour Bruno. Il en faut deux pour un ippon ; MEN peut en marquer un tout de suite.
kendo-lesson-change-fresh = Retour au Duel, car ta première partie en sera un :
kendo-lesson-change-task = Un Duel commence ainsi : tu peux changer jusqu'à deux cartes, et la plus forte somme des nombres sur les frappes ouvre. Augmente la tienne.
kendo-lesson-change-look = Chaque nouvelle carte vient du paquet de l'ancienne : ● frappes, ●○ contres, ▲◆✕ toutes les autres.
kendo-lesson-change-rule = Avant un Duel, tu peux changer jusqu'à deux cartes. La plus forte somme sur les frappes ouvre ; après, les nombres ne comptent plus.
kendo-lesson-change-not = { $move ->
        [keep] Tes frappes 1 + 2 + 4 ne font que 7. Pour une carte basse, tu en aurais une autre, le plus souvent plus haute.
       *[other] Ça ne fait qu'une chance de plus d'avoir une frappe haute. Le 2 aussi est bas, et tu peux changer les deux.
    }
kendo-lesson-end = Ta première partie est un Duel : tu gagnes quand les autres n'ont plus de cartes. En Compétition, il faut deux ippons.
