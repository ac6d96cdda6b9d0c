# Las lecciones de Regroup!: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

regroup-howto =
    - **Ganas** si tu ejército es el último con vida. Cada ejército empieza con 30 de vida. Si se acaban las cartas, gana quien tenga más vida.
    - **En tu turno** tomas una carta y la colocas sobre tu ejército, en al menos una de sus casillas. Algunas cartas piden monedas a la vista.
    - **Cuando todo el mundo ha colocado su carta**, cada ejército golpea a todos los demás. Solo cuentan casillas vecinas del mismo tipo, dos o más. Los escudos frenan espadas; las barreras, varitas.
    - **Después de la batalla**, cada poción a la vista cura un punto de vida.

regroup-lesson-take-task = Dos ejércitos de pollos luchan hasta dejar a uno sin vida. Toma la carta gratis, a la izquierda bajo tu ejército: tiene dos espadas.
regroup-lesson-take-look = Arriba, tu vida; abajo, lo que cuenta: espadas ⚔️, varitas 🪄, escudos 🛡️, barreras 🧿, monedas 💰, pociones 🧪. Lo oscuro no cuenta.
regroup-lesson-take-rule = En cada ronda, cada cual toma una carta y la coloca. La carta gratis, a la izquierda de la fila, y la carta boca abajo no cuestan nada.
regroup-lesson-take-not = La carta boca abajo también es gratis, pero puede ser cualquiera. En la carta gratis de la izquierda se ven dos espadas.
regroup-lesson-lay-task = Coloca la carta sobre tu ejército. Un pollo solo cuenta junto a otro de su tipo: haz que cuenten tantos como puedas. +2: cuentan dos más.
regroup-lesson-lay-look = Un botón como g8 y un punto dorado dicen dónde va la esquina superior izquierda; ↻ 90°, cuánto se gira. “Junto a” significa lado con lado.
regroup-lesson-lay-rule = Una carta cubre al menos una casilla de tu ejército; lo cubierto se pierde. Las casillas de un tipo cuentan lado con lado; en diagonal, no.
regroup-lesson-lay-not = { $move ->
        [place-c2-0] Así cubres tu escudo y tu varita, y solo cuentan las dos espadas de la carta.
        [place-b3-2] Ahí cuentan tres espadas, pero ni varitas ni escudos. La carta puede juntar más de un tipo.
       *[other] Así cubres todo tu ejército, y solo cuentan las dos espadas de la carta.
    }
regroup-lesson-battle-task = Hubo batalla: los golpes sin frenar costaron vida. Un escudo frena una espada, y Bruno tiene cinco: ¿qué carta ayuda? 🛡️{"\u2060"}² son dos escudos.
regroup-lesson-battle-look = (⚔️2−🛡️2 🪄2) significa que los escudos de Bruno frenaron tus dos espadas, pero nada frenó tus dos varitas: perdió 2 de vida.
regroup-lesson-battle-rule = Con las cartas colocadas, se golpea a la vez. Los golpes sin frenar cuestan vida; con 0 quedas fuera. Monedas y pociones cuentan siempre.
regroup-lesson-battle-not = Nadie sabe qué carta es esa. La carta gratis tiene dos escudos, que frenan dos espadas.
regroup-lesson-shield-task = Los escudos frenan espadas; las barreras, varitas. Bruno tiene cinco espadas: coloca la carta para que cuenten tantos escudos como puedas.
regroup-lesson-shield-look = Dos pollos en una casilla, como 🛡️{"\u2060"}², no son una pareja: también necesitan al lado una casilla de su tipo para contar.
regroup-lesson-shield-rule = Cada escudo frena una espada y cada barrera una varita. Después de una batalla, cada poción a la vista cura un punto de vida.
regroup-lesson-shield-not = { $move ->
        [place-b1-1] Así cubres uno de tus escudos, y ninguno queda junto a otro. Pasarían las cinco espadas.
        [place-c2-0] Así cubres tus dos escudos, y los nuevos no tienen vecino. Pasarían las cinco espadas.
       *[other] Ahí solo cuentan tus dos escudos, porque los nuevos no tienen vecino. Pasarían tres espadas.
    }
regroup-lesson-market-task = En tu ejército se ve una moneda, así que también puedes tomar la carta de 1 moneda. Bruno tiene tres espadas: ¿qué carta te da escudos?
regroup-lesson-market-look = El número junto a una carta es su precio: ese es el número de monedas que tienen que verse en tu ejército. No se gastan.
regroup-lesson-market-rule = Una moneda a la vista te deja tomar la carta de 1 moneda; dos monedas, la de 2. Las monedas no se gastan.
regroup-lesson-market-not = { $move ->
        [take-pile] Nadie sabe qué carta es esa. En la carta de 1 moneda se ven dos escudos, y tomarla no gasta tu moneda.
       *[other] Esa carta trae monedas, una varita y una barrera, pero ningún escudo. La carta de 1 moneda no gasta la tuya.
    }
regroup-lesson-win-task = A Bruno le quedan 4 de vida, muchos escudos y ninguna barrera que cuente. Coloca la carta de modo que Bruno no sobreviva.
regroup-lesson-win-rule = Las espadas chocan con escudos; las varitas, con barreras. Quien baja a 0 de vida queda fuera, y gana el último ejército vivo.
regroup-lesson-win-not = { $move ->
        [place-a1-0] Ahí cuentan tres varitas: a Bruno le quedaría 1 de vida.
        [place-b1-2] Tres varitas golpearían, pero sus escudos frenan tus tres espadas. A Bruno le quedaría 1 de vida.
       *[other] Ahí no cuenta ninguna varita, y sus escudos frenan tus dos espadas. Bruno conservaría los 4 de vida.
    }
regroup-lesson-end = Cada ejército empieza con 30 de vida. Gana el último que siga vivo; si caen todos a la vez, gana la vida más cercana a 0.
