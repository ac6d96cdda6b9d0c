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
