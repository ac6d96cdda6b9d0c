# Le temps : échéances, rappels, absences, et ce qui se passe alors.

span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
span-days-hours = { $days } { $hours }

## Ce que donne une cadence
pace-gives-bank = { $start } au départ, plus { $increment } après chaque coup, { $cap } au plus
pace-gives-each = { $start } pour chaque coup, ou { $welcome } si tu as attendu plus de { $patience }
pace-gives-reaction = { $gives } ; { $window } pour réagir
pace-gives-nothing = Ni pendule ni cote ; la partie s'arrête après 30 jours sans un coup

## Les conditions d'une table
sleeps = Pendules la nuit
sleeps-off = continuent de tourner
sleeps-on = s'arrêtent pendant les heures calmes
rated = Classée
rated-on = oui
rated-off = non, juste pour le plaisir
on-time = Ouverte à
on-time-0 = tout le monde
on-time-80 = qui joue à l'heure 80 % du temps
on-time-90 = qui joue à l'heure 90 % du temps
on-time-95 = qui joue à l'heure 95 % du temps
lobby-just-for-fun = Non classée, juste pour le plaisir.
lobby-untimed = Non classée : il n'y a pas de pendule.
lobby-expired = Personne n'a commencé cette partie en sept jours, alors la table est fermée. `/jouer` en ouvre une autre.

## À qui de jouer, et jusqu'à quand
turn-until =
    { $count ->
        [one] C'est à { $who } de jouer, échéance { $when }.
       *[other] On attend { $who }, échéance { $when }.
    }
turn-asleep =
    { $count ->
        [one] C'est à { $who } de jouer, échéance { $when }. Heures calmes jusqu'à { $back }.
       *[other] On attend { $who }, échéance { $when }. Heures calmes jusqu'à { $back }.
    }
turn-away =
    { $count ->
        [one] C'est à { $who } de jouer. En vacances jusqu'au { $back }.
       *[other] On attend { $who }. En vacances jusqu'au { $back }.
    }
standin-plays = L'ordinateur remplace { $who } en attendant son retour.
standin-waits = Tout le monde est d'accord pour attendre { $who }.

## Ton propre temps
own-until =
    { $tokens ->
        [0] Ton délai expire { $when }
        [one] Ton délai expire { $when } · encore une rallonge
       *[other] Ton délai expire { $when } · encore { $tokens } rallonges
    }
own-away = Tu es en vacances, ta pendule est arrêtée jusqu'au { $back }. Tu peux quand même jouer si tu veux.
own-standin = Tu n'étais pas là, alors l'ordinateur joue pour toi. Appuie sur **Me revoilà** pour reprendre ta place.
own-after = Joue maintenant, et tu auras { $span } pour ton prochain tour.

## Boutons
extend-label = +{ $span } (reste { $tokens })
press-play = Jouer
press-mute = Silence pour ce tour
nudge-label = Relancer { $who }
press-return = Me revoilà
vote-wait = Attendre encore
vote-end = Continuer sans attendre
press-vacationend = Finir mes vacances

## Ce qu'un bouton a fait
extended-now =
    { $tokens ->
        [0] Nouvelle échéance { $when }. C'était ta dernière rallonge.
        [one] Nouvelle échéance { $when }. Il te reste une rallonge.
       *[other] Nouvelle échéance { $when }. Il te reste { $tokens } rallonges.
    }
muted-now = Plus de rappel pour ce tour. Ton délai expire toujours { $when }.
muted-now-untimed = Plus de rappel pour ce tour.
nudged-now = Tu as relancé { $who }.
voted-now-wait = Tu as voté pour attendre. Si tout le monde est d'accord, l'ordinateur arrête de jouer à cette place.
voted-now-end = Tu as voté pour continuer sans attendre. Si tout le monde est d'accord, la personne absente perd sa place.
back-now = { $who } est de retour et reprend sa place.
error-not-for-you = Ce bouton est pour { $who }.

## Dit dans le fil ou par message
remind-head =
    ### { $game } · `{ $match }` t'attend
    Ton délai expire { $when }.
    -# { $server } · contre { $others }
remind-called = { $who }, cette partie t'attend. Ton délai expire { $when }.
nudge-dm =
    ### { $game } · `{ $match }` t'attend
    { $by } te relance. Ton délai expire { $when }.
    -# { $server } · contre { $others }
nudge-dm-untimed =
    ### { $game } · `{ $match }` t'attend
    { $by } te relance : c'est à toi.
    -# { $server } · contre { $others }
nudge-called = { $who }, { $by } te relance : c'est à toi. Ton délai expire { $when }.
nudge-called-untimed = { $who }, { $by } te relance : c'est à toi.
token-spent =
    { $tokens ->
        [0] Temps écoulé pour { $who }, qui utilise sa dernière rallonge. Nouvelle échéance { $when }.
        [one] Temps écoulé pour { $who }, qui utilise une rallonge. Nouvelle échéance { $when }. Il reste une rallonge.
       *[other] Temps écoulé pour { $who }, qui utilise une rallonge. Nouvelle échéance { $when }. Il reste { $tokens } rallonges.
    }
extended-told = { $who } utilise une rallonge. Nouvelle échéance { $when }.
strike-told = Temps écoulé pour { $who } : l'ordinateur a joué ce coup. Si ça arrive deux fois de suite, il prend la place.
standin-head =
    {"**"}{ $who } n'est pas là.{"**"}
    Deux fois de suite, le temps s'est écoulé : l'ordinateur joue donc à sa place et ne voit que ce que { $who } verrait.
    { $who } peut revenir à tout moment. Les autres peuvent voter pour attendre, ou pour continuer sans { $who }, qui perd alors sa place.
    La place reste réservée à { $who } pendant { $kept }. Ensuite, quelqu'un d'autre pourra la demander, et la table décidera.
back-told = { $who } est de retour et prend la suite de l'ordinateur.
voted-wait = { $who } vote pour attendre { $away } ({ $count } voix sur { $all }).
voted-end = { $who } vote pour continuer sans { $away } ({ $count } voix sur { $all }).
awaited-told = Tout le monde est d'accord pour attendre { $who }. L'ordinateur arrête de jouer jusqu'à son retour.
timeout-told = Les autres ont voté pour continuer sans { $who }, qui perd sa place.
vacation-told = { $who } est en vacances jusqu'au { $when }. Sa pendule est arrêtée, et la partie l'attend.
vacation-told-untimed = { $who } est en vacances jusqu'au { $when }.
vacation-told-live = { $who } est en vacances jusqu'au { $when }. Dans une partie en direct, sa pendule continue de tourner.
vacation-over-told = { $who } est de retour de vacances, et sa pendule tourne à nouveau.
outage-told = J'ai été hors ligne pendant { $span }. Ce temps a été rendu à toutes les pendules en marche.

## Comment une partie a fini, quand les règles n'en disent rien
reason-time = Une absence a trop duré, et les autres ont continué sans attendre.
reason-expired = Personne n'a joué pendant 30 jours, la partie ne compte donc pas.
reason-silent = Personne n'a joué pendant 30 jours : la défaite revient à qui devait jouer.
reason-agreed = Tout le monde a accepté la nulle.
reason-resigned = { $who } a abandonné.
reason-aborted = La partie a été annulée, elle ne compte donc pas.

## Vacances
command-vacation = vacances
command-vacation-about = Arrêter tes pendules pendant une absence (sauf en direct), jusqu'à 21 jours par an
command-vacation-days = Combien de jours dure l'absence
command-vacation-until = Le jour de ton retour, par exemple 2027-01-31
vacation-at-home =
    ### Vacances
    Pendant ton absence, tes pendules sont arrêtées et je ne t'envoie aucun rappel, sauf dans les parties en direct. Tes adversaires voient quand tu reviens.
vacation-away =
    ### Tu es en vacances
    Retour prévu { $when }. D'ici là, tes pendules sont arrêtées et je ne t'envoie aucun rappel, sauf dans les parties en direct. Tu peux quand même jouer si tu veux.
vacation-left =
    { $days ->
        [0] Il ne te reste plus de vacances cette année.
        [one] Il te reste un jour de vacances cette année.
       *[other] Il te reste { $days } jours de vacances cette année.
    }
vacation-pick = Partir en vacances, dès maintenant…
vacation-days =
    { $days ->
        [one] Un jour, jusqu'au { $day }
       *[other] { $days } jours, jusqu'au { $day }
    }
vacation-ended = Te revoilà ! Tes pendules tournent à nouveau.
error-bad-day = Je n'arrive pas à lire « { $day } » comme une date à venir. Écris-la sous la forme 2027-01-31.

# Ce qu'on refuse au sujet des pendules. `at` est un moment, déjà écrit comme Discord l'affiche.

error-no-clock = Ce coup se joue sans pendule.
error-no-tokens = Il ne te reste plus de rallonge dans cette partie.
error-nudged-already = Tu peux relancer quelqu'un une fois par jour. Tu pourras recommencer le { $at }.
error-asleep-now = Ce sont ses heures calmes. Tu pourras relancer à partir du { $at }.
error-on-vacation = Cette personne est en vacances jusqu'au { $at }.
error-wants-no-notices = Cette personne ne veut pas de messages entre les tours.
error-nobody-away = Personne ne manque à la table : il n'y a rien à voter.
error-vacation-open = Tu es déjà en vacances jusqu'au { $at }. Mets-y fin d'abord.
error-vacation-too-long =
    { $days ->
        [0] Tu n'as plus autant de jours de vacances cette année : tu les as tous pris.
        [one] Tu n'as plus autant de jours de vacances cette année. Il t'en reste un.
       *[other] Tu n'as plus autant de jours de vacances cette année. Il t'en reste { $days }.
    }
error-too-many-vacations = Tu as pris des vacances { $count } fois en un jour. Tu pourras en reprendre le { $at }.
error-no-vacation = Tu n'es pas en vacances.
