# Answers on their way: held back, confirmed, and what waits next.

## Before an answer is sent
hold-head = You are about to play **{ $move }**. It is sent { $when }; until then nobody knows of it.
panel-moved-on = ⏩ The table has moved on since you saw this; here is where it stands.
confirm-head = Do you want to play **{ $move }**? It cannot be taken back.
press-undo = Undo
press-sendnow = Send now
press-give = Play it
error-no-longer-held = It is too late: this answer has been sent. Press **My hand** to see where the table stands.

## What waits next
press-next = Next game
next-waiting =
    { $count ->
        [one] One more match waits for you.
       *[other] { $count } more matches wait for you.
    }
next-none = Nothing else waits for you. `/turns` lists your matches.

## Turns
turns-due = due { $when }
turns-since = since { $when }
turns-page = Page { $page } of { $pages }
turns-first = The first ten of them:
press-earlier = Previous
press-later = Next

## Digest
digest-head =
    { $count ->
        [one] **Good day! One match waits for you.**
       *[other] **Good day! { $count } matches wait for you**, what is due first stands first.
    }
digest-foot = I write once a day, and only if something waits. `/settings` has the hour, `/turns` all of it at any time.
