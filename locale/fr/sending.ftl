# Les coups en chemin : retenus, confirmés, et ce qui attend ensuite.

## Avant qu'un coup ne parte
hold-head = **{ $move }** part { $when }. Personne ne l'a encore vu, tu peux donc l'annuler. Pas besoin d'appuyer sur *Envoyer maintenant*.
panel-moved-on = ⏩ La partie a avancé. Voici où elle en est.
confirm-head = Jouer **{ $move }** ? Ce sera définitif.
press-undo = Annuler
press-sendnow = Envoyer maintenant
press-give = Jouer ce coup
error-no-longer-held = Trop tard : ton coup est parti. Appuie sur **Ma main** pour voir où en est la partie.

## Ce qui attend ensuite
press-next = Partie suivante
next-waiting =
    { $count ->
        [one] Une autre partie t'attend.
       *[other] { $count } autres parties t'attendent.
    }
next-none = Plus rien ne t'attend. `/tours` liste tes parties.

## Tours
turns-due = échéance { $when }
turns-since = ton tour a commencé { $when }
turns-open = { $number } · { $game }
turns-page = Page { $page } sur { $pages }
turns-first = Voici les dix premières :
press-earlier = Précédent
press-later = Suivant

## Résumé du jour
digest-head =
    { $count ->
        [one] **Salut ! Une partie t'attend.**
       *[other] **Salut ! { $count } parties t'attendent**, les plus urgentes d'abord.
    }
digest-foot = J'écris une fois par jour, et seulement si quelque chose t'attend. L'heure se change dans `/réglages`. `/tours` donne toujours la liste complète.
