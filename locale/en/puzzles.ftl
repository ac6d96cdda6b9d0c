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
