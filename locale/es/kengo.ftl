# Kengo!

kengo-name = Kengo!
kengo-pitch = Esgrima con los números de tu mano: avanza, para, ataca. 2 personas, 20 minutos.

# Lo que se le pide a quien juega

kengo-ask-act = Es tu turno: puedes { $can }.
kengo-can-act-advance = avanzar
kengo-can-act-retreat = retroceder
kengo-can-act-attack = atacar
kengo-can-act-lunge = avanzar y atacar
kengo-ask-defend = ¡Te atacan! ¿Qué haces?
kengo-ask-last_attack = El mazo se acabó. Puedes atacar una última vez.
kengo-ask-refill = Tu mano está vacía. Robas una nueva y tu turno termina.
kengo-ask-stuck = No puedes jugar ninguna de tus cartas.

# Opciones de la sala

kengo-option-level = Nivel
kengo-option-level-normal = Normal: con paradas
kengo-option-level-basic = Básico: sin paradas
kengo-option-level-advanced = Avanzado: avance y ataque, retirada; un juego de aguante
kengo-option-tatami = Largo del tatami
kengo-option-tatami-23 = 23 casillas
kengo-option-tatami-21 = 21 casillas
kengo-option-specials = Cartas especiales
kengo-option-specials-off = ninguna
kengo-option-specials-on = una por ronda
kengo-option-rounds = Rondas para ganar
kengo-option-rounds-5 = 5
kengo-option-rounds-3 = 3
kengo-option-rounds-1 = 1
kengo-option-matches = Partidas
kengo-option-matches-1 = una
kengo-option-matches-3 = al mejor de tres
kengo-option-open_discard = Cartas jugadas
kengo-option-open_discard-off = solo se ven las últimas
kengo-option-open_discard-on = se ven todas
kengo-option-basic_last_parry = Último ataque de una ronda de nivel Básico
kengo-option-basic_last_parry-on = se puede parar
kengo-option-basic_last_parry-off = no se puede parar

# Por qué terminó

kengo-reason-rounds = { $rounds ->
        [1] Era la única ronda.
       *[other] Llegó antes a { $rounds } rondas.
    }
kengo-reason-matches = Se decidió el mejor de tres.
kengo-reason-left = Su rival abandonó.

# Jugadas

kengo-answer-advance = Avanzar { $card }
kengo-answer-retreat = Retroceder { $card }
kengo-answer-attack = { $count ->
        [one] Atacar con un { $card }
        [2] Atacar con dos { $card }
        [3] Atacar con tres { $card }
        [4] Atacar con cuatro { $card }
       *[other] Atacar con { $count } cartas de { $card }
    }
kengo-answer-lunge = { $count ->
        [one] Avanzar { $step } y atacar con un { $card }
        [2] Avanzar { $step } y atacar con dos { $card }
        [3] Avanzar { $step } y atacar con tres { $card }
        [4] Avanzar { $step } y atacar con cuatro { $card }
       *[other] Avanzar { $step } y atacar con { $count } cartas de { $card }
    }
kengo-answer-parry = Parar
kengo-answer-parry-sum = Parar con { $cards }
kengo-answer-withdraw = Retirarse { $card }
kengo-answer-hit = Recibir el golpe
kengo-answer-pass = No hacer nada
kengo-confirm-hit = ¿Recibes el golpe? Pierdes esta ronda.
kengo-emoji-attack = ⚔️
kengo-press-cards = ¿Qué hacen mis cartas?
kengo-emoji-lunge = ⚔️
kengo-emoji-parry = 🛡️

kengo-field-kind = ¿Qué quieres hacer?
kengo-field-kind-advance = Avanzar
kengo-field-kind-retreat = Retroceder
kengo-field-kind-attack = Atacar
kengo-field-kind-lunge = Avanzar y atacar
kengo-field-kind-parry = Parar
kengo-field-kind-withdraw = Retirarse
kengo-field-kind-hit = Recibir el golpe
kengo-field-kind-pass = No hacer nada
kengo-field-card = ¿Con qué carta?
kengo-field-cards = ¿Con qué cartas?
kengo-field-step = ¿Con qué carta avanzas?

# Nombres de las cosas

kengo-special-long_sleeves = Mangas largas
kengo-special-cold_hands = Manos frías
kengo-special-crowded_hall = Sala llena
kengo-special-no_way_back = Sin vuelta atrás
kengo-special-single_cut = Un solo corte
kengo-special-flowing_guard = Guardia fluida
kengo-special-open_palms = Manos abiertas
kengo-special-high_stakes = Apuesta fuerte
kengo-effect-long_sleeves = Las manos son de seis cartas.
kengo-effect-cold_hands = Las manos son de cuatro cartas.
kengo-effect-crowded_hall = Se empieza tres casillas más adentro.
kengo-effect-no_way_back = Solo se retrocede si no queda otra.
kengo-effect-single_cut = Se ataca con una sola carta.
kengo-effect-flowing_guard = Se puede parar igualando la suma.
kengo-effect-open_palms = Las manos están boca arriba.
kengo-effect-high_stakes = Esta ronda vale doble.
kengo-level-normal = Normal
kengo-level-basic = Básico
kengo-level-advanced = Avanzado

# El historial

kengo-event-lot = Por sorteo, empieza { $who }.
kengo-event-begun = Empieza la ronda { $round }. Abre { $who }.
kengo-event-begun-special = Empieza la ronda { $round }. Abre { $who }. Especial: { $special }. { $effect }
kengo-event-acted-advance = { $who } avanza.
kengo-event-acted-retreat = { $who } retrocede.
kengo-event-acted-attack = ¡{ $who } ataca!
kengo-event-acted-lunge = ¡{ $who } avanza y ataca!
kengo-event-acted-parry = { $who } logra parar el ataque.
kengo-event-acted-withdraw = { $who } se retira.
kengo-event-acted-hit = { $who } recibe el golpe.
kengo-event-acted-pass = { $who } no ataca.
kengo-event-acted-refill = { $who } tiene la mano vacía y roba una nueva.
kengo-event-acted-stuck = { $who } no puede jugar ninguna carta.
kengo-latest-advance = { $who } avanza { $step }: distancia { $distance }.
kengo-latest-retreat = { $who } retrocede { $step }: distancia { $distance }.
kengo-latest-withdraw = { $who } se retira { $step }: distancia { $distance }.
kengo-latest-attack = ¡{ $who } ataca con { $cards }!
kengo-latest-lunge = ¡{ $who } avanza { $step } y ataca con { $cards }!
kengo-latest-parry = { $who } logra parar el ataque con { $cards }.
kengo-event-last_card = { $who } roba la última carta.
kengo-event-round_over = Ronda { $round }: { $result } Marcador: { $left } { $score } { $right }.
kengo-detail-round_over = En la mano: { $hands }. Jugadas: { $played }.
kengo-event-match_won = ¡{ $who } gana la partida!
kengo-event-match_won-of-three = { $who } gana una partida. Marcador: { $left } { $won } { $right }.
kengo-event-left = { $who } abandona la partida.
kengo-round-hit = ¡{ $who } acierta con { $cards }!
kengo-round-no_card = { $loser } no puede jugar ninguna carta: gana { $who }.
kengo-round-count = A distancia { $distance }, { $who } tiene más cartas de { $distance } y gana.
kengo-round-position =
    { $equal ->
        [unequal] gana { $who } por haber avanzado más.
        [far] a distancia { $distance } no cuenta ninguna carta. Gana { $who } por haber avanzado más.
        [none] nadie tiene un { $distance }. Gana { $who } por haber avanzado más.
       *[held] ambas manos tienen { $cards }. Gana { $who } por haber avanzado más.
    }
kengo-round-drawn_last = { $who } gana porque su rival robó la última carta.
kengo-round-draw = empate, porque nadie ha avanzado más.
kengo-round-left = sin terminar.
kengo-none = nada

# La posición en palabras: como tablero en texto y como descripción de la imagen

kengo-fact-rounds = rondas ganadas: { $score } de { $rounds }
kengo-fact-matches = partidas ganadas: { $won } de { $needed }
kengo-fact-stands = está en { $square }
kengo-fact-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
kengo-fact-shown = enseña { $cards }
kengo-fact-round = Kengo!, { $level }, ronda { $round }.
kengo-fact-attack = Atacan a { $who } con { $cards }.
kengo-fact-mat = El tatami tiene { $squares } casillas. La distancia es { $distance }.
kengo-fact-pile = { $count ->
        [one] Queda 1 carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
kengo-fact-special = Especial { $number }: { $special }. { $effect }
kengo-fact-last-advance = Última jugada: { $who } avanzó con { $cards }, de { $start } a { $stop }.
kengo-fact-last-retreat = Última jugada: { $who } retrocedió con { $cards }, de { $start } a { $stop }.
kengo-fact-last-attack = Última jugada: { $who } atacó con { $cards }.
kengo-fact-last-lunge = Última jugada: { $who } avanzó con { $step }, de { $start } a { $stop }, y atacó con { $cards }.
kengo-fact-last-parry = Última jugada: { $who } paró con { $cards }.
kengo-fact-last-withdraw = Última jugada: { $who } se retiró con { $cards }, de { $start } a { $stop }.
kengo-fact-hand = Tienes { $cards }.
kengo-fact-discard = Jugadas hasta ahora: { $cards }.
kengo-fact-options = Puedes: { $options }.
kengo-fact-last-round = La última ronda: { $result } { $left } tenía { $cards }; { $right }, { $others }.

## Planes generales
kengo-always-defend = Siempre que te ataquen
kengo-always-defend-hit = Recibir siempre el golpe
kengo-always-defend-parry = Parar siempre que pueda
kengo-always-last_attack = Siempre que puedas atacar una última vez
kengo-always-last_attack-pass = Nunca atacar una última vez (solo en Básico)

## Por qué no vale una jugada

## ¿Qué carta es esta?
kengo-glossary-name = Una carta de número
kengo-glossary-normal = Avanza o retrocede tantas casillas como su número, ataca a esa distancia exacta o para su mismo número. Hay cinco de cada número.
kengo-glossary-basic = Avanza o retrocede tantas casillas como su número, o ataca a esa distancia exacta. Hay cinco de cada número.
kengo-glossary-advanced = Avanza, retrocede o se retira según su número, ataca a esa distancia, también tras un avance, o para. Hay cinco de cada número.

## Qué hace una jugada en el tatami
kengo-short-advance = Avanzar { $card }: a { $squares }
kengo-short-retreat = Retroceder { $card }: a { $squares }
kengo-hint-apart = { $squares ->
        [one] a 1 casilla
       *[other] a { $squares } casillas
    }
kengo-hint-succeeds = acierta: ganas la ronda
kengo-hint-parried = { $count ->
        [one] solo lo para un { $card }
        [2] solo lo paran dos { $card }
        [3] solo lo paran tres { $card }
        [4] solo lo paran cuatro { $card }
       *[other] solo lo paran { $count } cartas de { $card }
    }
kengo-hint-equal = { $count ->
        [one] un { $card }
        [2] dos { $card }
        [3] tres { $card }
        [4] cuatro { $card }
       *[other] { $count } cartas de { $card }
    }
kengo-hint-spends = { $left ->
        [0] gasta { $cards } y no te queda ninguna carta
        [one] gasta { $cards } y te queda 1 carta
       *[other] gasta { $cards } y te quedan { $left } cartas
    }
kengo-hint-hit = pierdes la ronda
kengo-purpose-only = Ninguna otra carta sirve: te sacaría del tatami o te haría rebasar a tu rival. Si no sirve ninguna, pierdes la ronda.
kengo-purpose-far-most = Es lo que más avanza, y ninguna carta pasa de { $card }, así que ahí tu rival no puede atacarte.
kengo-purpose-far-least = Guardas tus cartas más altas, y ninguna carta pasa de { $card }, así que ahí tu rival no puede atacarte.
kengo-purpose-far-pair = Guardas juntas tus cartas iguales, y ninguna pasa de { $card }, así que ahí tu rival no puede atacarte.
kengo-risk-stuck = Tu rival puede acercarse tanto que pronto no tengas carta que jugar, y perderías la ronda. Cerca del borde guarda cartas bajas.
kengo-risk-open = Ahí tu rival podría atacarte con un { $card }, y no tendrías ninguno para parar.
kengo-purpose-far = Ninguna carta pasa de { $card }, así que ahí tu rival no puede atacarte.
kengo-purpose-near =
    { $count ->
        [0] Ahí tu rival aún no te alcanza. Si se acerca, no guardas ninguna carta que lo alcance.
       *[other] Ahí tu rival aún no te alcanza. Si se acerca a una distancia de { $hits }, guardas una carta que lo alcanza.
    }
kengo-purpose-parries =
    { $count ->
        [0] A esa distancia solo ataca un { $card }, y puede que tu rival no tenga ninguno.
        [one] A esa distancia solo ataca un { $card }. Te quedas con uno: con él paras uno, no dos.
       *[other] A esa distancia solo ataca un { $card }. Te quedas con { $count } para parar o para atacar después.
    }
kengo-purpose-strike =
    { $count ->
        [0] A esa distancia solo ataca un { $card }, y puede que tu rival no tenga ninguno.
        [one] A esa distancia solo ataca un { $card }. Te quedas con uno para atacar después.
       *[other] A esa distancia solo ataca un { $card }. Te quedas con { $count } para atacar después.
    }
kengo-purpose-attack = Si tu rival no lo para, ganas la ronda. Si lo para, es su turno.
kengo-purpose-parry = Detiene el ataque, y luego es tu turno.
kengo-purpose-near-last =
    { $count ->
        [0] Ahí tu rival aún no te alcanza, y su jugada agota el mazo. Si se acerca, no guardas ninguna carta que cuente.
       *[other] Ahí tu rival aún no te alcanza, y su jugada agota el mazo. A una distancia de { $hits } tendrías una carta que cuenta.
    }
kengo-purpose-unreached =
    { $count ->
        [0] Ves los cinco { $card }: a esa distancia tu rival no puede atacarte.
       *[other] Ves los cinco { $card }: a esa distancia tu rival no puede atacarte ni parar los tuyos.
    }
kengo-purpose-parries-last =
    { $count ->
        [0] A esa distancia solo ataca un { $card }, y quizá tu rival no tenga. Su jugada agota el mazo y acaba la ronda.
       *[other] A esa distancia solo ataca un { $card }. Te quedas con { kengo-hint-equal } para parar. Su jugada agota el mazo y acaba la ronda.
    }
kengo-purpose-sure = Tu rival no puede pararlo: no quedan tantos { $card }. Ganas la ronda.
kengo-purpose-ends-far = Esto agota el mazo y acaba la ronda. A distancia { $distance } no cuenta ninguna carta. { kengo-purpose-position }
kengo-purpose-ends-step =
    { $count ->
        [0] Esto agota el mazo y acaba la ronda. No te queda ningún { $card }. { kengo-purpose-unshown }
       *[other] Esto agota el mazo y acaba la ronda. Te quedas con { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-won = Esto agota el mazo y acaba la ronda. Te quedas con { $count } de los cinco { $card }, y tu rival no puede superarlo: ganas.
kengo-purpose-ends-basic = { $edge ->
        [ahead] Esto agota el mazo. Tu rival aún puede atacar con un { $distance }. Si no acierta, ganas por haber avanzado más.
        [behind] Esto agota el mazo. Tu rival ha avanzado más, así que gana la ronda.
        [drawn] Esto agota el mazo. Nadie ha avanzado más, y la última carta es tuya: gana tu rival.
       *[level] Esto agota el mazo. Tu rival aún puede atacar con un { $distance }. Si no acierta, es empate.
    }
kengo-purpose-ends-attack = Si tu rival no lo para, ganas. Si lo para, acaba la ronda. { kengo-purpose-shown }
kengo-purpose-ends-parry =
    { $count ->
        [0] Detiene el ataque y acaba la ronda. No te queda ningún { $card }. { kengo-purpose-unshown }
       *[other] Detiene el ataque y acaba la ronda. Te quedas con { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-parry-basic = Detiene el ataque y acaba la ronda. { kengo-purpose-position }
kengo-purpose-position = { $edge ->
        [ahead] Has avanzado más: ganas.
        [behind] Tu rival ha avanzado más: gana.
        [drawn] Nadie ha avanzado más, y la última carta es tuya: gana tu rival.
       *[level] Nadie ha avanzado más: es empate.
    }
kengo-purpose-shown = { $edge ->
        [ahead] Solo pierdes si tu rival tiene más { $card }: has avanzado más.
        [behind] Pierdes si tu rival tiene tantos { $card } como tú, o más: ha avanzado más.
        [drawn] Pierdes si tu rival tiene tantos { $card } como tú, o más: la última carta es tuya.
        [spared] Solo pierdes si tu rival tiene más { $card }: la última carta es suya.
       *[level] Pierdes si tu rival tiene más { $card }. Con los mismos, es empate.
    }
kengo-purpose-unshown = { $edge ->
        [ahead] Solo pierdes si tu rival tiene un { $card }: has avanzado más.
        [behind] Pierdes: tu rival ha avanzado más.
        [drawn] Pierdes: la última carta es tuya.
        [spared] Solo pierdes si tu rival tiene un { $card }: la última carta es suya.
       *[level] Pierdes si tu rival tiene un { $card }. Si no, es empate.
    }
kengo-fact-weighed = Así quedaría el tatami tras esta jugada: { $move }.
