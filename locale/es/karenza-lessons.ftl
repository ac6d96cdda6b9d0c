# Las lecciones de Karenza: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

karenza-howto =
    - **Ganas** si llegas antes que nadie a diez puntos, salvo que se acuerde otra cosa. Si se acaba un mazo, gana la puntuación más alta.
    - **En tu turno** haces hasta tres movimientos de pies y espada, y atacas con una carta de esa postura. Si mueves la espada, por lo general no puedes.
    - **Si no atacas**, cedes la iniciativa: puedes descartar una carta, la mesa se vacía y todo el mundo roba.
    - **Cuando te atacan** haces como mucho tantos movimientos como el ataque, y puedes parar. Si no, quien ataca se anota la potencia de su carta.

karenza-lesson-attack-task = Ganas con diez puntos. Tus pies están en B y A, tu espada en 2: es la postura de Kesa-giri. ¡Ataca!
karenza-lesson-attack-rule = Una carta se juega desde su propia postura: dos pies y la espada. Si nadie la para, te anotas su potencia.
karenza-lesson-attack-not = Así regalas tu turno, y ya estás en la postura justa. Ataca con Kesa-giri.
karenza-lesson-combo-task = ¡Acertó: 3 puntos! Ahora tu espada está en 4, justo donde empieza Kiri-age. ¡Ataca otra vez, sin moverte!
karenza-lesson-combo-rule = Un ataque deja tu espada en su final. Si otra carta empieza ahí, puedes atacar una y otra vez: es un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Ese ataque pide un movimiento, así que Bruno también podría moverse para parar. Kiri-age no pide ninguno.
       *[other] Así regalas tu turno. Ataca con Kiri-age.
    }
karenza-lesson-move-task = Morote-zuki vale 7 puntos, pero su postura tiene un pie en D. Pisa ahí y ataca en el mismo turno.
karenza-lesson-move-rule = Antes de una carta puedes hacer hasta tres movimientos: un pie o la espada. Si mueves la espada, este turno no juegas carta.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Si mueves la espada, este turno no puedes atacar. Mejor pisa D, con Morote-zuki.
       *[other] Así le pasas el turno a Bruno. Juega Morote-zuki: el paso a D va incluido.
    }
karenza-lesson-defend-task = Bruno ataca con 3, tras un movimiento: tú también puedes hacer uno. Párale el golpe con más de 3: pisa A, para Harai.
karenza-lesson-defend-rule = Cuando te atacan, puedes moverte tantas veces como el ataque, y parar. Si tu carta tiene más potencia, después atacas tú.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Eso detiene el ataque, pero 3 no supera a 3, así que Bruno vuelve a atacar. Harai tiene 4.
       *[other] Así Bruno se anota 3 puntos. Mejor párale el golpe con Harai.
    }
karenza-lesson-pass-task = Ningún ataque empieza donde está tu espada. Llévala a 2 para Kesa-giri, descarta Harai y deja seguir a Bruno.
karenza-lesson-pass-rule = Si no puedes atacar, cedes, y puedes descartar una carta. Después se vacía la mesa y las dos manos se rellenan hasta siete cartas.
karenza-lesson-pass-not = Puedes ceder así, pero la próxima vez seguirías sin poder atacar. Lleva tu espada a 2 y descarta Harai.
karenza-lesson-stance-task = Antes del primer ataque eliges una postura. Ponte en B y A, con la espada en 2: ahí están listos los dos Kesa-giri.
karenza-lesson-stance-rule = Quien abre adopta primero su postura, la que mejor vaya con su mano, y hace el primer ataque.
karenza-lesson-stance-not = Desde ahí no puedes jugar ninguna de tus cartas. Ponte en B y A, con la espada en 2.
karenza-lesson-warrior-task = Una partida empieza eligiendo combatiente, y cada cual tiene sus propias cartas. Elige a Masaru: ya conoces algunas de las suyas.
karenza-lesson-warrior-rule = Cada combatiente tiene su propio mazo. Se elige en secreto y se reparten siete cartas por mano.
karenza-lesson-warrior-not = Es buena elección para una partida, pero aquí elige a Masaru: ya conoces sus cartas.
karenza-lesson-end = Gana quien llegue antes a diez puntos.
