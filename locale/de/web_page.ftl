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
