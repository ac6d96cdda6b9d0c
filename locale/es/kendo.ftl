# Kendo Duel

kendo-name = Kendo Duel
kendo-pitch = Golpes, contraataques y sangre fría con las cartas de tu mano: detén cada ataque o pierde cartas. De 2 a 4 personas, 15 minutos.

# Lo que se le pide a quien juega

kendo-ask-change = Cambia hasta dos cartas, cada una por otra de su mismo mazo. Después abre quien tenga la suma más alta en sus golpes.
kendo-ask-switch = { $attacked ->
        [yes] Te atacan con { $attack }. Antes de responder, cambia una carta por otra nueva de cualquier mazo.
       *[no] Antes de jugar: cambia una carta por otra nueva de cualquier mazo.
    }
kendo-ask-draw = Ahora roba una carta, del mazo de contraataques o del de otras cartas.
kendo-ask-open = ¡Atacas tú! ¿Con qué carta abres? { $stake ->
        [win] Tu rival no tiene cartas para detenerlo: ganas.
        [all] Un golpe que no detengan se lleva sus últimas cartas y gana.
        [ippon] Un golpe que no detengan es un ippon, y dos ganan.
        [match] Un golpe que no detengan es un ippon y gana la partida.
       *[cards] Un golpe que no detengan se lleva dos de sus cartas.
    }
kendo-ask-discard = No tienes con qué abrir. Descarta una carta y a cambio robas un golpe.
kendo-ask-reinforcement = ¡Te atacan con { $attack }! Primero detén { $reinforcement }; después llega { $strike }.
kendo-ask-answer = ¡Te atacan con { $strike }! ¿Con qué carta lo detienes?
kendo-ask-bonus = Te llevas una carta extra. ¿De qué mazo la quieres?
kendo-ask-refill = Robas hasta tener seis cartas. ¿De qué mazo quieres la siguiente?

# Opciones de la sala

kendo-option-mode = Modo
kendo-option-mode-duel = Duelo: gana la última persona con cartas
kendo-option-mode-competition = Competición: deciden los ippon, 2 personas
kendo-option-ippons = Ippon para ganar
kendo-option-ippons-2 = 2
kendo-option-ippons-1 = 1
kendo-option-meeting = Igualar con el mismo golpe
kendo-option-meeting-attacks = Devuelve el golpe y hay que detenerlo
kendo-option-meeting-ends = Cierra el intercambio

# Por qué terminó

kendo-reason-last = A nadie más le quedan cartas.
kendo-reason-hikiwake = Hikiwake: una última carta paró el último ataque.
kendo-reason-empty = Las dos manos están vacías.
kendo-reason-no_opening = Ya nadie puede atacar.
kendo-reason-ippon = Llegó el ippon decisivo.
kendo-reason-jikan = JIKAN DESU: se acabó el tiempo con ventaja.
kendo-reason-time = Se acabó el tiempo.
kendo-reason-left =
    { $others ->
        [1] Su rival abandonó.
       *[other] El resto abandonó.
    }

# Jugadas. Los asientos se nombran por sus marcas: ● ◆ ▲ ■

kendo-answer-keep = Quedarme con mis cartas
kendo-answer-change = Cambiar { $cards }
kendo-answer-jikan = JIKAN DESU
kendo-answer-stuck = Nada que jugar
kendo-answer-at = { $cards } a { $target }
kendo-answer-passed = { $card }, sigue hacia { $target }
kendo-answer-meet = Detener con { $card }
kendo-answer-parry = Detener con { $card }
kendo-answer-stop = Detener con { $card }
kendo-answer-deflect = Detener con { $card }
kendo-answer-discard = Descartar { $card }
kendo-answer-switch = Cambiar { $card } por { $one }
kendo-answer-draw = Robar: { $deck }
kendo-emoji-open = ⚔️
kendo-emoji-counter = ⚔️
kendo-emoji-parry = 🛡️
kendo-emoji-jikan = ⏳

kendo-kind-keep = Quedarme con mis cartas
kendo-kind-change = Cambiar cartas
kendo-kind-open = Atacar
kendo-kind-jikan = JIKAN DESU
kendo-kind-meet = Mismo golpe
kendo-kind-counter = Contraatacar
kendo-kind-deflect = Desviar
kendo-kind-parry = Parar
kendo-kind-stop = Detener
kendo-kind-switch = Cambiar una carta
kendo-kind-draw = Robar una carta
kendo-kind-discard = Descartar una carta
kendo-kind-stuck = Nada que jugar

kendo-field-kind = ¿Qué quieres hacer?
kendo-field-kind-keep = Quedarme con mis cartas
kendo-field-kind-change = Cambiar cartas
kendo-field-kind-open = Atacar
kendo-field-kind-jikan = JIKAN DESU
kendo-field-kind-meet = Mismo golpe
kendo-field-kind-counter = Contraatacar
kendo-field-kind-deflect = Desviar
kendo-field-kind-parry = Parar
kendo-field-kind-stop = Detener
kendo-field-kind-switch = Cambiar una carta
kendo-field-kind-draw = Robar una carta
kendo-field-kind-discard = Descartar una carta
kendo-field-kind-stuck = Nada que jugar
kendo-field-card = ¿Qué carta?
kendo-field-card-switch = ¿Qué carta dejas?
kendo-field-first = Primera carta
kendo-field-second = Segunda carta (opcional)
kendo-field-second-none = ninguna más
kendo-row-first = Primera carta
kendo-row-second = Segunda carta (opcional)
kendo-row-card-switch = Carta que dejas
kendo-row-deck-switch = Mazo del que robas
kendo-field-reinforcement = ¿Qué refuerzo?
kendo-field-reinforcement-none = ninguno
kendo-field-target = ¿A quién atacas?
kendo-field-target-none = a tu rival
kendo-field-mushin = ¿Con MUSHIN?
kendo-field-mushin-true = con MUSHIN
kendo-field-mushin-false = sin MUSHIN
kendo-field-deck = ¿De qué mazo?
kendo-field-deck-basics = Golpes
kendo-field-deck-counters = Contraataques
kendo-field-deck-others = Otras cartas

# En qué acaba una jugada: como mucho 60 caracteres

kendo-hint-reinforced-duel = puede quitar una más
kendo-hint-reinforced-competition = puede quitar una carta
kendo-hint-alternative-duel = puede quitar una carta
kendo-hint-alternative-competition = puede ser un hansoku
kendo-hint-jikan-ahead = ganas, salvo ippon en el próximo ataque
kendo-hint-jikan-level = cinco cartas nuevas por mano; gana el próximo ippon
kendo-hint-passed = { $strike } sigue adelante
kendo-hint-counter = devuelve el golpe
kendo-purpose-strike-duel = Si tu rival no lo detiene, te llevas dos de sus cartas. De las { $unseen } cartas que no ves, { $stops ->
        [0] ninguna puede detenerlo
        [one] solo una puede detenerlo
       *[other] pueden detenerlo { $stops }
    }.
kendo-purpose-strike-competition = Si tu rival no lo detiene, es un ippon para ti. De las { $unseen } cartas que no ves, { $stops ->
        [0] ninguna puede detenerlo
        [one] solo una puede detenerlo
       *[other] pueden detenerlo { $stops }
    }.
kendo-purpose-alternative = De las { $unseen } cartas que no ves, { $stops ->
        [0] ninguna puede detenerlo
        [one] solo una puede detenerlo
       *[other] solo pueden detenerlo { $stops }
    }, y conservas tus golpes.
kendo-purpose-stopped = Detiene el ataque, y solo te cuesta la carta que juegas.
kendo-purpose-bare = Detiene el ataque, pero luego no tienes con qué abrir: descartas una carta y robas un golpe.
kendo-hint-ended = abres tú
kendo-hint-last-two = tu última carta: empate
kendo-hint-last-more = tu última carta: quedas fuera
kendo-hint-stop = luego { $strike }
kendo-hint-again = abre { $who }
kendo-hint-deck = { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }

# Nombres de las cosas

kendo-deck-basics = golpes
kendo-deck-counters = contraataques
kendo-deck-others = otras cartas
kendo-one-basics = un golpe
kendo-one-counters = un contraataque
kendo-one-others = una de las otras
kendo-mode-duel = Duelo
kendo-mode-competition = Competición
kendo-mark-M = MEN
kendo-mark-K = KOTE
kendo-mark-D = DO
kendo-mark-T = TSUKI
kendo-mark-H = dos hansoku
kendo-mark-E = mano rival vacía
kendo-none = nada

# El historial

kendo-event-first-totals = Empieza { $who }, con la suma más alta: { $totals }.
kendo-event-first-card = Las sumas son iguales. Empieza { $who }, con el golpe suelto más alto.
kendo-event-first-lot = Por sorteo, empieza { $who }.
kendo-event-changed = Cartas cambiadas: { $counts }.
kendo-event-open = ¡{ $who } ataca a { $target }: { $cards }!
kendo-event-open-reinforced = ¡{ $who } ataca a { $target }: { $cards }! Primero hay que detener { $reinforcement } y luego { $card }.
kendo-event-meet = { $who } detiene { $strike } con el mismo golpe. Fin del intercambio.
kendo-event-meet-on = { $who } detiene { $strike } con el mismo golpe y lo devuelve: ¡{ $strike } a { $target }!
kendo-event-counter = { $who } contraataca con { $card }: ¡{ $strike } a { $target }!
kendo-event-counter-mushin = { $who } juega MUSHIN, con el que vale cualquier contraataque, y { $card }: ¡{ $strike } a { $target }!
kendo-event-deflect = { $who } desvía { $strike } con { $card }. Fin del intercambio.
kendo-event-deflect-on = { $who } desvía con { $card }: ¡{ $strike } sigue hacia { $target }!
kendo-event-parry = { $who } logra parar { $strike } con { $card }. Fin del intercambio.
kendo-event-stop = { $who } detiene { $strike } con { $card }.
kendo-event-stop-alternative = { $who } detiene { $strike } con { $card }. Vuelve a abrir quien atacó.
kendo-event-discard = { $who } no puede atacar y descarta { $card } por un golpe.
kendo-event-jikan = { $who } juega JIKAN DESU: el tiempo se acaba.
kendo-event-unanswered = { $who } no puede detener { $strike }.
kendo-event-unanswered-reinforcement = { $who } no puede detener { $strike }, y eso cuesta una carta. Ahora viene el golpe.
kendo-event-pulled = { $who } le quita a ciegas { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a { $loser }.
kendo-event-switched = { $who } cambia una carta por otra del mazo de { $deck }.
kendo-event-drew-play = { $who } roba del mazo de { $deck }.
kendo-event-drew-opening = { $who } roba un golpe para atacar.
kendo-event-drew-bonus = { $who } roba una carta extra del mazo de { $deck }.
kendo-event-drew-refill = { $who } roba del mazo de { $deck }, hasta tener seis cartas.
kendo-event-shuffled = Se acabó el mazo de { $deck }: se barajan de nuevo las cartas ya jugadas.
kendo-event-passed = { $who } no puede atacar ni robar un golpe. Abre el siguiente asiento.
kendo-event-dropped_out = { $who } queda fuera.
kendo-event-hansoku = { $count ->
        [one] Hansoku para { $who }. El segundo le da un ippon a su rival.
       *[other] Segundo hansoku para { $who }.
    }
kendo-event-ippon = ¡Ippon para { $who }: { $why }!
kendo-event-extended = ¡{ $who } canta el tiempo con uno a uno! Se baraja todo, cinco cartas por mano, y gana el próximo ippon.
kendo-event-left = { $who } abandona la partida.
kendo-event-over-last = ¡{ $who } gana: a nadie más le quedan cartas!
kendo-event-over-hikiwake = Hikiwake: la última carta paró el golpe. Empate.
kendo-event-over-empty = No quedan cartas en ninguna mano. Empate.
kendo-event-over-no_opening = Ya nadie puede atacar. Empate.
kendo-event-over-ippon = ¡{ $who } logra el ippon decisivo y gana!
kendo-event-over-jikan = ¡Tiempo! { $who } gana por puntos.
kendo-event-over-time = { $count ->
        [0] ¡Tiempo! Nadie va por delante: empate.
       *[other] ¡Tiempo! { $who } va por delante y gana.
    }
kendo-event-over-left = { $count ->
        [0] Todo el mundo abandonó la partida.
       *[other] { $who } gana: no queda nadie más.
    }

# Lo que solo sabe quien las tiene: cartas tomadas a ciegas

kendo-own-lost = { $count ->
        [one] Perdiste esta carta: { $cards }.
       *[other] Perdiste estas cartas: { $cards }.
    }
kendo-own-won = { $count ->
        [one] Te llevaste esta carta: { $cards }.
       *[other] Te llevaste estas cartas: { $cards }.
    }

# La posición en palabras: como tablero en texto y como descripción de la imagen

kendo-fact-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
kendo-fact-ippons = { $count ->
        [0] aún sin ippon
       *[other] ippon { $marks }
    }
kendo-fact-hansoku = hansoku { $count }
kendo-fact-out = fuera
kendo-fact-wanted = { $who } debe detener el { $strike } de { $by }
kendo-fact-shown = tenía { $cards }
kendo-fact-bonus = { $who } roba una carta extra
kendo-fact-refill = { $who } roba hasta seis
kendo-fact-opens = { $who } abre
kendo-fact-spared = { $who } no puede ser el blanco.

kendo-fact-exchange = Kendo Duel ({ $mode }), { $number ->
        [0] antes del primer ataque
       *[other] intercambio { $number }
    }.
kendo-fact-decks = Mazos: golpes { $basics }, contraataques { $counters }, otras cartas { $others }.
kendo-fact-jikan-last = El tiempo acaba con este ataque.
kendo-fact-jikan-extension = Prórroga: gana el próximo ippon.
kendo-fact-hand = Tienes: { $cards }.
kendo-fact-playable = Puedes jugar: { $cards }.
kendo-fact-choice = Elegiste: { $answer }.
kendo-fact-weighed = Estás probando: { $answer }.

## Por qué no vale una jugada

## ¿Qué carta es esta?
kendo-glossary-basic = { $meeting ->
        [attacks] Golpe. Abre un ataque, o detiene { $strike } y devuelve el golpe. Contra un contraataque, cierra el intercambio.
       *[ends] Golpe. Abre un ataque o detiene { $strike }: el mismo golpe cierra el intercambio.
    }
kendo-glossary-counter = Contraataque. Vale contra { $answers } y devuelve { $delivers }.
kendo-glossary-jodan = Acompaña a un golpe. Si no lo detienen SEIGAN o FUDOSHIN, te llevas una carta de tu rival.
kendo-glossary-seme = Acompaña a un golpe. Si no lo detienen MUSHIN o FUDOSHIN, te llevas una carta de tu rival.
kendo-glossary-mushin = Detiene SEME. O acompaña a un contraataque, que así vale contra cualquier ataque.
kendo-glossary-seigan = Detiene JODAN.
kendo-glossary-tai_sabaki = Desvía un golpe o un contraataque: entre dos acaba el intercambio y abres tú. También detiene TAIATARI y MAKI AGE.
kendo-glossary-kamae = { kendo-glossary-tai_sabaki }
kendo-glossary-fudoshin = Desvía un golpe o un contraataque: entre dos acaba el intercambio y abres tú. También detiene todo lo demás.
kendo-glossary-tsubazeriai = Sirve para parar: detiene un golpe, pero no un contraataque.
kendo-glossary-bogyo = { kendo-glossary-tsubazeriai }
kendo-glossary-taiatari-duel = Abre un ataque por sí solo. Si no lo detienen TAI SABAKI, KAMAE o FUDOSHIN, te llevas una carta de tu rival.
kendo-glossary-taiatari-competition = Abre un ataque por sí solo. Si no lo detienen TAI SABAKI, KAMAE o FUDOSHIN, tu rival se lleva un hansoku (falta); dos son un ippon para ti.
kendo-glossary-maki_age-duel = { kendo-glossary-taiatari-duel }
kendo-glossary-maki_age-competition = { kendo-glossary-taiatari-competition }
kendo-glossary-jikan_desu = Canta el tiempo en vez de abrir, con 1:0 a favor o con 1:1.
