# Regroup! Chicken Army

regroup-name = Regroup! Chicken Army
regroup-pitch = Coloca cartas sobre tu ejército de pollos y lánzalo a una batalla campal. De 2 a 4 personas, 30 minutos.

# Lo que se le pide a quien juega

regroup-ask-lead =
    { $again ->
        [1] El sorteo dio ese líder a otra persona. Elige de nuevo, en secreto.
       *[0] Elige a tu líder en secreto.
    } { $leaders ->
        [drowning] La bonificación cuenta mientras tengas 15 de vida o menos.
       *[powers] La bonificación cuenta desde el principio.
    }
regroup-ask-take = Tu turno. ¿Qué carta tomas?
regroup-ask-place = Tu carta es { $card } ({ $squares }). Colócala sobre al menos una casilla de tu ejército.

# Opciones de la sala

regroup-option-initial = Cartas iniciales
regroup-option-initial-common = la misma para todo el mundo
regroup-option-initial-different = una distinta para cada cual
regroup-option-leaders = Líderes
regroup-option-leaders-plain = sin poderes
regroup-option-leaders-powers = con poderes
regroup-option-leaders-drowning = poderes con 15 de vida o menos
regroup-option-leaders_by = Los líderes
regroup-option-leaders_by-choice = se eligen en secreto
regroup-option-leaders_by-lot = se sortean
regroup-option-heal_cap = Curación
regroup-option-heal_cap-on = hasta 30
regroup-option-heal_cap-off = sin límite

# Por qué terminó

regroup-reason-survivor = Solo { $winner } sigue en pie.
regroup-reason-nobody = Nadie queda en pie, pero la vida de { $winner } es la más cercana a 0.
regroup-reason-market = No quedan cartas para otra ronda, y { $winner } es quien tiene más vida.
regroup-reason-left =
    { $others ->
        [1] Su rival abandonó.
       *[other] El resto abandonó.
    }

# Jugadas

regroup-answer-take-1 = Carta gratis
regroup-answer-take-2 = Carta de 1 moneda
regroup-answer-take-3 = Carta de 2 monedas
regroup-answer-take-pile = Carta boca abajo
regroup-answer-place = { $spot } { $turns }
regroup-emoji-lead = 🐔
regroup-emoji-take = 🃏
regroup-kind-lead = Elegir líder
regroup-kind-take = Tomar una carta
regroup-kind-place = Colocarla
regroup-turns = ↻ { $degrees }°
regroup-hint-place = { $totals } · { $gain }
regroup-hint-nothing = nada lucha
regroup-purpose-taken = Bien colocada: { regroup-purpose-placed }
regroup-purpose-placed =
    { $changes ->
        [battle] Si nada cambia, quitarías { $hit } de vida{ regroup-purpose-all } (ahora { $hit_now }) y perderías { $struck } (ahora { $struck_now }).
        [army] Si nada cambia, quitarías { $hit } de vida{ regroup-purpose-all } y perderías { $struck }, como ahora, y contarían { $chickens } pollos (ahora { $chickens_now }).
       *[neither] Si nada cambia, quitarías { $hit } de vida{ regroup-purpose-all } y perderías { $struck }, como ahora.
    }{ regroup-purpose-falls }{ regroup-purpose-coins }{ regroup-purpose-potions }
regroup-purpose-pile = Con la mejor carta descubierta que puedes tomar, quitarías { $hit } de vida{ regroup-purpose-all } y perderías { $struck }. Esta puede dar más.
regroup-purpose-all =
    { $enemies ->
        [1] { "" }
       *[other] {" "}en total
    }
regroup-purpose-falls =
    { $falls ->
        [both] {" "}Caerían ambos ejércitos.
        [you] {" "}Caerías tú.
        [them] {" "}Caería tu rival.
       *[nobody] { "" }
    }
regroup-purpose-coins =
    { $coins_more ->
        [0] { "" }
       *[other] {" "}💰 { $coins_now }→{ $coins }
    }
regroup-purpose-potions =
    { $potions_more ->
        [0] { "" }
       *[other] {" "}🧪 { $potions_now }→{ $potions }
    }
regroup-squares = { $one } { $two } / { $three } { $four }

regroup-field-kind = ¿Qué quieres hacer?
regroup-field-kind-lead = Elegir líder
regroup-field-kind-take = Tomar una carta
regroup-field-kind-place = Colocarla
regroup-field-leader = ¿Qué líder?
regroup-field-source = ¿Qué carta?
regroup-field-source-1 = Carta gratis
regroup-field-source-2 = Carta de 1 moneda
regroup-field-source-3 = Carta de 2 monedas
regroup-field-source-pile = Carta boca abajo
regroup-field-spot = ¿Dónde va su esquina superior izquierda? Luego puedes girarla.
regroup-field-spot-short = Esquina
regroup-field-turns = ¿Con qué giro?

# Nombres de las cosas

regroup-sign-sword = ⚔️
regroup-sign-wand = 🪄
regroup-sign-shield = 🛡️
regroup-sign-barrier = 🧿
regroup-sign-coin = 💰
regroup-sign-potion = 🧪
regroup-letter-sword = E
regroup-letter-wand = V
regroup-letter-shield = S
regroup-letter-barrier = B
regroup-letter-coin = M
regroup-letter-potion = P
regroup-kind-sword = espada
regroup-kind-wand = varita
regroup-kind-shield = escudo
regroup-kind-barrier = barrera
regroup-kind-coin = moneda
regroup-kind-potion = poción
regroup-count-sword = { $count ->
        [one] 1 espada
       *[other] { $count } espadas
    }
regroup-count-wand = { $count ->
        [one] 1 varita
       *[other] { $count } varitas
    }
regroup-count-shield = { $count ->
        [one] 1 escudo
       *[other] { $count } escudos
    }
regroup-count-barrier = { $count ->
        [one] 1 barrera
       *[other] { $count } barreras
    }
regroup-count-coin = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
regroup-count-potion = { $count ->
        [one] 1 poción
       *[other] { $count } pociones
    }
regroup-leader-captain = Capitán Alfiler
regroup-leader-professor = Profesor Pluma
regroup-leader-granny = Abuela Sartén
regroup-leader-prophet = Profeta Llovizna

# Las cartas

regroup-card-moonlit-roost = Gallinero a la luna
regroup-card-dawn-chorus = Coro del alba
regroup-card-wishbone = Hueso de la suerte
regroup-card-market-day = Día de mercado
regroup-card-gatecrashers = Sin invitación
regroup-card-long-road = Camino largo
regroup-card-apothecary = Botica
regroup-card-bandit-creek = Arroyo del bandido
regroup-card-fair-ground = Plaza de la feria
regroup-card-ferry-crossing = Paso del barquero
regroup-card-hot-soup = Sopa caliente
regroup-card-night-watch = Ronda de noche
regroup-card-bonesetter = Componehuesos
regroup-card-gold-scratch = Escarbaoros
regroup-card-herb-garden = Huerto de hierbas
regroup-card-mud-wall = Muro de barro
regroup-card-pay-chest = Cofre de la paga
regroup-card-soft-landing = Aterrizaje suave
regroup-card-tax-season = Mes de impuestos
regroup-card-spark-and-straw = Chispa y paja
regroup-card-strongbox = Caja fuerte
regroup-card-second-wind = Segundo aire
regroup-card-lucky-worm = Lombriz de la suerte
regroup-card-sleepless-seven = Siete insomnes
regroup-card-ginger-root = Raíz de jengibre
regroup-card-red-combs = Crestas rojas
regroup-card-corn-merchants = Mercaderes de maíz
regroup-card-cup-of-tea = Taza de té
regroup-card-bent-spears = Lanzas torcidas
regroup-card-hen-and-pike = Gallina y pica
regroup-card-fox-hunters = Cazazorros
regroup-card-long-talons = Garras largas
regroup-card-loose-feathers = Plumas al viento
regroup-card-full-moon = Luna llena
regroup-card-cold-nest = Nido frío
regroup-card-chopping-block = Tajo de madera
regroup-card-honey-jar = Tarro de miel
regroup-card-bandage-brigade = Brigada de vendas
regroup-card-high-perch = Percha alta
regroup-card-old-spells = Viejos hechizos
regroup-card-stone-coop = Gallinero de piedra
regroup-card-barn-door = Puerta del granero
regroup-card-fence-line = Línea de la cerca
regroup-card-first-hatch = Primera nidada
regroup-card-spurs-and-cures = Espuelas y remedios
regroup-card-hats-and-shields = Gorros y rodelas
regroup-card-hired-spurs = Espuelas a sueldo
regroup-card-midnight-coven = Aquelarre nocturno

# El historial

regroup-event-dealt = Por sorteo, empieza { $who }.
regroup-event-wished = { $who } ya ha elegido líder.
regroup-event-led = { $leader } lidera el ejército de { $who }.
regroup-event-took-1 = { $who } toma { $card } ({ $squares }), la carta gratis.
regroup-event-took-2 = { $who } toma { $card } ({ $squares }), la carta de 1 moneda.
regroup-event-took-3 = { $who } toma { $card } ({ $squares }), la carta de 2 monedas.
regroup-event-took-pile = { $who } toma la carta boca abajo: { $card } ({ $squares }).
regroup-event-took-forced = { $who } recibe { $card } ({ $squares }), la única carta que queda.
regroup-event-placed = { $who } coloca { $card } y cubre { $count ->
        [one] una casilla
       *[other] { $count } casillas
    }.
regroup-event-fought = Batalla { $round }: { $hits } Vida: { $lives }.
regroup-battle-hits = { $who } quita { $targets }.
regroup-battle-target = { $damage } a { $who } ({ $how })
regroup-battle-nothing = nadie recibe daño.
regroup-event-fell = { $who } cae con { $life } de vida.
regroup-event-begun = Empieza la ronda { $round }. Abre { $who }.
regroup-event-left = { $who } abandona la partida.

# La posición en palabras: como tablero en texto y como descripción de la imagen

regroup-fact-round = Regroup!, ronda { $round }.
regroup-fact-life = vida { $life }
regroup-fact-first = empieza
regroup-fact-fell = cayó
regroup-board-legend =
    Espada Varita S: escudo Barrera Moneda
    Poción; mayúscula cuenta, 2: dos pollos
regroup-fact-card = La carta que hay que colocar es { $name }: { $card }.
regroup-fact-weighed = Estás probando { $spot }, { $turns }: { $change }.
regroup-fact-no-change = no cambia ningún total
regroup-fact-market = { $cost ->
        [0] Carta gratis: { $card }.
        [one] Carta de 1 moneda: { $card }.
       *[other] Carta de { $cost } monedas: { $card }.
    }
regroup-fact-pile = { $count ->
        [one] Queda 1 carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
regroup-fact-army = Ejército de { $who }, casillas sueltas entre paréntesis: { $squares }.
regroup-fact-leader-wish = { $who } ha elegido en secreto a { $leader }.
regroup-fact-leader-wished = { $who } ha elegido líder en secreto.
regroup-fact-leader-none = { $who } aún no tiene líder.
regroup-fact-leader-lit = Líder de { $who }: { $leader }, { $bonus }.
regroup-fact-leader-waiting = Líder de { $who }: { $leader }, con su bono aún inactivo: { $bonus }.

## Por qué no vale una jugada

## ¿Qué significan los dibujos?
regroup-press-cards = ¿Qué significan los dibujos?
regroup-glossary-sword = Golpea a cada rival; sus escudos la frenan. Solo cuenta junto a otra espada.
regroup-glossary-wand = Golpea a cada rival; sus barreras la frenan. Solo cuenta junto a otra varita.
regroup-glossary-shield = Frena una espada que te golpea. Solo cuenta junto a otro escudo.
regroup-glossary-barrier = Frena una varita que te golpea. Solo cuenta junto a otra barrera.
regroup-glossary-coin = Te deja tomar las cartas más caras del mercado. Nunca se gasta.
regroup-glossary-potion = Cura un punto de vida después de cada batalla, mientras esté a la vista.
