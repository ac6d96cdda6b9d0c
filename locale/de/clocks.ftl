# Zeit: Fristen, Erinnerungen, wer abwesend ist und was dann geschieht.

span-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
span-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
span-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
span-days-hours = { $days } { $hours }

## Was ein Tempo gibt
pace-gives-bank = { $start } zu Beginn, { $increment } mehr nach jedem Zug, höchstens { $cap }
pace-gives-each = { $start } für jeden Zug, oder { $welcome }, wenn du über { $patience } gewartet hast
pace-gives-reaction = { $gives }; { $window } für eine Reaktion
pace-gives-nothing = Ohne Uhr und ohne Wertung; nach 30 Tagen ohne Zug endet die Partie

## Was in einer Lobby gilt
sleeps = Uhren nachts
sleeps-off = laufen weiter
sleeps-on = stehen während der Ruhezeit still
rated = Gewertet
rated-on = ja
rated-off = nein, nur zum Spaß
on-time = Offen für
on-time-0 = alle
on-time-80 = alle, die 80 % ihrer Züge pünktlich machen
on-time-90 = alle, die 90 % ihrer Züge pünktlich machen
on-time-95 = alle, die 95 % ihrer Züge pünktlich machen
lobby-just-for-fun = Ungewertet, nur zum Spaß.
lobby-untimed = Ungewertet: Es läuft keine Uhr.
lobby-expired = Sieben Tage lang hat niemand diese Partie gestartet, deshalb ist die Lobby geschlossen. `/spielen` eröffnet eine neue.

## Wer dran ist, und bis wann
turn-until =
    { $count ->
        [one] { $who } ist dran. Die Frist endet { $when }.
       *[other] Noch dran: { $who }. Die Frist endet { $when }.
    }
turn-asleep =
    { $count ->
        [one] { $who } ist dran. Die Frist endet { $when }. Ruhezeit bis { $back }.
       *[other] Noch dran: { $who }. Die Frist endet { $when }. Ruhezeit bis { $back }.
    }
turn-away =
    { $count ->
        [one] { $who } ist dran, aber bis { $back } im Urlaub.
       *[other] Noch dran: { $who }. Im Urlaub bis { $back }.
    }
standin-plays = Für { $who } spielt bis zur Rückkehr der Computer.
standin-waits = Alle wollen auf { $who } warten.

## Die eigene Zeit
own-until =
    { $tokens ->
        [0] Deine Frist endet { $when }
        [one] Deine Frist endet { $when } · noch ein Aufschub
       *[other] Deine Frist endet { $when } · noch { $tokens } Aufschübe
    }
own-away = Du bist im Urlaub, deine Uhr steht bis { $back } still. Ziehen kannst du trotzdem, wenn du magst.
own-standin = Du warst abwesend, deshalb spielt der Computer für dich. Drück auf **Bin wieder da**, um zu übernehmen.
own-after = Ziehst du jetzt, hast du beim nächsten Mal { $span } Zeit.

## Knöpfe
extend-label = +{ $span } (noch { $tokens })
press-play = Spielen
press-mute = Diesmal nicht erinnern
nudge-label = { $who } anstupsen
press-return = Bin wieder da
vote-wait = Weiter warten
vote-end = Nicht länger warten
press-vacationend = Urlaub beenden

## Was ein Knopf getan hat
extended-now =
    { $tokens ->
        [0] Deine Frist endet jetzt { $when }. Das war dein letzter Aufschub.
        [one] Deine Frist endet jetzt { $when }. Ein Aufschub bleibt dir noch.
       *[other] Deine Frist endet jetzt { $when }. { $tokens } Aufschübe bleiben dir noch.
    }
muted-now = Für diesen Zug keine Erinnerungen mehr. Deine Frist endet weiterhin { $when }.
muted-now-untimed = Für diesen Zug keine Erinnerungen mehr.
nudged-now = Du hast { $who } angestupst.
voted-now-wait = Du stimmst dafür, zu warten. Wenn alle zustimmen, spielt der Computer nicht länger für die abwesende Person.
voted-now-end = Du stimmst dafür, ohne die abwesende Person weiterzuspielen. Wenn alle zustimmen, verliert sie ihren Platz.
back-now = { $who } ist wieder da und übernimmt.
error-not-for-you = Dieser Knopf ist für { $who }.

## Im Thread oder per DM
remind-head =
    ### { $game } · `{ $match }` wartet auf dich
    Deine Frist endet { $when }.
    -# { $server } · gegen { $others }
remind-called = { $who }, diese Partie wartet auf dich. Deine Frist endet { $when }.
nudge-dm =
    ### { $game } · `{ $match }` wartet auf dich
    { $by } hat dich angestupst. Deine Frist endet { $when }.
    -# { $server } · gegen { $others }
nudge-dm-untimed =
    ### { $game } · `{ $match }` wartet auf dich
    { $by } hat dich angestupst: Du bist dran.
    -# { $server } · gegen { $others }
nudge-called = { $who }, { $by } hat dich angestupst: Du bist dran. Deine Frist endet { $when }.
nudge-called-untimed = { $who }, { $by } hat dich angestupst: Du bist dran.
token-spent =
    { $tokens ->
        [0] Die Zeit von { $who } war um, der letzte Aufschub ist damit verbraucht. Die Frist endet jetzt { $when }.
        [one] Die Zeit von { $who } war um, das kostet einen Aufschub. Die Frist endet jetzt { $when }. Ein Aufschub bleibt.
       *[other] Die Zeit von { $who } war um, das kostet einen Aufschub. Die Frist endet jetzt { $when }. { $tokens } Aufschübe bleiben.
    }
extended-told = { $who } nutzt einen Aufschub. Die Frist endet jetzt { $when }.
strike-told = Die Zeit von { $who } war um, deshalb hat der Computer gezogen. Passiert das zweimal hintereinander, übernimmt er den Platz.
standin-head =
    {"**"}{ $who } ist abwesend.{"**"}
    Zweimal hintereinander lief die Zeit ab, deshalb spielt jetzt der Computer. Er sieht nur, was auch { $who } sehen würde.
    { $who } kann jederzeit zurückkommen. Die anderen können dafür stimmen, zu warten oder ohne { $who } weiterzuspielen; dann ist der Platz verloren.
    Der Platz bleibt { $kept } für { $who } reserviert. Danach kann jemand Neues darum bitten, und alle, die da sind, entscheiden.
back-told = { $who } ist wieder da und übernimmt vom Computer.
voted-wait = { $who } stimmt dafür, auf { $away } zu warten ({ $count } von { $all } Stimmen).
voted-end = { $who } stimmt dafür, ohne { $away } weiterzuspielen ({ $count } von { $all } Stimmen).
awaited-told = Alle wollen auf { $who } warten. Bis dahin spielt der Computer nicht mehr.
timeout-told = Die anderen haben dafür gestimmt, ohne { $who } weiterzuspielen. Der Platz ist verloren.
vacation-told = { $who } ist bis { $when } im Urlaub. Die Uhr steht still, und die Partie wartet.
vacation-told-untimed = { $who } ist bis { $when } im Urlaub.
vacation-told-live = { $who } ist bis { $when } im Urlaub. In einer Live-Partie läuft die Uhr weiter.
vacation-over-told = { $who } ist aus dem Urlaub zurück, die Uhr läuft wieder.
outage-told = Ich war { $span } lang offline. Jede laufende Uhr hat diese Zeit zurückbekommen.

## Wie eine Partie endete, wo die Regeln nichts sagen
reason-time = Jemand war zu lange abwesend, und die anderen haben ohne diese Person weitergespielt.
reason-expired = 30 Tage lang hat niemand gezogen, deshalb zählt die Partie nicht.
reason-silent = 30 Tage lang hat niemand gezogen, deshalb verliert, wer dran war.
reason-agreed = Alle haben sich auf ein Unentschieden geeinigt.
reason-resigned = { $who } hat aufgegeben.
reason-aborted = Die Partie wurde abgebrochen, sie zählt also nicht.

## Urlaub
command-vacation = urlaub
command-vacation-about = Halt deine Uhren an, solange du weg bist (nicht in Live-Partien), bis zu 21 Tage im Jahr
command-vacation-days = Wie viele Tage du weg bist
command-vacation-until = Der Tag, an dem du zurück bist, zum Beispiel 2027-01-31
vacation-at-home =
    ### Urlaub
    Solange du weg bist, stehen deine Uhren still, und ich schicke dir keine Erinnerungen, außer in Live-Partien. Die anderen sehen, wann du zurück bist.
vacation-away =
    ### Du bist im Urlaub
    Du bist { $when } zurück. Bis dahin stehen deine Uhren still, und ich schicke dir keine Erinnerungen, außer in Live-Partien. Ziehen kannst du trotzdem, wenn du magst.
vacation-left =
    { $days ->
        [0] Für dieses Jahr ist dein Urlaub aufgebraucht.
        [one] Dieses Jahr hast du noch einen Urlaubstag.
       *[other] Dieses Jahr hast du noch { $days } Urlaubstage.
    }
vacation-pick = Ab sofort Urlaub nehmen …
vacation-days =
    { $days ->
        [one] Ein Tag, bis { $day }
       *[other] { $days } Tage, bis { $day }
    }
vacation-ended = Willkommen zurück! Deine Uhren laufen wieder.
error-bad-day = „{ $day }“ ist für mich kein Datum in der Zukunft. Schreib es so: 2027-01-31.

# Was bei der Uhr nicht geht. `at` ist ein Zeitpunkt, schon so geschrieben, wie Discord ihn zeigt.

error-no-clock = Für diesen Zug läuft keine Uhr.
error-no-tokens = In dieser Partie hast du keinen Aufschub mehr.
error-nudged-already = Du kannst eine Person nur einmal am Tag anstupsen. Das nächste Mal geht es ab { $at }.
error-asleep-now = Diese Person hat gerade Ruhezeit. Anstupsen geht ab { $at }.
error-on-vacation = Diese Person ist bis { $at } im Urlaub.
error-wants-no-notices = Diese Person will zwischen den Zügen keine Nachrichten.
error-nobody-away = Niemand ist abwesend, es gibt also nichts abzustimmen.
error-vacation-open = Du bist schon im Urlaub, bis { $at }. Beende ihn zuerst.
error-vacation-too-long =
    { $days ->
        [0] So viele Urlaubstage hast du dieses Jahr nicht mehr: Sie sind alle aufgebraucht.
        [one] So viele Urlaubstage hast du dieses Jahr nicht mehr. Du hast noch einen.
       *[other] So viele Urlaubstage hast du dieses Jahr nicht mehr. Du hast noch { $days }.
    }
error-too-many-vacations = Du bist in den letzten 24 Stunden { $count }-mal in den Urlaub gegangen. Wieder geht es ab { $at }.
error-no-vacation = Du bist nicht im Urlaub.
