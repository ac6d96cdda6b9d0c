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
