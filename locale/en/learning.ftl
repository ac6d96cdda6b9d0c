# The lessons of every game, and How to play.

command-learn = learn
command-learn-about = Learn a game by playing it, step by step, in about three minutes
press-lesson = Next
press-practise = Practice
lesson-opponent = Bruno
lesson-step = Step { $number } of { $count }
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-now = Play a first match against the computer, or learn another game.
lesson-other = Learn { $game }
lesson-offer = New to this game? **Learn** teaches it in about three minutes, step by step.
howto-page = { $number } of { $count }
