-- What is stored about one person: for each table with their data, queries to export it, then queries to erase it.

-- name: kept_person(id)^
select * from people where id = :id;

-- name: kept_vacations(id)
select from_at, until_at from vacations where user_id = :id order by from_at;

-- name: kept_blocks(id)
select blocked from blocks where user_id = :id order by blocked;

-- name: kept_pings(id)
-- When they have called other people, who are not named.
select made_at from pings where user_id = :id order by made_at;

-- name: kept_reports(id, at, key, most)
-- A piece of them, as of the lists below: what follows after the last row of the piece before.
select id, match_id, guild, words, made_at, sent
from reports
where user_id = :id and (made_at, id) > (:at, :key)
order by made_at, id
limit :most;

-- name: kept_lobbies(id, at, key, most)
-- The lobbies they are a guest of, with what is stored about them there.
select lobbies.id, lobbies.status, lobbies.game, lobbies.guild, lobbies.guild_name, lobbies.channel, lobbies.made_at,
       case when lobbies.host = :id then 1 else 0 end as host, lobby_players.name, lobby_players.dm, lobby_players.joined_at, lobby_players.click,
       lobby_players.answers, lobby_players.share, lobby_players.wait, lobby_players.agreed, lobby_players.told_at
from lobby_players
join lobbies on lobbies.id = lobby_players.lobby_id
where lobby_players.user_id = :id and (lobbies.made_at, lobbies.id) > (:at, :key)
order by lobbies.made_at, lobbies.id
limit :most;

-- name: kept_invitations(id)
select id, game, guild, guild_name, made_at from lobbies where invited = :id order by made_at, id;

-- name: kept_offers(id)
-- Seats of other players that they may take over.
select match_id, seat from seats where offered = :id order by match_id, seat;

-- name: kept_requests(id)
-- Seats of absent players that they have asked to take.
select match_id, seat from seats where wanted_by = :id order by match_id, seat;

-- name: kept_seats(id)
select seats.match_id, seats.seat, seats.playing, seats.hand_message, matches.locale, matches.status, matches.opened
from seats
join matches on matches.id = seats.match_id
where seats.user_id = :id
order by matches.begun_at, matches.id, seats.seat;

-- name: kept_places(id, at, key, most)
select matches.id, matches.begun_at, seats.seat
from seats
join matches on matches.id = seats.match_id
where seats.user_id = :id and (matches.begun_at, matches.id) > (:at, :key)
order by matches.begun_at, matches.id
limit :most;

-- name: kept_seat(match_id, seat, id)^
select * from seats where match_id = :match_id and seat = :seat and user_id = :id;

-- name: kept_former_seats(id)
-- Seats that somebody else has now.
select match_id, seat from seats where first_player = :id and user_id <> :id
union
select substitutes.match_id, substitutes.seat
from substitutes
join seats on seats.match_id = substitutes.match_id and seats.seat = substitutes.seat
where substitutes.user_id = :id and seats.user_id <> :id
order by match_id, seat;

-- name: kept_match(id)^
select id, status, game, options, pace, guild, guild_name, commitment, joins, seating, seed, ply, begun_at,
       case when status = 'over' then since end as ended_at
from matches
where id = :id;

-- name: kept_answers(match_id, seat, id)
-- An answer that nobody owed belongs to the player who had the seat at the time.
select ply, move, made_at, waited, late, made_by
from moves
where match_id = :match_id and seat = :seat and coalesce(
    owed,
    (select user_id from substitutes
     where substitutes.match_id = moves.match_id and substitutes.seat = moves.seat and substitutes.ply < moves.ply
     order by nth desc limit 1),
    (select coalesce(first_player, user_id) from seats where seats.match_id = moves.match_id and seats.seat = moves.seat)
) = :id
order by ply;

-- name: kept_held_moves(match_id, seat)
select opened, move, made_at, due from held_moves where match_id = :match_id and seat = :seat;

-- name: kept_plans(match_id, seat)
select topic, move from plans where match_id = :match_id and seat = :seat order by topic, views;

-- name: kept_notices(match_id, seat)
select id, kind, ply, due from notices where match_id = :match_id and seat = :seat order by id;

-- name: kept_results(id, at, key, most)
select match_id, seat, guild, game, place, seats, verdict, rated, nth, mu, sigma, ended_at
from results
where user_id = :id and (ended_at, match_id) > (:at, :key)
order by ended_at, match_id
limit :most;

-- name: kept_ratings(id)
select guild, game, mu, sigma, matches from ratings where user_id = :id order by guild, game;

-- name: open_lobbies_of(id)
select lobbies.id
from lobby_players
join lobbies on lobbies.id = lobby_players.lobby_id
where lobby_players.user_id = :id and lobbies.status = 'open';

-- name: seatings_with(pattern)
-- Reads the whole table: it runs only when somebody is erased.
select id, seating from lobbies where seating like :pattern;

-- name: former_in(match_id, former)$
-- How many players of this match have been erased already.
select count(*) from seats where match_id = :match_id and user_id <= :former;

-- name: add_former(id, name)!
insert into people (id, name, locale) values (:id, :name, 'en');

-- name: forget_seat(match_id, seat, former, name)*!
update seats
set user_id = :former, name = :name, dm = 0, hand_message = null, notes = '', vote = null, remind_at = null, offered = null
where match_id = :match_id and seat = :seat;

-- name: forget_held_moves(match_id, seat)*!
delete from held_moves where match_id = :match_id and seat = :seat;

-- name: forget_moments(match_id, seat)*!
delete from moments where match_id = :match_id and seat = :seat;

-- name: forget_notices(match_id, seat)*!
-- The notices that were to be sent to them.
delete from notices where match_id = :match_id and seat = :seat;

-- name: forget_mentions_of(pattern)!
-- Notices that mention them in matches where they have no seat any more. Few notices are ever waiting.
delete from notices where about like :pattern;

-- name: forget_offers(id)!
update seats set offered = null where offered = :id;

-- name: forget_requests(id)!
update seats set wanted_by = null where wanted_by = :id;

-- name: forget_substitute(id, former)!
update substitutes set user_id = :former where user_id = :id;

-- name: forget_first_player(id, former)!
update seats set first_player = :former where first_player = :id;

-- name: forget_owed(id)!
update moves set owed = null where owed = :id;

-- name: forget_in_lobbies(id, former, name)!
update lobby_players set user_id = :former, name = :name, dm = 0, click = 0, answers = 0, share = 100, wait = 0, agreed = null, told_at = null
where user_id = :id;

-- name: forget_host(id, former)!
update lobbies set host = :former where host = :id;

-- name: forget_invitations(id)!
update lobbies set invited = null where invited = :id;

-- name: forget_seating(id, seating)*!
update lobbies set seating = :seating where id = :id;

-- name: forget_results(id, former)!
-- Places are part of other players' results and stay; the rating was theirs alone.
update results set user_id = :former, mu = null, sigma = null where user_id = :id;

-- name: forget_ratings(id)!
delete from ratings where user_id = :id;

-- name: forget_vacations(id)!
delete from vacations where user_id = :id;

-- name: rename_blocked(id, pseudonym)!
-- Other people's blocks of them stay, without their id.
insert into blocks (user_id, blocked) select user_id, cast(:pseudonym as bigint) from blocks where blocked = :id
on conflict (user_id, blocked) do nothing;

-- name: forget_blocks(id)!
delete from blocks where user_id = :id or blocked = :id;

-- name: rename_pings(id, pseudonym)!
update pings
set user_id = case when user_id = :id then :pseudonym else user_id end,
    pinged = case when pinged = :id then :pseudonym else pinged end
where user_id = :id or pinged = :id;

-- name: forget_reports(id)!
delete from reports where user_id = :id;

-- name: forget_person(id)!
delete from people where id = :id;

-- name: owe_dm_deletion(id, hands, now)!
insert into dm_deletions (user_id, channel, hands, asked_at, due)
select id, dm_channel, :hands, :now, :now from people where id = :id
on conflict (user_id) do update
set hands = dm_deletions.hands || ' ' || excluded.hands, asked_at = excluded.asked_at, due = excluded.due;

-- name: dm_deletions_due(now)
select user_id, channel, hands, asked_at from dm_deletions where due <= :now order by due limit 20;

-- name: put_off_dm_deletion(id, due)!
update dm_deletions set due = :due where user_id = :id;

-- name: end_dm_deletion(id, asked_at)!
delete from dm_deletions where user_id = :id and asked_at = :asked_at;
