# Regroup! Chicken Army

regroup-name = Regroup! Chicken Army
regroup-pitch = Lay cards over your army, then everybody fights everybody. 2 to 4 players, 30 minutes.
regroup-howto =
    Every army begins with 30 life; the last one alive wins.
    On your turn take a card and lay it over your army, on at least one square of it. The card at the free end and the face-down one cost nothing; the others need coins that show.
    When all have laid one, everybody strikes everybody at once. Chickens count in groups of two or more neighbouring squares of a kind; shields stop swords, barriers stop wands, and each potion heals a point.
    If nobody survives, whoever is nearest to 0 wins; if the cards run out, whoever has most life.

# What the asked player is told

regroup-ask-take = Your turn: take a card from the market.
regroup-ask-place = Lay the card over your army: at least one of its squares on it.

# Options of the lobby

regroup-option-initial = Initial cards
regroup-option-initial-common = the same for all
regroup-option-initial-different = each another
regroup-option-leaders = Leaders
regroup-option-leaders-plain = without powers
regroup-option-leaders-powers = with powers
regroup-option-leaders-drowning = powers at half life
regroup-option-heal_cap = Healing
regroup-option-heal_cap-on = up to 30
regroup-option-heal_cap-off = without limit

# Why it ended

regroup-reason-survivor = Only { $winner } is still standing.
regroup-reason-nobody = Nobody is left standing; { $winner } came closest.
regroup-reason-market = There are too few cards for another round; { $winner } has the most life.
regroup-reason-left = All the others have left.

# Answers

regroup-answer-take-1 = Far card
regroup-answer-take-2 = Middle card
regroup-answer-take-3 = Near card
regroup-answer-take-pile = Face-down card
regroup-answer-place = { $spot } { $turns }
regroup-emoji-take = 🃏
regroup-kind-take = Take a card
regroup-kind-place = Lay it down
regroup-turns = ↻ { $degrees }°
regroup-hint-place = { $totals } · { $gain }
regroup-squares = { $one } { $two } / { $three } { $four }

regroup-field-kind = What will you do?
regroup-field-kind-take = Take a card
regroup-field-kind-place = Lay it down
regroup-field-source = Which card?
regroup-field-source-1 = Far card
regroup-field-source-2 = Middle card
regroup-field-source-3 = Near card
regroup-field-source-pile = Face-down card
regroup-field-spot = Where does its top left corner lie?
regroup-field-turns = Turned how far?

# Names of things

regroup-sign-sword = ⚔️
regroup-sign-wand = ✨
regroup-sign-shield = 🛡️
regroup-sign-barrier = 🔮
regroup-sign-coin = 💰
regroup-sign-potion = 🧪
regroup-letter-sword = S
regroup-letter-wand = W
regroup-letter-shield = D
regroup-letter-barrier = B
regroup-letter-coin = C
regroup-letter-potion = P
regroup-kind-sword = sword
regroup-kind-wand = wand
regroup-kind-shield = shield
regroup-kind-barrier = barrier
regroup-kind-coin = coin
regroup-kind-potion = potion
regroup-count-sword = { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
regroup-count-wand = { $count ->
        [one] 1 wand
       *[other] { $count } wands
    }
regroup-count-shield = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
regroup-count-barrier = { $count ->
        [one] 1 barrier
       *[other] { $count } barriers
    }
regroup-count-coin = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
regroup-count-potion = { $count ->
        [one] 1 potion
       *[other] { $count } potions
    }
regroup-leader-captain = Captain Hatpin
regroup-leader-professor = Professor Quill
regroup-leader-granny = Granny Griddle
regroup-leader-prophet = Prophet Drizzle

# The cards

regroup-card-moonlit-roost = Moonlit Roost
regroup-card-dawn-chorus = Dawn Chorus
regroup-card-wishbone = Wishbone
regroup-card-market-day = Market Day
regroup-card-gatecrashers = Gatecrashers
regroup-card-toll-road = Toll Road
regroup-card-apothecary = Apothecary
regroup-card-bandit-creek = Bandit Creek
regroup-card-fair-ground = Fair Ground
regroup-card-ferry-crossing = Ferry Crossing
regroup-card-hot-soup = Hot Soup
regroup-card-night-watch = Night Watch
regroup-card-bonesetter = Bonesetter
regroup-card-gold-scratch = Gold Scratch
regroup-card-herb-garden = Herb Garden
regroup-card-mud-wall = Mud Wall
regroup-card-pay-chest = Pay Chest
regroup-card-soft-landing = Soft Landing
regroup-card-tax-season = Tax Season
regroup-card-spark-and-straw = Spark and Straw
regroup-card-strongbox = Strongbox
regroup-card-second-wind = Second Wind
regroup-card-lucky-worm = Lucky Worm
regroup-card-sleepless-seven = Sleepless Seven
regroup-card-ginger-root = Ginger Root
regroup-card-red-combs = Red Combs
regroup-card-corn-merchants = Corn Merchants
regroup-card-cup-of-tea = Cup of Tea
regroup-card-bent-spears = Bent Spears
regroup-card-hen-and-penny = Hen and Penny
regroup-card-fox-hunters = Fox Hunters
regroup-card-long-talons = Long Talons
regroup-card-loose-change = Loose Change
regroup-card-full-moon = Full Moon
regroup-card-nest-egg = Nest Egg
regroup-card-auction-block = Auction Block
regroup-card-honey-jar = Honey Jar
regroup-card-bandage-brigade = Bandage Brigade
regroup-card-golden-perch = Golden Perch
regroup-card-old-spells = Old Spells
regroup-card-stone-coop = Stone Coop
regroup-card-barn-door = Barn Door
regroup-card-fence-line = Fence Line
regroup-card-first-hatch = First Hatch
regroup-card-spurs-and-charms = Spurs and Charms
regroup-card-hats-and-shields = Hats and Shields
regroup-card-hired-spurs = Hired Spurs
regroup-card-midnight-coven = Midnight Coven

# The log

regroup-event-dealt = { $who } begins, by lot. Leaders: { $leaders }.
regroup-event-took-1 = { $who } takes { $card } ({ $squares }), the far card.
regroup-event-took-2 = { $who } takes { $card } ({ $squares }), the middle card, showing a coin.
regroup-event-took-3 = { $who } takes { $card } ({ $squares }), the near card, showing two coins.
regroup-event-took-pile = { $who } takes the face-down card: { $card } ({ $squares }).
regroup-event-took-forced = { $who } gets { $card } ({ $squares }): there is no other card.
regroup-event-placed = { $who } lays { $card } on { $spot }, { $turns }.
regroup-event-fought = Battle { $round }: { $hits } Life: { $lives }.
regroup-battle-hits = { $who } hits { $targets }.
regroup-battle-target = { $who } for { $damage } ({ $how })
regroup-battle-nothing = nothing gets through.
regroup-event-fell = { $who } falls, with { $life } life.
regroup-event-begun = Round { $round } begins. { $who } has the first-player card.
regroup-event-left = { $who } has left.

# The text board: no line longer than 40 characters

regroup-board-round = round { $round }, pile { $pile }
regroup-board-market = { $cost ->
        [one] 1 coin:  { $squares }
       *[other] { $cost } coins: { $squares }
    }
regroup-board-placing = { $mark } is to lay: { $squares }
regroup-board-life = ♥{ $life }
regroup-board-change = change: { $changed }
regroup-board-first = ①
regroup-board-leader-lit = { $leader } { $bonus }
regroup-board-leader-waiting = { $leader } ({ $bonus })
regroup-board-turn = ◄ to act
regroup-board-won = ◄ won
regroup-board-fell = fallen
regroup-board-left = left
regroup-board-battle = battle { $round }: physical+magic (life)
regroup-board-legend =
    Sword Wand D: shield Barrier Coin Potion
    capitals count, 2: two chickens, ① first

# The picture in words

regroup-alt-take = Regroup!, round { $round }. { $who } is to take a card.
regroup-alt-place = Regroup!, round { $round }. { $who } is to lay down a card.
regroup-alt-over = Regroup! The match is over: { $who } has won.
regroup-alt-first = { $who } has the first-player card.
regroup-alt-side = { $who }: life { $life }; { $totals }.
regroup-alt-fell = { $who } has fallen, life { $life }.
regroup-alt-left = { $who } has left.
regroup-alt-card = The card to be laid: { $card }.
regroup-alt-weighed = Weighed: { $spot }, { $turns }: { $change }.
regroup-alt-no-change = no total changes
regroup-alt-market = { $cost ->
        [one] For 1 coin: { $card }.
       *[other] For { $cost } coins: { $card }.
    }
regroup-alt-pile = { $count ->
        [one] The pile has 1 card.
       *[other] The pile has { $count } cards.
    }
regroup-alt-army = Army of { $who }, lone squares in brackets: { $squares }.
regroup-alt-leader-lit = { $who } is led by { $leader }: { $bonus }.
regroup-alt-leader-waiting = { $who } is led by { $leader }, whose bonus rests: { $bonus }.
regroup-alt-battle = The battle of round { $round }, physical and magic:
regroup-alt-battle-idle = In the battle of round { $round } nothing got through.
regroup-alt-blow = { $who } on { $other } { $through }.
regroup-alt-healed = { $who } healed { $count }.
