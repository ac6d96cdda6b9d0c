# Ce que décide la modération.

command-admin = admin
command-admin-about = Pour la modération : où et comment on joue ici
command-admin-setup = configurer
command-admin-setup-about = Choisir où l'on ouvre des parties, qui les ouvre, combien, et sous quelle forme
command-admin-check = permissions
command-admin-check-about = Savoir quelles permissions me manquent et comment me les donner

command-admin-matches = parties
command-admin-matches-about = Lister les tables ouvertes et les parties en cours d'ici, pour les ouvrir ou les fermer
command-admin-bar = exclure
command-admin-bar-about = Interdire à quelqu'un de jouer sur ce serveur
command-admin-bar-user = Qui
command-admin-bar-reason = Pourquoi : note pour la modération, que la personne peut voir dans son export
command-admin-unbar = réadmettre
command-admin-unbar-about = Laisser quelqu'un rejouer ici, ou lister qui n'en a pas le droit
command-admin-unbar-user = Qui ; sinon, la liste

setup-head =
    ### Réglages du serveur
    Ça s'applique tout de suite, aux nouvelles parties. Laisse un menu vide pour ne rien limiter.
setup-channels = Salons où ouvrir des parties : tous
setup-starters = Qui peut ouvrir des parties : tout le monde
setup-most-none = Parties à la fois : sans limite
setup-most = Parties à la fois : { $most } au plus
setup-pace = Cadence habituelle : { $pace }
setup-locale-none = Langue des messages de partie : celle du serveur
setup-locale = Langue des messages de partie : { $name }
setup-spectators-on = Mains après une partie : visibles par tout le monde
setup-spectators-off = Mains après une partie : visibles seulement par qui a joué
setup-log = Salon pour les nouvelles des parties : aucun

check-fine =
    { $count ->
        [one] **Tout va bien !** J'ai toutes les permissions qu'il me faut dans ce salon.
       *[other] **Tout va bien !** J'ai toutes les permissions qu'il me faut dans ce salon et dans ceux que tu as configurés.
    }
check-head =
    ### Permissions manquantes
    Je n'ai jamais besoin d'Administrateur. Il ne me manque que ceci :
check-server = - **{ $permission }** dans { $channel } : mon rôle en a besoin. Utilise le bouton ci-dessous, ou Paramètres du serveur → Rôles.
check-channel = - **{ $permission }** dans { $channel } : autorise-la pour mon rôle sous Modifier le salon → Permissions.
check-wanted = (facultative, mais utile)
check-invite = Me donner ces permissions
permission-create_public_threads = Créer des fils publics
permission-read_message_history = Voir les anciens messages

ongoing-head =
    { $count ->
        [one] ### Une partie ou table sur ce serveur
       *[other] ### { $count } parties et tables sur ce serveur
    }
ongoing-none = Il n'y a ni partie en cours ni table ouverte sur ce serveur.
ongoing-lobby = { $game }, table ouverte
ongoing-close = En fermer une
close-sure =
    ### Mettre fin à cette partie ?
    { $title }
    Elle s'arrête tout de suite et ne compte pas. Je préviens la table.
close-lobby-sure =
    ### Fermer cette table ?
    { $title }
    Tout le monde perd sa place, et plus personne ne peut la rejoindre.
press-closesure = Oui, fermer
closed = J'ai fermé `{ $id }`.
reason-closed = La modération de ce serveur a mis fin à la partie, elle ne compte donc pas.

bars-head =
    { $count ->
        [one] ### Une personne ne peut plus jouer ici
       *[other] ### { $count } personnes ne peuvent plus jouer ici
    }
    Les parties en cours continuent, sauf si tu les fermes avec `/admin parties`.
bars-none = Tout le monde peut jouer sur ce serveur.
bars-pick = Laisser rejouer quelqu'un

chronicle-begun = { $game } `{ $match }` a commencé : { $who } · { $where }
chronicle-over = { $game } `{ $match }`, c'est fini : { $verdict } · { $where }

error-not-a-moderator = Il faut la permission Gérer le serveur pour faire ça.
error-barred = La modération de ce serveur ne te laisse pas jouer ici.
error-other-barred = La modération de ce serveur ne laisse pas cette personne jouer ici.
error-banned = La personne qui héberge ce bot ne te laisse pas l'utiliser.
error-not-in-this-channel = On ne peut pas ouvrir de partie dans ce salon. Essaie { $channels }.
error-not-a-starter = Seuls ces rôles peuvent ouvrir des parties ici : { $roles }. Tu peux quand même rejoindre n'importe quelle partie ouverte.
error-too-many-matches = Ce serveur a atteint sa limite de { $most } parties à la fois. Attends que l'une d'elles finisse.

## Ce qui se joue ici
command-matches = parties
command-matches-about = Voir les parties et les tables ouvertes de ce serveur
running-head = ### En ce moment sur ce serveur
running-none = Personne ne joue ici en ce moment. `/jouer` ouvre une partie.
