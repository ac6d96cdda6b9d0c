# The lessons of Kengo!: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kengo-howto =
    - **You win** a round by hitting your opponent. Five rounds win the match, unless you've agreed otherwise.
    - **On your turn** you play a card to step forward or back by its number, or you attack with cards of exactly the distance. Then you draw.
    - **When you're attacked** you can parry with the same cards, as many as the attack has. At the Basic level nobody parries.
    - **When the pile is empty** more cards of the distance win the round, or else more ground gained. At Basic only ground counts.

kengo-lesson-advance-task = You're the red fencer: hit Bruno, and you win the round. A card takes you as many squares as its number. Get as close as you can.
kengo-lesson-advance-rule = Each turn you play one card to step forward or back by its number. Then you draw, so you hold five again.
kengo-lesson-advance-not = { $kind ->
        [retreat] That takes you further away from Bruno. A higher card forward brings you closer.
       *[other] That's allowed, but a higher card brings you closer.
    }
kengo-lesson-distance-task = The gold number is the distance. Only a card of just that number hits, and cards go up to 5. Stay where Bruno can't hit you.
kengo-lesson-distance-rule = Only a card of exactly the distance can hit. Cards go from 1 to 5, so from 6 squares on you're safe.
kengo-lesson-distance-not = That brings you within 5 squares, where one of Bruno's cards could hit you. Stay further away.
kengo-lesson-strike-task = Which of your cards is the distance now? Hit Bruno with it!
kengo-lesson-strike-rule = A card equal to the distance attacks. An attack that isn't stopped wins the round; five rounds win the match.
kengo-lesson-strike-not = That only moves you, and then it's Bruno's turn. The distance is 3: a 3 hits.
kengo-lesson-pair-task = From now on Bruno can parry, with as many of the same cards as you attack with. Make that as hard as you can.
kengo-lesson-pair-rule = A parry needs the same cards, as many as the attack. The more equal cards you attack with, the harder that is.
kengo-lesson-pair-not = { $move ->
        [attack-3] Bruno needs just one 3 to parry that. Attack with both.
       *[other] That only moves you. You're at distance 3 with two 3s: attack with both.
    }
kengo-lesson-parry-task = Bruno attacks with two 4s. If they hit, the round is his. What do you do?
kengo-lesson-parry-rule = If you're attacked, you can parry with the same cards. You don't draw for it, but your own turn follows at once.
kengo-lesson-parry-not = Then Bruno wins the round. You hold 4s as well, and two of them parry two.
kengo-lesson-riposte-task = You parried, and it's your turn at once. There are five cards of each number, and four 4s are gone. What's the best move now?
kengo-lesson-riposte-rule = After a parry you play your normal turn with the cards you have left. An attack is often the best one.
kengo-lesson-riposte-not = That gives Bruno time. The distance is 4, and you hold the last 4, so he can't parry it: attack.
kengo-lesson-count-task = Your move draws the last card. The round ends, and more cards equal to the distance win it. You hold three 3s: make them count.
kengo-lesson-count-rule = When the last card is drawn, the round ends: more cards of the distance win, or else the ground you've gained.
kengo-lesson-count-not = You hold three 3s, so the distance should be 3 then. It's 5 now.
kengo-lesson-lunge-task = At the Advanced level, which a match can have, you can step and attack in one turn. Do it so that it's as hard to parry as possible.
kengo-lesson-lunge-rule = An advance & attack takes one card to step with, and one or more cards of the new distance to attack with.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Bruno needs just one 4 to parry that. Two are harder to parry.
       *[other] That only moves you. Step and attack in the same turn: 2 steps on, the distance is 4, and you hold two 4s.
    }
kengo-lesson-withdraw-task = Bruno advanced and attacked in one turn, with two 3s, and you hold no 3 to parry with. How do you save the round?
kengo-lesson-withdraw-rule = If an attack came with a step, you can withdraw instead of parrying: one card takes you back, you draw one, and your turn is over.
kengo-lesson-withdraw-not = Then Bruno wins the round. You can still step back, out of the reach of his 3s.
kengo-lesson-end = Hit your opponent and you win the round. Five rounds win the match.
