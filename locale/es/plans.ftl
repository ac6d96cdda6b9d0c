# Planes: respuestas que alguien deja preparadas, en secreto, para lo que se le pueda preguntar después.

press-plan = Planear
plan-head =
    ### Planear
    Elige tu jugada para lo que pueda venir. Si llega el caso, la haré por ti, y tardaré más o menos lo que sueles tardar tú.
    Así nadie sabrá que la planeaste. Solo la ves tú, y puedes deshacerla hasta que se juegue.
    Si pasa cualquier otra cosa, tus planes se retiran y te pregunto.
plan-head-always =
    ### Planear
    Elige tu jugada para una situación que puede repetirse. Siempre que se dé, la haré por ti, y tardaré más o menos lo que sueles tardar tú.
    Así nadie sabrá que la planeaste. Solo la ves tú, y puedes deshacerla hasta que se juegue.
    El plan vale hasta que lo retires o se anule una jugada.
plan-stays = Lo que planees con «Siempre que…» vale hasta que lo retires o se anule una jugada.
plan-nothing = Aún no se puede planear nada: tu próxima decisión depende de las cartas o de otra persona.
plan-if = { $who }: { $move }
plan-if-any =
    { $questions ->
        [one] { $who }: cualquier jugada
       *[other] { $who }: cualquier otra jugada
    }
plan-when = Cuando pase esto…
plan-then = Después de **{ $event }**, tu jugada es:
plan-then-always = **{ $event }**, tu jugada es:
plan-move = Tu jugada…
plan-line = **{ $event }** → { $move }
plan-standing = Tus planes:
plan-withdraw = Retirar un plan…
plan-held = Para esto planeaste **{ $move }**. Se juega { $when }, y nadie sabrá que la planeaste.
plan-withdrawn = Pasó otra cosa, así que tus planes se retiraron.
error-not-foreseen = La partida avanzó, así que ya no puedes planear eso. Pulsa **Mi mano** para ver cómo está.
