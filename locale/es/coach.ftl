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
