# Was die Moderation entscheidet.

command-admin = verwaltung
command-admin-about = Für die Moderation: wo und wie hier Partien gespielt werden
command-admin-setup = einrichten
command-admin-setup-about = Wo Partien eröffnet werden, von wem, wie viele und wie sie aussehen
command-admin-check = rechte
command-admin-check-about = Zeigt, welche Rechte mir fehlen und wie ich sie bekomme

command-admin-matches = partien
command-admin-matches-about = Zeigt offene Lobbys und laufende Partien, zum Öffnen oder Schließen
command-admin-bar = sperren
command-admin-bar-about = Sperr jemanden fürs Spielen auf diesem Server
command-admin-bar-user = Wen
command-admin-bar-reason = Warum, als Notiz für die Moderation; die Person kann sie in ihrem Export sehen
command-admin-unbar = entsperren
command-admin-unbar-about = Lass jemanden hier wieder spielen, oder sieh nach, wer gesperrt ist
command-admin-unbar-user = Wen; ohne Angabe siehst du die Liste

setup-head =
    ### Einstellungen des Servers
    Änderungen gelten sofort, für neue Partien. Ein leeres Menü heißt: keine Einschränkung.
setup-channels = Kanäle, in denen Partien eröffnet werden: alle
setup-starters = Wer Partien eröffnen darf: alle
setup-most-none = Partien gleichzeitig: beliebig viele
setup-most = Partien gleichzeitig: höchstens { $most }
setup-pace = Übliches Tempo: { $pace }
setup-locale-none = Sprache der Karten: die des Servers
setup-locale = Sprache der Karten: { $name }
setup-spectators-on = Hände nach einer Partie: Alle dürfen schauen
setup-spectators-off = Hände nach einer Partie: nur für die Beteiligten
setup-log = Kanal für Neues aus den Partien: keiner

check-fine =
    { $count ->
        [one] **Alles gut!** In diesem Kanal habe ich alle Rechte, die ich brauche.
       *[other] **Alles gut!** In diesem Kanal und in denen, die ihr eingerichtet habt, habe ich alle Rechte, die ich brauche.
    }
check-head =
    ### Fehlende Rechte
    Das Recht „Administrator“ brauche ich nie. Mir fehlt nur das hier:
check-server = - **{ $permission }** in { $channel }: Meine Rolle braucht es. Nutz den Knopf unten oder Servereinstellungen → Rollen.
check-channel = - **{ $permission }** in { $channel }: Erlaub es meiner Rolle unter Kanal bearbeiten → Berechtigungen.
check-wanted = (muss nicht sein, hilft aber)
check-invite = Gib mir diese Rechte
permission-create_public_threads = Öffentliche Threads erstellen
permission-read_message_history = Nachrichtenverlauf anzeigen

ongoing-head =
    { $count ->
        [one] ### Eine Partie oder Lobby auf diesem Server
       *[other] ### { $count } Partien und Lobbys auf diesem Server
    }
ongoing-none = Auf diesem Server läuft keine Partie, und keine Lobby ist offen.
ongoing-lobby = { $game }, offene Lobby
ongoing-close = Eine schließen
close-sure =
    ### Diese Partie beenden?
    { $title }
    Sie endet sofort und zählt nicht. Ich sage es allen, die mitspielen.
close-lobby-sure =
    ### Diese Lobby schließen?
    { $title }
    Alle verlieren ihren Platz, und niemand kann mehr dazukommen.
press-closesure = Ja, schließen
closed = Ich habe `{ $id }` geschlossen.
reason-closed = Die Moderation dieses Servers hat die Partie beendet, sie zählt also nicht.

bars-head =
    { $count ->
        [one] ### Eine Person ist hier fürs Spielen gesperrt
       *[other] ### { $count } Personen sind hier fürs Spielen gesperrt
    }
    Ihre laufenden Partien gehen weiter, außer ihr schließt sie mit `/verwaltung partien`.
bars-none = Auf diesem Server ist niemand fürs Spielen gesperrt.
bars-pick = Jemanden entsperren

chronicle-begun = { $game } `{ $match }` hat begonnen: { $who } · { $where }
chronicle-over = { $game } `{ $match }` ist vorbei: { $verdict } · { $where }

error-not-a-moderator = Das darf nur, wer das Recht „Server verwalten“ hat.
error-barred = Die Moderation dieses Servers lässt dich hier nicht spielen.
error-other-barred = Die Moderation dieses Servers lässt diese Person hier nicht spielen.
error-banned = Wer diesen Bot betreibt, hat dich ausgeschlossen.
error-not-in-this-channel = In diesem Kanal kannst du keine Partien eröffnen. Versuch es in { $channels }.
error-not-a-starter = Partien eröffnen dürfen hier nur diese Rollen: { $roles }. Bei offenen Partien kannst du trotzdem mitspielen.
error-too-many-matches = Mehr als { $most } Partien gleichzeitig gehen auf diesem Server nicht. Warte, bis eine vorbei ist.

## Was hier läuft
command-matches = partien
command-matches-about = Zeigt die Partien und offenen Lobbys auf diesem Server
running-head = ### Das wird hier gespielt
running-none = Gerade spielt hier niemand. `/spielen` eröffnet eine Partie.
