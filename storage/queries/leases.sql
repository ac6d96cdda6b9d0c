-- The names of leases are built here and in dojo/ops/leases.py. On SQLite, which one process has to itself,
-- storage/adapters.py removes `for update skip locked`.

-- name: take_lease(what, owner, now, until)$
insert into leases (what, owner, until) values (:what, :owner, :until)
on conflict (what) do update set owner = excluded.owner, until = excluded.until, orphaned = 1
where leases.until <= :now
returning orphaned;

-- name: lease_seat(what, match_id, seat, owner, now, until)$
-- Skips a seat whose answer is being written at this moment.
insert into leases (what, owner, until)
select cast(:what as text), cast(:owner as text), cast(:until as bigint)
from seats
where match_id = :match_id and seat = :seat
for update skip locked
on conflict (what) do update set owner = excluded.owner, until = excluded.until, orphaned = 1
where leases.until <= :now
returning orphaned;

-- name: lease_notices(owner, now, until, most)!
-- Leases whole matches of which a notice is due: one process at a time delivers their notices in order.
insert into leases (what, owner, until)
select 'notices/' || match_id, cast(:owner as text), cast(:until as bigint)
from notices
where due <= :now
  and not exists (
    select 1 from notices as older
    where older.match_id = notices.match_id and older.id < notices.id and (older.due <= :now or older.kind = 'thread')
  )
  and not exists (select 1 from leases where what = 'notices/' || notices.match_id and until > :now)
order by due, match_id
limit :most
for update skip locked
on conflict (what) do update set owner = excluded.owner, until = excluded.until, orphaned = 1
where leases.until <= :now;

-- name: notices_leased(owner, now)
select notices.match_id, notices.id, notices.kind, notices.seat, notices.ply, notices.attempts, notices.about, notices.since, leases.orphaned
from leases
join notices on notices.match_id = substr(leases.what, 9)
where leases.owner = :owner and leases.until > :now and notices.due <= :now
  and not exists (
    select 1 from notices as older
    where older.match_id = notices.match_id and older.id < notices.id and (older.due <= :now or older.kind = 'thread')
  )
order by notices.due, notices.match_id;

-- name: renew_lease(what, owner, until)*!
update leases set until = :until where what = :what and owner = :owner;

-- name: extend_lease(what, owner, until)!
insert into leases (what, owner, until) values (:what, :owner, :until)
on conflict (what) do update set owner = excluded.owner, until = excluded.until;

-- name: release_lease(what, owner)$
delete from leases where what = :what and owner = :owner returning 1;

-- name: release_leases(owner)!
delete from leases where owner = :owner;

-- name: disown_holds(owner)!
update held_moves set owner = '' where owner = :owner;

-- name: drop_leases(before)!
-- Tasks of expired leases are done, and their names are never used again.
delete from leases where until <= :before;
