# The lessons of KAITO: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

kaito-howto =
    - **You win** when your opponent's last sword (katana) or last helmet (kabuto) is gone from the board, or when they can't move the Kaito.
    - **On your turn** you move the Kaito along its row or column, as far as you like, and take the tile it stops on. That may be one of your own.
    - **After your move** you may buy a tile back with blossoms (mon) you've taken: a sword costs 4, a helmet 5. It comes to lie under the Kaito.

kaito-lesson-place-task = Take all of Bruno's swords or all his helmets, and you win. First put the thief, the Kaito, on c4; Bruno moves it first.
kaito-lesson-place-rule = The second player puts the Kaito on one of the two gaps. The other player then makes the first move.
kaito-lesson-place-not = You may start there in a real match, but let's stay together: put the Kaito on c4.
kaito-lesson-slide-task = You play red. Slide the Kaito in a straight line onto a black sword (katana): it's yours.
kaito-lesson-slide-rule = The Kaito moves along its row or column, as far as you like and over anything. You take the tile it stops on.
kaito-lesson-slide-not = That isn't a black sword. The gold rings show the three that the Kaito can reach.
kaito-lesson-share-task = Bruno moves next, from where you stop. Take a black tile, but don't let him reach a red helmet (kabuto).
kaito-lesson-share-rule = Both of you move the same Kaito. It's turned over after each move, so look where it leaves the other player.
kaito-lesson-share-not = { $move ->
        [slide-b2] From b2 Bruno could take your helmet on b5. Look along the row and the column where you stop.
        [slide-e3] From e3 Bruno could take your helmet on f3. Look along the row and the column where you stop.
        [slide-f2] From f2 Bruno could take your helmet on f3. Look along the row and the column where you stop.
       *[other] That tile is your own: it would be out of the match for good. Take a black one.
    }
kaito-lesson-own-task = You have to move, and only red tiles are in line: your own. Give up the blossom, and keep your swords.
kaito-lesson-own-rule = You must move, even onto a tile of your own. It's put aside face down and is out of the match.
kaito-lesson-own-not = That's one of your last swords. Without swords you lose, so give up the blossom instead.
kaito-lesson-money-task = Bruno holds two red swords. Black blossoms are money to buy one back: take the tile with three.
kaito-lesson-money-rule = Blossoms (mon) that you take from the other player are money. Blossoms of your own colour are worth nothing to you.
kaito-lesson-money-not = You'd still be short of money. Take the black tile with three blossoms.
kaito-lesson-buy-task = You now hold four blossoms, which is what a sword costs. Buy one back from Bruno.
kaito-lesson-buy-rule = After your move you may buy a tile back: a sword costs 4 blossoms, a helmet 5. It comes to lie under the Kaito.
kaito-lesson-buy-not = You may save your blossoms, but Bruno would keep both swords. Buy one back.
kaito-lesson-stuck-task = A player who can't move loses. Stop where nothing else lies in Bruno's row or column.
kaito-lesson-stuck-rule = If no other tile is in line with the Kaito when your turn starts, you lose at once.
kaito-lesson-stuck-not = From there Bruno can still reach a tile. Look for a row and a column that are empty.
kaito-lesson-win-task = One black helmet is left on the board. Take it, and you win!
kaito-lesson-win-rule = You win when the other player has no sword (katana) or no helmet (kabuto) left on the board.
kaito-lesson-win-not = Bruno's last helmet is in line with the Kaito. Take that one.
kaito-lesson-end = You win when your opponent's last sword or helmet is gone, or when they can't move.
