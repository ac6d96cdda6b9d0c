# Les leçons de Kendo Duel : comment on joue, en bref ; puis à chaque étape quoi faire, la règle, et pourquoi un autre coup ne va pas.

kendo-howto =
    - **Tu gagnes** un Duel quand les autres n'ont plus de cartes. En Compétition, il faut deux ippons, sauf si vous avez convenu autre chose.
    - **À ton tour**, tu attaques : avec MEN, KOTE, DO ou TSUKI, seul ou avec JODAN ou SEME ; ou bien avec TAIATARI ou MAKI AGE.
    - **Quand on t'attaque**, tu dois répondre si tu peux. La même frappe finit l'assaut, un contre riposte, d'autres cartes parent ou dévient.
    - **Sans réponse**, une frappe coûte deux cartes en Duel, et c'est un ippon en Compétition.

kendo-lesson-open-task = En Duel, tu gagnes quand les autres n'ont plus de cartes. Attaque Bruno : joue MEN, une coupe à la tête.
kendo-lesson-open-rule = On ouvre par une frappe : MEN (tête), KOTE (poignet), DO (flanc) ou TSUKI (gorge). Si rien n'y répond, tu prends deux cartes à l'adversaire.
kendo-lesson-open-not = DO est aussi une frappe, mais Bruno a un DO et l'arrêterait. Joue MEN.
kendo-lesson-meet-task = Maintenant, c'est Bruno qui t'attaque. Le cadre doré montre sa frappe, KOTE : réponds par ton propre KOTE.
kendo-lesson-meet-rule = Si tu peux répondre, tu le dois. La même frappe arrête l'attaque et finit l'assaut ; qui attaquait ouvre à nouveau.
kendo-lesson-meet-not = Ce contre marcherait aussi, mais essaie d'abord la réponse la plus simple : la même frappe.
kendo-lesson-counter-task = Bruno frappe MEN, et tu n'en as pas. Un contre qui commence par « men » y répond et riposte.
kendo-lesson-counter-rule = Un contre répond à son premier mot et frappe avec le dernier : men-kaeshi-do répond à MEN, puis il faut répondre à DO.
kendo-lesson-counter-not = BOGYO ne ferait qu'arrêter la frappe. Un contre riposte en plus : joue men-kaeshi-do.
kendo-lesson-reinforced-task = Bruno a joint JODAN à son MEN. Arrête d'abord le JODAN, avec l'œil : SEIGAN.
kendo-lesson-reinforced-rule = JODAN ou SEME renforce une frappe : on y répond d'abord. SEIGAN arrête JODAN, MUSHIN arrête SEME, FUDOSHIN les deux.
kendo-lesson-reinforced-not = FUDOSHIN répond à tout, alors garde-le pour plus tard. SEIGAN est fait pour arrêter JODAN.
kendo-lesson-parry-task = Il reste le MEN à arrêter. Pare-le avec BOGYO, et l'attaque suivante est à toi.
kendo-lesson-parry-rule = BOGYO et TSUBAZERIAI parent une simple frappe, mais pas un contre. Ensuite, c'est à toi d'ouvrir.
kendo-lesson-parry-not = FUDOSHIN répond à tout, alors garde-le pour plus tard. BOGYO suffit contre une simple frappe.
kendo-lesson-empty-task = À toi d'attaquer, mais tu n'as pas de frappe. Défausse SEIGAN, et tu en reçois une.
kendo-lesson-empty-rule = Si tu ne peux pas ouvrir, tu défausses une carte et tu pioches une frappe de base pour ouvrir.
kendo-lesson-empty-not = Mieux vaut la garder : elle peut répondre à une frappe. Défausse SEIGAN.
kendo-lesson-change-task = Avant un Duel, tu peux changer deux cartes. Qui a la plus forte somme de frappes ouvre : change ton 1 et ton 2.
kendo-lesson-change-rule = Avant un Duel, tu peux changer jusqu'à deux cartes. La plus forte somme de frappes ouvre ; après, les nombres ne comptent plus.
kendo-lesson-change-not = Tu en as le droit, mais ta somme reste basse, et Bruno ouvrirait. Change le 1 et le 2.
kendo-lesson-switch-task = L'autre façon de jouer, c'est la Compétition. Avant chaque coup, tu échanges une carte : échange KAMAE contre une frappe.
kendo-lesson-switch-rule = En Compétition, tu échanges une carte avant chaque coup : tu en pioches une nouvelle, et l'ancienne va sous son paquet.
kendo-lesson-switch-not = Tu n'as qu'une frappe pour ouvrir. Échange KAMAE contre une autre.
kendo-lesson-draw-task = Après l'échange, tu pioches encore une carte : un contre ou une des autres. Prends un contre.
kendo-lesson-draw-rule = Après l'échange, tu pioches une carte parmi les contres ou les autres. C'est seulement là que tu choisis quoi jouer.
kendo-lesson-draw-not = Dans une vraie partie, tu pourrais. Mais un contre répond aux frappes : prends-en un.
kendo-lesson-ippon-task = Joue maintenant MEN. Si Bruno n'a pas de réponse, c'est ippon : un point.
kendo-lesson-ippon-rule = En Compétition, une frappe sans réponse ne coûte pas de cartes : c'est un ippon, un point. Deux ippons, et c'est gagné.
kendo-lesson-ippon-not = Bruno aurait une réponse. Joue MEN.
kendo-lesson-refill-task = Un ippon pour toi ! Ensuite, les deux mains remontent à six cartes : pioche dans n'importe quel paquet.
kendo-lesson-refill-rule = Après un ippon, on pioche de chaque côté jusqu'à six cartes, dans les paquets qu'on veut. Qui a perdu le point ouvre.
kendo-lesson-refill-not = Pioche dans l'un des trois paquets.
kendo-lesson-end = En Duel, tu gagnes quand les autres n'ont plus de cartes ; en Compétition, avec deux ippons.
