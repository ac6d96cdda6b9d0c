# Moves on their way: held back, confirmed, and what waits next.

## Before a move is sent
hold-head = Playing **{ $move }** { $when }. Nobody has seen it yet, so you can still undo it. No need to press *Send now*.
panel-moved-on = ⏩ The match has moved on. Here's where it stands now.
confirm-head = Play **{ $move }**? You can't take it back.
press-undo = Undo
press-sendnow = Send now
press-give = Play it
error-no-longer-held = Too late: your move has been sent. Press **My hand** to see where the match stands.

## What waits next
press-next = Next match
next-waiting =
    { $count ->
        [one] One more match is waiting for you.
       *[other] { $count } more matches are waiting for you.
    }
next-none = Nothing else is waiting for you. `/turns` lists your matches.

## Turns
turns-due = due { $when }
turns-since = last move { $when }
turns-open = { $number } · { $game }
turns-page = Page { $page } of { $pages }
turns-first = Here are the first ten:
press-earlier = Previous
press-later = Next

## Digest
digest-head =
    { $count ->
        [one] **Hello! One match is waiting for you.**
       *[other] **Hello! { $count } matches are waiting for you**, most urgent first.
    }
digest-foot = I write once a day, and only if something's waiting. Change the hour in `/settings`. `/turns` always has the full list.
