-- Answers that players plan ahead.

-- name: plans_of(match_id, seat)
select views, move from plans where match_id = :match_id and seat = :seat order by views;

-- name: keep_plan(match_id, seat, views, move)!
insert into plans (match_id, seat, views, move) values (:match_id, :seat, :views, :move)
on conflict (match_id, seat, views) do update set move = excluded.move;

-- name: drop_plan(match_id, seat, views)!
delete from plans where match_id = :match_id and seat = :seat and views = :views;

-- name: drop_plans(match_id, seat)!
delete from plans where match_id = :match_id and seat = :seat;

-- name: end_plans(match_id)!
delete from plans where match_id = :match_id;

-- name: drop_plans_of_others(match_id, but)
delete from plans where match_id = :match_id and seat <> :but returning seat;

-- name: drop_planned_holds(match_id, but, now)
-- A planned answer is held until its player might have given it, which counts as the time when it's made.
delete from held_moves where match_id = :match_id and seat <> :but and made_at > :now returning seat;

-- name: latest_waits(person, pace, most)
-- How long this person has lately taken for answers of their own, in running matches of this pace.
select moves.waited
from seats
join matches on matches.id = seats.match_id
join moves on moves.match_id = seats.match_id and moves.seat = seats.seat
where seats.user_id = :person and seats.playing = 1 and matches.pace = :pace and moves.made_by = 'player'
  and moves.late = 0 and moves.waited is not null
order by moves.made_at desc
limit :most;

-- name: forget_plans(match_id, seat)*!
delete from plans where match_id = :match_id and seat = :seat;
