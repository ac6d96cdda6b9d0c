# Las lecciones de KAITO: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kaito-howto =
    - **Ganas** cuando a tu rival no le queda en el tablero ninguna espada (katana) o ningún yelmo (kabuto), o cuando no puede mover el Kaito.
    - **En tu turno** mueves el Kaito por su fila o su columna, tan lejos como quieras, y te llevas la loseta en la que se detiene. Puede ser una tuya.
    - **Después de tu jugada** puedes recuperar una loseta con las flores (mon) que te llevaste: una espada cuesta 4, un yelmo 5. Queda debajo del Kaito.

kaito-lesson-place-task = Ganas si a Bruno no le quedan katanas (espadas) o kabutos (yelmos). Coloca el Kaito sin ningún kabuto rojo en su fila ni en su columna.
kaito-lesson-place-look = Al Kaito, un ladrón, lo mueven ambos colores. Bruno podrá llevarse cualquier loseta de su fila o columna. En esta partida llevas el rojo.
kaito-lesson-place-rule = Quien juega en segundo lugar coloca el Kaito; su rival mueve primero. Desde c4, Bruno no alcanza ningún kabuto rojo.
kaito-lesson-place-not = Desde d6, Bruno podría mover el Kaito por la fila 6 y llevarse tu kabuto de a6. Desde c4 no alcanza ninguno.
kaito-lesson-slide-task = Llévate una katana o un kabuto de Bruno. El Kaito salta sobre las losetas y se detiene en cualquiera de su fila o columna.
kaito-lesson-slide-look = El Kaito viene de la casilla punteada, y su color muestra quién mueve. Un mon es una loseta con flores: un mon de 3 tiene tres.
kaito-lesson-slide-rule = El Kaito va por su fila o su columna, por encima de todo. Tiene que detenerse en una loseta, nunca en una casilla vacía, y te la llevas.
kaito-lesson-slide-not = { $move ->
        [slide-b4] Ese es un mon con una flor: dinero para más tarde. Bruno seguiría con todas sus katanas y kabutos.
        [slide-d1] Es una katana, pero las losetas rojas son tuyas. Quedaría fuera de la partida y tendrías una menos.
        [slide-d2] Es tu propio mon de tres flores. Quedaría fuera de la partida y Bruno no perdería nada.
        [slide-a4] Es tu propio mon, y quedaría fuera de la partida. Además, desde a4 Bruno podría llevarse tu kabuto de a6.
       *[other] Es tu propio mon, y quedaría fuera de la partida. Además, desde f4 Bruno podría llevarse tu kabuto de f3.
    }
kaito-lesson-share-task = Después mueve Bruno, desde donde te detengas. Llévate una loseta negra que no tenga ningún kabuto rojo en su fila ni en su columna.
kaito-lesson-share-look = A cada lado, arriba: las katanas y los kabutos que ese color tiene en el tablero. Debajo de la línea: lo que se ha llevado.
kaito-lesson-share-rule = El Kaito es el mismo para ambos colores y se da la vuelta tras cada jugada: fíjate bien dónde se lo dejas a tu rival.
kaito-lesson-share-not = { $move ->
        [slide-b2] Desde b2, Bruno podría llevarse tu kabuto de b5, en la misma columna.
        [slide-e3] Desde e3, Bruno podría llevarse tu kabuto de f3, en la misma fila.
        [slide-f2] Desde f2, Bruno podría llevarse tu kabuto de f3, justo debajo.
        [slide-a2] Es tu propia katana, y quedaría fuera de la partida. Además, desde a2 Bruno podría llevarse tu kabuto de a6.
        [slide-e5] Es tu propio mon, y quedaría fuera de la partida. Además, desde e5 Bruno podría llevarse tu kabuto de b5.
        [slide-e6] Es tu propia katana, y quedaría fuera de la partida. Además, desde e6 Bruno podría llevarse tu kabuto de a6.
       *[other] Desde d2 Bruno no alcanza ningún kabuto, pero es tu propio mon y quedaría fuera de la partida.
    }
kaito-lesson-own-task = Tienes que mover, y solo hay losetas rojas en línea: las tuyas. ¿De cuál puedes prescindir?
kaito-lesson-own-look = El número de una carta azul: cuántas losetas de ese color están fuera de la partida para siempre.
kaito-lesson-own-rule = Tienes que mover, aunque sea a una loseta tuya, que queda fuera para siempre. Si solo hay una loseta en línea, hago yo esa jugada.
kaito-lesson-own-not = { $move ->
        [slide-d1] Desde d1 cada jugada es la única: Bruno a d5, tú a b5, Bruno a b4 y tú a e4. Es tu última katana: perderías.
       *[other] Esa es una katana y te quedarían dos. Bruno podría llevarse enseguida la de d1.
    }
kaito-lesson-money-task = Una katana perdida se recupera con cuatro flores negras, y por ahora tienes una. Llévate la loseta con la que sumas cuatro.
kaito-lesson-money-rule = Las flores de los mon que le quitas a tu rival son dinero. Las de tu propio color no te sirven de nada.
kaito-lesson-money-not = { $move ->
        [slide-b4] Esa es solo una flor más: tendrías dos. Necesitas cuatro.
        [slide-c3] Es una flor, pero roja: las tuyas no son dinero, y quedaría fuera de la partida.
        [slide-d4] Es tu propia katana: perderías la tercera y seguirías con una sola flor.
        [slide-c2] Una katana no tiene flores: seguirías con una. Además, desde c2 Bruno podría llevarse tu katana de e2.
        [slide-e4] Una katana no tiene flores: seguirías con una. Además, desde e4 Bruno podría llevarse tu katana de d4.
       *[other] Una katana no tiene flores: seguirías con una. Además, desde c6 Bruno podría llevarse tu kabuto de a6.
    }
kaito-lesson-buy-task = Ahora tienes cuatro flores. Después de una jugada puedes recuperar una loseta: recupera una de las dos katanas que Bruno te quitó.
kaito-lesson-buy-rule = Una katana cuesta 4 flores, un kabuto 5, y no se da cambio. Queda debajo del Kaito, y lo que pagas queda fuera de la partida.
kaito-lesson-buy-not = Puedes ahorrar tus flores, pero Bruno se quedaría con las dos katanas. Recupera una.
kaito-lesson-stuck-task = Quien no puede mover pierde. Detente donde Bruno no encuentre otra loseta en su fila ni en su columna.
kaito-lesson-stuck-rule = Has ganado: Bruno no encuentra otra loseta en la fila ni en la columna del Kaito, y quien no puede mover pierde al momento.
kaito-lesson-stuck-not = Desde b5, Bruno aún puede mover a d5. Después solo podrías ir a d3 y tendrías que apartar tu última katana.
kaito-lesson-win-task = A Bruno le queda un solo kabuto. Llévatelo y gana la partida.
kaito-lesson-win-rule = Has ganado: a Bruno no le queda ningún kabuto (yelmo), y entonces ya no se recupera nada. Con la última katana (espada) pasa lo mismo.
kaito-lesson-win-not = { $move ->
        [slide-f1] Así apartas una katana tuya. Además, desde f1 Bruno podría llevarse tu kabuto de f3.
        [slide-a2] Así apartas una katana tuya, y Bruno conserva su último kabuto.
        [slide-c2] A Bruno le quedarían dos katanas y su kabuto. Además, desde c2 podría llevarse tu katana de a2.
        [slide-f3] Es un kabuto, pero rojo, o sea, tuyo, y ya solo te quedaría uno.
        [slide-f4] Así apartas un mon tuyo. Además, desde f4 Bruno podría llevarse tu kabuto de f3.
       *[other] Así apartas una katana tuya. Además, desde f5 Bruno podría llevarse tu kabuto de b5.
    }
kaito-lesson-end = Ganas cuando a tu rival no le quedan katanas (espadas) o no le quedan kabutos (yelmos), o cuando no puede mover.
