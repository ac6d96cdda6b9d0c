# Look closer: up to three moves of a match that is over, each with a better one. Only the player who asks reads this.

press-closer = Look closer
closer-working =
    { $count ->
        [0] I'm looking at your moves.
       *[other] I'm looking at your moves: { $done } of { $count }. This may take a minute.
    }
closer-nothing = I looked at all your moves, as you saw the match then, and found none that I'm sure was a mistake. Well played!
closer-head = Moment { $number } of { $count }: after move { $ply }, this is what you saw
closer-played = You played: **{ $move }**
closer-better = Better: **{ $move }**
closer-why-wins = It wins the match at once.
closer-why-exposes = After the move you played, { $who } could win at once.
closer-why-only = Then { $who } has only one answer: { $move }.
closer-why-does = What it does: { $what }
closer-why-opened = The likely answer to the move you played: { $what }
closer-why-general = However the match goes on, it mostly leaves you better off.
closer-fair = Judged only by what you could see then.
error-still-looking = I'm still looking at another match for you. Please wait until that is done.
error-lesson-failed = I couldn't look at your moves. Please try again in a few minutes.
