# Die Lektionen von Kengo!: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kengo-howto =
    - **Du gewinnst** eine Runde, wenn du dein Gegenüber triffst, und die Partie, wenn du zuerst fünf Runden hast, falls ihr nichts anderes vereinbart habt.
    - **Wenn du dran bist**, gehst du mit einer Karte um ihre Zahl vor oder zurück, oder du greifst mit Karten an, die genau dem Abstand entsprechen. Dann ziehst du nach.
    - **Wirst du angegriffen**, kannst du mit den gleichen Karten parieren, mit so vielen, wie der Angriff hat. Auf Stufe Einfach gibt es keine Paraden.
    - **Ist der Stapel leer**, gewinnt die Runde, wer mehr Karten hat, die dem Abstand entsprechen; bei gleich vielen, wer weiter vorgerückt ist. Auf Stufe Einfach zählt nur das Vorrücken.

kengo-lesson-advance-task = Du bist die rote Figur: Triff Bruno, und du gewinnst die Runde. Eine Karte bringt dich so viele Felder weit, wie sie zeigt. Komm so nah heran, wie du kannst.
kengo-lesson-advance-rule = In jedem Zug spielst du eine Karte und gehst um ihre Zahl vor oder zurück. Dann ziehst du nach und hast wieder fünf.
kengo-lesson-advance-not = { $kind ->
        [retreat] Damit kommst du noch weiter von Bruno weg. Eine höhere Karte nach vorn bringt dich näher.
       *[other] Das ist erlaubt, aber eine höhere Karte bringt dich näher.
    }
kengo-lesson-distance-task = Die goldene Zahl ist der Abstand. Nur eine Karte mit genau dieser Zahl trifft, und Karten gehen bis 5. Bleib, wo Bruno dich nicht treffen kann.
kengo-lesson-distance-rule = Nur eine Karte, die genau dem Abstand entspricht, kann treffen. Karten gehen von 1 bis 5, ab 6 Feldern bist du also sicher.
kengo-lesson-distance-not = Damit kommst du auf 5 Felder oder weniger heran, und eine von Brunos Karten könnte dich treffen. Bleib weiter weg.
kengo-lesson-strike-task = Welche deiner Karten entspricht jetzt dem Abstand? Triff Bruno damit!
kengo-lesson-strike-rule = Mit einer Karte, die dem Abstand entspricht, greifst du an. Pariert das niemand, gewinnst du die Runde. Wer zuerst fünf Runden hat, gewinnt die Partie.
kengo-lesson-strike-not = Damit bewegst du dich nur, und dann ist Bruno dran. Der Abstand ist 3: Eine 3 trifft.
kengo-lesson-pair-task = Ab jetzt kann Bruno deinen Angriff parieren, mit den gleichen Karten und mit so vielen wie du. Mach es ihm so schwer, wie du kannst.
kengo-lesson-pair-rule = Eine Parade braucht die gleichen Karten, so viele wie der Angriff. Je mehr gleiche du nimmst, desto schwerer wird das.
kengo-lesson-pair-not = { $move ->
        [attack-3] Dann genügt Bruno eine einzige 3 zum Parieren. Greif mit beiden an.
       *[other] Damit bewegst du dich nur. Der Abstand ist 3, und du hast zwei 3er: Greif mit beiden an.
    }
kengo-lesson-parry-task = Bruno greift mit zwei 4ern an. Treffen sie, gehört die Runde ihm. Was tust du?
kengo-lesson-parry-rule = Wirst du angegriffen, kannst du mit den gleichen Karten parieren. Nachziehen darfst du dafür nicht, aber dein eigener Zug folgt sofort.
kengo-lesson-parry-not = Dann gewinnt Bruno die Runde. Du hast auch 4er, und zwei davon parieren zwei.
kengo-lesson-riposte-task = Du hast pariert und bist sofort dran. Von jeder Zahl gibt es fünf Karten, und vier 4er sind schon weg. Was ist jetzt der beste Zug?
kengo-lesson-riposte-rule = Nach einer Parade spielst du mit den Karten, die dir bleiben, einen normalen Zug. Oft ist ein Angriff der beste.
kengo-lesson-riposte-not = Das gibt Bruno Zeit. Der Abstand ist 4, und du hast die letzte 4, er kann sie also nicht parieren: Greif an.
kengo-lesson-count-task = Dein Zug holt die letzte Karte, und die Runde endet: Mehr Karten vom Wert des Abstands gewinnen. Du hast drei 3er: Sorg dafür, dass sie zählen.
kengo-lesson-count-rule = Wird die letzte Karte gezogen, endet die Runde: Wer mehr Karten vom Wert des Abstands hat, gewinnt, bei gleich vielen, wer weiter vorgerückt ist.
kengo-lesson-count-not = Du hast drei 3er, also soll der Abstand dann 3 sein. Jetzt ist er 5.
kengo-lesson-lunge-task = Auf Stufe Profi, die eine Partie haben kann, darfst du in einem Zug vorrücken und angreifen. Tu es so, dass es möglichst schwer zu parieren ist.
kengo-lesson-lunge-rule = Ein Ausfall braucht eine Karte zum Vorrücken und eine oder mehr, die dem neuen Abstand entsprechen, zum Angriff.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Dann genügt Bruno eine einzige 4 zum Parieren. Zwei sind schwerer zu parieren.
       *[other] Damit bewegst du dich nur. Rück vor und greif im selben Zug an: 2 Felder weiter ist der Abstand 4, und du hast zwei 4er.
    }
kengo-lesson-withdraw-task = Bruno ist in einem Zug vorgerückt und greift mit zwei 3ern an. Zum Parieren hast du keine 3. Wie rettest du die Runde?
kengo-lesson-withdraw-rule = Kam der Angriff mit einem Schritt, kannst du zurückweichen, statt zu parieren: Eine Karte bringt dich zurück, du ziehst eine, dein Zug ist vorbei.
kengo-lesson-withdraw-not = Dann gewinnt Bruno die Runde. Du kannst noch zurückweichen, wo seine 3er dich nicht erreichen.
kengo-lesson-end = Triff dein Gegenüber, und du gewinnst die Runde. Wer zuerst fünf Runden hat, gewinnt die Partie.
