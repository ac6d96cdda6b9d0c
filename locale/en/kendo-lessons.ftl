# The lessons of Kendo Duel: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kendo-howto =
    - **You win** a Duel as the last player with cards. In a Competition two ippons (points) win, unless you've agreed otherwise.
    - **On your turn** you attack: with MEN, KOTE, DO or TSUKI, alone or with JODAN or SEME; or with TAIATARI or MAKI AGE.
    - **When you're attacked** you must answer if you can: the same strike and counters strike back, other cards parry or pass it on.
    - **What stops what:** a strike is stopped by the same strike, its counters, TSUBAZERIAI and BOGYO; a counter by the strike it delivers and its counters. TAI SABAKI and KAMAE stop both, and TAIATARI and MAKI AGE, too. SEIGAN stops JODAN, MUSHIN stops SEME or lets a counter stop any attack, and FUDOSHIN stops anything.
    - **If nobody answers** a strike, the attacker takes two cards in a Duel, and scores an ippon in a Competition.

kendo-lesson-open-task = In a Duel, the last player who holds cards wins. Attack Bruno with a strike: MEN aims at the head, DO at the body.
kendo-lesson-open-look = The dashed box waits for one of the four strikes: play a gold-rimmed card. Blue cards count hands and decks; ignore other numbers for now.
kendo-lesson-open-rule = You open with MEN, KOTE, DO or TSUKI. Played cards are spent, not replaced; a strike that isn't stopped takes two cards.
kendo-lesson-meet-task = Bruno attacks with KOTE, at the wrist: the dashed gold box shows what you have to answer. Stop it with the very same strike.
kendo-lesson-meet-rule = Attack and answers are an exchange. You must answer if you can. The same strike stops a strike and strikes back; a counter it only stops.
kendo-lesson-meet-not = That's a counter. It's allowed and strikes back, too, but with MEN. Here you want the same strike, a KOTE.
kendo-lesson-counter-task = Bruno strikes MEN, and you have none. Which card stops it and strikes back as well?
kendo-lesson-counter-look = On a counter, the grey strike is the one it answers, and the red one strikes back.
kendo-lesson-counter-rule = A counter answers its first word and strikes with its last; the middle names the technique: men-kaeshi-do answers MEN and strikes DO.
kendo-lesson-counter-not = BOGYO would only stop the strike. The counter that starts with “men” stops MEN and strikes back with DO.
kendo-lesson-reinforced-task = Bruno has added JODAN (sword raised high) to his MEN, and you answer it first. SEIGAN stops JODAN, FUDOSHIN stops anything: spend wisely.
kendo-lesson-reinforced-rule = JODAN comes along with a strike. Answer it first, or the attacker takes a card: SEIGAN and FUDOSHIN stop it.
kendo-lesson-reinforced-not = FUDOSHIN answers anything, so keep it for later. SEIGAN stops nothing but JODAN: use it here.
kendo-lesson-parry-task = MEN is still coming. BOGYO and FUDOSHIN both stop it: keep the one that can do more.
kendo-lesson-parry-rule = BOGYO parries: it stops a strike, but not a counter. After a parry it's you who opens, not the attacker.
kendo-lesson-parry-not = FUDOSHIN answers anything, so keep it for later. BOGYO is enough for a plain strike.
kendo-lesson-seme-task = Your attack. JODAN or SEME (pressure) can join a strike. Open so that Bruno has two cards to stop.
kendo-lesson-seme-rule = SEME joins a strike, as JODAN does, and FUDOSHIN stops it, too. If it isn't stopped, you take a card, and then the strike comes.
kendo-lesson-seme-not = { $move ->
        [open-taiatari] TAIATARI comes alone: nothing joins it, so Bruno has one card to stop. SEME joins MEN.
       *[other] That's only one card to stop. If SEME joins, Bruno has to stop it first, and then MEN.
    }
kendo-lesson-taiatari-task = Bruno opens with TAIATARI, a body check. It isn't a strike: neither BOGYO nor your counter helps. Which card can you spare to stop it?
kendo-lesson-taiatari-look = KAMAE stops a strike, a counter or TAIATARI.
kendo-lesson-taiatari-rule = TAIATARI attacks alone. KAMAE and FUDOSHIN stop it; if it isn't stopped, it takes a card in a Duel.
kendo-lesson-taiatari-not = FUDOSHIN answers anything, so keep it for later. KAMAE is enough for TAIATARI.
kendo-lesson-empty-task = It's your attack, but a counter can't open, and you hold no strike. Discard a card to draw one; keep what can answer Bruno's strikes.
kendo-lesson-empty-look = KAMAE deflects a strike or a counter: that ends the exchange, and you open next.
kendo-lesson-empty-rule = If you can't open, you discard a card and draw a strike to open with.
kendo-lesson-empty-not = { $move ->
        [discard-kamae] KAMAE deflects any strike or counter. SEIGAN stops nothing but JODAN, so you'll miss it least.
        [discard-bogyo] BOGYO parries the strike of any attack. SEIGAN stops nothing but JODAN, so you'll miss it least.
       *[other] This counter answers MEN and even strikes back. SEIGAN stops nothing but JODAN, so you'll miss it least.
    }
kendo-lesson-switch-fresh = The other mode, played by two: a Competition. Your first match won't be one.
kendo-lesson-switch-task = In a Competition, two ippons (points) win. Before each play you swap a card: get a strike for the card you'll miss least.
kendo-lesson-switch-look = The decks, from the top: ● strikes, ●○ counters, ▲◆✕ all the others. The empty circles beside the names are for ippons.
kendo-lesson-switch-rule = Only in a Competition: before each play, you swap a card, then draw a counter or one of the others. After that you choose what to play.
kendo-lesson-switch-not = { $move ->
        [switch-kamae-basics] That gets a strike, but KAMAE can answer one. SEIGAN stops nothing but JODAN: give that up.
       *[other] That deck holds no strikes, and only a strike can score an ippon. Swap SEIGAN for one of those.
    }
kendo-lesson-ippon-task = A strike that isn't answered scores an ippon at once, and two win. How do you attack?
kendo-lesson-ippon-look = A hansoku is a foul; two of them make an ippon for the other player.
kendo-lesson-ippon-rule = In a Competition a strike that isn't answered is an ippon and costs no cards. Two win; after one, both draw until they hold six.
kendo-lesson-ippon-not = TAIATARI isn't a strike: if it isn't stopped, Bruno only gets a foul (hansoku). Two fouls make an ippon; MEN can be one at once.
kendo-lesson-change-fresh = Back to the Duel, which your first match will be:
kendo-lesson-change-task = How a Duel starts: you may swap up to two cards; the highest total of the numbers on strikes opens. Raise yours as much as you can.
kendo-lesson-change-look = You get each new card from the deck of the old one: ● strikes, ●○ counters, ▲◆✕ all the others.
kendo-lesson-change-rule = Before a Duel you may swap up to two cards. The highest total opens; after that, numbers don't count.
kendo-lesson-change-not = { $move ->
        [keep] Your strikes 1 + 2 + 4 total only 7. For a low card you'd get another one, most likely a higher one.
       *[other] That's one more chance of a high strike. The 2 is low, too, and you may swap both.
    }
kendo-lesson-end = Your first match is a Duel: the last player with cards wins. A Competition needs two ippons.
