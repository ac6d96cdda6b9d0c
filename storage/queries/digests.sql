-- name: digests_due(now, most)
select id, locale, language, zone, closed, digest_hour, coalesce(digest_at, 0) as digest_at
from people
where notices = 'digest' and coalesce(digest_at, 0) <= :now
order by coalesce(digest_at, 0)
limit :most;

-- name: next_digest(id, before, after)!
-- Unless the hour has been chosen anew meanwhile.
update people set digest_at = :after where id = :id and coalesce(digest_at, 0) = :before;

-- name: digest_zone(id)$
select zone from people where id = :id;

-- name: choose_digest(id, hour, after)!
update people set digest_hour = :hour, digest_at = :after where id = :id;
