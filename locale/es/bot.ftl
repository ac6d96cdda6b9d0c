# La interfaz. Frases cortas y amables que dicen qué hacer a continuación.

## Comandos
command-play = jugar
command-play-about = Abre una partida a la que otras personas pueden unirse
command-play-game = Qué juego
command-play-opponent = Reserva el otro asiento para esta persona
command-play-options = Opciones de la partida como nombre=valor, separadas por comas
command-play-seats = Cuántas personas juegan
command-play-pace = Cuánto tiempo hay para cada jugada
command-practice = practicar
command-practice-about = Juega ahora mismo contra la máquina
command-practice-level = El nivel de la máquina
command-practice-seats = Cuántos asientos, contando el tuyo
command-hand = mano
command-hand-about = Mira tu mano y tus jugadas posibles; solo lo ves tú
command-board = tablero
command-board-about = Mira el tablero como lo ve todo el mundo; solo lo ves tú
command-move = jugada
command-move-about = Escribe tu jugada
command-move-answer = Tu jugada, por ejemplo: slide c4
command-match = Qué partida; si no pones nada, la de este hilo o la última que miraste aquí
command-resign = rendirse
command-resign-about = Abandona una partida
command-turns = turnos
command-turns-about = Todas las partidas que esperan tu jugada
command-rules = reglas
command-rules-about = Consulta las reglas
command-help = ayuda
command-help-about = Todos los comandos
command-about = acerca-de
command-about-about = Qué es este bot, quién lo administra y de quién son los juegos
command-rules-search = Palabras que buscar, o el número de una regla

## Opciones de los comandos
option-game = juego
option-opponent = rival
option-options = opciones
option-seats = asientos
option-pace = ritmo
option-level = nivel
option-coach = entrenador
option-match = partida
option-answer = jugada
option-search = buscar
option-user = persona
option-reason = motivo
option-days = días
option-until = hasta

## Menús de una persona o de un mensaje
menu-challenge = Retar
menu-profile = Perfil
menu-log = ¿Qué pasó?
menu-report = Reportar
challenge-title = Nuevo reto
challenge-game = Juego

## Qué es este bot
help-head = ### Comandos
help-start = Para empezar
help-match = En una partida
help-past = Resultados y repasos
help-you = Sobre ti
help-more = Más
about-head =
    ### Hikyaku { $version }
    Juegos de mesa en partidas que duran días, a tu ritmo. Hecho por fans.
about-operator = Este bot lo administra { $name }.
about-contact = Para contactar: { $contact }.
about-games = Los juegos y sus nombres pertenecen a sus autores y editoriales. Las reglas están contadas con nuestras palabras, y todos los dibujos son nuestros.
about-support = Servidor de ayuda
about-source = Código fuente
about-terms = Condiciones
about-privacy = Privacidad
about-install = Añadir a un servidor
about-install-user = Añadir a mis apps

## Botones
press-join = Unirse
press-leave = Salir
press-options = Opciones
press-optionsform = Cambiar en un formulario
press-start = Empezar
press-learn = Aprender
press-howto = Cómo se juega
press-hand = Mi mano
press-text = Tablero en texto
press-log = Historial
press-more = Más
press-cards = ¿Qué carta es esta?
glossary-none = Ahora no tienes cartas.

## Cómo se escriben listas y notas
list-separator = {", "}
list-separator-strong = {"; "}
sentence-separator = {" "}
versus = {" – "}
range = { $first } – { $last }
either-or = { $first } o { $last }
labelled = { $name }: { $value }
with-note = { $text } ({ $note })
sentence = { $text }.
fact-turn = le toca
fact-won = gana
fact-drawn = empate
fact-left = abandonó
percent = { $share } %

## Más botones
press-back = Volver
press-all-moves = Todas las jugadas
press-play-it = Jugar: { $move }
press-again = Tu próxima jugada
press-ended = Cómo terminó la ronda
press-next-round = Siguiente ronda
press-bydm = Sí, por MD
press-nodm = No, solo aquí
press-rematch = Revancha
press-resign = Rendirse
press-resignsure = Sí, me rindo
press-playon = No, sigo jugando

## Sala
pace = Ritmo
pace-relaxed = Tranquilo: una jugada cada pocos días
pace-daily = Diario: más o menos una jugada al día
pace-brisk = Ágil: varias jugadas al día
pace-live = En vivo: una jugada en pocos minutos
pace-friendly = Amistoso: sin reloj
seats = Asientos
seats-2 = 2
seats-3 = 3
seats-4 = 4
seat-host = {" "}· organiza
seat-free = *libre*
seat-invited = reservado para { $who }
lobby-term = **{ $name }:** { $value }
lobby-rematch = **¡Revancha!** Las mismas personas y opciones, pero cada cual pasa al asiento siguiente.
lobby-unrated = No puntúa: la máquina juega en esta mesa.
lobby-elsewhere = No puntúa: no formo parte de este servidor o chat.
lobby-moved-on = La sala cambió desde que la miraste. Échale un vistazo y, si aún quieres, vuelve a elegir.
lobby-soon = Empieza { $when }.
lobby-started = La partida ya ha empezado.
rematch-open = Tu revancha está lista: { $where }
lobby-closed = Se fue todo el mundo, así que esta sala queda cerrada.
practice-place = Práctica
elsewhere-place = Un chat
elsewhere-refresh = Pulsa cualquier botón para actualizar esta tarjeta.
practice-open = Tu partida de práctica ya ha empezado. Aquí te enseñaré tu mano en cada turno.
practice-here = Juegas aquí mismo, en este mensaje.
practice-others =
    { $count ->
        [one] Te espera una partida más:
       *[other] Te esperan { $count } partidas más:
    }
practice-coached = Soy tu entrenador y también juego contra ti, sin apretar. **Pista** enseña lo que yo jugaría; **Deshacer mi jugada** te deja cambiar la tuya.
options-head =
    ### Opciones de la partida
    Solo puede cambiarlas quien organiza, y solo antes de que empiece la partida.
dms-offer = **¡Ya tienes asiento!** ¿Quieres un MD cuando te toque? Puedes jugar desde ahí mismo.
    -# **Mi mano** funciona de todas formas.
dms-hello = ¡Listo! Te mandaré aquí tu mano cuando te toque, y puedes jugar desde estos mismos mensajes.
dms-open = ¡Hecho! Mira tus MD: desde ahora tu mano llegará por ahí. **Mi mano** también sigue funcionando.
dms-closed =
    Discord no me deja mandarte MD. Permite los MD de miembros de este servidor.
    Después pulsa otra vez **Sí, por MD** en **Más**. O juega sin MD, desde **Mi mano**.
dms-later = Dijiste que sí a los MD, pero ahora mismo Discord no me deja mandarte ninguno. Mientras tanto, juega desde **Mi mano**.
dms-none = De acuerdo, sin MD. Juega desde **Mi mano** en el hilo.
quiet-closed =
    { $who }, Discord no me deja mandarte MD, así que por ahora juega desde **Mi mano**.
    Para volver a recibirlos, permite los MD de miembros de este servidor y pulsa **Sí, por MD** en **Más**.
thread-another = { $game } `{ $match }` sigue en un hilo nuevo. El anterior ya no se puede usar.
board-refused = { $who }, es tu turno. AutoMod bloquea mi tablero aquí: pulsa **Mi mano** para hacer tu jugada.
quiet-later = { $who }, es tu turno. Ahora mismo no puedo mandarte un MD: pulsa **Mi mano** para hacer tu jugada. Lo intentaré de nuevo el próximo turno.

## La máquina
computer-novice = Novato { $number }
computer-coach =
    { $number ->
        [1] Entrenador
       *[other] Entrenador { $number }
    }
computer-student = Estudiante { $number }
computer-master = Maestro { $number }
computer-add-novice = Añadir un novato: acaba de aprender las reglas
computer-add-student = Añadir un estudiante: piensa antes de jugar
computer-add-master = Añadir un maestro: piensa largo y tendido
computer-remove = Quitar a { $who }
computer-pick = Añadir una máquina
computer-pick-full = Quitar una máquina
level-novice = Novato
level-student = Estudiante
level-master = Maestro

## Tablero
turn-of =
    { $count ->
        [one] Es el turno de { $who }.
       *[other] Esperando a { $who }.
    }
log-empty = Empieza la partida.
log-secret = Alguien eligió en secreto.
log-secret-by = { $who } ya eligió en secreto.
log-head = Qué pasó
ply = Jugada { $ply }
played = Tu jugada: **{ $move }**.
form-best = parece lo mejor
together-kind = Planear también las jugadas siguientes…
together-field-now = Tu primera jugada
together-field-then = Tu segunda jugada
together-field-next = Tu tercera jugada
together-field-last = Tu cuarta jugada
together-row-now = Primero
together-row-then = Luego
together-row-next = Después
together-row-last = Por último
together-stop = Decidir el resto más tarde
list-answers = Elige tu jugada
panel-cards = Tus cartas, en grande. El tablero en texto dice cuáles son.
panel-weighing = La imagen muestra lo que estás probando:
panel-look = Mira una jugada antes de hacerla
panel-looking = Si juegas esto:
panel-waiting = No hay nada que pulsar: te aviso cuando te toque.
panel-over = Esta partida ha terminado.
more-head = ### Más · partida `{ $match }`
more-look = **Tablero en texto** describe el tablero con palabras, **Historial** muestra todas las jugadas.
more-notes = Tus **Notas** solo las ves tú.
more-plan = Con **Planear** eliges jugadas que haré por ti.
more-leave =
    { $others ->
        [0] **Cancelar la partida** la termina sin resultado. Con **Rendirse** pierdes.
       *[other] **Cancelar la partida** la termina sin resultado si todo el mundo acepta. Con **Rendirse** pierdes.
    }
more-dms = ¿Quieres que te escriba por MD cuando te toque?
resign-sure =
    ¿Seguro que quieres rendirte? No hay vuelta atrás. { $rated ->
        [yes] La partida es puntuable, así que cuenta como derrota.
       *[no] La partida no es puntuable.
    }
resign-named = Sí, me rindo en { $match }
which-match = Otra partida…
resigned = Te rendiste. ¡Gracias por jugar!
not-resigned = Sigues en la partida.
result-won =
    { $count ->
        [0] ¡Empate!
        [one] ¡Gana { $who }!
       *[other] ¡Ganan { $who }!
    }

## Turnos y reglas
turns-head =
    { $count ->
        [one] **Una partida espera tu jugada.**
       *[other] **{ $count } partidas esperan tu jugada**, la más urgente primero.
    }
turns-none =
    { $count ->
        [0] No tienes nada pendiente ni estás en ninguna partida. Prueba `/jugar`, o `/practicar` contra la máquina.
        [one] No tienes nada pendiente. Estás en una partida:
       *[other] No tienes nada pendiente. Estás en { $count } partidas:
    }
rules-found =
    { $count ->
        [0] Ninguna regla contiene todas las palabras “{ $search }”.
        [one] Una regla sobre “{ $search }”:
       *[other] { $count } reglas sobre “{ $search }”:
    }
rules-behind =
    { $count ->
        [one] La regla que lo explica:
       *[other] Las reglas de este paso:
    }
rules-more = Hay { $count } más. Añade una palabra para afinar la búsqueda.
rules-section = Ir a otro capítulo
numbered-player = Participante { $number }
howto-rules = Todas las reglas, capítulo a capítulo
house-rule = regla de la casa
house-content = contenido de la casa
two-readings = la hoja admite dos lecturas

## Negativas: qué pasó y qué hacer
error-unexpected =
    Algo falló por mi parte, pero todo sigue como estaba. Inténtalo de nuevo.
    -# Si lo reportas, añade el número { $code }: así quien administra el bot puede encontrar el fallo en sus registros.
error-not-written = Ahora mismo no puedo guardar nada, así que todo sigue como estaba. Inténtalo de nuevo en un minuto.
error-not-known = Mi base de datos no lo ha confirmado. Puede que haya funcionado: mira **Mi mano** dentro de un minuto.
error-not-read = Ahora mismo no puedo consultar nada. Puede que haya funcionado: mira **Mi mano** dentro de un minuto.
error-lost = Discord perdió mi respuesta. Puede que haya funcionado: mira **Mi mano** antes de intentarlo otra vez.
error-dms-paused = Ahora mismo Discord no me deja abrir MD nuevos. Inténtalo más tarde.
error-braked = Discord me obliga a ir más despacio unos diez minutos. Puede que haya funcionado: mira primero **Mi mano**.
error-match-over = Esta partida ha terminado. Pulsa **Historial** para ver cómo fue.
error-not-your-turn = Aún no es tu turno. Te avisaré cuando lo sea.
error-stale = La partida avanzó desde que viste esto. Pulsa **Mi mano** para ver cómo está.
error-illegal-move =
    Ahora no puedes jugar “{ $move }”.
    -# Puedes jugar: { $allowed }.
error-bad-option =
    { $name ->
        [form] No entiendo “{ $value }”. Escribe las opciones como { $allowed }, separadas por comas.
        [option] No hay ninguna opción “{ $value }”. Puedes cambiar: { $allowed }.
       *[other] { $name } no puede ser “{ $value }”. Elige entre: { $allowed }.
    }
error-bad-value = No entendí lo que me mandó Discord. Elige algo de la lista.
error-only-in-server = Esto funciona en un servidor, no en un MD.
error-forbidden = Discord no me deja hacer eso aquí. Pide al equipo de moderación que revise mis permisos en este canal.
error-not-welcome =
    { $count ->
        [one] Me falta un permiso en este canal: { $permissions }. El equipo de moderación puede dármelo.
       *[other] Me faltan permisos en este canal: { $permissions }. El equipo de moderación puede dármelos.
    }
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-attach_files = Adjuntar archivos
error-no-such-match = No encuentro esa partida. `/turnos` muestra las tuyas.
error-match-deleted = Esa partida terminó hace mucho y sus jugadas están borradas. El resultado sigue contando.
error-no-match-shown = No veo ninguna partida en ese mensaje. Prueba con un tablero, o con un mensaje en el hilo de una partida.
error-no-match-yet = Aquí no estás en ninguna partida. Prueba `/jugar`, o `/practicar` contra la máquina.
error-which-match = Estás en varias partidas. Elige una con la opción `partida`.
error-too-fast = De una en una: sigo con lo que pulsaste antes.
error-no-outlook = Todavía estoy mirando lo que puede pasar. Prueba de nuevo en unos segundos.
error-too-many-files = No envío más películas ni páginas en una hora. Podrás pedir más a partir de { $at }.
error-not-a-person = Los bots no pueden ocupar un asiento. Elige a una persona o deja el asiento libre.
error-no-such-lobby = Esta sala ya no existe. `/jugar` abre una nueva.
error-lobby-full = Todos los asientos están ocupados.
error-lobby-closed = Esta sala ya no está abierta.
error-not-invited = Este asiento está reservado para otra persona.
error-not-the-host = Eso solo puede hacerlo quien organiza.
error-not-enough-players = Aún hay asientos libres. Podrás empezar cuando se llenen.
error-not-seated = No juegas en esta partida. Pulsa **Tablero en texto** para mirar.
error-not-in-lobby = No estás en esta sala.
