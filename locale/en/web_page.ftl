# A finished match as one HTML file, which checks itself in the browser.

press-webpage = Web page
webpage-waiting =
    { $before ->
        [0] I'm making your page.
        [one] One page is ahead of yours.
       *[other] { $before } pages are ahead of yours.
    }
webpage-ready = Here's the whole match as one file. Open it in any browser, even offline. It checks its own record.
webpage-ready-moments = Your moments from **Look closer** are in it, too.
error-web-page-failed = I couldn't make the page. **Replay** still shows the match.
error-web-page-too-long = This match's page is too large to send here. **Replay** shows all of it.

## In the file
webpage-unread = This page couldn't start. Its script was changed, or your browser doesn't run scripts.
webpage-board = The board
webpage-hand = The cards of this player, drawn large
webpage-controls = Step through the match
webpage-play = Play automatically
webpage-move = Move
webpage-mover = The player who just moved
webpage-words = The picture in words
webpage-keys = Keys: ← and → step, Home and End go to the start and the end, space plays automatically.
webpage-key-moment = M jumps to your next moment.
webpage-moments = Your moments from Look closer
webpage-moment = Moment { $number }
webpage-check = What can be checked here?
webpage-holds = The record of the moves matches its seal
webpage-partly = Nothing in this file can be checked
webpage-fails = Don't trust this file: its record was changed
webpage-unchecked = Names, pictures, log and result are only told here, and nobody can tell whether they were changed. Only the record of the moves can be checked.
webpage-seal = The record of all moves matches its seal.
webpage-seal-not = The record of all moves was changed: it doesn't match its seal.
webpage-seed = The seed comes from this secret and these joins.
webpage-seats = The players who took the seats are those who joined.
webpage-seats-not = The players who took the seats aren't those who joined.
webpage-joins = Joins, hash
webpage-compare = A seal proves something only if it's the one you saw: anyone can write a whole new file, but not change what you saw before. So compare the bold digits with what “Shuffle” showed you: hash and joins at the start, the seal at the end.
webpage-rules = This page doesn't play the moves by the rules. /verify does. So does docs/verify.py in Hikyaku's source, with the match's Record.
webpage-foot = Made by Hikyaku, a Discord bot. This file doesn't load anything from the internet.
