# Mirar una partida: seguirla y adivinar jugadas.

press-follow = Seguir la partida
press-following-end = Cuando termine
press-following-round = En cada ronda
press-following-stop = Dejar de seguirla

## Seguir
watch-instead = No juegas en esta partida. Síguela o adivina la próxima jugada:
follow-head =
    ### Seguir la partida `{ $match }`
    Te mandaré un MD. Nadie más ve que la sigues.
follow-when = ¿Cuándo te escribo?
follow-end = Sigues esta partida: te escribiré cuando termine.
follow-round = Sigues esta partida: te escribiré después de cada ronda y cuando termine.
follow-stop = Ya no sigues esta partida.
follow-hello = Ahora sigues la partida `{ $match }` en { $server }. Te escribiré aquí.
follow-closed = Discord no me deja mandarte MD, así que no sigues esta partida. Permite los MD de miembros de este servidor y pulsa otra vez **Seguir la partida**.
follow-later = Ahora mismo Discord no me deja mandarte un MD, así que aún no sigues esta partida. Inténtalo de nuevo en unos minutos.
followed-round = Terminó una ronda.
followed-where = { $server } · [ir a la partida]({ $where })
error-plays-there = Juegas en esta partida, así que ya te enteras de todo.
error-follows-enough = Ya sigues { $most } partidas, y ese es el límite. Deja de seguir alguna primero.

## Adivina la jugada
press-guessing = Adivina la jugada
guess-head =
    ### Adivina la jugada · partida `{ $match }`
    ¿Qué hará { $who }? Nadie ve tu pronóstico, y no puedes cambiarlo.
guess-waits = ### Adivina la jugada · partida `{ $match }`
guess-pick = Fija tu pronóstico
guess-locked = Tu pronóstico queda fijado: **{ $guess }**. Lo cuento cuando se haga la jugada.
guess-right = Acertaste tu último pronóstico aquí: **{ $guess }**.
guess-wrong = Fallaste tu último pronóstico aquí: **{ $guess }**.
guess-score = Esta temporada, en este servidor: { $hits } de { $made } pronósticos acertados.
guessed =
    { $count ->
        [one] { $right ->
            [0] Una persona que miraba hizo un pronóstico, y falló.
           *[other] Una persona que miraba lo adivinó.
        }
       *[other] { $right ->
            [0] De { $count } personas que miraban, no lo adivinó ninguna.
            [one] De { $count } personas que miraban, lo adivinó una.
           *[other] De { $count } personas que miraban, lo adivinaron { $right }.
        }
    }
error-knows-a-hand = Solo puede adivinar quien nunca ha tenido asiento en esta partida.
error-guess-elsewhere = Solo puedes adivinar en el servidor donde se juega esta partida.
error-nothing-to-guess = Esa jugada ya se hizo, o ahora mismo no hay nada que adivinar.
error-guessed-already = Tu pronóstico para esta jugada ya está fijado, y no se puede cambiar.

## Quienes mejor adivinan en una temporada de tres meses
guessers-head = **Adivina la jugada** · quienes más aciertan esta temporada:
guessers-line = { $place }. { $who } · { $hits } de { $made }
guessers-own = Tú: { $hits } de { $made }.
guessers-how = Por cada persona cuyas jugadas adivinas cuentan { $counted } pronósticos. Para salir en la lista, adivina jugadas de al menos { $watched } personas.
profile-guesses = Pronósticos de esta temporada: { $hits } de { $made } acertados

## Qué se adivina
kaito-guess-place = Colocarlo en { $what }
kaito-guess-slide = Mover a { $what }
kaito-guess-exchange = Recuperar una loseta
kaito-guess-pass = No recuperar nada
regroup-guess-take-1 = Carta gratis
regroup-guess-take-2 = Carta de 1 moneda
regroup-guess-take-3 = Carta de 2 monedas
regroup-guess-take-pile = Carta boca abajo
kengo-guess-advance = Avanzar
kengo-guess-retreat = Retroceder
kengo-guess-attack = Atacar
kengo-guess-lunge = Avanzar y atacar
kengo-guess-pass = No atacar
kengo-guess-parry = Parar
kengo-guess-withdraw = Retirarse
kengo-guess-hit = Recibir el golpe
karenza-guess-attack = Atacar con { $what }
karenza-guess-pass = Ceder la iniciativa
karenza-guess-defend = Defenderse con { $what }
karenza-guess-concede = Encajar el golpe
kendo-guess-men = Atacar con MEN
kendo-guess-kote = Atacar con KOTE
kendo-guess-do = Atacar con DO
kendo-guess-tsuki = Atacar con TSUKI
kendo-guess-taiatari = Atacar con TAIATARI
kendo-guess-maki_age = Atacar con MAKI AGE
kendo-guess-jikan = Cantar el tiempo: JIKAN DESU
kendo-guess-meet = Igualar con el mismo golpe
kendo-guess-counter = Contraatacar
kendo-guess-deflect = Desviar
kendo-guess-parry = Parar
kendo-guess-stop = Detener el ataque
kendo-guess-unanswered = Nada: el ataque acierta
