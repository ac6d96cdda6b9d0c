-- name: turn_seats(match_id, seat, playing, asked, since, bank, due, rest, wait, reaction, tokens, strikes, standin, absent_since, wanted_by, remind_at, reminded, muted, nudged_at, vote, answers_at, seen)*!
update seats
set playing = :playing, asked = :asked, since = :since, bank = :bank, due = :due, rest = :rest, wait = :wait,
    reaction = :reaction, tokens = :tokens, strikes = :strikes, standin = :standin,
    absent_since = :absent_since, wanted_by = :wanted_by, remind_at = :remind_at, reminded = :reminded, muted = :muted,
    nudged_at = :nudged_at, vote = :vote, answers_at = :answers_at, seen = :seen, tries = 0
where match_id = :match_id and seat = :seat;

-- name: seats_overdue(now, most, part)
-- A seat whose answer is still held back has answered in time.
select match_id, seat, due
from seats
where due <= :now
  and exists (select 1 from part_matches where part = :part and id = match_id)
  and not exists (select 1 from held_moves where held_moves.match_id = seats.match_id and held_moves.seat = seats.seat)
  and not exists (
    select 1 from leases
    where what = 'clock/' || seats.match_id || '/' || seats.seat || '/' || seats.due and until > :now
  )
order by due, match_id
limit :most;

-- name: seats_to_remind(now, most, part)
-- Also those whose answer is held: others could tell from a reminder that doesn't come.
select match_id, seat, remind_at
from seats
where remind_at <= :now
  and exists (select 1 from part_matches where part = :part and id = match_id)
  and not exists (
    select 1 from leases
    where what = 'reminder/' || seats.match_id || '/' || seats.seat || '/' || seats.remind_at and until > :now
  )
order by remind_at, match_id
limit :most;

-- name: seats_leaving(now, most, part)
-- Clocks that run although their players are on vacation.
select seats.match_id, seats.seat, seats.due
from vacations
join seats on seats.user_id = vacations.user_id
join matches on matches.id = seats.match_id
where vacations.until_at > :now and matches.pace <> 'live' and seats.playing = 1 and seats.due is not null
  and exists (select 1 from part_matches where part = :part and id = match_id)
  and not exists (
    select 1 from leases
    where what = 'leaving/' || seats.match_id || '/' || seats.seat || '/' || seats.due and until > :now
  )
limit :most;

-- name: seats_returning(now, most, part)
-- Clocks that are stopped although their players are back.
select match_id, seat, rest
from seats
where rest >= 0
  and exists (select 1 from part_matches where part = :part and id = match_id)
  and not exists (select 1 from vacations where vacations.user_id = seats.user_id and vacations.until_at > :now)
  and not exists (
    select 1 from leases
    where what = 'returning/' || seats.match_id || '/' || seats.seat || '/' || seats.rest and until > :now
  )
limit :most;

-- name: matches_forgotten(before, now, most, part)
-- A player who was on vacation within that time could not move, so their match is not forgotten.
select id, since
from matches
where status = 'playing' and since <= :before
  and exists (select 1 from part_matches where part = :part and part_matches.id = matches.id)
  and not exists (
    select 1
    from seats
    join vacations on vacations.user_id = seats.user_id
    where seats.match_id = matches.id and seats.asked = 1 and vacations.until_at > :before
  )
  and not exists (
    select 1 from leases where what = 'forgotten/' || matches.id || '/' || matches.since and until > :now
  )
order by since
limit :most;

-- name: last_awake(part)$
select at from heartbeats where part = :part;

-- name: first_awake(part, shard_count, now)!
-- A process with other shards than before goes by the latest note of any.
insert into heartbeats (part, shard_count, at)
values (:part, :shard_count, coalesce((select max(at) from heartbeats where at <= :now), :now))
on conflict (part) do nothing;

-- name: note_awake(part, shard_count, now)!
insert into heartbeats (part, shard_count, at) values (:part, :shard_count, :now)
on conflict (part) do update set at = excluded.at where heartbeats.at < excluded.at;

-- name: set_awake_back(part, now)!
-- A note from the future was written by a clock that was wrong. It would hide the next outage.
update heartbeats set at = :now where part = :part and at > :now;

-- name: wake_up(part, now, before)$
-- Of several processes, only one gets a row: the one that handles the outage.
update heartbeats set at = :now where part = :part and at = :before returning at;

-- What follows gives back the time in which nobody could move, in all that is counted from or until a moment: of the
-- matches that the process looks after. Which columns there are, and which of them stay as they are, is listed in
-- dojo/match/deadlines.py.

-- name: give_back_seats(now, before, part)!
-- A question that was asked during the outage, by another process, is extended only by the time since then.
update seats
set due = due + :now - case when since > :before then since else :before end,
    remind_at = remind_at + :now - case when since > :before then since else :before end,
    since = case when since > :before then :now else since + :now - :before end,
    absent_since = case when absent_since > :before then :now else absent_since + :now - :before end,
    nudged_at = case when nudged_at > :before then :now else nudged_at + :now - :before end
where since < :now and playing = 1
  and exists (select 1 from part_matches where part = :part and id = match_id);

-- name: give_back_matches(now, before, part)!
update matches
set since = case when since > :before then :now else since + :now - :before end
where status = 'playing' and since < :now
  and exists (select 1 from part_matches where part = :part and part_matches.id = matches.id);

-- name: give_back_lobbies(now, before, part)!
update lobbies
set made_at = case when made_at > :before then :now else made_at + :now - :before end,
    starts_at = case when starts_at > :before then starts_at + :now - :before else starts_at end
where status = 'open' and made_at < :now
  and exists (select 1 from part_lobbies where part = :part and part_lobbies.id = lobbies.id);

-- name: give_back_holds(now, before, part)!
-- An answer given before the outage stays as long before its deadline as it was. No answer is moved into the future.
update held_moves
set made_at = case when made_at > :before then :now else made_at + :now - :before end
where held_moves.due >= 0 and made_at < :now
  and exists (
    select 1 from seats where seats.match_id = held_moves.match_id and seats.seat = held_moves.seat and seats.due >= 0
  )
  and exists (select 1 from part_matches where part = :part and id = match_id);

-- name: count_outage(part)
-- Returns the matches that were counted: one that is just beginning is not, and gets no notice.
update matches set last_notice = last_notice + 1
where status = 'playing' and id in (select match_id from seats where due >= 0)
  and exists (select 1 from part_matches where part = :part and part_matches.id = matches.id)
returning id, last_notice, ply, -1 as seat;
