# Das Rätsel des Tages, privat und im Kanal eines Servers.

command-puzzle = rätsel
command-puzzle-about = Das Rätsel von heute: Finde den einen Zug, der sicher gewinnt
puzzle-head = ### Rätsel des Tages: { $game }
puzzle-question = Ein Zug gewinnt sicher, egal was dein Gegenüber hat oder tut. Welcher?
puzzle-pick = Dein Zug
puzzle-answered = Du hast **{ $move }** gewählt. Morgen siehst du, ob der Zug gewinnt.
puzzle-streak = Du hast { $count } Tage hintereinander den richtigen Zug gefunden!
puzzle-solution = Der richtige Zug war **{ $move }**: Er gewinnt, egal was dein Gegenüber hat oder tut. Bei keinem anderen ist das sicher.
puzzle-why-next = Egal was dein Gegenüber danach tut: Du hast gewonnen.
puzzle-why-only = Danach hat dein Gegenüber nur einen Zug: { $move }. Damit hast du gewonnen.
puzzle-why-soon =
    Danach brauchst du höchstens { $count ->
        [one] noch einen Zug
       *[other] noch { $count } Züge
    } bis zum Sieg, egal was dein Gegenüber tut.
puzzle-why-far = Der Weg ist weit: Gegen die beste Verteidigung brauchst du noch mindestens { $count } Züge bis zum Sieg.
puzzle-tally =
    { $answered ->
        [one] Eine Person hier hat es versucht. Richtige Lösungen: { $solved }.
       *[other] { $answered } Personen hier haben es versucht. Richtige Lösungen: { $solved }.
    }
puzzle-yours = Du hast **{ $move }** gewählt.
puzzle-you = Du
puzzle-opponent = Gegenüber
press-puzzle = Lösen
press-solution = Die Lösung von gestern
error-puzzle-over = Dieses Rätsel ist von einem anderen Tag. `/rätsel` zeigt das von heute.
setup-puzzles = Kanal für ein tägliches Rätsel: keiner
