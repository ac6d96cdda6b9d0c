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
webpage-check = Was anything changed?
webpage-holds = Checked: everything fits together
webpage-partly = Checked: everything that's here fits together
webpage-fails = Don't trust this file: it was changed
webpage-page = The pictures, the log and all the numbers match their hash.
webpage-page-not = Something in this file was changed: it doesn't match its hash.
webpage-seal = The record of all moves matches its seal.
webpage-seal-not = The record of all moves was changed: it doesn't match its seal.
webpage-seed = The seed comes from this secret and these joins.
webpage-seats = The players who took the seats are those who joined.
webpage-seats-not = The players who took the seats aren't those who joined.
webpage-joins = Joins, hash
webpage-compare =
    If everything fits, nobody changed just a part. Someone could still have written a whole new file, but not what you
    saw before. So compare the bold digits with what “Shuffle” showed you: hash and joins at the start, the seal at the end.
webpage-rules = This page doesn't play the moves by the rules. /verify does. So does docs/verify.py in Hikyaku's source, with the match's Record.
webpage-foot = Made by Hikyaku, a Discord bot. This file doesn't load anything from the internet.
