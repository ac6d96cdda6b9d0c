# The lessons of Karenza: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

karenza-howto =
    - **You win** by being the first to reach ten points, unless you've agreed otherwise. If a deck runs out, the higher score wins.
    - **On your turn** you make up to three moves of feet and sword, then attack with a card of that stance. If you move the sword, you usually can't.
    - **If you don't attack**, you pass: you may discard a card, the table is cleared, and everybody draws.
    - **When you're attacked** you make as many moves as the attacker at most, and may parry. If you don't, the attack scores its power.

karenza-lesson-attack-task = You win with ten points. Your feet are on B and A, your sword at 2: that's the stance of Kesa-giri. Attack!
karenza-lesson-attack-rule = A card is played from its own stance: two feet and the sword. If it isn't parried, it scores its power.
karenza-lesson-attack-not = That gives away your turn, and you're in the right stance. Attack with Kesa-giri.
karenza-lesson-combo-task = It hit: 3 points. Your sword now is at 4, just where Kiri-age starts. Attack again, without a move!
karenza-lesson-combo-rule = An attack leaves your sword at its end. If another card starts there, you can attack again and again: a combo.
karenza-lesson-combo-not = { $move ->
        [play-do_giri] That attack takes a move, so Bruno could move as well to parry. Kiri-age takes none.
       *[other] That gives away your turn. Attack with Kiri-age.
    }
karenza-lesson-move-task = Morote-zuki scores 7, but its stance has a foot on D. Step there, and attack in the same turn.
karenza-lesson-move-rule = Before a card you may move, up to three times: a foot or the sword. If the sword moves, you play no card this turn.
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] If you move the sword, you can't attack this turn. Step to D instead, with Morote-zuki.
       *[other] That gives the turn to Bruno. Play Morote-zuki: the step to D is part of it.
    }
karenza-lesson-defend-task = Bruno attacks with 3, after one move, so you may make one as well. Parry with more than 3: step to A for Harai.
karenza-lesson-defend-rule = When you're attacked, you may move as often as the attacker did, and parry. With more power you attack next.
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] That stops the attack, but 3 isn't more than 3, so Bruno attacks again. Harai has 4.
       *[other] Then Bruno scores 3 points. Parry with Harai.
    }
karenza-lesson-pass-task = No attack starts where your sword is. Move it to 2 for Kesa-giri, discard Harai, and let Bruno go on.
karenza-lesson-pass-rule = If you can't attack, you pass, and may discard a card. Then the table is cleared, and both draw up to seven cards.
karenza-lesson-pass-not = You may pass like that, but you still couldn't attack next time. Move your sword to 2 and discard Harai.
karenza-lesson-stance-task = Before the first attack you choose a stance. Stand on B and A, sword at 2: both Kesa-giri are ready there.
karenza-lesson-stance-rule = The player who opens takes a stance first, to suit the cards in hand, and then has the first attack.
karenza-lesson-stance-not = None of your cards can be played from there. Stand on B and A, with your sword at 2.
karenza-lesson-warrior-task = A match starts with a warrior, each with their own cards. Take Masaru: you know some of his by now.
karenza-lesson-warrior-rule = Each warrior has a deck of their own. Both players choose in secret, and seven cards are dealt to each.
karenza-lesson-warrior-not = That's a fine choice for a match. Here, take Masaru, whose cards you know.
karenza-lesson-end = The first to score ten points wins.
