# Salas: qué se acepta al unirse, y cuántas salas, partidas y llamadas puede haber.

press-accept = De acuerdo
lobby-undecided = Cambiaron las condiciones. Falta el sí de: { $who }
lobby-ready = Ya no falta nadie: quien organiza puede empezar la partida.
terms-changed = { $who }, quien organiza cambió las condiciones de tu partida de { $game }:
terms-change = - **{ $name }:** { $before } → **{ $after }**
terms-what-now =
    Pulsa **De acuerdo** o **Salir** en [la tarjeta]({ $where }).
    Si no haces ninguna de las dos cosas, la partida puede empezar en un minuto.

error-cannot-join = No puedes unirte a esta sala. Está llena, cerrada o reservada.
error-not-agreed = Cambiaron las condiciones. Espera al sí de { $who }, o a que pase el minuto que hay para salir.

error-too-many-lobbies = Puedes estar en { $most } salas abiertas a la vez como mucho. Primero sal de alguna.
error-too-many-lobbies-opened = Puedes abrir { $most } salas por hora como mucho. Espera un rato.
error-too-many-lobbies-here = Este servidor llegó a su límite de { $most } salas abiertas. Únete a alguna de ellas.
error-too-many-matches-of-yours = Puedes estar en { $most } partidas y salas abiertas a la vez como mucho. Primero termina o deja alguna.
error-too-much-practice = Ya tienes { $most } partidas de práctica abiertas, el máximo a la vez. Antes tienes que terminar alguna o rendirte: las ves en `/turnos`.
error-too-many-pings = Por ahora no puedes invitar a más gente. Inténtalo de nuevo en una hora.
error-too-many-reports-waiting = Quien administra el bot tiene demasiados reportes por leer. Escribe de nuevo mañana, o habla con la moderación del servidor.
