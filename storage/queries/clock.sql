-- name: turn_seats(match_id, seat, playing, asked, since, bank, due, rest, wait, reaction, tokens, strikes, standin, remind_at, reminded, muted, nudged_at, vote, answers_at)*!
update seats
set playing = :playing, asked = :asked, since = :since, bank = :bank, due = :due, rest = :rest, wait = :wait,
    reaction = :reaction, tokens = :tokens, strikes = :strikes, standin = :standin, remind_at = :remind_at,
    reminded = :reminded, muted = :muted, nudged_at = :nudged_at, vote = :vote, answers_at = :answers_at, tries = 0
where match_id = :match_id and seat = :seat;

-- name: seats_overdue(now, most)
-- Whoever has answered already, though it is still held back, has answered in time.
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
select match_id, seat, remind_at
from seats
where remind_at <= :now
  and not exists (select 1 from holds where holds.match_id = seats.match_id and holds.seat = seats.seat)
  and not exists (
    select 1 from claims
    where what = 'reminder/' || seats.match_id || '/' || seats.seat || '/' || seats.remind_at and until > :now
  )
order by remind_at, match_id
limit :most;

-- name: seats_leaving(now, most)
-- Clocks that run though their people are on vacation.
select seats.match_id, seats.seat, seats.due
from vacations
join seats on seats.user_id = vacations.user_id
where vacations.until_at > :now and seats.playing = 1 and seats.due is not null
  and not exists (
    select 1 from claims
    where what = 'leaving/' || seats.match_id || '/' || seats.seat || '/' || seats.due and until > :now
  )
limit :most;

-- name: seats_returning(now, most)
-- Clocks that stand still though their people are back.
select match_id, seat, rest
from seats
where rest >= 0
  and not exists (select 1 from vacations where vacations.user_id = seats.user_id and vacations.until_at > :now)
  and not exists (
    select 1 from claims
    where what = 'returning/' || seats.match_id || '/' || seats.seat || '/' || seats.rest and until > :now
  )
limit :most;

-- name: put_clock_off(match_id, seat, before, after)!
update seats set due = :after where match_id = :match_id and seat = :seat and due = :before;

-- name: put_reminder_off(match_id, seat, before, after)!
update seats set remind_at = :after where match_id = :match_id and seat = :seat and remind_at = :before;

-- name: matches_forgotten(before, most)
-- Whoever is asked and was on vacation within that time could not move.
select id, since
from matches
where status = 'playing' and since <= :before
  and not exists (
    select 1
    from seats
    join vacations on vacations.user_id = seats.user_id
    where seats.match_id = matches.id and seats.asked = 1 and vacations.until_at > :before
  )
order by since
limit :most;

-- name: end_match(id, ending, now)!
update matches
set status = 'over', ending = :ending, ended_at = :now, since = :now
where id = :id and status = 'playing';

-- name: lobbies_stale(before, now)
select id, made_at
from lobbies
where status = 'open' and made_at <= :before and starts_at is null
  and not exists (select 1 from claims where what = 'stale/' || lobbies.id || '/' || lobbies.made_at and until > :now)
order by made_at;

-- name: last_awake()$
select at from house where name = 'awake';

-- name: first_awake(now)!
insert into house (name, at) values ('awake', :now) on conflict (name) do nothing;

-- name: note_awake(now)!
update house set at = :now where name = 'awake' and at < :now;

-- name: wake_up(now, before)$
-- Of several processes only one finds that it slept.
update house set at = :now where name = 'awake' and at = :before returning at;

-- name: extend_clocks(now, before)!
-- A question that was put in between, by whoever was awake already, has missed only what came after it.
update seats
set due = due + :now - case when since > :before then since else :before end,
    remind_at = remind_at + :now - case when since > :before then since else :before end
where due >= 0 and since < :now;

-- name: extend_holds(now, before)!
-- What was answered before the outage is still so long before the time is up. Nothing is answered in the future.
update holds
set made_at = case when made_at > :before then :now else made_at + :now - :before end
where holds.due >= 0 and made_at < :now
  and exists (
    select 1 from seats where seats.match_id = holds.match_id and seats.seat = holds.seat and seats.due >= 0
  );

-- name: count_outage
-- Gives back what was counted: a match that begins at this moment is not, and is told nothing.
update matches set told = told + 1
where status = 'playing' and id in (select match_id from seats where due >= 0)
returning id, told, ply, -1 as seat;

-- name: vacations_of(user_id)
select from_at, until_at from vacations where user_id = :user_id order by from_at;

-- name: begin_vacation(user_id, now, until_at)!
insert into vacations (user_id, from_at, until_at) values (:user_id, :now, :until_at);

-- name: end_vacation(user_id, now)$
update vacations set until_at = :now where user_id = :user_id and until_at > :now returning from_at;

-- name: count_vacation(user_id)
-- Gives back what was counted, as count_outage does.
update matches set told = told + 1
where status = 'playing' and id in (select match_id from seats where user_id = :user_id and playing = 1)
returning id, told, ply, (select seat from seats where match_id = matches.id and user_id = :user_id) as seat;
