# The lessons of Karenza: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

karenza-howto =
    - **You win** by being the first to reach ten points, unless you've agreed otherwise. If a deck runs out, the higher score wins.
    - **On your turn** you move feet or sword up to three times, then attack with a card of that stance. After moving the sword you usually can't.
    - **If you don't attack**, you pass: you may discard a card, the table is cleared, and everyone draws.
    - **When you're attacked** you can move as often as the attacker did, and parry. If you don't parry, the attack scores its power.

karenza-lesson-attack-task = Ten points win. A card starts from a stance: left foot, right foot, sword. You stand B A 2: attack with a card that starts there.
karenza-lesson-attack-rule = A card is played from its own stance: two feet and the sword. If it isn't parried, it scores its power.
karenza-lesson-attack-not = That passes, so your turn is over. Kesa-giri starts from your stance: it can attack right now.
karenza-lesson-combo-task = It hit: 3 points, and you attack again. Bruno may make as many moves as your attack does, to parry: pick the one that takes none.
karenza-lesson-combo-rule = An attack leaves your sword at its end. If another card starts there, you can attack again and again: a combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] That attack takes a move, so Bruno could move as well to parry. Kiri-age takes none.
       *[other] That passes, so your turn is over. Your sword is at 4, where Kiri-age starts: attack again.
    }
karenza-lesson-move-task = The gold +1 on a card means that its stance is one move away. Morote-zuki scores 7, with a foot on D. Attack with it in this turn.
karenza-lesson-move-rule = Before a card you may move, up to three times: a foot or the sword. If the sword moves, you play no card this turn.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] If you move the sword, you can't attack this turn. A foot has to step to D, and Morote-zuki does that by itself.
        [stand-b-d-1] That steps to D, but then passes. Morote-zuki makes the same step, and attacks.
       *[other] That passes, so your turn is over. Play Morote-zuki: the step to D is part of it.
    }
karenza-lesson-defend-task = Bruno attacks with 3, after one move, so you may make one, too. Parry with more power, and the next attack is yours.
karenza-lesson-defend-rule = When you're attacked, you may move as often as the attacker did, and parry. Equal power stops the attack; with more you attack next.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] That stops the attack, but 3 isn't more than 3, so Bruno attacks again. Harai has 4.
       *[other] Then Bruno scores 3 points. Parry with more than 3: Harai has 4.
    }
karenza-lesson-pass-task = None of your attacks starts with the sword at 3, so pass. Move it to 2, where both Kesa-giri start, and swap Harai for a new card.
karenza-lesson-pass-rule = Instead of attacking you may pass, and discard a card. Then the other player attacks; the table is cleared, and both draw up to seven cards.
karenza-lesson-pass-not = You may pass like that, but you still couldn't attack next time. Both Kesa-giri need the sword at 2.
karenza-lesson-stance-task = Before the first attack you choose a stance: two feet and the sword. Have as many of your cards ready as you can.
karenza-lesson-stance-rule = The player who opens takes a stance first, to suit the cards in hand, and then has the first attack.
karenza-lesson-stance-not = Fewer of your cards start from there. The buttons say how many are ready.
karenza-lesson-warrior-task = A match starts with a warrior, each with their own cards. You know some of Masaru's by now. Who would you like to be?
karenza-lesson-warrior-rule = Each warrior has a deck of their own. Both players choose in secret, and seven cards are dealt to each.
karenza-lesson-end = The first to score ten points wins.
