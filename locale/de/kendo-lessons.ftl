# Die Lektionen von Kendo Duel: kurz, wie man spielt; dann zu jedem Schritt die Aufgabe, die Regel dazu, und warum ein anderer Zug nicht passt.

kendo-howto =
    - **Du gewinnst** ein Duell, wenn du als Letztes noch Karten hast. Im Wettkampf brauchst du zwei Ippons (Punkte), wenn ihr nichts anderes vereinbart habt.
    - **Wenn du dran bist**, greifst du an: mit MEN, KOTE, DO oder TSUKI, allein oder mit JODAN oder SEME; oder mit TAIATARI oder MAKI AGE.
    - **Wirst du angegriffen**, musst du antworten, wenn du kannst. Der gleiche Schlag und Konter schlagen zurück, andere Karten parieren den Schlag oder lenken ihn ab.
    - **Was stoppt was:** Einen Schlag stoppen der gleiche Schlag, seine Konter, TSUBAZERIAI und BOGYO; einen Konter der Schlag, mit dem er zurückschlägt, und dessen Konter. TAI SABAKI und KAMAE stoppen beides, dazu TAIATARI und MAKI AGE. SEIGAN stoppt JODAN, MUSHIN stoppt SEME oder lässt einen Konter jeden Angriff stoppen, und FUDOSHIN stoppt alles.
    - **Antwortet niemand** auf einen Schlag, kostet er im Duell zwei Karten, und im Wettkampf ist er ein Ippon.

kendo-lesson-open-task = Im Duell gewinnt, wer als Letztes noch Karten hat. Greif Bruno mit einem Schlag an: MEN zielt auf den Kopf, DO auf den Rumpf.
kendo-lesson-open-look = Das gestrichelte Feld ist für einen Schlag: Spiel eine Karte mit Goldrand. Blaue Karten zählen Hände und Stapel; andere Zahlen sind noch egal.
kendo-lesson-open-rule = Du eröffnest mit MEN, KOTE, DO oder TSUKI. Gespielte Karten werden nicht ersetzt; ein Schlag, den niemand stoppt, bringt dir zwei Karten.
kendo-lesson-meet-task = Bruno greift mit KOTE das Handgelenk an: Das gestrichelte goldene Feld zeigt, was du stoppen musst. Nimm genau den gleichen Schlag.
kendo-lesson-meet-rule = Angriff und Antworten sind ein Schlagabtausch. Wer antworten kann, muss. Der gleiche Schlag stoppt einen Schlag und schlägt zurück; einen Konter stoppt er nur.
kendo-lesson-meet-not = Das ist ein Konter: erlaubt, und auch er schlägt zurück, aber mit MEN. Hier ist der gleiche Schlag gefragt, ein KOTE.
kendo-lesson-counter-task = Bruno schlägt MEN, und du hast keins. Welche Karte stoppt ihn und schlägt auch noch zurück?
kendo-lesson-counter-look = Auf einem Konter ist der graue Schlag der, auf den er antwortet; mit dem roten schlägt er zurück.
kendo-lesson-counter-rule = Ein Konter beantwortet sein erstes Wort und schlägt mit dem letzten; das mittlere ist die Technik: men-kaeshi-do stoppt MEN und schlägt DO.
kendo-lesson-counter-not = BOGYO würde den Schlag nur stoppen. Der Konter, der mit „men“ anfängt, stoppt MEN und schlägt mit DO zurück.
kendo-lesson-reinforced-task = Bruno hat sein MEN mit JODAN verstärkt, und auf JODAN antwortest du zuerst. SEIGAN stoppt JODAN, FUDOSHIN alles: Was gibst du her?
kendo-lesson-reinforced-rule = JODAN kommt zusammen mit einem Schlag. Antworte zuerst darauf, sonst verlierst du eine Karte: SEIGAN und FUDOSHIN stoppen es.
kendo-lesson-reinforced-not = FUDOSHIN hilft gegen alles, heb es dir auf. SEIGAN stoppt nur JODAN: Nimm es hier.
kendo-lesson-parry-task = Das MEN kommt noch. BOGYO und FUDOSHIN stoppen es beide: Behalt die Karte, die mehr kann.
kendo-lesson-parry-rule = BOGYO pariert: Es stoppt einen Schlag, aber keinen Konter. Nach einer Parade eröffnest du, nicht wer angegriffen hat.
kendo-lesson-parry-not = FUDOSHIN hilft gegen alles, heb es dir auf. Gegen einen einfachen Schlag reicht BOGYO.
kendo-lesson-seme-task = Dein Angriff. JODAN oder SEME (Druck) kann einen Schlag verstärken. Eröffne so, dass Bruno zwei Karten stoppen muss.
kendo-lesson-seme-rule = SEME verstärkt einen Schlag wie JODAN, und auch hier hilft FUDOSHIN. Stoppt es niemand, nimmst du eine Karte, und dann kommt der Schlag.
kendo-lesson-seme-not = { $move ->
        [open-taiatari] TAIATARI kommt allein, nichts verstärkt es: Bruno muss nur eine Karte stoppen. Zu MEN passt SEME.
       *[other] Das ist nur eine Karte. Mit SEME muss Bruno erst das stoppen und dann noch MEN.
    }
kendo-lesson-taiatari-task = Bruno eröffnet mit TAIATARI, einem Rempler. Es ist kein Schlag: Weder BOGYO noch dein Konter hilft. Welche Karte gibst du dafür her?
kendo-lesson-taiatari-look = KAMAE stoppt einen Schlag, einen Konter oder TAIATARI.
kendo-lesson-taiatari-rule = TAIATARI greift allein an. KAMAE und FUDOSHIN stoppen es; stoppt es niemand, kostet es im Duell eine Karte.
kendo-lesson-taiatari-not = FUDOSHIN hilft gegen alles, heb es dir auf. Gegen TAIATARI reicht KAMAE.
kendo-lesson-empty-task = Du greifst an, hast aber keinen Schlag, und ein Konter eröffnet nicht. Wirf eine Karte ab und zieh einen; behalt, was Brunos Schläge stoppt.
kendo-lesson-empty-look = KAMAE lenkt einen Schlag oder Konter ab: Der Schlagabtausch ist vorbei, und du eröffnest als Nächstes.
kendo-lesson-empty-rule = Kannst du nicht eröffnen, wirfst du eine Karte ab und ziehst einen Schlag, mit dem du eröffnest.
kendo-lesson-empty-not = { $move ->
        [discard-kamae] KAMAE lenkt einen Schlag oder Konter ab. SEIGAN stoppt nur JODAN und fehlt dir am wenigsten.
        [discard-bogyo] BOGYO pariert den Schlag jedes Angriffs. SEIGAN stoppt nur JODAN und fehlt dir am wenigsten.
       *[other] Dieser Konter antwortet auf MEN und schlägt sogar zurück. SEIGAN stoppt nur JODAN und fehlt dir am wenigsten.
    }
kendo-lesson-switch-fresh = Die andere Spielart, nur zu zweit: der Wettkampf. Deine erste Partie ist keiner.
kendo-lesson-switch-task = Im Wettkampf gewinnen zwei Ippons (Punkte). Vor jedem Zug tauschst du eine Karte: Hol dir einen Schlag für die, die dir am wenigsten fehlt.
kendo-lesson-switch-look = Die Stapel von oben: ● Schläge, ●○ Konter, ▲◆✕ alle übrigen. Die leeren Kreise neben den Namen sind für Ippons.
kendo-lesson-switch-rule = Nur im Wettkampf: Vor jedem Zug tauschst du eine Karte und ziehst einen Konter oder eine der übrigen. Erst dann wählst du, was du spielst.
kendo-lesson-switch-not = { $move ->
        [switch-kamae-basics] Das bringt einen Schlag, aber KAMAE kann auf einen antworten. SEIGAN stoppt nur JODAN: Gib das her.
       *[other] In diesem Stapel ist kein Schlag, und nur ein Schlag bringt einen Ippon. Tausch SEIGAN gegen einen Schlag.
    }
kendo-lesson-ippon-task = Ein Schlag, auf den niemand antwortet, bringt sofort einen Ippon; mit zweien gewinnst du. Wie greifst du an?
kendo-lesson-ippon-look = Ein Hansoku ist ein Foul; zwei davon sind ein Ippon für die andere Seite.
kendo-lesson-ippon-rule = Im Wettkampf ist ein Schlag ohne Antwort ein Ippon und kostet keine Karte. Mit zweien gewinnst du; nach einem ziehen beide auf sechs Karten.
kendo-lesson-ippon-not = TAIATARI ist kein Schlag: Stoppt es niemand, gibt es nur ein Foul (Hansoku) für Bruno. Erst zwei sind ein Ippon; MEN kann sofort einer sein.
kendo-lesson-change-fresh = Zurück zum Duell, denn das ist deine erste Partie:
kendo-lesson-change-task = So beginnt ein Duell: Tausch bis zu zwei Karten. Wer die höchste Summe auf den Schlägen hat, eröffnet. Erhöh deine, so weit du kannst.
kendo-lesson-change-look = Jede neue Karte kommt aus dem Stapel der alten: ● Schläge, ●○ Konter, ▲◆✕ alle übrigen.
kendo-lesson-change-rule = Vor einem Duell darfst du bis zu zwei Karten tauschen. Wer die höchste Summe hat, eröffnet; danach zählen die Zahlen nicht mehr.
kendo-lesson-change-not = { $move ->
        [keep] Deine Schläge 1 + 2 + 4 ergeben nur 7. Für eine niedrige Karte bekommst du eine andere, die meistens höher ist.
       *[other] Das ist nur eine Gelegenheit mehr für einen hohen Schlag. Auch die 2 ist niedrig, und du darfst beide tauschen.
    }
kendo-lesson-end = Deine erste Partie ist ein Duell: Wer als Letztes noch Karten hat, gewinnt. Im Wettkampf gewinnst du mit zwei Ippons.
