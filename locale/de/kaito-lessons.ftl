# Die Lektionen von KAITO: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kaito-howto =
    - **Du gewinnst**, wenn dein Gegenüber kein Schwert (Katana) oder keinen Helm (Kabuto) mehr auf dem Brett hat oder den Kaito nicht mehr ziehen kann.
    - **Wenn du dran bist**, ziehst du den Kaito in seiner Zeile oder Spalte, so weit du willst, und nimmst das Plättchen, auf dem er stehen bleibt. Das kann auch ein eigenes sein.
    - **Nach deinem Zug** darfst du mit erbeuteten Blüten (Mon) ein Plättchen zurückkaufen: ein Schwert für 4, einen Helm für 5. Es kommt unter den Kaito.

kaito-lesson-place-task = Du bist Rot. Bruno zieht den Kaito zuerst, in Zeile oder Spalte, über alles hinweg. Setz ihn so, dass er keins deiner Kabuto (Helme) erreicht.
kaito-lesson-place-rule = Wer als Zweites dran ist, setzt den Kaito, den Dieb, auf eine der beiden Lücken. Die andere Seite macht dann den ersten Zug.
kaito-lesson-place-not = Von d6 könnte Bruno in Zeile 6 dein Kabuto auf a6 nehmen. Von c4 erreicht er keins.
kaito-lesson-slide-task = Du gewinnst, wenn Bruno kein Katana (Schwert) oder kein Kabuto mehr hat. Zieh den Kaito auf ein schwarzes Katana; Ringe zeigen, wohin er kann.
kaito-lesson-slide-rule = Der Kaito zieht in seiner Zeile oder Spalte, so weit du willst und über alles hinweg. Du nimmst das Plättchen, auf dem er landet.
kaito-lesson-slide-not = { $move ->
        [slide-b4] Das ist eine Blüte (Mon). Mit der kannst du später etwas zurückkaufen. Nimm ein schwarzes Katana, ein Plättchen mit einem Schwert.
       *[other] Das Plättchen ist rot, also dein eigenes, und wäre für immer aus der Partie. Nimm ein schwarzes Katana, ein Plättchen mit einem Schwert.
    }
kaito-lesson-share-task = Als Nächstes zieht Bruno, und zwar von da, wo du stehen bleibst. Nimm ein schwarzes Plättchen, aber lass ihm kein rotes Kabuto in der Linie.
kaito-lesson-share-rule = Ihr zieht beide denselben Kaito. Nach jedem Zug wird er umgedreht. Achte also darauf, was du der anderen Seite anbietest.
kaito-lesson-share-not = { $move ->
        [slide-b2] Von b2 könnte Bruno dein Kabuto auf b5 nehmen. Schau die Zeile und die Spalte entlang, wo du stehen bleibst.
        [slide-e3] Von e3 könnte Bruno dein Kabuto auf f3 nehmen. Schau die Zeile und die Spalte entlang, wo du stehen bleibst.
        [slide-f2] Von f2 könnte Bruno dein Kabuto auf f3 nehmen. Schau die Zeile und die Spalte entlang, wo du stehen bleibst.
       *[other] Das ist dein eigenes Plättchen, es wäre für immer aus der Partie. Nimm ein schwarzes.
    }
kaito-lesson-own-task = Du musst ziehen, und in deiner Linie liegen nur rote Plättchen: deine eigenen. Auf welches kannst du am ehesten verzichten?
kaito-lesson-own-rule = Du musst ziehen, auch auf ein eigenes Plättchen. Es wird verdeckt beiseitegelegt und ist aus der Partie.
kaito-lesson-own-not = Das ist eins deiner letzten Katana, und ohne Katana verlierst du. Auf die Blüte verzichtest du leichter.
kaito-lesson-money-task = Bruno hat zwei deiner Katana. Eins kostet vier schwarze Blüten, und du hast erst eine. Nimm das Plättchen, mit dem es vier werden.
kaito-lesson-money-rule = Blüten (Mon), die du der anderen Seite abnimmst, sind Geld. Blüten deiner eigenen Farbe sind für dich nichts wert.
kaito-lesson-money-not = Damit werden es nicht vier: Du hast eine Blüte, also brauchst du das schwarze Plättchen mit drei.
kaito-lesson-buy-task = Jetzt hast du 3 + 1 Blüten. Nach einem Zug darfst du ein Plättchen zurückkaufen, und Bruno hat noch zwei deiner Katana.
kaito-lesson-buy-rule = Nach deinem Zug darfst du ein Plättchen zurückkaufen: ein Katana für 4 Blüten, ein Kabuto für 5. Es kommt unter den Kaito.
kaito-lesson-buy-not = Du darfst deine Blüten sparen, aber dann behält Bruno beide Katana. Kauf eins zurück.
kaito-lesson-stuck-task = Wer nicht ziehen kann, verliert. Bleib da stehen, wo Bruno in Zeile und Spalte kein anderes Plättchen findet.
kaito-lesson-stuck-rule = Liegt zu Beginn deines Zugs kein anderes Plättchen in der Linie des Kaito, verlierst du sofort.
kaito-lesson-stuck-not = Von b5 kann Bruno noch nach d5 ziehen. Such ein Plättchen, dessen Zeile und Spalte leer sind.
kaito-lesson-win-task = Bruno hat nur noch ein Kabuto. Kannst du jetzt gewinnen?
kaito-lesson-win-rule = Du gewinnst, wenn die andere Seite kein Katana (Schwert) oder kein Kabuto (Helm) mehr auf dem Brett hat.
kaito-lesson-win-not = Du kannst sofort gewinnen: Brunos letztes Kabuto, auf f6, liegt in der Linie des Kaito.
kaito-lesson-end = Du gewinnst, wenn dein Gegenüber kein Katana (Schwert) oder kein Kabuto (Helm) mehr hat oder nicht mehr ziehen kann.
