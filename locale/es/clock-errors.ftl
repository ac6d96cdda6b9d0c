# Negativas sobre los relojes. `at` es un momento, ya escrito como lo muestra Discord.

error-no-clock = Esta jugada no tiene reloj.
error-no-tokens = No te quedan prórrogas en esta partida.
error-nudged-already = Puedes mandar un zumbido al día a cada persona. Podrás mandarle otro el { $at }.
error-asleep-now = Está en sus horas de silencio. Podrás mandarle un zumbido el { $at }.
error-on-vacation = Está de vacaciones hasta el { $at }.
error-wants-no-notices = Desactivó los mensajes entre turnos.
error-nobody-away = No falta nadie, así que no hay nada que votar.
error-vacation-open = Ya estás de vacaciones hasta el { $at }. Termínalas primero.
error-vacation-too-long =
    { $days ->
        [0] No te quedan tantos días de vacaciones este año: ya los usaste todos.
        [one] No te quedan tantos días de vacaciones este año. Tienes uno.
       *[other] No te quedan tantos días de vacaciones este año. Tienes { $days }.
    }
error-no-vacation = No estás de vacaciones.
