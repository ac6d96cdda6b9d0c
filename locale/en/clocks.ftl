# Time: deadlines, reminders, who is away, and what happens then.

span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
span-days-hours = { $days } { $hours }

## What a pace gives
pace-gives-bank = { $start } to start with, plus { $increment } after every move, up to { $cap }
pace-gives-each = { $start } for every move, or { $welcome } if you've waited over { $patience }
pace-gives-reaction = { $gives }; { $window } for a reaction
pace-gives-nothing = No clock and no rating; the match ends after 30 days without a move

## The terms of a lobby
sleeps = Clocks at night
sleeps-off = keep running
sleeps-on = pause in each player's quiet hours
rated = Rated
rated-on = yes
rated-off = no, just for fun
on-time = Open to
on-time-0 = everyone
on-time-80 = players with 80% of their moves on time
on-time-90 = players with 90% of their moves on time
on-time-95 = players with 95% of their moves on time
lobby-just-for-fun = Unrated, just for fun.
lobby-untimed = Unrated: there's no clock.
lobby-expired = Nobody started this match within seven days, so the lobby is closed. `/play` opens a new one.

## Whose turn it is, and until when
turn-until =
    { $count ->
        [one] It's { $who }'s turn, due { $when }.
       *[other] Waiting for { $who }, due { $when }.
    }
turn-asleep =
    { $count ->
        [one] It's { $who }'s turn, due { $when }. Quiet hours until { $back }.
       *[other] Waiting for { $who }, due { $when }. Quiet hours until { $back }.
    }
turn-away =
    { $count ->
        [one] It's { $who }'s turn. On vacation until { $back }.
       *[other] Waiting for { $who }. On vacation until { $back }.
    }
standin-plays = The computer is playing for { $who } until they come back.
standin-waits = Everyone has agreed to wait for { $who }.

## A player's own time
own-until =
    { $tokens ->
        [0] Your move is due { $when }
        [one] Your move is due { $when } · one extension left
       *[other] Your move is due { $when } · { $tokens } extensions left
    }
own-away = You're on vacation, so your clock is paused until { $back }. You can still move if you like.
own-standin = You were away, so the computer is playing for you. Press **I'm back** to take over.
own-after = Move now, and you'll have { $span } for your next turn.

## Buttons
extend-label = +{ $span } ({ $tokens } left)
press-play = Play
press-mute = Mute this turn
nudge-label = Nudge { $who }
press-return = I'm back
vote-wait = Keep waiting
vote-end = Go on without them
press-vacationend = End my vacation

## What a button did
extended-now =
    { $tokens ->
        [0] Your move is now due { $when }. That was your last extension.
        [one] Your move is now due { $when }. You have one extension left.
       *[other] Your move is now due { $when }. You have { $tokens } extensions left.
    }
muted-now = No more reminders this turn. Your move is still due { $when }.
muted-now-untimed = No more reminders this turn.
nudged-now = You nudged { $who }.
voted-now-wait = You voted to wait. If everyone agrees, the computer stops playing for the absent player.
voted-now-end = You voted to go on without the absent player. They lose their seat if everyone agrees.
back-now = { $who } is back and takes over.
error-not-for-you = This button is for { $who }.

## Told in the thread or by DM
remind-head =
    ### { $game } · `{ $match }` is waiting for you
    Your move is due { $when }.
    -# { $server } · against { $others }
remind-called = { $who }, this match is waiting for you. Your move is due { $when }.
nudge-dm =
    ### { $game } · `{ $match }` is waiting for you
    { $by } nudged you. Your move is due { $when }.
    -# { $server } · against { $others }
nudge-dm-untimed =
    ### { $game } · `{ $match }` is waiting for you
    { $by } nudged you: it's your turn.
    -# { $server } · against { $others }
nudge-called = { $who }, { $by } nudged you: it's your turn. Your move is due { $when }.
nudge-called-untimed = { $who }, { $by } nudged you: it's your turn.
token-spent =
    { $tokens ->
        [0] { $who } ran out of time and used their last extension. Their move is now due { $when }.
        [one] { $who } ran out of time and used an extension. Their move is now due { $when }. One extension left.
       *[other] { $who } ran out of time and used an extension. Their move is now due { $when }. { $tokens } extensions left.
    }
extended-told = { $who } used an extension. Their move is now due { $when }.
strike-told = { $who } ran out of time, so the computer moved for them. If it happens twice in a row, it takes their seat.
standin-head =
    {"**"}{ $who } is away.{"**"}
    They ran out of time twice in a row, so the computer plays for them now. It sees only what they would see.
    { $who } can come back any time. The others can vote to wait, or to go on without { $who }, who then loses the seat.
    The seat is reserved for { $who } for { $kept }. After that, someone new can ask for it, and the players who are here decide.
back-told = { $who } is back and takes over from the computer.
voted-wait = { $who } votes to wait for { $away } ({ $count } of { $all } votes).
voted-end = { $who } votes to go on without { $away } ({ $count } of { $all } votes).
awaited-told = Everyone agreed to wait for { $who }. The computer stops playing until they're back.
timeout-told = The other players voted to go on without { $who }, who loses the seat.
vacation-told = { $who } is on vacation until { $when }. Their clock is paused, and the match waits for them.
vacation-told-untimed = { $who } is on vacation until { $when }.
vacation-told-live = { $who } is on vacation until { $when }. In a live match, their clock keeps running.
vacation-over-told = { $who } is back from vacation, and their clock is running again.
outage-told = I was offline for { $span }. Every running clock got that time back.

## How a match ended, where the rules say nothing
reason-time = A player was away for too long, and the others went on without them.
reason-expired = Nobody moved for 30 days, so the match doesn't count.
reason-silent = Nobody moved for 30 days, so the players whose turn it was lose.
reason-agreed = Everyone agreed to a draw.
reason-resigned = { $who } resigned.
reason-aborted = The match was called off, so it doesn't count.

## Vacation
command-vacation = vacation
command-vacation-about = Pause your clocks while you're away, except in live matches, up to 21 days a year
command-vacation-days = How many days you'll be away
command-vacation-until = The day you're back, for example 2027-01-31
vacation-at-home =
    ### Vacation
    While you're away, your clocks are paused and I send you no reminders, except in live matches. Your opponents see when you'll be back.
vacation-away =
    ### You're on vacation
    You're back { $when }. Until then, your clocks are paused and I send you no reminders, except in live matches. You can still move if you like.
vacation-left =
    { $days ->
        [0] You have no vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
vacation-pick = Go on vacation, starting now…
vacation-days =
    { $days ->
        [one] One day, until { $day }
       *[other] { $days } days, until { $day }
    }
vacation-ended = Welcome back! Your clocks are running again.
error-bad-day = I can't read “{ $day }” as a date in the future. Write it like 2027-01-31.

# What a player is refused about clocks. `at` is a moment, already written as Discord shows it.

error-no-clock = There's no clock on this move.
error-no-tokens = You have no extensions left in this match.
error-nudged-already = You can nudge a player once a day. You can do it again { $at }.
error-asleep-now = These are their quiet hours. You can nudge them { $at }.
error-on-vacation = They're on vacation until { $at }.
error-wants-no-notices = They've turned off messages between turns.
error-nobody-away = Nobody is away, so there's nothing to vote on.
error-vacation-open = You're already on vacation until { $at }. End it first.
error-vacation-too-long =
    { $days ->
        [0] You don't have that many days of vacation left this year: you've used them all.
        [one] You don't have that many days of vacation left this year. You have one.
       *[other] You don't have that many days of vacation left this year. You have { $days }.
    }
error-too-many-vacations = You've gone on vacation { $count } times within a day. You can go again { $at }.
error-no-vacation = You aren't on vacation.
