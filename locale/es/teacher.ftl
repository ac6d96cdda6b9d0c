# Mirar de cerca: hasta tres jugadas de una partida terminada, cada una con otra mejor. Solo lo lee quien lo pide.

press-closer = Mirar de cerca
closer-working =
    { $count ->
        [0] Estoy mirando tus jugadas.
       *[other] Estoy mirando tus jugadas: { $done } de { $count }. Puede tardar un minuto.
    }
closer-nothing = He mirado cada jugada tuya sabiendo solo lo que veías entonces, y en ninguna veo con certeza un error.
closer-head =
    { $round ->
        [0] Momento { $number } de { $count }: tras la jugada { $ply } veías esto
       *[other] Momento { $number } de { $count }: en la ronda { $round }, tras la jugada { $ply }, veías esto
    }
closer-played = Jugaste: **{ $move }**
closer-better = Mejor: **{ $move }**
closer-why-wins = Gana la partida al momento.
closer-why-only = Entonces a { $who } solo le queda una jugada: { $move }.
closer-why-does = Qué hace: { $what }
closer-why-general = Siga como siga la partida, suele dejarte en mejor posición.
closer-fair = Solo usé lo que podías ver entonces.
closer-page = **Página web** muestra la partida entera con estos momentos.
error-still-looking = Aún estoy mirando otra partida para ti. Espera a que termine.
error-review-failed = No pude mirar tus jugadas. Inténtalo de nuevo en unos minutos.
