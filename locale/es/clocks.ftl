# El tiempo: plazos, recordatorios, ausencias y qué pasa después.

span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
span-days-hours = { $days } { $hours }

## Qué da cada ritmo
pace-gives-bank = { $start } para empezar y { $increment } más tras cada jugada, hasta { $cap }
pace-gives-each = { $start } para cada jugada, o { $welcome } si esperaste más de { $patience }
pace-gives-reaction = { $gives }; { $window } para reaccionar
pace-gives-nothing = Sin reloj y sin puntuar; la partida termina tras 30 días sin jugadas

## Las condiciones de una sala
sleeps = Relojes de noche
sleeps-off = siguen en marcha
sleeps-on = se paran en las horas de silencio de cada cual
rated = Puntuable
rated-on = sí
rated-off = no, solo por diversión
on-time = Abierta a
on-time-0 = todo el mundo
on-time-80 = quienes juegan a tiempo el 80 % de las veces
on-time-90 = quienes juegan a tiempo el 90 % de las veces
on-time-95 = quienes juegan a tiempo el 95 % de las veces
lobby-just-for-fun = No puntúa, solo por diversión.
lobby-untimed = No puntúa: no hay reloj.
lobby-expired = Nadie empezó esta partida en siete días, así que la sala se cierra. `/jugar` abre una nueva.

## De quién es el turno, y hasta cuándo
turn-until =
    { $count ->
        [one] Es el turno de { $who }; el plazo vence { $when }.
       *[other] Esperando a { $who }; el plazo vence { $when }.
    }
turn-asleep =
    { $count ->
        [one] Es el turno de { $who }; el plazo vence { $when }. Horas de silencio hasta las { $back }.
       *[other] Esperando a { $who }; el plazo vence { $when }. Horas de silencio hasta las { $back }.
    }
turn-away =
    { $count ->
        [one] Es el turno de { $who }. De vacaciones hasta el { $back }.
       *[other] Esperando a { $who }. De vacaciones hasta el { $back }.
    }
standin-plays = La máquina juega por { $who } hasta que vuelva.
standin-waits = Todo el mundo aceptó esperar a { $who }.

## Tu propio tiempo
own-until =
    { $tokens ->
        [0] Tu plazo para jugar vence { $when }
        [one] Tu plazo para jugar vence { $when } · te queda una prórroga
       *[other] Tu plazo para jugar vence { $when } · te quedan { $tokens } prórrogas
    }
own-away = Estás de vacaciones, así que tu reloj está parado hasta el { $back }. Si quieres, puedes jugar igualmente.
own-standin = Te ausentaste, así que la máquina juega por ti. Pulsa **Ya estoy de vuelta** para retomar tu asiento.
own-after = Juega ahora y tendrás { $span } para tu próximo turno.

## Botones
extend-label =
    { $tokens ->
        [one] Prórroga: +{ $span } (queda { $tokens })
       *[other] Prórroga: +{ $span } (quedan { $tokens })
    }
press-play = Jugar
press-mute = Silenciar este turno
nudge-label = Zumbido a { $who }
press-return = Ya estoy de vuelta
vote-wait = Seguir esperando
vote-end = Seguir sin esa persona
press-vacationend = Terminar mis vacaciones

## Qué hizo un botón
extended-now =
    { $tokens ->
        [0] Prórroga usada: tu plazo para jugar vence { $when }. Era la última.
        [one] Prórroga usada: tu plazo para jugar vence { $when }. Te queda una.
       *[other] Prórroga usada: tu plazo para jugar vence { $when }. Te quedan { $tokens }.
    }
muted-now = No habrá más recordatorios este turno. Tu plazo para jugar no cambia: vence { $when }.
muted-now-untimed = No habrá más recordatorios este turno.
nudged-now = Le mandaste un zumbido a { $who }.
voted-now-wait = Votaste por esperar. Si todo el mundo está de acuerdo, la máquina deja de jugar por quien falta.
voted-now-end = Votaste por seguir sin quien falta. Pierde su asiento si todo el mundo está de acuerdo.
back-now = { $who } está de vuelta y retoma su asiento.
error-not-for-you = Este botón es para { $who }.

## Lo que se dice en el hilo o por MD
remind-head =
    ### { $game } · `{ $match }` espera tu jugada
    Tu plazo vence { $when }.
    -# { $server } · contra { $others }
remind-called = { $who }, esta partida espera tu jugada. Tu plazo vence { $when }.
nudge-dm =
    ### { $game } · `{ $match }` espera tu jugada
    { $by } te mandó un zumbido. Tu plazo vence { $when }.
    -# { $server } · contra { $others }
nudge-dm-untimed =
    ### { $game } · `{ $match }` espera tu jugada
    { $by } te mandó un zumbido: es tu turno.
    -# { $server } · contra { $others }
nudge-called = { $who }, { $by } te mandó un zumbido: es tu turno. Tu plazo vence { $when }.
nudge-called-untimed = { $who }, { $by } te mandó un zumbido: es tu turno.
token-spent =
    { $tokens ->
        [0] A { $who } se le acabó el tiempo y usó su última prórroga. Ahora su plazo para jugar vence { $when }.
        [one] A { $who } se le acabó el tiempo y usó una prórroga. Ahora su plazo para jugar vence { $when }. Le queda una prórroga.
       *[other] A { $who } se le acabó el tiempo y usó una prórroga. Ahora su plazo para jugar vence { $when }. Le quedan { $tokens } prórrogas.
    }
extended-told = { $who } usó una prórroga. Ahora su plazo para jugar vence { $when }.
strike-told = A { $who } se le acabó el tiempo, así que la máquina jugó en su lugar. Si vuelve a pasar en su próximo turno, la máquina ocupará el asiento.
standin-head =
    {"**"}{ $who } se ausentó.{"**"}
    Se le acabó el tiempo dos veces seguidas, así que ahora la máquina juega en su lugar. Solo ve lo que vería { $who }.
    { $who } puede volver cuando quiera. El resto puede votar por esperar o por seguir sin { $who }, que entonces pierde el asiento.
    El asiento queda reservado para { $who } durante { $kept }. Después puede pedirlo alguien más, y decide quien siga jugando.
back-told = { $who } está de vuelta y retoma su asiento, que ocupaba la máquina.
voted-wait = { $who } vota por esperar a { $away } ({ $count } de { $all } votos).
voted-end = { $who } vota por seguir sin { $away } ({ $count } de { $all } votos).
awaited-told = Todo el mundo aceptó esperar a { $who }. La máquina deja de jugar hasta que vuelva.
timeout-told = El resto votó por seguir sin { $who }, que pierde el asiento.
vacation-told = { $who } está de vacaciones hasta el { $when }. Su reloj está parado y la partida espera.
vacation-told-untimed = { $who } está de vacaciones hasta el { $when }.
vacation-told-live = { $who } está de vacaciones hasta el { $when }. En las partidas en vivo, su reloj sigue corriendo.
vacation-over-told = { $who } volvió de sus vacaciones y su reloj corre de nuevo.
outage-told = Estuve fuera de línea { $span }. Todos los relojes en marcha recuperaron ese tiempo.

## Cómo terminó una partida, cuando las reglas no lo dicen
reason-time = Alguien se ausentó demasiado tiempo, y el resto siguió sin esperar.
reason-expired = Nadie jugó en 30 días, así que la partida no cuenta.
reason-silent = Nadie jugó en 30 días, así que pierde quien tenía el turno.
reason-agreed = Todo el mundo aceptó el empate.
reason-resigned = { $who } se rindió.
reason-aborted = La partida se canceló, así que no cuenta.

## Vacaciones
command-vacation = vacaciones
command-vacation-about = Pausa tus relojes mientras no estés (salvo en partidas en vivo), hasta 21 días al año
command-vacation-days = Cuántos días vas a faltar
command-vacation-until = El día en que vuelves, por ejemplo 2027-01-31
vacation-at-home =
    ### Vacaciones
    Mientras no estés, tus relojes se paran y no te mando recordatorios, salvo en las partidas en vivo. Tus rivales ven cuándo vuelves.
vacation-away =
    ### Estás de vacaciones
    Vuelves { $when }. Hasta entonces, tus relojes están parados y no te mando recordatorios, salvo en las partidas en vivo. Si quieres, puedes jugar igualmente.
vacation-left =
    { $days ->
        [0] Este año ya no te quedan vacaciones.
        [one] Este año te queda un día de vacaciones.
       *[other] Este año te quedan { $days } días de vacaciones.
    }
vacation-pick = Empezar ya mis vacaciones…
vacation-days =
    { $days ->
        [one] Un día, hasta el { $day }
       *[other] { $days } días, hasta el { $day }
    }
vacation-ended = ¡Hola de nuevo! Tus relojes vuelven a correr.
error-bad-day = No reconozco una fecha futura en “{ $day }”. Escríbela así: 2027-01-31.

# Negativas sobre los relojes. `at` es un momento, ya escrito como lo muestra Discord.

error-no-clock = Esta jugada no tiene reloj.
error-no-tokens = No te quedan prórrogas en esta partida.
error-nudged-already = Puedes mandar un zumbido al día a cada persona. Podrás mandarle otro el { $at }.
error-asleep-now = Esa persona está en sus horas de silencio. Podrás mandarle un zumbido el { $at }.
error-on-vacation = Esa persona está de vacaciones hasta el { $at }.
error-wants-no-notices = Esa persona no quiere mensajes entre turnos.
error-nobody-away = Ya no falta nadie, así que no hay nada que votar.
error-vacation-open = Ya estás de vacaciones hasta el { $at }. Termínalas primero.
error-vacation-too-long =
    { $days ->
        [0] Este año ya no te quedan días de vacaciones.
        [one] No te quedan tantos días de vacaciones este año. Tienes uno.
       *[other] No te quedan tantos días de vacaciones este año. Tienes { $days }.
    }
error-too-many-vacations = Te fuiste de vacaciones { $count } veces en un día. Podrás volver a irte el { $at }.
error-no-vacation = No estás de vacaciones.
