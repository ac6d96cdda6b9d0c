# Züge auf dem Weg: zurückgehalten, bestätigt, und was als Nächstes wartet.

## Bevor ein Zug rausgeht
hold-head = **{ $move }** wird { $when } gespielt. Noch hat das niemand gesehen, du kannst es also rückgängig machen. Auf *Jetzt senden* musst du nicht drücken.
panel-moved-on = ⏩ Die Partie ist weitergegangen. So steht es jetzt.
confirm-head = **{ $move }** spielen? Zurücknehmen kannst du das nicht.
press-undo = Rückgängig
press-sendnow = Jetzt senden
press-give = Spielen
error-no-longer-held = Zu spät: Dein Zug ist schon raus. Drück auf **Meine Hand**, um zu sehen, wie die Partie steht.

## Was als Nächstes wartet
press-next = Nächste Partie
next-waiting =
    { $count ->
        [one] Noch eine Partie wartet auf dich.
       *[other] Noch { $count } Partien warten auf dich.
    }
next-none = Sonst wartet nichts auf dich. `/dran` zeigt deine Partien.

## Wo du dran bist
turns-due = Frist endet { $when }
turns-since = letzter Zug { $when }
turns-open = { $number } · { $game }
turns-page = Seite { $page } von { $pages }
turns-first = Hier sind die ersten zehn:
press-earlier = Zurück
press-later = Weiter

## Der tägliche Überblick
digest-head =
    { $count ->
        [one] **Hallo! Eine Partie wartet auf dich.**
       *[other] **Hallo! { $count } Partien warten auf dich**, die eiligste zuerst.
    }
digest-foot = Ich schreibe einmal am Tag, und nur wenn etwas wartet. Die Stunde änderst du unter `/einstellungen`. Die ganze Liste zeigt `/dran`.
