# L'interface. Phrases courtes, chaleureuses, qui disent quoi faire ensuite.

## Commandes (un seul mot, en minuscules)
command-play = jouer
command-play-about = Ouvrir une partie que d'autres peuvent rejoindre
command-play-game = Quel jeu
command-play-opponent = Réserver une place à cette personne
command-play-options = Options de la partie : nom=valeur, séparées par des virgules
command-play-seats = À combien on joue
command-play-pace = Combien de temps pour un coup
command-practice = entraînement
command-practice-about = Jouer tout de suite contre l'ordinateur
command-practice-level = La force de l'ordinateur
command-practice-seats = À combien on joue, en te comptant
command-hand = main
command-hand-about = Voir ta main et tes coups possibles, rien que pour toi
command-board = plateau
command-board-about = Voir le plateau comme tout le monde le voit, rien que pour toi
command-move = coup
command-move-about = Taper ton coup
command-move-answer = Ton coup, par exemple : slide c4
command-match = Quelle partie ; sinon, celle de ce fil, ou la dernière que tu as ouverte ici
command-resign = abandonner
command-resign-about = Abandonner une partie
command-turns = tours
command-turns-about = Toutes les parties où c'est à toi de jouer
command-rules = règles
command-rules-about = Chercher un point de règle
command-help = aide
command-help-about = La liste des commandes
command-about = infos
command-about-about = Ce qu'est ce bot, qui s'en occupe et à qui sont les jeux
command-rules-search = Les mots à chercher, ou le numéro d'une règle

## Options des commandes (un seul mot, en minuscules)
option-game = jeu
option-opponent = adversaire
option-options = options
option-seats = places
option-pace = cadence
option-level = niveau
option-coach = coach
option-match = partie
option-answer = coup
option-search = recherche
option-user = personne
option-reason = raison
option-days = jours
option-until = retour

## Menus d'une personne ou d'un message
menu-challenge = Défier
menu-profile = Profil
menu-log = Que s'est-il passé ?
menu-report = Signaler
challenge-title = Nouveau défi
challenge-game = Jeu

## Ce qu'est ce bot
help-head = ### Commandes
help-start = Pour commencer
help-match = Dans une partie
help-past = Résultats et relectures
help-you = À propos de toi
help-more = Plus
about-head =
    ### Hikyaku { $version }
    Des jeux de société qui se jouent sur plusieurs jours, à ton rythme. Fait par des fans.
about-operator = Ce bot est hébergé par { $name }.
about-contact = Contact : { $contact }.
about-games = Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs. Les règles sont écrites avec nos mots, et toutes les images sont dessinées par nous.
about-support = Serveur d'aide
about-source = Code source
about-terms = Conditions
about-privacy = Confidentialité
about-install = Ajouter à un serveur
about-install-user = Ajouter à mes applis

## Boutons
press-join = Rejoindre
press-leave = Quitter
press-options = Options
press-optionsform = Tout régler
press-start = Commencer
press-learn = Apprendre
press-howto = Comment jouer
press-hand = Ma main
press-text = Plateau en texte
press-log = Journal
press-more = Plus
press-cards = C'est quoi, cette carte ?
glossary-none = Tu n'as aucune carte en main.

## Comment s'écrivent les listes et les remarques
list-separator = {", "}
list-separator-strong = {" ; "}
sentence-separator = {" "}
versus = {" – "}
range = { $first } – { $last }
either-or = { $first } ou { $last }
labelled = { $name } : { $value }
with-note = { $text } ({ $note })
sentence = { $text }.
fact-turn = joue
fact-won = gagne
fact-drawn = nulle
fact-left = a quitté
percent = { $share } %

## D'autres boutons
press-back = Retour
press-all-moves = Tous les coups
press-play-it = Jouer : { $move }
press-again = Ton prochain coup
press-ended = La fin de la manche
press-next-round = Manche suivante
press-bydm = Oui, par MP
press-nodm = Non, juste ici
press-rematch = Revanche
press-resign = Abandonner
press-resignsure = Oui, j'abandonne
press-playon = Non, je continue

## La table
pace = Cadence
pace-relaxed = Tranquille (un coup tous les deux ou trois jours)
pace-daily = Quotidienne (environ un coup par jour)
pace-brisk = Soutenue (plusieurs coups par jour)
pace-live = En direct (un coup en quelques minutes)
pace-friendly = Libre (sans pendule)
seats = Places
seats-2 = 2
seats-3 = 3
seats-4 = 4
seat-host = {" "}· hôte
seat-free = *libre*
seat-invited = place réservée à { $who }
lobby-term = **{ $name } :** { $value }
lobby-rematch = **Revanche !** Mêmes adversaires, mêmes options, mais tout le monde se décale d'une place.
lobby-unrated = Non classée : il y a un ordinateur à la table.
lobby-elsewhere = Non classée : je ne suis pas membre de ce serveur ou de cette conversation.
lobby-moved-on = La table a changé entre-temps. Jettes-y un œil, et refais ton choix s'il te convient toujours.
lobby-soon = La partie commence { $when }.
lobby-started = La partie a commencé.
rematch-open = Ta revanche t'attend : { $where }
lobby-closed = Tout le monde est parti, j'ai donc fermé cette table.
practice-place = Entraînement
elsewhere-place = Une conversation
elsewhere-refresh = Appuie sur n'importe quel bouton pour mettre ce message à jour.
practice-open = Ta partie d'entraînement a commencé. Je te montre ta main ici à chaque tour.
practice-here = Tu joues ici même, dans ce message.
practice-others =
    { $count ->
        [one] Une autre partie t'attend :
       *[other] { $count } autres parties t'attendent :
    }
practice-coached = Je suis ton coach. Je joue aussi contre toi, sans forcer. **Indice** montre ce que je jouerais, **Annuler mon coup** reprend le tien.
options-head =
    ### Options de la partie
    Seul l'hôte peut les changer, et seulement avant le début de la partie.
dms-offer = **C'est bon, tu joues !** Tu veux un MP quand c'est à toi ? Tu peux y jouer directement.
    -# **Ma main** marche dans tous les cas.
dms-hello = C'est réglé ! Je t'envoie ta main ici quand c'est à toi, et tu peux jouer directement depuis ces messages.
dms-open = C'est fait ! Va voir tes MP : ta main arrive là, désormais. **Ma main** marche toujours aussi.
dms-closed =
    Discord ne me laisse pas t'envoyer de MP. Autorise les MP des membres de ce serveur.
    Puis appuie encore sur **Oui, par MP** sous **Plus**. Ou joue simplement depuis **Ma main**.
dms-later = Les MP sont activés, mais Discord m'empêche d'en envoyer un maintenant. En attendant, joue depuis **Ma main**.
dms-none = D'accord, pas de MP. Joue depuis **Ma main** dans le fil.
quiet-closed =
    { $who }, Discord ne me laisse pas t'envoyer de MP : joue depuis **Ma main** pour l'instant.
    Pour en recevoir à nouveau, autorise les MP des membres de ce serveur et appuie sur **Oui, par MP** sous **Plus**.
thread-another = { $game } `{ $match }` continue dans un nouveau fil. L'ancien ne sert plus.
board-refused = { $who }, c'est à toi. AutoMod bloque mon plateau ici, alors appuie sur **Ma main**.
quiet-later = { $who }, c'est à toi. Impossible de t'envoyer un MP pour l'instant, alors appuie sur **Ma main**. Je réessaie au prochain tour.

## Ordinateurs
computer-novice = Novice { $number }
computer-coach =
    { $number ->
        [1] Coach
       *[other] Coach { $number }
    }
computer-student = Élève { $number }
computer-master = Maître { $number }
computer-add-novice = Ajouter un novice : il vient d'apprendre les règles
computer-add-student = Ajouter un élève : il réfléchit avant de jouer
computer-add-master = Ajouter un maître : il réfléchit longtemps, et bien
computer-remove = Retirer { $who }
computer-pick = Ajouter un ordinateur
computer-pick-full = Retirer un ordinateur
level-novice = Novice
level-student = Élève
level-master = Maître

## Plateau
turn-of =
    { $count ->
        [one] C'est à { $who } de jouer.
       *[other] On attend { $who }.
    }
log-empty = La partie a commencé.
log-secret = Quelqu'un a fait un choix secret.
log-secret-by = { $who } a choisi en secret.
log-head = Que s'est-il passé ?
ply = Coup { $ply }
played = Ton coup : **{ $move }**.
form-best = semble le mieux
together-kind = Prévoir aussi la suite…
together-field-now = Ton premier coup
together-field-then = Ton deuxième coup
together-field-next = Ton troisième coup
together-field-last = Ton quatrième coup
together-row-now = D'abord
together-row-then = Puis
together-row-next = Ensuite
together-row-last = Enfin
together-stop = Décider du reste plus tard
list-answers = Choisis ton coup
panel-cards = Tes cartes, en grand. Le plateau en texte donne leurs noms.
panel-weighing = L'image montre ce que tu essaies :
panel-look = Voir un coup avant de le jouer
panel-looking = Si tu joues ça :
panel-waiting = Tu n'as rien à faire : on te préviendra quand ce sera à toi.
panel-over = Cette partie est finie.
more-head = ### Plus · partie `{ $match }`
more-look = **Plateau en texte** décrit le plateau avec des mots, **Journal** montre tous les coups joués.
more-notes = Tes **Notes** restent entre nous.
more-plan = Avec **Prévoir un coup**, tu choisis des coups que je joue à ta place.
more-leave =
    { $others ->
        [0] **Annuler la partie** l'arrête sans résultat. **Abandonner**, c'est perdre.
       *[other] **Annuler la partie** l'arrête sans résultat si tout le monde est d'accord. **Abandonner**, c'est perdre.
    }
more-dms = Veux-tu un MP quand c'est ton tour ?
resign-sure =
    Tu veux vraiment abandonner ? C'est définitif. { $rated ->
        [yes] La partie est classée : elle compte comme une défaite.
       *[no] La partie n'est pas classée.
    }
resign-named = Oui, abandonner { $match }
which-match = Une autre partie…
resigned = Tu as abandonné. Merci d'avoir joué !
not-resigned = Tu es toujours dans la partie.
result-won =
    { $count ->
        [0] Partie nulle !
        [one] { $who } gagne !
       *[other] { $who } gagnent !
    }

## Tours et règles
turns-head =
    { $count ->
        [one] **Une partie t'attend.**
       *[other] **{ $count } parties t'attendent**, les plus urgentes d'abord.
    }
turns-none =
    { $count ->
        [0] Rien ne t'attend, et tu n'as pas de partie en cours. Essaie `/jouer`, ou `/entraînement` contre l'ordinateur.
        [one] Rien ne t'attend. Tu as une partie en cours :
       *[other] Rien ne t'attend. Tu as { $count } parties en cours :
    }
rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots : « { $search } ».
        [one] Une règle sur « { $search } » :
       *[other] { $count } règles sur « { $search } » :
    }
rules-behind =
    { $count ->
        [one] La règle en question :
       *[other] Les règles de cette étape :
    }
rules-more = Il y en a encore { $count }. Ajoute un mot pour affiner la recherche.
rules-section = Aller à un autre chapitre
numbered-player = Joueur { $number }
howto-rules = Toutes les règles, chapitre par chapitre
house-rule = règle maison
house-content = contenu maison
two-readings = la feuille admet deux lectures

## Refus : ce qui s'est passé, et quoi faire
error-unexpected =
    Quelque chose s'est mal passé de mon côté, et rien n'a changé. Réessaie, s'il te plaît.
    -# Si tu le signales, donne le numéro { $code } : on le retrouve dans mon journal technique.
error-not-written = Je n'arrive pas à enregistrer pour l'instant, alors rien n'a changé. Réessaie dans une minute.
error-not-known = Ma base de données n'a pas confirmé. Ça a peut-être marché quand même : regarde **Ma main** dans une minute.
error-not-read = Je n'arrive pas à lire mes données pour l'instant. Ça a peut-être marché quand même : regarde **Ma main** dans une minute.
error-lost = Discord a perdu ma réponse. Ça a peut-être marché quand même : regarde **Ma main** avant de réessayer.
error-dms-paused = Discord ne me laisse pas ouvrir de nouveaux MP pour l'instant. Réessaie plus tard.
error-braked = Discord limite mes messages pour une dizaine de minutes. Ça a peut-être marché quand même : regarde d'abord **Ma main**.
error-match-over = Cette partie est finie. Appuie sur **Journal** pour voir ce qui s'est passé.
error-not-your-turn = Ce n'est pas encore à toi. Je te préviendrai.
error-stale = La partie a avancé depuis. Appuie sur **Ma main** pour voir où elle en est.
error-illegal-move =
    Tu ne peux pas jouer « { $move } » maintenant.
    -# Tu peux jouer : { $allowed }.
error-bad-option =
    { $name ->
        [form] Je n'arrive pas à lire « { $value } ». Écris les options comme ceci : { $allowed }, séparées par des virgules.
        [option] Il n'y a pas d'option « { $value } ». Tu peux régler : { $allowed }.
       *[other] « { $value } » n'existe pas pour { $name }. Choisis parmi : { $allowed }.
    }
error-bad-value = Discord m'a envoyé quelque chose que je n'arrive pas à lire. Choisis dans la liste, s'il te plaît.
error-only-in-server = Ça marche sur un serveur, pas en MP.
error-forbidden = Discord m'interdit de faire ça ici. Demande à la modération de vérifier mes permissions dans ce salon.
error-not-welcome =
    { $count ->
        [one] Il me manque une permission dans ce salon : { $permissions }. La modération peut me la donner.
       *[other] Il me manque des permissions dans ce salon : { $permissions }. La modération peut me les donner.
    }
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
error-no-such-match = Je ne trouve pas cette partie. `/tours` liste les tiennes.
error-match-deleted = Cette partie est finie depuis longtemps et ses coups sont effacés. Son résultat compte toujours.
error-no-match-shown = Je ne vois pas de partie dans ce message. Essaie un plateau, ou un message dans le fil d'une partie.
error-no-match-yet = Tu n'as pas de partie ici. Essaie `/jouer`, ou `/entraînement` contre l'ordinateur.
error-which-match = Tu as plusieurs parties. Choisis-en une avec l'option `partie`.
error-too-fast = Une chose à la fois : je m'occupe encore de ton clic précédent.
error-no-outlook = Je réfléchis encore à la suite. Réessaie dans quelques secondes.
error-too-many-files = Je n'envoie pas plus de films et de pages en une heure. Tu pourras en demander d'autres à partir de { $at }.
error-not-a-person = Un bot ne peut pas jouer. Choisis une personne, ou laisse la place libre.
error-no-such-lobby = Cette table n'existe plus. `/jouer` en ouvre une autre.
error-lobby-full = Toutes les places sont prises.
error-lobby-closed = Cette table n'est plus ouverte.
error-not-invited = Cette place est réservée à quelqu'un d'autre.
error-not-the-host = Seul l'hôte peut faire ça.
error-not-enough-players = Il reste des places libres. Tu pourras commencer quand elles seront prises.
error-not-seated = Tu ne joues pas dans cette partie. Appuie sur **Plateau en texte** pour regarder.
error-not-in-lobby = Tu n'es pas à cette table.
