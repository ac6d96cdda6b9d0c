# KAITO

kaito-name = KAITO
kaito-pitch = Deux samouraïs, un seul voleur : tu déplaces le Kaito et tu prends la tuile où il s'arrête. 2 joueurs, 15 minutes.

# Ce qu'on dit à qui doit jouer

kaito-ask-place = Tu joues { $colour }. Pose le Kaito sur l'une des deux cases vides. Ton adversaire jouera ensuite le premier coup.
kaito-ask-slide = Tu joues { $colour }. Fais glisser le Kaito sur sa ligne ou sa colonne. Tu prends la tuile où il s'arrête.
kaito-ask-exchange = Tu peux racheter { $back }. Tu as { $held } fleurs ({ $mon }) ; on ne rend pas la monnaie.
kaito-back-katana = un katana (prix : { $price })
kaito-back-kabuto = un kabuto (prix : { $price })

# Options de la table

kaito-option-jump = Le Kaito peut sauter par-dessus
kaito-option-jump-tiles = tuiles et cases vides
kaito-option-jump-gaps = cases vides seulement
kaito-option-elimination = Perdre son dernier katana ou kabuto
kaito-option-elimination-capture = met fin à la partie sur-le-champ
kaito-option-elimination-turn_end = met fin à la partie après le rachat

# Pourquoi c'est fini

kaito-reason-no_katana = { $loser } n'a plus de katana.
kaito-reason-no_kabuto = { $loser } n'a plus de kabuto.
kaito-reason-stuck = Le Kaito ne pouvait plus aller nulle part.
kaito-reason-left = L'adversaire a quitté la partie.

# Réponses

kaito-answer-place = Poser le Kaito en { $square }
kaito-answer-slide = Glisser en { $square }
kaito-answer-exchange = Racheter un { $back } pour { $pay }
kaito-answer-pass = Ne rien racheter
kaito-emoji-exchange = 🌸

kaito-field-kind = Que veux-tu faire ?
kaito-field-kind-place = Poser le Kaito
kaito-field-kind-slide = Faire glisser le Kaito
kaito-field-kind-exchange = Racheter une tuile
kaito-field-kind-pass = Ne rien racheter
kaito-field-at = Sur quelle case vide ?
kaito-field-to = Vers quelle case ?
kaito-field-back = Que veux-tu racheter ?
kaito-field-back-katana = Un katana (4 fleurs)
kaito-field-back-kabuto = Un kabuto (5 fleurs)
kaito-field-pay = Avec quoi veux-tu payer ?

# Noms des choses

kaito-red = rouge
kaito-black = noir
kaito-katana = katana
kaito-kabuto = kabuto
kaito-tile-rk = katana rouge
kaito-tile-rh = kabuto rouge
kaito-tile-r3 = blason rouge 3
kaito-tile-r2 = blason rouge 2
kaito-tile-r1 = blason rouge 1
kaito-tile-bk = katana noir
kaito-tile-bh = kabuto noir
kaito-tile-b3 = blason noir 3
kaito-tile-b2 = blason noir 2
kaito-tile-b1 = blason noir 1
kaito-gap = vide

# Le journal

kaito-event-drawn = { $red } joue rouge, { $black } joue noir. { $second } pose le Kaito, puis { $first } joue le premier coup.
kaito-event-placed = { $who } pose le Kaito en { $square }.
kaito-event-captured = { $who } prend un { $tile } en { $square }.
kaito-event-captured-own = { $who } s'arrête sur son propre { $tile } en { $square } : il est mis de côté.
kaito-event-captured-forced = { $who } n'a qu'un coup possible et prend un { $tile } en { $square }.
kaito-event-captured-own-forced = { $who } n'a qu'un coup possible : son propre { $tile } en { $square } est mis de côté.
kaito-event-exchanged = { $who } rachète un { $back } pour { $pay } fleurs. Il va en { $square }, sous le Kaito.
kaito-event-passed = { $who } ne rachète rien.
kaito-event-left = { $who } a quitté la partie.

# La position en mots : comme plateau en texte et comme description de l'image

kaito-fact-no-kaito = Le Kaito n'est pas encore sur la grille.
kaito-fact-grid = en jeu : katanas { $katana }, kabutos { $kabuto }
kaito-fact-holds = tuiles prises : { $tiles }
kaito-fact-aside = de côté : { $count }
kaito-board-legend =
    r rouge, b noir; k katana, h kabuto,
    1-3 blason; .. vide; [rk] tuile dessous
kaito-fact-exchange = { $who } peut racheter une tuile.
kaito-fact-kaito = Le Kaito est en { $square }, côté { $up } visible.
kaito-fact-under = Il y a un { $tile } dessous.
kaito-fact-last = Il venait de { $square }.
kaito-fact-row = { $row } : { $tiles }.
kaito-fact-thief = Kaito
kaito-fact-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
kaito-fact-none = aucune
kaito-fact-targets = Tu peux aller en { $squares }.
kaito-fact-danger = L'adversaire pourrait ensuite prendre tes tuiles en { $squares }.
kaito-fact-gaps = Les cases vides : { $squares }.
kaito-fact-offer = Tu peux racheter { $tiles } et payer avec { $pay }.

## Coups prévus à chaque fois
kaito-always-exchange = Chaque fois que tu peux racheter quelque chose
kaito-always-exchange-pass = Ne jamais rien racheter

## Pourquoi un coup est refusé

## C'est quoi, cette carte ?
kaito-press-cards = C'est quoi, cette tuile ?
kaito-glossary-kaito = Il glisse sur sa ligne ou sa colonne jusqu'à une tuile, et la prend. Sa couleur dit à qui c'est de jouer.
kaito-glossary-katana = Sans aucun katana sur la grille, tu perds. À la fin de ton tour, tu peux en racheter un pour { $price } fleurs de blason.
kaito-glossary-kabuto = Sans aucun kabuto sur la grille, tu perds. À la fin de ton tour, tu peux en racheter un pour { $price } fleurs de blason.
kaito-glossary-mon = De l'argent pour l'adversaire qui le prend. Avec les blasons que tu lui prends, tu rachètes un katana ou un kabuto.

## Ce qu'un coup change sur le plateau
kaito-hint-theirs = prend un { $tile }
kaito-hint-theirs-last = prend le dernier { $tile } : gagné !
kaito-hint-own = te coûte un { $tile }
kaito-hint-own-last = ton dernier { $tile } : perdu !
kaito-short-theirs = { $square } +{ $tile }
kaito-short-theirs-last = { $square } gagné !
kaito-short-own = { $square } −{ $tile }
kaito-short-own-last = { $square } perdu !
kaito-risk-lost = L'adversaire pourrait gagner à son prochain coup.
kaito-risk-at-once = Tu perds la partie sur-le-champ.
kaito-risk-katana = L'adversaire pourrait alors prendre ton dernier katana, en { $square }, et gagner.
kaito-risk-kabuto = L'adversaire pourrait alors prendre ton dernier kabuto, en { $square }, et gagner.
kaito-risk-stuck = L'adversaire pourrait alors aller en { $square }, et tu n'aurais plus de coup : tu perdrais.
kaito-risk-forced = L'adversaire pourrait alors aller en { $square }. De là, tous tes coups seraient forcés, et tu perdrais : à la fin, { $end ->
        [katana] plus de katana.
        [kabuto] plus de kabuto.
       *[stuck] le Kaito serait bloqué.
    }
kaito-purpose-takes-katana = Il reste { $left ->
        [one] { $left } katana
       *[other] { $left } katanas
    } à l'adversaire.{ kaito-purpose-next }
kaito-purpose-takes-kabuto = Il reste { $left ->
        [one] { $left } kabuto
       *[other] { $left } kabutos
    } à l'adversaire.{ kaito-purpose-next }
kaito-purpose-takes-mon = Tu as alors { $blossoms ->
        [one] { $blossoms } fleur
       *[other] { $blossoms } fleurs
    }. Un katana coûte { $katana }, un kabuto { $kabuto }.{ kaito-purpose-next }
kaito-purpose-next = { $next ->
        [own] {" "}{ kaito-purpose-own }
        [safe] {" "}{ kaito-purpose-safe }
       *[open] {""}
    }
kaito-purpose-buys-katana = Tu as de nouveau { $have ->
        [one] { $have } katana
       *[other] { $have } katanas
    } et { $blossoms ->
        [0] aucune fleur
        [one] encore { $blossoms } fleur
       *[other] encore { $blossoms } fleurs
    }.
kaito-purpose-buys-kabuto = Tu as de nouveau { $have ->
        [one] { $have } kabuto
       *[other] { $have } kabutos
    } et { $blossoms ->
        [0] aucune fleur
        [one] encore { $blossoms } fleur
       *[other] encore { $blossoms } fleurs
    }.
kaito-purpose-keeps = Tu gardes { $blossoms ->
        [one] { $blossoms } fleur
       *[other] { $blossoms } fleurs
    }. Un katana coûte { $katana }, un kabuto { $kabuto }.
kaito-purpose-own = Après ce coup, l'adversaire ne peut prendre que ses propres tuiles.
kaito-purpose-safe = Après ce coup, l'adversaire ne peut te prendre ni katana ni kabuto.
kaito-drawback-katana = Après ce coup, l'adversaire peut te prendre { $count ->
        [one] une seule tuile : un katana
       *[other] une tuile parmi { $count }, mais aucun kabuto
    }.{ $every ->
        [yes] {" "}Tous les coups exposent un katana ou un kabuto.
       *[no] {""}
    }
kaito-drawback-kabuto = Après ce coup, l'adversaire peut te prendre { $count ->
        [one] une seule tuile : un kabuto
       *[other] une tuile parmi { $count }, dont un kabuto
    }.{ $every ->
        [yes] {" "}Tous les coups exposent un katana ou un kabuto.
       *[no] {""}
    }
kaito-hint-mon = blason { $symbols }
kaito-fact-weighed = Le plateau après ce coup : { $move }.
kaito-weighed-look = Encadrées : tes tuiles que l'adversaire pourrait prendre ensuite.
