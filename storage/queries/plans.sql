-- Answers that players plan ahead.

-- name: plans_of(match_id, seat)
select topic, views, move from plans where match_id = :match_id and seat = :seat order by topic, views;

-- name: keep_plan(match_id, seat, topic, views, move)!
insert into plans (match_id, seat, topic, views, move) values (:match_id, :seat, :topic, :views, :move)
on conflict (match_id, seat, topic, views) do update set move = excluded.move;

-- name: drop_plan(match_id, seat, topic, views)!
delete from plans where match_id = :match_id and seat = :seat and topic = :topic and views = :views;

-- name: drop_plans(match_id, seat)
-- General ones stay.
delete from plans where match_id = :match_id and seat = :seat and topic = '' returning seat;

-- name: end_plans(match_id)!
delete from plans where match_id = :match_id;

-- name: drop_planned_hold(match_id, seat, now)^
-- A planned answer is held until its player might have given it, which counts as the time when it's made.
delete from held_moves where match_id = :match_id and seat = :seat and made_at > :now returning seat;

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
