# Rückblick: seit deinem letzten Zug, der Verlauf Seite für Seite, Nachspielen, Film und Protokoll einer beendeten Partie.

## Oben auf jeder Ansicht
since-head = Seit deinem letzten Zug
since-start = Bisher
since-more =
    { $count ->
        [one] Eine frühere Zeile steht im **Verlauf**.
       *[other] { $count } frühere Zeilen stehen im **Verlauf**.
    }

## Der Verlauf
command-log = verlauf
command-log-about = Zeigt, was in einer Partie passiert ist
log-secretly = Du: { $move }
log-forgotten = Frühere Züge bleiben bis zum Ende der Runde verborgen, damit niemand gespielte Karten nachzählen kann.
press-older = Älter
press-newer = Neuer

## Nach einer Partie
error-still-playing = Diese Partie läuft noch. Nachspielen, Film und Protokoll gibt es erst danach, denn sie zeigen verdeckte Karten.
error-no-finished-match = Du hast noch keine Partie beendet. Nenn den Code einer beendeten Partie oder frag in ihrem Thread.
command-replay = nachspielen
command-replay-about = Geh eine beendete Partie Zug für Zug durch
command-replay-match = Der Code der Partie; ohne Angabe die dieses Threads oder sonst deine letzte
press-replay = Nachspielen
press-film = Film
press-export = Protokoll
press-replay-first = Anfang
press-replay-previous = Zurück
press-replay-next = Weiter
press-replay-last = Ende
replay-at = { $ply } von { $last }
replay-start = Der Anfang
replay-marks = Springen zu …
replay-eyes = Ansicht
replay-eyes-mover = Wer gerade gezogen hat
replay-eyes-table = Alle am Tisch
replay-eyes-seat = { $who }
replay-seen-table = wie alle es sehen
replay-seen-seat = wie { $who } es sieht
error-hands-closed = Auf diesem Server dürfen nur die Beteiligten die Hände sehen, und das Protokoll einer Partie zeigt sie alle.
replay-hands-closed = Auf diesem Server dürfen nur die Beteiligten die Hände sehen.
replay-older = Seit dieser Partie haben sich die Regeln geändert, ich kann sie nur bis Zug { $last } zeigen.
film-waiting =
    { $before ->
        [0] Ich drehe deinen Film.
        [one] Vor deinem ist noch ein Film an der Reihe.
       *[other] Vor deinem sind noch { $before } Filme an der Reihe.
    }
film-ready =
    { $count ->
        [one] Hier ist die ganze Partie, genau einen Zug lang.
       *[other] Hier ist die ganze Partie, { $count } Züge lang.
    }
film-alt = Ein Film der Partie { $title }: der Tisch nach jedem Zug, am Ende die Hände. { $verdict }
error-film-too-long = Ein Film dieser Partie ist zu groß, um ihn hier zu schicken. **Nachspielen** zeigt sie ganz.
error-film-failed = Der Film ist mir nicht gelungen. **Nachspielen** zeigt die Partie trotzdem.
error-films-waiting =
    { $count ->
        [one] Einer deiner Aufträge ist noch in der Warteschlange. Warte bitte, bis er fertig ist.
       *[other] { $count } deiner Aufträge sind noch in der Warteschlange. Warte bitte, bis einer davon fertig ist.
    }
error-film-queue-full = Die Warteschlange ist gerade voll. Versuch es in ein paar Minuten noch mal. So lange zeigt **Nachspielen** die Partie.
export-done =
    Hier ist das Protokoll der Partie `{ $match }` mit allen Zügen. Prüf es mit `python -m engine outcome FILE`.
    `events`, `board` und andere Befehle zeigen mehr.
export-older = Seit dieser Partie haben sich die Regeln geändert: Nach den heutigen kommt nicht mehr dasselbe heraus.
