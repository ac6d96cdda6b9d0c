# Ajustes, bloqueos, reportes y lo que se guarda de cada persona.

command-settings = ajustes
command-settings-about = Cuándo y cómo te escribo, y cómo se ven los tableros
command-block = bloquear
command-block-about = Evita compartir partidas con alguien; sin nombre, muestra tu lista. Nadie se entera
command-block-user = A quién bloquear
command-report = reportar
command-report-about = Cuenta qué pasó a quien administra este bot
command-privacy = privacidad
command-privacy-about = Qué guardo sobre ti, y cómo pedirlo o borrarlo
command-privacy-show = ver
command-privacy-show-about = Qué guardo, por qué y cuánto tiempo
command-privacy-export = exportar
command-privacy-export-about = Recibe todo lo que guardo sobre ti
command-privacy-delete = borrar
command-privacy-delete-about = Borra todos tus datos

## Ajustes
settings-head =
    ### Tus ajustes
    Los cambios se aplican al momento, en todas tus partidas y en todos los servidores.
settings-notices-dm = **Tu turno:** te mando tu mano por MD.
settings-notices-dm-no = **Tu turno:** te mandaría tu mano por MD, pero aún no me has dicho que sí. Pulsa **Sí, por MD**.
settings-notices-dm-closed =
    {"**"}Tu turno:** quisiera mandarte tu mano por MD, pero Discord no me deja.
    Permite los MD de miembros de un servidor que compartamos y pulsa **Sí, por MD**.
settings-notices-thread = **Tu turno:** te menciono en el hilo de la partida y no mando MD.
settings-notices-digest = **Tu turno:** un MD al día { $hour ->
        [1] a la 1:00
       *[other] a las { $hour }:00
    } ({ $zone }) con todo lo que tienes pendiente, y nada más.
settings-notices-none = **Tu turno:** no te escribo. `/turnos` muestra siempre lo que tienes pendiente.
settings-dm = Mándame un MD con mi mano
settings-thread = Mencióname en el hilo
settings-digest = Mándame un MD al día con todo lo pendiente
settings-none = No me escribas
settings-hour = Hora del MD diario: { $hour }:00
settings-sending-hold =
    { $seconds ->
        [0] **Tus jugadas** se envían al momento: este bot no retiene jugadas.
        [one] **Tus jugadas** esperan un segundo antes de enviarse, para que puedas deshacerlas.
       *[other] **Tus jugadas** esperan { $seconds } segundos antes de enviarse, para que puedas deshacerlas.
    }
settings-sending-once = **Tus jugadas** se envían al momento y no puedes anularlas.
settings-sending-confirm = **Tus jugadas** se envían cuando las confirmas.
settings-hold = Retén mis jugadas unos segundos
settings-once = Envía mis jugadas al momento
settings-confirm = Pídeme que confirme cada jugada
settings-quiet = **Horas de silencio:** de { $from } a { $to } en { $zone } (hora actual: { $now }). En ellas no mando recordatorios.
settings-quiet-off = **Horas de silencio:** ninguna. La hora actual en { $zone } es { $now }.
settings-from-off = Sin horas de silencio
settings-from = El silencio empieza: { $hour }
settings-to = El silencio termina: { $hour }
settings-zone-other = Otra zona horaria…
settings-zone-title = Tu zona horaria
settings-zone-type = Nombre de la zona o de su ciudad más grande
settings-language-own = **Idioma y aspecto:** { $language }, como tu Discord. { $looks }
settings-language-chosen = **Idioma y aspecto:** { $language }. { $looks }
settings-looks =
    { $both ->
        [text-safe] Los tableros llegan como texto, y las imágenes en colores aptos para daltonismo.
        [text] Los tableros llegan como texto. Un botón muestra la imagen.
        [safe] Las imágenes llegan en colores aptos para daltonismo.
       *[neither] Los tableros llegan como imágenes.
    }
settings-language-as = El mismo que mi Discord
language-name = Español
press-textfirst = Primero texto
press-picturefirst = Primero imágenes
press-coloursafe = Colores para daltonismo
press-colourusual = Colores normales
press-writeme = Sí, por MD
press-picture = Imagen
press-dossier = Exportar
press-forget = Borrar mis datos…
press-fulltext = Texto completo
press-forgetsure = Borrarlo todo para siempre
press-keepme = Cancelar
press-report = Reportar
error-no-such-zone =
    { $count ->
        [0] No conozco la zona horaria “{ $zone }”. Escribe una como `Europe/Berlin`, o una ciudad grande como `Tokyo`.
        [one] No conozco la zona horaria “{ $zone }”. ¿Querías decir `{ $near }`?
       *[other] No conozco la zona horaria “{ $zone }”. ¿Querías decir una de estas: { $near }?
    }

## Bloqueos
blocks-none =
    ### No has bloqueado a nadie
    `/bloquear persona:` deja a alguien fuera de tus salas, y a ti fuera de las suyas.
blocks-head =
    { $count ->
        [one] ### Has bloqueado a una persona
       *[other] ### Has bloqueado a { $count } personas
    }
    Nadie de esta lista puede unirse a tus salas, ni tú a las suyas. Nadie se entera, y las partidas en común siguen.
blocks-pick = Desbloquear a alguien
blocks-more = y { $count } más. Desbloquea a alguien de aquí para ver el resto
error-not-yourself = No puedes bloquear tu propia cuenta.
error-not-blockable = No puedes bloquear bots. En una sala, quien organiza puede quitar las máquinas.

## Reportes
report-title = Reporte a quien administra el bot
report-words = ¿Qué pasó?
report-hint = El código de la partida lo añado yo.
report-thanks =
    ### Tu reporte va en camino
    Solo lo recibe quien administra este bot: tus palabras, tu nombre, la hora y la partida `{ $match }`.
    Esa persona decide qué hacer, y quizá te escriba. No le digo a nadie que reportaste algo.
report-arrived =
    ### Un reporte
    De **{ $name }** (<@{ $user }>), { $when } · servidor `{ $guild }` · partida `{ $match }`
report-of = Participantes: { $names }
error-too-many-reports =
    Hoy ya has mandado { $most } reportes, y ese es el límite. Escribe de nuevo mañana.
    Si es una emergencia, habla con la moderación del servidor o con Discord.
error-nothing-said = No escribiste nada, así que no mandé nada.

## Privacidad
privacy-show =
    ### Qué guardo sobre ti
    Tu id y tu nombre de Discord, tus ajustes, a quién bloqueaste y tus reportes; tus asientos, jugadas y notas en las partidas, cuánto tardaste, tus resultados y tus puntuaciones; las partidas que sigues y tus pronósticos de jugadas. No guardo mensajes, ni tu correo, ni nada de fuera de Discord.
    Lo guardo para que puedas jugar y mirar atrás, hasta que lo borres. { $days ->
        [0] {""}
        [one] Una partida terminada se borra al cabo de un día; sus resultados quedan.{" "}
       *[other] Una partida terminada se borra al cabo de { $days } días; sus resultados quedan.{" "}
    }El resto de participantes ve tu nombre, tus resultados y tus jugadas hasta donde las reglas las muestran. Quien administra este bot puede leer la base de datos. Nada se vende ni se comparte.
privacy-gives = **Acertijos del día:** tus partidas terminadas pueden servir para uno, si todas las personas que jugaron están de acuerdo. Un acertijo muestra lo que vio una de ellas, sin nombres.
privacy-keeps = **Acertijos del día:** tus partidas no se usan.
press-givematches = Permitir acertijos de mis partidas
press-keepmatches = No usar mis partidas en acertijos
privacy-export =
    { $part ->
        [1] Aquí está lo que guardo sobre ti.
       *[other] Aquí está la parte { $part }.
    } Este archivo puede mostrar tus manos: no lo compartas mientras tengas partidas en marcha.
error-exported-lately = Puedes pedir una exportación por hora. La próxima será posible el { $at }.
privacy-delete =
    ### ¿Borrar todos tus datos?
    { $playing ->
        [0] Ahora mismo no estás en ninguna partida.
        [one] Pierdes la partida en la que estás.
       *[other] Pierdes las { $playing } partidas en las que estás.
    }{ $lobbies ->
        [0] {""}
        [one] {" "}Sales de tu sala.
       *[other] {" "}Sales de tus { $lobbies } salas.
    }
    { $over ->
        [0] “{ $name }” sustituye a tu nombre en tus partidas.
        [one] “{ $name }” sustituye a tu nombre en todas tus partidas, también en la que ya ha terminado.
       *[other] “{ $name }” sustituye a tu nombre en todas tus partidas, también en las { $over } que ya han terminado.
    } El resto conserva esas partidas con todas las jugadas, pero nada en ellas lleva hasta ti.
    Borro al momento tu nombre, tu id, tus ajustes, notas, puntuaciones, pronósticos, bloqueos y reportes, y los MD que te mandé hasta donde Discord me deja. Las tarjetas que ya están en los canales se quedan; la moderación puede borrarlas.
    {"**"}No hay vuelta atrás.** Puedes volver cuando quieras, como alguien nuevo. Unas pocas cosas quedan bajo un código hecho a partir de tu id, para que volver no las ponga a cero: quién te bloqueó, los reportes de hoy, los días de vacaciones de este año y con qué puntualidad jugabas.
privacy-forgotten =
    ### Tus datos están borrados
    Aquí ya no aparece tu nombre. ¡Gracias por jugar!
privacy-kept = De acuerdo, no borré nada.
former-player =
    { $number ->
        [1] Cuenta borrada
       *[other] Cuenta borrada { $number }
    }

## Nombres
nameless = Participante

# Puntuaciones, perfiles y con qué puntualidad juega cada persona.

command-leaderboard = ranking
command-leaderboard-about = Mira quién juega mejor a cada juego en este servidor
command-profile = perfil
command-profile-about = Mira los resultados de alguien en este servidor
command-profile-who = El perfil de quién; si no pones nada, el tuyo

## El ranking
leaders-head =
    ### { $game } · { $server }
    Quienes mejor juegan aquí:
leaders-none = Aquí aún nadie tiene puntuación. Estrena tú el ranking: `/jugar` abre una partida, y para puntuar hacen falta al menos dos personas.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }
leaders-own = Estás en el puesto { $place } con **{ $rating }**.
leaders-own-none = Aún no tienes puntuación aquí. `/jugar` abre una partida.
leaders-up = Más arriba
leaders-down = Más abajo
leaders-game = Otro juego
ratings-how =
    Las puntuaciones empiezan en 1000. Son estimaciones prudentes, así que suben a medida que juegas.
    “?” es provisional: menos de { $matches } partidas puntuables o de { $opponents } rivales.
    Contra la misma persona solo cuentan { $most } partidas por semana, y ninguna que termine antes de que hayan jugado dos personas.

## El perfil
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
profile-unrated =
    { $count ->
        [one] { $game }: una partida sin puntuar
       *[other] { $game }: { $count } partidas sin puntuar
    }
profile-new = Aún no hay partidas puntuables en este servidor. `/jugar` abre una, y para puntuar hacen falta al menos dos personas.
profile-alt = El perfil de { $who }.
profile-alt-curve = Puntuación de { $first } a { $last }.
press-leaders = Ranking

## La tarjeta del resultado
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (resultado { $gain }, certeza { $certainty })
    }
result-certainty = Cada partida da más certeza a las puntuaciones, y eso las sube un poco sea cual sea el resultado.
result-untimed = No puntúa: no hay reloj.
result-short = No puntúa: la partida terminó antes de que jugaran dos personas. A quien se fue le cuenta igualmente como derrota.
result-often = No puntúa: dos de estas personas ya han jugado entre sí bastantes partidas puntuables esta semana.
result-gone = { $who } no volvió, así que en la puntuación le cuenta como último puesto.

## Con qué puntualidad se juega
habits-known = Tarda más o menos { $wait } por jugada; a tiempo, el { $share } %.
habits-new = Acaba de llegar: aún no hay jugadas suficientes para saber a qué velocidad juega.
habits-short = { $wait } por jugada, más o menos; { $share } % a tiempo
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days = { $count } d
error-not-on-time =
    Esta sala es para quienes hacen a tiempo el { $wanted } % de sus jugadas. Tú llevas últimamente un { $share } %.
    Cada jugada a tiempo lo sube.
