# Lobbys: womit sich einverstanden erklärt, wer mitspielt, und wie viele Lobbys, Partien und Rufe es geben darf.

press-accept = Einverstanden
lobby-undecided = Hier hat sich etwas geändert. Noch nicht einverstanden: { $who }
lobby-ready = Alle sind da, der Host kann die Partie starten.
terms-changed = { $who }, der Host hat an eurer { $game }-Partie etwas geändert:
terms-change = - **{ $name }:** { $before } → **{ $after }**
terms-what-now =
    Drück auf [der Karte]({ $where }) auf **Einverstanden** oder **Verlassen**.
    Wenn du nichts davon tust, kann die Partie in einer Minute starten.

error-cannot-join = In dieser Lobby kannst du nicht mitspielen. Sie ist voll, geschlossen oder für andere reserviert.
error-not-agreed = Hier hat sich etwas geändert. Noch nicht einverstanden: { $who }. Es bleibt eine Minute, um zuzustimmen oder zu gehen.

error-too-many-lobbies = Du kannst in höchstens { $most } offenen Lobbys gleichzeitig sein. Verlass erst eine.
error-too-many-lobbies-opened = Du kannst { $most } Lobbys pro Stunde eröffnen. Warte bitte ein Weilchen.
error-too-many-lobbies-here = Mehr als { $most } offene Lobbys gehen auf diesem Server nicht. Spiel stattdessen bei einer davon mit.
error-too-many-matches-of-yours = Du kannst in höchstens { $most } Partien und offenen Lobbys gleichzeitig sein. Beende oder verlass erst eine.
error-too-much-practice = Du spielst schon { $most } Übungspartien, mehr gehen nicht gleichzeitig. Beende erst eine oder gib sie auf: Die Liste zeigt `/dran`.
error-too-many-pings = Du hast fürs Erste genug Leute eingeladen. Versuch es in einer Stunde noch mal.
error-too-many-reports-waiting = Wer diesen Bot betreibt, hat schon zu viele Meldungen zu lesen. Schreib morgen noch mal oder wende dich an die Moderation des Servers.
