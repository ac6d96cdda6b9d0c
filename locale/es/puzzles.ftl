# El acertijo del día, en privado y en el canal de un servidor.

command-puzzle = acertijo
command-puzzle-about = El acertijo de hoy: encuentra la única jugada que gana con seguridad
puzzle-head = ### Acertijo del día: { $game }
puzzle-question = Una jugada gana con seguridad, tenga lo que tenga y haga lo que haga tu rival. ¿Cuál?
puzzle-pick = Tu jugada
puzzle-answered = Elegiste **{ $move }**. Mañana verás si gana.
puzzle-streak = ¡Llevas { $count } días seguidos acertando la jugada!
puzzle-solution = La jugada correcta era **{ $move }**: gana, tenga lo que tenga y haga lo que haga tu rival. Ninguna otra gana con seguridad.
puzzle-why-next = Haga lo que haga después tu rival, ya has ganado.
puzzle-why-only = Después, la única jugada de tu rival es { $move }, y ya has ganado.
puzzle-why-soon =
    Después necesitas como mucho { $count ->
        [one] una jugada más
       *[other] { $count } jugadas más
    } para ganar, haga lo que haga tu rival.
puzzle-why-far = El camino es largo: contra la mejor defensa necesitas al menos { $count } jugadas más para ganar.
puzzle-tally =
    { $answered ->
        [one] Aquí lo intentó una persona, con { $solved ->
            [one] un acierto
           *[other] { $solved } aciertos
        }.
       *[other] Aquí lo intentaron { $answered } personas, con { $solved ->
            [one] un acierto
           *[other] { $solved } aciertos
        }.
    }
puzzle-yours = Elegiste **{ $move }**.
puzzle-you = Tu bando
puzzle-opponent = Tu rival
press-puzzle = Resolverlo
press-solution = La solución de ayer
error-puzzle-over = Ese acertijo es de otro día. `/acertijo` muestra el de hoy.
setup-puzzles = Canal para el acertijo del día: ninguno
