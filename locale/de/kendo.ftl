# Kendo Duel

kendo-name = Kendo Duel
kendo-pitch = Schläge, Konter und gute Nerven: Wehr den Angriff ab, oder du verlierst Karten. Zu zweit bis zu viert, 15 Minuten.

# Was gefragt wird

kendo-ask-change = Tausch bis zu zwei Karten, jede gegen eine neue aus ihrem Stapel. Dann fängt an, wer mit den eigenen Schlägen die höchste Summe hat.
kendo-ask-switch = { $attacked ->
        [yes] Du wirst mit { $attack } angegriffen. Bevor du antwortest: Tausch eine Karte gegen eine neue aus einem beliebigen Stapel.
       *[no] Bevor du spielst: Tausch eine Karte gegen eine neue aus einem beliebigen Stapel.
    }
kendo-ask-draw = Jetzt zieh eine Karte: einen Konter oder eine der übrigen Karten.
kendo-ask-open = Dein Angriff! Womit eröffnest du? { $stake ->
        [win] Niemand hat noch Karten, um ihn zu stoppen: Du gewinnst.
        [all] Ein Schlag, den niemand stoppt, bringt dir die letzten Karten und den Sieg.
        [ippon] Ein Schlag, den niemand stoppt, ist ein Ippon; mit zweien gewinnst du.
        [match] Ein Schlag, den niemand stoppt, ist ein Ippon und gewinnt die Partie.
       *[cards] Ein Schlag, den niemand stoppt, bringt dir zwei Karten deines Gegenübers.
    }
kendo-ask-discard = Du hast keine Karte zum Eröffnen. Wirf eine ab, dafür bekommst du einen Schlag.
kendo-ask-reinforcement = Du wirst mit { $attack } angegriffen! Stopp erst { $reinforcement }, danach kommt { $strike }.
kendo-ask-answer = Du wirst mit { $strike } angegriffen! Womit stoppst du das?
kendo-ask-bonus = Du bekommst eine Bonuskarte. Aus welchem Stapel?
kendo-ask-refill = Du ziehst auf sechs Karten nach. Aus welchem Stapel kommt die nächste?

# Optionen der Lobby

kendo-option-mode = Spielart
kendo-option-mode-duel = Duell (wer als Letztes noch Karten hat, gewinnt)
kendo-option-mode-competition = Wettkampf (Ippons entscheiden, nur zu zweit)
kendo-option-ippons = Ippons zum Sieg
kendo-option-ippons-2 = 2
kendo-option-ippons-1 = 1
kendo-option-meeting = Gleicher Schlag als Antwort
kendo-option-meeting-attacks = Schlägt zurück und muss gestoppt werden
kendo-option-meeting-ends = Beendet den Schlagabtausch

# Warum es vorbei ist

kendo-reason-last = Sonst hat niemand mehr Karten.
kendo-reason-hikiwake = Hikiwake: Die letzte Karte hat den letzten Angriff pariert.
kendo-reason-empty = Beide Hände sind leer.
kendo-reason-no_opening = Niemand kann mehr angreifen.
kendo-reason-ippon = Der entscheidende Ippon ist gefallen.
kendo-reason-jikan = JIKAN DESU: Die Zeit ist um, und wer führt, gewinnt.
kendo-reason-time = Die Zeit ist um.
kendo-reason-left =
    { $others ->
        [1] Die andere Seite hat die Partie verlassen.
       *[other] Alle anderen haben die Partie verlassen.
    }

# Züge. Plätze heißen nach ihren Zeichen: ● ◆ ▲ ■

kendo-answer-keep = Alle Karten behalten
kendo-answer-change = { $cards } tauschen
kendo-answer-jikan = JIKAN DESU
kendo-answer-stuck = Nichts zu spielen
kendo-answer-at = { $cards } auf { $target }
kendo-answer-passed = { $card }, weiter an { $target }
kendo-answer-meet = Mit { $card } stoppen
kendo-answer-parry = Mit { $card } stoppen
kendo-answer-stop = Mit { $card } stoppen
kendo-answer-deflect = Mit { $card } stoppen
kendo-answer-discard = { $card } abwerfen
kendo-answer-switch = { $card } gegen { $one } tauschen
kendo-answer-draw = Ziehen: { $deck }
kendo-emoji-open = ⚔️
kendo-emoji-counter = ⚔️
kendo-emoji-parry = 🛡️
kendo-emoji-jikan = ⏳

kendo-kind-keep = Alle Karten behalten
kendo-kind-change = Karten tauschen
kendo-kind-open = Angreifen
kendo-kind-jikan = JIKAN DESU
kendo-kind-meet = Gleicher Schlag
kendo-kind-counter = Kontern
kendo-kind-deflect = Ablenken
kendo-kind-parry = Parieren
kendo-kind-stop = Stoppen
kendo-kind-switch = Eine Karte tauschen
kendo-kind-draw = Eine Karte ziehen
kendo-kind-discard = Eine Karte abwerfen
kendo-kind-stuck = Nichts zu spielen

kendo-field-kind = Was willst du tun?
kendo-field-kind-keep = Alle Karten behalten
kendo-field-kind-change = Karten tauschen
kendo-field-kind-open = Angreifen
kendo-field-kind-jikan = JIKAN DESU
kendo-field-kind-meet = Gleicher Schlag
kendo-field-kind-counter = Kontern
kendo-field-kind-deflect = Ablenken
kendo-field-kind-parry = Parieren
kendo-field-kind-stop = Stoppen
kendo-field-kind-switch = Eine Karte tauschen
kendo-field-kind-draw = Eine Karte ziehen
kendo-field-kind-discard = Eine Karte abwerfen
kendo-field-kind-stuck = Nichts zu spielen
kendo-field-card = Welche Karte?
kendo-field-card-switch = Welche Karte gibst du her?
kendo-field-first = Erste Karte
kendo-field-second = Zweite Karte (freiwillig)
kendo-field-second-none = keine zweite Karte
kendo-row-first = Erste Karte
kendo-row-second = Zweite Karte (freiwillig)
kendo-row-card-switch = Karte, die du hergibst
kendo-row-deck-switch = Stapel, aus dem die neue kommt
kendo-field-reinforcement = Welche Verstärkung?
kendo-field-reinforcement-none = keine
kendo-field-target = Wen greifst du an?
kendo-field-target-none = dein Gegenüber
kendo-field-mushin = Mit MUSHIN?
kendo-field-mushin-true = mit MUSHIN
kendo-field-mushin-false = ohne MUSHIN
kendo-field-deck = Aus welchem Stapel?
kendo-field-deck-basics = Schläge
kendo-field-deck-counters = Konter
kendo-field-deck-others = Übrige Karten

# Wozu ein Zug führt: höchstens 60 Zeichen

kendo-hint-reinforced-duel = kann dir eine Karte mehr bringen
kendo-hint-reinforced-competition = kann dir eine Karte bringen
kendo-hint-alternative-duel = kann dir eine Karte bringen
kendo-hint-alternative-competition = kann deinem Gegenüber ein Hansoku einbringen
kendo-hint-jikan-ahead = du gewinnst, außer der nächste Angriff bringt einen Ippon
kendo-hint-jikan-level = fünf neue Karten für alle; der nächste Ippon gewinnt
kendo-hint-passed = { $strike } geht weiter
kendo-hint-counter = schlägt zurück
kendo-purpose-strike-duel = Wenn niemand den Schlag stoppt, nimmst du deinem Gegenüber zwei Karten ab. Von den { $unseen } Karten, die du nicht siehst, { $stops ->
        [0] stoppt ihn keine
        [one] stoppt ihn nur eine
       *[other] stoppen ihn { $stops }
    }.
kendo-purpose-strike-competition = Wenn niemand den Schlag stoppt, ist es ein Ippon für dich. Von den { $unseen } Karten, die du nicht siehst, { $stops ->
        [0] stoppt ihn keine
        [one] stoppt ihn nur eine
       *[other] stoppen ihn { $stops }
    }.
kendo-purpose-alternative = Von den { $unseen } Karten, die du nicht siehst, { $stops ->
        [0] kann das keine
        [one] kann das nur eine
       *[other] können das nur { $stops }
    } stoppen, und deine Schläge behältst du.
kendo-purpose-stopped = Das stoppt den Angriff und kostet dich nur die Karte, die du spielst.
kendo-purpose-bare = Das stoppt den Angriff, aber danach hast du nichts zum Eröffnen: Du wirfst eine Karte ab und ziehst einen Schlag.
kendo-hint-ended = du eröffnest
kendo-hint-last-two = deine letzte Karte: unentschieden
kendo-hint-last-more = deine letzte Karte: Du bist raus
kendo-hint-stop = dann { $strike }
kendo-hint-again = { $who } eröffnet
kendo-hint-deck = { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }

# Namen

kendo-deck-basics = Schläge
kendo-deck-counters = Konter
kendo-deck-others = Übrige
kendo-one-basics = einen Schlag
kendo-one-counters = einen Konter
kendo-one-others = eine der übrigen
kendo-mode-duel = Duell
kendo-mode-competition = Wettkampf
kendo-mark-M = MEN
kendo-mark-K = KOTE
kendo-mark-D = DO
kendo-mark-T = TSUKI
kendo-mark-H = zwei Hansoku
kendo-mark-E = die andere Seite hat keine Karten mehr
kendo-none = nichts

# Der Verlauf

kendo-event-first-totals = { $who } hat die höchste Summe und fängt an: { $totals }.
kendo-event-first-card = Die Summen sind gleich. { $who } hat den stärksten einzelnen Schlag und fängt an.
kendo-event-first-lot = { $who } fängt an, das Los hat entschieden.
kendo-event-changed = Getauschte Karten: { $counts }.
kendo-event-open = { $who } greift { $target } an: { $cards }!
kendo-event-open-reinforced = { $who } greift { $target } an: { $cards }! Erst muss { $reinforcement } gestoppt werden, dann { $card }.
kendo-event-meet = { $who } stoppt { $strike } mit dem gleichen Schlag. Der Schlagabtausch ist vorbei.
kendo-event-meet-on = { $who } stoppt { $strike } mit dem gleichen Schlag und schlägt zurück: { $strike } gegen { $target }!
kendo-event-counter = { $who } kontert mit { $card }: { $strike } gegen { $target }!
kendo-event-counter-mushin = { $who } kontert mit { $card } und MUSHIN, mit dem jeder Konter passt: { $strike } gegen { $target }!
kendo-event-deflect = { $who } lenkt { $strike } mit { $card } ab. Der Schlagabtausch ist vorbei.
kendo-event-deflect-on = { $who } lenkt mit { $card } ab: { $strike } geht weiter an { $target }!
kendo-event-parry = { $who } pariert { $strike } mit { $card }. Der Schlagabtausch ist vorbei.
kendo-event-stop = { $who } stoppt { $strike } mit { $card }.
kendo-event-stop-alternative = { $who } stoppt { $strike } mit { $card }. Wer angegriffen hat, eröffnet wieder.
kendo-event-discard = { $who } kann nicht angreifen und wirft { $card } für einen Schlag ab.
kendo-event-jikan = { $who } spielt JIKAN DESU: Die Zeit läuft ab.
kendo-event-unanswered = { $who } kann { $strike } nicht stoppen.
kendo-event-unanswered-reinforcement = { $who } kann { $strike } nicht stoppen, das kostet eine Karte. Jetzt kommt der Schlag selbst.
kendo-event-pulled = { $who } nimmt { $count ->
        [one] blind eine Karte
       *[other] blind { $count } Karten
    } von { $loser }.
kendo-event-switched = { $who } tauscht eine Karte gegen eine neue vom Stapel „{ $deck }“.
kendo-event-drew-play = { $who } zieht eine Karte vom Stapel „{ $deck }“.
kendo-event-drew-opening = { $who } zieht einen Schlag, um anzugreifen.
kendo-event-drew-bonus = { $who } zieht eine Bonuskarte vom Stapel „{ $deck }“.
kendo-event-drew-refill = { $who } zieht vom Stapel „{ $deck }“ nach, bis es sechs Karten sind.
kendo-event-shuffled = Der Stapel „{ $deck }“ ist leer, seine gespielten Karten werden neu gemischt.
kendo-event-passed = { $who } kann nicht angreifen, und es gibt keinen Schlag mehr zu ziehen. Der nächste Platz eröffnet.
kendo-event-dropped_out = { $who } ist raus.
kendo-event-hansoku = { $count ->
        [one] Hansoku für { $who }. Ein zweites bringt der anderen Seite einen Ippon.
       *[other] Ein zweites Hansoku für { $who }.
    }
kendo-event-ippon = Ippon für { $who }: { $why }!
kendo-event-extended = Es steht 1:1, und { $who } ruft „Zeit!“: Alles wird gemischt, beide bekommen fünf Karten, und der nächste Ippon gewinnt.
kendo-event-left = { $who } hat die Partie verlassen.
kendo-event-over-last = Nur { $who } hat noch Karten und gewinnt!
kendo-event-over-hikiwake = Hikiwake: Die letzte Karte hat pariert. Unentschieden.
kendo-event-over-empty = Alle Hände sind leer. Unentschieden.
kendo-event-over-no_opening = Niemand kann mehr angreifen. Unentschieden.
kendo-event-over-ippon = { $who } holt den entscheidenden Ippon und gewinnt!
kendo-event-over-jikan = Zeit! { $who } gewinnt nach Punkten.
kendo-event-over-time = { $count ->
        [0] Zeit! Niemand führt, also unentschieden.
       *[other] Zeit! { $who } führt und gewinnt.
    }
kendo-event-over-left = { $count ->
        [0] Alle haben die Partie verlassen.
       *[other] { $who } gewinnt: Sonst ist niemand mehr da.
    }

# Was nur erfährt, wem es gehört: blind genommene Karten

kendo-own-lost = { $count ->
        [one] Diese Karte hast du verloren: { $cards }.
       *[other] Diese Karten hast du verloren: { $cards }.
    }
kendo-own-won = { $count ->
        [one] Diese Karte hast du genommen: { $cards }.
       *[other] Diese Karten hast du genommen: { $cards }.
    }

# Eine Stellung in Worten: als Textbrett und als Bildbeschreibung

kendo-fact-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kendo-fact-ippons = { $count ->
        [0] noch kein Ippon
       *[other] Ippon { $marks }
    }
kendo-fact-hansoku = Hansoku { $count }
kendo-fact-out = raus
kendo-fact-wanted = { $who } muss { $strike } von { $by } stoppen
kendo-fact-shown = hatte { $cards }
kendo-fact-bonus = { $who } zieht eine Bonuskarte
kendo-fact-refill = { $who } zieht auf sechs nach
kendo-fact-opens = { $who } eröffnet
kendo-fact-spared = { $who } darf nicht das Ziel sein.

kendo-fact-exchange = Kendo Duel ({ $mode }), { $number ->
        [0] vor dem ersten Angriff
       *[other] Schlagabtausch { $number }
    }.
kendo-fact-decks = Stapel: Schläge { $basics }, Konter { $counters }, übrige { $others }.
kendo-fact-jikan-last = Mit diesem Angriff läuft die Zeit ab.
kendo-fact-jikan-extension = Verlängerung: Der nächste Ippon gewinnt.
kendo-fact-hand = Du hast auf der Hand: { $cards }.
kendo-fact-playable = Spielen kannst du: { $cards }.
kendo-fact-choice = Du hast gewählt: { $answer }.
kendo-fact-weighed = Du probierst gerade aus: { $answer }.

## Warum ein Zug nicht geht

## Was kann diese Karte?
kendo-glossary-basic = { $meeting ->
        [attacks] Ein Schlag. Er eröffnet einen Angriff, oder er stoppt { $strike } und schlägt zurück. Stoppt er einen Konter, endet der Schlagabtausch.
       *[ends] Ein Schlag. Er eröffnet einen Angriff oder stoppt { $strike }: Der gleiche Schlag beendet den Schlagabtausch.
    }
kendo-glossary-counter = Ein Konter. Er wirkt gegen { $answers } und schlägt mit { $delivers } zurück.
kendo-glossary-jodan = Verstärkt einen Schlag. Wenn SEIGAN oder FUDOSHIN es nicht stoppt, nimmst du deinem Gegenüber eine Karte ab.
kendo-glossary-seme = Verstärkt einen Schlag. Wenn MUSHIN oder FUDOSHIN es nicht stoppt, nimmst du deinem Gegenüber eine Karte ab.
kendo-glossary-mushin = Stoppt SEME. Oder du legst es zu einem Konter, der dann gegen jeden Angriff wirkt.
kendo-glossary-seigan = Stoppt JODAN.
kendo-glossary-tai_sabaki = Lenkt einen Schlag oder Konter ab: Zu zweit ist der Schlagabtausch vorbei, und du eröffnest. Stoppt auch TAIATARI und MAKI AGE.
kendo-glossary-kamae = { kendo-glossary-tai_sabaki }
kendo-glossary-fudoshin = Lenkt einen Schlag oder Konter ab: Zu zweit ist der Schlagabtausch vorbei, und du eröffnest. Stoppt auch alles andere.
kendo-glossary-tsubazeriai = Pariert einen Schlag, aber keinen Konter.
kendo-glossary-bogyo = { kendo-glossary-tsubazeriai }
kendo-glossary-taiatari-duel = Eröffnet allein einen Angriff. Wenn ihn niemand mit TAI SABAKI, KAMAE oder FUDOSHIN stoppt, nimmst du deinem Gegenüber eine Karte ab.
kendo-glossary-taiatari-competition = Eröffnet allein einen Angriff. Stoppen ihn weder TAI SABAKI noch KAMAE oder FUDOSHIN, bekommt dein Gegenüber ein Hansoku (Foul); zwei sind ein Ippon für dich.
kendo-glossary-maki_age-duel = { kendo-glossary-taiatari-duel }
kendo-glossary-maki_age-competition = { kendo-glossary-taiatari-competition }
kendo-glossary-jikan_desu = Damit rufst du „Zeit!“, statt zu eröffnen. Das geht, wenn du 1:0 führst oder es 1:1 steht.
