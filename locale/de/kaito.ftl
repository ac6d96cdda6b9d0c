# KAITO

kaito-name = KAITO
kaito-pitch = Zwei Samurai, ein Dieb: Ihr zieht beide den Kaito und nehmt das Plättchen, auf dem er landet. Zu zweit, 15 Minuten.

# Was gefragt wird

kaito-ask-place = Du spielst { $colour }. Setz den Kaito auf eine der beiden Lücken. Den ersten Zug mit ihm macht dann dein Gegenüber.
kaito-ask-slide = Du spielst { $colour }. Zieh den Kaito in seiner Zeile oder Spalte. Du nimmst das Plättchen, auf dem er stehen bleibt.
kaito-ask-exchange = Du kannst { $back } zurückkaufen. Du hast { $held } Blüten ({ $mon }); Wechselgeld gibt es nicht.
kaito-back-katana = ein Katana (Preis { $price })
kaito-back-kabuto = ein Kabuto (Preis { $price })

# Optionen der Lobby

kaito-option-jump = Der Kaito springt über
kaito-option-jump-tiles = Plättchen und Lücken
kaito-option-jump-gaps = nur Lücken
kaito-option-elimination = Verlust des letzten Katana oder Kabuto
kaito-option-elimination-capture = beendet die Partie sofort
kaito-option-elimination-turn_end = beendet die Partie nach dem Rückkauf

# Warum es vorbei ist

kaito-reason-no_katana = { $loser } hat kein Katana mehr.
kaito-reason-no_kabuto = { $loser } hat kein Kabuto mehr.
kaito-reason-stuck = Der Kaito konnte nirgends mehr hin.
kaito-reason-left = Die andere Seite hat die Partie verlassen.

# Züge

kaito-answer-place = Kaito auf { $square } setzen
kaito-answer-slide = Nach { $square } ziehen
kaito-answer-exchange = { $back } für { $pay } zurückkaufen
kaito-answer-pass = Nichts kaufen
kaito-emoji-exchange = 🌸

kaito-field-kind = Was willst du tun?
kaito-field-kind-place = Den Kaito setzen
kaito-field-kind-slide = Den Kaito ziehen
kaito-field-kind-exchange = Ein Plättchen zurückkaufen
kaito-field-kind-pass = Nichts kaufen
kaito-field-at = Auf welche Lücke?
kaito-field-to = Auf welches Feld?
kaito-field-back = Was willst du zurückkaufen?
kaito-field-back-katana = Ein Katana (4 Blüten)
kaito-field-back-kabuto = Ein Kabuto (5 Blüten)
kaito-field-pay = Womit willst du bezahlen?

# Namen

kaito-red = Rot
kaito-black = Schwarz
kaito-katana = Katana
kaito-kabuto = Kabuto
kaito-tile-rk = rotes Katana
kaito-tile-rh = rotes Kabuto
kaito-tile-r3 = rotes Mon 3
kaito-tile-r2 = rotes Mon 2
kaito-tile-r1 = rotes Mon 1
kaito-tile-bk = schwarzes Katana
kaito-tile-bh = schwarzes Kabuto
kaito-tile-b3 = schwarzes Mon 3
kaito-tile-b2 = schwarzes Mon 2
kaito-tile-b1 = schwarzes Mon 1
kaito-gap = Lücke

# Der Verlauf

kaito-event-drawn = { $red } spielt Rot, { $black } spielt Schwarz. { $second } setzt den Kaito, dann macht { $first } den ersten Zug.
kaito-event-placed = { $who } setzt den Kaito auf { $square }.
kaito-event-captured = { $who } nimmt auf { $square } ein { $tile }.
kaito-event-captured-own = { $who } landet auf { $square } auf einem eigenen Plättchen ({ $tile }) und legt es beiseite.
kaito-event-captured-forced = { $who } hat nur einen möglichen Zug und nimmt auf { $square } ein { $tile }.
kaito-event-captured-own-forced = { $who } hat nur einen möglichen Zug und legt auf { $square } ein eigenes { $tile } beiseite.
kaito-event-exchanged = { $who } kauft für { $pay } Blüten ein { $back } zurück. Es kommt auf { $square }, unter den Kaito.
kaito-event-passed = { $who } kauft nichts.
kaito-event-left = { $who } hat die Partie verlassen.

# Eine Stellung in Worten: als Textbrett und als Bildbeschreibung

kaito-fact-no-kaito = Der Kaito ist noch nicht auf dem Brett.
kaito-fact-grid = auf dem Brett: { $katana } Katana, { $kabuto } Kabuto
kaito-fact-holds = hat: { $tiles }
kaito-fact-aside = beiseitegelegt: { $count }
kaito-board-legend =
    r rot, b schwarz; k Katana, h Kabuto,
    1 2 3 Mon; .. Lücke; [rk] liegt darunter
kaito-fact-exchange = { $who } kann ein Plättchen zurückkaufen.
kaito-fact-kaito = Der Kaito steht auf { $square }, { $up } liegt oben.
kaito-fact-under = Unter ihm liegt ein { $tile }.
kaito-fact-last = Er kam von { $square }.
kaito-fact-row = { $row }: { $tiles }.
kaito-fact-thief = Kaito
kaito-fact-tile = { $count ->
        [one] { $tile }
       *[other] { $count } × { $tile }
    }
kaito-fact-none = nichts
kaito-fact-targets = Du kannst nach { $squares } ziehen.
kaito-fact-danger = Danach könnte dein Gegenüber deine Plättchen auf { $squares } nehmen.
kaito-fact-gaps = Lücken sind auf { $squares }.
kaito-fact-offer = Du kannst zurückkaufen: { $tiles }. Zum Bezahlen hast du: { $pay }.

## Allgemeine Pläne
kaito-always-exchange = Immer wenn du etwas zurückkaufen könntest
kaito-always-exchange-pass = Nie etwas zurückkaufen

## Warum ein Zug nicht geht

## Was kann diese Karte?
kaito-press-cards = Was kann dieses Plättchen?
kaito-glossary-kaito = Zieht in seiner Zeile oder Spalte auf ein Plättchen und nimmt es. Er zeigt, wer dran ist.
kaito-glossary-katana = Ist keins von deinen mehr auf dem Brett, verlierst du. Am Ende deines Zugs kannst du eins mit Mon im Wert von { $price } Blüten zurückkaufen.
kaito-glossary-kabuto = Ist keins von deinen mehr auf dem Brett, verlierst du. Am Ende deines Zugs kannst du eins mit Mon im Wert von { $price } Blüten zurückkaufen.
kaito-glossary-mon = Wird es dir genommen, ist es Geld für dein Gegenüber. Mit Mon, die du deinem Gegenüber nimmst, kaufst du ein Katana oder ein Kabuto zurück.

## Was ein Zug bewirkt
kaito-hint-theirs = nimmt ein { $tile }
kaito-hint-theirs-last = nimmt das letzte { $tile }: Du gewinnst
kaito-hint-own = kostet dich ein { $tile }
kaito-hint-own-last = kostet dich dein letztes { $tile }: Du verlierst
kaito-short-theirs = { $square }: +{ $tile }
kaito-short-theirs-last = { $square }: Du siegst
kaito-short-own = { $square }: −{ $tile }
kaito-short-own-last = { $square }: Du verlierst
kaito-risk-lost = Dein Gegenüber könnte mit dem nächsten Zug gewinnen.
kaito-risk-at-once = Damit verlierst du die Partie sofort.
kaito-risk-katana = Dein Gegenüber könnte dann dein letztes Katana auf { $square } nehmen und gewinnen.
kaito-risk-kabuto = Dein Gegenüber könnte dann dein letztes Kabuto auf { $square } nehmen und gewinnen.
kaito-risk-stuck = Dein Gegenüber könnte dann auf { $square } ziehen, und du hättest keinen Zug mehr: Du würdest verlieren.
kaito-risk-forced = Dein Gegenüber könnte dann auf { $square } ziehen. Von da hättest du immer nur einen Zug und würdest verlieren: Am Ende { $end ->
        [katana] hättest du kein Katana mehr.
        [kabuto] hättest du kein Kabuto mehr.
       *[stuck] käme der Kaito nirgends mehr hin.
    }
kaito-purpose-takes-katana = Dein Gegenüber hat dann noch { $left } Katana.{ kaito-purpose-next }
kaito-purpose-takes-kabuto = Dein Gegenüber hat dann noch { $left } Kabuto.{ kaito-purpose-next }
kaito-purpose-takes-mon = Dann hast du { $blossoms ->
        [one] 1 Blüte
       *[other] { $blossoms } Blüten
    }. Ein Katana kostet { $katana }, ein Kabuto { $kabuto }.{ kaito-purpose-next }
kaito-purpose-next = { $next ->
        [own] {" "}{ kaito-purpose-own }
        [safe] {" "}{ kaito-purpose-safe }
       *[open] {""}
    }
kaito-purpose-buys-katana = Du hast wieder { $have } Katana und { $blossoms ->
        [0] keine Blüten mehr
        [one] noch 1 Blüte
       *[other] noch { $blossoms } Blüten
    }.
kaito-purpose-buys-kabuto = Du hast wieder { $have } Kabuto und { $blossoms ->
        [0] keine Blüten mehr
        [one] noch 1 Blüte
       *[other] noch { $blossoms } Blüten
    }.
kaito-purpose-keeps = Du behältst { $blossoms ->
        [one] 1 Blüte
       *[other] { $blossoms } Blüten
    }. Ein Katana kostet { $katana }, ein Kabuto { $kabuto }.
kaito-purpose-own = Danach kann dein Gegenüber nur eigene Plättchen nehmen.
kaito-purpose-safe = Danach kann dir dein Gegenüber kein Katana und kein Kabuto nehmen.
kaito-drawback-katana = Danach kann dir dein Gegenüber { $count ->
        [one] genau ein Plättchen nehmen, ein Katana
       *[other] eins von { $count } Plättchen nehmen, darunter kein Kabuto
    }.{ $every ->
        [yes] {" "}Bei jedem Zug ist ein Katana oder Kabuto in Gefahr.
       *[no] {""}
    }
kaito-drawback-kabuto = Danach kann dir dein Gegenüber { $count ->
        [one] genau ein Plättchen nehmen, ein Kabuto
       *[other] eins von { $count } Plättchen nehmen, darunter ein Kabuto
    }.{ $every ->
        [yes] {" "}Bei jedem Zug ist ein Katana oder Kabuto in Gefahr.
       *[no] {""}
    }
kaito-hint-mon = Mon { $symbols }
kaito-fact-weighed = Du siehst den Tisch nach diesem Zug: { $move }.
kaito-weighed-look = Mit Ring: deine Plättchen, die dein Gegenüber danach nehmen könnte.
