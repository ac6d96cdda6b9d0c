# Lo que decide la moderación.

command-admin = admin
command-admin-about = Para la moderación: dónde y cómo se juegan partidas aquí
command-admin-setup = configurar
command-admin-setup-about = Elige dónde se abren partidas, quién las abre, cuántas y qué aspecto tienen
command-admin-check = revisar
command-admin-check-about = Averigua qué permisos me faltan y cómo dármelos

command-admin-matches = partidas
command-admin-matches-about = Las salas abiertas y las partidas en marcha aquí, para ir a ellas o cerrarlas
command-admin-bar = vetar
command-admin-bar-about = Impide a alguien jugar en este servidor
command-admin-bar-user = Quién
command-admin-bar-reason = El motivo, para la moderación; esa persona puede leerlo si exporta sus datos
command-admin-unbar = readmitir
command-admin-unbar-about = Deja que alguien vuelva a jugar aquí, o mira quién lo tiene prohibido
command-admin-unbar-user = Quién; si no pones nada, ves la lista

setup-head =
    ### Ajustes del servidor
    Los cambios se aplican al momento, a partidas nuevas. Un menú vacío significa que no hay límite.
setup-channels = Canales donde se abren partidas: todos
setup-starters = Quién puede abrir partidas: todo el mundo
setup-most-none = Partidas a la vez: sin límite
setup-most = Partidas a la vez: hasta { $most }
setup-pace = Ritmo habitual: { $pace }
setup-locale-none = Idioma de las tarjetas: el del servidor
setup-locale = Idioma de las tarjetas: { $name }
setup-spectators-on = Manos tras la partida: las ve todo el mundo
setup-spectators-off = Manos tras la partida: solo quien jugó
setup-log = Canal para noticias de partidas: ninguno

check-fine =
    { $count ->
        [one] **¡Todo bien!** Tengo todos los permisos que necesito en este canal.
       *[other] **¡Todo bien!** Tengo todos los permisos que necesito en este canal y en los que configuraste.
    }
check-head =
    ### Permisos que faltan
    Nunca necesito el permiso Administrador. Esto es todo lo que me falta:
check-server = - **{ $permission }** en { $channel }: lo necesita mi rol. Usa el botón de abajo, o Ajustes del servidor → Roles.
check-channel = - **{ $permission }** en { $channel }: permítelo para mi rol en Editar canal → Permisos.
check-wanted = (opcional, pero ayuda)
check-invite = Darme estos permisos
permission-create_public_threads = Crear hilos públicos
permission-read_message_history = Leer el historial de mensajes

ongoing-head =
    { $count ->
        [one] ### Una partida o sala en este servidor
       *[other] ### { $count } partidas y salas en este servidor
    }
ongoing-none = En este servidor no hay partidas en marcha ni salas abiertas.
ongoing-lobby = { $game }, sala abierta
ongoing-close = Cerrar una
close-sure =
    ### ¿Terminar esta partida?
    { $title }
    Termina al momento y no cuenta. Avisaré a quienes juegan.
close-lobby-sure =
    ### ¿Cerrar esta sala?
    { $title }
    Se pierden todos los asientos y ya nadie puede unirse.
press-closesure = Sí, cerrarla
closed = Hecho: `{ $id }` queda cerrada.
reason-closed = La moderación de este servidor terminó la partida, así que no cuenta.

bars-head =
    { $count ->
        [one] ### Una persona no puede jugar aquí
       *[other] ### { $count } personas no pueden jugar aquí
    }
    Sus partidas en marcha siguen, salvo que las cierres con `/admin partidas`.
bars-none = Nadie tiene prohibido jugar en este servidor.
bars-pick = Dejar que alguien vuelva a jugar

chronicle-begun = Empezó { $game } `{ $match }`: { $who } · { $where }
chronicle-over = Terminó { $game } `{ $match }`: { $verdict } · { $where }

error-not-a-moderator = Para eso hace falta el permiso Gestionar servidor.
error-barred = La moderación de este servidor no te deja jugar aquí.
error-other-barred = La moderación de este servidor no deja jugar aquí a esa persona.
error-banned = Quien administra este bot no te deja usarlo.
error-not-in-this-channel = En este canal no puedes abrir partidas. Prueba en { $channels }.
error-not-a-starter = Aquí solo pueden abrir partidas estos roles: { $roles }. Puedes unirte igualmente a cualquier partida abierta.
error-too-many-matches = Este servidor llegó a su límite de { $most } partidas a la vez. Espera a que termine alguna.

## Qué se juega aquí
command-matches = partidas
command-matches-about = Muestra las partidas y las salas abiertas de este servidor
running-head = ### Lo que se juega en este servidor
running-none = Ahora mismo nadie juega aquí. `/jugar` abre una partida.
