# Die Lektionen von KAITO: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kaito-howto =
    - **Du gewinnst**, wenn dein Gegenüber kein Schwert (Katana) oder keinen Helm (Kabuto) mehr auf dem Brett hat oder den Kaito nicht mehr ziehen kann.
    - **Wenn du dran bist**, ziehst du den Kaito in seiner Zeile oder Spalte, so weit du willst, und nimmst das Plättchen, auf dem er stehen bleibt. Das kann auch ein eigenes sein.
    - **Nach deinem Zug** darfst du mit erbeuteten Blüten (Mon) ein Plättchen zurückkaufen: ein Schwert für 4, einen Helm für 5. Es kommt unter den Kaito.

kaito-lesson-place-task = Ohne Katana (Schwert) oder ohne Kabuto (Helm) verliert Bruno. Setz den Kaito so, dass kein rotes Kabuto in seiner Zeile oder Spalte liegt.
kaito-lesson-place-look = Ihr zieht beide den Kaito, einen Dieb. Gleich nimmt Bruno mit ihm ein Plättchen in seiner Zeile oder Spalte. Du bist Rot, in Partien mal Schwarz.
kaito-lesson-place-rule = Wer als Zweites dran ist, setzt den Kaito; die andere Seite zieht zuerst. Von c4 erreicht Bruno kein rotes Kabuto.
kaito-lesson-place-not = Von d6 könnte Bruno in Zeile 6 dein Kabuto auf a6 nehmen. Von c4 erreicht er keins.
kaito-lesson-slide-task = Nimm Bruno ein Katana oder ein Kabuto. Der Kaito springt über Plättchen und hält auf irgendeinem in seiner Zeile oder Spalte.
kaito-lesson-slide-look = Der Kaito kam vom gepunkteten Feld, und seine Farbe zeigt, wer zieht. Ein Mon ist ein Plättchen mit Blüten: Mon 3 hat drei.
kaito-lesson-slide-rule = Der Kaito zieht in Zeile oder Spalte, über alles hinweg. Er muss auf einem Plättchen halten, nie auf einem leeren Feld, und das nimmst du.
kaito-lesson-slide-not = { $move ->
        [slide-b4] Damit nimmst du eine Blüte (Mon), also Geld für später. Bruno hätte noch alle Katana und Kabuto.
        [slide-d1] Das ist ein Katana, aber rote Plättchen sind deine eigenen. Es wäre für immer aus der Partie, und du hättest eins weniger.
        [slide-d2] Das ist dein eigenes Mon mit drei Blüten. Es wäre für immer aus der Partie, und Bruno würde nichts verlieren.
        [slide-a4] Das ist dein eigenes Mon, und es wäre für immer aus der Partie. Außerdem könnte Bruno von a4 dein Kabuto auf a6 nehmen.
       *[other] Das ist dein eigenes Mon, und es wäre für immer aus der Partie. Außerdem könnte Bruno von f4 dein Kabuto auf f3 nehmen.
    }
kaito-lesson-share-task = Als Nächstes zieht Bruno, und zwar von da, wo du hältst. Nimm ein schwarzes Plättchen, in dessen Zeile und Spalte kein rotes Kabuto liegt.
kaito-lesson-share-look = An den Seiten steht oben, wie viele Katana und Kabuto noch auf dem Brett liegen, und unter dem Strich, was erbeutet ist.
kaito-lesson-share-rule = Ihr zieht beide denselben Kaito. Nach jedem Zug wird er umgedreht. Achte also darauf, was du der anderen Seite überlässt.
kaito-lesson-share-not = { $move ->
        [slide-b2] Von b2 könnte Bruno dein Kabuto auf b5 nehmen, in derselben Spalte.
        [slide-e3] Von e3 könnte Bruno dein Kabuto auf f3 nehmen, in derselben Zeile.
        [slide-f2] Von f2 könnte Bruno dein Kabuto auf f3 nehmen, gleich darunter.
        [slide-a2] Das ist dein eigenes Katana, und es wäre für immer aus der Partie. Außerdem könnte Bruno von a2 dein Kabuto auf a6 nehmen.
        [slide-e5] Das ist dein eigenes Mon, und es wäre für immer aus der Partie. Außerdem könnte Bruno von e5 dein Kabuto auf b5 nehmen.
        [slide-e6] Das ist dein eigenes Katana, und es wäre für immer aus der Partie. Außerdem könnte Bruno von e6 dein Kabuto auf a6 nehmen.
       *[other] Von d2 erreicht Bruno kein Kabuto, aber das ist dein eigenes Mon, und es wäre für immer aus der Partie.
    }
kaito-lesson-own-task = Du musst ziehen, und in Reichweite liegen nur rote Plättchen: deine eigenen. Auf welches kannst du am ehesten verzichten?
kaito-lesson-own-look = Die Zahl auf einer blauen Karte: So viele Plättchen dieser Seite sind für immer aus der Partie.
kaito-lesson-own-rule = Du musst ziehen, auch auf ein eigenes Plättchen: Es ist für immer aus der Partie. Ist nur eins in Reichweite, ziehe ich für dich.
kaito-lesson-own-not = { $move ->
        [slide-d1] Von d1 gibt es immer nur einen Zug: Bruno auf d5, du auf b5, Bruno auf b4, du auf e4. Das ist dein letztes Katana, und du verlierst.
       *[other] Das ist ein Katana, und du hättest noch zwei. Eins davon, auf d1, könnte Bruno gleich nehmen.
    }
kaito-lesson-money-task = Für vier schwarze Blüten kannst du ein verlorenes Katana zurückkaufen, und du hast erst eine. Nimm das Plättchen, mit dem es vier werden.
kaito-lesson-money-rule = Blüten auf Mon, die du der anderen Seite abnimmst, sind Geld. Blüten deiner eigenen Farbe sind für dich nichts wert.
kaito-lesson-money-not = { $move ->
        [slide-b4] Das ist nur eine Blüte mehr, du hättest also zwei. Du brauchst vier.
        [slide-c3] Das ist eine Blüte, aber eine rote: Eigene sind kein Geld, und sie wäre für immer aus der Partie.
        [slide-d4] Das ist dein eigenes Katana: Du hättest ein drittes verloren und immer noch nur eine Blüte.
        [slide-c2] Ein Katana hat keine Blüten, du hättest also weiter nur eine. Außerdem könnte Bruno von c2 dein Katana auf e2 nehmen.
        [slide-e4] Ein Katana hat keine Blüten, du hättest also weiter nur eine. Außerdem könnte Bruno von e4 dein Katana auf d4 nehmen.
       *[other] Ein Katana hat keine Blüten, du hättest also weiter nur eine. Außerdem könnte Bruno von c6 dein Kabuto auf a6 nehmen.
    }
kaito-lesson-buy-task = Jetzt hast du vier Blüten. Nach einem Zug darfst du ein Plättchen zurückkaufen: Kauf eins der zwei Katana, die Bruno dir genommen hat.
kaito-lesson-buy-rule = Ein Katana kostet 4 Blüten, ein Kabuto 5, ohne Wechselgeld. Es kommt unter den Kaito, und was du zahlst, ist für immer aus der Partie.
kaito-lesson-buy-not = Du darfst deine Blüten sparen, aber dann behält Bruno beide Katana. Kauf eins zurück.
kaito-lesson-stuck-task = Wer nicht ziehen kann, verliert. Bleib da stehen, wo Bruno in Zeile und Spalte kein anderes Plättchen findet.
kaito-lesson-stuck-rule = Gewonnen! Bruno findet in Zeile und Spalte des Kaito kein anderes Plättchen, und wer nicht ziehen kann, verliert sofort.
kaito-lesson-stuck-not = Von b5 kann Bruno noch nach d5 ziehen. Von da könntest du nur auf d3, und dort müsstest du dein letztes Katana beiseitelegen.
kaito-lesson-win-task = Bruno hat nur noch ein Kabuto. Nimm es und gewinne die Partie.
kaito-lesson-win-rule = Gewonnen! Brunos letztes Kabuto (Helm) ist weg, da hilft kein Rückkauf mehr. Mit dem letzten Katana (Schwert) ist es genauso.
kaito-lesson-win-not = { $move ->
        [slide-f1] Damit legst du ein eigenes Katana beiseite. Außerdem könnte Bruno von f1 dein Kabuto auf f3 nehmen.
        [slide-a2] Damit legst du ein eigenes Katana beiseite, und Bruno hätte sein letztes Kabuto noch.
        [slide-c2] Bruno hätte noch zwei Katana und sein Kabuto. Außerdem könnte er von c2 dein Katana auf a2 nehmen.
        [slide-f3] Das ist ein Kabuto, aber ein rotes, also dein eigenes, und du hättest nur noch eins.
        [slide-f4] Damit legst du ein eigenes Mon beiseite. Außerdem könnte Bruno von f4 dein Kabuto auf f3 nehmen.
       *[other] Damit legst du ein eigenes Katana beiseite. Außerdem könnte Bruno von f5 dein Kabuto auf b5 nehmen.
    }
kaito-lesson-end = Du gewinnst, wenn dein Gegenüber kein Katana (Schwert) oder kein Kabuto (Helm) mehr hat oder nicht mehr ziehen kann.
