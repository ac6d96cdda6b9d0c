# The lessons of every game, and How to play.

command-learn = learn
command-learn-about = Learn a game by playing it, step by step, in about three minutes
press-lesson = Next
press-rule = Rules of this step
press-practise = Practice
lesson-opponent = Bruno
lesson-step = Step { $number } of { $count }
lesson-fresh = Here's a new position.
lesson-some = Here, and in later steps, the buttons show only some of your moves. A match offers them all.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = The picture shows what you tried. I've taken it back.
lesson-now = You're ready to play! **Practice** starts a match against the computer. In your first one a coach gives hints, and you can take moves back.
lesson-offer = New to this game? **Learn** teaches it in about three minutes, step by step.
howto-page = { $number } of { $count }

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

# The puzzle of the day, in private and in a server's channel.

command-puzzle = puzzle
command-puzzle-about = Today's puzzle: find the one move that wins for certain
puzzle-head = ### Puzzle of the day: { $game }
puzzle-question = One move wins for certain, whatever your opponent holds or does. Which one?
puzzle-pick = Your move
puzzle-answered = You chose **{ $move }**. Tomorrow you'll see if it wins.
puzzle-streak = You've found the right move { $count } days in a row!
puzzle-solution = The right move was **{ $move }**: it wins whatever your opponent holds or does. No other move is certain to.
puzzle-why-next = Whatever your opponent does next, you've won.
puzzle-why-only = Then your opponent's only move is { $move }, and you've won.
puzzle-why-soon =
    You then win in at most { $count ->
        [one] one more move
       *[other] { $count } more moves
    }, whatever your opponent does.
puzzle-why-far = It's a long way: against the best defence, you need at least { $count } more moves to win.
puzzle-tally =
    { $answered ->
        [one] One person here tried it, and { $solved } got it right.
       *[other] { $answered } people here tried it, and { $solved } got it right.
    }
puzzle-yours = You chose **{ $move }**.
puzzle-you = You
puzzle-opponent = Opponent
press-puzzle = Solve it
press-solution = Yesterday's solution
error-puzzle-over = That puzzle is from another day. `/puzzle` shows today's.
setup-puzzles = Channel for a daily puzzle: none
