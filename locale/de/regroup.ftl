# Regroup! Chicken Army

regroup-name = Regroup! Chicken Army
regroup-pitch = Leg Karten über deine Armee, dann kämpfen alle gegen alle. Zu zweit bis zu viert, 30 Minuten.

# Was gefragt wird

regroup-ask-lead =
    { $again ->
        [1] Das Los hat dieses Leithuhn jemand anderem gegeben. Wähle heimlich noch einmal.
       *[0] Wähle heimlich dein Leithuhn.
    } { $leaders ->
        [drowning] Der Bonus zählt, solange du höchstens 15 Leben hast.
       *[powers] Der Bonus zählt von Anfang an.
    }
regroup-ask-take = Du bist dran. Welche Karte nimmst du?
regroup-ask-place = Deine Karte ist { $card } ({ $squares }). Leg sie über mindestens ein Feld deiner Armee.

# Optionen der Lobby

regroup-option-initial = Startkarten
regroup-option-initial-common = bei allen gleich
regroup-option-initial-different = bei allen verschieden
regroup-option-leaders = Leithühner
regroup-option-leaders-plain = ohne Kräfte
regroup-option-leaders-powers = mit Kräften
regroup-option-leaders-drowning = Kräfte erst ab halbem Leben
regroup-option-leaders_by = Leithühner werden
regroup-option-leaders_by-choice = heimlich gewählt
regroup-option-leaders_by-lot = ausgelost
regroup-option-heal_cap = Heilung
regroup-option-heal_cap-on = bis 30
regroup-option-heal_cap-off = ohne Grenze

# Warum es vorbei ist

regroup-reason-survivor = Nur { $winner } steht noch.
regroup-reason-nobody = Alle sind gefallen, und das Leben von { $winner } ist der 0 am nächsten.
regroup-reason-market = Für eine weitere Runde reichen die Karten nicht, und { $winner } hat das meiste Leben.
regroup-reason-left =
    { $others ->
        [1] Die andere Seite hat die Partie verlassen.
       *[other] Alle anderen haben die Partie verlassen.
    }

# Züge

regroup-answer-take-1 = Kostenlose Karte
regroup-answer-take-2 = Karte ab 1 Münze
regroup-answer-take-3 = Karte ab 2 Münzen
regroup-answer-take-pile = Verdeckte Karte
regroup-answer-place = { $spot } { $turns }
regroup-emoji-lead = 🐔
regroup-emoji-take = 🃏
regroup-kind-lead = Leithuhn wählen
regroup-kind-take = Karte nehmen
regroup-kind-place = Karte legen
regroup-turns = ↻ { $degrees }°
regroup-hint-place = { $totals } · { $gain }
regroup-hint-nothing = nichts kämpft
regroup-purpose-taken = Gut gelegt: { regroup-purpose-placed }
regroup-purpose-placed =
    { $changes ->
        [battle] Wie die Armeen stehen, triffst du mit { $hit }{ regroup-purpose-all } (bisher { $hit_now }) und wirst mit { $struck } getroffen (bisher { $struck_now }).
        [army] Wie die Armeen stehen, triffst du weiter mit { $hit }{ regroup-purpose-all } und wirst mit { $struck } getroffen; { $chickens } Hühner zählen (bisher { $chickens_now }).
       *[neither] Wie die Armeen stehen, triffst du weiter mit { $hit }{ regroup-purpose-all } und wirst mit { $struck } getroffen.
    }{ regroup-purpose-falls }{ regroup-purpose-coins }{ regroup-purpose-potions }
regroup-purpose-pile = Mit der besten offenen Karte, die du nehmen kannst, triffst du mit { $hit }{ regroup-purpose-all } und wirst mit { $struck } getroffen. Diese kann besser sein.
regroup-purpose-all =
    { $enemies ->
        [1] { "" }
       *[other] {" "}insgesamt
    }
regroup-purpose-falls =
    { $falls ->
        [both] {" "}Ihr fallt beide.
        [you] {" "}Du fällst.
        [them] {" "}Dein Gegenüber fällt.
       *[nobody] { "" }
    }
regroup-purpose-coins =
    { $coins_more ->
        [0] { "" }
       *[other] {" "}💰 { $coins_now }→{ $coins }
    }
regroup-purpose-potions =
    { $potions_more ->
        [0] { "" }
       *[other] {" "}🧪 { $potions_now }→{ $potions }
    }
regroup-squares = { $one } { $two } / { $three } { $four }

regroup-field-kind = Was willst du tun?
regroup-field-kind-lead = Leithuhn wählen
regroup-field-kind-take = Karte nehmen
regroup-field-kind-place = Karte legen
regroup-field-leader = Welches Leithuhn?
regroup-field-source = Welche Karte?
regroup-field-source-1 = Kostenlose Karte
regroup-field-source-2 = Karte ab 1 Münze
regroup-field-source-3 = Karte ab 2 Münzen
regroup-field-source-pile = Verdeckte Karte
regroup-field-spot = Wohin kommt die Ecke oben links? Drehen kannst du die Karte danach.
regroup-field-spot-short = Ecke oben links
regroup-field-turns = Wie herum?

# Namen

regroup-sign-sword = ⚔️
regroup-sign-wand = 🪄
regroup-sign-shield = 🛡️
regroup-sign-barrier = 🧿
regroup-sign-coin = 💰
regroup-sign-potion = 🧪
regroup-letter-sword = S
regroup-letter-wand = Z
regroup-letter-shield = D
regroup-letter-barrier = B
regroup-letter-coin = M
regroup-letter-potion = T
regroup-kind-sword = Schwert
regroup-kind-wand = Zauberstab
regroup-kind-shield = Schild
regroup-kind-barrier = Barriere
regroup-kind-coin = Münze
regroup-kind-potion = Trank
regroup-count-sword = { $count ->
        [one] 1 Schwert
       *[other] { $count } Schwerter
    }
regroup-count-wand = { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    }
regroup-count-shield = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
regroup-count-barrier = { $count ->
        [one] 1 Barriere
       *[other] { $count } Barrieren
    }
regroup-count-coin = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
regroup-count-potion = { $count ->
        [one] 1 Trank
       *[other] { $count } Tränke
    }
regroup-leader-captain = Käpt’n Hutnadel
regroup-leader-professor = Professor Federkiel
regroup-leader-granny = Oma Pfanne
regroup-leader-prophet = Prophet Niesel

# Die Karten

regroup-card-moonlit-roost = Stange im Mondschein
regroup-card-dawn-chorus = Morgenchor
regroup-card-wishbone = Wunschknochen
regroup-card-market-day = Markttag
regroup-card-gatecrashers = Ungebetene Gäste
regroup-card-long-road = Langer Weg
regroup-card-apothecary = Apotheke
regroup-card-bandit-creek = Räuberbach
regroup-card-fair-ground = Festwiese
regroup-card-ferry-crossing = Fährstelle
regroup-card-hot-soup = Heiße Suppe
regroup-card-night-watch = Nachtwache
regroup-card-bonesetter = Knochenflicker
regroup-card-gold-scratch = Goldscharren
regroup-card-herb-garden = Kräutergarten
regroup-card-mud-wall = Lehmwall
regroup-card-pay-chest = Soldkiste
regroup-card-soft-landing = Weiche Landung
regroup-card-tax-season = Steuerzeit
regroup-card-spark-and-straw = Funke und Stroh
regroup-card-strongbox = Geldkassette
regroup-card-second-wind = Zweite Luft
regroup-card-lucky-worm = Glückswurm
regroup-card-sleepless-seven = Die schlaflosen Sieben
regroup-card-ginger-root = Ingwerwurzel
regroup-card-red-combs = Rote Kämme
regroup-card-corn-merchants = Kornhandel
regroup-card-cup-of-tea = Tässchen Tee
regroup-card-bent-spears = Krumme Speere
regroup-card-hen-and-pike = Henne mit Pike
regroup-card-fox-hunters = Fuchsjagd
regroup-card-long-talons = Lange Krallen
regroup-card-loose-feathers = Lose Federn
regroup-card-full-moon = Vollmond
regroup-card-cold-nest = Kaltes Nest
regroup-card-chopping-block = Hackklotz
regroup-card-honey-jar = Honigtopf
regroup-card-bandage-brigade = Verbandstrupp
regroup-card-high-perch = Hoher Ausguck
regroup-card-old-spells = Alte Zaubersprüche
regroup-card-stone-coop = Steinerner Stall
regroup-card-barn-door = Scheunentor
regroup-card-fence-line = Lattenzaun
regroup-card-first-hatch = Erstes Gelege
regroup-card-spurs-and-cures = Sporen und Arznei
regroup-card-hats-and-shields = Hüte und Schilde
regroup-card-hired-spurs = Söldnersporen
regroup-card-midnight-coven = Mitternachtszirkel

# Der Verlauf

regroup-event-dealt = { $who } fängt an, das Los hat entschieden.
regroup-event-wished = { $who } hat ein Leithuhn gewählt.
regroup-event-led = Das Leithuhn von { $who } ist { $leader }.
regroup-event-took-1 = { $who } nimmt die kostenlose Karte: { $card } ({ $squares }).
regroup-event-took-2 = { $who } nimmt die Karte ab 1 Münze: { $card } ({ $squares }).
regroup-event-took-3 = { $who } nimmt die Karte ab 2 Münzen: { $card } ({ $squares }).
regroup-event-took-pile = { $who } nimmt die verdeckte Karte: { $card } ({ $squares }).
regroup-event-took-forced = { $who } bekommt die einzige Karte, die noch übrig ist: { $card } ({ $squares }).
regroup-event-placed = { $who } legt { $card } über { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }.
regroup-event-fought = Schlacht { $round }: { $hits } Leben: { $lives }.
regroup-battle-hits = { $who } trifft { $targets }.
regroup-battle-target = { $who } mit { $damage } ({ $how })
regroup-battle-nothing = Nichts kommt durch.
regroup-event-fell = { $who } fällt mit { $life } Leben.
regroup-event-begun = Runde { $round } beginnt. { $who } fängt an.
regroup-event-left = { $who } hat die Partie verlassen.

# Eine Stellung in Worten: als Textbrett und als Bildbeschreibung

regroup-fact-round = Regroup!, Runde { $round }.
regroup-fact-life = Leben { $life }
regroup-fact-first = fängt an
regroup-fact-fell = gefallen
regroup-board-legend =
    Schwert Zauberstab D: Schild Barriere
    Münze Trank; Großbuchstaben zählen,
    2: zwei Hühner
regroup-fact-card = Zu legen ist { $name }: { $card }.
regroup-fact-weighed = Du probierst { $spot } aus, { $turns }: { $change }.
regroup-fact-no-change = kein Wert ändert sich
regroup-fact-market = { $cost ->
        [0] Kostenlose Karte: { $card }.
        [one] Karte ab 1 Münze: { $card }.
       *[other] Karte ab { $cost } Münzen: { $card }.
    }
regroup-fact-pile = { $count ->
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind { $count } Karten.
    }
regroup-fact-army = Armee von { $who }, einzelne Felder in Klammern: { $squares }.
regroup-fact-leader-wish = { $who } hat heimlich gewählt: { $leader }.
regroup-fact-leader-wished = { $who } hat heimlich ein Leithuhn gewählt.
regroup-fact-leader-none = { $who } hat noch kein Leithuhn.
regroup-fact-leader-lit = Das Leithuhn von { $who } ist { $leader }: { $bonus }.
regroup-fact-leader-waiting = Das Leithuhn von { $who } ist { $leader }, der Bonus gilt noch nicht: { $bonus }.

## Warum ein Zug nicht geht

## Was bedeuten die Bilder?
regroup-press-cards = Was bedeuten die Bilder?
regroup-glossary-sword = Trifft alle anderen; ihre Schilde halten es ab. Zählt nur neben einem weiteren Schwert.
regroup-glossary-wand = Trifft alle anderen; ihre Barrieren halten ihn ab. Zählt nur neben einem weiteren Zauberstab.
regroup-glossary-shield = Hält ein Schwert ab, das dich trifft. Zählt nur neben einem weiteren Schild.
regroup-glossary-barrier = Hält einen Zauberstab ab, der dich trifft. Zählt nur neben einer weiteren Barriere.
regroup-glossary-coin = Damit darfst du die teureren Karten vom Markt nehmen. Ausgegeben wird sie dabei nicht.
regroup-glossary-potion = Heilt nach jeder Schlacht einen Punkt Leben, solange er zu sehen ist.
