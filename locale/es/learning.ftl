# Las lecciones de cada juego, y Cómo se juega.

command-learn = aprender
command-learn-about = Aprende un juego jugándolo, paso a paso, en unos tres minutos
press-lesson = Siguiente
press-rule = Reglas de este paso
press-practise = Practicar
lesson-opponent = Bruno
lesson-step = Paso { $number } de { $count }
lesson-fresh = Ahora, una posición nueva.
lesson-some = Aquí y en los pasos siguientes, los botones son solo algunas de tus jugadas. En una partida las tienes todas.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = La imagen muestra lo que has probado. Ya he deshecho la jugada.
lesson-now = ¡Ya puedes jugar! **Practicar** abre una partida contra la máquina. En la primera, el entrenador te da pistas y puedes deshacer jugadas.
lesson-offer = ¿No conoces este juego? **Aprender** te lo enseña en unos tres minutos, paso a paso.
howto-page = { $number } de { $count }

# El entrenador, que juega como novato y ayuda a quien juega contra él. Solo lo lee esa persona.

press-hint = Pista
press-anyway = Jugarla igualmente
press-look-again = Pensarlo mejor
press-agreeback = Aceptar que se anule
press-uncoached = Jugar sin el entrenador
press-next-level = Siguiente nivel: { $level }
result-practice = ¿Quieres jugar con gente? `/jugar` abre una partida a la que se puede unir cualquiera.
press-undo-mine = Deshacer mi jugada
coach-hint = Yo jugaría: { $move }
coach-only = Tu única jugada: { $move }
coach-next-even = Igual de buena: { $move }
coach-next-little = Segunda opción, algo peor: { $move }
coach-next-clear = Segunda opción, bastante peor: { $move }
coach-hint-open = He probado tus jugadas muchas veces, solo con lo que ves tú. Esta es la que mejor ha salido.
coach-only-open = Ahora mismo no tienes otra jugada.
coach-reply = Una respuesta fuerte: { $what }
coach-reply-guess = Creo que responderá: { $what }
coach-exposes = Después, { $who } podría ganar al momento.
coach-exposes-by = Después, { $who } podría ganar al momento: { $move }.
coach-missed = Puedes ganar ahora mismo.
coach-loses = He mirado muchas maneras de seguir, y la mayoría acaba mal.
coach-warning =
    { $rounds ->
        [0] { $move } podría echar a perder la partida.
       *[other] { $move } podría echar a perder esta ronda.
    }
command-practice-coach-about = Con pistas, avisos y deshacer; tu primera partida de cada juego siempre los tiene
error-not-coached = Solo hay pistas en partidas con entrenador. Empieza una con /practicar y entrenador: sí.
error-no-hint = Ahora mismo no encuentro ninguna pista. Inténtalo de nuevo en un momento.

# Mirar de cerca: hasta tres jugadas de una partida terminada, cada una con otra mejor. Solo lo lee quien lo pide.

press-closer = Mirar de cerca
closer-working =
    { $count ->
        [0] Estoy mirando tus jugadas.
       *[other] Estoy mirando tus jugadas: { $done } de { $count }. Puede tardar un minuto.
    }
closer-nothing = He mirado cada jugada tuya sabiendo solo lo que veías entonces, y en ninguna veo con certeza un error.
closer-head =
    { $round ->
        [0] Momento { $number } de { $count }: tras la jugada { $ply } veías esto
       *[other] Momento { $number } de { $count }: en la ronda { $round }, tras la jugada { $ply }, veías esto
    }
closer-played = Jugaste: **{ $move }**
closer-better = Mejor: **{ $move }**
closer-why-wins = Gana la partida al momento.
closer-why-only = Entonces a { $who } solo le queda una jugada: { $move }.
closer-why-does = Qué hace: { $what }
closer-why-general = Siga como siga la partida, suele dejarte en mejor posición.
closer-fair = Solo usé lo que podías ver entonces.
closer-page = **Página web** muestra la partida entera con estos momentos.
error-still-looking = Aún estoy mirando otra partida para ti. Espera a que termine.
error-review-failed = No pude mirar tus jugadas. Inténtalo de nuevo en unos minutos.

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
