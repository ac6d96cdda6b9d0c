-- name: moves_of(id)
select ply, seat, move, events, version from moves where match_id = :id order by ply;

-- name: moves_between(id, after, until)
select ply, seat, move, events, version
from moves
where match_id = :id and ply > :after and ply <= :until
order by ply;

-- name: moves_since(id, seat)
-- The last move that the player in this seat made, if any, and all later ones, including what a computer did for them.
select ply, seat, move, events, version
from moves
where match_id = :id
  and ply >= coalesce((select max(ply) from moves where match_id = :id and seat = :seat and made_by = 'player'), 0)
order by ply;

-- name: finished(person, most)
-- A person's finished matches, the latest first.
select matches.id, matches.game, matches.guild_name, matches.since
from seats
join matches on matches.id = seats.match_id
where seats.user_id = :person and seats.playing = 0 and matches.status = 'over'
order by matches.since desc
limit :most;

-- name: own_plies(match_id, seat)
-- When this seat made a move that a person chose.
select ply from moves
where match_id = :match_id and seat = :seat and made_by = 'player' and move <> 'leave'
order by ply;

-- name: moments_of(match_id, seat)$
select moments from moments where match_id = :match_id and seat = :seat;

-- name: keep_moments(match_id, seat, person, moments)!
-- Unless the match was deleted meanwhile, or the person.
insert into moments (match_id, seat, moments)
select match_id, seat, :moments from seats where match_id = :match_id and seat = :seat and user_id = :person
on conflict (match_id, seat) do nothing;
