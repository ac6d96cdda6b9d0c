# KAITO

kaito-name = KAITO
kaito-pitch = Two samurai share one thief: you move the Kaito and take the tile it lands on. 2 players, 15 minutes.

# What the asked player is told

kaito-ask-place = You're { $colour }. Put the Kaito on one of the two gaps. Your opponent then makes the first move with it.
kaito-ask-slide = You're { $colour }. Slide the Kaito along its row or column. You take the tile it stops on.
kaito-ask-exchange = You can buy back { $back }. You hold { $held } blossoms ({ $mon }); no change is given.
kaito-back-katana = a katana (price { $price })
kaito-back-kabuto = a kabuto (price { $price })

# Options of the lobby

kaito-option-jump = The Kaito can jump over
kaito-option-jump-tiles = tiles and gaps
kaito-option-jump-gaps = gaps only
kaito-option-elimination = Losing your last katana or kabuto
kaito-option-elimination-capture = ends the match at once
kaito-option-elimination-turn_end = ends the match after the exchange

# Why it ended

kaito-reason-no_katana = { $loser } has no katana left.
kaito-reason-no_kabuto = { $loser } has no kabuto left.
kaito-reason-stuck = The Kaito had nowhere to go.
kaito-reason-left = The other player left.

# Answers

kaito-answer-place = Place the Kaito on { $square }
kaito-answer-slide = Slide to { $square }
kaito-answer-exchange = Buy back a { $back } for { $pay }
kaito-answer-pass = Buy nothing
kaito-emoji-exchange = 🌸

kaito-field-kind = What do you want to do?
kaito-field-kind-place = Place the Kaito
kaito-field-kind-slide = Slide the Kaito
kaito-field-kind-exchange = Buy a tile back
kaito-field-kind-pass = Buy nothing
kaito-field-at = On which gap?
kaito-field-to = To which square?
kaito-field-back = What do you want to buy back?
kaito-field-back-katana = A katana (4 blossoms)
kaito-field-back-kabuto = A kabuto (5 blossoms)
kaito-field-pay = What do you want to pay with?

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

kaito-event-drawn = { $red } plays red, { $black } plays black. { $second } places the Kaito, then { $first } makes the first move.
kaito-event-placed = { $who } places the Kaito on { $square }.
kaito-event-captured = { $who } takes a { $tile } on { $square }.
kaito-event-captured-own = { $who } stops on their own { $tile } on { $square }: it's put aside.
kaito-event-captured-forced = { $who } has only one move and takes a { $tile } on { $square }.
kaito-event-captured-own-forced = { $who } has only one move: their own { $tile } on { $square } is put aside.
kaito-event-exchanged = { $who } buys back a { $back } for { $pay } blossoms. It goes on { $square }, under the Kaito.
kaito-event-passed = { $who } buys nothing.
kaito-event-left = { $who } left.

# A position in words: as a text board, and as the alt text of its picture

kaito-fact-no-kaito = The Kaito isn't on the grid yet.
kaito-fact-grid = on the grid: { $katana } katana, { $kabuto } kabuto
kaito-fact-holds = holds: { $tiles }
kaito-fact-aside = put aside: { $count }
kaito-board-legend =
    r red, b black; k katana, h kabuto,
    1 2 3 mon; .. gap; [rk] a tile below
kaito-fact-exchange = { $who } can buy back a tile.
kaito-fact-kaito = The Kaito stands on { $square }, { $up } side up.
kaito-fact-under = A { $tile } lies under it.
kaito-fact-last = It came from { $square }.
kaito-fact-row = { $row }: { $tiles }.
kaito-fact-thief = Kaito
kaito-fact-tile = { $count ->
        [one] { $tile }
       *[other] { $count } { $tile }
    }
kaito-fact-none = nothing
kaito-fact-targets = You can go to { $squares }.
kaito-fact-danger = Your opponent could then take your tiles on { $squares }.
kaito-fact-gaps = The gaps are { $squares }.
kaito-fact-offer = You can buy back { $tiles } and pay with { $pay }.

## General plans
kaito-always-exchange = Whenever you could buy something back
kaito-always-exchange-pass = Never buy anything back

## Why a move is refused

## What is this card?
kaito-press-cards = What is this tile?
kaito-glossary-kaito = Slides along its row or column onto a tile, which is taken. Its colour shows whose turn it is.
kaito-glossary-katana = If you have none left on the grid, you lose. At the end of your turn you can buy one back for { $price } blossoms.
kaito-glossary-kabuto = If you have none left on the grid, you lose. At the end of your turn you can buy one back for { $price } blossoms.
kaito-glossary-mon = Money for your opponent if they take it. With mon that you take from them, you can buy a katana or kabuto back.

## What a move does to the table
kaito-hint-theirs = takes a { $tile }
kaito-hint-theirs-last = takes the last { $tile }: you win
kaito-hint-own = loses your { $tile }
kaito-hint-own-last = your own last { $tile }: you lose
kaito-short-theirs = { $square }: +{ $tile }
kaito-short-theirs-last = { $square }: you win
kaito-short-own = { $square }: −{ $tile }
kaito-short-own-last = { $square }: you lose
kaito-risk-lost = Your opponent could win with their next move.
kaito-risk-at-once = This loses the match at once.
kaito-risk-katana = Your opponent could then take your last katana, on { $square }, and win.
kaito-risk-kabuto = Your opponent could then take your last kabuto, on { $square }, and win.
kaito-risk-stuck = Your opponent could then slide to { $square }, and you'd have no move left: you'd lose.
kaito-risk-forced = Your opponent could then slide to { $square }. You'd have only one move at a time from there and lose: in the end { $end ->
        [katana] you'd have no katana left.
        [kabuto] you'd have no kabuto left.
       *[stuck] the Kaito could go nowhere.
    }
kaito-purpose-takes-katana = Your opponent has { $left } katana left.{ kaito-purpose-next }
kaito-purpose-takes-kabuto = Your opponent has { $left } kabuto left.{ kaito-purpose-next }
kaito-purpose-takes-mon = Then you hold { $blossoms ->
        [one] 1 blossom
       *[other] { $blossoms } blossoms
    }. A katana costs { $katana }, a kabuto { $kabuto }.{ kaito-purpose-next }
kaito-purpose-next = { $next ->
        [own] {" "}{ kaito-purpose-own }
        [safe] {" "}{ kaito-purpose-safe }
       *[open] {""}
    }
kaito-purpose-buys-katana = You have { $have } katana again, and { $blossoms ->
        [0] no blossoms
        [one] 1 blossom
       *[other] { $blossoms } blossoms
    } left.
kaito-purpose-buys-kabuto = You have { $have } kabuto again, and { $blossoms ->
        [0] no blossoms
        [one] 1 blossom
       *[other] { $blossoms } blossoms
    } left.
kaito-purpose-keeps = You keep { $blossoms ->
        [one] 1 blossom
       *[other] { $blossoms } blossoms
    }. A katana costs { $katana }, a kabuto { $kabuto }.
kaito-purpose-own = After this, your opponent can take only tiles of their own.
kaito-purpose-safe = After this, your opponent can't take any katana or kabuto of yours.
kaito-drawback-katana = After this, your opponent can take { $count ->
        [one] one tile of yours, a katana
       *[other] one of { $count } tiles of yours, a katana but no kabuto among them
    }.{ $every ->
        [yes] {" "}Every move exposes a katana or kabuto.
       *[no] {""}
    }
kaito-drawback-kabuto = After this, your opponent can take { $count ->
        [one] one tile of yours, a kabuto
       *[other] one of { $count } tiles of yours, a kabuto among them
    }.{ $every ->
        [yes] {" "}Every move exposes a katana or kabuto.
       *[no] {""}
    }
kaito-hint-mon = mon { $symbols }
kaito-fact-weighed = You're looking at the table after this move: { $move }.
kaito-weighed-look = Ringed: your tiles that your opponent could take next.
