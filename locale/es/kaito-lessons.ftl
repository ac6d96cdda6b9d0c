# Las lecciones de KAITO: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kaito-howto =
    - **Ganas** cuando a tu rival no le queda en el tablero ninguna espada (katana) o ningún yelmo (kabuto), o cuando no puede mover el Kaito.
    - **En tu turno** mueves el Kaito por su fila o su columna, tan lejos como quieras, y te llevas la loseta en la que se detiene. Puede ser una tuya.
    - **Después de tu jugada** puedes recuperar una loseta con las flores (mon) que te llevaste: una espada cuesta 4, un yelmo 5. Queda debajo del Kaito.

kaito-lesson-place-task = Ganas si te llevas todas las espadas de Bruno o todos sus yelmos. Primero coloca al ladrón, el Kaito, en c4; Bruno lo mueve primero.
kaito-lesson-place-rule = Quien juega en segundo lugar coloca el Kaito en uno de los dos huecos. Su rival hace entonces la primera jugada.
kaito-lesson-place-not = En una partida de verdad puedes empezar ahí, pero esta vez sigue mis pasos: coloca el Kaito en c4.
kaito-lesson-slide-task = Juegas con rojo. Mueve el Kaito en línea recta hasta una espada negra (katana) y será tuya.
kaito-lesson-slide-rule = El Kaito se mueve por su fila o su columna, tan lejos como quieras y por encima de todo. Te llevas la loseta en la que se detiene.
kaito-lesson-slide-not = Esa no es una espada negra. Los aros dorados muestran las tres que alcanza el Kaito.
kaito-lesson-share-task = Bruno mueve después, desde donde te detengas. Llévate una loseta negra, pero sin dejarle a tiro un yelmo rojo (kabuto).
kaito-lesson-share-rule = El Kaito es el mismo para ambos colores y se da la vuelta tras cada jugada: fíjate bien dónde se lo dejas a tu rival.
kaito-lesson-share-not = { $move ->
        [slide-b2] Desde b2, Bruno podría llevarse tu yelmo de b5. Mira la fila y la columna donde te detienes.
        [slide-e3] Desde e3, Bruno podría llevarse tu yelmo de f3. Mira la fila y la columna donde te detienes.
        [slide-f2] Desde f2, Bruno podría llevarse tu yelmo de f3. Mira la fila y la columna donde te detienes.
       *[other] Esa loseta es tuya: quedaría fuera de la partida para siempre. Llévate una negra.
    }
kaito-lesson-own-task = Tienes que mover, y solo hay losetas rojas en línea: las tuyas. Renuncia a tu flor y conserva tus espadas.
kaito-lesson-own-rule = Tienes que mover, aunque sea a una loseta tuya. Se aparta boca abajo y queda fuera de la partida.
kaito-lesson-own-not = Esa es una de tus últimas espadas. Sin espadas pierdes: mejor renuncia a tu flor.
kaito-lesson-money-task = Bruno tiene dos espadas rojas. Las flores negras son dinero para recuperar una: llévate la loseta de tres.
kaito-lesson-money-rule = Las flores (mon) que le quitas a tu rival son dinero. Las de tu propio color no te valen nada.
kaito-lesson-money-not = Aún no te alcanzaría. Llévate la loseta negra de tres flores.
kaito-lesson-buy-task = Ya tienes cuatro flores, que es lo que cuesta una espada. Recupera una de las que tiene Bruno.
kaito-lesson-buy-rule = Después de tu jugada puedes recuperar una loseta: una espada cuesta 4 flores, un yelmo 5. Queda debajo del Kaito.
kaito-lesson-buy-not = Puedes ahorrar tus flores, pero Bruno se quedaría con las dos espadas. Recupera una.
kaito-lesson-stuck-task = Quien no puede mover pierde. Detente donde no haya nada más en la fila ni en la columna de Bruno.
kaito-lesson-stuck-rule = Si al empezar tu turno no hay otra loseta en línea con el Kaito, pierdes al momento.
kaito-lesson-stuck-not = Desde ahí, Bruno aún alcanza una loseta. Busca una fila y una columna vacías.
kaito-lesson-win-task = En el tablero queda un yelmo negro. ¡Llévatelo y ganas!
kaito-lesson-win-rule = Ganas cuando a tu rival no le queda en el tablero ninguna espada (katana) o ningún yelmo (kabuto).
kaito-lesson-win-not = El último yelmo de Bruno está en línea con el Kaito. Llévate ese.
kaito-lesson-end = Ganas cuando a tu rival no le quedan espadas o no le quedan yelmos, o cuando no puede mover.
