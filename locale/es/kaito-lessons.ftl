# Las lecciones de KAITO: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kaito-howto =
    - **Ganas** cuando a tu rival no le queda en el tablero ninguna espada (katana) o ningún yelmo (kabuto), o cuando no puede mover el Kaito.
    - **En tu turno** mueves el Kaito por su fila o su columna, tan lejos como quieras, y te llevas la loseta en la que se detiene. Puede ser una tuya.
    - **Después de tu jugada** puedes recuperar una loseta con las flores (mon) que te llevaste: una espada cuesta 4, un yelmo 5. Queda debajo del Kaito.

kaito-lesson-place-task = Juegas con rojo. Bruno mueve primero el Kaito, por su fila o columna y por encima de todo. Colócalo donde no alcance tus kabutos (yelmos).
kaito-lesson-place-rule = Quien juega en segundo lugar coloca el Kaito, el ladrón, en uno de los dos huecos. Su rival hace entonces la primera jugada.
kaito-lesson-place-not = Desde d6, Bruno podría moverlo por la fila 6 y llevarse tu kabuto de a6. Desde c4 no alcanza ninguno.
kaito-lesson-slide-task = Ganas cuando a Bruno no le quedan katanas (espadas) o no le quedan kabutos. Mueve el Kaito a una katana negra: los aros muestran dónde para.
kaito-lesson-slide-rule = El Kaito se mueve por su fila o su columna, tan lejos como quieras y por encima de todo. Te llevas la loseta en la que se detiene.
kaito-lesson-slide-not = { $move ->
        [slide-b4] Ese es un mon, con flores que sirven para recuperar losetas más tarde. Llévate una katana negra, una loseta con espada.
       *[other] Esa loseta es roja, o sea, tuya, y quedaría fuera de la partida para siempre. Llévate una katana negra, una loseta con espada.
    }
kaito-lesson-share-task = Después mueve Bruno, desde donde te detengas. Llévate una loseta negra, pero sin dejarle a tiro ningún kabuto rojo.
kaito-lesson-share-rule = El Kaito es el mismo para ambos colores y se da la vuelta tras cada jugada: fíjate bien dónde se lo dejas a tu rival.
kaito-lesson-share-not = { $move ->
        [slide-b2] Desde b2, Bruno podría llevarse tu kabuto de b5. Mira la fila y la columna donde te detienes.
        [slide-e3] Desde e3, Bruno podría llevarse tu kabuto de f3. Mira la fila y la columna donde te detienes.
        [slide-f2] Desde f2, Bruno podría llevarse tu kabuto de f3. Mira la fila y la columna donde te detienes.
       *[other] Esa loseta es tuya: quedaría fuera de la partida para siempre. Llévate una negra.
    }
kaito-lesson-own-task = Tienes que mover, y solo hay losetas rojas en línea: las tuyas. ¿De cuál puedes prescindir?
kaito-lesson-own-rule = Tienes que mover, aunque sea a una loseta tuya. Se aparta boca abajo y queda fuera de la partida.
kaito-lesson-own-not = Esa es una de tus últimas katanas, y sin katanas pierdes. Es más fácil prescindir de la flor.
kaito-lesson-money-task = Bruno tiene dos katanas tuyas. Una cuesta cuatro flores negras, y por ahora tienes una. Llévate la loseta con la que sumas cuatro.
kaito-lesson-money-rule = Las flores (mon) que le quitas a tu rival son dinero. Las de tu propio color no te sirven de nada.
kaito-lesson-money-not = Con esa no sumas cuatro: tienes una flor, así que necesitas la loseta negra de tres.
kaito-lesson-buy-task = Ahora tienes 3 + 1 flores. Después de una jugada puedes recuperar una loseta, y Bruno aún tiene dos katanas tuyas.
kaito-lesson-buy-rule = Después de tu jugada puedes recuperar una loseta: una katana cuesta 4 flores, un kabuto 5. Queda debajo del Kaito.
kaito-lesson-buy-not = Puedes ahorrar tus flores, pero Bruno se quedaría con las dos katanas. Recupera una.
kaito-lesson-stuck-task = Quien no puede mover pierde. Detente donde Bruno no encuentre otra loseta en su fila ni en su columna.
kaito-lesson-stuck-rule = Si al empezar tu turno no hay otra loseta en línea con el Kaito, pierdes al momento.
kaito-lesson-stuck-not = Desde b5, Bruno aún puede mover a d5. Busca una loseta con la fila y la columna vacías.
kaito-lesson-win-task = A Bruno le queda un solo kabuto. ¿Puedes ganar ya?
kaito-lesson-win-rule = Ganas cuando a tu rival no le queda en el tablero ninguna katana (espada) o ningún kabuto (yelmo).
kaito-lesson-win-not = Puedes ganar ahora mismo: el último kabuto de Bruno, en f6, está en línea con el Kaito.
kaito-lesson-end = Ganas cuando a tu rival no le quedan katanas (espadas) o no le quedan kabutos (yelmos), o cuando no puede mover.
