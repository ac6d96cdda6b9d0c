# Karenza

karenza-name = Karenza
karenza-pitch = Un duelo de espadas y posturas: busca la postura de tu técnica, ataca, para. De 2 a 4 personas, 30 minutos.

# Lo que se le pide a quien juega

karenza-ask-warrior = Elige combatiente.
karenza-ask-opening = { $first ->
        [1] Atacas primero. Elige tu postura: pie izquierdo, pie derecho, espada.
       *[0] No atacas primero: ten paradas listas. Elige tu postura: pie izquierdo, pie derecho, espada.
    }
karenza-weighing = La imagen muestra una postura que va bien con tu mano:
karenza-form-best = más cartas listas
karenza-ask-act = Tienes la iniciativa: puedes { $can }.
karenza-can-act-play = atacar
karenza-can-act-stand = cederla
karenza-ask-defend = ¡Te atacan con potencia { $power }! Puedes { $can }.
karenza-can-defend-play = parar
karenza-can-defend-stand = encajar el golpe
karenza-only-defend-stand = solo encajar el golpe: nada en tu mano lo detiene
karenza-only-act-stand = solo cederla: no llegas a ningún ataque. Tienes hasta { $most } movimientos

# Opciones de la sala

karenza-option-sword_lock = Mover la espada
karenza-option-sword_lock-on = ese turno no juegas carta
karenza-option-sword_lock-off = es un movimiento como los demás
karenza-option-threat_cap = Movimientos cuando te atacan
karenza-option-threat_cap-defence = con límite solo para parar
karenza-option-threat_cap-always = nunca más de los que hizo el ataque (más combos)
karenza-option-hand = Cartas en la mano
karenza-option-hand-7 = 7
karenza-option-hand-5 = 5
karenza-option-hand-3 = 3
karenza-option-target = Puntos para ganar
karenza-option-target-10 = 10
karenza-option-target-5 = 5, corta: deciden uno o dos golpes

# Por qué terminó

karenza-reason-points = Llegó antes a { $target } puntos.
karenza-reason-deck = Se acabó un mazo: gana la puntuación más alta.
karenza-reason-left =
    { $others ->
        [1] Su rival abandonó.
       *[other] El resto abandonó.
    }

# Jugadas

karenza-answer-play-at = { $card } → { $mark }
karenza-answer-stand = Postura { $pose }
karenza-answer-stand-discard = Postura { $pose }, descartar { $card }
karenza-answer-hit = { $moved ->
        [1] Encajar el golpe, postura { $pose }
       *[0] Encajar el golpe
    }
karenza-answer-pass = { $moved ->
        [1] Ceder, postura { $pose }
       *[0] Ceder sin moverte
    }
karenza-answer-pass-discard = { $moved ->
        [1] Ceder, postura { $pose }, descartar { $card }
       *[0] Ceder sin moverte, descartar { $card }
    }
karenza-kind-choose = Elegir combatiente…
karenza-kind-play = Jugar una carta…
karenza-kind-stand = Ceder y cambiar de postura…
karenza-kind-stand-defend = Encajarlo y cambiar de postura…
karenza-emoji-stand = 👣
karenza-field-kind = ¿Qué quieres hacer?
karenza-field-kind-choose = Elegir combatiente
karenza-field-kind-play = Jugar una carta
karenza-field-kind-stand = Adoptar una postura, sin carta
karenza-field-warrior = ¿Qué combatiente?
karenza-field-card = ¿Qué carta?
karenza-field-target = ¿A quién atacas?
karenza-field-target-None = a tu rival
karenza-field-stance = Cambiar de postura…
karenza-field-stance-more = Más posturas…
karenza-field-discard = Ceder ahora mismo y descartar…
karenza-field-discard-None = No descartar nada
karenza-card-attack = { $card }, ataque · { $pose }
karenza-card-defence = { $card }, defensa · { $pose }

# Qué cuesta una jugada o en qué acaba: como mucho 60 caracteres

karenza-moves-none = sin movimientos
karenza-moves = { $count ->
        [one] 1 movimiento: { $which }
       *[other] { $count } movimientos: { $which }
    }
karenza-moves-only = { $count ->
        [0] sin movimientos
        [one] 1 movimiento
       *[other] { $count } movimientos
    }
karenza-step-left = pie izdo. { $left }
karenza-step-right = pie dcho. { $right }
karenza-step-sword = espada { $sword }
karenza-step-swap = cruzar pies
karenza-hint-wins = si acierta, ganas
karenza-hint-takes = lo detiene y atacas después · { $moves }
karenza-hint-stops = lo detiene, pero no atacas después · { $moves }
karenza-hint-concede = tu rival suma { $points }{ $wins ->
        [1] {" y gana"}
       *[0] {""}
    }
karenza-purpose-attack = Si nadie lo detiene, te da { $points ->
        [one] un punto
       *[other] { $points } puntos
    }. Para pararlo { $steps ->
        [0] no se permite ningún movimiento
        [one] se permite 1 movimiento
       *[other] se permiten { $steps } movimientos
    }.
karenza-purpose-takes = Evita { $points ->
        [one] un punto
       *[other] { $points } puntos
    }, y luego es tu turno.
karenza-purpose-stops = Evita { $points ->
        [one] un punto
       *[other] { $points } puntos
    }. El turno sigue siendo de quien ataca.
karenza-purpose-stand = { $stuck ->
        [1] Ahora no llegas a ningún ataque. Te quedas con
       *[other] Te quedas con
    } { $attacks ->
        [0] {""}
        [one] un ataque
       *[other] { $attacks } ataques
    }{ $both ->
        [1] {" y "}
       *[other] {""}
    }{ $defences ->
        [0] {""}
        [one] una defensa
       *[other] { $defences } defensas
    } a punto{ $drawn ->
        [0] {""}
        [one] , y robas una carta
       *[other] , y robas { $drawn } cartas
    }.
karenza-purpose-drawn = { $stuck ->
        [1] {"Ahora no llegas a ningún ataque. "}
       *[other] {""}
    }{ $drawn ->
        [one] Robas una carta
       *[other] Robas { $drawn } cartas
    }.
karenza-hint-ready = listas: { $cards }
karenza-ready-none = nada listo
karenza-ready-attacks = { $count ->
        [one] 1 ataque
       *[other] { $count } ataques
    }
karenza-ready-defences = { $count ->
        [one] 1 defensa
       *[other] { $count } defensas
    }
karenza-theme-masaru = Fácil para empezar: espera, para y da un tajo pesado
karenza-theme-lanying = Fácil para empezar: cada estocada prepara la siguiente
karenza-theme-ortwin = Atacas con tajos ligeros y guardas el más fuerte de todos
karenza-theme-ines = Siempre en marcha: cada ataque empieza a un movimiento
karenza-theme-ginevra = Sorprendes: cuesta adivinar dónde acabará su espada
karenza-theme-amihan = Tus paradas fuertes te dan el ataque; luego, tajos rápidos
karenza-theme-random = Sorpréndeme

karenza-style-masaru = Tajos pesados
karenza-style-lanying = Pura estocada
karenza-style-ortwin = Tajo maestro
karenza-style-ines = Pasos cortos
karenza-style-ginevra = Imprevisible
karenza-style-amihan = Paradas fuertes

# Nombres de las cosas

karenza-warrior-random = Al azar
karenza-warrior-unknown = nadie

# El historial

karenza-event-chosen = { $who } ya ha elegido combatiente.
karenza-event-as = { $who } lucha como { $warrior }
karenza-event-begun = { $pairs }. Por sorteo, empieza { $who }.
karenza-event-placed = { $who } adopta su postura: pie izquierdo { $left }, pie derecho { $right }, espada { $sword }.
karenza-event-attacked = { $moves ->
        [0] ¡{ $who } ataca a { $target } sin moverse: { $card }!
        [one] ¡{ $who } ataca a { $target } tras 1 movimiento: { $card }!
       *[other] ¡{ $who } ataca a { $target } tras { $moves } movimientos: { $card }!
    }
karenza-event-defended-won = { $moves ->
        [0] { $who } logra parar { $attack } con { $card }, sin moverse, y puede atacar después.
        [one] { $who } logra parar { $attack } con { $card } tras 1 movimiento y puede atacar después.
       *[other] { $who } logra parar { $attack } con { $card } tras { $moves } movimientos y puede atacar después.
    }
karenza-event-defended-kept = { $moves ->
        [0] { $who } logra parar { $attack } con { $card }, sin moverse. { $next } puede volver a atacar.
        [one] { $who } logra parar { $attack } con { $card } tras 1 movimiento. { $next } puede volver a atacar.
       *[other] { $who } logra parar { $attack } con { $card } tras { $moves } movimientos. { $next } puede volver a atacar.
    }
karenza-event-conceded = { $moves ->
        [0] { $who } encaja el golpe y se queda en { $left } { $right } { $sword }.
        [one] { $who } encaja el golpe y pasa a { $left } { $right } { $sword } en 1 movimiento.
       *[other] { $who } encaja el golpe y pasa a { $left } { $right } { $sword } en { $moves } movimientos.
    }
karenza-event-scored = ¡{ $card } alcanza a { $target }! { $who } se anota { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y ya tiene { $score }.
karenza-event-combo = ¡Combo de { $count }!
karenza-event-passed = { $moves ->
        [0] { $who } se queda en { $left } { $right } { $sword } y cede la iniciativa a { $to }.
        [one] { $who } pasa a { $left } { $right } { $sword } en 1 movimiento y cede la iniciativa a { $to }.
       *[other] { $who } pasa a { $left } { $right } { $sword } en { $moves } movimientos y cede la iniciativa a { $to }.
    }
karenza-event-discarded = Descarte: { $card }.
karenza-event-drawn = Cartas robadas: { $drawn }.
karenza-event-deck_out = { $who } no puede robar: la partida termina.
karenza-event-left = { $who } abandona la partida.

# La posición en palabras: como tablero en texto y como descripción de la imagen

karenza-fact-initiative = iniciativa
karenza-fact-choosing = está eligiendo combatiente
karenza-fact-chosen = ya ha elegido
karenza-fact-warrior = { $warrior }, postura { $stance }
karenza-fact-nowhere = aún sin elegir
karenza-fact-score = { $score }/{ $target } puntos, mano { $hand }, mazo { $deck }
karenza-fact-discards = Descartes de { $who }: { $cards }.
karenza-fact-before = Antes: { $cards }.
karenza-fact-dear = Ceder ahora cuesta una carta.
karenza-fact-empty = Tu mano está vacía.
karenza-fact-warriors = Combatientes para elegir: { $warriors }.
karenza-fact-attack = { $who } ataca a { $target } con { $card }; movimientos permitidos para parar: { $moves }.
karenza-fact-laid-attack = { $who } atacó con { $card }.
karenza-fact-laid-defence = { $who } paró con { $card }.
karenza-fact-hand = Tienes (postura→final, movimientos necesarios)
karenza-fact-attack-card = ataque
karenza-fact-defence-card = defensa
karenza-fact-ready = (lista)
karenza-fact-weighed = Tu postura sería { $pose }.

## Planes generales
karenza-always-defend = Siempre que te ataquen
karenza-always-defend-stay = Encajar todos los ataques y mantener mi postura
karenza-always-defend-unarmed = Encajar si no puedo parar, y mantener mi postura

## Por qué no vale una jugada

## ¿Qué carta es esta?
karenza-glossary-attack = “{ $means }”, ataque de { $power }. Pie izquierdo { $left }, pie derecho { $right }, espada { $sword }; luego acaba en { $end }.
karenza-glossary-defence = “{ $means }”, defensa de { $power }. Pie izquierdo { $left }, pie derecho { $right }, espada { $sword }; luego acaba en { $end }.

# Karenza: qué significan los nombres de las técnicas, palabra por palabra. Los nombres son los mismos en todas las lenguas.

## Masaru, kenjutsu

karenza-means-kesa_giri = corte a lo largo del hábito del monje
karenza-means-kiri_oroshi = corte recto hacia abajo
karenza-means-kiri_age = corte ascendente
karenza-means-do_giri = corte al torso
karenza-means-morote_zuki = estocada a dos manos
karenza-means-tsubame_gaeshi = giro de la golondrina
karenza-means-uke_nagashi = recibir y dejar fluir
karenza-means-suri_age = subir rozando la hoja
karenza-means-harai = barrer a un lado
karenza-means-kiri_otoshi = cortar el ataque hacia abajo
karenza-means-maki_otoshi = envolver la hoja y bajarla
karenza-means-inashi = parar al pasar

## Lanying, jiàn

karenza-means-bai_she_tu_xin = la serpiente blanca saca la lengua
karenza-means-xian_ren_zhi_lu = el inmortal señala el camino
karenza-means-qing_ting_dian_shui = la libélula toca el agua
karenza-means-yan_zi_chao_shui = la golondrina roza el agua
karenza-means-huang_feng_ru_dong = la avispa entra en su agujero
karenza-means-liu_xing_gan_yue = la estrella fugaz persigue la luna
karenza-means-huai_zhong_bao_yue = abrazar la luna contra el pecho
karenza-means-feng_juan_he_ye = el viento enrolla la hoja de loto
karenza-means-shi_zi_yao_tou = el león sacude la cabeza
karenza-means-wu_long_bai_wei = el dragón negro agita la cola
karenza-means-su_niao_tou_lin = el pájaro vuelve al bosque
karenza-means-ye_ma_tiao_jian = el caballo salvaje salta el arroyo

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = tajo de la ira
karenza-means-krumphau = tajo torcido
karenza-means-zwerchhau = tajo de través
karenza-means-schielhau = tajo bizco
karenza-means-scheitelhau = tajo a la coronilla
karenza-means-unterhau = tajo desde abajo
karenza-means-absetzen = apartar la punta
karenza-means-versetzen = desplazar
karenza-means-winden = girar sobre la hoja
karenza-means-haengen = punta colgante
karenza-means-kron = corona
karenza-means-abschneiden = rebanar

## Inés, verdadera destreza

karenza-means-estocada_de_puno = de punta, con el puño
karenza-means-tajo = corte desde la derecha
karenza-means-reves = corte desde la izquierda
karenza-means-mandoble = golpe de muñeca
karenza-means-cuarto_circulo = un cuarto de vuelta
karenza-means-cuchillada = corte de filo
karenza-means-atajo = poner la espada sobre la contraria
karenza-means-desvio = apartar a un lado
karenza-means-reparo = parada de un corte
karenza-means-expulsion = echar fuera la hoja contraria
karenza-means-linea_en_cruz = la espada atravesada
karenza-means-conclusion = agarrar la guarnición contraria

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = tajo de derecho hacia abajo
karenza-means-riverso_sgualembrato = revés en diagonal
karenza-means-tramazzone = corte de muñeca
karenza-means-stoccata = estocada desde abajo
karenza-means-imbroccata = estocada desde arriba
karenza-means-falso_dritto = corte ascendente con el contrafilo
karenza-means-guardia_di_testa = guardia de cabeza
karenza-means-guardia_di_faccia = guardia de cara
karenza-means-falso_manco = parada con el contrafilo
karenza-means-mezza_volta = media vuelta de la mano
karenza-means-battuta = golpe en la hoja
karenza-means-cavazione = librar la hoja por debajo

## Amihan, eskrima

karenza-means-abaniko = abanico
karenza-means-redonda = en redondo
karenza-means-planchada = corte plano
karenza-means-aldabis = corte en diagonal
karenza-means-saksak = estocada
karenza-means-bagsak = caída desde arriba
karenza-means-salag = bloqueo
karenza-means-palis_palis = acompañar el golpe
karenza-means-sombrada = sombra
karenza-means-payong = paraguas
karenza-means-gunting = tijera
karenza-means-agaw = quitar el arma
