# Las lecciones de Kengo!: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kengo-howto =
    - **Ganas** una ronda si alcanzas a tu rival. Con cinco rondas ganas la partida, salvo que se acuerde otra cosa.
    - **En tu turno** juegas una carta para avanzar o retroceder tantas casillas como su número, o atacas con cartas iguales a la distancia. Después robas.
    - **Cuando te atacan** puedes parar con las mismas cartas, tantas como tenga el ataque. En el nivel Básico no hay paradas.
    - **Cuando se acaba el mazo**, gana la ronda quien tenga más cartas iguales a la distancia y, si hay empate, quien haya ganado más terreno. En Básico solo cuenta el terreno.

kengo-lesson-advance-task = Llevas la figura roja: alcanza a Bruno y ganas la ronda. Cada carta te mueve tantas casillas como su número. Acércate todo lo que puedas.
kengo-lesson-advance-rule = Cada turno juegas una carta para avanzar o retroceder tantas casillas como su número. Después robas hasta volver a tener cinco.
kengo-lesson-advance-not = { $kind ->
        [retreat] Eso te aleja más de Bruno. Una carta más alta hacia delante te acerca más.
       *[other] Se puede, pero una carta más alta te acerca más.
    }
kengo-lesson-distance-task = El número dorado es la distancia. Un golpe solo llega con una carta de ese número exacto, y no las hay de más de 5. Quédate donde Bruno no pueda alcanzarte.
kengo-lesson-distance-rule = Solo una carta igual a la distancia alcanza a tu rival. Las cartas van del 1 al 5: a 6 casillas o más no corres peligro.
kengo-lesson-distance-not = Eso te deja a 5 casillas o menos, y alguna carta de Bruno podría alcanzarte. Quédate más lejos.
kengo-lesson-strike-task = ¿Cuál de tus cartas es igual a la distancia? ¡Alcanza a Bruno con ella!
kengo-lesson-strike-rule = Con una carta igual a la distancia puedes atacar. Un ataque que nadie detiene gana la ronda; cinco rondas ganan la partida.
kengo-lesson-strike-not = Eso solo te mueve, y después es el turno de Bruno. La distancia es 3: un 3 lo alcanza.
kengo-lesson-pair-task = Desde ahora Bruno puede parar, con tantas cartas iguales como tenga tu ataque. Pónselo lo más difícil que puedas.
kengo-lesson-pair-rule = Una parada necesita las mismas cartas, tantas como el ataque. Cuantas más cartas iguales, más difícil es parar.
kengo-lesson-pair-not = { $move ->
        [attack-3] A Bruno le basta un 3 para parar eso. Ataca con los dos.
       *[other] Eso solo te mueve. Estás a distancia 3 con dos 3: ataca con los dos.
    }
kengo-lesson-parry-task = Bruno ataca con dos 4. Si te alcanza, la ronda es suya. ¿Qué haces?
kengo-lesson-parry-rule = Si te atacan, puedes parar con las mismas cartas. No robas por ello, pero tu turno viene enseguida.
kengo-lesson-parry-not = Así Bruno gana la ronda. Tú también tienes varios 4, y con dos de ellos paras sus dos.
kengo-lesson-riposte-task = Paraste el ataque y tu turno viene enseguida. Hay cinco cartas de cada número, y ya se han gastado cuatro 4. ¿Cuál es la mejor jugada?
kengo-lesson-riposte-rule = Después de una parada juegas tu turno normal con las cartas que te quedan. Un ataque suele ser lo mejor.
kengo-lesson-riposte-not = Eso le da tiempo a Bruno. La distancia es 4 y tienes el último 4, así que no puede pararlo: ataca.
kengo-lesson-count-task = Con tu jugada se roba la última carta y termina la ronda: gana quien tenga más cartas iguales a la distancia. Tienes tres 3: haz que cuenten.
kengo-lesson-count-rule = Cuando se roba la última carta, la ronda termina: gana quien tenga más cartas iguales a la distancia o, si hay empate, más terreno.
kengo-lesson-count-not = Tienes tres 3, así que entonces la distancia debería ser 3. Ahora es 5.
kengo-lesson-lunge-task = En el nivel Avanzado, que una partida puede tener, puedes avanzar y atacar en un mismo turno. Hazlo de modo que sea lo más difícil de parar.
kengo-lesson-lunge-rule = Un avance y ataque gasta una carta para avanzar y una o más cartas iguales a la nueva distancia para atacar.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Bruno necesita un solo 4 para parar eso. Dos son más difíciles de parar.
       *[other] Eso solo te mueve. Avanza y ataca en el mismo turno: tras avanzar 2 casillas la distancia es 4, y tienes dos 4.
    }
kengo-lesson-withdraw-task = Bruno avanzó y atacó en el mismo turno, con dos 3, y no tienes ningún 3 para parar. ¿Cómo salvas la ronda?
kengo-lesson-withdraw-rule = Si el ataque vino con un avance, puedes retirarte en vez de parar: una carta te lleva hacia atrás, robas una y tu turno termina.
kengo-lesson-withdraw-not = Así Bruno gana la ronda. Aún puedes retirarte, fuera del alcance de sus 3.
kengo-lesson-end = Alcanza a tu rival y ganas la ronda. Con cinco rondas ganas la partida.
