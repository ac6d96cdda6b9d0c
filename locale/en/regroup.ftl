# Regroup! Chicken Army

regroup-name = Regroup! Chicken Army
regroup-pitch = Lay cards over your army, then everyone fights everyone. 2 to 4 players, 30 minutes.

# What the asked player is told

regroup-ask-lead =
    { $again ->
        [1] Somebody else wanted that leader, too, and was luckier. Choose again, in secret.
       *[0] Choose your leader, in secret.
    } { $leaders ->
        [drowning] The bonus counts while your life is 15 or less.
       *[powers] The bonus counts from the start.
    }
regroup-ask-take = Your turn. Which card do you take?
regroup-ask-place = Your card is { $card } ({ $squares }). Lay it over at least one square of your army.

# Options of the lobby

regroup-option-initial = Starting cards
regroup-option-initial-common = the same for everyone
regroup-option-initial-different = different for everyone
regroup-option-leaders = Leaders
regroup-option-leaders-plain = without powers
regroup-option-leaders-powers = with powers
regroup-option-leaders-drowning = powers at half life or less
regroup-option-leaders_by = Leaders are
regroup-option-leaders_by-choice = chosen in secret
regroup-option-leaders_by-lot = drawn at random
regroup-option-heal_cap = Healing
regroup-option-heal_cap-on = up to 30
regroup-option-heal_cap-off = no limit

# Why it ended

regroup-reason-survivor = Only { $winner } is still standing.
regroup-reason-nobody = Nobody is left standing, but { $winner }'s life is nearest to 0.
regroup-reason-market = There are too few cards for another round, and { $winner } has the most life.
regroup-reason-left =
    { $others ->
        [1] The other player left.
       *[other] Everyone else left.
    }

# Answers

regroup-answer-take-1 = Free card
regroup-answer-take-2 = 1-coin card
regroup-answer-take-3 = 2-coin card
regroup-answer-take-pile = Face-down card
regroup-answer-place = { $spot } { $turns }
regroup-emoji-lead = 🐔
regroup-emoji-take = 🃏
regroup-kind-lead = Choose a leader
regroup-kind-take = Take a card
regroup-kind-place = Lay it down
regroup-turns = ↻ { $degrees }°
regroup-hint-place = { $totals } · { $gain }
regroup-hint-nothing = nothing fights
regroup-purpose-taken = Laid well: { regroup-purpose-placed }
regroup-purpose-placed =
    { $changes ->
        [battle] As the armies stand, you'd hit for { $hit }{ regroup-purpose-all } (now { $hit_now }) and be hit for { $struck } (now { $struck_now }).
        [army] As the armies stand, you'd hit for { $hit }{ regroup-purpose-all } and be hit for { $struck }, as now, and { $chickens } chickens would count (now { $chickens_now }).
       *[neither] As the armies stand, you'd hit for { $hit }{ regroup-purpose-all } and be hit for { $struck }, as now.
    }{ regroup-purpose-falls }{ regroup-purpose-coins }{ regroup-purpose-potions }
regroup-purpose-pile = With the best face-up card you can take, you'd hit for { $hit }{ regroup-purpose-all } and be hit for { $struck }. This one may do better.
regroup-purpose-all =
    { $enemies ->
        [1] { "" }
       *[other] {" "}in all
    }
regroup-purpose-falls =
    { $falls ->
        [both] {" "}Both of you would fall.
        [you] {" "}You'd fall.
        [them] {" "}They'd fall.
       *[nobody] { "" }
    }
regroup-purpose-coins =
    { $coins_more ->
        [0] { "" }
       *[other] {" "}💰 { $coins_now }→{ $coins }
    }
regroup-purpose-potions =
    { $potions_more ->
        [0] { "" }
       *[other] {" "}🧪 { $potions_now }→{ $potions }
    }
regroup-squares = { $one } { $two } / { $three } { $four }

regroup-field-kind = What do you want to do?
regroup-field-kind-lead = Choose a leader
regroup-field-kind-take = Take a card
regroup-field-kind-place = Lay it down
regroup-field-leader = Which leader?
regroup-field-source = Which card?
regroup-field-source-1 = Free card
regroup-field-source-2 = 1-coin card
regroup-field-source-3 = 2-coin card
regroup-field-source-pile = Face-down card
regroup-field-spot = Where does its top left corner go? You can rotate it afterwards.
regroup-field-spot-short = Top left corner
regroup-field-turns = Which way up?

# Names of things

regroup-sign-sword = ⚔️
regroup-sign-wand = 🪄
regroup-sign-shield = 🛡️
regroup-sign-barrier = 🧿
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
regroup-card-long-road = Long Road
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
regroup-card-hen-and-pike = Hen and Pike
regroup-card-fox-hunters = Fox Hunters
regroup-card-long-talons = Long Talons
regroup-card-loose-feathers = Loose Feathers
regroup-card-full-moon = Full Moon
regroup-card-cold-nest = Cold Nest
regroup-card-chopping-block = Chopping Block
regroup-card-honey-jar = Honey Jar
regroup-card-bandage-brigade = Bandage Brigade
regroup-card-high-perch = High Perch
regroup-card-old-spells = Old Spells
regroup-card-stone-coop = Stone Coop
regroup-card-barn-door = Barn Door
regroup-card-fence-line = Fence Line
regroup-card-first-hatch = First Hatch
regroup-card-spurs-and-cures = Spurs and Cures
regroup-card-hats-and-shields = Hats and Shields
regroup-card-hired-spurs = Hired Spurs
regroup-card-midnight-coven = Midnight Coven

# The log

regroup-event-dealt = { $who } goes first, chosen at random.
regroup-event-wished = { $who } has chosen a leader.
regroup-event-led = { $who } is led by { $leader }.
regroup-event-took-1 = { $who } takes { $card } ({ $squares }), the free card.
regroup-event-took-2 = { $who } takes { $card } ({ $squares }), the 1-coin card.
regroup-event-took-3 = { $who } takes { $card } ({ $squares }), the 2-coin card.
regroup-event-took-pile = { $who } takes the face-down card: { $card } ({ $squares }).
regroup-event-took-forced = { $who } gets { $card } ({ $squares }), the only card left.
regroup-event-placed = { $who } lays { $card } over { $count ->
        [one] one square
       *[other] { $count } squares
    }.
regroup-event-fought = Battle { $round }: { $hits } Life: { $lives }.
regroup-battle-hits = { $who } hits { $targets }.
regroup-battle-target = { $who } for { $damage } ({ $how })
regroup-battle-nothing = nothing gets through.
regroup-event-fell = { $who } falls with { $life } life.
regroup-event-begun = Round { $round } starts. { $who } goes first.
regroup-event-left = { $who } left.

# A position in words: as a text board, and as the alt text of its picture

regroup-fact-round = Regroup!, round { $round }.
regroup-fact-life = life { $life }
regroup-fact-first = goes first
regroup-fact-fell = fallen
regroup-board-legend =
    Sword Wand D: shield Barrier Coin Potion
    capitals count, 2: two chickens
regroup-fact-card = The card to lay down is { $name }: { $card }.
regroup-fact-weighed = You're trying out { $spot }, { $turns }: { $change }.
regroup-fact-no-change = the totals stay the same
regroup-fact-market = { $cost ->
        [0] Free card: { $card }.
        [one] 1-coin card: { $card }.
       *[other] { $cost }-coin card: { $card }.
    }
regroup-fact-pile = { $count ->
        [one] The pile has 1 card.
       *[other] The pile has { $count } cards.
    }
regroup-fact-army = Army of { $who }, lone squares in brackets: { $squares }.
regroup-fact-leader-wish = { $who } has chosen { $leader } in secret.
regroup-fact-leader-wished = { $who } has chosen a leader in secret.
regroup-fact-leader-none = { $who } has no leader yet.
regroup-fact-leader-lit = { $who } is led by { $leader }: { $bonus }.
regroup-fact-leader-waiting = { $who } is led by { $leader }, whose bonus rests: { $bonus }.

## Why a move is refused

## What do the pictures mean?
regroup-press-cards = What do the pictures mean?
regroup-glossary-sword = Strikes every opponent, and their shields stop it. It counts only beside another sword.
regroup-glossary-wand = Strikes every opponent, and their barriers stop it. It counts only beside another wand.
regroup-glossary-shield = Stops a sword that strikes you. It counts only beside another shield.
regroup-glossary-barrier = Stops a wand that strikes you. It counts only beside another barrier.
regroup-glossary-coin = Lets you take the dearer cards of the market. It's never spent.
regroup-glossary-potion = Heals a point of life after each battle, as long as it shows.
