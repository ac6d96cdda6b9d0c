# Negativas sobre los relojes. `at` es un momento, ya escrito como lo muestra Discord.

error-no-clock = Esta jugada no tiene reloj.
error-no-tokens = No te quedan prórrogas en esta partida.
error-nudged-already = Puedes mandar un zumbido al día a cada persona. Podrás mandarle otro el { $at }.
error-asleep-now = Esa persona está en sus horas de silencio. Podrás mandarle un zumbido el { $at }.
error-on-vacation = Esa persona está de vacaciones hasta el { $at }.
error-wants-no-notices = Esa persona no quiere mensajes entre turnos.
error-nobody-away = Ya no falta nadie, así que no hay nada que votar.
error-vacation-open = Ya estás de vacaciones hasta el { $at }. Termínalas primero.
error-vacation-too-long =
    { $days ->
        [0] Este año ya no te quedan días de vacaciones.
        [one] No te quedan tantos días de vacaciones este año. Tienes uno.
       *[other] No te quedan tantos días de vacaciones este año. Tienes { $days }.
    }
error-too-many-vacations = Te fuiste de vacaciones { $count } veces en un día. Podrás volver a irte el { $at }.
error-no-vacation = No estás de vacaciones.
