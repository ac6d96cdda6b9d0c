# Las lecciones de Regroup!: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

regroup-howto =
    - **Ganas** si tu ejército es el último con vida. Cada ejército empieza con 30 de vida. Si se acaban las cartas, gana quien tenga más vida.
    - **En tu turno** tomas una carta y la colocas sobre tu ejército, en al menos una de sus casillas. Algunas cartas piden monedas a la vista.
    - **Cuando todo el mundo ha colocado su carta**, cada quien golpea a cada rival. Solo cuentan casillas vecinas del mismo tipo, dos o más. Los escudos frenan espadas; las barreras, varitas.
    - **Después de la batalla**, cada poción a la vista cura un punto de vida.

regroup-lesson-take-task = Dos ejércitos de pollos luchan hasta que uno se queda sin vida. Toma una carta: la lejana, a la izquierda, es gratis y tiene dos espadas.
regroup-lesson-take-rule = En cada ronda, cada quien toma una carta y la coloca. La lejana de la fila y la que está boca abajo no cuestan nada.
regroup-lesson-take-not = Una carta boca abajo también es gratis, pero en la lejana ves dos espadas. Toma esa.
regroup-lesson-lay-task = Un pollo solo cuenta junto a otro de su tipo. Coloca la carta en a2, como se ve: se juntan las espadas, y también las varitas.
regroup-lesson-lay-rule = Una carta cubre al menos una casilla de tu ejército. Dos o más casillas vecinas del mismo tipo cuentan, con todos sus pollos.
regroup-lesson-lay-not = Así quedarían menos pollos junto a los de su tipo. Colócala como en la imagen.
regroup-lesson-battle-task = Ya hubo batalla: a tus 30 de vida se les restó lo que entró. Bruno tiene ahora cinco espadas: toma la carta lejana, con dos escudos.
regroup-lesson-battle-rule = Cuando todo el mundo ha colocado su carta, todos los ejércitos golpean a la vez. Lo que entra cuesta vida, y con 0 quedas fuera.
regroup-lesson-battle-not = No puedes saber qué carta es esa. Toma la carta de los dos escudos.
regroup-lesson-shield-task = Los escudos frenan espadas y las barreras, varitas. Colócala en c3, como se ve: ahora cuentan cuatro escudos.
regroup-lesson-shield-rule = Cada escudo frena una espada y cada barrera una varita. Después de una batalla, cada poción a la vista cura un punto de vida.
regroup-lesson-shield-not = Contarían menos escudos, y Bruno tiene cinco espadas. Colócala como en la imagen.
regroup-lesson-market-task = En tu ejército se ve una moneda, así que también puedes tomar la carta central. Trae dos escudos: tómala.
regroup-lesson-market-rule = Una moneda a la vista te deja tomar la carta central; dos monedas, la cercana. Las monedas no se gastan.
regroup-lesson-market-not = Se puede, pero la carta central te da más, y tu moneda no se gasta. Toma esa.
regroup-lesson-win-task = A Bruno le quedan 4 de vida, muchos escudos y ninguna barrera. Coloca la carta en b3, como se ve: ¡entran cuatro varitas!
regroup-lesson-win-rule = Las espadas chocan con escudos; las varitas, con barreras. Quien baja a 0 de vida queda fuera, y gana el último ejército vivo.
regroup-lesson-win-not = Bruno sobreviviría a eso: hacen falta las cuatro varitas. Colócala como en la imagen.
regroup-lesson-end = Cada ejército empieza con 30 de vida. Gana el último que siga vivo.
