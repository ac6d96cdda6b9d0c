# Las lecciones de Kengo!: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kengo-howto =
    - **Ganas** una ronda si alcanzas a tu rival. Con cinco rondas ganas la partida, salvo que se acuerde otra cosa.
    - **En tu turno** juegas una carta para avanzar o retroceder tantas casillas como su número, o atacas con cartas iguales a la distancia. Después robas.
    - **Cuando te atacan** puedes parar con las mismas cartas, tantas como tenga el ataque. En el nivel Básico no hay paradas.
    - **Cuando se acaba el mazo**, gana la ronda quien tenga más cartas iguales a la distancia y, si hay empate, quien haya ganado más terreno. En Básico solo cuenta el terreno.

kengo-lesson-advance-task = Llevas la figura roja. Alcanza a Bruno y ganas la ronda. Está demasiado lejos: cada carta da tantos pasos como su número, así que avanza 5.
kengo-lesson-advance-rule = Cada turno juegas una carta para avanzar o retroceder tantas casillas como su número. Después robas hasta volver a tener cinco.
kengo-lesson-advance-not = { $kind ->
        [retreat] Eso te aleja más de Bruno. Avanza con tu 5.
       *[other] Se puede, pero es lento. Avanza con tu 5.
    }
kengo-lesson-distance-task = El número dorado es la distancia. Para alcanzar a tu rival hace falta una carta con ese número, y la más alta es un 5: quédate a más de 5 casillas.
kengo-lesson-distance-rule = Solo una carta igual a la distancia alcanza a tu rival. Las cartas van del 1 al 5: a 6 casillas o más no corres peligro.
kengo-lesson-distance-not = Eso te deja a 5 casillas o menos, y alguna carta de Bruno podría alcanzarte. Quédate más lejos.
kengo-lesson-strike-task = La distancia es 3 y tienes un 3. ¡Ataca!
kengo-lesson-strike-rule = Con una carta igual a la distancia puedes atacar. Un ataque que nadie detiene gana la ronda; cinco rondas ganan la partida.
kengo-lesson-strike-not = Eso solo te mueve, y después es el turno de Bruno. Tienes la carta justa: ataca con tu 3.
kengo-lesson-pair-task = En una partida normal, Bruno puede parar con tantos 3 como tenga tu ataque. Tienes dos: ataca con los dos.
kengo-lesson-pair-rule = Una parada necesita las mismas cartas, tantas como el ataque. Cuantas más cartas iguales, más difícil es parar.
kengo-lesson-pair-not = { $move ->
        [attack-3] A Bruno le basta un 3 para parar eso. Ataca con los dos.
       *[other] Eso solo te mueve. Estás a distancia 3 con dos 3: ataca con los dos.
    }
kengo-lesson-parry-task = Bruno ataca con dos 4. Tú también tienes dos: ¡párale el ataque!
kengo-lesson-parry-rule = Si te atacan, puedes parar con las mismas cartas. No robas por ello, pero tu turno viene enseguida.
kengo-lesson-parry-not = Así Bruno gana la ronda. Puedes parar: hazlo.
kengo-lesson-riposte-task = Ahora es tu turno, Bruno gastó sus 4 y a ti te queda uno. ¡Devuelve el golpe!
kengo-lesson-riposte-rule = Después de una parada juegas tu turno normal con las cartas que te quedan. Un ataque suele ser lo mejor.
kengo-lesson-riposte-not = Eso le da a Bruno tiempo para robar. La distancia es 4 y aún tienes un 4: ataca.
kengo-lesson-count-task = Roba la última carta y la ronda termina: gana quien tenga más cartas iguales a la distancia. Tienes tres 3: deja la distancia en 3.
kengo-lesson-count-rule = Cuando se roba la última carta, la ronda termina: gana quien tenga más cartas iguales a la distancia o, si hay empate, más terreno.
kengo-lesson-count-not = Tienes tres 3, así que la distancia debería ser 3. Avanza con tu 2.
kengo-lesson-lunge-task = En el nivel Avanzado puedes avanzar y atacar en un mismo turno. Avanza 2 y ataca con los dos 4.
kengo-lesson-lunge-rule = Un avance y ataque gasta una carta para avanzar y una o más cartas iguales a la nueva distancia para atacar.
kengo-lesson-lunge-not = Avanza y ataca en el mismo turno: con un 2 la distancia queda en 4. Ataca con los dos 4.
kengo-lesson-withdraw-task = Bruno avanzó y atacó con dos 3. No tienes ningún 3 para parar: retírate con cualquier carta.
kengo-lesson-withdraw-rule = De un avance y ataque puedes retirarte: una carta te lleva hacia atrás, robas una y tu turno termina.
kengo-lesson-withdraw-not = Así Bruno gana la ronda. Mejor retírate.
kengo-lesson-end = Alcanza a tu rival y ganas la ronda. Con cinco rondas ganas la partida.
