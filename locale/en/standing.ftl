# Ratings, profiles, and how reliably somebody answers.

command-leaderboard = leaderboard
command-leaderboard-about = Show who plays a game best on this server
command-profile = profile
command-profile-about = Show how somebody has done on this server
command-profile-who = Whose; without it, your own

## The leaderboard
leaders-head =
    ### { $game } · { $server }
    Who plays it best here:
leaders-none = Nobody is rated here yet. Be the first: play a match against people to its end; `/play` opens one.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
leaders-own = You are number { $place } with **{ $rating }**.
leaders-own-none = You are not rated here yet; `/play` opens a match.
leaders-up = Higher places
leaders-down = Lower places
leaders-game = Another game
ratings-how = Everybody begins at 1000 and is shown what they surely reach, so ratings rise as people become known. “?”: fewer than { $matches } rated matches or { $opponents } opponents. At most { $most } matches a week with the same person count, and none that ends before two players have moved.

## The profile
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: { $won } won, { $drawn } drawn, { $lost } lost
profile-unrated =
    { $count ->
        [one] { $game }: one match unrated
       *[other] { $game }: { $count } matches unrated
    }
profile-new = Nothing is rated on this server yet. Play a match against people to its end; `/play` opens one.
profile-alt = Profile of { $who }.
profile-alt-curve = The rating went from { $first } to { $last }.
press-leaders = Leaderboard

## The result card
result-untimed = Unrated, because there is no clock.
result-short = Unrated: the match ended before two players had moved. It still counts against a player who left.
result-often = Unrated: two of these players have met in enough rated matches this week.
result-gone = { $who } never came back from the computer's care; for the rating that is last place.

## How reliably somebody answers
habits-known = Answers in about { $wait }, { $share } % on time.
habits-new = New here: not enough answers yet to say how soon they come.
habits-short = about { $wait }, { $share } % on time
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days = { $count } d
error-not-on-time = This lobby asks for { $wanted } % of answers on time; of your last ones it was { $share } %. Every answer in time raises it again.
