# A shuffle that can be checked: the small line on cards, and what /verify and Shuffle show.

## On cards
shuffle-fair = Provably fair shuffle · `/verify`

## /verify
command-verify = verify
command-verify-about = Check that a match was shuffled and played fairly
command-verify-match = The match's code; leave it out for this thread's match, or else your latest
press-verify = Shuffle
press-share = Show everyone
verify-holds = Everything checks out.
verify-fails = Something doesn't check out.
verify-lobby =
    This hash fixes the secret of the shuffle before anyone joins. Write it down, or show it to everyone.
    After the match you can check that the secret is still the same.
verify-running = The match is still running, and its secret stays secret until it's over. These numbers are already fixed:
verify-hash = The secret is the one whose hash was published before anyone joined.
verify-hash-not = The secret isn't the one whose hash was published before anyone joined.
verify-seed =
    { $gone ->
        [0] The seed comes from the secret and the clicks that filled the seats ({ $came } of them).
        [one] The seed comes from the secret and the clicks that filled the seats ({ $came } of them; one was taken back).
       *[other] The seed comes from the secret and the clicks that filled the seats ({ $came } of them; { $gone } were taken back).
    }
verify-seed-not = The seed doesn't come from this secret and these joins.
verify-deal = The deal follows from this seed by the rules.
verify-deal-not = The deal doesn't follow from this seed by today's rules.
verify-moves =
    { $count ->
        [one] The one move was allowed. It leads to what the table was told and to the same result.
       *[other] All { $count } moves were allowed. They lead to what the table was told and to the same result.
    }
verify-moves-not = By today's rules, the moves only lead to what the table was told up to move { $last }.
verify-seats = The seats follow the order of joining. The seal fixes them.
verify-seats-others = The seats don't follow the order of joining, as in a rematch or in practice. The seal fixes them.
verify-seats-unknown = The seal doesn't say who sat where: this match is older than that part of the seal.
verify-number-hash = Hash
verify-number-secret = Secret
verify-number-joins = Joins
verify-number-joins-hash = Joins, hash
verify-number-seats = Seats
verify-number-seed = Seed
verify-number-seal = Seal
verify-yours = Your own click was `{ $click }`.
verify-closed = The secret and the seed would reveal every hand, and on this server only the players may see them.
verify-how =
    To check it yourself, press **Record** and run `python docs/verify.py FILE SEAL HASH JOINS` from Hikyaku's source.
    Use the numbers you wrote down: hash and joins at the start, the seal at the end. `docs/shuffle.md` says what that proves.
