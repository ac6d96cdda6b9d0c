# A shuffle that can be checked: the hash on cards, and /verify.

## On cards
shuffle-laid = Shuffle: hash of its secret `{ $hash }`
shuffle-started = Shuffle: hash of its secret `{ $hash }`, of the joins `{ $joins }`
shuffle-told = Shuffle: secret `{ $secret }`, seal of the record `{ $seal }`
shuffle-kept = Shuffle: seal of the record `{ $seal }`

## /verify
command-verify = verify
command-verify-about = Check that a match was shuffled and played as was laid down
command-verify-match = Its code; without it, the one of this thread, else the latest you have finished
press-verify = Shuffle
press-share = Show everybody
verify-holds = Everything checks out.
verify-fails = Something does not check out.
verify-running = The match still runs. Its secret is told once it is over; until then you can keep what is fixed already:
verify-hash = The hash that was shown before anybody joined is that of the secret.
verify-hash-not = The hash that was shown before anybody joined is not that of the secret.
verify-seed =
    The seed is made of the secret and of the { $came ->
        [one] click by which somebody came
       *[other] { $came } clicks by which people and computers came
    }{ $gone ->
        [0] .
        [one] ; one of them was taken back.
       *[other] ; { $gone } of them were taken back.
    }
verify-seed-not = The seed is not made of this secret and these joins.
verify-deal = The deal is what this seed gives by the rules.
verify-deal-not = The deal is not what this seed gives by today’s rules.
verify-moves =
    { $count ->
        [one] The one answer was allowed, and it leads
       *[other] All { $count } answers were allowed, and they lead
    } to what the table was told and to how it ended.
verify-moves-not = The answers lead to what the table was told up to answer { $last } only, by today’s rules.
verify-seats = The seats follow the order of joining. The seal fixes them.
verify-seats-others = The seats don't follow the order of joining, as in a rematch or in practice. The seal fixes them.
verify-seats-unknown = Who sat where isn't sealed: this match began before that was kept.
verify-number-hash = Hash
verify-number-secret = Secret
verify-number-joins = Joins
verify-number-seats = Seats
verify-number-seed = Seed
verify-number-seal = Seal
verify-yours = Your own click was `{ $click }`.
verify-closed = Secret and seed would tell every hand, and on this server only those who played may look at them.
verify-how = Check it without trusting this bot: **Record** gives the file, and `python docs/verify.py FILE SEAL HASH JOINS` from Hikyaku’s source checks it against the seal on the result’s card and the two hashes on the lobby’s. `docs/shuffle.md` says what that proves and what it doesn’t.
