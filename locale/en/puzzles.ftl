# The puzzle of the day, in private and in a server's channel.

command-puzzle = puzzle
command-puzzle-about = Today's puzzle: find the one answer that wins for certain
puzzle-head = ### Puzzle of the day: { $game }
puzzle-question = One answer wins for certain, whatever your rival holds or does. Which one?
puzzle-pick = Your answer
puzzle-answered = You answered **{ $move }**. Tomorrow you can see whether it wins.
puzzle-streak = You've found the answer { $count } days in a row.
puzzle-solution = The answer was **{ $move }**: it wins whatever your rival holds or does, and no other answer is certain to.
puzzle-tally =
    { $answered ->
        [one] One person here answered, and { $solved } was right.
       *[other] { $answered } people here answered, and { $solved } were right.
    }
puzzle-yours = You answered **{ $move }**.
puzzle-you = You
puzzle-opponent = Rival
press-puzzle = Answer
press-solution = The day before
error-puzzle-over = That was the puzzle of another day. `/puzzle` shows today's.
setup-puzzles = Where I post a puzzle every day: nowhere
