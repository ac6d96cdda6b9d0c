# The lessons of every game, and How to play.

command-learn = learn
command-learn-about = Learn a game by playing it, step by step, in about three minutes
press-lesson = Next
press-rules = Rules of this step
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
