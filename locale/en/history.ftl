# Looking back: since your last move, the log page by page, replay, film and record of a match that is over.

## At the top of every panel
since-head = Since your last move
since-start = So far
since-more =
    { $count ->
        [one] One earlier line is in the **Log**.
       *[other] { $count } earlier lines are in the **Log**.
    }

## The log
command-log = log
command-log-about = See what has happened in a match
log-secretly = You: { $move }
log-forgotten = Earlier moves stay hidden until the round is over, so that nobody can count their cards.
press-older = Older
press-newer = Newer

## After a match
error-still-playing = This match is still running. Its replay, film and record come when it's over, because they'd show hidden cards.
error-no-finished-match = You haven't finished a match yet. Use a finished match's code, or ask in its thread.
command-replay = replay
command-replay-about = Step through a finished match
command-replay-match = The match's code; leave it out for this thread's match, or else your latest
press-replay = Replay
press-film = Film
press-export = Record
press-replay-first = First
press-replay-previous = Previous
press-replay-next = Next
press-replay-last = Last
replay-at = { $ply } of { $last }
replay-start = The start
replay-marks = Go to…
replay-eyes = Seen by
replay-eyes-mover = The player who just moved
replay-eyes-table = Everyone
replay-eyes-seat = { $who }
replay-seen-table = as everyone sees it
replay-seen-seat = as { $who } sees it
error-hands-closed = On this server, only the players may see the hands, and a match's record shows them all.
replay-hands-closed = On this server, only the players may see the hands.
replay-older = The rules have changed since this match, so I can only show it up to move { $last }.
film-waiting =
    { $before ->
        [0] I'm making your film.
        [one] One film is ahead of yours.
       *[other] { $before } films are ahead of yours.
    }
film-ready =
    { $count ->
        [one] Here's the whole match, one move long.
       *[other] Here's the whole match, { $count } moves long.
    }
film-alt = A film of the match { $title }: the table after each move, then the hands at the end. { $verdict }
error-film-too-long = A film of this match is too large to send here. **Replay** shows all of it.
error-film-failed = I couldn't make the film. **Replay** still shows the match.
error-films-waiting =
    { $count ->
        [one] One of your requests is still in the queue. Please wait until it's done.
       *[other] { $count } of your requests are still in the queue. Please wait until one of them is done.
    }
error-film-queue-full = The queue is full right now. Try again in a few minutes. **Replay** shows the match in the meantime.
export-done =
    Here's the record of match `{ $match }`, with every move. Check it with `python -m engine outcome FILE`.
    `events`, `board` and other commands show more.
export-older = The rules have changed since this match: today's rules no longer lead to the same end.

# A shuffle that can be checked: the small line on cards, and what /verify and Shuffle show.

## On cards
shuffle-fair = Provably fair shuffle · `/verify`

## /verify
command-verify = verify
command-verify-about = Check that a match was shuffled and played fairly
command-verify-match = The match's code; leave it out for this thread's match, or else your latest
press-verify = Shuffle
press-share = Show everyone
verify-holds = Everything checks out.
verify-fails = Something doesn't check out.
verify-lobby =
    This hash fixes the secret of the shuffle before anyone joins. Write it down, or show it to everyone.
    After the match you can check that the secret is still the same.
verify-running = The match is still running, and its secret stays secret until it's over. These numbers are already fixed:
verify-hash = The secret is the one whose hash was published before anyone joined.
verify-hash-not = The secret isn't the one whose hash was published before anyone joined.
verify-seed =
    { $gone ->
        [0] The seed comes from the secret and the clicks that filled the seats ({ $came } of them).
        [one] The seed comes from the secret and the clicks that filled the seats ({ $came } of them; one was taken back).
       *[other] The seed comes from the secret and the clicks that filled the seats ({ $came } of them; { $gone } were taken back).
    }
verify-seed-not = The seed doesn't come from this secret and these joins.
verify-deal = The deal follows from this seed by the rules.
verify-deal-not = The deal doesn't follow from this seed by today's rules.
verify-moves =
    { $count ->
        [one] The one move was allowed. It leads to what the table was told and to the same result.
       *[other] All { $count } moves were allowed. They lead to what the table was told and to the same result.
    }
verify-moves-not = By today's rules, the moves only lead to what the table was told up to move { $last }.
verify-seats = The seats follow the order of joining. The seal fixes them.
verify-seats-others = The seats don't follow the order of joining, as in a rematch or in practice. The seal fixes them.
verify-number-hash = Hash
verify-number-secret = Secret
verify-number-joins = Joins
verify-number-joins-hash = Joins, hash
verify-number-seats = Seats
verify-number-seed = Seed
verify-number-seal = Seal
verify-yours = Your own click was `{ $click }`.
verify-closed = The secret and the seed would reveal every hand, and on this server only the players may see them.
verify-how =
    To check it yourself, press **Record** and run `python docs/verify.py FILE SEAL HASH JOINS` from Hikyaku's source.
    Use the numbers you wrote down: hash and joins at the start, the seal at the end. `docs/shuffle.md` says what that proves.

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
