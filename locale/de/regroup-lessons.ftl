# Die Lektionen von Regroup!: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

regroup-howto =
    - **Du gewinnst**, wenn nur du noch lebst. Jede Armee beginnt mit 30 Leben. Gehen die Karten aus, gewinnt, wer das meiste Leben hat.
    - **Wenn du dran bist**, nimmst du eine Karte und legst sie auf mindestens ein Feld deiner Armee. Für manche Karten müssen darin Münzen zu sehen sein.
    - **Haben alle gelegt**, kämpfen alle gegen alle. Es zählen nur Nachbarn der gleichen Art, ab zwei Feldern. Schilde halten Schwerter ab, Barrieren Zauberstäbe.
    - **Nach der Schlacht** heilt jeder Trank, der zu sehen ist, ein Leben.

regroup-lesson-take-task = Zwei Hühnerarmeen kämpfen, bis eine kein Leben mehr hat. Nimm eine Karte: Die äußere links ist umsonst und hat zwei Schwerter.
regroup-lesson-take-rule = In jeder Runde nehmen alle eine Karte und legen sie. Die äußere Karte der Reihe und die verdeckte kosten nichts.
regroup-lesson-take-not = Eine verdeckte Karte ist auch umsonst, aber auf der äußeren siehst du zwei Schwerter. Nimm die.
regroup-lesson-lay-task = Ein Huhn zählt nur neben seinesgleichen. Leg die Karte wie gezeigt auf a2: Schwerter kommen zusammen, Zauberstäbe auch.
regroup-lesson-lay-rule = Eine Karte bedeckt mindestens ein Feld deiner Armee. Liegen gleiche Felder nebeneinander, zählen alle Hühner darauf.
regroup-lesson-lay-not = So stünden weniger Hühner neben ihresgleichen. Leg sie, wie das Bild es zeigt.
regroup-lesson-battle-task = Die erste Schlacht ist vorbei, und was durchkam, hat Leben gekostet. Bruno hat jetzt fünf Schwerter: Nimm die äußere Karte mit zwei Schilden.
regroup-lesson-battle-rule = Haben alle gelegt, schlagen alle zugleich zu. Was durchkommt, kostet Leben, und bei 0 bist du raus.
regroup-lesson-battle-not = Was das ist, kannst du nicht wissen. Nimm die Karte mit den zwei Schilden.
regroup-lesson-shield-task = Schilde halten Schwerter ab, Barrieren Zauberstäbe. Leg die Karte wie gezeigt auf c3: Dann zählen vier Schilde.
regroup-lesson-shield-rule = Jeder Schild hält ein Schwert ab und jede Barriere einen Zauberstab. Nach der Schlacht heilt jeder sichtbare Trank ein Leben.
regroup-lesson-shield-not = So zählen weniger Schilde, und Bruno hat fünf Schwerter. Leg sie, wie das Bild es zeigt.
regroup-lesson-market-task = In deiner Armee ist eine Münze zu sehen, also darfst du auch die mittlere Karte nehmen. Sie bringt zwei Schilde: Nimm sie.
regroup-lesson-market-rule = Für die mittlere Karte muss eine Münze zu sehen sein, für die innere zwei. Ausgegeben werden Münzen nicht.
regroup-lesson-market-not = Das darfst du, aber die mittlere Karte bringt dir mehr, und deine Münze gibst du nicht aus. Nimm die.
regroup-lesson-win-task = Bruno hat noch 4 Leben, viele Schilde und keine Barriere. Leg die Karte wie gezeigt auf b3: Vier Zauberstäbe kommen durch!
regroup-lesson-win-rule = Schwerter treffen auf Schilde, Zauberstäbe auf Barrieren. Wer auf 0 Leben fällt, ist raus, und wer als Letztes lebt, gewinnt.
regroup-lesson-win-not = Das würde Bruno überleben: Nur vier Zauberstäbe reichen. Leg sie, wie das Bild es zeigt.
regroup-lesson-end = Jede Armee beginnt mit 30 Leben. Wer als Letztes lebt, gewinnt.
