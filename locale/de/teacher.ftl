# Genauer hinsehen: bis zu drei Züge einer beendeten Partie, jeder mit einem besseren. Das liest nur, wer danach fragt.

press-closer = Genauer hinsehen
closer-working =
    { $count ->
        [0] Ich sehe mir deine Züge an.
       *[other] Ich sehe mir deine Züge an: { $done } von { $count }. Das kann eine Minute dauern.
    }
closer-nothing = Ich habe mir jeden deiner Züge angesehen, nur mit dem, was du damals sehen konntest. Einen sicheren Fehler habe ich nicht gefunden.
closer-head =
    { $round ->
        [0] Moment { $number } von { $count }: Das hast du nach Zug { $ply } gesehen
       *[other] Moment { $number } von { $count }: Das hast du in Runde { $round } nach Zug { $ply } gesehen
    }
closer-played = Dein Zug: **{ $move }**
closer-better = Besser: **{ $move }**
closer-why-wins = Das gewinnt die Partie sofort.
closer-why-only = Dann hat { $who } nur noch einen Zug: { $move }.
closer-why-does = Was das bewirkt: { $what }
closer-why-general = Wie die Partie auch weitergeht: Meistens stehst du damit besser da.
closer-fair = Ich habe nur benutzt, was du damals sehen konntest.
closer-page = Unter **Webseite** findest du die ganze Partie mit diesen Momenten.
error-still-looking = Ich sehe mir gerade noch eine andere Partie für dich an. Warte bitte, bis ich damit fertig bin.
error-review-failed = Ich konnte mir deine Züge nicht ansehen. Versuch es bitte in ein paar Minuten noch mal.
