# Las lecciones de Kendo Duel: cómo se juega, en breve; después, para cada paso, qué hacer, su regla y por qué otra jugada no vale.

kendo-howto =
    - **Ganas** un Duelo si eres la última persona con cartas. En una Competición se gana con dos ippon (puntos), salvo que se acuerde otra cosa.
    - **En tu turno** atacas: con MEN, KOTE, DO o TSUKI, solo o con JODAN o SEME; o con TAIATARI o MAKI AGE.
    - **Cuando te atacan** tienes que responder si puedes. El mismo golpe y los contraataques devuelven el golpe, otras cartas lo paran o lo desvían.
    - **Qué detiene qué:** a un golpe lo detienen el mismo golpe, sus contraataques, TSUBAZERIAI y BOGYO; a un contraataque, el golpe que devuelve y sus contraataques. TAI SABAKI y KAMAE detienen ambos, y también TAIATARI y MAKI AGE. SEIGAN detiene JODAN, MUSHIN detiene SEME o deja que un contraataque detenga cualquier ataque, y FUDOSHIN detiene cualquier cosa.
    - **Si nadie responde** a un golpe, quien ataca se lleva dos cartas en un Duelo, y marca un ippon en una Competición.

kendo-lesson-open-task = En un Duelo gana la última persona a la que le quedan cartas. Ataca a Bruno con un golpe: MEN va a la cabeza, DO al torso.
kendo-lesson-open-look = El recuadro discontinuo espera un golpe: juega una carta de borde dorado. Las azules cuentan manos y mazos; olvida los demás números.
kendo-lesson-open-rule = Se abre con MEN, KOTE, DO o TSUKI. Las cartas jugadas se gastan y no se reponen; un golpe que nadie detiene se lleva dos cartas.
kendo-lesson-meet-task = Bruno ataca con KOTE, a la muñeca: el recuadro dorado discontinuo muestra a qué tienes que responder. Detenlo con ese mismo golpe.
kendo-lesson-meet-rule = Un ataque y sus respuestas son un intercambio. Si puedes responder, debes hacerlo. El mismo golpe detiene otro y lo devuelve; un contraataque, solo lo detiene.
kendo-lesson-meet-not = Es un contraataque: se puede, y también devuelve el golpe, pero con MEN. Aquí se trata del mismo golpe, un KOTE.
kendo-lesson-counter-task = Bruno ataca con MEN y no tienes ninguno. ¿Qué carta lo detiene y además devuelve el golpe?
kendo-lesson-counter-look = En un contraataque, el golpe gris es el que detiene, y el rojo, el que devuelve.
kendo-lesson-counter-rule = Un contraataque responde a su primera palabra y golpea con la última; la del medio es la técnica: men-kaeshi-do detiene MEN y golpea DO.
kendo-lesson-counter-not = BOGYO solo detendría el golpe. El contraataque que empieza por “men” detiene MEN y devuelve el golpe con DO.
kendo-lesson-reinforced-task = Bruno añadió JODAN a su MEN, y a JODAN se responde primero. SEIGAN detiene JODAN; FUDOSHIN, lo que sea. ¿Cuál gastas?
kendo-lesson-reinforced-rule = JODAN acompaña a un golpe. Responde primero a JODAN o te quitan una carta: lo detienen SEIGAN y FUDOSHIN.
kendo-lesson-reinforced-not = FUDOSHIN responde a cualquier cosa: guárdalo. SEIGAN solo detiene JODAN: úsalo aquí.
kendo-lesson-parry-task = El MEN sigue en camino. BOGYO y FUDOSHIN lo detienen: guarda la carta que sirve para más.
kendo-lesson-parry-rule = BOGYO sirve para parar: detiene un golpe, pero no un contraataque. Después de parar abres tú, no quien atacaba.
kendo-lesson-parry-not = FUDOSHIN responde a cualquier cosa: guárdalo. Contra un golpe simple basta con BOGYO.
kendo-lesson-seme-task = Atacas tú. JODAN o SEME (presión) pueden acompañar a un golpe. Abre de modo que Bruno tenga que detener dos cartas.
kendo-lesson-seme-rule = SEME acompaña a un golpe, como JODAN, y FUDOSHIN también lo detiene. Si no se detiene, te llevas una carta, y después llega el golpe.
kendo-lesson-seme-not = { $move ->
        [open-taiatari] Nada acompaña a TAIATARI: Bruno solo tendría que detener una carta. SEME acompaña a MEN.
       *[other] Eso es una sola carta. Con SEME, Bruno tiene que detenerlo primero, y después MEN.
    }
kendo-lesson-taiatari-task = Bruno abre con TAIATARI, un choque. No es un golpe: no valen ni BOGYO ni tu contraataque. ¿Con qué carta lo detienes sin gastar de más?
kendo-lesson-taiatari-look = KAMAE detiene un golpe, un contraataque o TAIATARI.
kendo-lesson-taiatari-rule = TAIATARI ataca por sí solo. Lo detienen KAMAE y FUDOSHIN; si no se detiene, en un Duelo se lleva una carta.
kendo-lesson-taiatari-not = FUDOSHIN responde a cualquier cosa: guárdalo. Contra TAIATARI basta con KAMAE.
kendo-lesson-empty-task = Te toca atacar, pero un contraataque no abre y no tienes golpes. Descarta una carta para robar uno; guarda lo que responda a Bruno.
kendo-lesson-empty-look = KAMAE desvía un golpe o un contraataque: el intercambio termina y después abres tú.
kendo-lesson-empty-rule = Si no puedes abrir, descartas una carta y robas un golpe con el que abrir.
kendo-lesson-empty-not = { $move ->
        [discard-kamae] KAMAE desvía un golpe o un contraataque. SEIGAN solo detiene JODAN: es la que menos falta te hará.
        [discard-bogyo] BOGYO para el golpe de cualquier ataque. SEIGAN solo detiene JODAN: es la que menos falta te hará.
       *[other] Este contraataque responde a MEN y hasta devuelve el golpe. SEIGAN solo detiene JODAN: es la que menos falta te hará.
    }
kendo-lesson-switch-fresh = El otro modo, para dos: la Competición. Tu primera partida no lo será.
kendo-lesson-switch-task = En una Competición ganan dos ippon (puntos). Antes de cada jugada cambias una carta: consigue un golpe por la que menos falta te haga.
kendo-lesson-switch-look = Los mazos, desde arriba: ● golpes, ●○ contraataques, ▲◆✕ las demás. Los círculos vacíos junto a los nombres son para los ippon.
kendo-lesson-switch-rule = Solo en una Competición: antes de cada jugada cambias una carta y luego robas un contraataque u otra carta. Solo entonces eliges qué jugar.
kendo-lesson-switch-not = { $move ->
        [switch-kamae-basics] Así consigues un golpe, pero KAMAE puede responder a uno. SEIGAN solo detiene JODAN: deja esa carta.
       *[other] En ese mazo no hay golpes, y solo un golpe puede dar un ippon. Cambia SEIGAN por un golpe.
    }
kendo-lesson-ippon-task = Un golpe sin respuesta da un ippon al momento, y dos ganan. ¿Con qué atacas?
kendo-lesson-ippon-look = Un hansoku es una falta; dos son un ippon para el rival.
kendo-lesson-ippon-rule = En una Competición, un golpe sin respuesta no cuesta cartas: es un ippon. Dos ganan; tras uno, ambas manos se rellenan hasta seis cartas.
kendo-lesson-ippon-not = TAIATARI no es un golpe: si no se detiene, solo es una falta (hansoku) para Bruno. Dos faltas son un ippon; MEN puede serlo ya.
kendo-lesson-change-fresh = De vuelta al Duelo, que será tu primera partida:
kendo-lesson-change-task = Así empieza un Duelo: puedes cambiar hasta dos cartas, y abre la suma más alta de los números de los golpes. Sube la tuya todo lo posible.
kendo-lesson-change-look = Cada carta nueva sale del mazo de la anterior: ● golpes, ●○ contraataques, ▲◆✕ las demás.
kendo-lesson-change-rule = Antes de un Duelo puedes cambiar hasta dos cartas. Abre la suma más alta; después los números no cuentan.
kendo-lesson-change-not = { $move ->
        [keep] Tus golpes 1 + 2 + 4 suman solo 7. Por una carta baja recibirías otra, casi siempre más alta.
       *[other] Eso es solo una ocasión más de conseguir un golpe alto. El 2 también es bajo, y puedes cambiar los dos.
    }
kendo-lesson-end = Tu primera partida es un Duelo: gana la última persona con cartas. La Competición se gana con dos ippon.
