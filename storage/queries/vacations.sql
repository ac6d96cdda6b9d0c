-- name: vacations_of(user_id)
select from_at, until_at from vacations where user_id = :user_id order by from_at;

-- name: begin_vacation(user_id, now, until_at)!
insert into vacations (user_id, from_at, until_at) values (:user_id, :now, :until_at);

-- name: end_vacation(user_id, now)$
update vacations set until_at = :now where user_id = :user_id and until_at > :now returning from_at;

-- name: count_vacation(user_id)
-- Returns the matches that were counted, as count_outage does.
update matches set last_notice = last_notice + 1
where status = 'playing' and id in (select match_id from seats where user_id = :user_id and playing = 1)
returning id, last_notice, ply, (select seat from seats where match_id = matches.id and user_id = :user_id) as seat;
