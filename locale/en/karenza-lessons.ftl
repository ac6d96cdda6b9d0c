# The lessons of Karenza: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

karenza-howto =
    - **You win** by being the first to reach ten points, unless you've agreed otherwise. If a deck runs out, the higher score wins.
    - **On your turn** you take up to three steps, each with a foot or the sword, then attack with a card of that stance. After moving the sword you usually can't.
    - **If you don't attack**, you pass: you may discard a card, the table is cleared, and everyone draws.
    - **When you're attacked** you may parry, with as many steps as the attacker took. Any parry stops the attack; with more power, you attack next. If you don't parry, it scores its power, and you take up to three steps.

karenza-lesson-attack-task = Ten points win. A card starts from a stance: left foot, right foot, sword. Yours is B A 2: attack with a card that starts there.
karenza-lesson-attack-look = White: left foot. Black: right. Gold: sword. Cards show stance, power (number) and the sword's way (arrow). +1: a step away. Grey: not now.
karenza-lesson-attack-rule = A card is played from its own stance; then the sword follows its arrow. If it isn't parried, it scores its power.
karenza-lesson-attack-not = { $move ->
        [stand-b-a-2] That passes: you stay, nobody is attacked, and the next attack is Bruno's. Kesa-giri starts right here.
       *[other] That moves a foot and passes, so the next attack is Bruno's. Kesa-giri needs no step: it starts from B A 2.
    }
karenza-lesson-combo-task = It hit: 7 points, and you attack again; another hit wins. To parry (stop) it, Bruno may take as many steps as you do. Make it hard for him.
karenza-lesson-combo-look = Beside a name: cards in hand, cards in the deck, and points out of ten. The small sword marks whose attack it is.
karenza-lesson-combo-rule = To parry, Bruno may take only as many steps as you did: none. If a card starts where your sword ends up, attack again: that's a combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] You'd move a foot for that, so Bruno could take a step as well to parry it. And it scores less than Kiri-age.
       *[other] That passes, so the next attack is Bruno's. Your sword is at 4, where Kiri-age starts: attack again.
    }
karenza-lesson-move-task = A gold +1 on a card: its stance is one step away. Find the attack that you reach by moving a foot. The button takes the step, too.
karenza-lesson-move-look = Before an attack, only feet may move. Grey despite +1: the sword would have to move, or it's a defence.
karenza-lesson-move-rule = To play a card you may first move your feet, up to three steps. Moving the sword means passing: you play no card this turn.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] That moves the sword, and then you can't attack in this turn. For Morote-zuki it's enough to move a foot.
        [stand-b-d-1] That steps to D and passes. Morote-zuki takes the same step and attacks: if nobody stops it, it scores 9.
       *[other] That passes without a step. Morote-zuki is one step away, and playing it takes the step to D as well.
    }
karenza-lesson-defend-task = Bruno attacks with 5, after one step, so you may take one to parry. Any parry stops it; which one makes the next attack yours?
karenza-lesson-defend-look = In the middle: the attack's power, and how many steps you may take. Blue dots: where Bruno came from. A parry moves your sword, too.
karenza-lesson-defend-rule = To parry, you may take as many steps as the attack did. Any parry stops it; only more power takes the initiative: you attack next.
karenza-lesson-defend-not = { $move ->
        [play-suri_age] That stops the attack, but 2 isn't more than 5, so Bruno attacks again. Kiri-otoshi has 8.
       *[other] Then Bruno scores 5 points. Any parry would stop that, and with Kiri-otoshi, which has 8, the next attack is yours.
    }
karenza-lesson-pass-task = None of your attacks starts with the sword at 3, so you have to pass. Get ready for next time, and discard a useless card to draw one more.
karenza-lesson-pass-rule = Passing clears the table and fills both hands to seven. Discard a card you can't use, and you draw one more. The other player attacks next.
karenza-lesson-pass-not = { $move ->
        [stand-b-a-3] That changes nothing: next time, too, none of your attacks would start with the sword at 3.
       *[other] That moves a foot, but the sword stays at 3. Both your Kesa-giri need the feet as they are and the sword at 2.
    }
karenza-lesson-warrior-fresh = A new match.
karenza-lesson-warrior-task = Every match starts with this choice. Each warrior has their own cards; so far you've been Masaru. Who would you like to be?
karenza-lesson-warrior-look = Beside each warrior: how much power their attacks have (sword), and their defences (shield). Below: the strongest attack of each.
karenza-lesson-warrior-rule = Each warrior has a deck of their own. Both players choose in secret, and seven cards are dealt to each.
karenza-lesson-stance-task = Back to Masaru. Once the cards are dealt, you choose a stance: two feet and the sword. Have as many of your cards ready as you can.
karenza-lesson-stance-rule = The player who opens takes a stance first, to suit the cards in hand, and then has the first attack.
karenza-lesson-stance-not = { $move ->
        [stand-b-d-2] Only Tsubame-gaeshi starts there. There's a stance from which three of your cards start.
        [stand-b-a-4] Only Kiri-age starts there. There's a stance from which three of your cards start.
       *[other] None of your cards starts there, so you couldn't attack without moving.
    }
karenza-lesson-end = The first to score ten points wins. If a deck runs out first, the higher score wins.
