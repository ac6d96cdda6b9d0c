# What a player is refused about clocks. `at` is a moment, already written as Discord shows it.

error-no-clock = No time is running for this question.
error-no-tokens = You have no extension left in this match.
error-nudged-already = Once a day is enough. You can nudge again { $at }.
error-asleep-now = These are their quiet hours. You can nudge { $at }.
error-on-vacation = They are on vacation until { $at }.
error-wants-no-notices = They do not want to be told between turns.
error-nobody-away = There is nothing to vote on.
error-vacation-open = You are on vacation until { $at }. End it first.
error-vacation-too-long = So many days are not left this year: { $days ->
    [one] one day is.
   *[other] { $days } days are.
}
error-no-vacation = You are not on vacation.
