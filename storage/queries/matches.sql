-- name: match(id)
-- A row for each seat, so that one question brings the whole table.
select matches.*, seats.seat, seats.user_id, seats.name, seats.dm, seats.hand_message, seats.playing, people.dm_closed,
       people.locale as speaks, people.notices, people.sending, people.language,
       people.text_first, people.colour_safe, people.quiet_from, people.quiet_to, people.zone,
       seats.since as asked_at, seats.answers_at, seats.bank, seats.due, seats.rest, seats.wait, seats.reaction,
       seats.tokens, seats.strikes, seats.standin, seats.absent_since, seats.wanted_by, seats.remind_at,
       seats.reminded, seats.muted, seats.nudged_at, seats.vote, seats.seen,
       (select coalesce(max(ply), 0) from substitutes
        where substitutes.match_id = seats.match_id and substitutes.seat = seats.seat) as taken,
       (select count(*) from plans where plans.match_id = seats.match_id and plans.seat = seats.seat) as plans,
       (select max(from_at) from vacations where vacations.user_id = seats.user_id) as away_from,
       (select max(until_at) from vacations where vacations.user_id = seats.user_id) as away_until,
       (select count(*) from guesses where guesses.match_id = matches.id and guesses.ply is null) as open_guesses,
       decided.guesses, decided.right_guesses, latest.events as recent
from matches
join moves as latest on latest.match_id = matches.id and latest.ply = matches.ply
join seats on seats.match_id = matches.id
join people on people.id = seats.user_id
cross join (
  select count(*) as guesses, coalesce(sum(hit), 0) as right_guesses
  from guesses
  where match_id = :id and ply = (
    select ply from moves where moves.match_id = :id and made_by <> 'house' order by ply desc limit 1
  )
) as decided
where matches.id = :id
order by seats.seat;

-- name: begin_match!
insert into matches (
    id, game, version, options, pace, secret, commitment, joins, seating, seed, ply, opened, state,
    guild, guild_name, channel, locale, lobby_message, rated, sleeps, begun_at, since
) values (
    :id, :game, :version, :options, :pace, :secret, :commitment, :joins, :seating, :seed, 0, :opened, :state,
    :guild, :guild_name, :channel, :locale, :lobby_message, :rated, :sleeps, :now, :now
);

-- name: take_seats(match_id, seat, user_id, name, dm, asked, since, answers_at, bank, due, wait, reaction, remind_at, seen)*!
insert into seats (
    match_id, seat, user_id, name, dm, asked, since, answers_at, bank, due, wait, reaction, remind_at, seen
) values (
    :match_id, :seat, :user_id, :name, :dm, :asked, :since, :answers_at, :bank, :due, :wait, :reaction, :remind_at, :seen
);

-- name: hold_match(id)!
-- Changes nothing, but locks the match until the end of the transaction. Left out on SQLite.
update matches set last_notice = last_notice where id = :id;

-- name: advance_match!
update matches
set ply = :ply, status = :status, version = :version, opened = :opened, state = :state,
    since = :now, ending = :ending, last_notice = :last_notice
where id = :id and ply = :before and status = 'playing';

-- name: end_match(id, ending, now)!
update matches
set status = 'over', ending = :ending, since = :now
where id = :id and status = 'playing';

-- name: write_move(match_id, ply, seat, move, events, version, now, waited, late, made_by)!
-- A player for whom a computer answers until they are back owes only the first answer, which was late: a computer's
-- own pause is never as long as 120 s.
-- A player who leaves without being asked anything owes none.
insert into moves (match_id, ply, seat, move, events, version, made_at, waited, late, made_by, owed)
values (
    :match_id, :ply, :seat, :move, :events, :version, :now, :waited, :late, :made_by,
    (select seats.user_id from seats join matches on matches.id = seats.match_id
     where seats.match_id = :match_id and seats.seat = :seat and matches.pace <> 'friendly'
       and cast(:waited as bigint) is not null
       and (seats.standin < 2 or cast(:waited as bigint) > 120000))
);

-- name: moves_made_by(match_id, seat)
-- The plies of what was answered in this seat, the latest first.
select ply from moves
where match_id = :match_id and seat = :seat and move <> 'leave' and made_by <> 'house'
order by ply desc;

-- name: left_since(match_id, ply)$
select 1 from moves where match_id = :match_id and ply > :ply and move = 'leave' limit 1;

-- name: drop_moves_after(match_id, ply)!
delete from moves where match_id = :match_id and ply > :ply;

-- name: keep_card_within(id, ply)!
-- The card tells of the moves since it was posted, which may be taken back.
update matches set card_ply = :ply where id = :id and card_ply > :ply;

-- name: computers_asked(before, now, each, most)
--- Questions to computers that are due by then, and for each one person who waits for it: at most `each` of anybody,
--- everybody's first before anybody's second, the longest due first. A computer that stands in is left out while the
--- player's own answer is held back.
select match_id, seat, answers_at, tries, ply, person
from (
  select asked.*, row_number() over (partition by person order by answers_at, match_id, seat) as nth
  from (
    select seats.match_id, seats.seat, seats.answers_at, seats.tries, matches.ply, coalesce(
      (select min(user_id) from seats as others where others.match_id = seats.match_id and user_id > 0), 0
    ) as person
    from seats
    join matches on matches.id = seats.match_id
    where seats.answers_at <= :before
      and not exists (select 1 from held_moves where held_moves.match_id = seats.match_id and held_moves.seat = seats.seat)
      and not exists (
        select 1 from leases
        where what = 'computer/' || seats.match_id || '/' || seats.seat || '/' || seats.answers_at and until > :now
      )
  ) as asked
) as ranked
where nth <= :each
order by nth, answers_at
limit :most;

-- name: put_computer_off(match_id, seat, before, after, ply)!
-- Does nothing if the match has moved on.
update seats set answers_at = :after, tries = tries + 1
where match_id = :match_id and seat = :seat and answers_at = :before
  and exists (select 1 from matches where id = :match_id and ply = :ply);

-- name: seats_of(person, asked)
-- A row for each opponent; `asked` 1 leaves out the matches that wait for somebody else.
select matches.id, matches.game, matches.guild, matches.guild_name, matches.thread, mine.since, mine.due, other.name
from seats as mine
join matches on matches.id = mine.match_id
join seats as other on other.match_id = mine.match_id and other.seat <> mine.seat
where mine.user_id = :person and mine.playing = 1 and mine.asked >= :asked
order by mine.since, mine.match_id, other.seat;

-- name: match_in_thread(thread, person)$
-- Where no thread could be opened, several matches share a channel: a running one comes before one that's over, then
-- one in which this person has a seat, then the one that moved last.
select id
from matches
where thread = :thread
order by
    status = 'over',
    not exists (select 1 from seats where match_id = matches.id and user_id = :person),
    since desc
limit 1;

-- name: place_match(id, thread, card, card_ply)$
-- A match that has got a card is no longer unshown. A thread has the id of the message under which it was opened.
update matches
set thread = coalesce(:thread, thread), lobby_message = coalesce(nullif(cast(:thread as bigint), channel), lobby_message),
    card = coalesce(:card, card),
    card_ply = coalesce(cast(:card_ply as bigint), card_ply),
    unshown = case when cast(:card as bigint) is null then unshown else 0 end
where id = :id
returning id;

-- name: place_hand(match_id, seat, message)$
update seats set hand_message = :message where match_id = :match_id and seat = :seat returning seat;

-- name: notice_hand(match_id, seat, message)!
-- Later messages have larger ids: a DM older than the known one no longer shows the hand.
update seats set hand_message = :message where match_id = :match_id and seat = :seat and coalesce(hand_message, 0) < :message;

-- name: offer_rematch(id, before, lobby_id)$
update matches set rematch = :lobby_id where id = :id and coalesce(rematch, '') = :before returning id;
