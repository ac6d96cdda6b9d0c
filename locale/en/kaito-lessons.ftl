# The lessons of KAITO: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kaito-howto =
    - **You win** when your opponent's last katana (sword) or last kabuto (helmet) is gone from the grid, or when they can't move the Kaito.
    - **On your turn** you move the Kaito along its row or column, as far as you like, and take the tile it stops on, even your own.
    - **After your move** you may buy a tile back with blossoms on mon you've taken: a katana costs 4, a kabuto 5. It goes under the Kaito.

kaito-lesson-place-task = You win when Bruno has no katana (sword) or no kabuto (helmet) left. Put the Kaito where none of your red kabuto is in its row or column.
kaito-lesson-place-look = You both move the Kaito, a thief. Bruno is next and can take any tile in its row or column. You're red here; in a match you may be black.
kaito-lesson-place-rule = The second player places the Kaito; the other moves first. From c4 Bruno can take no red kabuto.
kaito-lesson-place-not = From d6 Bruno could slide along row 6 and take your kabuto on a6. From c4 he reaches none.
kaito-lesson-slide-task = Take a katana or kabuto of Bruno's. The Kaito jumps over tiles and stops on any tile in its row or column.
kaito-lesson-slide-look = The Kaito came from the dotted square, and its colour shows who moves next. A mon is a tile with blossoms: mon 3 has three.
kaito-lesson-slide-rule = The Kaito goes along its row or column, over anything. It must stop on a tile, never on an empty square, and you take that tile.
kaito-lesson-slide-not = { $move ->
        [slide-b4] That takes a mon with one blossom: money for later. Bruno would still have all his katana and kabuto.
        [slide-d1] That's a katana, but red tiles are your own. It would be out of the match for good, and you'd have one fewer.
        [slide-d2] That's your own mon with three blossoms. It would be out of the match for good, and Bruno would lose nothing.
        [slide-a4] That's your own mon, out of the match for good. And from a4 Bruno could take your kabuto on a6.
       *[other] That's your own mon, out of the match for good. And from f4 Bruno could take your kabuto on f3.
    }
kaito-lesson-share-task = Bruno moves next, from where you stop. Take a black tile, and stop where no red kabuto is in the Kaito's row or column.
kaito-lesson-share-look = At each side, on top: the katana and kabuto that player has on the grid. Below the line: what they've taken.
kaito-lesson-share-rule = Both of you move the same Kaito. It's turned over after each move, so look where it leaves the other player.
kaito-lesson-share-not = { $move ->
        [slide-b2] From b2 Bruno could take your kabuto on b5, in the same column.
        [slide-e3] From e3 Bruno could take your kabuto on f3, in the same row.
        [slide-f2] From f2 Bruno could take your kabuto on f3, right below.
        [slide-a2] That's your own katana, out of the match for good. And from a2 Bruno could take your kabuto on a6.
        [slide-e5] That's your own mon, out of the match for good. And from e5 Bruno could take your kabuto on b5.
        [slide-e6] That's your own katana, out of the match for good. And from e6 Bruno could take your kabuto on a6.
       *[other] From d2 Bruno reaches no kabuto, but that's your own mon, and it would be out of the match for good.
    }
kaito-lesson-own-task = You have to move, and only red tiles are in line: your own. Which one can you spare?
kaito-lesson-own-look = The number on a blue card: how many of that player's tiles are out of the match for good.
kaito-lesson-own-rule = You must move, even onto your own tile: it's put aside for good. If only one tile is in line, I make that move for you.
kaito-lesson-own-not = { $move ->
        [slide-d1] From d1 every move is forced: Bruno to d5, you to b5, Bruno to b4, you to e4. That's your last katana: you'd lose.
       *[other] That's a katana, and you'd have two left. Bruno could take one of them, on d1, right away.
    }
kaito-lesson-money-task = A lost katana can be bought back for four black blossoms, and you hold one so far. Take the tile that makes it four.
kaito-lesson-money-rule = Blossoms on mon that you take from the other player are money. Those of your own colour are worth nothing to you.
kaito-lesson-money-not = { $move ->
        [slide-b4] That's one more blossom, so you'd hold two. You need four.
        [slide-c3] That's a blossom, but a red one: your own aren't money, and it would be out of the match for good.
        [slide-d4] That's your own katana: you'd lose a third one, and still hold only one blossom.
        [slide-c2] A katana has no blossoms, so you'd still hold one. And from c2 Bruno could take your katana on e2.
        [slide-e4] A katana has no blossoms, so you'd still hold one. And from e4 Bruno could take your katana on d4.
       *[other] A katana has no blossoms, so you'd still hold one. And from c6 Bruno could take your kabuto on a6.
    }
kaito-lesson-buy-task = Now you hold four blossoms. After a move you may buy a tile back: buy one of the two katana that Bruno has taken from you.
kaito-lesson-buy-rule = A katana costs 4 blossoms, a kabuto 5, and no change is given. It comes back under the Kaito, and what you pay is gone for good.
kaito-lesson-buy-not = You may save your blossoms, but Bruno would keep both katana. Buy one back.
kaito-lesson-stuck-task = A player who can't move loses. Stop where Bruno finds no other tile in the Kaito's row or column.
kaito-lesson-stuck-rule = You've won: Bruno finds no other tile in the Kaito's row or column, and a player who can't move loses at once.
kaito-lesson-stuck-not = From b5 Bruno can still slide to d5. From there you could only go to d3, where you'd put your last katana aside.
kaito-lesson-win-task = Bruno is down to his last kabuto. Take it and win the match.
kaito-lesson-win-rule = You've won: Bruno's last kabuto (helmet) is gone, and then nothing can be bought back. It's the same with the last katana (sword).
kaito-lesson-win-not = { $move ->
        [slide-f1] That puts your own katana aside. And from f1 Bruno could take your kabuto on f3.
        [slide-a2] That puts your own katana aside, and Bruno would keep his last kabuto.
        [slide-c2] Bruno would have two katana left, and his kabuto. And from c2 he could take your katana on a2.
        [slide-f3] That's a kabuto, but a red one, so your own, and you'd have just one left.
        [slide-f4] That puts your own mon aside. And from f4 Bruno could take your kabuto on f3.
       *[other] That puts your own katana aside. And from f5 Bruno could take your kabuto on b5.
    }
kaito-lesson-end = You win when your opponent's last katana (sword) or kabuto (helmet) is gone, or when they can't move.
