# Coups prévus : des réponses préparées d'avance, en secret, à ce qu'on pourra bientôt demander.

press-plan = Prévoir un coup
plan-head =
    ### Prévoir un coup
    Choisis ton coup pour ce qui peut arriver. Si ça arrive, je le joue pour toi, après à peu près le temps que tu mets d'habitude.
    Personne ne peut donc savoir qu'il était prévu. Il n'est montré qu'à toi, et tu peux l'annuler tant qu'il n'est pas joué.
    S'il arrive autre chose, tes coups prévus sont retirés, et je te demande quoi jouer.
plan-head-always =
    ### Prévoir un coup
    Choisis ton coup pour une situation qui peut revenir. Chaque fois qu'elle se présente, je le joue pour toi, après à peu près le temps que tu mets d'habitude.
    Personne ne peut donc savoir qu'il était prévu. Il n'est montré qu'à toi, et tu peux l'annuler tant qu'il n'est pas joué.
    Il reste prévu jusqu'à ce que tu le retires ou qu'un coup soit repris.
plan-stays = Ce que tu prévois avec « Chaque fois… » reste prévu jusqu'à ce que tu le retires ou qu'un coup soit repris.
plan-nothing = Rien à prévoir pour l'instant : ce qu'on te demandera ensuite dépend encore des cartes ou de quelqu'un d'autre.
plan-if = { $who } : { $move }
plan-if-any =
    { $questions ->
        [one] { $who } : n'importe quel coup
       *[other] { $who } : n'importe quel autre coup
    }
plan-when = S'il arrive ceci…
plan-then = Après **{ $event }**, ton coup sera :
plan-then-always = **{ $event }**, ton coup sera :
plan-move = Ton coup…
plan-line = **{ $event }** → { $move }
plan-standing = Tes coups prévus :
plan-withdraw = Retirer un coup prévu…
plan-held = Tu avais prévu **{ $move }** pour ce cas. Ton coup part { $when }, et personne ne peut savoir que c'était prévu.
plan-withdrawn = Il est arrivé autre chose : tes coups prévus sont donc retirés.
error-not-foreseen = La partie a avancé, ce coup ne peut donc plus être prévu. Appuie sur **Ma main** pour voir où elle en est.
