# Un barajado que se puede comprobar: la línea pequeña de las tarjetas, y lo que muestran /verificar y Barajado.

## En las tarjetas
shuffle-fair = Barajado limpio y comprobable · `/verificar`

## /verificar
command-verify = verificar
command-verify-about = Comprueba que una partida se barajó y se jugó limpiamente
command-verify-match = El código de la partida; si no pones nada, la de este hilo o tu última partida
press-verify = Barajado
press-share = Mostrar a todo el mundo
verify-holds = Todo cuadra.
verify-fails = Algo no cuadra.
verify-lobby =
    Este hash fija el secreto del barajado antes de que se una nadie. Apúntalo, o muéstralo a todo el mundo.
    Después de la partida puedes comprobar que el secreto sigue siendo el mismo.
verify-running = La partida sigue en marcha, y su secreto no se revela hasta que termine. Estos números ya están fijados:
verify-hash = El secreto corresponde al hash que se publicó antes de que se uniera nadie.
verify-hash-not = El secreto no corresponde al hash que se publicó antes de que se uniera nadie.
verify-seed =
    { $gone ->
        [0] La semilla sale del secreto y de los clics que llenaron los asientos ({ $came } en total).
        [one] La semilla sale del secreto y de los clics que llenaron los asientos ({ $came } en total; uno se retiró).
       *[other] La semilla sale del secreto y de los clics que llenaron los asientos ({ $came } en total; { $gone } se retiraron).
    }
verify-seed-not = La semilla no sale de este secreto y estas entradas.
verify-deal = El reparto sale de esta semilla según las reglas.
verify-deal-not = El reparto no sale de esta semilla según las reglas de hoy.
verify-moves =
    { $count ->
        [one] La única jugada estaba permitida. Lleva a lo que se contó en la mesa y al mismo resultado.
       *[other] Las { $count } jugadas estaban permitidas. Llevan a lo que se contó en la mesa y al mismo resultado.
    }
verify-moves-not = Según las reglas de hoy, las jugadas solo llevan a lo que se contó en la mesa hasta la jugada { $last }.
verify-seats = Los asientos siguen el orden de entrada. El sello los fija.
verify-seats-others = Los asientos no siguen el orden de entrada, como en una revancha o en una práctica. El sello los fija.
verify-seats-unknown = El sello no dice quién se sentó dónde: esta partida empezó antes de que eso se incluyera.
verify-number-hash = Hash
verify-number-secret = Secreto
verify-number-joins = Entradas
verify-number-joins-hash = Entradas, hash
verify-number-seats = Asientos
verify-number-seed = Semilla
verify-number-seal = Sello
verify-yours = Tu propio clic fue `{ $click }`.
verify-closed = El secreto y la semilla revelarían todas las manos, y en este servidor solo puede verlas quien jugó.
verify-how =
    Para comprobarlo por tu cuenta, pulsa **Acta** y ejecuta `python docs/verify.py FILE SEAL HASH JOINS` del código de Hikyaku.
    Usa los números que apuntaste: hash y entradas al principio, el sello al final. `docs/shuffle.md` dice qué demuestra eso.
