-- name: turns_waiting(person, first, most)
-- One page of the matches that wait for this person, a row for each opponent, with the number of all such matches.
select matches.id, matches.game, matches.guild, matches.guild_name, matches.thread, mine.since, mine.due, other.name,
       (select count(*) from seats
        where user_id = :person and playing = 1 and asked = 1 and standin = 0
          and not exists (select 1 from held_moves where held_moves.match_id = seats.match_id and held_moves.seat = seats.seat)
       ) as total
from seats as mine
join matches on matches.id = mine.match_id
join seats as other on other.match_id = mine.match_id and other.seat <> mine.seat
where mine.user_id = :person and mine.playing = 1 and mine.asked = 1 and mine.standin = 0 and mine.match_id in (
    select match_id from seats
    where user_id = :person and playing = 1 and asked = 1 and standin = 0
      and not exists (select 1 from held_moves where held_moves.match_id = seats.match_id and held_moves.seat = seats.seat)
    order by due is null, due, since, match_id
    limit :most offset :first
)
order by mine.due is null, mine.due, mine.since, mine.match_id, other.seat;

-- name: turns_played(person, first, most)
-- All running matches of this person, no matter who is to move, in the same form.
select matches.id, matches.game, matches.guild, matches.guild_name, matches.thread, mine.since, mine.due, other.name,
       (select count(*) from seats where user_id = :person and playing = 1) as total
from seats as mine
join matches on matches.id = mine.match_id
join seats as other on other.match_id = mine.match_id and other.seat <> mine.seat
where mine.user_id = :person and mine.playing = 1 and mine.match_id in (
    select match_id from seats
    where user_id = :person and playing = 1
    order by due is null, due, since, match_id
    limit :most offset :first
)
order by mine.due is null, mine.due, mine.since, mine.match_id, other.seat;

-- name: count_turns(person, but)$
-- How many matches wait for this person, not counting one.
select count(*)
from seats
where user_id = :person and playing = 1 and asked = 1 and standin = 0 and match_id <> :but
  and not exists (select 1 from held_moves where held_moves.match_id = seats.match_id and held_moves.seat = seats.seat);

-- name: next_turn(person, last)$
-- The match that has waited longest for this person; the named one comes last.
select match_id
from seats
where user_id = :person and playing = 1 and asked = 1 and standin = 0
  and not exists (select 1 from held_moves where held_moves.match_id = seats.match_id and held_moves.seat = seats.seat)
order by match_id = :last, due is null, due, since, match_id
limit 1;
