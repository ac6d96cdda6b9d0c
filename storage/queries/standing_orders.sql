-- name: standing_orders_of(match_id, seat)
select topic, move from orders where match_id = :match_id and seat = :seat order by topic;

-- name: give_standing_order(match_id, seat, topic, move)!
insert into orders (match_id, seat, topic, move) values (:match_id, :seat, :topic, :move)
on conflict (match_id, seat, topic) do update set move = excluded.move, looked = 0, answers_at = null;

-- name: revoke_standing_order(match_id, seat, topic)!
delete from orders where match_id = :match_id and seat = :seat and topic = :topic;

-- name: standing_orders_to_look_at(now, most)
-- Reads the whole table, which is short: orders end with their match.
-- Orders of seats that got a question since the order was last looked at, unless a computer stands in there.
select orders.match_id, orders.seat, orders.topic, orders.move, seats.since
from orders
cross join seats
where seats.match_id = orders.match_id and seats.seat = orders.seat
  and seats.asked = 1 and seats.playing = 1 and seats.standin = 0 and orders.looked <> seats.since
  and not exists (
    select 1 from leases
    where what = 'look/' || orders.match_id || '/' || orders.seat || '/' || orders.topic || '/' || seats.since and until > :now
  )
order by seats.since, orders.match_id, orders.topic
limit :most;

-- name: standing_order_looked_at(match_id, seat, topic, move, looked, answers_at)!
-- An order that has replaced it in the meantime has not been looked at.
update orders set looked = :looked, answers_at = :answers_at
where match_id = :match_id and seat = :seat and topic = :topic and move = :move;

-- name: standing_orders_due(now, most)
select match_id, seat, topic, move, looked
from orders
where answers_at <= :now
  and not exists (
    select 1 from leases
    where what = 'order/' || orders.match_id || '/' || orders.seat || '/' || orders.topic || '/' || orders.looked and until > :now
  )
order by answers_at, match_id, topic
limit :most;

-- name: drop_standing_orders(match_id, seat)!
delete from orders where match_id = :match_id and seat = :seat;

-- name: end_standing_orders(match_id)!
delete from orders where match_id = :match_id;
