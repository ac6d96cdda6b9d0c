-- name: settled(id)^
select notices, sending, language, text_first, colour_safe, quiet_from, quiet_to, zone, digest_hour, dm, dm_closed
from people
where id = :id;

-- name: settle(id, notices, sending, language, text_first, colour_safe, quiet_from, quiet_to, zone, digest_hour, digest_at)!
update people
set notices = :notices, sending = :sending, language = :language, text_first = :text_first,
    colour_safe = :colour_safe, quiet_from = :quiet_from, quiet_to = :quiet_to, zone = :zone,
    digest_hour = :digest_hour, digest_at = :digest_at
where id = :id;

-- name: prefer_dms(id)!
update people set dm = 1 where id = :id;

-- name: prefer_dms_in_matches(id)!
update seats set dm = 1 where user_id = :id and playing = 1;

-- name: prefer_dms_in_lobbies(id)!
update lobby_players set dm = 1 where user_id = :id;
