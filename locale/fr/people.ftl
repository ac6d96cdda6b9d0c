# Réglages, blocages, signalements, et ce qui est conservé sur les gens.

command-settings = réglages
command-settings-about = Quand et comment je t'écris, et l'aspect des plateaux
command-block = bloquer
command-block-about = Ne plus jamais jouer avec quelqu'un ; sans nom, ta liste. Personne n'en est averti
command-block-user = Qui bloquer
command-report = signaler
command-report-about = Raconter ce qui s'est passé à qui héberge ce bot
command-privacy = confidentialité
command-privacy-about = Ce que je conserve sur toi, et comment l'obtenir ou le supprimer
command-privacy-show = voir
command-privacy-show-about = Ce que je conserve, pourquoi et combien de temps
command-privacy-export = exporter
command-privacy-export-about = Recevoir tout ce que je conserve sur toi
command-privacy-delete = supprimer
command-privacy-delete-about = Supprimer tout ce qui te concerne

## Réglages
settings-head =
    ### Tes réglages
    Ça s'applique tout de suite, à toutes tes parties sur tous les serveurs.
settings-notices-dm = **À toi :** je t'envoie ta main par MP.
settings-notices-dm-no = **À toi :** je t'enverrais ta main par MP, mais tu n'as pas encore dit oui. Appuie sur **Oui, par MP**.
settings-notices-dm-closed =
    {"**"}À toi :** je voudrais t'envoyer ta main par MP, mais Discord ne me laisse pas.
    Autorise les MP des membres d'un serveur où je suis aussi, puis appuie sur **Oui, par MP**.
settings-notices-thread = **À toi :** je te mentionne dans le fil de la partie, sans MP.
settings-notices-digest = **À toi :** un MP par jour à { $hour } h ({ $zone }) avec tout ce qui t'attend, et rien d'autre.
settings-notices-none = **À toi :** je ne t'écris pas. `/tours` montre toujours ce qui t'attend.
settings-dm = M'envoyer ma main par MP
settings-thread = Me mentionner dans le fil
settings-digest = Un MP par jour avec tout ce qui m'attend
settings-none = Ne pas m'écrire
settings-hour = Envoyer le MP du jour à { $hour } h
settings-sending-hold =
    { $seconds ->
        [0] **Tes coups** partent tout de suite : ce bot ne les retient pas.
        [one] **Tes coups** attendent une seconde avant de partir, pour que tu puisses les annuler.
       *[other] **Tes coups** attendent { $seconds } secondes avant de partir, pour que tu puisses les annuler.
    }
settings-sending-once = **Tes coups** partent tout de suite, sans que tu puisses les annuler.
settings-sending-confirm = **Tes coups** partent quand tu les confirmes.
settings-hold = Retenir mes coups quelques secondes
settings-once = Envoyer mes coups tout de suite
settings-confirm = Me demander de confirmer chaque coup
settings-quiet = **Heures calmes :** de { $from } à { $to }, fuseau { $zone }, où il est { $now }. Je n'envoie alors aucun rappel.
settings-quiet-off = **Heures calmes :** aucune. Il est { $now } dans ton fuseau, { $zone }.
settings-from-off = Pas d'heures calmes
settings-from = Au calme dès { $hour }
settings-to = Au calme jusqu'à { $hour }
settings-zone-other = Un autre fuseau horaire…
settings-zone-title = Ton fuseau horaire
settings-zone-type = Le nom du fuseau ou de sa plus grande ville
settings-language-own = **Langue et affichage :** { $language }, comme ton Discord. { $looks }
settings-language-chosen = **Langue et affichage :** { $language }. { $looks }
settings-looks =
    { $both ->
        [text-safe] Les plateaux s'affichent en texte, et les images dans des couleurs pensées pour le daltonisme.
        [text] Les plateaux s'affichent en texte. Un bouton montre l'image.
        [safe] Les images s'affichent dans des couleurs pensées pour le daltonisme.
       *[neither] Les plateaux s'affichent en images.
    }
settings-language-as = Comme mon Discord
language-name = Français
press-textfirst = Texte d'abord
press-picturefirst = Images d'abord
press-coloursafe = Couleurs distinctes
press-colourusual = Couleurs habituelles
press-writeme = Oui, par MP
press-picture = Image
press-dossier = Exporter
press-forget = Supprimer mes données…
press-fulltext = Texte complet
press-forgetsure = Supprimer pour de bon
press-keepme = Annuler
press-report = Signaler
error-no-such-zone =
    { $count ->
        [0] Je ne connais pas le fuseau « { $zone } ». Écris par exemple `Europe/Berlin`, ou une grande ville comme `Tokyo`.
        [one] Je ne connais pas le fuseau « { $zone } ». Tu voulais dire `{ $near }` ?
       *[other] Je ne connais pas le fuseau « { $zone } ». Tu voulais dire l'un de ceux-ci : { $near } ?
    }

## Blocages
blocks-none =
    ### Tu n'as bloqué personne
    `/bloquer personne:` tient quelqu'un à l'écart de tes tables, et te tient à l'écart des siennes.
blocks-head =
    { $count ->
        [one] ### Tu as bloqué une personne
       *[other] ### Tu as bloqué { $count } personnes
    }
    Vous ne pouvez plus rejoindre vos tables respectives. Personne n'en est averti, et les parties en commun continuent.
blocks-pick = Débloquer quelqu'un
blocks-more = et { $count } de plus. Débloques-en pour voir la suite
error-not-yourself = Tu ne peux pas te bloquer.
error-not-blockable = Tu ne peux pas bloquer un bot. À une table, l'hôte peut retirer les ordinateurs.

## Signalements
report-title = Signaler à qui héberge ce bot
report-words = Que s'est-il passé ?
report-hint = J'ajoute le code de la partie.
report-thanks =
    ### Ton signalement est parti
    Seule la personne qui héberge ce bot le reçoit, avec ton nom, l'heure et le code de la partie, `{ $match }`.
    C'est elle qui décide de la suite, et elle peut t'écrire. Je ne dis à personne que tu as signalé quelque chose.
report-arrived =
    ### Un signalement
    De **{ $name }** (<@{ $user }>), { $when } · serveur `{ $guild }` · partie `{ $match }`
report-of = À la table : { $names }
error-too-many-reports =
    Tu as envoyé { $most } signalements aujourd'hui, c'est la limite. Écris à nouveau demain, s'il te plaît.
    En cas d'urgence, adresse-toi à la modération du serveur ou à Discord.
error-nothing-said = Tu n'as rien écrit, alors je n'ai rien envoyé.

## Confidentialité
privacy-show =
    ### Ce que je conserve sur toi
    Ton identifiant et ton nom Discord, tes réglages, qui tu as bloqué et tes signalements ; tes places, tes coups et tes notes dans les parties, le temps que tu as pris, tes résultats et tes cotes ; les parties que tu suis et les coups que tu devines. Je ne conserve ni message, ni adresse e-mail, ni rien d'extérieur à Discord.
    Ça sert à jouer et à revoir tes parties, et je le garde jusqu'à ce que tu le supprimes. { $days ->
        [0] {""}
        [one] Une partie finie est supprimée au bout d'un jour ; ses résultats restent.{" "}
       *[other] Une partie finie est supprimée au bout de { $days } jours ; ses résultats restent.{" "}
    }Les autres voient ton nom, tes résultats, et tes coups dans la mesure où les règles les montrent. La personne qui héberge ce bot peut lire la base de données. Rien n'est vendu ni partagé.
privacy-gives = **Énigmes du jour :** tes parties finies peuvent devenir des énigmes, si tout le monde à la table est d'accord. Une énigme montre ce qu'une seule personne a vu, sans aucun nom.
privacy-keeps = **Énigmes du jour :** tes parties ne sont pas utilisées.
press-givematches = Autoriser des énigmes de mes parties
press-keepmatches = Pas d'énigmes de mes parties
privacy-export =
    { $part ->
        [1] Voici ce que je conserve sur toi.
       *[other] En voici la partie { $part }.
    } Ce fichier peut montrer tes mains, alors garde-le pour toi tant que tu as des parties en cours.
error-exported-lately = Un seul export par heure. Le prochain est possible à partir du { $at }.
privacy-delete =
    ### Supprimer tout ce qui te concerne ?
    { $playing ->
        [0] Tu n'as pas de partie en cours.
        [one] Tu perds par forfait ta partie en cours.
       *[other] Tu perds par forfait tes { $playing } parties en cours.
    }{ $lobbies ->
        [0] {""}
        [one] {" "}Tu quittes ta table.
       *[other] {" "}Tu quittes tes { $lobbies } tables.
    }
    { $over ->
        [0] « { $name } » remplace ton nom partout.
        [one] « { $name } » remplace ton nom partout, même dans ta partie finie.
       *[other] « { $name } » remplace ton nom partout, même dans tes { $over } parties finies.
    } Les autres gardent ces parties avec tous les coups, mais plus rien n'y renvoie à toi.
    Je supprime tout de suite ton nom, ton identifiant, tes réglages, tes notes, tes cotes, tes pronostics, tes blocages et tes signalements, et les MP que je t'ai envoyés, autant que Discord me le permet. Mes messages déjà dans les salons restent ; la modération peut les supprimer.
    {"**"}C'est définitif.** Tu peux revenir quand tu veux, comme une nouvelle personne. Quelques éléments restent, sous un code tiré de ton identifiant, pour qu'un retour ne les remette pas à zéro : les blocages qui te visent, les signalements du jour, les jours de vacances de l'année, et à quel point tu jouais à l'heure.
privacy-forgotten =
    ### Tout ce qui te concerne est supprimé
    Plus rien ici ne porte ton nom. Merci d'avoir joué !
privacy-kept = Très bien, je n'ai rien supprimé.
former-player =
    { $number ->
        [1] Compte supprimé
       *[other] Compte supprimé { $number }
    }

## Noms
nameless = Anonyme

# Cotes, profils, et qui joue à l'heure.

command-leaderboard = classement
command-leaderboard-about = Voir qui joue le mieux à un jeu sur ce serveur
command-profile = profil
command-profile-about = Voir les résultats de quelqu'un sur ce serveur
command-profile-who = Le profil de qui ; sinon, le tien

## Le classement
leaders-head =
    ### { $game } · { $server }
    Les meilleures cotes ici :
leaders-none = Personne n'a encore de cote ici. Ouvre le bal : `/jouer` ouvre une partie, et il faut au moins deux personnes pour une partie classée.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }
leaders-own = Tu es au rang { $place } avec **{ $rating }**.
leaders-own-none = Tu n'as pas encore de cote ici. `/jouer` ouvre une partie.
leaders-up = Rangs au-dessus
leaders-down = Rangs au-dessous
leaders-game = Un autre jeu
ratings-how =
    Les cotes partent de 1000. Ce sont des estimations prudentes, qui montent donc à mesure que tu joues.
    « ? » : cote provisoire, avec moins de { $matches } parties classées ou de { $opponents } adversaires.
    Contre la même personne, { $most } parties par semaine comptent au plus. Une partie finie avant que deux personnes aient joué ne compte pas.

## Le profil
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating } : gagnées { $won }, nulles { $drawn }, perdues { $lost }
profile-unrated =
    { $count ->
        [one] { $game } : une partie non classée
       *[other] { $game } : { $count } parties non classées
    }
profile-new = Pas encore de partie classée sur ce serveur. `/jouer` en ouvre une, et il faut au moins deux personnes pour qu'elle soit classée.
profile-alt = Profil : { $who }.
profile-alt-curve = Cote : de { $first } à { $last }.
press-leaders = Classement

## La carte du résultat
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (résultat { $gain }, certitude { $certainty })
    }
result-certainty = Chaque partie rend les cotes plus sûres, et ça les fait monter un peu, quel que soit le résultat.
result-untimed = Non classée : il n'y a pas de pendule.
result-short = Non classée : la partie a fini avant que deux personnes aient joué. Une personne qui l'a quittée la perd quand même.
result-often = Non classée : deux personnes de cette partie se sont déjà assez rencontrées en partie classée cette semaine.
result-gone = On n'a jamais revu { $who } : pour la cote, c'est donc la dernière place.

## Qui joue à l'heure
habits-known = Joue en { $wait } environ, à l'heure { $share } % du temps.
habits-new = Trop peu de coups jusqu'ici pour connaître son rythme.
habits-short = environ { $wait } par coup, { $share } % à l'heure
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days = { $count } j
error-not-on-time =
    Cette table est pour qui joue au moins { $wanted } % de ses coups à l'heure. Toi, c'est { $share } % ces temps-ci.
    Chaque coup à l'heure fait monter ce chiffre.
