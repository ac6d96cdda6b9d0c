# Las lecciones de Karenza: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

karenza-howto =
    - **Ganas** si llegas antes que nadie a diez puntos, salvo que se acuerde otra cosa. Si se acaba un mazo, gana la puntuación más alta.
    - **En tu turno** haces hasta tres movimientos de pies y espada, y atacas con una carta de esa postura. Si mueves la espada, normalmente no puedes atacar.
    - **Si no atacas**, cedes la iniciativa: puedes descartar una carta, la mesa se vacía y todo el mundo roba.
    - **Cuando te atacan** puedes parar, con tantos movimientos como el ataque, como mucho. Cualquier parada lo detiene; con más potencia, atacas después. Si no paras, quien ataca se anota la potencia de su carta, y tú haces hasta tres movimientos.

karenza-lesson-attack-task = Se gana con diez puntos. Cada carta empieza en una postura: pie izquierdo, derecho, espada. Estás en B A 2: ataca con una que empiece ahí.
karenza-lesson-attack-look = Blanco: pie izquierdo. Negro: derecho. Oro: espada. Carta: postura, potencia (número), espada (flecha). +1: a un movimiento. Gris: ahora no.
karenza-lesson-attack-rule = Una carta se juega desde su propia postura; luego la espada sigue su flecha. Si nadie la para, te anotas su potencia.
karenza-lesson-attack-not = { $move ->
        [stand-b-a-2] Así cedes la iniciativa: te quedas donde estás, no atacas, y el próximo ataque es de Bruno. Kesa-giri empieza justo aquí.
       *[other] Así mueves un pie y cedes la iniciativa: el próximo ataque es de Bruno. Kesa-giri empieza en B A 2, sin moverte.
    }
karenza-lesson-combo-task = ¡Tocado: 7 puntos! Vuelves a atacar, y otro golpe gana. Para parar (detener) tu ataque, Bruno puede hacer tantos movimientos como tú. Pónselo difícil.
karenza-lesson-combo-look = Junto a cada nombre: cartas en la mano, cartas en el mazo y puntos, sobre diez. La espada pequeña indica de quién es el ataque.
karenza-lesson-combo-rule = Para parar, Bruno solo tiene tantos movimientos como tú: ninguno. Si una carta empieza donde queda tu espada, atacas otra vez: es un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Para eso mueves un pie, así que Bruno también podría hacer un movimiento y parar. Y vale menos que Kiri-age.
       *[other] Así cedes y el próximo ataque es de Bruno. Tu espada está en 4, donde empieza Kiri-age: ataca otra vez.
    }
karenza-lesson-move-task = Un +1 dorado: la postura de la carta está a un movimiento. Busca el ataque al que llegas moviendo un pie. El botón también lo mueve.
karenza-lesson-move-look = Antes de atacar solo se mueven los pies. Gris aunque tenga +1: habría que mover la espada, o es una defensa.
karenza-lesson-move-rule = Antes de jugar una carta puedes mover los pies, hasta tres movimientos. Mover la espada es ceder: este turno no juegas carta.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Así mueves la espada, y entonces en este turno no puedes atacar. Para Morote-zuki basta con mover un pie.
        [stand-b-d-1] Así mueves un pie a D y cedes. Morote-zuki hace el mismo movimiento y ataca: si nadie lo detiene, vale 9.
       *[other] Así cedes sin moverte. Morote-zuki está a un movimiento, y al jugarla también mueves el pie a D.
    }
karenza-lesson-defend-task = Bruno ataca con 5, tras un movimiento: para parar, tú también puedes hacer uno. Cualquier parada lo detiene; ¿cuál te da el próximo ataque?
karenza-lesson-defend-look = En el centro: la potencia del ataque y cuántos movimientos puedes hacer. Puntos azules: de dónde viene Bruno. Parar también mueve tu espada.
karenza-lesson-defend-rule = Puedes hacer tantos movimientos como el ataque. Cualquier parada lo detiene; solo con más potencia tomas la iniciativa y atacas después.
karenza-lesson-defend-not = { $move ->
        [play-suri_age] Eso detiene el ataque, pero 2 no supera a 5, así que Bruno vuelve a atacar. Kiri-otoshi tiene 8.
       *[other] Así Bruno se anota 5 puntos. Cualquier parada lo evitaría, y con Kiri-otoshi, que tiene 8, el próximo ataque sería tuyo.
    }
karenza-lesson-pass-task = Ningún ataque tuyo empieza con la espada en 3: tienes que ceder. Prepara tu próximo turno y descarta una carta inútil para robar una más.
karenza-lesson-pass-rule = Al ceder se vacía la mesa y las manos se llenan hasta siete. Si descartas una carta que no te sirve, robas una más. Después ataca tu rival.
karenza-lesson-pass-not = { $move ->
        [stand-b-a-3] Así nada cambia: la próxima vez tampoco empezaría ningún ataque tuyo con la espada en 3.
       *[other] Así mueves un pie, pero la espada sigue en 3. Los dos Kesa-giri piden los pies como están y la espada en 2.
    }
karenza-lesson-warrior-fresh = Otra partida.
karenza-lesson-warrior-task = Toda partida empieza así: cada combatiente tiene sus propias cartas, y hasta ahora has jugado con las de Masaru. ¿Quién quieres ser?
karenza-lesson-warrior-look = Junto a cada combatiente: la potencia de sus ataques (espada) y defensas (escudo). Debajo: el ataque más potente de cada cual.
karenza-lesson-warrior-rule = Cada combatiente tiene su propio mazo. Se elige en secreto y se reparten siete cartas por mano.
karenza-lesson-stance-task = Vuelves a ser Masaru. Con las cartas ya repartidas, eliges postura: dos pies y espada. Ten listas tantas cartas como puedas.
karenza-lesson-stance-rule = Quien abre adopta primero su postura, la que mejor vaya con su mano, y hace el primer ataque.
karenza-lesson-stance-not = { $move ->
        [stand-b-d-2] Ahí solo empieza Tsubame-gaeshi. Hay una postura en la que empiezan tres de tus cartas.
        [stand-b-a-4] Ahí solo empieza Kiri-age. Hay una postura en la que empiezan tres de tus cartas.
       *[other] Ahí no empieza ninguna de tus cartas: sin moverte no podrías atacar.
    }
karenza-lesson-end = Gana quien llegue antes a diez puntos. Si antes se acaba un mazo, gana la puntuación más alta.
