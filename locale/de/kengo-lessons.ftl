# Die Lektionen von Kengo!: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kengo-howto =
    - **Du gewinnst** eine Runde, wenn du dein Gegenüber triffst, und die Partie, wenn du zuerst fünf Runden hast, falls ihr nichts anderes vereinbart habt.
    - **Wenn du dran bist**, rückst du mit einer Karte um ihre Zahl vor oder gehst zurück, oder du greifst mit Karten an, die genau dem Abstand entsprechen. Dann ziehst du nach.
    - **Wirst du angegriffen**, kannst du mit den gleichen Karten parieren, mit so vielen, wie der Angriff hat. Auf Stufe Einfach gibt es keine Paraden.
    - **Ist der Stapel leer**, gewinnt die Runde, wer mehr Karten mit der Zahl des Abstands hat. Bei gleich vielen gewinnt, wer weiter vorgerückt ist. Auf Stufe Einfach zählt nur das.

kengo-lesson-advance-task = Du bist die rote Figur: Triff Bruno, und du gewinnst die Runde. Eine Karte bewegt dich um ihre Zahl. Komm so nah heran wie möglich.
kengo-lesson-advance-look = Die große Zahl auf einer Karte sagt, wie viele Felder sie dich bewegt. ▶ rückt vor, ◁ geht zurück, goldene Punkte zeigen, wohin.
kengo-lesson-advance-rule = In jedem Zug spielst du eine Karte und rückst um ihre Zahl vor oder gehst zurück. Dann ziehst du nach und hast wieder fünf.
kengo-lesson-advance-not = { $move ->
        [advance-1] Dann wärt ihr noch 12 Felder auseinander. Eine höhere Karte bringt dich näher heran.
        [advance-2] Dann wärt ihr noch 11 Felder auseinander. Eine höhere Karte bringt dich näher heran.
        [advance-3] Dann wärt ihr noch 10 Felder auseinander. Eine höhere Karte bringt dich näher heran.
        [advance-4] Dann wärt ihr noch 9 Felder auseinander. Eine Karte bringt dich noch näher heran.
        [retreat-1] Damit gehst du zurück: 14 Felder Abstand statt 13. Rück vor.
        [retreat-2] Damit gehst du zurück: 15 Felder Abstand statt 13. Rück vor.
       *[other] Damit gehst du bis an den Rand der Matte, auf 16 Felder Abstand. Rück vor.
    }
kengo-lesson-distance-task = Die Zahl auf Gold ist der Abstand. Nur Karten mit genau dieser Zahl treffen; die höchste ist 5. Bleib, wo Bruno dich nicht treffen kann.
kengo-lesson-distance-look = Die Zahlen direkt unter der Matte zählen ihre Felder: Du stehst auf 9, Bruno auf 16.
kengo-lesson-distance-rule = Nur eine Karte, die genau dem Abstand entspricht, kann treffen. Karten gehen von 1 bis 5, ab 6 Feldern bist du also sicher.
kengo-lesson-distance-not = { $move ->
        [advance-2] Bei Abstand 5 trifft Bruno dich mit einer 5, falls er eine hat. Bleib weiter weg.
        [advance-3] Bei Abstand 4 trifft Bruno dich mit einer 4, falls er eine hat. Bleib weiter weg.
       *[other] Bei Abstand 3 trifft Bruno dich mit einer 3, falls er eine hat. Bleib weiter weg.
    }
kengo-lesson-strike-task = Welche deiner Karten hat dieselbe Zahl wie der Abstand? Triff Bruno damit!
kengo-lesson-strike-look = Ein Schwert unter einer Karte heißt, dass sie von hier aus angreifen kann. Die kleine blaue Karte zählt Brunos Hand.
kengo-lesson-strike-rule = Mit einer Karte, die dem Abstand entspricht, greifst du an. Pariert das niemand, gewinnst du die Runde, und mit fünf Runden die Partie.
kengo-lesson-strike-not = { $move ->
        [advance-1] Dann ist Bruno bei Abstand 2 dran: Eine 2 würde dich treffen. Du kannst ihn vorher treffen, jetzt gleich.
        [advance-2] Dann ist Bruno bei Abstand 1 dran: Eine 1 würde dich treffen. Du kannst ihn vorher treffen, jetzt gleich.
        [retreat-1] Dann ist Bruno bei Abstand 4 dran: Eine 4 würde dich treffen. Du kannst ihn vorher treffen, jetzt gleich.
        [retreat-2] Dann ist Bruno bei Abstand 5 dran: Eine 5 würde dich treffen. Du kannst ihn vorher treffen, jetzt gleich.
        [retreat-3] Mit 6 Feldern Abstand wärst du außer Reichweite, aber du kannst die Runde jetzt gleich gewinnen.
       *[other] Bei 7 Feldern Abstand müsstest du erst wieder heran. Du kannst die Runde jetzt gleich gewinnen.
    }
kengo-lesson-stuck-task = Du kannst weder von der Matte noch an Bruno vorbei, darum haben 5er keinen Knopf. Behalt eine spielbare Karte, sonst verlierst du die Runde.
kengo-lesson-stuck-rule = Kannst du in deinem Zug keine Karte spielen, verlierst du die Runde. Behalt am Rand eine niedrige: Eine 1 passt immer.
kengo-lesson-stuck-not = { $move ->
        [advance-1] Dort könnte Bruno dich mit einer 1 treffen, und deine 1, die immer passt, wäre weg.
       *[other] Du hättest nur noch 4er und 5er, und hinter dir sind 3 Felder. Kommt Bruno näher, rettet nur noch Glück beim Ziehen die Runde.
    }
kengo-lesson-pair-task = Ab jetzt kann Bruno einen Angriff parieren (abwehren): Gegen zwei 3er braucht er zwei 3er. Mach es ihm so schwer, wie du kannst.
kengo-lesson-pair-rule = Eine Parade braucht die gleichen Karten, und gleich viele. Geh nur auf einen Abstand, für den du Karten hast: zum Angreifen und Parieren.
kengo-lesson-pair-not = { $move ->
        [attack-3] Zum Parieren reicht Bruno da eine 3, und du hast noch eine zweite.
        [advance-1] Das ist kein Angriff: Bruno ist bei Abstand 2 dran, wo deine 3er nicht treffen.
        [advance-2] Das ist kein Angriff: Bruno ist bei Abstand 1 dran, wo deine 3er nicht treffen.
        [retreat-1] Das ist kein Angriff: Bruno ist bei Abstand 4 dran, wo deine 3er nicht treffen.
        [retreat-2] Das ist kein Angriff: Bruno ist bei Abstand 5 dran, wo deine 3er nicht treffen.
        [retreat-3] Damit gibst du eine der 3er her, die jetzt treffen könnten, und gehst außer Reichweite.
       *[other] Bei Abstand 8 trifft niemand. Hier können deine 3er treffen.
    }
kengo-lesson-parry-task = Bruno greift mit zwei 4ern an. Treffen sie, gehört die Runde ihm. Was tust du?
kengo-lesson-parry-rule = Wirst du angegriffen, kannst du mit den gleichen Karten parieren. Nachziehen darfst du dafür nicht, aber dein eigener Zug folgt sofort.
kengo-lesson-parry-not = Dann gewinnt Bruno die Runde. Du hast auch 4er, und zwei davon parieren zwei.
kengo-lesson-riposte-task = Du hast pariert und bist sofort dran. Von jeder Zahl gibt es fünf Karten, und vier 4er sind schon weg. Was ist jetzt der beste Zug?
kengo-lesson-riposte-rule = Vier 4er waren weg, also konnte Bruno deine nicht parieren. In Partien liegen nur die Karten des letzten Zugs offen: Merk dir die anderen.
kengo-lesson-riposte-not = { $move ->
        [advance-1] Bei Abstand 3 trifft deine 4 nicht. Hier trifft sie, und Bruno hat keine 4 mehr zum Parieren.
        [advance-2] Bei Abstand 2 trifft deine 4 nicht. Hier trifft sie, und Bruno hat keine 4 mehr zum Parieren.
        [retreat-1] Bei Abstand 5 trifft deine 4 nicht. Hier trifft sie, und Bruno hat keine 4 mehr zum Parieren.
        [retreat-2] Bei Abstand 6 trifft niemand. Hier trifft deine 4, und Bruno hat keine 4 mehr zum Parieren.
       *[other] Damit gibst du die letzte 4 fürs Zurückgehen her. Sie ist die eine Karte, die Bruno nicht parieren kann.
    }
kengo-lesson-count-task = Dein Zug leert den Stapel. Dann gewinnt die Runde, wer mehr Karten mit der Zahl des Abstands hat. Du hast drei 3er.
kengo-lesson-count-look = Die blaue Karte oben zählt den Stapel: Eine Karte ist noch da.
kengo-lesson-count-rule = Ist der Stapel leer, gewinnt, wer mehr Karten mit der Zahl des Abstands hat. Bei gleich vielen gewinnt, wer weiter vorgerückt ist.
kengo-lesson-count-not = { $move ->
        [advance-1] Bei Abstand 4 zählen nur 4er, und du hast keine.
        [advance-3] Bei Abstand 2 zählen nur 2er. Du hast eine, und deine 3er wären nichts wert.
        [retreat-1] Bei Abstand 6 zählt keine Karte. Dann gewinnt, wer weiter vorgerückt ist, und das ist Bruno.
        [retreat-2] Bei Abstand 7 zählt keine Karte. Dann gewinnt, wer weiter vorgerückt ist, und das ist Bruno.
       *[other] Das kostet dich eine 3, und bei Abstand 8 zählt keine Karte: Es gewinnt, wer weiter vorgerückt ist, also Bruno.
    }
kengo-lesson-lunge-task = Ab hier gilt Stufe Profi; deine erste Partie ist Normal. Rück vor und greif im selben Zug so an, dass es schwer zu parieren ist.
kengo-lesson-lunge-look = Ein waagrechtes Schwert unter einer Karte: Rück erst mit einer anderen vor, dann kann diese angreifen.
kengo-lesson-lunge-rule = Nur Profi: Ein Ausfall braucht eine Karte zum Vorrücken und eine oder mehr vom neuen Abstand zum Angriff.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Zum Parieren reicht Bruno da eine 4, und du hast noch eine zweite.
        [advance-4-attack-2] Zum Parieren reicht Bruno da eine 2, und du hast noch eine zweite.
        [advance-1] Das ist kein Angriff: Bruno ist bei Abstand 5 dran, und du hast keine 5.
        [advance-2] Das ist kein Angriff: Bruno ist bei Abstand 4 dran. Du kannst vorrücken und angreifen, bevor er etwas tut.
        [advance-4] Das ist kein Angriff: Bruno ist bei Abstand 2 dran. Du kannst vorrücken und angreifen, bevor er etwas tut.
        [retreat-1] Dann wärt ihr 7 Felder auseinander. Vorrücken und angreifen passt in diesen einen Zug.
        [retreat-2] Dann wärt ihr 8 Felder auseinander. Vorrücken und angreifen passt in diesen einen Zug.
       *[other] Dann wärt ihr 10 Felder auseinander. Vorrücken und angreifen passt in diesen einen Zug.
    }
kengo-lesson-withdraw-task = Auch nur Profi: Bruno rückt vor und greift im selben Zug mit zwei 3ern an. Du hast keine. Weich davor zurück, mit irgendeiner Karte.
kengo-lesson-withdraw-rule = Nur Profi: Statt einen Ausfall zu parieren, kannst du um die Zahl einer Karte zurückweichen. Du ziehst eine nach, und dein Zug ist vorbei.
kengo-lesson-withdraw-not = Dann gewinnt Bruno die Runde. Du kannst noch zurückweichen, dorthin, wo seine 3er dich nicht treffen.
kengo-lesson-end = Triff dein Gegenüber, und du gewinnst die Runde; mit fünf gewinnst du die Partie. Ihr beginnt beide neben der Matte, auf 0 und 24.
