# KAITO

kaito-name = KAITO
kaito-pitch = Two samurai, one thief: whoever moves the Kaito takes what he lands on. 2 players, 15 minutes.
kaito-howto =
    One samurai is red, the other black: you lose as soon as the grid holds no katana of your colour, or no kabuto.
    On your turn you must move the Kaito along its row or column; you take the tile it stops on, even if it is your own.
    Crests (mon) you take from the other player are money: 4 symbols buy back a katana of yours that they hold, 5 a kabuto. It comes to lie under the Kaito.
    Whoever cannot move the Kaito on their turn loses, too.

# What the asked player is told

kaito-ask-place = Put the Kaito on one of the two gaps. Your opponent moves it first.
kaito-ask-slide = Slide the Kaito along its row or column, onto a tile. That tile is taken.
kaito-ask-exchange = Do you want to buy a katana or a kabuto back with the mon you hold?

# Options of the lobby

kaito-option-jump = The Kaito jumps over
kaito-option-jump-tiles = tiles and gaps
kaito-option-jump-gaps = gaps only
kaito-option-elimination = Losing your last katana or kabuto
kaito-option-elimination-capture = ends it at once
kaito-option-elimination-turn_end = ends it after the exchange

# Why it ended

kaito-reason-no_katana = The last katana of the other side is gone.
kaito-reason-no_kabuto = The last kabuto of the other side is gone.
kaito-reason-stuck = The Kaito can no longer move.
kaito-reason-left = The other side has left.

# Answers

kaito-answer-place = Place the Kaito on { $square }
kaito-answer-slide = Slide to { $square }
kaito-answer-exchange = Buy back a { $back } for { $pay }
kaito-answer-pass = Buy nothing
kaito-emoji-exchange = 🌸

kaito-field-kind = What will you do?
kaito-field-kind-place = Place the Kaito
kaito-field-kind-slide = Slide the Kaito
kaito-field-kind-exchange = Buy a tile back
kaito-field-kind-pass = Buy nothing
kaito-field-at = On which gap?
kaito-field-to = To which square?
kaito-field-back = What will you buy back?
kaito-field-back-katana = A katana (4 blossoms)
kaito-field-back-kabuto = A kabuto (5 blossoms)
kaito-field-pay = What will you pay with?

# Names of things

kaito-red = red
kaito-black = black
kaito-katana = katana
kaito-kabuto = kabuto
kaito-tile-rk = red katana
kaito-tile-rh = red kabuto
kaito-tile-r3 = red mon 3
kaito-tile-r2 = red mon 2
kaito-tile-r1 = red mon 1
kaito-tile-bk = black katana
kaito-tile-bh = black kabuto
kaito-tile-b3 = black mon 3
kaito-tile-b2 = black mon 2
kaito-tile-b1 = black mon 1
kaito-gap = gap

# The log

kaito-event-drawn = { $red } plays red, { $black } plays black. { $first } moves first.
kaito-event-placed = { $who } places the Kaito on { $square }.
kaito-event-captured = { $who } takes a { $tile } on { $square }.
kaito-event-captured-own = { $who } takes a { $tile } on { $square } and puts it aside.
kaito-event-captured-forced = { $who } has only one way to go and takes a { $tile } on { $square }.
kaito-event-captured-own-forced = { $who } has only one way to go: a { $tile } on { $square } is put aside.
kaito-event-exchanged = { $who } buys a { $back } back for { $pay }. It lies on { $square }, under the Kaito.
kaito-event-passed = { $who } buys nothing.
kaito-event-left = { $who } has left.

# The text board: no line longer than 40 characters

kaito-board-kaito = [ ] Kaito, { $up } side up
kaito-board-no-kaito = The Kaito is not placed yet.
kaito-board-last = Kaito came from { $square }.
kaito-board-targets = ( ) where you can go
kaito-board-grid = on the grid: { $katana } katana, { $kabuto } kabuto
kaito-board-holds = holds: { $tiles }
kaito-board-holds-none = holds nothing
kaito-board-aside = put aside: { $count }
kaito-board-turn = ◄ to move
kaito-board-won = ◄ has won
kaito-board-offer = can be bought: { $tiles }
kaito-board-legend =
    r red, b black; k katana, h kabuto,
    1 2 3 mon; .. gap; [rk] a tile below

# The picture in words

kaito-alt-place = KAITO. { $red } plays red, { $black } plays black. { $who } is to place the Kaito on a gap.
kaito-alt-slide = KAITO. { $red } plays red, { $black } plays black. { $who } is to move.
kaito-alt-exchange = KAITO. { $red } plays red, { $black } plays black. { $who } may buy a tile back.
kaito-alt-over = KAITO. { $red } played red, { $black } played black. { $who } has won.
kaito-alt-kaito = The Kaito stands on { $square }, { $up } side up.
kaito-alt-under = A { $tile } lies under it.
kaito-alt-last = It came from { $square }.
kaito-alt-row = { $row }: { $tiles }.
kaito-alt-tile = { $count ->
        [one] { $tile }
       *[other] { $count } { $tile }
    }
kaito-alt-side = { $who }: { $katana } katana and { $kabuto } kabuto on the grid; holds { $tiles }; { $aside } put aside.
kaito-alt-none = nothing
kaito-alt-targets = You can go to { $squares }.
kaito-alt-gaps = The gaps are { $squares }.
kaito-alt-offer = You can buy back { $tiles } and pay with { $pay }.

## Standing orders
kaito-order-exchange = when you could buy back
kaito-order-exchange-pass = Never buy anything back
