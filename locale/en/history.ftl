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
