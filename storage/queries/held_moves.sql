-- name: hold_answer(match_id, seat, opened, move, made_at, due, owner)!
-- Replaces the answer that was held before.
insert into held_moves (match_id, seat, opened, move, made_at, due, owner)
values (:match_id, :seat, :opened, :move, :made_at, :due, :owner)
on conflict (match_id, seat) do update
set opened = excluded.opened, move = excluded.move, made_at = excluded.made_at, due = excluded.due,
    owner = excluded.owner;

-- name: held_answer(match_id, seat)^
select match_id, seat, opened, move, made_at, due from held_moves where match_id = :match_id and seat = :seat;

-- name: holds_due(now, owner, lapsed, most)
-- The process that showed the held answer plays it, so that it can update its message. If it is late, any other does.
select match_id, seat, opened, move, made_at, due
from held_moves
where due <= :now and (owner = '' or owner = :owner or due <= :lapsed)
order by due, match_id
limit :most;

-- name: take_hold(match_id, seat, opened, before)^
-- Returns the row to the one caller that deletes it.
delete from held_moves
where match_id = :match_id and seat = :seat and opened = :opened and due <= :before
returning match_id, seat, opened, move, made_at, due;

-- name: put_hold_off(match_id, seat, before, after)!
update held_moves set due = :after where match_id = :match_id and seat = :seat and due <= :before;

-- name: drop_hold(match_id, seat)!
delete from held_moves where match_id = :match_id and seat = :seat;

-- name: drop_holds(match_id)!
delete from held_moves where match_id = :match_id;
