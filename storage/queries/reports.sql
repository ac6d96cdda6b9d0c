-- name: write_report(id, user_id, match_id, guild, words, now)!
insert into reports (id, user_id, match_id, guild, words, made_at, due)
values (:id, :user_id, :match_id, :guild, :words, :now, :now);

-- name: reports_since(user_id, since)^
select count(*) as amount, coalesce(max(made_at), 0) as latest
from reports
where user_id = :user_id and made_at > :since;

-- name: reports_waiting()$
select count(*) from reports where sent = 0 and due >= 0;

-- name: reports_due(now)
select reports.id, reports.user_id, reports.match_id, reports.guild, reports.words, reports.made_at,
       reports.attempts, people.name
from reports
left join people on people.id = reports.user_id
where reports.sent = 0 and reports.due <= :now
  and not exists (select 1 from leases where what = 'report/' || reports.id || '/' || reports.attempts and until > :now)
order by reports.due, reports.id
limit 20;

-- name: report_sent(id)!
update reports set sent = 1 where id = :id;

-- name: put_report_off(id, due)!
update reports set attempts = attempts + 1, due = :due where id = :id;
