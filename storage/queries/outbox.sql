-- name: count_notices(match_id, notices)$
update matches set last_notice = last_notice + :notices where id = :match_id returning last_notice;

-- name: void_notices(match_id, void)!
-- `void`: " kind/seat kind/seat ", so that one statement is enough.
delete from notices where match_id = :match_id and cast(:void as text) like '% ' || kind || '/' || seat || ' %';

-- name: write_notices(match_id, id, kind, seat, ply, about, due)*!
insert into notices (match_id, id, kind, seat, ply, about, due, since)
values (:match_id, :id, :kind, :seat, :ply, :about, :due, :due);

-- name: notices_due(now, most)
-- Only the oldest due notice of each match: they are delivered in order. One that was put off holds up no other, unless
-- it opens the thread in which the others are posted.
select match_id, id, kind, seat, ply, attempts, about, since, 0 as orphaned
from notices
where due <= :now
  and not exists (
    select 1 from notices as older
    where older.match_id = notices.match_id and older.id < notices.id and (older.due <= :now or older.kind = 'thread')
  )
order by due, match_id
limit :most;

-- name: next_notice_at()$
select due
from notices
where not exists (
  select 1 from notices as older
  where older.match_id = notices.match_id and older.id < notices.id and older.kind = 'thread'
)
order by due
limit 1;

-- name: notices_from(match_id, id, now)
select match_id, id, kind, seat, ply, attempts, about, since, 0 as orphaned
from notices
where match_id = :match_id and id >= :id and due <= :now
order by id;

-- name: drop_notices(match_id, ids)!
-- `ids`: " 7 9 ", so that one statement is enough.
delete from notices where match_id = :match_id and cast(:ids as text) like '% ' || id || ' %';

-- name: try_notice_again(match_id, id, due, failed)!
update notices set attempts = attempts + :failed, due = :due where match_id = :match_id and id = :id;
