-- name: digests_due(now, most)
select id, locale, language, zone, dm_closed, digest_hour, digest_at
from people
where notices = 'digest' and digest_at <= :now
  and not exists (select 1 from leases where what = 'digest/' || people.id || '/' || people.digest_at and until > :now)
order by digest_at
limit :most;

-- name: next_digest(id, before, after)!
-- Does nothing if another hour has been chosen in the meantime.
update people set digest_at = :after where id = :id and digest_at = :before;
