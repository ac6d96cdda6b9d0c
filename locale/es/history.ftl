# Mirar atrás: desde tu última jugada, el historial por páginas, y repaso, película y acta de una partida terminada.

## Arriba en cada panel
since-head = Desde tu última jugada
since-start = Hasta ahora
since-more =
    { $count ->
        [one] Hay una línea anterior en el **Historial**.
       *[other] Hay { $count } líneas anteriores en el **Historial**.
    }

## El historial
command-log = historial
command-log-about = Mira qué ha pasado en una partida
log-secretly = Tú: { $move }
log-forgotten = Las jugadas anteriores siguen ocultas hasta que acabe la ronda, para que nadie cuente sus cartas.
press-older = Anteriores
press-newer = Posteriores

## Después de una partida
error-still-playing = Esta partida sigue en marcha. El repaso, la película y el acta llegan cuando termina, porque mostrarían cartas ocultas.
error-no-finished-match = Aún no has terminado ninguna partida. Usa el código de una partida terminada, o pregunta en su hilo.
command-replay = repasar
command-replay-about = Recorre paso a paso una partida terminada
command-replay-match = El código de la partida; si no pones nada, la de este hilo o tu última partida
press-replay = Repasar
press-film = Película
press-export = Acta
press-replay-first = Primera
press-replay-previous = Anterior
press-replay-next = Siguiente
press-replay-last = Última
replay-at = { $ply } de { $last }
replay-start = El comienzo
replay-marks = Ir a…
replay-eyes = Ver como
replay-eyes-mover = Quien acaba de jugar
replay-eyes-table = Todo el mundo
replay-eyes-seat = { $who }
replay-seen-table = como la ve todo el mundo
replay-seen-seat = como la ve { $who }
error-hands-closed = En este servidor solo puede ver las manos quien jugó, y el acta de una partida las muestra todas.
replay-hands-closed = En este servidor solo puede ver las manos quien jugó.
replay-older = Las reglas han cambiado desde esta partida, así que solo puedo mostrarla hasta la jugada { $last }.
film-waiting =
    { $before ->
        [0] Estoy haciendo tu película.
        [one] Hay una película antes que la tuya.
       *[other] Hay { $before } películas antes que la tuya.
    }
film-ready =
    { $count ->
        [one] Aquí tienes la partida entera: una jugada.
       *[other] Aquí tienes la partida entera: { $count } jugadas.
    }
film-alt = Una película de la partida { $title }: la mesa tras cada jugada y, al final, las manos. { $verdict }
error-film-too-long = La película de esta partida es demasiado grande para mandarla aquí. **Repasar** la muestra entera.
error-film-failed = No pude hacer la película. **Repasar** sigue mostrando la partida.
error-films-waiting =
    { $count ->
        [one] Ya tienes una petición en la cola. Espera a que termine.
       *[other] Ya tienes { $count } peticiones en la cola. Espera a que termine alguna.
    }
error-film-queue-full = Ahora mismo la cola está llena. Inténtalo de nuevo en unos minutos. Mientras tanto, **Repasar** muestra la partida.
export-done =
    Aquí está el acta de la partida `{ $match }`, con todas las jugadas. Compruébala con `python -m engine outcome FILE`.
    `events`, `board` y otros comandos muestran más.
export-older = Las reglas han cambiado desde esta partida: con las de hoy ya no se llega al mismo final.
