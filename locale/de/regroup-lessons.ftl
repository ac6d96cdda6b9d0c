# Die Lektionen von Regroup!: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

regroup-howto =
    - **Du gewinnst**, wenn nur noch du lebst. Jede Armee beginnt mit 30 Leben. Gehen die Karten aus, gewinnt, wer das meiste Leben hat.
    - **Wenn du dran bist**, nimmst du eine Karte und legst sie auf mindestens ein Feld deiner Armee. Für manche Karten müssen darin Münzen zu sehen sein.
    - **Haben alle gelegt**, kämpfen alle gegen alle. Hühner zählen nur, wo gleiche Felder nebeneinanderliegen. Schilde halten Schwerter ab, Barrieren Zauberstäbe.
    - **Nach der Schlacht** heilt jeder Trank, der zu sehen ist, ein Leben.

regroup-lesson-take-task = Zwei Hühnerarmeen kämpfen, bis eine kein Leben mehr hat. Nimm die kostenlose Karte, links unter deiner Armee: Sie hat zwei Schwerter.
regroup-lesson-take-look = Oben dein Leben, unten, was zählt: Schwerter ⚔️, Zauberstäbe 🪄, Schilde 🛡️, Barrieren 🧿, Münzen 💰, Tränke 🧪. Dunkle Felder zählen nicht.
regroup-lesson-take-rule = In jeder Runde nehmen alle eine Karte und legen sie. Die kostenlose, links in der Reihe, und die verdeckte kosten nichts.
regroup-lesson-take-not = Die verdeckte Karte kostet auch nichts, aber sie kann alles Mögliche sein. Auf der offenen links siehst du zwei Schwerter.
regroup-lesson-lay-task = Leg die Karte über deine Armee. Ein Huhn zählt nur neben seinesgleichen: Lass möglichst viele zählen. +2 heißt: Zwei mehr zählen als jetzt.
regroup-lesson-lay-look = Ein Knopf wie g8 und ein goldener Punkt zeigen, wohin die linke obere Ecke kommt; ↻ 90° ist die Drehung. „Neben“ heißt: Seite an Seite.
regroup-lesson-lay-rule = Eine Karte bedeckt mindestens ein Feld deiner Armee; was bedeckt ist, ist weg. Gleiche Felder zählen Seite an Seite, über Eck nicht.
regroup-lesson-lay-not = { $move ->
        [place-c2-0] Damit bedeckst du deinen Schild und deinen Zauberstab, und nur die zwei Schwerter auf der Karte zählen.
        [place-b3-2] Da zählen drei Schwerter, aber weder Zauberstäbe noch Schilde. Die Karte kann mehr als eine Art verbinden.
       *[other] Damit bedeckst du deine ganze Armee, also zählen nur die zwei Schwerter auf der Karte.
    }
regroup-lesson-battle-task = Alle schlagen zugleich zu; was durchkommt, kostet Leben. Bruno hat fünf Schwerter, ein Schild hält eins ab: Welche Karte hilft? 🛡️{"\u2060"}² sind zwei.
regroup-lesson-battle-look = (⚔️2−🛡️2 🪄2) heißt: Brunos Schilde hielten deine zwei Schwerter ab, die zwei Zauberstäbe kamen durch. Er verlor 2 Leben.
regroup-lesson-battle-rule = Haben alle gelegt, schlagen alle zugleich zu. Was durchkommt, kostet Leben, und bei 0 bist du raus. Münzen und Tränke zählen überall.
regroup-lesson-battle-not = Was das ist, weiß niemand. Die kostenlose Karte hat zwei Schilde, und die halten zwei Schwerter ab.
regroup-lesson-shield-task = Schilde halten Schwerter ab, Barrieren Zauberstäbe. Bruno hat fünf Schwerter: Leg die Karte so, dass die meisten deiner Schilde zählen.
regroup-lesson-shield-look = Zwei Hühner auf einem Feld, wie 🛡️{"\u2060"}², sind noch kein Paar: Auch sie zählen nur, wenn ein gleiches Feld daneben liegt.
regroup-lesson-shield-rule = Jeder Schild hält ein Schwert ab und jede Barriere einen Zauberstab. Nach der Schlacht heilt jeder sichtbare Trank ein Leben.
regroup-lesson-shield-not = { $move ->
        [place-b1-1] Damit bedeckst du einen deiner Schilde, und keiner steht mehr neben einem anderen. Alle fünf Schwerter kämen durch.
        [place-c2-0] Damit bedeckst du beide Schilde, und die neuen haben keinen Nachbarn. Alle fünf Schwerter kämen durch.
       *[other] Da zählen nur deine zwei Schilde, denn die neuen haben keinen Nachbarn. Drei Schwerter kämen durch.
    }
regroup-lesson-market-task = In deiner Armee ist eine Münze zu sehen: Du darfst auch die Karte ab 1 Münze nehmen. Bruno hat drei Schwerter: Welche Karte hat Schilde?
regroup-lesson-market-look = Die Zahl neben einer Karte ist ihr Preis: So viele Münzen müssen in deiner Armee zu sehen sein. Ausgegeben werden sie nicht.
regroup-lesson-market-rule = Für die Karte ab 1 Münze muss eine Münze zu sehen sein, für die ab 2 Münzen zwei. Ausgegeben werden Münzen nicht.
regroup-lesson-market-not = { $move ->
        [take-pile] Was das ist, weiß niemand. Auf der Karte ab 1 Münze siehst du zwei Schilde, und deine Münze behältst du.
       *[other] Die Karte bringt Münzen, einen Zauberstab und eine Barriere, aber keinen Schild. Nimm die Karte ab 1 Münze: Deine Münze behältst du.
    }
regroup-lesson-win-task = Bruno hat noch 4 Leben, viele Schilde und keine Barriere, die gegen Zauberstäbe zählt. Leg die Karte so, dass er nicht überlebt.
regroup-lesson-win-rule = Schwerter treffen auf Schilde, Zauberstäbe auf Barrieren. Wer auf 0 Leben fällt, ist raus, und wer als Letztes lebt, gewinnt.
regroup-lesson-win-not = { $move ->
        [place-a1-0] Da zählen drei Zauberstäbe, also hätte Bruno noch 1 Leben.
        [place-b1-2] Drei Zauberstäbe würden treffen, aber seine Schilde halten deine drei Schwerter ab. Bruno hätte noch 1 Leben.
       *[other] Da zählt kein Zauberstab, und seine Schilde halten deine zwei Schwerter ab. Bruno hätte noch alle 4 Leben.
    }
regroup-lesson-end = Jede Armee beginnt mit 30 Leben. Wer als Letztes lebt, gewinnt; fallen alle zugleich, gewinnt das Leben, das der 0 am nächsten ist.
