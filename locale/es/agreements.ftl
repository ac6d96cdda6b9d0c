# Lo que se acuerda en la mesa, y lo que cada cual se guarda.

command-substitute = suplente
command-substitute-about = Pide a alguien que ocupe tu asiento
command-substitute-user = Quién debería ocupar tu asiento

press-notes = Notas
press-draw = Ofrecer empate
press-agree-draw = Aceptar el empate
press-agree-abort = Aceptar la cancelación
press-takeback = Anular jugada
press-agree-takeback = Aceptar que se anule
press-nodraw = Seguir jugando
press-abort = Cancelar la partida
press-abortsure = Sí, cancelarla
press-seat = Ocupar el asiento
press-seat-of =
    { $count ->
        [one] Ocupar el asiento
       *[other] Ocupar el asiento de { $who }
    }
press-keep = Retirar la oferta
press-admit = Dejar que juegue
press-admit-yes = Dejar que juegue
press-admit-no = Decir que no

draw-offer = { $who } ofrece empate. { $others }, ¿de acuerdo?
draw-offered = Ofreciste empate. La partida quedará empatada en cuanto todo el mundo acepte.
draw-agreed = ¡De acuerdo! La partida queda en empate.
draw-refused = { $who } dijo que no. La partida sigue.
draw-refused-by-you = De acuerdo, la partida sigue.
takeback-offer =
    { $count ->
        [one] { $who } quiere anular su última jugada.
       *[other] { $who } quiere anular su última jugada y lo que vino después: { $count } jugadas en total.
    }
    { $others }, ¿de acuerdo? Lo visto, visto está. Se pierden las jugadas que aún no se han enviado y los planes.
takeback-offered = Le pregunto al resto. Tu jugada se anula en cuanto todo el mundo acepte.
takeback-agreed = ¡De acuerdo! La jugada queda anulada.
takeback-agreed-by-you = Dijiste que sí. La jugada se anula en cuanto todo el mundo acepte.
taken-back =
    { $count ->
        [one] { $who } anuló su última jugada.
       *[other] { $who } anuló su última jugada y lo que vino después.
    }
taken-back-by-you = Jugada anulada: estás como antes de jugar **{ $move }**.
board-taken-back = Las jugadas que había aquí se anularon.
log-taken-back =
    { $count ->
        [one] Se anuló una jugada. No aparece en la lista.
       *[other] Se anularon { $count } jugadas. No aparecen en la lista.
    }
abort-sure =
    { $others ->
        [0] Solo juegas contra la máquina, así que puedes cancelar la partida cuando quieras. No contará. ¿La cancelas?
       *[other] Una partida solo se cancela si todo el mundo acepta. Así no cuenta. ¿Le pregunto al resto?
    }
abort-offer = { $who } quiere cancelar la partida; así no contaría. { $others }, ¿de acuerdo?
abort-offered = Le pregunto al resto. La partida se cancela en cuanto todo el mundo acepte.
aborted = La partida queda cancelada. No cuenta para nadie.
error-substitute-elsewhere = Pídelo en el servidor de la partida, donde esa persona pueda ver el tablero.
substitute-asked = Se lo pido a { $who } en el hilo. El asiento es tuyo hasta que lo ocupe. Si la partida es puntuable, en ese momento te contará como derrota.
seat-kept = De acuerdo, te quedas con tu asiento.
substitute-offer =
    { $asked }, { $who } te pide que ocupes su asiento.
    Si la partida es puntuable, le contará a { $who } como derrota. Tu puntuación no cambia.
seat-taken = El asiento es tuyo. Aquí tienes tu mano:
seat-requested = Le pregunto al resto. El asiento será tuyo en cuanto acepten quienes siguen aquí.
seat-request =
    { $who } quiere ocupar el asiento de { $away }. { $others }, ¿de acuerdo?
    Si todo el mundo acepta, { $who } verá esa mano y { $away } no podrá volver. Las jugadas secretas anteriores y las notas siguen siendo privadas.
admitted = Dijiste que sí. { $who } tendrá el asiento en cuanto acepten quienes siguen aquí.
refused = Dijiste que no, así que { $who } se queda sin el asiento. Aún puedes cambiar de idea.
seat-changed = { $who } ocupa el asiento de { $before }. En una partida puntuable, la derrota es para { $before }.

notes-title = Notas sobre esta partida
notes-label = Solo las ves tú
notes-kept = Guardado. Tus notas están en **Más → Notas**.

error-nobody-to-agree = Solo juegas contra la máquina, y no acepta empates.
error-nothing-offered = Esa oferta ya no está en pie.
error-rated-stands = Esta partida puntúa, así que las jugadas no se anulan. En las que no puntúan se puede, si todo el mundo acepta.
error-nothing-to-take-back = No tienes ninguna jugada que anular: aún no has hecho ninguna, o desde entonces alguien se fue o se unió.
error-rules-changed = Las reglas se corrigieron después de esas jugadas, así que no se pueden anular.
error-offer-declined = La respuesta fue que no: la partida sigue. Puedes volver a ofrecerlo después de tu próxima jugada.
error-offer-open = Tu última oferta o tu último voto en esta partida sigue pendiente. Espera a que se resuelva antes de ofrecer otra cosa.
error-already-seated = Esa persona ya juega en esta partida. Pídeselo a otra.
error-had-another-seat = Quien ya ha jugado en otro asiento de esta partida no puede ocupar este.
error-seat-kept = Este asiento está reservado hasta el { $at }. Hasta entonces, solo puede ocuparlo alguien a quien invite su titular.
error-nobody-to-admit = No queda nadie presente, así que nadie puede dejarte entrar.
error-already-requested = Otra persona pidió antes este asiento, y el resto aún lo está decidiendo.
error-no-room-for-them = Esa persona ya juega todas las partidas que se pueden a la vez y ahora no puede sentarse. Puedes decirle que no.
error-seated-already = Ya estás en esta partida. Si te habías ausentado, pulsa **Ya estoy de vuelta**.
