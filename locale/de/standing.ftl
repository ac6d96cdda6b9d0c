# Wertungen, Profile, und wie verlässlich jemand zieht.

command-leaderboard = rangliste
command-leaderboard-about = Zeigt die Besten eines Spiels auf diesem Server
command-profile = profil
command-profile-about = Zeigt, wie jemand auf diesem Server abgeschnitten hat
command-profile-who = Wessen Profil; ohne Angabe dein eigenes

## Die Rangliste
leaders-head =
    ### { $game } · { $server }
    Die Besten hier:
leaders-none = Hier hat noch niemand eine Wertung. Mach den Anfang: `/spielen` eröffnet eine Partie, und für eine gewertete braucht es mindestens zwei Menschen.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }
leaders-own = Du bist auf Platz { $place } mit **{ $rating }**.
leaders-own-none = Du hast hier noch keine Wertung. `/spielen` eröffnet eine Partie.
leaders-up = Weiter oben
leaders-down = Weiter unten
leaders-game = Anderes Spiel
ratings-how =
    Wertungen beginnen bei 1000. Sie sind erst vorsichtig geschätzt und steigen, wenn du mehr spielst.
    „?“ heißt vorläufig: weniger als { $matches } gewertete Partien oder weniger als { $opponents } verschiedene Gegenüber.
    Pro Woche zählen nur { $most } Partien gegen dieselbe Person. Endet eine, bevor zwei gezogen haben, zählt sie nie.

## Das Profil
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-unrated =
    { $count ->
        [one] { $game }: eine ungewertete Partie
       *[other] { $game }: { $count } ungewertete Partien
    }
profile-new = Noch keine gewerteten Partien auf diesem Server. `/spielen` eröffnet eine; gewertet wird ab zwei Menschen.
profile-alt = Das Profil von { $who }.
profile-alt-curve = Wertung von { $first } auf { $last }.
press-leaders = Rangliste

## Die Karte mit dem Ergebnis
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (Ergebnis { $gain }, Sicherheit { $certainty })
    }
result-certainty = Mit jeder Partie werden Wertungen sicherer, und das hebt sie ein wenig, egal wie die Partie ausgeht.
result-untimed = Ungewertet: Es lief keine Uhr.
result-short = Ungewertet: Die Partie endete, bevor zwei gezogen hatten. Wer sie verlassen hat, hat sie trotzdem verloren.
result-often = Ungewertet: Zwei von euch sind sich diese Woche schon in genug gewerteten Partien begegnet.
result-gone = { $who } kam nicht zurück, in der Wertung zählt das als letzter Platz.

## Wie verlässlich jemand zieht
habits-known = Braucht etwa { $wait } pro Zug und ist zu { $share } % pünktlich.
habits-new = Neu hier: noch zu wenige Züge, um etwas übers Tempo zu sagen.
habits-short = etwa { $wait } pro Zug, { $share } % pünktlich
wait-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
wait-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
wait-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
error-not-on-time =
    Diese Lobby ist für alle, die { $wanted } % ihrer Züge pünktlich machen. Bei dir sind es zuletzt { $share } %.
    Jeder pünktliche Zug hebt den Wert.
