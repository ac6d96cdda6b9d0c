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

# Mischen, das sich nachprüfen lässt: die kleine Zeile auf Karten, und was /prüfen und Mischung zeigen.

## Auf Karten
shuffle-fair = Nachweislich fair gemischt · `/prüfen`

## /prüfen
command-verify = prüfen
command-verify-about = Prüf nach, ob eine Partie ehrlich gemischt und gespielt wurde
command-verify-match = Der Code der Partie; ohne Angabe die dieses Threads oder sonst deine letzte
press-verify = Mischung
press-share = Allen zeigen
verify-holds = Alles stimmt.
verify-fails = Etwas stimmt nicht.
verify-lobby =
    Dieser Hash legt das Geheimnis der Mischung fest, bevor jemand einsteigt. Schreib ihn auf oder zeig ihn allen.
    Nach der Partie kannst du prüfen, ob das Geheimnis noch dasselbe ist.
verify-running = Die Partie läuft noch, und ihr Geheimnis bleibt bis zum Ende geheim. Diese Zahlen stehen schon fest:
verify-hash = Das Geheimnis ist dasselbe, dessen Hash bekannt war, bevor jemand einstieg.
verify-hash-not = Das Geheimnis ist nicht dasselbe, dessen Hash bekannt war, bevor jemand einstieg.
verify-seed =
    { $gone ->
        [0] Der Startwert ergibt sich aus dem Geheimnis und den Klicks, mit denen die Plätze besetzt wurden (insgesamt { $came }).
        [one] Der Startwert ergibt sich aus dem Geheimnis und den Klicks, mit denen die Plätze besetzt wurden (insgesamt { $came }, einer davon zurückgenommen).
       *[other] Der Startwert ergibt sich aus dem Geheimnis und den Klicks, mit denen die Plätze besetzt wurden (insgesamt { $came }, davon { $gone } zurückgenommen).
    }
verify-seed-not = Der Startwert ergibt sich nicht aus diesem Geheimnis und diesen Beitritten.
verify-deal = Die ausgeteilten Karten ergeben sich nach den Regeln aus diesem Startwert.
verify-deal-not = Nach den heutigen Regeln ergeben sich die ausgeteilten Karten nicht aus diesem Startwert.
verify-moves =
    { $count ->
        [one] Der eine Zug war erlaubt. Er führt zu dem, was der Tisch erfahren hat, und zum selben Ergebnis.
       *[other] Alle { $count } Züge waren erlaubt. Sie führen zu dem, was der Tisch erfahren hat, und zum selben Ergebnis.
    }
verify-moves-not = Nach den heutigen Regeln führen die Züge nur bis Zug { $last } zu dem, was der Tisch erfahren hat.
verify-seats = Die Plätze folgen der Reihenfolge des Beitritts. Das Siegel hält sie fest.
verify-seats-others = Die Plätze folgen nicht der Reihenfolge des Beitritts, wie bei einer Revanche oder Übung. Das Siegel hält sie fest.
verify-number-hash = Hash
verify-number-secret = Geheimnis
verify-number-joins = Beitritte
verify-number-joins-hash = Beitritte, Hash
verify-number-seats = Plätze
verify-number-seed = Startwert
verify-number-seal = Siegel
verify-yours = Dein eigener Klick war `{ $click }`.
verify-closed = Geheimnis und Startwert würden alle Hände verraten, und die dürfen auf diesem Server nur die Beteiligten sehen.
verify-how =
    Zum Selbstprüfen: Drück auf **Protokoll** und starte `python docs/verify.py FILE SEAL HASH JOINS` aus Hikyakus Quelltext.
    Nimm die Zahlen, die du aufgeschrieben hast: Hash und Beitritte vom Anfang, das Siegel vom Ende. Was das beweist, steht in `docs/shuffle.md`.

# Eine beendete Partie als eine HTML-Datei, die sich im Browser selbst prüft.

press-webpage = Webseite
webpage-waiting =
    { $before ->
        [0] Ich baue deine Seite.
        [one] Vor deiner ist noch eine Seite an der Reihe.
       *[other] Vor deiner sind noch { $before } Seiten an der Reihe.
    }
webpage-ready = Hier ist die ganze Partie als eine Datei. Öffne sie in irgendeinem Browser, auch offline. Sie prüft ihr Protokoll selbst.
webpage-ready-moments = Auch deine Momente aus **Genauer hinsehen** sind darin.
error-web-page-failed = Die Seite ist mir nicht gelungen. **Nachspielen** zeigt die Partie trotzdem.
error-web-page-too-long = Die Seite dieser Partie ist zu groß, um sie hier zu schicken. **Nachspielen** zeigt sie ganz.

## In der Datei
webpage-unread = Diese Seite konnte nicht starten. Ihr Skript wurde verändert, oder dein Browser führt keine Skripte aus.
webpage-board = Das Brett
webpage-hand = Die Karten auf diesem Platz, groß gezeichnet
webpage-controls = Die Partie durchgehen
webpage-play = Von selbst abspielen
webpage-move = Zug
webpage-mover = Wer gerade gezogen hat
webpage-words = Das Bild in Worten
webpage-keys = Tasten: ← und → blättern, Pos1 und Ende springen an den Anfang und ans Ende, die Leertaste spielt die Partie von selbst ab.
webpage-key-moment = M springt zu deinem nächsten Moment.
webpage-moments = Deine Momente aus „Genauer hinsehen“
webpage-moment = Moment { $number }
webpage-check = Was lässt sich hier prüfen?
webpage-holds = Das Protokoll der Züge passt zu seinem Siegel
webpage-partly = In dieser Datei lässt sich nichts prüfen
webpage-fails = Trau dieser Datei nicht: Ihr Protokoll wurde verändert
webpage-unchecked = Namen, Bilder, Verlauf und Ergebnis werden hier nur erzählt; ob jemand sie verändert hat, lässt sich nicht erkennen. Prüfen lässt sich nur das Protokoll der Züge.
webpage-seal = Das Protokoll aller Züge passt zu seinem Siegel.
webpage-seal-not = Das Protokoll aller Züge wurde verändert: Es passt nicht zu seinem Siegel.
webpage-seed = Der Startwert ergibt sich aus diesem Geheimnis und diesen Beitritten.
webpage-seats = Auf den Plätzen saß, wer beigetreten ist.
webpage-seats-not = Auf den Plätzen saßen andere als die, die beigetreten sind.
webpage-joins = Beitritte, Hash
webpage-compare = Ein Siegel beweist nur etwas, wenn du genau dieses gesehen hast: Eine ganz neue Datei kann jeder schreiben, aber nicht ändern, was du vorher gesehen hast. Vergleich also die fetten Ziffern mit dem, was „Mischung“ dir gezeigt hat: Hash und Beitritte am Anfang, das Siegel am Ende.
webpage-rules = Diese Seite spielt die Züge nicht nach den Regeln nach. Das tut /prüfen, und auch docs/verify.py aus Hikyakus Quelltext mit dem Protokoll der Partie.
webpage-foot = Gemacht von Hikyaku, einem Discord-Bot. Diese Datei lädt nichts aus dem Internet.
