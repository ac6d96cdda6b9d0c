# The lessons of Kengo!: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kengo-howto =
    - **You win** a round by hitting your opponent. Five rounds win the match, unless you've agreed otherwise.
    - **On your turn** you play a card to advance or retreat by its number, or you attack with cards of exactly the distance. Then you draw.
    - **When you're attacked** you can parry with the same cards, as many as the attack has. At the Basic level nobody parries.
    - **When the pile runs out**, more cards equal to the distance win the round. If equal, the player further forward wins. At Basic only that counts.

kengo-lesson-advance-task = You're the red fencer: hit Bruno, and you win the round. A card takes you as many squares as its number. Get as close as you can.
kengo-lesson-advance-look = The big number on a card is how many squares it moves you. ▶ advances, ◁ retreats, and gold dots show where to.
kengo-lesson-advance-rule = Each turn you play one card to advance or retreat by its number, then draw up to five again.
kengo-lesson-advance-not = { $move ->
        [advance-1] You'd still be 12 squares apart. A higher card brings you closer.
        [advance-2] You'd still be 11 squares apart. A higher card brings you closer.
        [advance-3] You'd still be 10 squares apart. A higher card brings you closer.
        [advance-4] You'd still be 9 squares apart. One card brings you even closer.
        [retreat-1] That's a retreat: 14 squares apart instead of 13. Advance.
        [retreat-2] That's a retreat: 15 squares apart instead of 13. Advance.
       *[other] That takes you to the edge of the mat, 16 squares apart. Advance.
    }
kengo-lesson-distance-task = The number on gold is the distance. Only a card with exactly that number hits, and cards go up to 5. Stay where Bruno can't hit you.
kengo-lesson-distance-look = The numbers right below the mat mark its squares: you're on 9, and Bruno is on 16.
kengo-lesson-distance-rule = A card hits only if it equals the distance. The highest is a 5, so nobody can hit you from 6 or more squares away.
kengo-lesson-distance-not = { $move ->
        [advance-2] At distance 5 Bruno would hit you with a 5, if he holds one. Stay further away.
        [advance-3] At distance 4 Bruno would hit you with a 4, if he holds one. Stay further away.
       *[other] At distance 3 Bruno would hit you with a 3, if he holds one. Stay further away.
    }
kengo-lesson-strike-task = Which of your cards has the same number as the distance? Hit Bruno with it!
kengo-lesson-strike-look = A sword below a card means that it can attack from where you stand. The small blue card shows how many cards Bruno holds.
kengo-lesson-strike-rule = A card equal to the distance attacks. An attack that isn't stopped wins the round; five rounds win the match.
kengo-lesson-strike-not = { $move ->
        [advance-1] Then it's Bruno's turn at distance 2: a 2 would hit you. You can hit him first, right now.
        [advance-2] Then it's Bruno's turn at distance 1: a 1 would hit you. You can hit him first, right now.
        [retreat-1] Then it's Bruno's turn at distance 4: a 4 would hit you. You can hit him first, right now.
        [retreat-2] Then it's Bruno's turn at distance 5: a 5 would hit you. You can hit him first, right now.
        [retreat-3] You'd be out of his reach, 6 squares apart, but you can win the round right now.
       *[other] You'd be 7 squares apart, and you'd have to come close again. You can win the round right now.
    }
kengo-lesson-stuck-task = You can't leave the mat or pass Bruno, so your 5s have no button. Keep a card you can still play next turn, or you lose the round.
kengo-lesson-stuck-rule = If you can't play any card on your turn, you lose the round. Near the edge keep a low card: a 1 can always be played.
kengo-lesson-stuck-not = { $move ->
        [advance-1] Bruno could hit you with a 1 there, and your 1, the card that can always be played, would be gone.
       *[other] You'd keep just 4s and 5s, with 3 squares behind you. If Bruno comes closer, only a lucky draw saves the round.
    }
kengo-lesson-pair-task = From now on Bruno can parry (stop) an attack: to stop two 3s he needs two 3s. Make that as hard for him as you can.
kengo-lesson-pair-rule = A parry needs the same cards, as many as the attack. Go only to a distance whose card you hold: you can attack and parry with it.
kengo-lesson-pair-not = { $move ->
        [attack-3] Bruno needs just one 3 to parry that, and you hold another one.
        [advance-1] That isn't an attack. Then it's Bruno's turn at distance 2, where your 3s don't hit.
        [advance-2] That isn't an attack. Then it's Bruno's turn at distance 1, where your 3s don't hit.
        [retreat-1] That isn't an attack. Then it's Bruno's turn at distance 4, where your 3s don't hit.
        [retreat-2] That isn't an attack. Then it's Bruno's turn at distance 5, where your 3s don't hit.
        [retreat-3] That spends one of the 3s that could hit now, and takes you out of reach.
       *[other] Nobody can hit at a distance of 8. Your 3s can, right here.
    }
kengo-lesson-parry-task = Bruno attacks with two 4s. If they hit, the round is his. What do you do?
kengo-lesson-parry-rule = If you're attacked, you can parry with the same cards. You don't draw for it, but your own turn follows at once.
kengo-lesson-parry-not = Then Bruno wins the round. You hold 4s as well, and two of them parry two.
kengo-lesson-riposte-task = You parried, and it's your turn at once. There are five cards of each number, and four 4s are gone. What's the best move now?
kengo-lesson-riposte-rule = Four 4s were gone, so Bruno couldn't parry yours. In a match, only the last move's cards lie open: remember the others.
kengo-lesson-riposte-not = { $move ->
        [advance-1] At distance 3 your 4 doesn't hit. Here it does, and Bruno has no 4 left to parry with.
        [advance-2] At distance 2 your 4 doesn't hit. Here it does, and Bruno has no 4 left to parry with.
        [retreat-1] At distance 5 your 4 doesn't hit. Here it does, and Bruno has no 4 left to parry with.
        [retreat-2] At distance 6 nobody can hit. Here your 4 can, and Bruno has no 4 left to parry with.
       *[other] That spends the last 4 on a retreat. It's the one card that Bruno can't parry.
    }
kengo-lesson-count-task = Your move takes the last card, and that ends the round: the player with more cards equal to the distance wins it. You hold three 3s.
kengo-lesson-count-look = The blue card on top shows the pile: one card is left.
kengo-lesson-count-rule = When the pile runs out, the player with more cards equal to the distance wins. If equal, the player further forward wins.
kengo-lesson-count-not = { $move ->
        [advance-1] At distance 4 only 4s count, and you hold none.
        [advance-3] At distance 2 only 2s count. You hold one, and your 3s would be worth nothing.
        [retreat-1] At distance 6 no card counts. Then the player further forward wins: Bruno.
        [retreat-2] At distance 7 no card counts. Then the player further forward wins: Bruno.
       *[other] That spends a 3. And at distance 8 no card counts: Bruno is further forward and wins.
    }
kengo-lesson-lunge-task = From here on it's the Advanced level; your first match is Normal. Advance and attack in one turn, and make it as hard to parry as you can.
kengo-lesson-lunge-look = A flat sword below a card: advance with another card first, and this one can attack.
kengo-lesson-lunge-rule = Advanced only: an advance & attack takes one card to advance with, and one or more cards equal to the new distance to attack.
kengo-lesson-lunge-not = { $move ->
        [advance-2-attack-4] Bruno needs just one 4 to parry that, and you hold another one.
        [advance-4-attack-2] Bruno needs just one 2 to parry that, and you hold another one.
        [advance-1] That isn't an attack. Then it's Bruno's turn at distance 5, and you hold no 5.
        [advance-2] That isn't an attack. Then it's Bruno's turn at distance 4. You can advance and attack before he acts.
        [advance-4] That isn't an attack. Then it's Bruno's turn at distance 2. You can advance and attack before he acts.
        [retreat-1] You'd be 7 squares apart. An advance and an attack fit into this one turn.
        [retreat-2] You'd be 8 squares apart. An advance and an attack fit into this one turn.
       *[other] You'd be 10 squares apart. An advance and an attack fit into this one turn.
    }
kengo-lesson-withdraw-task = Also Advanced only: Bruno advanced and attacked in one turn, with two 3s. You hold none. Withdraw, with any card, away from his 3s.
kengo-lesson-withdraw-rule = Advanced only: instead of parrying an advance & attack, you can withdraw: go back by a card's number and draw one. Then your turn is over.
kengo-lesson-withdraw-not = Then Bruno wins the round. You can still withdraw, out of the reach of his 3s.
kengo-lesson-end = Hit your opponent to win a round; five win the match. You both start off the mat, on 0 and 24.
