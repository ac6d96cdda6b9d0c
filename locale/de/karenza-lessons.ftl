# Die Lektionen von Karenza: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

karenza-howto =
    - **Du gewinnst**, wenn du zuerst zehn Punkte hast, falls ihr nichts anderes vereinbart habt. Ist ein Deck leer, gewinnt, wer mehr Punkte hat.
    - **Wenn du dran bist**, machst du bis zu drei Bewegungen mit Füßen und Schwert und greifst dann mit einer Karte dieser Stellung an. Bewegst du das Schwert, geht das meist nicht.
    - **Greifst du nicht an**, passt du: Du darfst eine Karte abwerfen, der Tisch wird abgeräumt, und alle ziehen nach.
    - **Wirst du angegriffen**, machst du höchstens so viele Bewegungen wie der Angriff und darfst parieren. Sonst bringt der Angriff seine Stärke als Punkte.

karenza-lesson-attack-task = Mit zehn Punkten gewinnst du. Deine Füße stehen auf B und A, dein Schwert auf 2: Das ist die Stellung von Kesa-giri. Greif an!
karenza-lesson-attack-rule = Jede Karte spielst du aus ihrer eigenen Stellung: zwei Füße und das Schwert. Pariert sie niemand, bringt sie ihre Stärke als Punkte.
karenza-lesson-attack-not = Damit verschenkst du deinen Zug, dabei bist du in der richtigen Stellung. Greif mit Kesa-giri an.
karenza-lesson-combo-task = Getroffen: 3 Punkte. Dein Schwert ist jetzt auf 4, genau da beginnt Kiri-age. Greif noch mal an, ohne Bewegung!
karenza-lesson-combo-rule = Nach einem Angriff ist dein Schwert da, wo er endet. Beginnt dort die nächste Karte, kannst du immer weiter angreifen: eine Kombo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Dieser Angriff kostet eine Bewegung, also hätte auch Bruno eine zum Parieren. Kiri-age kostet keine.
       *[other] Damit verschenkst du deinen Zug. Greif mit Kiri-age an.
    }
karenza-lesson-move-task = Morote-zuki bringt 7 Punkte, aber in seiner Stellung steht ein Fuß auf D. Geh dorthin und greif im selben Zug an.
karenza-lesson-move-rule = Vor einer Karte hast du bis zu drei Bewegungen, mit Fuß oder Schwert. Bewegst du das Schwert, spielst du in diesem Zug keine Karte.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Bewegst du das Schwert, kannst du in diesem Zug nicht angreifen. Geh lieber auf D, mit Morote-zuki.
       *[other] Damit überlässt du Bruno den Zug. Spiel Morote-zuki: Der Schritt auf D gehört dazu.
    }
karenza-lesson-defend-task = Bruno greift nach einer Bewegung mit 3 an, also hast auch du eine. Parier mit mehr als 3: Geh für Harai auf A.
karenza-lesson-defend-rule = Wirst du angegriffen, hast du so viele Bewegungen wie der Angriff und darfst parieren. Mit mehr Stärke greifst du als Nächstes an.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Das stoppt den Angriff, aber 3 gegen 3 reicht nicht, also greift Bruno wieder an. Harai hat 4.
       *[other] Dann bekommt Bruno 3 Punkte. Parier mit Harai.
    }
karenza-lesson-pass-task = Kein Angriff beginnt da, wo dein Schwert ist. Beweg es für Kesa-giri auf 2, wirf Harai ab und überlass Bruno den nächsten Zug.
karenza-lesson-pass-rule = Kannst du nicht angreifen, passt du und darfst eine Karte abwerfen. Dann wird der Tisch abgeräumt, und beide ziehen auf sieben Karten nach.
karenza-lesson-pass-not = So darfst du passen, aber angreifen könntest du auch beim nächsten Mal nicht. Beweg dein Schwert auf 2 und wirf Harai ab.
karenza-lesson-stance-task = Vor dem ersten Angriff wählst du eine Stellung. Geh auf B und A, mit dem Schwert auf 2: Von dort kannst du beide Kesa-giri spielen.
karenza-lesson-stance-rule = Wer eröffnet, nimmt zuerst eine Stellung ein, die zu den Karten auf der Hand passt, und hat dann den ersten Angriff.
karenza-lesson-stance-not = Von dort kannst du keine deiner Karten spielen. Geh auf B und A, mit dem Schwert auf 2.
karenza-lesson-warrior-task = Jede Partie beginnt mit der Wahl der Figur, und jede hat eigene Karten. Nimm Masaru: Einige seiner Karten kennst du schon.
karenza-lesson-warrior-rule = Jede Figur hat ihr eigenes Deck. Beide wählen geheim, und alle bekommen sieben Karten.
karenza-lesson-warrior-not = In einer echten Partie eine gute Wahl. Nimm hier Masaru: Seine Karten kennst du schon.
karenza-lesson-end = Wer zuerst zehn Punkte hat, gewinnt.
