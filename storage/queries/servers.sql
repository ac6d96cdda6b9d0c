-- name: server(id)^
select id, name, channels, starters, most, pace, locale, spectators, log_channel, puzzle_channel, left_at
from guilds
where id = :id;

-- name: settle_in(id, name)!
-- A server we are in; if we were there before, its settings apply again.
insert into guilds (id, name) values (:id, :name)
on conflict (id) do update set name = excluded.name, left_at = null;

-- name: set_up_server(id, channels, starters, most, pace, locale, spectators, log_channel, puzzle_channel)!
update guilds
set channels = :channels, starters = :starters, most = :most, pace = :pace, locale = :locale,
    spectators = :spectators, log_channel = :log_channel, puzzle_channel = :puzzle_channel
where id = :id;

-- name: move_out(id, at)!
insert into guilds (id, left_at) values (:id, :at)
on conflict (id) do update set left_at = coalesce(guilds.left_at, excluded.left_at);

-- name: servers_known()
select id from guilds where left_at is null order by id;

-- name: servers_left(before)
select id from guilds where left_at <= :before order by id;

-- name: matches_live(guild)$
select count(*) from matches where guild = :guild and status = 'playing';

-- name: forget_notices_of(guild)!
delete from news where match_id in (select id from matches where guild = :guild);

-- name: forget_holds_of(guild)!
delete from holds where match_id in (select id from matches where guild = :guild);

-- name: forget_orders_of(guild)!
delete from orders where match_id in (select id from matches where guild = :guild);

-- name: forget_moves_of(guild)!
delete from moves where match_id in (select id from matches where guild = :guild);

-- name: forget_results_of(guild)!
delete from results where guild = :guild;

-- name: forget_seats_of(guild)!
delete from seats where match_id in (select id from matches where guild = :guild);

-- name: forget_matches_of(guild)!
delete from matches where guild = :guild;

-- name: forget_guests_of(guild)!
delete from guests where lobby_id in (select id from lobbies where guild = :guild);

-- name: forget_lobbies_of(guild)!
delete from lobbies where guild = :guild;

-- name: forget_ratings_of(guild)!
delete from ratings where guild = :guild;

-- name: forget_reports_of(guild)!
delete from reports where guild = :guild;

-- name: forget_server(guild)!
delete from guilds where id = :guild;
