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

# Un barajado que se puede comprobar: la línea pequeña de las tarjetas, y lo que muestran /verificar y Barajado.

## En las tarjetas
shuffle-fair = Barajado limpio y comprobable · `/verificar`

## /verificar
command-verify = verificar
command-verify-about = Comprueba que una partida se barajó y se jugó limpiamente
command-verify-match = El código de la partida; si no pones nada, la de este hilo o tu última partida
press-verify = Barajado
press-share = Mostrar a todo el mundo
verify-holds = Todo cuadra.
verify-fails = Algo no cuadra.
verify-lobby =
    Este hash fija el secreto del barajado antes de que se una nadie. Apúntalo, o muéstralo a todo el mundo.
    Después de la partida puedes comprobar que el secreto sigue siendo el mismo.
verify-running = La partida sigue en marcha, y su secreto no se revela hasta que termine. Estos números ya están fijados:
verify-hash = El secreto corresponde al hash que se publicó antes de que se uniera nadie.
verify-hash-not = El secreto no corresponde al hash que se publicó antes de que se uniera nadie.
verify-seed =
    { $gone ->
        [0] La semilla sale del secreto y de los clics que llenaron los asientos ({ $came } en total).
        [one] La semilla sale del secreto y de los clics que llenaron los asientos ({ $came } en total; uno se retiró).
       *[other] La semilla sale del secreto y de los clics que llenaron los asientos ({ $came } en total; { $gone } se retiraron).
    }
verify-seed-not = La semilla no sale de este secreto y estas entradas.
verify-deal = El reparto sale de esta semilla según las reglas.
verify-deal-not = El reparto no sale de esta semilla según las reglas de hoy.
verify-moves =
    { $count ->
        [one] La única jugada estaba permitida. Lleva a lo que se contó en la mesa y al mismo resultado.
       *[other] Las { $count } jugadas estaban permitidas. Llevan a lo que se contó en la mesa y al mismo resultado.
    }
verify-moves-not = Según las reglas de hoy, las jugadas solo llevan a lo que se contó en la mesa hasta la jugada { $last }.
verify-seats = Los asientos siguen el orden de entrada. El sello los fija.
verify-seats-others = Los asientos no siguen el orden de entrada, como en una revancha o en una práctica. El sello los fija.
verify-number-hash = Hash
verify-number-secret = Secreto
verify-number-joins = Entradas
verify-number-joins-hash = Entradas, hash
verify-number-seats = Asientos
verify-number-seed = Semilla
verify-number-seal = Sello
verify-yours = Tu propio clic fue `{ $click }`.
verify-closed = El secreto y la semilla revelarían todas las manos, y en este servidor solo puede verlas quien jugó.
verify-how =
    Para comprobarlo por tu cuenta, pulsa **Acta** y ejecuta `python docs/verify.py FILE SEAL HASH JOINS` del código de Hikyaku.
    Usa los números que apuntaste: hash y entradas al principio, el sello al final. `docs/shuffle.md` dice qué demuestra eso.

# Una partida terminada como un solo archivo HTML, que se comprueba a sí mismo en el navegador.

press-webpage = Página web
webpage-waiting =
    { $before ->
        [0] Estoy haciendo tu página.
        [one] Hay una página antes que la tuya.
       *[other] Hay { $before } páginas antes que la tuya.
    }
webpage-ready = Aquí tienes la partida entera en un archivo. Ábrelo en cualquier navegador, incluso sin conexión. El archivo comprueba por sí solo su acta.
webpage-ready-moments = También están tus momentos de **Mirar de cerca**.
error-web-page-failed = No pude hacer la página. **Repasar** sigue mostrando la partida.
error-web-page-too-long = La página de esta partida es demasiado grande para mandarla aquí. **Repasar** la muestra entera.

## En el archivo
webpage-unread = Esta página no pudo arrancar. Alguien cambió su script, o tu navegador no ejecuta scripts.
webpage-board = El tablero
webpage-hand = Las cartas de esta persona, en grande
webpage-controls = Recorrer la partida
webpage-play = Reproducir
webpage-move = Jugada
webpage-mover = Quien acaba de jugar
webpage-words = La imagen en palabras
webpage-keys = Teclas: ← y → retroceden y avanzan una jugada, Inicio y Fin van al principio y al final, espacio reproduce la partida.
webpage-key-moment = M salta a tu siguiente momento.
webpage-moments = Tus momentos de Mirar de cerca
webpage-moment = Momento { $number }
webpage-check = ¿Qué se puede comprobar aquí?
webpage-holds = El acta de las jugadas coincide con su sello
webpage-partly = En este archivo no se puede comprobar nada
webpage-fails = No te fíes de este archivo: alguien cambió su acta
webpage-unchecked = Los nombres, las imágenes, el historial y el resultado solo se cuentan aquí, y no hay forma de saber si alguien los cambió. Solo se puede comprobar el acta de las jugadas.
webpage-seal = El acta de todas las jugadas coincide con su sello.
webpage-seal-not = Alguien cambió el acta de todas las jugadas: no coincide con su sello.
webpage-seed = La semilla sale de este secreto y de estas entradas.
webpage-seats = Quienes ocuparon los asientos son quienes se unieron.
webpage-seats-not = Quienes ocuparon los asientos no son quienes se unieron.
webpage-joins = Entradas, hash
webpage-compare = Un sello solo prueba algo si es el que viste: cualquiera puede escribir un archivo entero nuevo, pero no cambiar lo que ya viste. Compara las cifras en negrita con lo que te mostró “Barajado”: hash y entradas al principio, el sello al final.
webpage-rules = Esta página no comprueba las jugadas con las reglas. Eso lo hacen /verificar y, con el acta de la partida, docs/verify.py, en el código de Hikyaku.
webpage-foot = Hecho por Hikyaku, un bot de Discord. Este archivo no carga nada de internet.
