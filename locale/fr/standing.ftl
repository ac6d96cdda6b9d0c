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
