# Die Lektionen von Regroup!: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

regroup-howto =
    - **Du gewinnst**, wenn nur noch du lebst. Jede Armee beginnt mit 30 Leben. Gehen die Karten aus, gewinnt, wer das meiste Leben hat.
    - **Wenn du dran bist**, nimmst du eine Karte und legst sie auf mindestens ein Feld deiner Armee. Für manche Karten müssen darin Münzen zu sehen sein.
    - **Haben alle gelegt**, kämpfen alle gegen alle. Hühner zählen nur, wo gleiche Felder nebeneinanderliegen. Schilde halten Schwerter ab, Barrieren Zauberstäbe.
    - **Nach der Schlacht** heilt jeder Trank, der zu sehen ist, ein Leben.

regroup-lesson-take-task = Zwei Hühnerarmeen kämpfen, bis eine kein Leben mehr hat. Zuerst nimmst du eine Karte: eine, die nichts kostet, am besten mit zwei Schwertern.
regroup-lesson-take-rule = In jeder Runde nehmen alle eine Karte und legen sie. Die äußere Karte, links in der Reihe, und die verdeckte kosten nichts.
regroup-lesson-take-not = Die verdeckte Karte kostet auch nichts, aber sie kann alles Mögliche sein. Auf der äußeren siehst du zwei Schwerter.
regroup-lesson-lay-task = Leg die Karte über deine Armee. Ein Huhn zählt nur neben seinesgleichen: Lass möglichst viele zählen. +2 auf einem Knopf heißt zwei mehr als jetzt.
regroup-lesson-lay-rule = Eine Karte bedeckt mindestens ein Feld deiner Armee; was bedeckt ist, ist weg. Gleiche Felder Seite an Seite zählen, mit allen Hühnern darauf.
regroup-lesson-lay-not = So stünden weniger Hühner neben ihresgleichen. Such den Knopf mit dem höchsten +.
regroup-lesson-battle-task = Alle haben zugleich zugeschlagen; was durchkam, hat Leben gekostet. Ein Schild stoppt ein Schwert, Bruno hat fünf: Welche Karte hilft? 🛡️² = zwei.
regroup-lesson-battle-rule = Haben alle gelegt, schlagen alle zugleich zu. Was durchkommt, kostet Leben, und bei 0 bist du raus.
regroup-lesson-battle-not = Was das ist, weiß niemand. Die äußere Karte hat zwei Schilde, und die halten zwei Schwerter ab.
regroup-lesson-shield-task = Schilde halten Schwerter ab, Barrieren Zauberstäbe. Bruno hat fünf Schwerter: Leg die Karte so, dass die meisten deiner Schilde zählen.
regroup-lesson-shield-rule = Jeder Schild hält ein Schwert ab und jede Barriere einen Zauberstab. Nach der Schlacht heilt jeder sichtbare Trank ein Leben.
regroup-lesson-shield-not = So zählen weniger Schilde, und Bruno hat fünf Schwerter. Die Zahl hinter 🛡️ sagt, wie viele zählen würden.
regroup-lesson-market-task = In deiner Armee ist eine Münze zu sehen, also darfst du auch die mittlere Karte nehmen. Schilde hast du noch keine: Welche Karte bringt die meisten?
regroup-lesson-market-rule = Für die mittlere Karte muss eine Münze zu sehen sein, für die innere zwei. Ausgegeben werden Münzen nicht.
regroup-lesson-market-not = Das darfst du, aber Schilde siehst du da keine. Die mittlere Karte hat zwei, und deine Münze gibst du nicht aus.
regroup-lesson-win-task = Bruno hat noch 4 Leben, viele Schilde und keine Barriere gegen Zauberstäbe. Leg die Karte so, dass er nicht überlebt.
regroup-lesson-win-rule = Schwerter treffen auf Schilde, Zauberstäbe auf Barrieren. Wer auf 0 Leben fällt, ist raus, und wer als Letztes lebt, gewinnt.
regroup-lesson-win-not = Das würde Bruno überleben: Schwerter halten seine Schilde ab, es braucht also vier Zauberstäbe. Die Zahl hinter ✨ sagt, wie viele zählen würden.
regroup-lesson-end = Jede Armee beginnt mit 30 Leben. Wer als Letztes lebt, gewinnt.
