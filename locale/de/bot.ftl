# Die Oberfläche. Die Sätze sind kurz, freundlich und sagen, was als Nächstes zu tun ist.

## Befehle (Namen klein geschrieben, ein Wort)
command-play = spielen
command-play-about = Eröffne eine Partie, bei der andere mitspielen können
command-play-game = Welches Spiel
command-play-opponent = Den anderen Platz für diese Person freihalten
command-play-options = Optionen der Partie als name=wert, durch Kommas getrennt
command-play-seats = Wie viele mitspielen
command-play-pace = Wie viel Zeit für einen Zug bleibt
command-practice = üben
command-practice-about = Spiel sofort gegen den Computer
command-practice-level = Wie stark der Computer spielt
command-practice-seats = Wie viele mitspielen, dich mitgezählt
command-hand = hand
command-hand-about = Zeigt deine Hand und deine möglichen Züge; das siehst nur du
command-board = brett
command-board-about = Zeigt das Brett, wie es alle sehen; das siehst nur du
command-move = zug
command-move-about = Gib deinen Zug als Text ein
command-move-answer = Dein Zug, zum Beispiel: slide c4
command-match = Welche Partie; ohne Angabe die in diesem Thread oder die, die du hier zuletzt offen hattest
command-resign = aufgeben
command-resign-about = Gib eine Partie auf
command-turns = dran
command-turns-about = Zeigt alle Partien, die auf dich warten
command-rules = regeln
command-rules-about = Schlag die Regeln nach
command-help = hilfe
command-help-about = Zeigt alle Befehle
command-about = info
command-about-about = Was dieser Bot ist, wer ihn betreibt und wem die Spiele gehören
command-rules-search = Gesuchte Wörter oder die Nummer einer Regel

## Optionen der Befehle (Namen klein geschrieben, ein Wort)
option-game = spiel
option-opponent = gegenüber
option-options = optionen
option-seats = plätze
option-pace = tempo
option-level = stärke
option-coach = coach
option-match = partie
option-answer = zug
option-search = suche
option-user = person
option-reason = grund
option-days = tage
option-until = bis

## Menüs einer Person oder einer Nachricht
menu-challenge = Herausfordern
menu-profile = Profil
menu-log = Was ist passiert?
menu-report = Melden
challenge-title = Neue Herausforderung
challenge-game = Spiel

## Was dieser Bot ist
help-head = ### Befehle
help-start = Loslegen
help-match = In einer Partie
help-past = Rückblick und Ergebnisse
help-you = Über dich
help-more = Mehr
about-head =
    ### Hikyaku { $version }
    Brettspiele über Tage hinweg, in deinem eigenen Tempo. Von Fans gemacht.
about-operator = Diesen Bot betreibt { $name }.
about-contact = Kontakt: { $contact }.
about-games = Die Spiele und ihre Namen gehören denen, die sie erfunden und verlegt haben. Die Regeln stehen hier in unseren eigenen Worten, und alle Bilder haben wir selbst gezeichnet.
about-support = Support-Server
about-source = Quelltext
about-terms = Bedingungen
about-privacy = Datenschutz
about-install = Zum Server hinzufügen
about-install-user = Zu meinen Apps hinzufügen

## Knöpfe
press-join = Mitspielen
press-leave = Verlassen
press-options = Optionen
press-optionsform = Im Formular ändern
press-start = Los geht’s
press-learn = Lernen
press-howto = So wird gespielt
press-hand = Meine Hand
press-text = Brett als Text
press-log = Verlauf
press-more = Mehr
press-cards = Was kann diese Karte?
glossary-none = Du hast gerade keine Karten auf der Hand.

## Wie Listen und Zusätze geschrieben werden
list-separator = {", "}
list-separator-strong = {"; "}
sentence-separator = {" "}
versus = {" – "}
range = { $first } – { $last }
either-or = { $first } oder { $last }
labelled = { $name }: { $value }
with-note = { $text } ({ $note })
sentence = { $text }.
fact-turn = ist dran
fact-won = gewinnt
fact-drawn = unentschieden
fact-left = gegangen
percent = { $share } %

## Weitere Knöpfe
press-back = Doch nicht
press-all-moves = Alle Züge
press-play-it = Spielen: { $move }
press-again = Dein nächster Zug
press-ended = Wie die Runde ausging
press-next-round = Nächste Runde
press-bydm = Ja, per DM
press-nodm = Nein, nur hier
press-rematch = Revanche
press-resign = Aufgeben
press-resignsure = Ja, ich gebe auf
press-playon = Nein, weiterspielen

## Lobby
pace = Tempo
pace-relaxed = Gemütlich (alle paar Tage ein Zug)
pace-daily = Täglich (etwa ein Zug am Tag)
pace-brisk = Zügig (mehrere Züge am Tag)
pace-live = Live (nur Minuten für jeden Zug)
pace-friendly = Freundschaftlich (ohne Uhr)
seats = Plätze
seats-2 = 2
seats-3 = 3
seats-4 = 4
seat-host = {" "}· Host
seat-free = *frei*
seat-invited = reserviert für { $who }
lobby-term = **{ $name }:** { $value }
lobby-rematch = **Revanche!** Dieselben Leute, dieselben Optionen, nur rücken alle einen Platz weiter.
lobby-unrated = Ungewertet: Ein Computer spielt mit.
lobby-elsewhere = Ungewertet: Ich bin kein Mitglied dieses Servers oder Chats.
lobby-moved-on = In der Lobby hat sich etwas geändert. Schau noch mal hin und wähl neu, wenn du dann noch willst.
lobby-soon = Beginnt { $when }.
lobby-started = Die Partie hat begonnen.
rematch-open = Deine Revanche steht bereit: { $where }
lobby-closed = Alle sind gegangen, diese Lobby ist geschlossen.
practice-place = Übung
elsewhere-place = Ein Chat
elsewhere-refresh = Drück auf irgendeinen Knopf, um diese Karte zu aktualisieren.
practice-open = Deine Übungspartie läuft. Wenn du dran bist, zeige ich dir hier deine Hand.
practice-here = Du spielst gleich hier, in dieser Nachricht.
practice-others =
    { $count ->
        [one] Noch eine Partie wartet auf dich:
       *[other] Noch { $count } Partien warten auf dich:
    }
practice-coached = Ich bin dein Coach. Ich spiele auch gegen dich, aber nicht zu stark. **Tipp** zeigt, was ich spielen würde, **Meinen Zug zurücknehmen** nimmt deinen zurück.
options-head =
    ### Optionen der Partie
    Ändern kann sie nur der Host, und nur vor dem Start.
dms-offer = **Du bist dabei!** Soll ich dir eine DM schicken, wenn du dran bist? Du kannst gleich darin spielen.
    -# **Meine Hand** geht so oder so.
dms-hello = Alles klar! Wenn du dran bist, schicke ich dir hier deine Hand, und du kannst gleich in diesen Nachrichten spielen.
dms-open = Erledigt! Schau in deine DMs: Dorthin kommt ab jetzt deine Hand. **Meine Hand** geht natürlich auch weiterhin.
dms-closed =
    Ich darf dir auf Discord keine DMs schicken. Erlaube DMs von Mitgliedern dieses Servers.
    Drück dann unter **Mehr** noch mal auf **Ja, per DM**. Oder spiel einfach über **Meine Hand**.
dms-later = DMs sind an, aber Discord lässt mich gerade keine schicken. Spiel so lange über **Meine Hand**.
dms-none = Alles klar, keine DMs. Spiel über **Meine Hand** im Thread.
quiet-closed =
    { $who }, ich darf dir auf Discord keine DMs schicken. Spiel erst mal über **Meine Hand**.
    Wenn du wieder DMs willst: Erlaube sie von Mitgliedern dieses Servers und drück unter **Mehr** auf **Ja, per DM**.
thread-another = { $game } `{ $match }` geht in einem neuen Thread weiter. Der alte funktioniert nicht mehr.
board-refused = { $who }, du bist am Zug. AutoMod lässt mein Brett hier nicht durch. Drück einfach auf **Meine Hand**.
quiet-later = { $who }, du bist am Zug. Ich kann dir gerade keine DM schicken. Drück einfach auf **Meine Hand**. Beim nächsten Mal versuche ich es wieder.

## Computer
computer-novice = Neuling { $number }
computer-coach =
    { $number ->
        [1] Coach
       *[other] Coach { $number }
    }
computer-student = Schüler { $number }
computer-master = Meister { $number }
computer-add-novice = Neuling dazuholen: kennt gerade mal die Regeln
computer-add-student = Schüler dazuholen: denkt vor jedem Zug nach
computer-add-master = Meister dazuholen: denkt lange und gründlich nach
computer-remove = { $who } entfernen
computer-pick = Computer dazuholen
computer-pick-full = Computer entfernen
level-novice = Neuling
level-student = Schüler
level-master = Meister

## Brett
turn-of =
    { $count ->
        [one] { $who } ist dran.
       *[other] Noch dran: { $who }.
    }
log-empty = Die Partie hat begonnen.
log-secret = Jemand hat sich geheim entschieden.
log-secret-by = { $who } hat sich geheim entschieden.
log-head = Was bisher geschah
ply = Zug { $ply }
played = Dein Zug: **{ $move }**.
form-best = wohl am besten
together-kind = Auch die nächsten Züge planen …
together-field-now = Dein erster Zug
together-field-then = Dein zweiter Zug
together-field-next = Dein dritter Zug
together-field-last = Dein vierter Zug
together-row-now = Zuerst
together-row-then = Dann
together-row-next = Danach
together-row-last = Zuletzt
together-stop = Den Rest später entscheiden
list-answers = Wähl deinen Zug
panel-cards = Deine Karten, groß gezeichnet. Ihre Namen stehen auf dem Brett als Text.
panel-weighing = Das Bild zeigt, was du gerade ausprobierst:
panel-look = Einen Zug erst ausprobieren
panel-looking = Wenn du das spielst:
panel-waiting = Hier gibt es nichts zu drücken: Du erfährst, wenn du dran bist.
panel-over = Diese Partie ist vorbei.
more-head = ### Mehr · Partie `{ $match }`
more-look = **Brett als Text** beschreibt das Brett in Worten, **Verlauf** zeigt alle bisherigen Züge.
more-notes = Deine **Notizen** siehst nur du.
more-plan = Mit **Vorausplanen** wählst du Züge, die ich für dich spiele.
more-leave =
    { $others ->
        [0] **Partie abbrechen** beendet sie ohne Ergebnis. Mit **Aufgeben** verlierst du.
       *[other] **Partie abbrechen** beendet sie ohne Ergebnis, wenn alle zustimmen. Mit **Aufgeben** verlierst du.
    }
more-dms = Soll ich dir per DM schreiben, wenn du dran bist?
resign-sure =
    Willst du wirklich aufgeben? Das lässt sich nicht rückgängig machen. { $rated ->
        [yes] Die Partie ist gewertet und zählt dann als Niederlage.
       *[no] Die Partie ist nicht gewertet.
    }
resign-named = Ja, { $match } aufgeben
which-match = Andere Partie …
resigned = Du hast aufgegeben. Danke fürs Mitspielen!
not-resigned = Die Partie geht weiter.
result-won =
    { $count ->
        [0] Unentschieden!
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen!
    }

## Wer dran ist, und die Regeln
turns-head =
    { $count ->
        [one] **Eine Partie wartet auf dich.**
       *[other] **{ $count } Partien warten auf dich**, die eiligste zuerst.
    }
turns-none =
    { $count ->
        [0] Gerade wartet nichts auf dich, und du bist in keiner Partie. Probier `/spielen` oder `/üben` gegen den Computer.
        [one] Gerade wartet nichts auf dich. Du bist in einer Partie:
       *[other] Gerade wartet nichts auf dich. Du bist in { $count } Partien:
    }
rules-found =
    { $count ->
        [0] Keine Regel enthält alle Wörter aus „{ $search }“.
        [one] Eine Regel zu „{ $search }“:
       *[other] { $count } Regeln zu „{ $search }“:
    }
rules-behind =
    { $count ->
        [one] Die Regel dazu:
       *[other] Die Regeln zu diesem Schritt:
    }
rules-more = Es gibt noch { $count } weitere. Mit einem weiteren Wort wird die Suche genauer.
rules-section = Zu einem anderen Kapitel
numbered-player = Platz { $number }
howto-rules = Alle Regeln, Kapitel für Kapitel
house-rule = Hausregel
house-content = Eigenmaterial
two-readings = das Blatt lässt zwei Lesarten zu

## Wenn etwas nicht geht: was los ist und was hilft
error-unexpected =
    Bei mir ist etwas schiefgegangen, geändert hat sich nichts. Versuch es bitte noch mal.
    -# Wenn du es meldest, nenn die Nummer { $code }. Wer diesen Bot betreibt, findet damit die Stelle im Log.
error-not-written = Ich kann gerade nichts speichern, geändert hat sich also nichts. Versuch es bitte in einer Minute noch mal.
error-not-known = Meine Datenbank hat das nicht bestätigt. Vielleicht hat es trotzdem geklappt: Schau in einer Minute in **Meine Hand**.
error-not-read = Ich komme gerade nicht an meine Daten. Vielleicht hat es trotzdem geklappt: Schau in einer Minute in **Meine Hand**.
error-lost = Discord hat meine Antwort verloren. Vielleicht hat es trotzdem geklappt: Schau erst in **Meine Hand**, bevor du es noch mal versuchst.
error-dms-paused = Discord lässt mich gerade keine neuen DMs anfangen. Versuch es bitte später noch mal.
error-braked = Discord bremst mich für etwa zehn Minuten. Vielleicht hat es trotzdem geklappt: Schau erst in **Meine Hand**.
error-match-over = Diese Partie ist vorbei. Unter **Verlauf** siehst du, wie sie ausging.
error-not-your-turn = Du bist noch nicht am Zug. Ich sage dir Bescheid, wenn es so weit ist.
error-stale = Die Partie ist inzwischen weitergegangen. Drück auf **Meine Hand**, um zu sehen, wie es steht.
error-illegal-move =
    „{ $move }“ geht jetzt nicht.
    -# Das geht: { $allowed }.
error-bad-option =
    { $name ->
        [form] Mit „{ $value }“ kann ich nichts anfangen. Schreib Optionen als { $allowed }, durch Kommas getrennt.
        [option] Eine Option „{ $value }“ gibt es nicht. Einstellen kannst du: { $allowed }.
       *[other] Bei „{ $name }“ geht „{ $value }“ nicht. Zur Wahl stehen: { $allowed }.
    }
error-bad-value = Ich konnte nicht lesen, was Discord mir geschickt hat. Wähl bitte aus der Liste.
error-only-in-server = Das geht auf einem Server, aber nicht per DM.
error-forbidden = Das erlaubt mir Discord hier nicht. Bitte jemanden von der Moderation, meine Rechte in diesem Kanal zu prüfen.
error-not-welcome =
    { $count ->
        [one] In diesem Kanal fehlt mir ein Recht: { $permissions }. Die Moderation kann es mir geben.
       *[other] In diesem Kanal fehlen mir Rechte: { $permissions }. Die Moderation kann sie mir geben.
    }
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
error-no-such-match = Diese Partie finde ich nicht. `/dran` zeigt deine.
error-match-deleted = Diese Partie ist lange vorbei, und ihre Züge sind gelöscht. Ihr Ergebnis zählt weiterhin.
error-no-match-shown = In dieser Nachricht sehe ich keine Partie. Versuch es mit einem Brett oder einer Nachricht im Thread einer Partie.
error-no-match-yet = Du bist hier in keiner Partie. Probier `/spielen` oder `/üben` gegen den Computer.
error-which-match = Du bist in mehreren Partien. Wähl eine mit der Option `partie` aus.
error-too-fast = Eins nach dem anderen: Ich bin noch mit deinem letzten Klick beschäftigt.
error-no-outlook = Ich sehe noch voraus. Versuch es in ein paar Sekunden noch einmal.
error-too-many-files = Mehr Filme und Seiten verschicke ich in einer Stunde nicht. Ab { $at } geht es weiter.
error-not-a-person = Bots können keinen Platz einnehmen. Nenn eine Person oder lass den Platz offen.
error-no-such-lobby = Diese Lobby gibt es nicht mehr. `/spielen` eröffnet eine neue.
error-lobby-full = Alle Plätze sind besetzt.
error-lobby-closed = Diese Lobby ist nicht mehr offen.
error-not-invited = Dieser Platz ist für jemand anderen reserviert.
error-not-the-host = Das kann nur der Host.
error-not-enough-players = Es sind noch Plätze frei. Sobald alle besetzt sind, kannst du starten.
error-not-seated = Du spielst in dieser Partie nicht mit. Zum Zuschauen drück auf **Brett als Text**.
error-not-in-lobby = Du bist nicht in dieser Lobby.
