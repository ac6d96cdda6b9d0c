# Pläne: Antworten, die jemand im Voraus und geheim auf das gibt, was als Nächstes gefragt sein könnte.

press-plan = Vorausplanen
plan-head =
    ### Vorausplanen
    Wähl schon jetzt deinen Zug für das, was als Nächstes passieren kann. Passiert es, spiele ich ihn, etwa so schnell wie du sonst.
    So merkt niemand, dass er geplant war. Nur du siehst deine Pläne, und bis der Zug gespielt ist, kannst du ihn rückgängig machen.
    Passiert etwas anderes, verfallen deine Pläne, und ich frage dich.
plan-head-always =
    ### Vorausplanen
    Wähl deinen Zug für eine Frage, die öfter kommen kann. Immer wenn sie kommt, spiele ich ihn, etwa so schnell wie du sonst.
    So merkt niemand, dass er geplant war. Nur du siehst ihn, und bis er gespielt ist, kannst du ihn rückgängig machen.
    Er bleibt geplant, bis du ihn verwirfst oder ein Zug zurückgenommen wird.
plan-stays = Was du mit „Immer wenn …“ planst, gilt, bis du es verwirfst oder ein Zug zurückgenommen wird.
plan-nothing = Noch gibt es nichts zu planen: Wie es für dich weitergeht, hängt noch von den Karten oder von jemand anderem ab.
plan-if = { $who }: { $move }
plan-if-any =
    { $questions ->
        [one] { $who }: jeder Zug
       *[other] { $who }: jeder andere Zug
    }
plan-when = Wenn das passiert …
plan-then = Bei **{ $event }** ist dein Zug:
plan-then-always = **{ $event }**, ist dein Zug:
plan-move = Dein Zug …
plan-line = **{ $event }** → { $move }
plan-standing = Deine Pläne:
plan-withdraw = Einen Plan verwerfen …
plan-held = Dafür hast du **{ $move }** geplant. Der Zug wird { $when } gespielt, und niemand merkt, dass er geplant war.
plan-withdrawn = Es ist etwas anderes passiert, deshalb sind deine Pläne verfallen.
error-not-foreseen = Die Partie ist weitergegangen, das lässt sich nicht mehr planen. Drück auf **Meine Hand**, um zu sehen, wie es steht.
