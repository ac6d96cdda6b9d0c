# Jugadas en camino: retenidas, confirmadas, y lo que espera después.

## Antes de enviar una jugada
hold-head = **{ $move }** se juega { $when }. Hasta entonces nadie la ve y puedes deshacerla. No hace falta pulsar *Enviar ya*.
panel-moved-on = ⏩ La partida avanzó. Así está ahora.
confirm-head = ¿Juegas **{ $move }**? No podrás anularla.
press-undo = Deshacer
press-sendnow = Enviar ya
press-give = Jugarla
error-no-longer-held = Demasiado tarde: tu jugada ya se ha enviado. Pulsa **Mi mano** para ver cómo está la partida.

## Lo que espera después
press-next = Siguiente partida
next-waiting =
    { $count ->
        [one] Otra partida espera tu jugada.
       *[other] Otras { $count } partidas esperan tu jugada.
    }
next-none = No te queda nada pendiente. `/turnos` muestra tus partidas.

## Turnos
turns-due = el plazo vence { $when }
turns-since = última jugada { $when }
turns-open = { $number } · { $game }
turns-page = Página { $page } de { $pages }
turns-first = Estas son las diez primeras:
press-earlier = Anterior
press-later = Siguiente

## Resumen diario
digest-head =
    { $count ->
        [one] **¡Hola! Una partida espera tu jugada.**
       *[other] **¡Hola! { $count } partidas esperan tu jugada**, la más urgente primero.
    }
digest-foot = Escribo una vez al día, y solo si tienes algo pendiente. Cambia la hora en `/ajustes`. `/turnos` tiene siempre la lista completa.
