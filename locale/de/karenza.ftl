# Karenza

karenza-name = Karenza
karenza-pitch = Ein Schwertduell: Geh in die Stellung für deine Technik, schlag zu, parier. Zu zweit bis zu viert, 30 Minuten.

# Was gefragt wird

karenza-ask-warrior = Wähl deine Figur.
karenza-ask-opening = { $first ->
        [1] Du greifst zuerst an. Wähl deine Stellung: linker Fuß, rechter Fuß, Schwert.
       *[0] Du greifst nicht zuerst an, also halte Paraden bereit. Wähl deine Stellung: linker Fuß, rechter Fuß, Schwert.
    }
karenza-weighing = Das Bild zeigt eine Stellung, die zu deiner Hand passt:
karenza-form-best = hält am meisten bereit
karenza-ask-act = Du hast die Initiative und kannst { $can }.
karenza-can-act-play = angreifen
karenza-can-act-stand = passen
karenza-ask-defend = Du wirst mit Stärke { $power } angegriffen und kannst { $can }.
karenza-can-defend-play = parieren
karenza-can-defend-stand = den Treffer einstecken
karenza-only-defend-stand = nicht parieren: Nichts auf deiner Hand stoppt das
karenza-only-act-stand = gerade nicht angreifen. Du kannst nur passen, mit bis zu { $most } Bewegungen

# Optionen der Lobby

karenza-option-sword_lock = Wer das Schwert bewegt
karenza-option-sword_lock-on = spielt in diesem Zug keine Karte
karenza-option-sword_lock-off = darf trotzdem eine Karte spielen
karenza-option-threat_cap = Bewegungen, wenn du angegriffen wirst
karenza-option-threat_cap-defence = nur für eine Parade begrenzt
karenza-option-threat_cap-always = nie mehr, als der Angriff hatte (mehr Kombos)
karenza-option-hand = Karten auf der Hand
karenza-option-hand-7 = 7
karenza-option-hand-5 = 5
karenza-option-hand-3 = 3
karenza-option-target = Punkte zum Sieg
karenza-option-target-10 = 10
karenza-option-target-5 = 5, kurz: ein oder zwei Treffer entscheiden

# Warum es vorbei ist

karenza-reason-points = Wer zuerst { $target } Punkte hat, gewinnt.
karenza-reason-deck = Ein Deck war leer, also gewinnt, wer die meisten Punkte hat.
karenza-reason-left =
    { $others ->
        [1] Die andere Seite hat die Partie verlassen.
       *[other] Alle anderen haben die Partie verlassen.
    }

# Züge

karenza-answer-play-at = { $card } → { $mark }
karenza-answer-stand = Stellung { $pose }
karenza-answer-stand-discard = Stellung { $pose }, { $card } abwerfen
karenza-answer-hit = { $moved ->
        [1] Treffer einstecken, Stellung { $pose }
       *[0] Treffer einstecken
    }
karenza-answer-pass = { $moved ->
        [1] Passen, Stellung { $pose }
       *[0] Passen, stehen bleiben
    }
karenza-answer-pass-discard = { $moved ->
        [1] Passen, Stellung { $pose }, { $card } abwerfen
       *[0] Passen, stehen bleiben, { $card } abwerfen
    }
karenza-kind-choose = Eine Figur wählen …
karenza-kind-play = Eine Karte spielen …
karenza-kind-stand = Passen und Stellung ändern …
karenza-kind-stand-defend = Einstecken, Stellung ändern …
karenza-emoji-stand = 👣
karenza-field-kind = Was willst du tun?
karenza-field-kind-choose = Eine Figur wählen
karenza-field-kind-play = Eine Karte spielen
karenza-field-kind-stand = Stellung ohne Karte
karenza-field-warrior = Welche Figur?
karenza-field-card = Welche Karte?
karenza-field-target = Wen greifst du an?
karenza-field-target-None = dein Gegenüber
karenza-field-stance = Andere Stellung …
karenza-field-stance-more = Weitere Stellungen …
karenza-field-discard = Sofort passen und abwerfen …
karenza-field-discard-None = Nichts abwerfen
karenza-card-attack = { $card }, Angriff · { $pose }
karenza-card-defence = { $card }, Abwehr · { $pose }

# Was ein Zug kostet oder wozu er führt: höchstens 60 Zeichen

karenza-moves-none = ohne Bewegung
karenza-moves = { $count ->
        [one] 1 Bewegung: { $which }
       *[other] { $count } Bewegungen: { $which }
    }
karenza-moves-only = { $count ->
        [0] ohne Bewegung
        [one] 1 Bewegung
       *[other] { $count } Bewegungen
    }
karenza-step-left = linker Fuß { $left }
karenza-step-right = rechter Fuß { $right }
karenza-step-sword = Schwert { $sword }
karenza-step-swap = Füße tauschen
karenza-hint-wins = ein Treffer gewinnt
karenza-hint-takes = stoppt ihn, du greifst danach an · { $moves }
karenza-hint-stops = stoppt ihn, du greifst nicht an · { $moves }
karenza-hint-concede = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gegen dich{ $wins ->
        [1] {": Du verlierst"}
       *[0] {""}
    }
karenza-purpose-attack = Wenn das niemand stoppt, bringt es dir { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Zum Parieren { $steps ->
        [0] ist keine Bewegung
        [one] ist 1 Bewegung
       *[other] sind { $steps } Bewegungen
    } erlaubt.
karenza-purpose-takes = Das verhindert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, und dann bist du am Zug.
karenza-purpose-stops = Das verhindert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Am Zug bleibt, wer angegriffen hat.
karenza-purpose-stand = { $stuck ->
        [1] Gerade ist kein Angriff in Reichweite. Danach hast du
       *[other] Danach hast du
    } { $attacks ->
        [0] {""}
        [one] einen Angriff
       *[other] { $attacks } Angriffe
    }{ $both ->
        [1] {" und "}
       *[other] {""}
    }{ $defences ->
        [0] {""}
        [one] eine Abwehr
       *[other] { $defences } Abwehren
    } bereit{ $drawn ->
        [0] {""}
        [one] {" "}und ziehst eine neue Karte
       *[other] {" "}und ziehst { $drawn } neue Karten
    }.
karenza-purpose-drawn = { $stuck ->
        [1] {"Gerade ist kein Angriff in Reichweite. "}
       *[other] {""}
    }{ $drawn ->
        [one] Du ziehst eine neue Karte
       *[other] Du ziehst { $drawn } neue Karten
    }.
karenza-hint-ready = bereit: { $cards }
karenza-ready-none = nichts bereit
karenza-ready-attacks = { $count ->
        [one] 1 Angriff
       *[other] { $count } Angriffe
    }
karenza-ready-defences = { $count ->
        [one] 1 Abwehr
       *[other] { $count } Abwehren
    }
karenza-theme-masaru = Leicht für den Anfang: parieren, warten, ein schwerer Hieb
karenza-theme-lanying = Leicht für den Anfang: Ein Stich bereitet den nächsten vor
karenza-theme-ortwin = Erst viele leichte Hiebe, dann der schwerste von allen
karenza-theme-ines = Immer unterwegs: Jeder Angriff beginnt eine Bewegung weiter
karenza-theme-ginevra = Du überraschst: Wo ihr Schwert endet, ahnt kaum jemand
karenza-theme-amihan = Starke Paraden holen den Angriff, dann folgen flinke Hiebe
karenza-theme-random = Überrasch mich

karenza-style-masaru = Schwere Hiebe
karenza-style-lanying = Fließende Stiche
karenza-style-ortwin = Meisterhieb
karenza-style-ines = Kleine Schritte
karenza-style-ginevra = Unberechenbar
karenza-style-amihan = Starke Paraden

# Namen

karenza-warrior-random = Irgendeine Figur
karenza-warrior-unknown = niemand

# Der Verlauf

karenza-event-chosen = { $who } hat eine Figur gewählt.
karenza-event-as = { $who } kämpft als { $warrior }
karenza-event-begun = { $pairs }. { $who } fängt an, das Los hat entschieden.
karenza-event-placed = { $who } nimmt eine Stellung ein: linker Fuß { $left }, rechter Fuß { $right }, Schwert { $sword }.
karenza-event-attacked = { $moves ->
        [0] { $who } greift { $target } ohne Bewegung an: { $card }!
        [one] { $who } greift { $target } nach 1 Bewegung an: { $card }!
       *[other] { $who } greift { $target } nach { $moves } Bewegungen an: { $card }!
    }
karenza-event-defended-won = { $moves ->
        [0] { $who } pariert { $attack } ohne Bewegung mit { $card } und darf als Nächstes angreifen.
        [one] { $who } pariert { $attack } nach 1 Bewegung mit { $card } und darf als Nächstes angreifen.
       *[other] { $who } pariert { $attack } nach { $moves } Bewegungen mit { $card } und darf als Nächstes angreifen.
    }
karenza-event-defended-kept = { $moves ->
        [0] { $who } pariert { $attack } ohne Bewegung mit { $card }. { $next } darf noch mal angreifen.
        [one] { $who } pariert { $attack } nach 1 Bewegung mit { $card }. { $next } darf noch mal angreifen.
       *[other] { $who } pariert { $attack } nach { $moves } Bewegungen mit { $card }. { $next } darf noch mal angreifen.
    }
karenza-event-conceded = { $moves ->
        [0] { $who } steckt den Treffer ein und bleibt auf { $left } { $right } { $sword }.
        [one] { $who } steckt den Treffer ein und geht mit 1 Bewegung auf { $left } { $right } { $sword }.
       *[other] { $who } steckt den Treffer ein und geht mit { $moves } Bewegungen auf { $left } { $right } { $sword }.
    }
karenza-event-scored = { $card } trifft { $target }! { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und hat jetzt { $score }.
karenza-event-combo = Eine { $count }er-Kombo!
karenza-event-passed = { $moves ->
        [0] { $who } bleibt auf { $left } { $right } { $sword } und gibt die Initiative an { $to } ab.
        [one] { $who } geht mit 1 Bewegung auf { $left } { $right } { $sword } und gibt die Initiative an { $to } ab.
       *[other] { $who } geht mit { $moves } Bewegungen auf { $left } { $right } { $sword } und gibt die Initiative an { $to } ab.
    }
karenza-event-discarded = Abgeworfen: { $card }.
karenza-event-drawn = Gezogene Karten: { $drawn }.
karenza-event-deck_out = Zum Nachziehen reichen die Karten nicht: { $who }. Die Partie ist vorbei.
karenza-event-left = { $who } hat die Partie verlassen.

# Eine Stellung in Worten: als Textbrett und als Bildbeschreibung

karenza-fact-initiative = Initiative
karenza-fact-choosing = wählt eine Figur
karenza-fact-chosen = hat gewählt
karenza-fact-warrior = { $warrior }, Stellung { $stance }
karenza-fact-nowhere = noch offen
karenza-fact-score = { $score }/{ $target } Punkte, Hand { $hand }, Deck { $deck }
karenza-fact-discards = Abgeworfen von { $who }: { $cards }.
karenza-fact-before = Davor: { $cards }.
karenza-fact-dear = Passen kostet jetzt eine Karte.
karenza-fact-empty = Deine Hand ist leer.
karenza-fact-warriors = Diese Figuren stehen zur Wahl: { $warriors }.
karenza-fact-attack = { $who } greift { $target } mit { $card } an; erlaubte Bewegungen beim Parieren: { $moves }.
karenza-fact-laid-attack = { $who } hat mit { $card } angegriffen.
karenza-fact-laid-defence = { $who } hat mit { $card } pariert.
karenza-fact-hand = Du hast (Stellung→Ende, nötige Bewegungen)
karenza-fact-attack-card = Angriff
karenza-fact-defence-card = Abwehr
karenza-fact-ready = (spielbar)
karenza-fact-weighed = Danach stehst du auf { $pose }.

## Allgemeine Pläne
karenza-always-defend = Immer wenn du angegriffen wirst
karenza-always-defend-stay = Jeden Treffer einstecken und die Stellung halten
karenza-always-defend-unarmed = Ohne Parade: Treffer einstecken und Stellung halten

## Warum ein Zug nicht geht

## Was kann diese Karte?
karenza-glossary-attack = „{ $means }“, ein Angriff mit Stärke { $power }. Linker Fuß { $left }, rechter Fuß { $right }, Schwert { $sword }; danach ist das Schwert auf { $end }.
karenza-glossary-defence = „{ $means }“, eine Abwehr mit Stärke { $power }. Linker Fuß { $left }, rechter Fuß { $right }, Schwert { $sword }; danach ist das Schwert auf { $end }.

# Karenza: was die Namen der Techniken bedeuten, Wort für Wort. Die Namen selbst sind in allen Sprachen gleich.

## Masaru, kenjutsu

karenza-means-kesa_giri = Hieb entlang der Mönchskutte
karenza-means-kiri_oroshi = Hieb gerade hinab
karenza-means-kiri_age = aufsteigender Hieb
karenza-means-do_giri = Hieb durch den Rumpf
karenza-means-morote_zuki = beidhändiger Stich
karenza-means-tsubame_gaeshi = Kehre der Schwalbe
karenza-means-uke_nagashi = annehmen und abfließen lassen
karenza-means-suri_age = an der Klinge hinaufgleiten
karenza-means-harai = beiseitefegen
karenza-means-kiri_otoshi = den Angriff niederschlagen
karenza-means-maki_otoshi = die Klinge hinabwinden
karenza-means-inashi = im Ausweichen parieren

## Lanying, jiàn

karenza-means-bai_she_tu_xin = die weiße Schlange züngelt
karenza-means-xian_ren_zhi_lu = der Unsterbliche weist den Weg
karenza-means-qing_ting_dian_shui = die Libelle berührt das Wasser
karenza-means-yan_zi_chao_shui = die Schwalbe streift das Wasser
karenza-means-huang_feng_ru_dong = die Wespe schlüpft in ihr Loch
karenza-means-liu_xing_gan_yue = die Sternschnuppe jagt den Mond
karenza-means-huai_zhong_bao_yue = den Mond an die Brust drücken
karenza-means-feng_juan_he_ye = der Wind rollt das Lotosblatt ein
karenza-means-shi_zi_yao_tou = der Löwe schüttelt den Kopf
karenza-means-wu_long_bai_wei = der schwarze Drache schlägt mit dem Schweif
karenza-means-su_niao_tou_lin = der Vogel kehrt heim in den Wald
karenza-means-ye_ma_tiao_jian = das Wildpferd springt über den Bach

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = Hieb wie im Zorn
karenza-means-krumphau = krummer Hieb
karenza-means-zwerchhau = Hieb von der Seite
karenza-means-schielhau = schielender Hieb
karenza-means-scheitelhau = Hieb auf den Scheitel
karenza-means-unterhau = Hieb von unten
karenza-means-absetzen = die Spitze beiseitesetzen
karenza-means-versetzen = den Hieb abfangen
karenza-means-winden = an der Klinge drehen
karenza-means-haengen = die Spitze hängen lassen
karenza-means-kron = Krone
karenza-means-abschneiden = mit der Schneide abtrennen

## Inés, verdadera destreza

karenza-means-estocada_de_puno = Stich aus dem Handgelenk
karenza-means-tajo = Hieb von rechts
karenza-means-reves = Hieb von links
karenza-means-mandoble = Schnipser aus dem Handgelenk
karenza-means-cuarto_circulo = Viertelkreis
karenza-means-cuchillada = Schnitt
karenza-means-atajo = die eigene Klinge auf die andere legen
karenza-means-desvio = ablenken
karenza-means-reparo = Parade gegen einen Hieb
karenza-means-expulsion = die Klinge wegstoßen
karenza-means-linea_en_cruz = querliegende Linie
karenza-means-conclusion = den Griff packen

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = Vorhandhieb von oben
karenza-means-riverso_sgualembrato = schräger Rückhandhieb
karenza-means-tramazzone = Hieb aus dem Handgelenk
karenza-means-stoccata = Stich von unten
karenza-means-imbroccata = Stich von oben
karenza-means-falso_dritto = aufsteigender Hieb mit der kurzen Schneide
karenza-means-guardia_di_testa = Hut des Kopfes
karenza-means-guardia_di_faccia = Hut des Gesichts
karenza-means-falso_manco = Parade mit der kurzen Schneide
karenza-means-mezza_volta = halbe Drehung der Hand
karenza-means-battuta = Schlag auf die Klinge
karenza-means-cavazione = die Klinge unten wegziehen

## Amihan, eskrima

karenza-means-abaniko = Fächer
karenza-means-redonda = rundherum
karenza-means-planchada = flacher Hieb
karenza-means-aldabis = schräger Hieb
karenza-means-saksak = Stich
karenza-means-bagsak = Fall von oben
karenza-means-salag = Block
karenza-means-palis_palis = mit dem Schlag gehen
karenza-means-sombrada = Schatten
karenza-means-payong = Regenschirm
karenza-means-gunting = Schere
karenza-means-agaw = die Waffe wegnehmen
