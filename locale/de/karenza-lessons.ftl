# Die Lektionen von Karenza: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

karenza-howto =
    - **Du gewinnst**, wenn du zuerst zehn Punkte hast, falls ihr nichts anderes vereinbart habt. Ist ein Deck leer, gewinnt, wer mehr Punkte hat.
    - **Wenn du dran bist**, machst du bis zu drei Bewegungen mit Füßen und Schwert und greifst dann mit einer Karte dieser Stellung an. Bewegst du das Schwert, geht das meist nicht.
    - **Greifst du nicht an**, passt du: Du darfst eine Karte abwerfen, der Tisch wird abgeräumt, und alle ziehen nach.
    - **Wirst du angegriffen**, darfst du parieren, mit höchstens so vielen Bewegungen, wie der Angriff hatte. Jede Parade stoppt ihn; mit mehr Stärke greifst du als Nächstes an. Ohne Parade bringt er seine Stärke als Punkte, und du hast bis zu drei Bewegungen.

karenza-lesson-attack-task = Mit zehn Punkten gewinnst du. Jede Karte hat eine Stellung: linker Fuß, rechter Fuß, Schwert. Du stehst auf B A 2: Greif mit einer passenden an.
karenza-lesson-attack-look = Weiß: linker Fuß. Schwarz: rechter. Gold: Schwert. Karten zeigen Stellung, Stärke (Zahl), Schwertweg (Pfeil). +1: eine Bewegung weg. Grau: jetzt nicht.
karenza-lesson-attack-rule = Jede Karte spielst du aus ihrer Stellung; dann folgt das Schwert ihrem Pfeil. Pariert sie niemand, bringt sie ihre Stärke als Punkte.
karenza-lesson-attack-not = { $move ->
        [stand-b-a-2] Damit passt du: Du bleibst stehen, greifst nicht an, und als Nächstes greift Bruno an. Kesa-giri beginnt genau hier.
       *[other] Damit bewegst du einen Fuß und passt, also greift als Nächstes Bruno an. Kesa-giri beginnt in B A 2, ohne Bewegung.
    }
karenza-lesson-combo-task = Getroffen: 7 Punkte, und du greifst noch mal an; noch ein Treffer gewinnt. Beim Parieren (Stoppen) darf sich Bruno so oft bewegen wie du. Mach es ihm schwer.
karenza-lesson-combo-look = Neben einem Namen: Karten auf der Hand, Karten im Deck und Punkte von zehn. Das kleine Schwert zeigt, wer angreift.
karenza-lesson-combo-rule = Zum Parieren hat Bruno nur so viele Bewegungen wie du: keine. Beginnt eine Karte, wo dein Schwert jetzt ist, greif noch mal an: eine Kombo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] Dafür bewegst du einen Fuß, also dürfte auch Bruno eine Bewegung machen und parieren. Und es bringt weniger als Kiri-age.
       *[other] Damit passt du, also greift als Nächstes Bruno an. Dein Schwert ist auf 4, wo Kiri-age beginnt: Greif noch mal an.
    }
karenza-lesson-move-task = Goldene +1: Die Stellung der Karte ist eine Bewegung entfernt. Finde den Angriff, für den ein Fuß genügt. Der Knopf bewegt ihn gleich mit.
karenza-lesson-move-look = Vor einem Angriff bewegen sich nur die Füße. Grau trotz +1: Dafür müsste sich das Schwert bewegen, oder es ist eine Abwehr.
karenza-lesson-move-rule = Vor einer Karte darfst du die Füße bewegen, mit bis zu drei Bewegungen. Bewegst du das Schwert, passt du und spielst keine Karte.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] Damit bewegst du das Schwert, und dann kannst du in diesem Zug nicht angreifen. Für Morote-zuki genügt ein Fuß.
        [stand-b-d-1] Damit gehst du auf D und passt. Morote-zuki macht die gleiche Bewegung und greift an: Stoppt es niemand, bringt es 9 Punkte.
       *[other] Damit passt du, ohne dich zu bewegen. Morote-zuki ist eine Bewegung entfernt, und mit der Karte gehst du auch auf D.
    }
karenza-lesson-defend-task = Bruno greift nach einer Bewegung mit Stärke 5 an, also hast auch du zum Parieren eine. Jede Parade stoppt ihn; mit welcher greifst du als Nächstes an?
karenza-lesson-defend-look = In der Mitte: die Stärke des Angriffs und wie viele Bewegungen du hast. Blaue Punkte: woher Bruno kommt. Auch Parieren bewegt dein Schwert.
karenza-lesson-defend-rule = Beim Parieren hast du so viele Bewegungen wie der Angriff. Jede Parade stoppt ihn; nur mehr Stärke holt die Initiative: Dann greifst du an.
karenza-lesson-defend-not = { $move ->
        [play-suri_age] Das stoppt den Angriff, aber 2 gegen 5 reicht nicht, also greift Bruno wieder an. Kiri-otoshi hat 8.
       *[other] Dann bekommt Bruno 5 Punkte. Jede Parade würde das verhindern, und mit Kiri-otoshi und seiner 8 gehört der nächste Angriff dir.
    }
karenza-lesson-pass-task = Keiner deiner Angriffe beginnt mit dem Schwert auf 3: Du musst passen. Mach dich bereit und wirf eine unnütze Karte ab: So ziehst du eine mehr.
karenza-lesson-pass-rule = Wer passt, räumt den Tisch ab, und beide ziehen auf sieben. Wirfst du eine unnütze Karte ab, ziehst du eine mehr. Dann greift Bruno an.
karenza-lesson-pass-not = { $move ->
        [stand-b-a-3] Damit ändert sich nichts: Auch beim nächsten Mal beginnt keiner deiner Angriffe mit dem Schwert auf 3.
       *[other] Damit bewegst du einen Fuß, aber das Schwert bleibt auf 3. Beide Kesa-giri brauchen die Füße, wie sie sind, und das Schwert auf 2.
    }
karenza-lesson-warrior-fresh = Eine neue Partie.
karenza-lesson-warrior-task = Mit dieser Wahl beginnt jede Partie. Jede Figur hat eigene Karten; bisher warst du Masaru. Wer möchtest du sein?
karenza-lesson-warrior-look = Neben jeder Figur: die Stärke ihrer Angriffe (Schwert) und ihrer Abwehr (Schild). Darunter: der stärkste Angriff jeder Figur.
karenza-lesson-warrior-rule = Jede Figur hat ihr eigenes Deck. Beide wählen geheim, und alle bekommen sieben Karten.
karenza-lesson-stance-task = Du bist wieder Masaru. Die Karten sind verteilt; wähl eine Stellung: zwei Füße und das Schwert. Halte möglichst viele Karten bereit.
karenza-lesson-stance-rule = Wer eröffnet, nimmt zuerst eine Stellung ein, die zu den Karten auf der Hand passt, und hat dann den ersten Angriff.
karenza-lesson-stance-not = { $move ->
        [stand-b-d-2] Da beginnt nur Tsubame-gaeshi. Es gibt eine Stellung, in der drei deiner Karten beginnen.
        [stand-b-a-4] Da beginnt nur Kiri-age. Es gibt eine Stellung, in der drei deiner Karten beginnen.
       *[other] Da beginnt keine deiner Karten, also könntest du ohne Bewegung nicht angreifen.
    }
karenza-lesson-end = Wer zuerst zehn Punkte hat, gewinnt. Ist vorher ein Deck leer, gewinnt, wer mehr Punkte hat.
