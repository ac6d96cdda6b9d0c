-- How much of something there is already, and the rows that are locked before it is counted.

-- name: hold_server(id)!
-- Changes nothing, but locks what is counted for this server until the end of the transaction.
update servers set left_at = left_at where id = :id;

-- name: lobbies_open_on(guild)$
select count(*) from lobbies where guild = :guild and status = 'open';

-- name: lobbies_opened_by(host, since)$
select count(*) from lobbies where host = :host and made_at > :since;

-- name: matches_of(id)$
select count(*) from seats where user_id = :id and playing = 1;

-- name: practice_matches_of(id)$
-- The matches that they play without any other person.
select count(*)
from seats as mine
where mine.user_id = :id and mine.playing = 1
  and not exists (
    select 1 from seats as other where other.match_id = mine.match_id and other.user_id > 0 and other.user_id <> mine.user_id
  );

-- name: pings_since(user_id, former, pinged, since)^
-- `former`: the number of the same person, had they been erased.
select count(case when pinged = :pinged then 1 end) as to_one, count(*) as to_all
from pings
where user_id in (:user_id, :former) and made_at > :since;

-- name: write_ping(user_id, pinged, now)!
insert into pings (user_id, pinged, made_at) values (:user_id, :pinged, :now);

-- name: oldest_ping(before)$
select made_at from pings where made_at <= :before order by made_at limit 1;

-- name: drop_pings(before)!
delete from pings where made_at <= :before;
