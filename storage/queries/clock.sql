-- name: turn_seats(match_id, seat, playing, asked, since, bank, due, rest, wait, reaction, tokens, strikes, standin, remind_at, reminded, muted, nudged_at, vote, answers_at)*!
update seats
set playing = :playing, asked = :asked, since = :since, bank = :bank, due = :due, rest = :rest, wait = :wait,
    reaction = :reaction, tokens = :tokens, strikes = :strikes, standin = :standin, remind_at = :remind_at,
    reminded = :reminded, muted = :muted, nudged_at = :nudged_at, vote = :vote, answers_at = :answers_at, tries = 0
where match_id = :match_id and seat = :seat;
