# Las lecciones de Kengo!: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kengo-howto =
    - **Ganas** una ronda si alcanzas a tu rival. Con cinco rondas ganas la partida, salvo que se acuerde otra cosa.
    - **En tu turno** juegas una carta para avanzar o retroceder tantas casillas como su número, o atacas con cartas iguales a la distancia. Después robas.
    - **Cuando te atacan** puedes parar con las mismas cartas, tantas como tenga el ataque. En el nivel Básico no hay paradas.
    - **Cuando se acaba el mazo**, gana la ronda quien tenga más cartas iguales a la distancia. Si hay empate, gana quien más ha avanzado. En Básico solo cuenta esto último.

kengo-lesson-advance-task = Llevas la figura roja: alcanza a Bruno y ganas la ronda. Cada carta te mueve tantas casillas como su número. Acércate todo lo que puedas.
kengo-lesson-advance-look = El número grande de una carta dice cuántas casillas te mueve. ▶ avanza, ◁ retrocede, y los puntos dorados muestran adónde.
kengo-lesson-advance-rule = Cada turno juegas una carta para avanzar o retroceder tantas casillas como su número. Después robas hasta volver a tener cinco.
kengo-lesson-advance-not = { $move ->
        [advance-1] Aún estarías a 12 casillas. Una carta más alta te acerca más.
        [advance-2] Aún estarías a 11 casillas. Una carta más alta te acerca más.
        [advance-3] Aún estarías a 10 casillas. Una carta más alta te acerca más.
        [advance-4] Aún estarías a 9 casillas. Hay una carta que te acerca aún más.
        [retreat-1] Eso es retroceder: 14 casillas en vez de 13. Avanza.
        [retreat-2] Eso es retroceder: 15 casillas en vez de 13. Avanza.
       *[other] Eso te lleva al borde del tatami, a 16 casillas. Avanza.
    }
kengo-lesson-distance-task = El número con fondo dorado es la distancia. Solo alcanza una carta de ese número, y la más alta es un 5. Quédate donde Bruno no te alcance.
kengo-lesson-distance-look = Los números justo debajo del tatami cuentan sus casillas: estás en la 9 y Bruno en la 16.
kengo-lesson-distance-rule = Solo una carta igual a la distancia alcanza a tu rival. Las cartas van del 1 al 5: a 6 casillas o más no corres peligro.
kengo-lesson-distance-not = { $move ->
        [advance-2] A distancia 5, Bruno te alcanza con un 5, si lo tiene. Quédate más lejos.
        [advance-3] A distancia 4, Bruno te alcanza con un 4, si lo tiene. Quédate más lejos.
       *[other] A distancia 3, Bruno te alcanza con un 3, si lo tiene. Quédate más lejos.
    }
kengo-lesson-strike-task = ¿Cuál de tus cartas tiene el mismo número que la distancia? ¡Alcanza a Bruno con ella!
kengo-lesson-strike-look = Una espada debajo de una carta indica que puede atacar desde donde estás. La carta azul pequeña cuenta las de la mano de Bruno.
kengo-lesson-strike-rule = Con una carta igual a la distancia puedes atacar. Un ataque que nadie detiene gana la ronda; cinco rondas ganan la partida.
kengo-lesson-strike-not = { $move ->
        [advance-1] Sería el turno de Bruno a distancia 2: un 2 te alcanzaría. Puedes alcanzarlo antes, ahora mismo.
        [advance-2] Sería el turno de Bruno a distancia 1: un 1 te alcanzaría. Puedes alcanzarlo antes, ahora mismo.
        [retreat-1] Sería el turno de Bruno a distancia 4: un 4 te alcanzaría. Puedes alcanzarlo antes, ahora mismo.
        [retreat-2] Sería el turno de Bruno a distancia 5: un 5 te alcanzaría. Puedes alcanzarlo antes, ahora mismo.
        [retreat-3] A 6 casillas no te alcanzaría, pero puedes ganar la ronda ahora mismo.
       *[other] A 7 casillas tendrías que volver a acercarte. Puedes ganar la ronda ahora mismo.
    }
kengo-lesson-stuck-task = No puedes salir del tatami ni rebasar a Bruno: los 5 no tienen botón. Guarda una carta que puedas jugar el próximo turno o pierdes la ronda.
kengo-lesson-stuck-rule = Si en tu turno no puedes jugar ninguna carta, pierdes la ronda. Cerca del borde guarda una baja: un 1 siempre se puede jugar.
kengo-lesson-stuck-not = { $move ->
        [advance-1] Ahí Bruno podría alcanzarte con un 1, y ya no tendrías tu 1, que siempre se puede jugar.
       *[other] Solo te quedarían 4 y 5, con 3 casillas detrás. Si Bruno se acerca, solo robar con suerte te salva la ronda.
    }
kengo-lesson-pair-task = Desde ahora Bruno puede parar (detener) un ataque: para parar dos 3 necesita dos 3. Pónselo lo más difícil que puedas.
kengo-lesson-pair-rule = Para parar hacen falta las mismas cartas, tantas como el ataque. Ve solo a una distancia cuya carta tengas: con ella atacas y paras.
kengo-lesson-pair-not = { $move ->
        [attack-3] A Bruno le basta un 3 para parar eso, y tú tienes otro.
        [advance-1] Eso no es un ataque: es el turno de Bruno a distancia 2, donde tus 3 no alcanzan.
        [advance-2] Eso no es un ataque: es el turno de Bruno a distancia 1, donde tus 3 no alcanzan.
        [retreat-1] Eso no es un ataque: es el turno de Bruno a distancia 4, donde tus 3 no alcanzan.
        [retreat-2] Eso no es un ataque: es el turno de Bruno a distancia 5, donde tus 3 no alcanzan.
        [retreat-3] Así gastas uno de los 3 que ahora podrían alcanzarlo, y te alejas demasiado.
       *[other] A distancia 8 nadie alcanza a nadie. Aquí tus 3 sí pueden.
    }
kengo-lesson-parry-task = Bruno ataca con dos 4. Si te alcanza, la ronda es suya. ¿Qué haces?
kengo-lesson-parry-rule = Si te atacan, puedes parar con las mismas cartas. Por parar no robas, pero enseguida llega tu turno.
kengo-lesson-parry-not = Así Bruno gana la ronda. Tú también tienes varios 4, y con dos de ellos paras sus dos.
kengo-lesson-riposte-task = Paraste el ataque y ya es tu turno. Hay cinco cartas de cada número, y ya se han gastado cuatro 4. ¿Cuál es la mejor jugada?
kengo-lesson-riposte-rule = Ya habían salido cuatro 4, y Bruno no podía parar el tuyo. En una partida solo se ven las cartas de la última jugada: recuerda las demás.
kengo-lesson-riposte-not = { $move ->
        [advance-1] A distancia 3 tu 4 no alcanza. Aquí sí, y a Bruno no le queda ningún 4 para parar.
        [advance-2] A distancia 2 tu 4 no alcanza. Aquí sí, y a Bruno no le queda ningún 4 para parar.
        [retreat-1] A distancia 5 tu 4 no alcanza. Aquí sí, y a Bruno no le queda ningún 4 para parar.
        [retreat-2] A distancia 6 nadie alcanza a nadie. Aquí tu 4 sí, y a Bruno no le queda ningún 4 para parar.
       *[other] Así gastas el último 4 en retroceder. Es la única carta que Bruno no puede parar.
    }
kengo-lesson-count-task = Tu jugada gasta la última carta del mazo. Entonces gana la ronda quien tenga más cartas iguales a la distancia. Haz que cuenten tus tres 3.
kengo-lesson-count-look = La carta azul de arriba cuenta el mazo: queda una carta.
kengo-lesson-count-rule = Cuando se agota el mazo, gana quien tenga más cartas iguales a la distancia. Si hay empate, gana quien más ha avanzado.
kengo-lesson-count-not = { $move ->
        [advance-1] A distancia 4 solo cuentan los 4, y no tienes ninguno.
        [advance-3] A distancia 2 solo cuentan los 2. Tienes uno, y tus 3 no valdrían nada.
        [retreat-1] A distancia 6 no cuenta ninguna carta. Entonces gana quien más ha avanzado, y es Bruno.
        [retreat-2] A distancia 7 no cuenta ninguna carta. Entonces gana quien más ha avanzado, y es Bruno.
       *[other] Así gastas un 3. Y a distancia 8 no cuenta ninguna carta: gana quien más ha avanzado, o sea, Bruno.
    }
kengo-lesson-lunge-task = Desde aquí es el nivel Avanzado; tu primera partida es Normal. Avanza y ataca en un mismo turno: que sea lo más difícil posible de parar.
kengo-lesson-lunge-look = Una espada horizontal bajo una carta: avanza antes con otra, y esta puede atacar.
kengo-lesson-lunge-rule = Solo en Avanzado: un avance y ataque gasta una carta para avanzar y una o más iguales a la nueva distancia para atacar.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] A Bruno le basta un 4 para parar eso, y tú tienes otro.
        [advance-4-attack-2] A Bruno le basta un 2 para parar eso, y tú tienes otro.
        [advance-1] Eso no es un ataque: es el turno de Bruno a distancia 5, y no tienes ningún 5.
        [advance-2] Eso no es un ataque: es el turno de Bruno a distancia 4. Puedes avanzar y atacar antes de que actúe.
        [advance-4] Eso no es un ataque: es el turno de Bruno a distancia 2. Puedes avanzar y atacar antes de que actúe.
        [retreat-1] Quedarías a 7 casillas. Avanzar y atacar caben en este mismo turno.
        [retreat-2] Quedarías a 8 casillas. Avanzar y atacar caben en este mismo turno.
       *[other] Quedarías a 10 casillas. Avanzar y atacar caben en este mismo turno.
    }
kengo-lesson-withdraw-task = También en Avanzado: Bruno avanzó y atacó en un turno con dos 3. Tú no tienes ninguno. Retírate con cualquier carta: sus 3 no te alcanzarán.
kengo-lesson-withdraw-rule = Solo en Avanzado: ante un avance y ataque puedes retirarte en vez de parar: te alejas con una carta, robas una y tu turno termina.
kengo-lesson-withdraw-not = Así Bruno gana la ronda. Aún puedes retirarte, fuera del alcance de sus 3.
kengo-lesson-end = Alcanza a tu rival y ganas la ronda. Con cinco rondas ganas la partida. Cada cual empieza justo fuera del tatami, en 0 o en 24.
