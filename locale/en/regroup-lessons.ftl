# The lessons of Regroup!: how it is played in short; then for each step what to do, its rule, and why another move is wrong.

regroup-howto =
    - **You win** as the last one alive. Every army starts with 30 life. If the cards run out, the most life wins.
    - **On your turn** you take a card and lay it over your army, on at least one of its squares. Some cards need coins that show.
    - **When all have laid one**, everybody strikes everybody. Only two or more neighbours of a kind count. Shields stop swords, barriers stop wands.
    - **After the battle** each potion that shows heals one life.

regroup-lesson-take-task = Two chicken armies fight until one has no life left. Take a card: the far one, on the left, is free and has two swords.
regroup-lesson-take-rule = Each round every player takes one card and lays it. The far card of the row and the face-down one cost nothing.
regroup-lesson-take-not = A face-down card is free, too, but you can see two swords on the far one. Take that.
regroup-lesson-lay-task = A chicken counts only beside another of its kind. Lay the card on a2, as shown: swords join, and so do wands.
regroup-lesson-lay-rule = A card covers at least one square of your army. Two or more neighbours of a kind count, as many as stand on them.
regroup-lesson-lay-not = Fewer chickens would stand beside their own kind. Lay it as the picture shows.
regroup-lesson-battle-task = You've fought: 30 life each, less what got through. Bruno has five swords now: take the far card, with two shields.
regroup-lesson-battle-rule = When everybody has laid a card, all strike all at once. What gets through costs life, and at 0 you're out.
regroup-lesson-battle-not = You can't know what that is. Take the card with the two shields.
regroup-lesson-shield-task = Shields stop swords, and barriers stop wands. Lay it on c3, as shown: now four shields count.
regroup-lesson-shield-rule = Each shield stops a sword and each barrier a wand. After a battle every potion that shows heals one life.
regroup-lesson-shield-not = Fewer shields would count, and Bruno has five swords. Lay it as the picture shows.
regroup-lesson-market-task = A coin shows in your army, so you can take the middle card, too. It brings two shields: take it.
regroup-lesson-market-rule = One coin that shows lets you take the middle card, two coins the near one. Coins aren't spent.
regroup-lesson-market-not = You may, but the middle card has more for you, and your coin isn't spent. Take that one.
regroup-lesson-win-task = Bruno has 4 life left, many shields and no barriers. Lay the card on b3, as shown: four wands get through!
regroup-lesson-win-rule = Swords meet shields, wands meet barriers. A player whose life falls to 0 is out, and the last one alive wins.
regroup-lesson-win-not = Bruno would survive that: only four wands are enough. Lay it as the picture shows.
regroup-lesson-end = Every army starts with 30 life. The last one alive wins.
