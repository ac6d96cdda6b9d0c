# Pläne: Antworten, die jemand im Voraus und geheim auf das gibt, was als Nächstes gefragt sein könnte.

press-plan = Vorausplanen
plan-head =
    ### Vorausplanen
    Wähl deinen Zug für das, was als Nächstes kommen kann. Kommt es so, spiele ich ihn für dich, nach etwa so viel Zeit, wie du sonst brauchst.
    So merkt niemand, dass er geplant war. Nur du siehst deine Pläne, und bis der Zug gespielt ist, kannst du ihn rückgängig machen.
    Kommt etwas anderes, verfallen deine Pläne, und ich frage dich.
plan-nothing = Noch gibt es nichts zu planen: Was du als Nächstes gefragt wirst, hängt noch von den Karten oder von jemand anderem ab.
plan-if = { $who }: { $move }
plan-if-any =
    { $questions ->
        [one] { $who }: jeder Zug
       *[other] { $who }: jeder andere Zug
    }
plan-when = Wenn das passiert …
plan-then = Bei **{ $event }** ist dein Zug:
plan-move = Dein Zug …
plan-line = **{ $event }** → { $move }
plan-standing = Deine Pläne:
plan-withdraw = Einen Plan zurückziehen …
plan-held = Dafür hast du **{ $move }** geplant. Der Zug wird { $when } gespielt, und niemand merkt, dass er geplant war.
plan-withdrawn = Es kam etwas anderes, deshalb sind deine Pläne verfallen.
error-not-foreseen = Die Partie ist weitergegangen, das lässt sich nicht mehr planen. Drück auf **Meine Hand**, um zu sehen, wie sie steht.
