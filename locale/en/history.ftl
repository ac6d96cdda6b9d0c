# Looking back: since your last move, the log page by page, replay, film and record of a match that is over.

## At the top of every panel
since-head = Since your last move
since-start = So far
since-more =
    { $count ->
        [one] One more line before; **Log** has it.
       *[other] { $count } more lines before; **Log** has them.
    }
since-strip =
    { $count ->
        [one] The table after answer { $plies }.
       *[other] The table after answers { $plies }, from left to right. The picture below shows it now.
    }

## The log
command-log = log
command-log-about = What has happened in a match
log-secretly = You: { $move }
log-forgotten = What was played before is not looked through while it still matters.
press-older = Older
press-newer = Newer

## Once a match is over
error-still-playing = This match is still being played. Replay, film and record are for afterwards: until then its luck is secret.
error-no-finished-match = None of your matches is over yet. In the thread of a match that is, or with its code, you can look back on it.
command-replay = replay
command-replay-about = Step through a match that is over
command-replay-match = Its code; without it, the one of this thread, else your latest
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
replay-eyes-mover = Whoever has just answered
replay-eyes-table = The table
replay-eyes-seat = { $who }
replay-seen-table = as the table sees it
replay-seen-seat = as { $who } sees it
error-hands-closed = The record of a match holds every hand, and on this server only those who played may look at them.
replay-hands-closed = On this server only those who played may look at the hands.
replay-older = The rules have changed since this match was played: as it was, it can be shown up to answer { $last } only.
film-waiting =
    { $before ->
        [0] Your film is being made.
        [one] One film comes before yours.
       *[other] { $before } films come before yours.
    }
film-ready = The whole match, { $count ->
        [one] one answer
       *[other] { $count } answers
    } long.
film-alt = A film of the match { $title }: the table after each answer, then the hands at the end. { $verdict }
error-film-too-long = This match cannot be filmed within the size that is allowed here. **Replay** shows all of it.
error-film-failed = The film could not be made. **Replay** shows the match all the same.
error-films-waiting = { $count } of those you asked for are still waiting to be made. Please wait until one of them is done.
error-film-queue-full = So many are waiting that yours can't be made now. Please try again in a few minutes. **Replay** shows the match all the same.
export-done = The record of match `{ $match }`: what it was made of, and every answer. `python -m engine outcome FILE` plays it through and checks it, `events`, `board` and others tell more.
export-older = The rules have changed since this match was played: today's no longer lead to the same end.
