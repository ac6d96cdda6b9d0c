# Les tables : ce qu'on accepte en rejoignant, et combien il peut y avoir de tables, de parties et d'appels.

press-accept = D'accord
lobby-undecided = Les conditions ont changé. Accord encore attendu : { $who }
lobby-ready = Tout le monde est là, l'hôte peut lancer la partie.
terms-changed = { $who }, l'hôte a changé les conditions de cette partie de { $game } :
terms-change = - **{ $name } :** { $before } → **{ $after }**
terms-what-now =
    Appuie sur **D'accord** ou **Quitter** à [la table]({ $where }).
    Sans réponse de ta part, la partie peut commencer dans une minute.

error-cannot-join = Tu ne peux pas rejoindre cette table. Elle est complète, fermée ou réservée à d'autres.
error-not-agreed = Les conditions ont changé. Accord encore attendu : { $who }. Sans réponse, tu pourras commencer dans une minute.

error-too-many-lobbies = Tu peux être à { $most } tables ouvertes à la fois. Quittes-en une d'abord.
error-too-many-lobbies-opened = Tu peux ouvrir { $most } tables par heure. Attends un peu.
error-too-many-lobbies-here = Ce serveur a atteint sa limite de { $most } tables ouvertes. Rejoins plutôt l'une d'elles.
error-too-many-matches-of-yours = Tu peux être dans { $most } parties et tables ouvertes à la fois. Finis-en ou quittes-en une d'abord.
error-too-much-practice = Tu as déjà { $most } parties d'entraînement en cours, le maximum. Finis-en une ou abandonne-la : `/tours` les liste.
error-too-many-pings = Tu as invité assez de monde pour l'instant. Réessaie dans une heure.
error-too-many-reports-waiting = Trop de signalements attendent déjà d'être lus. Écris à nouveau demain, ou adresse-toi à la modération du serveur.
