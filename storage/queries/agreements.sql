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
    select 1 from claims
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
    select 1 from claims
    where what = 'order/' || orders.match_id || '/' || orders.seat || '/' || orders.topic || '/' || orders.looked and until > :now
  )
order by answers_at, match_id, topic
limit :most;

-- name: seat_notes(match_id, seat)$
select notes from seats where match_id = :match_id and seat = :seat;

-- name: note_down(match_id, seat, notes)!
update seats set notes = :notes where match_id = :match_id and seat = :seat;

-- name: offer_seat(match_id, seat, person)!
update seats set offered = :person where match_id = :match_id and seat = :seat;

-- name: seat_offers(match_id)
select seat, offered from seats where match_id = :match_id and offered is not null order by seat;

-- name: hand_seat_over(match_id, seat, person, name, dm)!
-- Nothing is left of the previous player, except for whom the match is rated.
update seats
set handed_by = case when handed_by = :person then null else coalesce(handed_by, user_id) end, user_id = :person, name = :name, dm = :dm, offered = null, notes = '', strikes = 0, tokens = 2, vote = null,
    nudged_at = null, hand = null
where match_id = :match_id and seat = :seat;

-- name: add_holder(match_id, seat, person)!
insert into holders (match_id, seat, nth, ply, user_id)
select id, cast(:seat as integer),
       1 + (select count(*) from holders where match_id = :match_id and seat = :seat), ply, cast(:person as bigint)
from matches
where id = :match_id;

-- name: had_another_seat(match_id, seat, person)$
select 1 from seats where match_id = :match_id and seat <> :seat and handed_by = :person
union all
select 1 from holders where match_id = :match_id and seat <> :seat and user_id = :person
limit 1;

-- name: drop_hold(match_id, seat)!
delete from holds where match_id = :match_id and seat = :seat;

-- name: drop_holds(match_id)!
delete from holds where match_id = :match_id;

-- name: drop_standing_orders(match_id, seat)!
delete from orders where match_id = :match_id and seat = :seat;

-- name: end_standing_orders(match_id)!
delete from orders where match_id = :match_id;
