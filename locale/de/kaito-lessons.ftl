# Die Lektionen von KAITO: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kaito-howto =
    - **Du gewinnst**, wenn dein Gegenüber kein Schwert (Katana) oder keinen Helm (Kabuto) mehr auf dem Brett hat oder den Kaito nicht mehr ziehen kann.
    - **Wenn du dran bist**, ziehst du den Kaito in seiner Zeile oder Spalte, so weit du willst, und nimmst das Plättchen, auf dem er stehen bleibt. Das kann auch ein eigenes sein.
    - **Nach deinem Zug** darfst du mit erbeuteten Blüten (Mon) ein Plättchen zurückkaufen: ein Schwert für 4, einen Helm für 5. Es kommt unter den Kaito.

kaito-lesson-place-task = Nimm Bruno alle Schwerter oder alle Helme ab, dann gewinnst du. Setz zuerst den Dieb, den Kaito, auf c4; den ersten Zug mit ihm macht Bruno.
kaito-lesson-place-rule = Wer als Zweites dran ist, setzt den Kaito auf eine der beiden Lücken. Die andere Seite macht dann den ersten Zug.
kaito-lesson-place-not = In einer echten Partie ginge das, aber bleiben wir zusammen: Setz den Kaito auf c4.
kaito-lesson-slide-task = Du spielst Rot. Zieh den Kaito geradeaus auf ein schwarzes Schwert (Katana), und es gehört dir.
kaito-lesson-slide-rule = Der Kaito zieht in seiner Zeile oder Spalte, so weit du willst und über alles hinweg. Du nimmst das Plättchen, auf dem er landet.
kaito-lesson-slide-not = Das ist kein schwarzes Schwert. Die goldenen Ringe zeigen die drei, die der Kaito erreicht.
kaito-lesson-share-task = Als Nächstes zieht Bruno, und zwar von da, wo du stehen bleibst. Nimm ein schwarzes Plättchen, aber lass ihn an keinen roten Helm (Kabuto).
kaito-lesson-share-rule = Ihr zieht beide denselben Kaito. Nach jedem Zug wird er umgedreht. Achte also darauf, was du der anderen Seite anbietest.
kaito-lesson-share-not = { $move ->
        [slide-b2] Von b2 könnte Bruno deinen Helm auf b5 nehmen. Schau die Zeile und die Spalte entlang, wo du stehen bleibst.
        [slide-e3] Von e3 könnte Bruno deinen Helm auf f3 nehmen. Schau die Zeile und die Spalte entlang, wo du stehen bleibst.
        [slide-f2] Von f2 könnte Bruno deinen Helm auf f3 nehmen. Schau die Zeile und die Spalte entlang, wo du stehen bleibst.
       *[other] Das ist dein eigenes Plättchen, es wäre für immer aus der Partie. Nimm ein schwarzes.
    }
kaito-lesson-own-task = Du musst ziehen, und in deiner Linie liegen nur rote Plättchen: deine eigenen. Opfere die Blüte und behalt deine Schwerter.
kaito-lesson-own-rule = Du musst ziehen, auch auf ein eigenes Plättchen. Es wird verdeckt beiseitegelegt und ist aus der Partie.
kaito-lesson-own-not = Das ist eins deiner letzten Schwerter. Ohne Schwerter verlierst du, opfere lieber die Blüte.
kaito-lesson-money-task = Bruno hat zwei rote Schwerter. Mit schwarzen Blüten kannst du eins zurückkaufen: Nimm das Plättchen mit drei.
kaito-lesson-money-rule = Blüten (Mon), die du der anderen Seite abnimmst, sind Geld. Blüten deiner eigenen Farbe sind für dich nichts wert.
kaito-lesson-money-not = Dann reicht dein Geld immer noch nicht. Nimm das schwarze Plättchen mit drei Blüten.
kaito-lesson-buy-task = Jetzt hast du vier Blüten, genau der Preis für ein Schwert. Kauf eins von Bruno zurück.
kaito-lesson-buy-rule = Nach deinem Zug darfst du ein Plättchen zurückkaufen: ein Schwert für 4 Blüten, einen Helm für 5. Es kommt unter den Kaito.
kaito-lesson-buy-not = Du darfst deine Blüten sparen, aber dann behält Bruno beide Schwerter. Kauf eins zurück.
kaito-lesson-stuck-task = Wer nicht ziehen kann, verliert. Bleib da stehen, wo Brunos Zeile und Spalte sonst leer sind.
kaito-lesson-stuck-rule = Liegt zu Beginn deines Zugs kein anderes Plättchen in der Linie des Kaito, verlierst du sofort.
kaito-lesson-stuck-not = Von dort erreicht Bruno noch ein Plättchen. Such eine Zeile und eine Spalte, die leer sind.
kaito-lesson-win-task = Ein schwarzer Helm ist noch auf dem Brett. Nimm ihn, und du gewinnst!
kaito-lesson-win-rule = Du gewinnst, wenn die andere Seite kein Schwert (Katana) oder keinen Helm (Kabuto) mehr auf dem Brett hat.
kaito-lesson-win-not = Brunos letzter Helm liegt in der Linie des Kaito. Nimm den.
kaito-lesson-end = Du gewinnst, wenn dein Gegenüber kein Schwert oder keinen Helm mehr hat oder nicht mehr ziehen kann.
