# A match that is over as one HTML file, which checks itself in the browser.

press-webpage = Web page
webpage-waiting =
    { $before ->
        [0] Your page is being made.
        [one] One page comes before yours.
       *[other] { $before } pages come before yours.
    }
webpage-ready = The whole match as one file. Open it in a browser, with or without a network. It checks its own record.
error-web-page-failed = I couldn't make the page. **Replay** shows the match all the same.
error-web-page-too-long = The page of this match is too large to send here. **Replay** shows all of it.

## In the file
webpage-unread = This page hasn't started. Its script was changed, or the browser runs no scripts.
webpage-board = The board
webpage-hand = The cards of this player, drawn large
webpage-controls = Step through the match
webpage-play = Play by itself
webpage-move = Move
webpage-mover = The player who has just moved
webpage-words = The picture in words
webpage-keys = Keys: ← and → step, Home and End go to the start and the end, space plays by itself.
webpage-check = Was anything changed?
webpage-holds = Checked: everything fits together
webpage-partly = Checked: what is here fits together
webpage-fails = Don't trust this file: it was changed
webpage-page = The pictures, the log and all numbers fit the hash that was written beside them.
webpage-page-not = Something in this file was changed: it doesn't fit the hash that was written beside it.
webpage-seal = The record of all moves is the one that was sealed.
webpage-seal-not = The record of all moves was changed: the seal is that of another.
webpage-seed = The seed is made of this secret and these joins.
webpage-seats = The players who sat down are those who joined.
webpage-seats-not = The players who sat down are not those who joined.
webpage-joins = Joins, hash
webpage-compare = If all of it fits, nobody has changed a part. Somebody could still have written a whole file anew, but not what you saw on the cards. So compare the bold digits: the seal with the result's card, hash and joins with the lobby's card.
webpage-rules = This page doesn't play the moves through the rules. /verify does, and so does docs/verify.py in Hikyaku's source, which needs the Record of the match.
webpage-foot = Made by Hikyaku, a Discord bot. This file asks nothing of any server.
