# The lessons of Kendo Duel: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kendo-howto =
    - **You win** a Duel as the last player with cards. In a Competition two ippons win, unless you've agreed otherwise.
    - **On your turn** you attack: with MEN, KOTE, DO or TSUKI, alone or with JODAN or SEME; or with TAIATARI or MAKI AGE.
    - **When you're attacked** you must answer if you can. The same strike ends the exchange, a counter strikes back, other cards parry or pass it on.
    - **If nobody answers** a strike, it costs two cards in a Duel, and it's an ippon in a Competition.

kendo-lesson-open-task = In a Duel, the last player who holds cards wins. Attack Bruno: play MEN, a cut to the head.
kendo-lesson-open-rule = You open with a strike: MEN (head), KOTE (wrist), DO (body) or TSUKI (throat). Unanswered, it costs two cards, and you get them.
kendo-lesson-open-not = DO is a strike, too, but Bruno holds a DO and would stop it. Play MEN.
kendo-lesson-meet-task = Now Bruno attacks you. The gold frame shows his strike, KOTE: meet it with your own KOTE.
kendo-lesson-meet-rule = If you can answer, you must. The same strike stops an attack and ends the exchange; the attacker opens again.
kendo-lesson-meet-not = That counter would work, too, but try the simplest answer first: the same strike.
kendo-lesson-counter-task = Bruno strikes MEN, and you have none. A counter that starts with “men” answers it and strikes back.
kendo-lesson-counter-rule = A counter answers its first word and strikes with its last: men-kaeshi-do answers MEN, and then DO has to be answered.
kendo-lesson-counter-not = BOGYO would only stop the strike. A counter strikes back as well: play men-kaeshi-do.
kendo-lesson-reinforced-task = Bruno has added JODAN to his MEN. Stop the JODAN first, with the eye: SEIGAN.
kendo-lesson-reinforced-rule = JODAN or SEME makes a strike stronger: it's answered first. SEIGAN stops JODAN, MUSHIN stops SEME, FUDOSHIN both.
kendo-lesson-reinforced-not = FUDOSHIN answers anything, so keep it for later. SEIGAN is made to stop JODAN.
kendo-lesson-parry-task = The MEN is still coming. Parry it with BOGYO, and you attack next.
kendo-lesson-parry-rule = BOGYO and TSUBAZERIAI parry a plain strike, but no counter. Then it's your turn to open.
kendo-lesson-parry-not = FUDOSHIN answers anything, so keep it for later. BOGYO is enough for a plain strike.
kendo-lesson-empty-task = It's your attack, but you hold no strike. Discard SEIGAN, and you get one.
kendo-lesson-empty-rule = If you can't open, you discard a card and draw a basic strike to open with.
kendo-lesson-empty-not = You'd rather keep that: it can answer a strike. Discard SEIGAN.
kendo-lesson-change-task = Before a Duel you may change two cards. The highest sum on the strikes opens: change your 1 and your 2.
kendo-lesson-change-rule = Before a Duel you may change up to two cards. The highest sum of numbers opens; after that, numbers don't count.
kendo-lesson-change-not = You may do that, but your sum stays low, and Bruno opens. Change both the 1 and the 2.
kendo-lesson-switch-task = The other way to play is a Competition. Before each play you switch a card: change KAMAE for a strike.
kendo-lesson-switch-rule = In a Competition you switch one card before each play: you draw a new one, and the old one goes under its deck.
kendo-lesson-switch-not = You have just one strike to open with. Change KAMAE for another one.
kendo-lesson-draw-task = After switching, you draw one more card: from the counters or the others. Take a counter.
kendo-lesson-draw-rule = After the switch you draw a card from the counters or the others. Only then do you choose what to play.
kendo-lesson-draw-not = You may draw that in a real match, but a counter answers strikes. Take one of those.
kendo-lesson-ippon-task = Now play MEN. If Bruno has no answer, that's an ippon: a point.
kendo-lesson-ippon-rule = In a Competition a strike that isn't answered costs no cards: it's an ippon, a point. Two ippons win.
kendo-lesson-ippon-not = Bruno has an answer to that. Play MEN.
kendo-lesson-refill-task = An ippon for you! After it, both fill up to six cards: draw from any deck.
kendo-lesson-refill-rule = After an ippon both players draw up to six cards, from any deck. The player who lost the point opens.
kendo-lesson-refill-not = Draw from one of the three decks.
kendo-lesson-end = In a Duel the last player with cards wins; in a Competition two ippons win.
