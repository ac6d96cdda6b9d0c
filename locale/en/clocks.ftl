# Time: deadlines, reminders, who is away, and what becomes of it.

span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }

## What a pace gives
pace-gives-bank = { $start } to begin with, { $increment } more for every answer, at most { $cap }
pace-gives-each = { $start } for every answer
pace-gives-reaction = { $gives }; { $window } for a reaction
pace-gives-nothing = No clock, and no rating; after 30 days without a move the match ends

## The terms of a lobby
sleeps = Clocks at night
sleeps-off = run on
sleeps-on = stand still in each player's quiet hours
rated = Rated
rated-on = yes
rated-off = no, just for fun
on-time = Open to
on-time-0 = everybody
on-time-80 = those who answer 80 % on time
on-time-90 = those who answer 90 % on time
on-time-95 = those who answer 95 % on time
lobby-just-for-fun = Unrated, just for fun.
lobby-untimed = Unrated, because there is no clock.
lobby-expired = Nobody has started it within seven days, so this lobby is closed. `/play` opens a new one.

## Whose turn it is, and until when
turn-until =
    { $count ->
        [one] It is { $who }'s turn, until { $when }.
       *[other] Waiting for { $who }, until { $when }.
    }
turn-asleep =
    { $count ->
        [one] It is { $who }'s turn, until { $when }. Asleep, back { $back }.
       *[other] Waiting for { $who }, until { $when }. Asleep, back { $back }.
    }
turn-away =
    { $count ->
        [one] It is { $who }'s turn. On vacation, back { $back }.
       *[other] Waiting for { $who }. On vacation, back { $back }.
    }
standin-plays = The computer plays for { $who } until they are back.
standin-waits = Everybody has agreed to wait for { $who }.

## A player's own time
own-until =
    { $tokens ->
        [0] Answer until { $when }.
        [one] Answer until { $when } · one extension left
       *[other] Answer until { $when } · { $tokens } extensions left
    }
own-away = You are on vacation: your clock stands still until { $back }. You may answer all the same.
own-standin = You were away, so the computer plays for you. Press **I'm back** and your seat is yours again.
own-after = Answer now, and you have { $span } for your next turn.

## Buttons
extend-label = +{ $span } ({ $tokens } left)
press-play = Play
press-mute = Mute this turn
nudge-label = Nudge { $who }
press-return = I'm back
vote-wait = Wait
vote-end = End it
press-vacationend = End my vacation

## What a button did
extended-now =
    { $tokens ->
        [0] There is time until { $when } now. That was the last extension.
        [one] There is time until { $when } now. One extension is left.
       *[other] There is time until { $when } now. { $tokens } extensions are left.
    }
muted-now = No more reminders of this turn. The time still runs out { $when }.
muted-now-untimed = No more reminders of this turn.
nudged-now = { $who } has been nudged.
voted-now-wait = You want to wait for whoever is away. Once everybody does, the computer rests.
voted-now-end = You want to end it for whoever is away. Once everybody does, they lose their seat.
back-now = { $who } is back and plays on.
error-not-for-you = This button is for { $who }.

## Told in the thread or by letter
remind-head =
    ### { $game } · `{ $match }` waits for you
    Answer until { $when }.
    -# { $server } · against { $others }
remind-called = { $who }, this match waits for you: answer until { $when }.
nudge-letter =
    ### { $game } · `{ $match }` waits for you
    { $by } nudges you. Answer until { $when }.
    -# { $server } · against { $others }
nudge-letter-untimed =
    ### { $game } · `{ $match }` waits for you
    { $by } nudges you: it is your turn.
    -# { $server } · against { $others }
nudge-called = { $who }, { $by } nudges you: it is your turn, until { $when }.
nudge-called-untimed = { $who }, { $by } nudges you: it is your turn.
token-spent =
    { $tokens ->
        [0] { $who }'s time was up. Their last extension gives them until { $when }.
       *[other] { $who }'s time was up. An extension gives them until { $when }; one more is left.
    }
extended-told = { $who } has taken an extension: until { $when }.
strike-told = { $who }'s time was up, so the computer answers for them this once. The second time in a row it takes over the seat.
standin-head =
    {"**"}{ $who } is away.{"**"}
    Their time was up twice in a row. From now on the computer plays for them, and sees no more than they would.
    { $who } can come back at any time. The others may agree to wait, or to end it: then { $who } loses the seat.
    The seat is kept for { $who } for { $kept }. After that somebody new may ask for it, and those who are there decide.
back-told = { $who } is back. The computer gives up the seat.
voted-wait = { $who } wants to wait for { $away } ({ $count } of { $all }).
voted-end = { $who } does not want to wait for { $away } any longer ({ $count } of { $all }).
awaited-told = Everybody wants to wait for { $who }: the computer rests until they are back.
timeout-told = Everybody wanted to end the wait: { $who } loses the seat.
vacation-told = { $who } is on vacation until { $when }. Their clock stands still, and the match waits for them.
vacation-told-untimed = { $who } is on vacation until { $when }.
vacation-over-told = { $who }'s vacation is over, and their clock runs again.
outage-told = I was asleep for { $span }. Every clock that ran has been given that time back.

## How a match ended, where the rules say nothing
reason-time = Somebody was away for too long, and the others did not wait.
reason-expired = Nobody moved for 30 days. The match counts for nothing.
reason-silent = No move came for 30 days, so the players who were to move have lost.
reason-agreed = Everybody agreed to it.
reason-aborted = The match was called off. It counts for nothing.

## Vacation
command-vacation = vacation
command-vacation-about = Stop all your clocks while you are away, up to 21 days a year
command-vacation-days = For how many days
command-vacation-until = The day you are back, for example 2027-01-31
vacation-at-home =
    ### Vacation
    While you are away your clocks stand still in every match, nothing reminds you, and your opponents are told when you will be back.
vacation-away =
    ### You are on vacation
    Back { $when }. Until then your clocks stand still in every match, nothing reminds you, and your opponents know when you will be back. You may answer all the same.
vacation-left =
    { $days ->
        [0] You have no vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
vacation-pick = Go on vacation, from now on…
vacation-days =
    { $days ->
        [one] One day, until { $day }
       *[other] { $days } days, until { $day }
    }
vacation-ended = Welcome back! Your clocks run again.
error-bad-day = I cannot read “{ $day }” as a day to come. Please write it like 2027-01-31.
