# Kengo!

kengo-name = Kengo!
kengo-pitch = Fechten mit einer Handvoll Zahlen: vorrücken, angreifen, parieren. Zu zweit, 20 Minuten.

# Was gefragt wird

kengo-ask-act = Du bist am Zug und kannst { $can }.
kengo-can-act-advance = vorrücken
kengo-can-act-retreat = zurückgehen
kengo-can-act-attack = angreifen
kengo-can-act-lunge = einen Ausfall machen
kengo-ask-defend = Du wirst angegriffen! Was tust du?
kengo-ask-last_attack = Der Stapel ist leer. Du kannst ein letztes Mal angreifen.
kengo-ask-refill = Deine Hand ist leer. Du ziehst eine neue, und dein Zug ist vorbei.
kengo-ask-stuck = Du kannst keine deiner Karten spielen.

# Optionen der Lobby

kengo-option-level = Stufe
kengo-option-level-normal = Normal (mit Paraden)
kengo-option-level-basic = Einfach (ohne Paraden)
kengo-option-level-advanced = Profi (mit Ausfall und Zurückweichen, braucht Ausdauer)
kengo-option-tatami = Länge der Matte
kengo-option-tatami-23 = 23 Felder
kengo-option-tatami-21 = 21 Felder
kengo-option-specials = Sonderkarten
kengo-option-specials-off = keine
kengo-option-specials-on = eine pro Runde
kengo-option-rounds = Runden zum Sieg
kengo-option-rounds-5 = 5
kengo-option-rounds-3 = 3
kengo-option-rounds-1 = 1
kengo-option-matches = Partien
kengo-option-matches-1 = eine
kengo-option-matches-3 = bis jemand zwei gewonnen hat
kengo-option-open_discard = Gespielte Karten
kengo-option-open_discard-off = nur die letzten liegen offen
kengo-option-open_discard-on = alle liegen offen
kengo-option-basic_last_parry = Letzter Angriff einer Runde (Stufe Einfach)
kengo-option-basic_last_parry-on = lässt sich parieren
kengo-option-basic_last_parry-off = lässt sich nicht parieren

# Warum es vorbei ist

kengo-reason-rounds = { $rounds ->
        [1] Das war die einzige Runde.
       *[other] Wer zuerst { $rounds } Runden holt, gewinnt.
    }
kengo-reason-matches = Zwei Partien sind gewonnen, damit ist es entschieden.
kengo-reason-left = Die andere Seite hat die Partie verlassen.

# Züge

kengo-answer-advance = { $card } vor
kengo-answer-retreat = { $card } zurück
kengo-answer-attack = { $count ->
        [one] Angriff mit einer { $card }
        [2] Angriff mit zwei { $card }ern
        [3] Angriff mit drei { $card }ern
        [4] Angriff mit vier { $card }ern
       *[other] Angriff mit { $count } Karten: { $card }
    }
kengo-answer-lunge = { $count ->
        [one] { $step } vor, Angriff mit einer { $card }
        [2] { $step } vor, Angriff mit zwei { $card }ern
        [3] { $step } vor, Angriff mit drei { $card }ern
        [4] { $step } vor, Angriff mit vier { $card }ern
       *[other] { $step } vor, Angriff mit { $count }: { $card }
    }
kengo-answer-parry = Parieren
kengo-answer-parry-sum = Mit { $cards } parieren
kengo-answer-withdraw = { $card } zurückweichen
kengo-answer-hit = Treffer einstecken
kengo-answer-pass = Nichts tun
kengo-confirm-hit = Den Treffer einstecken? Damit verlierst du diese Runde.
kengo-emoji-attack = ⚔️
kengo-press-cards = Was können meine Karten?
kengo-emoji-lunge = ⚔️
kengo-emoji-parry = 🛡️

kengo-field-kind = Was willst du tun?
kengo-field-kind-advance = Vorrücken
kengo-field-kind-retreat = Zurückgehen
kengo-field-kind-attack = Angreifen
kengo-field-kind-lunge = Ausfall: vor & angreifen
kengo-field-kind-parry = Parieren
kengo-field-kind-withdraw = Zurückweichen
kengo-field-kind-hit = Treffer einstecken
kengo-field-kind-pass = Nichts tun
kengo-field-card = Mit welcher Karte?
kengo-field-cards = Mit welchen Karten?
kengo-field-step = Mit welcher Karte vorrücken?

# Namen

kengo-special-long_sleeves = Lange Ärmel
kengo-special-cold_hands = Kalte Hände
kengo-special-crowded_hall = Volle Halle
kengo-special-no_way_back = Kein Zurück
kengo-special-single_cut = Nur ein Hieb
kengo-special-flowing_guard = Fließende Deckung
kengo-special-open_palms = Offene Hände
kengo-special-high_stakes = Hoher Einsatz
kengo-effect-long_sleeves = Jede Hand hat sechs Karten.
kengo-effect-cold_hands = Jede Hand hat vier Karten.
kengo-effect-crowded_hall = Beide beginnen drei Felder weiter innen.
kengo-effect-no_way_back = Zurück nur, wenn sonst nichts geht.
kengo-effect-single_cut = Ein Angriff hat nur eine Karte.
kengo-effect-flowing_guard = Zum Parieren genügt die Summe.
kengo-effect-open_palms = Alle Hände liegen offen.
kengo-effect-high_stakes = Diese Runde zählt doppelt.
kengo-level-normal = Normal
kengo-level-basic = Einfach
kengo-level-advanced = Profi

# Der Verlauf

kengo-event-lot = { $who } beginnt, das Los hat entschieden.
kengo-event-begun = Runde { $round } beginnt. { $who } fängt an.
kengo-event-begun-special = Runde { $round } beginnt. { $who } fängt an. { $special }: { $effect }
kengo-event-acted-advance = { $who } rückt vor.
kengo-event-acted-retreat = { $who } geht zurück.
kengo-event-acted-attack = { $who } greift an!
kengo-event-acted-lunge = { $who } rückt vor und greift an!
kengo-event-acted-parry = { $who } pariert.
kengo-event-acted-withdraw = { $who } weicht zurück.
kengo-event-acted-hit = { $who } wird getroffen.
kengo-event-acted-pass = { $who } greift nicht an.
kengo-event-acted-refill = { $who } hat eine leere Hand und zieht eine neue.
kengo-event-acted-stuck = { $who } kann keine Karte spielen.
kengo-latest-advance = { $who } rückt { $step } vor: Abstand { $distance }.
kengo-latest-retreat = { $who } geht { $step } zurück: Abstand { $distance }.
kengo-latest-withdraw = { $who } weicht { $step } zurück: Abstand { $distance }.
kengo-latest-attack = { $who } greift an: { $cards }!
kengo-latest-lunge = { $who } rückt { $step } vor und greift an: { $cards }!
kengo-latest-parry = { $who } pariert: { $cards }.
kengo-event-last_card = { $who } zieht die letzte Karte.
kengo-event-round_over = Runde { $round }: { $result } Stand: { $left } { $score } { $right }.
kengo-detail-round_over = Auf der Hand: { $hands }. Gespielt: { $played }.
kengo-event-match_won = { $who } gewinnt die Partie!
kengo-event-match_won-of-three = { $who } gewinnt eine Partie. Stand: { $left } { $won } { $right }.
kengo-event-left = { $who } hat die Partie verlassen.
kengo-round-hit = Treffer für { $who }: { $cards }!
kengo-round-no_card = { $loser } kann keine Karte spielen: { $who } gewinnt.
kengo-round-count = Abstand { $distance }: { $who } hat mehr { $distance }er und gewinnt.
kengo-round-position =
    { $equal ->
        [unequal] { $who } ist weiter vorgerückt und gewinnt.
        [far] Bei Abstand { $distance } zählt keine Karte. { $who } ist weiter vorgerückt und gewinnt.
        [none] Beide haben keine { $distance }. { $who } ist weiter vorgerückt und gewinnt.
       *[held] Beide haben { $cards }. { $who } ist weiter vorgerückt und gewinnt.
    }
kengo-round-drawn_last = { $who } gewinnt, weil die letzte Karte an die andere Seite ging.
kengo-round-draw = Unentschieden, denn beide sind gleich weit vorgerückt.
kengo-round-left = Abgebrochen.
kengo-none = nichts

# Eine Stellung in Worten: als Textbrett und als Bildbeschreibung

kengo-fact-rounds = gewonnene Runden: { $score } von { $rounds }
kengo-fact-matches = gewonnene Partien: { $won } von { $needed }
kengo-fact-stands = steht auf { $square }
kengo-fact-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kengo-fact-shown = zeigt { $cards }
kengo-fact-round = Kengo!, { $level }, Runde { $round }.
kengo-fact-attack = { $who } wird mit { $cards } angegriffen.
kengo-fact-mat = Die Matte hat { $squares } Felder. Der Abstand ist { $distance }.
kengo-fact-pile = { $count ->
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind { $count } Karten.
    }
kengo-fact-special = Sonderkarte { $number }, { $special }: { $effect }
kengo-fact-last-advance = Letzter Zug: { $who } ist mit { $cards } vorgerückt, von { $start } auf { $stop }.
kengo-fact-last-retreat = Letzter Zug: { $who } ist mit { $cards } zurückgegangen, von { $start } auf { $stop }.
kengo-fact-last-attack = Letzter Zug: { $who } hat mit { $cards } angegriffen.
kengo-fact-last-lunge = Letzter Zug: { $who } ist mit { $step } von { $start } auf { $stop } vorgerückt und hat mit { $cards } angegriffen.
kengo-fact-last-parry = Letzter Zug: { $who } hat mit { $cards } pariert.
kengo-fact-last-withdraw = Letzter Zug: { $who } ist mit { $cards } zurückgewichen, von { $start } auf { $stop }.
kengo-fact-hand = Du hast auf der Hand: { $cards }.
kengo-fact-discard = Bisher gespielt: { $cards }.
kengo-fact-options = Zur Wahl stehen: { $options }.
kengo-fact-last-round = Die letzte Runde: { $result } { $left } hatte { $cards } auf der Hand, { $right } { $others }.

## Allgemeine Pläne
kengo-always-defend = Immer wenn du angegriffen wirst
kengo-always-defend-hit = Immer den Treffer einstecken
kengo-always-defend-parry = Parieren, wann immer es geht
kengo-always-last_attack = Immer wenn du ein letztes Mal angreifen kannst
kengo-always-last_attack-pass = Nie ein letztes Mal angreifen (nur auf Stufe Einfach)

## Warum ein Zug nicht geht

## Was kann diese Karte?
kengo-glossary-name = Eine Zahlenkarte
kengo-glossary-normal = Um ihre Zahl vorrücken oder zurückgehen, auf genau diesem Abstand angreifen oder die gleiche Zahl parieren. Von jeder gibt es fünf.
kengo-glossary-basic = Um ihre Zahl vorrücken oder zurückgehen, oder auf genau diesem Abstand angreifen. Von jeder Zahl gibt es fünf.
kengo-glossary-advanced = Um ihre Zahl vorrücken, zurückgehen oder zurückweichen, auf diesem Abstand angreifen, auch im Ausfall, oder sie parieren. Es gibt je fünf.

## Was ein Zug auf der Matte bewirkt
kengo-short-advance = { $card } vor: Abstand { $squares }
kengo-short-retreat = { $card } zurück: Abstand { $squares }
kengo-hint-apart = Abstand { $squares }
kengo-hint-succeeds = trifft: Du gewinnst die Runde
kengo-hint-parried = { $count ->
        [one] nur eine { $card } pariert das
        [2] nur zwei { $card }er parieren das
        [3] nur drei { $card }er parieren das
        [4] nur vier { $card }er parieren das
       *[other] nur { $count } Karten vom Wert { $card } parieren das
    }
kengo-hint-equal = { $count ->
        [one] eine { $card }
        [2] zwei { $card }er
        [3] drei { $card }er
        [4] vier { $card }er
       *[other] { $count } Karten vom Wert { $card }
    }
kengo-hint-spends = { $left ->
        [0] kostet { $cards }; dir bleibt keine Karte
        [one] kostet { $cards }; dir bleibt 1 Karte
       *[other] kostet { $cards }; dir bleiben { $left } Karten
    }
kengo-hint-hit = du verlierst die Runde
kengo-purpose-only = Keine andere Karte passt: Du kämst von der Matte oder an deinem Gegenüber vorbei. Passt gar keine, verlierst du die Runde.
kengo-purpose-far-most = Damit rückst du am weitesten vor. Keine Karte ist höher als { $card }, also kann dich dort niemand angreifen.
kengo-purpose-far-least = Du behältst deine höheren Karten. Keine Karte ist höher als { $card }, also kann dich dort niemand angreifen.
kengo-purpose-far-pair = Deine gleichen Karten bleiben zusammen. Keine Karte ist höher als { $card }, also kann dich dort niemand angreifen.
kengo-risk-stuck = Dein Gegenüber kann so nah kommen, dass du bald keine Karte spielen kannst. Dann verlierst du die Runde. Behalt am Rand niedrige Karten.
kengo-risk-open = Dort könnte dich dein Gegenüber mit einer { $card } angreifen, und du hättest keine zum Parieren.
kengo-purpose-far = Keine Karte ist höher als { $card }, also kann dich dort niemand angreifen.
kengo-purpose-near =
    { $count ->
        [0] Dort trifft dich noch kein Angriff. Kommt dein Gegenüber näher, trifft keine der Karten, die du behältst.
       *[other] Dort trifft dich noch kein Angriff. Kommt dein Gegenüber auf Abstand { $hits }, behältst du eine Karte, die dort trifft.
    }
kengo-purpose-parries =
    { $count ->
        [0] Dort trifft dich nur eine { $card }, und vielleicht hat dein Gegenüber keine.
        [one] Dort trifft dich nur eine { $card }. Du behältst eine: Die pariert eine einzelne, kein Paar.
       *[other] Dort trifft dich nur eine { $card }. Du behältst { $count }, zum Parieren oder für deinen Angriff.
    }
kengo-purpose-strike =
    { $count ->
        [0] Dort trifft dich nur eine { $card }, und vielleicht hat dein Gegenüber keine.
        [one] Dort trifft dich nur eine { $card }. Du behältst eine für deinen Angriff.
       *[other] Dort trifft dich nur eine { $card }. Du behältst { $count } für deinen Angriff.
    }
kengo-purpose-attack = Wird das nicht pariert, gewinnst du die Runde. Sonst ist dein Gegenüber am Zug.
kengo-purpose-parry = Das stoppt den Angriff, und dann bist du am Zug.
kengo-purpose-near-last =
    { $count ->
        [0] Dort trifft dich noch kein Angriff, und der nächste Zug leert den Stapel. Kommt dein Gegenüber näher, zählt keine deiner Karten.
       *[other] Dort trifft dich noch kein Angriff, und der nächste Zug leert den Stapel. Bei Abstand { $hits } hättest du eine Karte, die zählt.
    }
kengo-purpose-unreached =
    { $count ->
        [0] Du siehst alle fünf { $card }er, also kann dich dort niemand angreifen.
       *[other] Du siehst alle fünf { $card }er: Dort kann dich niemand angreifen, und deine kann niemand parieren.
    }
kengo-purpose-parries-last =
    { $count ->
        [0] Dort greift dich nur eine { $card } an, und vielleicht hat dein Gegenüber keine. Der nächste Zug leert den Stapel und beendet die Runde.
       *[other] Dort greift dich nur eine { $card } an. Zum Parieren behältst du { kengo-hint-equal }. Der nächste Zug leert den Stapel und beendet die Runde.
    }
kengo-purpose-sure = Das lässt sich nicht parieren: So viele { $card }er sind nicht mehr übrig. Du gewinnst die Runde.
kengo-purpose-ends-far = Das leert den Stapel und beendet die Runde. Bei Abstand { $distance } zählt keine Karte. { kengo-purpose-position }
kengo-purpose-ends-step =
    { $count ->
        [0] Das leert den Stapel und beendet die Runde. Du hast keine { $card }. { kengo-purpose-unshown }
       *[other] Das leert den Stapel und beendet die Runde. Du hast { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-won = Das leert den Stapel und beendet die Runde. Du behältst { $count } der fünf { $card }er, und das reicht auf jeden Fall: Du gewinnst.
kengo-purpose-ends-basic = { $edge ->
        [ahead] Das leert den Stapel. Mit einer { $distance } kann dein Gegenüber noch angreifen. Trifft das nicht, gewinnst du: Du bist weiter vorgerückt.
        [behind] Das leert den Stapel. Dein Gegenüber ist weiter vorgerückt und gewinnt die Runde.
        [drawn] Das leert den Stapel. Ihr seid gleich weit vorgerückt, und die letzte Karte geht an dich: Dein Gegenüber gewinnt.
       *[level] Das leert den Stapel. Mit einer { $distance } kann dein Gegenüber noch angreifen. Trifft das nicht, endet die Runde unentschieden.
    }
kengo-purpose-ends-attack = Wird das nicht pariert, gewinnst du. Sonst endet die Runde. { kengo-purpose-shown }
kengo-purpose-ends-parry =
    { $count ->
        [0] Das stoppt den Angriff und beendet die Runde. Du hast keine { $card } mehr. { kengo-purpose-unshown }
       *[other] Das stoppt den Angriff und beendet die Runde. Du hast noch { kengo-hint-equal }. { kengo-purpose-shown }
    }
kengo-purpose-ends-parry-basic = Das stoppt den Angriff und beendet die Runde. { kengo-purpose-position }
kengo-purpose-position = { $edge ->
        [ahead] Du bist weiter vorgerückt und gewinnst.
        [behind] Dein Gegenüber ist weiter vorgerückt und gewinnt.
        [drawn] Ihr seid gleich weit, und die letzte Karte geht an dich: Du verlierst.
       *[level] Ihr seid gleich weit vorgerückt: unentschieden.
    }
kengo-purpose-shown = { $edge ->
        [ahead] Nur mit mehr { $card }ern gewinnt dein Gegenüber: Du bist weiter vorgerückt.
        [behind] Schon mit gleich vielen { $card }ern gewinnt dein Gegenüber: Du bist weiter hinten.
        [drawn] Schon mit gleich vielen { $card }ern gewinnt dein Gegenüber: Die letzte Karte geht an dich.
        [spared] Nur mit mehr { $card }ern gewinnt dein Gegenüber: Die letzte Karte ging nicht an dich.
       *[level] Mit mehr { $card }ern gewinnt dein Gegenüber; bei gleich vielen ist es unentschieden.
    }
kengo-purpose-unshown = { $edge ->
        [ahead] Nur mit einer { $card } gewinnt dein Gegenüber: Du bist weiter vorgerückt.
        [behind] Dein Gegenüber gewinnt: Du bist weiter hinten.
        [drawn] Dein Gegenüber gewinnt: Die letzte Karte geht an dich.
        [spared] Nur mit einer { $card } gewinnt dein Gegenüber: Die letzte Karte ging nicht an dich.
       *[level] Mit einer { $card } gewinnt dein Gegenüber; sonst ist es unentschieden.
    }
kengo-fact-weighed = Du siehst die Matte nach diesem Zug: { $move }.
