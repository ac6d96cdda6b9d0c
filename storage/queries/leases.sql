-- The names of leases are built here and in dojo/ops/leases.py. On SQLite, which one process has to itself,
-- storage/adapters.py removes `for update skip locked`.

-- name: take_lease(what, owner, now, until)$
insert into claims (what, owner, until) values (:what, :owner, :until)
on conflict (what) do update set owner = excluded.owner, until = excluded.until, orphaned = 1
where claims.until <= :now
returning orphaned;

-- name: lease_seat(what, match_id, seat, owner, now, until)$
-- Skips a seat whose answer is being written at this moment.
insert into claims (what, owner, until)
select cast(:what as text), cast(:owner as text), cast(:until as bigint)
from seats
where match_id = :match_id and seat = :seat
for update skip locked
on conflict (what) do update set owner = excluded.owner, until = excluded.until, orphaned = 1
where claims.until <= :now
returning orphaned;

-- name: lease_notices(owner, now, until, most)!
-- Leases whole matches of which a notice is due: one process at a time delivers their notices in order.
insert into claims (what, owner, until)
select 'notices/' || match_id, cast(:owner as text), cast(:until as bigint)
from news
where due <= :now
  and not exists (
    select 1 from news as older
    where older.match_id = news.match_id and older.id < news.id and (older.due <= :now or older.kind = 'thread')
  )
  and not exists (select 1 from claims where what = 'notices/' || news.match_id and until > :now)
order by due, match_id
limit :most
for update skip locked
on conflict (what) do update set owner = excluded.owner, until = excluded.until, orphaned = 1
where claims.until <= :now;

-- name: notices_leased(owner, now)
select news.match_id, news.id, news.kind, news.seat, news.ply, news.attempts, news.about, news.since, claims.orphaned
from claims
join news on news.match_id = substr(claims.what, 9)
where claims.owner = :owner and claims.until > :now and news.due <= :now
  and not exists (
    select 1 from news as older
    where older.match_id = news.match_id and older.id < news.id and (older.due <= :now or older.kind = 'thread')
  )
order by news.due, news.match_id;

-- name: renew_lease(what, owner, until)*!
update claims set until = :until where what = :what and owner = :owner;

-- name: extend_lease(what, owner, until)!
insert into claims (what, owner, until) values (:what, :owner, :until)
on conflict (what) do update set owner = excluded.owner, until = excluded.until;

-- name: release_lease(what, owner)$
delete from claims where what = :what and owner = :owner returning 1;

-- name: release_leases(owner)!
delete from claims where owner = :owner;

-- name: disown_holds(owner)!
update holds set owner = '' where owner = :owner;

-- name: drop_leases(before)!
-- Tasks of expired leases are done, and their names are never used again.
delete from claims where until <= :before;
