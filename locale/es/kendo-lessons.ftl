# Las lecciones de Kendo Duel: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kendo-howto =
    - **Ganas** un Duelo si eres la última persona con cartas. En una Competición se gana con dos ippon, salvo que se acuerde otra cosa.
    - **En tu turno** atacas: con MEN, KOTE, DO o TSUKI, solo o con JODAN o SEME; o con TAIATARI o MAKI AGE.
    - **Cuando te atacan** tienes que responder si puedes. El mismo golpe cierra el intercambio, un contraataque devuelve el golpe, otras cartas lo paran o lo desvían.
    - **Si nadie responde** a un golpe, cuesta dos cartas en un Duelo, y es un ippon en una Competición.

kendo-lesson-open-task = En un Duelo gana la última persona a la que le quedan cartas. Ataca a Bruno: juega MEN, un corte a la cabeza.
kendo-lesson-open-rule = Se abre con un golpe: MEN (cabeza), KOTE (muñeca), DO (torso) o TSUKI (garganta). Si nadie responde, te llevas dos cartas de su mano.
kendo-lesson-open-not = DO también es un golpe, pero Bruno tiene un DO y lo detendría. Juega MEN.
kendo-lesson-meet-task = Ahora te ataca Bruno. El marco dorado muestra su golpe, KOTE: iguálalo con tu propio KOTE.
kendo-lesson-meet-rule = Si puedes responder, tienes que hacerlo. El mismo golpe detiene el ataque y cierra el intercambio; vuelve a abrir quien atacó.
kendo-lesson-meet-not = Ese contraataque también valdría, pero prueba primero la respuesta más simple: el mismo golpe.
kendo-lesson-counter-task = Bruno ataca con MEN y no tienes ninguno. Un contraataque que empieza por “men” le responde y devuelve el golpe.
kendo-lesson-counter-rule = Un contraataque responde a su primera palabra y golpea con la última: men-kaeshi-do responde a MEN, y entonces hay que responder a DO.
kendo-lesson-counter-not = BOGYO solo detendría el golpe. Un contraataque además lo devuelve: juega men-kaeshi-do.
kendo-lesson-reinforced-task = Bruno añadió JODAN a su MEN. Detén primero el JODAN con la carta del ojo, SEIGAN.
kendo-lesson-reinforced-rule = JODAN o SEME refuerzan un golpe y se responden antes que él. SEIGAN detiene JODAN, MUSHIN detiene SEME y FUDOSHIN los dos.
kendo-lesson-reinforced-not = FUDOSHIN responde a cualquier cosa: guárdalo. SEIGAN está hecho para detener JODAN.
kendo-lesson-parry-task = El MEN sigue en camino. Páralo con BOGYO y después atacas tú.
kendo-lesson-parry-rule = BOGYO y TSUBAZERIAI paran un golpe simple, pero no un contraataque. Después te toca abrir a ti.
kendo-lesson-parry-not = FUDOSHIN responde a cualquier cosa: guárdalo. Contra un golpe simple basta con BOGYO.
kendo-lesson-empty-task = Te toca atacar, pero no tienes ningún golpe. Descarta SEIGAN y recibes uno.
kendo-lesson-empty-rule = Si no puedes abrir, descartas una carta y robas un golpe básico con el que abrir.
kendo-lesson-empty-not = Mejor guarda esa: puede responder a un golpe. Descarta SEIGAN.
kendo-lesson-change-task = Antes de un Duelo puedes cambiar dos cartas. Abre la suma más alta de los golpes: cambia tu 1 y tu 2.
kendo-lesson-change-rule = Antes de un Duelo puedes cambiar hasta dos cartas. Abre la suma más alta; después los números no cuentan.
kendo-lesson-change-not = Se puede, pero tu suma sigue baja y abre Bruno. Cambia el 1 y el 2.
kendo-lesson-switch-task = El otro modo es la Competición. Antes de cada jugada cambias una carta: cambia KAMAE por un golpe.
kendo-lesson-switch-rule = En una Competición cambias una carta antes de cada jugada: robas una nueva y la vieja va debajo de su mazo.
kendo-lesson-switch-not = Solo tienes un golpe con el que abrir. Cambia KAMAE por otro.
kendo-lesson-draw-task = Tras el cambio robas una carta más, del mazo de contraataques o del de otras. Roba un contraataque.
kendo-lesson-draw-rule = Tras el cambio robas una carta, del mazo de contraataques o del de otras. Solo entonces eliges qué jugar.
kendo-lesson-draw-not = En una partida de verdad puedes robar eso, pero un contraataque responde a golpes. Roba uno de esos.
kendo-lesson-ippon-task = Ahora juega MEN. Si Bruno no tiene respuesta, es un ippon: un punto.
kendo-lesson-ippon-rule = En una Competición, un golpe sin respuesta no cuesta cartas: es un ippon, un punto. Dos ippon ganan.
kendo-lesson-ippon-not = Bruno tiene respuesta para eso. Juega MEN.
kendo-lesson-refill-task = ¡Ippon para ti! Ahora se rellenan las dos manos hasta seis cartas: roba de cualquier mazo.
kendo-lesson-refill-rule = Tras un ippon se rellenan las dos manos hasta seis cartas, de cualquier mazo. Abre quien perdió el punto.
kendo-lesson-refill-not = Roba de uno de los tres mazos.
kendo-lesson-end = En un Duelo gana la última persona con cartas; en una Competición ganan dos ippon.
