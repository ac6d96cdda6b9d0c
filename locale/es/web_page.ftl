# Una partida terminada como un solo archivo HTML, que se comprueba a sí mismo en el navegador.

press-webpage = Página web
webpage-waiting =
    { $before ->
        [0] Estoy haciendo tu página.
        [one] Hay una página antes que la tuya.
       *[other] Hay { $before } páginas antes que la tuya.
    }
webpage-ready = Aquí tienes la partida entera en un archivo. Ábrelo en cualquier navegador, incluso sin conexión. El archivo comprueba por sí solo su acta.
webpage-ready-moments = También están tus momentos de **Mirar de cerca**.
error-web-page-failed = No pude hacer la página. **Repasar** sigue mostrando la partida.
error-web-page-too-long = La página de esta partida es demasiado grande para mandarla aquí. **Repasar** la muestra entera.

## En el archivo
webpage-unread = Esta página no pudo arrancar. Alguien cambió su script, o tu navegador no ejecuta scripts.
webpage-board = El tablero
webpage-hand = Las cartas de esta persona, en grande
webpage-controls = Recorrer la partida
webpage-play = Reproducir
webpage-move = Jugada
webpage-mover = Quien acaba de jugar
webpage-words = La imagen en palabras
webpage-keys = Teclas: ← y → retroceden y avanzan una jugada, Inicio y Fin van al principio y al final, espacio reproduce la partida.
webpage-key-moment = M salta a tu siguiente momento.
webpage-moments = Tus momentos de Mirar de cerca
webpage-moment = Momento { $number }
webpage-check = ¿Qué se puede comprobar aquí?
webpage-holds = El acta de las jugadas coincide con su sello
webpage-partly = En este archivo no se puede comprobar nada
webpage-fails = No te fíes de este archivo: alguien cambió su acta
webpage-unchecked = Los nombres, las imágenes, el historial y el resultado solo se cuentan aquí, y no hay forma de saber si alguien los cambió. Solo se puede comprobar el acta de las jugadas.
webpage-seal = El acta de todas las jugadas coincide con su sello.
webpage-seal-not = Alguien cambió el acta de todas las jugadas: no coincide con su sello.
webpage-seed = La semilla sale de este secreto y de estas entradas.
webpage-seats = Quienes ocuparon los asientos son quienes se unieron.
webpage-seats-not = Quienes ocuparon los asientos no son quienes se unieron.
webpage-joins = Entradas, hash
webpage-compare = Un sello solo prueba algo si es el que viste: cualquiera puede escribir un archivo entero nuevo, pero no cambiar lo que ya viste. Compara las cifras en negrita con lo que te mostró “Barajado”: hash y entradas al principio, el sello al final.
webpage-rules = Esta página no comprueba las jugadas con las reglas. Eso lo hacen /verificar y, con el acta de la partida, docs/verify.py, en el código de Hikyaku.
webpage-foot = Hecho por Hikyaku, un bot de Discord. Este archivo no carga nada de internet.
