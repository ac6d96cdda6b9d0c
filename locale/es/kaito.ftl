# KAITO

kaito-name = KAITO
kaito-pitch = Dos samuráis y un solo ladrón: mueve el Kaito y llévate la loseta en la que cae. 2 personas, 15 minutos.

# Lo que se le pide a quien juega

kaito-ask-place = Juegas con el { $colour }. Coloca el Kaito en uno de los dos huecos. Después, tu rival hace la primera jugada con él.
kaito-ask-slide = Juegas con el { $colour }. Mueve el Kaito por su fila o su columna. Te llevas la loseta en la que se detenga.
kaito-ask-exchange = Puedes recuperar { $back }. Tienes { $held } flores ({ $mon }); no se da cambio.
kaito-back-katana = una katana (cuesta { $price })
kaito-back-kabuto = un kabuto (cuesta { $price })

# Opciones de la sala

kaito-option-jump = El Kaito puede saltar
kaito-option-jump-tiles = losetas y huecos
kaito-option-jump-gaps = solo huecos
kaito-option-elimination = Perder la última katana o el último kabuto
kaito-option-elimination-capture = termina la partida al momento
kaito-option-elimination-turn_end = termina la partida tras el intercambio

# Por qué terminó

kaito-reason-no_katana = A { $loser } no le quedan katanas.
kaito-reason-no_kabuto = A { $loser } no le quedan kabutos.
kaito-reason-stuck = El Kaito no tenía adónde ir.
kaito-reason-left = Su rival abandonó.

# Jugadas

kaito-answer-place = Colocar el Kaito en { $square }
kaito-answer-slide = Mover a { $square }
kaito-answer-exchange =
    { $back ->
        [kabuto] Recuperar un { $back } por { $pay }
       *[other] Recuperar una { $back } por { $pay }
    }
kaito-answer-pass = No recuperar nada
kaito-emoji-exchange = 🌸

kaito-field-kind = ¿Qué quieres hacer?
kaito-field-kind-place = Colocar el Kaito
kaito-field-kind-slide = Mover el Kaito
kaito-field-kind-exchange = Recuperar una loseta
kaito-field-kind-pass = No recuperar nada
kaito-field-at = ¿En qué hueco?
kaito-field-to = ¿A qué casilla?
kaito-field-back = ¿Qué quieres recuperar?
kaito-field-back-katana = Una katana (4 flores)
kaito-field-back-kabuto = Un kabuto (5 flores)
kaito-field-pay = ¿Con qué quieres pagar?

# Nombres de las cosas

kaito-red = rojo
kaito-black = negro
kaito-katana = katana
kaito-kabuto = kabuto
kaito-tile-rk = katana roja
kaito-tile-rh = kabuto rojo
kaito-tile-r3 = mon rojo de 3
kaito-tile-r2 = mon rojo de 2
kaito-tile-r1 = mon rojo de 1
kaito-tile-bk = katana negra
kaito-tile-bh = kabuto negro
kaito-tile-b3 = mon negro de 3
kaito-tile-b2 = mon negro de 2
kaito-tile-b1 = mon negro de 1
kaito-gap = hueco

# El historial

kaito-event-drawn = { $red } juega con el rojo; { $black }, con el negro. { $second } coloca el Kaito y después { $first } hace la primera jugada.
kaito-event-placed = { $who } coloca el Kaito en { $square }.
kaito-event-captured = { $who } se lleva una loseta en { $square }: { $tile }.
kaito-event-captured-own = { $who } se detiene en { $square } en una loseta propia, que queda apartada: { $tile }.
kaito-event-captured-forced = { $who } solo tiene una jugada y se lleva una loseta en { $square }: { $tile }.
kaito-event-captured-own-forced = { $who } solo tiene una jugada y aparta una loseta propia en { $square }: { $tile }.
kaito-event-exchanged =
    { $back ->
        [kabuto] { $who } recupera un { $back } por { $pay } flores. Queda en { $square }, debajo del Kaito.
       *[other] { $who } recupera una { $back } por { $pay } flores. Queda en { $square }, debajo del Kaito.
    }
kaito-event-passed = { $who } no recupera nada.
kaito-event-left = { $who } abandona la partida.

# La posición en palabras: como tablero en texto y como descripción de la imagen

kaito-fact-no-kaito = El Kaito aún no está en el tablero.
kaito-fact-grid = tablero: { $katana ->
        [one] 1 katana
       *[other] { $katana } katanas
    }, { $kabuto ->
        [one] 1 kabuto
       *[other] { $kabuto } kabutos
    }
kaito-fact-holds = tiene: { $tiles }
kaito-fact-aside = apartadas: { $count }
kaito-board-legend =
    r rojo, b negro; k katana, h kabuto,
    1 2 3 mon; .. hueco; [rk] loseta debajo
kaito-fact-exchange = { $who } puede recuperar una loseta.
kaito-fact-kaito = El Kaito está en { $square }, con el lado { $up } arriba.
kaito-fact-under = Debajo hay una loseta: { $tile }.
kaito-fact-last = Viene de { $square }.
kaito-fact-row = { $row }: { $tiles }.
kaito-fact-thief = Kaito
kaito-fact-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
kaito-fact-none = nada
kaito-fact-targets = Puedes ir a { $squares }.
kaito-fact-danger = Después, tu rival podría llevarse tus losetas de { $squares }.
kaito-fact-gaps = Los huecos son { $squares }.
kaito-fact-offer = Puedes recuperar { $tiles } y pagar con { $pay }.

## Planes generales
kaito-always-exchange = Siempre que puedas recuperar algo
kaito-always-exchange-pass = Nunca recuperar nada

## Por qué no vale una jugada

## ¿Qué carta es esta?
kaito-press-cards = ¿Qué loseta es esta?
kaito-glossary-kaito = Se mueve por su fila o su columna hasta una loseta, y quien lo mueve se la lleva. Su color muestra de quién es el turno.
kaito-glossary-katana = Si no te queda ninguna en el tablero, pierdes. Al final de tu turno puedes recuperar una por { $price } flores.
kaito-glossary-kabuto = Si no te queda ninguno en el tablero, pierdes. Al final de tu turno puedes recuperar uno por { $price } flores.
kaito-glossary-mon = Es dinero para tu rival cuando se lo lleva. Con los mon que tú le quitas, recuperas una katana o un kabuto.

## Qué le hace una jugada a la mesa
kaito-hint-theirs =
    { $tile ->
        [katana] te llevas una { $tile }
       *[other] te llevas un { $tile }
    }
kaito-hint-theirs-last =
    { $tile ->
        [kabuto] te llevas el último { $tile }: ganas
       *[other] te llevas la última { $tile }: ganas
    }
kaito-hint-own =
    { $tile ->
        [katana] pierdes una { $tile } tuya
       *[other] pierdes un { $tile } tuyo
    }
kaito-hint-own-last =
    { $tile ->
        [kabuto] apartas tu último { $tile }: pierdes
       *[other] apartas tu última { $tile }: pierdes
    }
kaito-short-theirs = { $square }: +{ $tile }
kaito-short-theirs-last = { $square }: ganas
kaito-short-own = { $square }: −{ $tile }
kaito-short-own-last = { $square }: pierdes
kaito-risk-lost = Tu rival podría ganar en su próxima jugada.
kaito-risk-at-once = Así pierdes la partida al momento.
kaito-risk-katana = Después, tu rival podría llevarse tu última katana, en { $square }, y ganar.
kaito-risk-kabuto = Después, tu rival podría llevarse tu último kabuto, en { $square }, y ganar.
kaito-risk-stuck = Después, tu rival podría moverse a { $square } y dejarte sin jugadas: perderías.
kaito-risk-forced = Después, tu rival podría moverse a { $square }. Desde ahí solo tendrías una jugada cada vez y perderías: al final { $end ->
        [katana] no te quedaría ninguna katana.
        [kabuto] no te quedaría ningún kabuto.
       *[stuck] el Kaito no podría moverse.
    }
kaito-purpose-takes-katana = A tu rival le { $left ->
        [one] queda 1 katana
       *[other] quedan { $left } katanas
    }.{ kaito-purpose-next }
kaito-purpose-takes-kabuto = A tu rival le { $left ->
        [one] queda 1 kabuto
       *[other] quedan { $left } kabutos
    }.{ kaito-purpose-next }
kaito-purpose-takes-mon = Así tienes { $blossoms ->
        [one] 1 flor
       *[other] { $blossoms } flores
    }. Una katana cuesta { $katana }; un kabuto, { $kabuto }.{ kaito-purpose-next }
kaito-purpose-next = { $next ->
        [own] {" "}{ kaito-purpose-own }
        [safe] {" "}{ kaito-purpose-safe }
       *[open] {""}
    }
kaito-purpose-buys-katana = Vuelves a tener { $have ->
        [one] 1 katana
       *[other] { $have } katanas
    } y te { $blossoms ->
        [0] quedas sin flores
        [one] queda 1 flor
       *[other] quedan { $blossoms } flores
    }.
kaito-purpose-buys-kabuto = Vuelves a tener { $have ->
        [one] 1 kabuto
       *[other] { $have } kabutos
    } y te { $blossoms ->
        [0] quedas sin flores
        [one] queda 1 flor
       *[other] quedan { $blossoms } flores
    }.
kaito-purpose-keeps = Conservas { $blossoms ->
        [one] 1 flor
       *[other] { $blossoms } flores
    }. Una katana cuesta { $katana }; un kabuto, { $kabuto }.
kaito-purpose-own = Después, tu rival solo podrá llevarse losetas propias.
kaito-purpose-safe = Después, tu rival no podrá llevarse ninguna katana ni ningún kabuto de los tuyos.
kaito-drawback-katana = Después, tu rival podrá llevarse { $count ->
        [one] una loseta tuya: una katana
       *[other] una de { $count } losetas tuyas, ningún kabuto entre ellas
    }.{ $every ->
        [yes] {" "}Cualquier jugada expone una katana o un kabuto.
       *[no] {""}
    }
kaito-drawback-kabuto = Después, tu rival podrá llevarse { $count ->
        [one] una loseta tuya: un kabuto
       *[other] una de { $count } losetas tuyas, con algún kabuto entre ellas
    }.{ $every ->
        [yes] {" "}Cualquier jugada expone una katana o un kabuto.
       *[no] {""}
    }
kaito-hint-mon = mon de { $symbols }
kaito-fact-weighed = Así quedaría la mesa tras esta jugada: { $move }.
kaito-weighed-look = Con aro: las losetas tuyas que tu rival podría llevarse después.
