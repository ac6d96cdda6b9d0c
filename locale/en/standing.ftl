# Ratings, profiles, and how reliably somebody moves.

command-leaderboard = leaderboard
command-leaderboard-about = See the best players of a game on this server
command-profile = profile
command-profile-about = See someone's results on this server
command-profile-who = Whose profile; leave it out for your own

## The leaderboard
leaders-head =
    ### { $game } · { $server }
    The best players here:
leaders-none = Nobody has a rating here yet. Be the first: `/play` opens a match, and rated matches need at least two people.
leaders-line = { $place }. { $who } · **{ $rating }** · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
leaders-own = You're number { $place } with **{ $rating }**.
leaders-own-none = You don't have a rating here yet. `/play` opens a match.
leaders-up = Higher ranks
leaders-down = Lower ranks
leaders-game = Another game
ratings-how =
    Ratings start at 1000. They're cautious estimates, so they rise as you play more.
    “?” is provisional: fewer than { $matches } rated matches or { $opponents } opponents.
    Only { $most } matches a week against the same person count, and none that end before two players have moved.

## The profile
profile-head =
    ### { $who }
    -# { $server }
profile-line = { $game } { $rating }: { $won } won, { $drawn } drawn, { $lost } lost
profile-unrated =
    { $count ->
        [one] { $game }: one unrated match
       *[other] { $game }: { $count } unrated matches
    }
profile-new = No rated matches on this server yet. `/play` opens one, and rated matches need at least two people.
profile-alt = { $who }'s profile.
profile-alt-curve = Rating from { $first } to { $last }.
press-leaders = Leaderboard

## The result card
result-rating =
    { $sure ->
        [0] ({ $gain })
       *[other] (result { $gain }, certainty { $certainty })
    }
result-certainty = Each match makes ratings more certain, and that raises them a little whatever the result.
result-untimed = Unrated: there's no clock.
result-short = Unrated: the match ended before two players had moved. A player who left still takes the loss.
result-often = Unrated: two of these players have already met in enough rated matches this week.
result-gone = { $who } never came back, so for the ratings they finished last.

## How reliably somebody moves
habits-known = Moves in about { $wait }, { $share }% on time.
habits-new = New here: not enough moves yet to say how fast they play.
habits-short = about { $wait } a move, { $share }% on time
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days = { $count } d
error-not-on-time =
    This lobby is for players who make { $wanted }% of their moves on time. Lately you've made { $share }% on time.
    Every move on time raises that.
