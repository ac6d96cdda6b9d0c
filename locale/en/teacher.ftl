# Look closer: up to three moves of a finished match, each with a better one. Only the player who asks reads this.

press-closer = Look closer
closer-working =
    { $count ->
        [0] I'm looking at your moves.
       *[other] I'm looking at your moves: { $done } of { $count }. This may take a minute.
    }
closer-nothing = I looked at each of your moves, knowing only what you could see then, and I'm sure of no mistake.
closer-head =
    { $round ->
        [0] Moment { $number } of { $count }: after move { $ply }, you saw this
       *[other] Moment { $number } of { $count }: in round { $round }, after move { $ply }, you saw this
    }
closer-played = You played: **{ $move }**
closer-better = Better: **{ $move }**
closer-why-wins = It wins the match right away.
closer-why-only = Then { $who } has only one move: { $move }.
closer-why-does = What it does: { $what }
closer-why-general = However the match goes on, it usually leaves you better off.
closer-fair = I only used what you could see then.
closer-page = **Web page** holds the whole match with these moments in it.
error-still-looking = I'm still looking at another match for you. Please wait until that's done.
error-review-failed = I couldn't look at your moves. Please try again in a few minutes.
