# Die Lektionen von Karenza: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

karenza-howto =
    - **Du gewinnst**, wenn du zuerst zehn Punkte hast, falls ihr nichts anderes vereinbart habt. Ist ein Deck leer, gewinnt, wer mehr Punkte hat.
    - **Wenn du dran bist**, machst du bis zu drei Bewegungen mit Füßen und Schwert und greifst dann mit einer Karte dieser Stellung an. Bewegst du das Schwert, geht das meist nicht.
    - **Greifst du nicht an**, passt du: Du darfst eine Karte abwerfen, der Tisch wird abgeräumt, und alle ziehen nach.
    - **Wirst du angegriffen**, hast du höchstens so viele Bewegungen, wie der Angriff hatte, und darfst parieren. Sonst bringt der Angriff seine Stärke als Punkte.

karenza-lesson-attack-task = Zehn Punkte gewinnen. Eine Karte beginnt in einer Stellung: linker Fuß, rechter Fuß, Schwert. Du stehst B A 2: Greif mit einer Karte von dort an.
karenza-lesson-attack-rule = Jede Karte spielst du aus ihrer eigenen Stellung: zwei Füße und das Schwert. Pariert sie niemand, bringt sie ihre Stärke als Punkte.
karenza-lesson-attack-not = Damit passt du, und dein Zug ist vorbei. Kesa-giri beginnt in deiner Stellung: Damit kannst du sofort angreifen.
karenza-lesson-combo-task = Getroffen: 3 Punkte, und du greifst noch mal an. Zum Parieren darf sich Bruno so oft bewegen wie dein Angriff: Nimm den ohne Bewegung.
karenza-lesson-combo-rule = Nach einem Angriff ist dein Schwert da, wo er endet. Beginnt dort die nächste Karte, kannst du immer weiter angreifen: eine Kombo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Dieser Angriff kostet eine Bewegung, also hätte auch Bruno eine zum Parieren. Kiri-age kostet keine.
       *[other] Damit passt du, und dein Zug ist vorbei. Dein Schwert ist auf 4, wo Kiri-age beginnt: Greif noch mal an.
    }
karenza-lesson-move-task = Die goldene +1 auf einer Karte heißt: Ihre Stellung ist eine Bewegung entfernt. Morote-zuki bringt 7 Punkte und braucht einen Fuß auf D. Greif in diesem Zug damit an.
karenza-lesson-move-rule = Vor einer Karte hast du bis zu drei Bewegungen, mit Fuß oder Schwert. Bewegst du das Schwert, spielst du in diesem Zug keine Karte.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Bewegst du das Schwert, kannst du in diesem Zug nicht angreifen. Ein Fuß muss auf D, und das macht Morote-zuki von selbst.
        [stand-b-d-1] Damit gehst du auf D, passt dann aber. Morote-zuki macht den gleichen Schritt und greift an.
       *[other] Damit passt du, und dein Zug ist vorbei. Spiel Morote-zuki: Der Schritt auf D gehört dazu.
    }
karenza-lesson-defend-task = Bruno greift nach einer Bewegung mit Stärke 3 an, also hast auch du eine Bewegung. Parier mit mehr Stärke, und der nächste Angriff gehört dir.
karenza-lesson-defend-rule = Wirst du angegriffen, darfst du dich so oft bewegen wie der Angriff, und parieren. Gleiche Stärke stoppt ihn; mit mehr greifst du als Nächstes an.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] Das stoppt den Angriff, aber 3 gegen 3 reicht nicht, also greift Bruno wieder an. Harai hat 4.
       *[other] Dann bekommt Bruno 3 Punkte. Parier mit mehr als 3: Harai hat 4.
    }
karenza-lesson-pass-task = Keiner deiner Angriffe beginnt mit dem Schwert auf 3, also pass. Setz es auf 2, wo beide Kesa-giri beginnen, und tausch Harai gegen eine neue Karte.
karenza-lesson-pass-rule = Statt anzugreifen, darfst du passen und eine Karte abwerfen. Dann greift die andere Seite an; der Tisch wird abgeräumt, beide ziehen auf sieben.
karenza-lesson-pass-not = So darfst du passen, aber angreifen könntest du auch beim nächsten Mal nicht. Beide Kesa-giri brauchen das Schwert auf 2.
karenza-lesson-stance-task = Vor dem ersten Angriff wählst du eine Stellung: zwei Füße und das Schwert. Halte so viele deiner Karten bereit, wie du kannst.
karenza-lesson-stance-rule = Wer eröffnet, nimmt zuerst eine Stellung ein, die zu den Karten auf der Hand passt, und hat dann den ersten Angriff.
karenza-lesson-stance-not = Von dort beginnen weniger deiner Karten. Auf den Knöpfen steht, wie viele bereit sind.
karenza-lesson-warrior-task = Jede Partie beginnt mit der Wahl der Figur, und jede hat eigene Karten. Einige von Masaru kennst du schon. Wer möchtest du sein?
karenza-lesson-warrior-rule = Jede Figur hat ihr eigenes Deck. Beide wählen geheim, und alle bekommen sieben Karten.
karenza-lesson-end = Wer zuerst zehn Punkte hat, gewinnt.
