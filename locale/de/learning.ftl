# Die Lektionen aller Spiele, und So wird gespielt.

command-learn = lernen
command-learn-about = Lern ein Spiel beim Spielen, Schritt für Schritt, in etwa drei Minuten
press-lesson = Weiter
press-rule = Regeln zu diesem Schritt
press-practise = Üben
lesson-opponent = Bruno
lesson-step = Schritt { $number } von { $count }
lesson-fresh = Jetzt kommt eine neue Spielsituation.
lesson-some = Hier und in späteren Schritten zeigen die Knöpfe nur einige deiner Züge. In einer Partie stehen dir alle offen.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = Das Bild zeigt, was du versucht hast. Der Zug ist schon zurückgenommen.
lesson-now = Du kannst loslegen! **Üben** startet eine Partie gegen den Computer. In deiner ersten gibt dir ein Coach Tipps, und du kannst Züge zurücknehmen.
lesson-offer = Neu bei diesem Spiel? **Lernen** bringt es dir in etwa drei Minuten bei, Schritt für Schritt.
howto-page = { $number } von { $count }

# Der Coach spielt als Neuling und hilft der Person gegenüber. Nur sie liest das hier.

press-hint = Tipp
press-anyway = Trotzdem spielen
press-look-again = Noch mal überlegen
press-agreeback = Rücknahme erlauben
press-uncoached = Ohne Coach spielen
press-next-level = Nächste Stufe: { $level }
result-practice = Lust auf Menschen? `/spielen` eröffnet eine Partie, bei der alle hier mitspielen können.
press-undo-mine = Meinen Zug zurücknehmen
coach-hint = Mein Vorschlag: { $move }
coach-only = Dein einziger Zug: { $move }
coach-next-even = Genauso gut: { $move }
coach-next-little = Nächstbester Zug, etwas schwächer: { $move }
coach-next-clear = Nächstbester Zug, klar schwächer: { $move }
coach-hint-open = Ich habe deine Züge viele Male durchgespielt, nur mit dem, was du siehst. Mit diesem ging es am besten aus.
coach-only-open = Einen anderen Zug hast du gerade nicht.
coach-reply = Eine starke Antwort: { $what }
coach-reply-guess = Vermutlich kommt als Antwort: { $what }
coach-exposes = Danach könnte { $who } sofort gewinnen.
coach-exposes-by = Danach könnte { $who } sofort gewinnen: { $move }.
coach-missed = Du kannst sofort gewinnen.
coach-loses = Ich habe mir viele Fortsetzungen angesehen, und die meisten gehen schlecht für dich aus.
coach-warning =
    { $rounds ->
        [0] { $move } könnte dich die Partie kosten.
       *[other] { $move } könnte dich diese Runde kosten.
    }
command-practice-coach-about = Mit Tipps, Warnungen und Rücknahme; deine erste Partie eines Spiels hat das immer
error-not-coached = Tipps gibt es nur in einer Partie mit Coach. Starte eine mit /üben und schalt dort coach ein.
error-no-hint = Mir ist gerade kein Tipp eingefallen. Versuch es bitte gleich noch mal.

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

# Das Rätsel des Tages, privat und im Kanal eines Servers.

command-puzzle = rätsel
command-puzzle-about = Das Rätsel von heute: Finde den einen Zug, der sicher gewinnt
puzzle-head = ### Rätsel des Tages: { $game }
puzzle-question = Ein Zug gewinnt sicher, egal was dein Gegenüber hat oder tut. Welcher?
puzzle-pick = Dein Zug
puzzle-answered = Du hast **{ $move }** gewählt. Morgen siehst du, ob der Zug gewinnt.
puzzle-streak = Du hast { $count } Tage hintereinander den richtigen Zug gefunden!
puzzle-solution = Der richtige Zug war **{ $move }**: Er gewinnt, egal was dein Gegenüber hat oder tut. Bei keinem anderen ist das sicher.
puzzle-why-next = Egal was dein Gegenüber danach tut: Du hast gewonnen.
puzzle-why-only = Danach hat dein Gegenüber nur einen Zug: { $move }. Damit hast du gewonnen.
puzzle-why-soon =
    Danach brauchst du höchstens { $count ->
        [one] noch einen Zug
       *[other] noch { $count } Züge
    } bis zum Sieg, egal was dein Gegenüber tut.
puzzle-why-far = Der Weg ist weit: Gegen die beste Verteidigung brauchst du noch mindestens { $count } Züge bis zum Sieg.
puzzle-tally =
    { $answered ->
        [one] Eine Person hier hat es versucht. Richtige Lösungen: { $solved }.
       *[other] { $answered } Personen hier haben es versucht. Richtige Lösungen: { $solved }.
    }
puzzle-yours = Du hast **{ $move }** gewählt.
puzzle-you = Du
puzzle-opponent = Gegenüber
press-puzzle = Lösen
press-solution = Die Lösung von gestern
error-puzzle-over = Dieses Rätsel ist von einem anderen Tag. `/rätsel` zeigt das von heute.
setup-puzzles = Kanal für ein tägliches Rätsel: keiner
