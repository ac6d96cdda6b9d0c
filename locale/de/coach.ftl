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
