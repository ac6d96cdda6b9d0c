-- name: turn_seats(match_id, seat, playing, asked, since, bank, due, rest, wait, reaction, tokens, strikes, standin, absent_since, wanted_by, remind_at, reminded, muted, nudged_at, vote, answers_at, seen)*!
update seats
set playing = :playing, asked = :asked, since = :since, bank = :bank, due = :due, rest = :rest, wait = :wait,
    reaction = :reaction, tokens = :tokens, strikes = :strikes, standin = :standin,
    absent_since = :absent_since, wanted_by = :wanted_by, remind_at = :remind_at, reminded = :reminded, muted = :muted, nudged_at = :nudged_at, vote = :vote, answers_at = :answers_at, seen = :seen, tries = 0
where match_id = :match_id and seat = :seat;

-- name: seats_overdue(now, most)
-- A seat whose answer is still held back has answered in time.
select match_id, seat, due
from seats
where due <= :now
  and not exists (select 1 from holds where holds.match_id = seats.match_id and holds.seat = seats.seat)
  and not exists (
    select 1 from claims
    where what = 'clock/' || seats.match_id || '/' || seats.seat || '/' || seats.due and until > :now
  )
order by due, match_id
limit :most;

-- name: seats_to_remind(now, most)
-- Also those whose answer is held: others could tell from a reminder that doesn't come.
select match_id, seat, remind_at
from seats
where remind_at <= :now
  and not exists (
    select 1 from claims
    where what = 'reminder/' || seats.match_id || '/' || seats.seat || '/' || seats.remind_at and until > :now
  )
order by remind_at, match_id
limit :most;

-- name: seats_leaving(now, most)
-- Clocks that run although their players are on vacation.
select seats.match_id, seats.seat, seats.due
from vacations
join seats on seats.user_id = vacations.user_id
join matches on matches.id = seats.match_id
where vacations.until_at > :now and matches.pace <> 'live' and seats.playing = 1 and seats.due is not null
  and not exists (
    select 1 from claims
    where what = 'leaving/' || seats.match_id || '/' || seats.seat || '/' || seats.due and until > :now
  )
limit :most;

-- name: seats_returning(now, most)
-- Clocks that are stopped although their players are back.
select match_id, seat, rest
from seats
where rest >= 0
  and not exists (select 1 from vacations where vacations.user_id = seats.user_id and vacations.until_at > :now)
  and not exists (
    select 1 from claims
    where what = 'returning/' || seats.match_id || '/' || seats.seat || '/' || seats.rest and until > :now
  )
limit :most;

-- name: matches_forgotten(before, now, most)
-- A player who was on vacation within that time could not move, so their match is not forgotten.
select id, since
from matches
where status = 'playing' and since <= :before
  and not exists (
    select 1
    from seats
    join vacations on vacations.user_id = seats.user_id
    where seats.match_id = matches.id and seats.asked = 1 and vacations.until_at > :before
  )
  and not exists (
    select 1 from claims where what = 'forgotten/' || matches.id || '/' || matches.since and until > :now
  )
order by since
limit :most;

-- name: last_awake()$
select at from house where name = 'awake';

-- name: first_awake(now)!
insert into house (name, at) values ('awake', :now) on conflict (name) do nothing;

-- name: note_awake(now)!
update house set at = :now where name = 'awake' and at < :now;

-- name: wake_up(now, before)$
-- Of several processes, only one gets a row: the one that handles the outage.
update house set at = :now where name = 'awake' and at = :before returning at;

-- name: extend_clocks(now, before)!
-- A question that another process asked during the outage is extended only by the time since then.
update seats
set due = due + :now - case when since > :before then since else :before end,
    remind_at = remind_at + :now - case when since > :before then since else :before end
where due >= 0 and since < :now;

-- name: extend_holds(now, before)!
-- An answer given before the outage stays as long before its deadline as it was. No answer is moved into the future.
update holds
set made_at = case when made_at > :before then :now else made_at + :now - :before end
where holds.due >= 0 and made_at < :now
  and exists (
    select 1 from seats where seats.match_id = holds.match_id and seats.seat = holds.seat and seats.due >= 0
  );

-- name: count_outage
-- Returns the matches that were counted: one that is just beginning is not, and gets no notice.
update matches set told = told + 1
where status = 'playing' and id in (select match_id from seats where due >= 0)
returning id, told, ply, -1 as seat;
