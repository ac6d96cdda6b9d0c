# Las lecciones de Kendo Duel: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kendo-howto =
    - **Ganas** un Duelo si eres la última persona con cartas. En una Competición se gana con dos ippon, salvo que se acuerde otra cosa.
    - **En tu turno** atacas: con MEN, KOTE, DO o TSUKI, solo o con JODAN o SEME; o con TAIATARI o MAKI AGE.
    - **Cuando te atacan** tienes que responder si puedes. El mismo golpe cierra el intercambio, un contraataque devuelve el golpe, otras cartas lo paran o lo desvían.
    - **Si nadie responde** a un golpe, cuesta dos cartas en un Duelo, y es un ippon en una Competición.

kendo-lesson-open-task = En un Duelo gana la última persona a la que le quedan cartas. Ataca a Bruno con un golpe: MEN va a la cabeza, DO al torso.
kendo-lesson-open-rule = Se abre con un golpe: MEN (cabeza), KOTE (muñeca), DO (torso) o TSUKI (garganta). Si tu rival no responde, te llevas dos cartas de su mano.
kendo-lesson-meet-task = Bruno ataca: el marco dorado muestra a qué tienes que responder. Detenlo con el mismo golpe exacto.
kendo-lesson-meet-rule = Un ataque y sus respuestas son un intercambio. Si puedes responder, tienes que hacerlo. El mismo golpe lo cierra, y quien atacaba vuelve a abrir.
kendo-lesson-meet-not = kote-nuki-men es un contraataque: sirve, y devuelve el golpe. Pero aquí se trata de responder con el mismo golpe: un KOTE.
kendo-lesson-counter-task = Bruno ataca con MEN y no tienes ninguno. ¿Qué carta lo detiene y además devuelve el golpe?
kendo-lesson-counter-rule = Un contraataque responde a su primera palabra y golpea con la última: men-kaeshi-do responde a MEN, y entonces hay que responder a DO.
kendo-lesson-counter-not = BOGYO solo detendría el golpe. El contraataque que empieza por “men” detiene MEN y devuelve el golpe con DO.
kendo-lesson-reinforced-task = Bruno añadió JODAN a su MEN, y a JODAN se responde primero. SEIGAN detiene JODAN; FUDOSHIN, lo que sea. ¿Cuál gastas?
kendo-lesson-reinforced-rule = JODAN o SEME refuerzan un golpe y se responden antes que él. SEIGAN detiene JODAN, MUSHIN detiene SEME y FUDOSHIN los dos.
kendo-lesson-reinforced-not = FUDOSHIN responde a cualquier cosa: guárdalo. SEIGAN solo detiene JODAN: úsalo aquí.
kendo-lesson-parry-task = El MEN sigue en camino. BOGYO y FUDOSHIN lo detienen: quédate con la carta que más puede.
kendo-lesson-parry-rule = BOGYO y TSUBAZERIAI paran el golpe de un ataque, pero no el de un contraataque. Después te toca abrir a ti.
kendo-lesson-parry-not = FUDOSHIN responde a cualquier cosa: guárdalo. Contra un golpe simple basta con BOGYO.
kendo-lesson-empty-task = Te toca atacar, pero no tienes ningún golpe. Descarta una carta para robar uno, y guarda lo que pueda responder a los golpes de Bruno.
kendo-lesson-empty-rule = Si no puedes abrir, descartas una carta y robas un golpe básico con el que abrir.
kendo-lesson-empty-not = Esa carta puede responder a un golpe. SEIGAN solo detiene JODAN: es la que menos falta te hará.
kendo-lesson-change-task = Así empieza un Duelo: puedes cambiar hasta dos cartas, y abre la suma más alta de los golpes. Sube la tuya todo lo que puedas.
kendo-lesson-change-rule = Antes de un Duelo puedes cambiar hasta dos cartas. Abre la suma más alta; después los números no cuentan.
kendo-lesson-change-not = Se puede, pero tu suma sigue baja y abre Bruno. Cambia el 1 y el 2.
kendo-lesson-switch-task = Nuevo: la Competición, otra forma de jugar. Antes de cada jugada cambias una carta. No tienes ningún golpe: cambia SEIGAN por un básico.
kendo-lesson-switch-rule = En una Competición cambias una carta antes de cada jugada: robas una nueva y la vieja va debajo de su mazo.
kendo-lesson-switch-not = { $move ->
        [switch-kamae-basics] Así consigues un golpe, pero KAMAE puede responder a uno. SEIGAN solo detiene JODAN: entrega ese.
       *[other] En ese mazo no hay golpes, y necesitas uno para abrir. Los básicos son todos golpes.
    }
kendo-lesson-draw-task = Tras el cambio robas una carta más. Consigue una que responda a un golpe y lo devuelva.
kendo-lesson-draw-rule = Tras el cambio robas una carta, del mazo de contraataques o del de otras. Solo entonces eliges qué jugar.
kendo-lesson-draw-not = Las otras cartas no devuelven el golpe. Los contraataques responden a un golpe y lo devuelven.
kendo-lesson-ippon-task = Dos ippon, o sea, dos puntos, ganan una Competición. Solo los da un golpe sin respuesta. ¿Con qué atacas?
kendo-lesson-ippon-rule = En una Competición, un golpe sin respuesta no cuesta cartas: es un ippon, un punto. Dos ippon ganan.
kendo-lesson-ippon-not = TAIATARI no es un golpe: sin respuesta, solo es una falta. MEN puede ser ippon.
kendo-lesson-refill-task = ¡Ippon para ti! Ahora se rellenan las dos manos hasta seis cartas. Roba del mazo que quieras.
kendo-lesson-refill-rule = Tras un ippon se roba hasta tener seis cartas, de una en una y de cualquier mazo. Abre quien recibió el golpe.
kendo-lesson-end = En un Duelo gana la última persona con cartas; en una Competición ganan dos ippon.
