-- name: offer_seat(match_id, seat, person)!
update seats set offered = :person where match_id = :match_id and seat = :seat;

-- name: seat_offers(match_id)
select seat, offered from seats where match_id = :match_id and offered is not null order by seat;

-- name: hand_seat_over(match_id, seat, person, name, dm)!
-- Nothing is left of the previous player, except for whom the match is rated.
update seats
set first_player = case when first_player = :person then null else coalesce(first_player, user_id) end, user_id = :person, name = :name, dm = :dm, offered = null, notes = '', strikes = 0, tokens = 2, vote = null,
    nudged_at = null, hand_message = null
where match_id = :match_id and seat = :seat;

-- name: add_substitute(match_id, seat, person)!
insert into substitutes (match_id, seat, nth, ply, user_id)
select id, cast(:seat as integer),
       1 + (select count(*) from substitutes where match_id = :match_id and seat = :seat), ply, cast(:person as bigint)
from matches
where id = :match_id;

-- name: had_another_seat(match_id, seat, person)$
select 1 from seats where match_id = :match_id and seat <> :seat and first_player = :person
union all
select 1 from substitutes where match_id = :match_id and seat <> :seat and user_id = :person
limit 1;
