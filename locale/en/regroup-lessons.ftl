# The lessons of Regroup!: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

regroup-howto =
    - **You win** as the last one alive. Every army starts with 30 life. If the cards run out, the most life wins.
    - **On your turn** you take a card and lay it over your army, on at least one of its squares. Some cards need coins that show.
    - **When everyone has laid one**, everyone strikes everyone. Only neighbours of a kind count. Shields stop swords, barriers stop wands.
    - **After the battle** each potion that shows heals one life.

regroup-lesson-take-task = Two chicken armies fight until one has no life left. Take the free card, on the left under your army: it has two swords.
regroup-lesson-take-look = On top is your life, below it what counts: swords ⚔️, wands 🪄, shields 🛡️, barriers 🧿, coins 💰, potions 🧪. Dim squares don't count.
regroup-lesson-take-rule = Each round all players take a card and lay it. The free card and the face-down one cost nothing.
regroup-lesson-take-not = The face-down card is free, too, but it could be anything. The free card on the left shows two swords.
regroup-lesson-lay-task = Lay the card over your army. A chicken counts only beside its own kind: make as many count as you can. +2: two more chickens count than now.
regroup-lesson-lay-look = A button like g8 and a gold dot say where the card's top left corner goes; ↻ 90° is how far it's rotated. “Beside” means sharing a side.
regroup-lesson-lay-rule = A card covers at least one square of your army; what's covered is gone. Squares of a kind count where they share a side. Diagonals don't.
regroup-lesson-lay-not = { $move ->
        [place-c2-0] That covers your shield and your wand, and only the two swords on the card count.
        [place-b3-2] Three swords count there, but no wands or shields. The card can join more than one kind.
       *[other] That covers your whole army, so only the two swords on the card count.
    }
regroup-lesson-battle-task = All struck at once, and what got through cost life. A shield stops a sword, and Bruno has five: which card helps? 🛡️{"\u2060"}² is two shields.
regroup-lesson-battle-look = (⚔️2−🛡️2 🪄2) means: Bruno's shields stopped both your swords, but nothing stopped your two wands, so he lost 2 life.
regroup-lesson-battle-rule = When everyone has laid a card, all strike at once. What gets through costs life, and at 0 you're out. Coins and potions count anywhere.
regroup-lesson-battle-not = Nobody knows what that is. The free card has two shields, which stop two swords.
regroup-lesson-shield-task = Shields stop swords, and barriers stop wands. Bruno has five swords: lay the card so that as many shields as possible count.
regroup-lesson-shield-look = Two chickens on one square, like 🛡️{"\u2060"}², aren't a pair: they, too, count only if a square of their kind is beside them.
regroup-lesson-shield-rule = Each shield stops a sword and each barrier a wand. After a battle every potion that shows heals one life.
regroup-lesson-shield-not = { $move ->
        [place-b1-1] That covers one of your shields, and none is left beside another. All five swords would get through.
        [place-c2-0] That covers both of your shields, and the new ones have no neighbour. All five swords would get through.
       *[other] Only your own two shields count there, and the new ones have no neighbour. Three swords would get through.
    }
regroup-lesson-market-task = A coin shows in your army, so you can take the 1-coin card, too. Bruno has three swords, and you have no shields: which card has some?
regroup-lesson-market-look = The number beside a card is its price: that many coins must show in your army. They aren't spent.
regroup-lesson-market-rule = One coin that shows lets you take the 1-coin card, two coins the 2-coin card. Coins aren't spent.
regroup-lesson-market-not = { $move ->
        [take-pile] Nobody knows what that is. The 1-coin card shows two shields, and taking it doesn't spend your coin.
       *[other] That card brings coins, a wand and a barrier, but no shield. The 1-coin card doesn't spend your coin.
    }
regroup-lesson-win-task = Bruno has 4 life left, many shields and no barriers that count. Lay the card so that he doesn't survive.
regroup-lesson-win-rule = Swords meet shields, wands meet barriers. A player whose life falls to 0 is out, and the last one alive wins.
regroup-lesson-win-not = { $move ->
        [place-a1-0] Three wands count there, so Bruno would be left with 1 life.
        [place-b1-2] Three wands would hit, but his shields stop your three swords. Bruno would be left with 1 life.
       *[other] No wands count there, and his shields stop your two swords. Bruno would keep all 4 life.
    }
regroup-lesson-end = Armies start with 30 life. The last one alive wins; if all fall at once, the life nearest to 0 wins.
