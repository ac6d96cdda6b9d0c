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
