# Las lecciones de Karenza: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

karenza-howto =
    - **Ganas** si llegas antes que nadie a diez puntos, salvo que se acuerde otra cosa. Si se acaba un mazo, gana la puntuación más alta.
    - **En tu turno** haces hasta tres movimientos de pies y espada, y atacas con una carta de esa postura. Si mueves la espada, normalmente no puedes atacar.
    - **Si no atacas**, cedes la iniciativa: puedes descartar una carta, la mesa se vacía y todo el mundo roba.
    - **Cuando te atacan** haces como mucho tantos movimientos como el ataque, y puedes parar. Si no, quien ataca se anota la potencia de su carta.

karenza-lesson-attack-task = Se gana con diez puntos. Una carta parte de una postura: pie izquierdo, pie derecho, espada. Estás en B A 2: ataca con una que parta de ahí.
karenza-lesson-attack-rule = Una carta se juega desde su propia postura: dos pies y la espada. Si nadie la para, te anotas su potencia.
karenza-lesson-attack-not = Así cedes y tu turno termina. Kesa-giri empieza en tu postura: con esa carta puedes atacar ahora mismo.
karenza-lesson-combo-task = ¡Tocado: 3 puntos! Y vuelves a atacar. Para parar, Bruno puede hacer tantos movimientos como tu ataque: elige el que no necesite ninguno.
karenza-lesson-combo-rule = Un ataque deja tu espada en su final. Si otra carta empieza ahí, puedes atacar una y otra vez: es un combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Ese ataque pide un movimiento, así que Bruno también podría moverse para parar. Kiri-age no pide ninguno.
       *[other] Así cedes y tu turno termina. Tu espada está en 4, donde empieza Kiri-age: ataca otra vez.
    }
karenza-lesson-move-task = El +1 dorado de una carta dice que su postura está a un movimiento. Morote-zuki vale 7, con un pie en D. Ataca con ella en este turno.
karenza-lesson-move-rule = Antes de una carta puedes hacer hasta tres movimientos: un pie o la espada. Si mueves la espada, este turno no juegas carta.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Si mueves la espada, este turno no puedes atacar. Hay que pisar D, y de eso se encarga Morote-zuki.
        [stand-b-d-1] Así pisas D, pero después cedes. Morote-zuki da el mismo paso, y ataca.
       *[other] Así cedes y tu turno termina. Juega Morote-zuki: el paso a D va incluido.
    }
karenza-lesson-defend-task = Bruno ataca con 3, tras un movimiento: tú también puedes hacer uno. Párale el golpe con más potencia y el próximo ataque será tuyo.
karenza-lesson-defend-rule = Cuando te atacan puedes hacer tantos movimientos como el ataque, y parar. La misma potencia lo detiene; con más, tomas la iniciativa.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Eso detiene el ataque, pero 3 no supera a 3, así que Bruno vuelve a atacar. Harai tiene 4.
       *[other] Así Bruno se anota 3 puntos. Para con más de 3: Harai tiene 4.
    }
karenza-lesson-pass-task = Ningún ataque tuyo parte con la espada en 3: toca ceder. Ponla en 2, de donde parten los dos Kesa-giri, y cambia Harai por otra carta.
karenza-lesson-pass-rule = En vez de atacar puedes ceder la iniciativa y descartar una carta. Ataca tu rival; se vacía la mesa y las dos manos se rellenan hasta siete.
karenza-lesson-pass-not = Puedes ceder así, pero la próxima vez seguirías sin poder atacar. Los dos Kesa-giri piden la espada en 2.
karenza-lesson-stance-task = Antes del primer ataque eliges una postura: dos pies y la espada. Ten listas tantas de tus cartas como puedas.
karenza-lesson-stance-rule = Quien abre adopta primero su postura, la que mejor vaya con su mano, y hace el primer ataque.
karenza-lesson-stance-not = Desde ahí empiezan menos de tus cartas. Los botones dicen cuántas están listas.
karenza-lesson-warrior-task = Al empezar una partida se elige combatiente, y cada cual tiene sus propias cartas. Ya conoces algunas de Masaru. ¿Quién quieres ser?
karenza-lesson-warrior-rule = Cada combatiente tiene su propio mazo. Se elige en secreto y se reparten siete cartas por mano.
karenza-lesson-end = Gana quien llegue antes a diez puntos.
