# Bei einer Partie zuschauen: ihr folgen, und ihre Züge raten.

press-follow = Folgen
press-following-end = Wenn sie endet
press-following-round = Jede Runde
press-following-stop = Nicht mehr folgen

## Folgen
watch-instead = Du spielst in dieser Partie nicht mit. Folge ihr oder errate den nächsten Zug:
follow-head =
    ### Folgen · Partie `{ $match }`
    Ich schicke dir eine DM. Niemand sonst sieht, dass du folgst.
follow-when = Wann soll ich dir schreiben?
follow-end = Du folgst dieser Partie: Ich schreibe dir, wenn sie endet.
follow-round = Du folgst dieser Partie: Ich schreibe dir nach jeder Runde und wenn sie endet.
follow-stop = Du folgst dieser Partie nicht mehr.
follow-hello = Du folgst jetzt der Partie `{ $match }` auf { $server }. Ich schreibe dir hier.
follow-closed = Ich darf dir auf Discord keine DMs schicken, deshalb folgst du dieser Partie nicht. Erlaube DMs von Mitgliedern dieses Servers und drück dann noch mal auf **Folgen**.
follow-later = Ich kann dir gerade keine DM schicken, deshalb folgst du dieser Partie noch nicht. Versuch es bitte in ein paar Minuten noch mal.
followed-round = Eine Runde ist vorbei.
followed-where = { $server } · [zur Partie]({ $where })
error-plays-there = Du spielst in dieser Partie mit, also erfährst du sowieso davon.
error-follows-enough = Du folgst schon { $most } Partien, mehr geht nicht. Hör erst auf, einer davon zu folgen.

## Zug raten
press-guessing = Zug raten
guess-head =
    ### Zug raten · Partie `{ $match }`
    Was macht { $who }? Niemand sieht, was du rätst, und ändern kannst du es nicht.
guess-waits = ### Zug raten · Partie `{ $match }`
guess-pick = Leg dich fest …
guess-locked = Du hast dich auf **{ $guess }** festgelegt. Gezählt wird, sobald der Zug gemacht ist.
guess-right = Zuletzt hast du hier richtig geraten: **{ $guess }**.
guess-wrong = Zuletzt hast du hier falsch geraten: **{ $guess }**.
guess-score = In dieser Saison auf diesem Server: { $hits } von { $made } richtig.
guessed =
    { $count ->
        [one] { $right ->
            [0] Eine Person hat mitgeraten, aber es kam anders.
           *[other] Eine Person hat mitgeraten und lag richtig.
        }
       *[other] { $count } haben mitgeraten, { $right ->
            [0] aber niemand lag richtig.
            [one] eine Person lag richtig.
           *[other] { $right } lagen richtig.
        }
    }
error-knows-a-hand = Raten kann nur, wer in dieser Partie nie einen Platz hatte.
error-guess-elsewhere = Raten kannst du nur auf dem Server, auf dem die Partie läuft.
error-nothing-to-guess = Dieser Zug ist schon gemacht, oder gerade gibt es nichts zu raten.
error-guessed-already = Für diesen Zug hast du dich schon festgelegt, und dabei bleibt es.

## Wer in einer Saison von drei Monaten am besten rät
guessers-head = **Zug raten** · die Besten dieser Saison:
guessers-line = { $place }. { $who } · { $hits } von { $made }
guessers-own = Du: { $hits } von { $made }.
guessers-how = Pro Person, deren Züge du rätst, zählen { $counted }. In die Liste kommst du, wenn du Züge von mindestens { $watched } Personen geraten hast.
profile-guesses = In dieser Saison richtig geraten: { $hits } von { $made }

## Was geraten wird
kaito-guess-place = Auf { $what } setzen
kaito-guess-slide = Nach { $what } ziehen
kaito-guess-exchange = Etwas zurückkaufen
kaito-guess-pass = Nichts kaufen
regroup-guess-take-1 = Kostenlose Karte
regroup-guess-take-2 = Karte ab 1 Münze
regroup-guess-take-3 = Karte ab 2 Münzen
regroup-guess-take-pile = Verdeckte Karte
kengo-guess-advance = Vorrücken
kengo-guess-retreat = Zurückgehen
kengo-guess-attack = Angreifen
kengo-guess-lunge = Ausfall: vor & angreifen
kengo-guess-pass = Kein Angriff
kengo-guess-parry = Parieren
kengo-guess-withdraw = Zurückweichen
kengo-guess-hit = Treffer einstecken
karenza-guess-attack = Mit { $what } angreifen
karenza-guess-pass = Passen
karenza-guess-defend = Mit { $what } parieren
karenza-guess-concede = Treffer einstecken
kendo-guess-men = Mit MEN angreifen
kendo-guess-kote = Mit KOTE angreifen
kendo-guess-do = Mit DO angreifen
kendo-guess-tsuki = Mit TSUKI angreifen
kendo-guess-taiatari = Mit TAIATARI angreifen
kendo-guess-maki_age = Mit MAKI AGE angreifen
kendo-guess-jikan = „Zeit!“ rufen: JIKAN DESU
kendo-guess-meet = Mit dem gleichen Schlag antworten
kendo-guess-counter = Kontern
kendo-guess-deflect = Ablenken
kendo-guess-parry = Parieren
kendo-guess-stop = Den Angriff stoppen
kendo-guess-unanswered = Nichts: Der Angriff trifft
