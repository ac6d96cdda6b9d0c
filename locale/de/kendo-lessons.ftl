# Die Lektionen von Kendo Duel: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kendo-howto =
    - **Du gewinnst** ein Duell, wenn du als Letztes noch Karten hast. Im Wettkampf gewinnen zwei Ippons, wenn ihr nichts anderes vereinbart habt.
    - **Wenn du dran bist**, greifst du an: mit MEN, KOTE, DO oder TSUKI, allein oder mit JODAN oder SEME; oder mit TAIATARI oder MAKI AGE.
    - **Wirst du angegriffen**, musst du antworten, wenn du kannst. Der gleiche Schlag beendet den Schlagabtausch, ein Konter schlägt zurück, andere Karten parieren oder lenken weiter.
    - **Antwortet niemand** auf einen Schlag, kostet er im Duell zwei Karten, und im Wettkampf ist er ein Ippon.

kendo-lesson-open-task = Im Duell gewinnt, wer als Letztes noch Karten hat. Greif Bruno an: Spiel MEN, einen Schlag auf den Kopf.
kendo-lesson-open-rule = Du eröffnest mit einem Schlag: MEN (Kopf), KOTE (Handgelenk), DO (Rumpf) oder TSUKI (Kehle). Ohne Antwort kostet er zwei Karten, und du bekommst sie.
kendo-lesson-open-not = DO ist auch ein Schlag, aber Bruno hat ein DO und würde ihn stoppen. Spiel MEN.
kendo-lesson-meet-task = Jetzt greift Bruno dich an. Im Goldrahmen steht sein Schlag, KOTE: Erwidere ihn mit deinem eigenen KOTE.
kendo-lesson-meet-rule = Wenn du antworten kannst, musst du. Der gleiche Schlag stoppt einen Angriff und beendet den Schlagabtausch; wer angegriffen hat, eröffnet wieder.
kendo-lesson-meet-not = Dieser Konter ginge auch, aber probier erst die einfachste Antwort: den gleichen Schlag.
kendo-lesson-counter-task = Bruno schlägt MEN, und du hast keins. Ein Konter, der mit „men“ anfängt, antwortet darauf und schlägt zurück.
kendo-lesson-counter-rule = Ein Konter antwortet auf sein erstes Wort und schlägt mit seinem letzten: men-kaeshi-do antwortet auf MEN, und nun braucht DO eine Antwort.
kendo-lesson-counter-not = BOGYO würde den Schlag nur stoppen. Ein Konter schlägt auch zurück: Spiel men-kaeshi-do.
kendo-lesson-reinforced-task = Bruno hat sein MEN mit JODAN verstärkt. Stopp zuerst das JODAN, mit der Karte mit dem Auge: SEIGAN.
kendo-lesson-reinforced-rule = JODAN oder SEME verstärkt einen Schlag und ist zuerst dran. SEIGAN stoppt JODAN, MUSHIN stoppt SEME, FUDOSHIN beides.
kendo-lesson-reinforced-not = FUDOSHIN hilft gegen alles, heb es dir auf. Gegen JODAN ist SEIGAN genau richtig.
kendo-lesson-parry-task = Das MEN kommt noch. Parier es mit BOGYO, dann greifst du als Nächstes an.
kendo-lesson-parry-rule = BOGYO und TSUBAZERIAI parieren einen einfachen Schlag, aber keinen Konter. Danach eröffnest du.
kendo-lesson-parry-not = FUDOSHIN hilft gegen alles, heb es dir auf. Gegen einen einfachen Schlag reicht BOGYO.
kendo-lesson-empty-task = Du bist mit Angreifen dran, hast aber keinen Schlag. Wirf SEIGAN ab, dann bekommst du einen.
kendo-lesson-empty-rule = Kannst du nicht eröffnen, wirfst du eine Karte ab und ziehst einen Grundschlag, mit dem du eröffnest.
kendo-lesson-empty-not = Das behältst du lieber: Es kann auf einen Schlag antworten. Wirf SEIGAN ab.
kendo-lesson-change-task = Vor einem Duell darfst du zwei Karten tauschen. Wessen Schläge die höchste Summe haben, eröffnet: Tausch deine 1 und deine 2.
kendo-lesson-change-rule = Vor einem Duell darfst du bis zu zwei Karten tauschen. Die höchste Summe eröffnet; danach zählen die Zahlen nicht mehr.
kendo-lesson-change-not = Das ginge, aber deine Summe bleibt niedrig, und Bruno eröffnet. Tausch die 1 und die 2.
kendo-lesson-switch-task = Es gibt noch eine Spielart, den Wettkampf. Vor jedem Ausspielen tauschst du eine Karte: Tausch KAMAE gegen einen Schlag.
kendo-lesson-switch-rule = Im Wettkampf tauschst du vor jedem Ausspielen eine Karte: Du ziehst eine neue, und die alte kommt unter ihren Stapel.
kendo-lesson-switch-not = Du hast nur einen Schlag zum Eröffnen. Tausch KAMAE gegen noch einen.
kendo-lesson-draw-task = Nach dem Tausch ziehst du noch eine Karte: einen Konter oder eine der übrigen. Nimm einen Konter.
kendo-lesson-draw-rule = Nach dem Tausch ziehst du einen Konter oder eine der übrigen Karten. Erst dann entscheidest du, was du spielst.
kendo-lesson-draw-not = In einer echten Partie ginge das, aber ein Konter antwortet auf Schläge. Nimm davon einen.
kendo-lesson-ippon-task = Jetzt spiel MEN. Hat Bruno keine Antwort, ist das ein Ippon: ein Punkt.
kendo-lesson-ippon-rule = Im Wettkampf kostet ein Schlag ohne Antwort keine Karten, sondern ist ein Ippon, ein Punkt. Zwei Ippons gewinnen.
kendo-lesson-ippon-not = Darauf hat Bruno eine Antwort. Spiel MEN.
kendo-lesson-refill-task = Ein Ippon für dich! Danach ziehen beide auf sechs Karten nach: Zieh aus einem beliebigen Stapel.
kendo-lesson-refill-rule = Nach einem Ippon ziehen beide auf sechs Karten nach, aus beliebigen Stapeln. Wer den Punkt verloren hat, eröffnet.
kendo-lesson-refill-not = Zieh aus einem der drei Stapel.
kendo-lesson-end = Im Duell gewinnt, wer als Letztes noch Karten hat; im Wettkampf gewinnen zwei Ippons.
