-- name: person(id)^
select name, locale, dm, dm_closed, notices, sending, language, text_first, colour_safe, quiet_from, quiet_to, zone,
       introduced_at
from people
where id = :id;

-- name: remember(id, name, locale)!
insert into people (id, name, locale) values (:id, :name, :locale)
on conflict (id) do update set name = excluded.name, locale = excluded.locale, introduced_at = null;

-- name: know(id, name, locale)*!
-- Somebody may have been erased since they were remembered for what they are doing.
insert into people (id, name, locale) values (:id, :name, :locale) on conflict (id) do nothing;

-- name: introduce(id, name, locale, now)!
insert into people (id, name, locale, introduced_at) values (:id, :name, :locale, :now) on conflict (id) do nothing;

-- name: set_preferences(id, dm)!
-- A player who turns on DMs also wants their notices as DMs.
update people set dm = :dm, notices = case when :dm = 1 then 'dm' else notices end where id = :id;

-- name: prefer_thread(id, match_id)!
-- Somebody who says no to DMs and gets none elsewhere wants to be mentioned, and is not asked again.
update people set notices = 'thread' where id = :id and notices = 'dm'
and not exists (select 1 from seats where user_id = :id and dm = 1 and playing = 1 and match_id <> :match_id);

-- name: prefer_dms_in_lobby(lobby_id, user_id, dm)!
update lobby_players set dm = :dm where lobby_id = :lobby_id and user_id = :user_id;

-- name: prefer_dms_in_match(match_id, user_id, dm)!
update seats set dm = :dm where match_id = :match_id and user_id = :user_id;

-- name: close_dms(id, closed)$
-- Returns no row if nothing changed.
update people set dm_closed = :closed where id = :id and dm_closed <> :closed returning id;

-- name: hands_owed(person)
-- The questions to a player who wants DMs and has none from this match.
select seats.match_id, seats.seat, matches.opened
from seats
join matches on matches.id = seats.match_id
where seats.user_id = :person and seats.playing = 1 and seats.asked = 1 and seats.dm = 1 and seats.hand_message is null;

-- name: hand_to_take_down(match_id, person)
select seats.match_id, seats.seat, matches.opened
from seats
join matches on matches.id = seats.match_id
where seats.match_id = :match_id and seats.user_id = :person and seats.hand_message is not null;

-- name: dm_channel(id)$
select dm_channel from people where id = :id;

-- name: store_dm_channel(id, channel)!
update people set dm_channel = :channel where id = :id;

-- name: options_played(person, game)
-- The different options with which a person has played a game; '' for matches of which only the result is known.
select matches.options from seats join matches on matches.id = seats.match_id
where seats.user_id = :person and matches.game = :game
union
select '' from results where user_id = :person and game = :game;

-- name: hold_person(id)!
-- Locks what belongs to this person until the end of the transaction. They may have been erased since their click
-- came, or never have been seen, if it was forged.
insert into people (id, name, locale) values (:id, '', '') on conflict (id) do update set name = people.name;
