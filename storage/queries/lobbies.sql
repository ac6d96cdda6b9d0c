-- name: lobby(id)
-- A row for each guest, or one row without a guest if all have left.
select lobbies.*, lobby_players.user_id, lobby_players.name, lobby_players.dm, lobby_players.joined_at, lobby_players.click,
       lobby_players.answers, lobby_players.share, lobby_players.wait, lobby_players.agreed, lobby_players.told_at, people.dm_closed,
       people.locale as speaks, people.notices, people.sending, people.language,
       people.text_first, people.colour_safe, people.quiet_from, people.quiet_to, people.zone
from lobbies
left join lobby_players on lobby_players.lobby_id = lobbies.id
left join people on people.id = lobby_players.user_id
where lobbies.id = :id
order by lobby_players.place;

-- name: open_lobby!
insert into lobbies (
    id, game, options, seats, pace, host, invited, seating, guild, guild_name, channel, locale, secret, commitment,
    joins, starts_at, tell_at, sleeps, rated, on_time, made_at
) values (
    :id, :game, :options, :seats, :pace, :host, :invited, :seating, :guild, :guild_name, :channel, :locale, :secret,
    :commitment, :joins, :starts_at, :tell_at, :sleeps, :rated, :on_time, :now
);

-- name: change_lobby(id, version, status, options, seats, pace, host, starts_at, tell_at, sleeps, rated, on_time, joins)$
-- Of two simultaneous changes, the second finds another version and gets no row.
update lobbies
set version = version + 1, status = :status, options = :options, seats = :seats, pace = :pace, host = :host,
    starts_at = :starts_at, tell_at = :tell_at, sleeps = :sleeps, rated = :rated, on_time = :on_time, joins = :joins
where id = :id and version = :version
returning version;

-- name: add_players(lobby_id, user_id, place, name, dm, click, answers, share, wait, agreed, told_at, now)*!
insert into lobby_players (lobby_id, user_id, place, name, dm, click, answers, share, wait, agreed, told_at, joined_at)
values (:lobby_id, :user_id, :place, :name, :dm, :click, :answers, :share, :wait, :agreed, :told_at, :now);

-- name: keep_consents(lobby_id, user_id, agreed, told_at)*!
update lobby_players set agreed = :agreed, told_at = :told_at where lobby_id = :lobby_id and user_id = :user_id;

-- name: drop_players(lobby_id, user_id)*!
delete from lobby_players where lobby_id = :lobby_id and user_id = :user_id;

-- name: touch_lobby(id, user_id)!
-- Changes the version, so that a caller who has read the lobby before must read it again.
update lobbies set version = version + 1
where id = :id and exists (select 1 from lobby_players where lobby_id = :id and user_id = :user_id);

-- name: place_lobby(id, message)$
update lobbies set message = :message where id = :id returning id;

-- name: place_lobby_of_match(id, message)!
update matches set lobby_message = :message where id = :id;

-- name: lobbies_starting(now)
select id, starts_at
from lobbies
where starts_at <= :now
  and not exists (select 1 from leases where what = 'lobby/' || lobbies.id || '/' || lobbies.starts_at and until > :now)
order by starts_at, id;

-- name: lobbies_telling(now, most)
select id, tell_at
from lobbies
where tell_at <= :now
  and not exists (select 1 from leases where what = 'terms/' || lobbies.id || '/' || lobbies.tell_at and until > :now)
order by tell_at, id
limit :most;

-- name: lobbies_stale(before, now, most)
select id, made_at
from lobbies
where status = 'open' and made_at <= :before and starts_at is null
  and not exists (select 1 from leases where what = 'stale/' || lobbies.id || '/' || lobbies.made_at and until > :now)
order by made_at
limit :most;
