# The lessons of KAITO: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kaito-howto =
    - **You win** when your opponent's last sword (katana) or last helmet (kabuto) is gone from the board, or when they can't move the Kaito.
    - **On your turn** you move the Kaito along its row or column, as far as you like, and take the tile it stops on, even your own.
    - **After your move** you may buy a tile back with blossoms (mon) you've taken: a sword costs 4, a helmet 5. It goes under the Kaito.

kaito-lesson-place-task = You're red. Bruno slides the Kaito first, along its row or column, over anything. Put it where he can't stop on your kabuto (helmets).
kaito-lesson-place-rule = The second player puts the Kaito, the thief, on one of the two gaps. The other player then makes the first move.
kaito-lesson-place-not = From d6 Bruno could slide along row 6 and take your kabuto on a6. From c4 he reaches none.
kaito-lesson-slide-task = You win when Bruno has no katana (sword) or no kabuto left. Slide the Kaito onto a black katana. The rings show where it can stop.
kaito-lesson-slide-rule = The Kaito moves along its row or column, as far as you like and over anything. You take the tile it stops on.
kaito-lesson-slide-not = { $move ->
        [slide-b4] That's a blossom (mon), and you buy with those later. Take a black katana, a tile with a sword.
       *[other] That tile is red, so it's your own, and it would be out of the match for good. Take a black katana, a tile with a sword.
    }
kaito-lesson-share-task = Bruno moves next, from where you stop. Take a black tile, but leave him no red kabuto in line.
kaito-lesson-share-rule = Both of you move the same Kaito. It's turned over after each move, so look where it leaves the other player.
kaito-lesson-share-not = { $move ->
        [slide-b2] From b2 Bruno could take your kabuto on b5. Look along the row and the column where you stop.
        [slide-e3] From e3 Bruno could take your kabuto on f3. Look along the row and the column where you stop.
        [slide-f2] From f2 Bruno could take your kabuto on f3. Look along the row and the column where you stop.
       *[other] That tile is your own: it would be out of the match for good. Take a black one.
    }
kaito-lesson-own-task = You have to move, and only red tiles are in line: your own. Which one can you spare?
kaito-lesson-own-rule = You must move, even onto a tile of your own. It's put aside face down and is out of the match.
kaito-lesson-own-not = That's one of your last katana, and without katana you lose. The blossom is easier to spare.
kaito-lesson-money-task = Bruno holds two of your katana. One costs four black blossoms, and you hold one so far. Take the tile that makes it four.
kaito-lesson-money-rule = Blossoms (mon) that you take from the other player are money. Blossoms of your own colour are worth nothing to you.
kaito-lesson-money-not = That doesn't make four: you hold one blossom, so you need the black tile with three.
kaito-lesson-buy-task = Now you hold 3 + 1 blossoms. After a move you may buy a tile back, and Bruno still holds two of your katana.
kaito-lesson-buy-rule = After your move you may buy a tile back: a katana costs 4 blossoms, a kabuto 5. It comes to lie under the Kaito.
kaito-lesson-buy-not = You may save your blossoms, but Bruno would keep both katana. Buy one back.
kaito-lesson-stuck-task = A player who can't move loses. Stop where Bruno finds no other tile in his row or column.
kaito-lesson-stuck-rule = If no other tile is in line with the Kaito when your turn starts, you lose at once.
kaito-lesson-stuck-not = From b5 Bruno can still slide to d5. Look for a tile whose row and column are empty.
kaito-lesson-win-task = Bruno is down to his last kabuto. Can you win now?
kaito-lesson-win-rule = You win when the other player has no katana (sword) or no kabuto (helmet) left on the board.
kaito-lesson-win-not = You can win at once: Bruno's last kabuto, on f6, is in line with the Kaito.
kaito-lesson-end = You win when your opponent's last katana (sword) or kabuto (helmet) is gone, or when they can't move.
