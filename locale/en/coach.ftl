# The coach, who plays as a novice and helps the player against it. Only that player reads this.

press-hint = Hint
press-anyway = Play it anyway
press-look-again = Take another look
press-agreeback = Agree to take it back
press-uncoached = Play without the coach
press-next-level = Next level: { $level }
result-practice = Ready to play against people? `/play` opens a match that anyone here can join.
press-undo-mine = Undo my move
coach-hint = I'd play: { $move }
coach-only = Your only move: { $move }
coach-next-even = Just as good: { $move }
coach-next-little = Next best, a little weaker: { $move }
coach-next-clear = Next best, clearly weaker: { $move }
coach-hint-open = I tried your moves many times over, from what you can see. This one came out best.
coach-only-open = It's the only move you have right now.
coach-reply = A strong reply: { $what }
coach-reply-guess = My guess at their reply: { $what }
coach-exposes = { $who } could then win right away.
coach-exposes-by = { $who } could then win right away: { $move }.
coach-missed = You can win right now.
coach-loses = I looked at many ways to go on, and most of them end badly.
coach-warning =
    { $rounds ->
        [0] { $move } could throw the match away.
       *[other] { $move } could throw this round away.
    }
command-practice-coach-about = With hints, warnings and undo; your first match of a game always has them
error-not-coached = Only a coached match has hints. Start one with `/practice` and `coach: yes`.
error-no-hint = I couldn't find a hint just now. Please try again in a moment.
