-- name: server(id)^
select id, name, channels, starters, most, pace, locale, spectators, log_channel, puzzle_channel, left_at
from servers
where id = :id;

-- name: settle_in(id, name)!
-- A server we are in; if we were there before, its settings apply again.
insert into servers (id, name) values (:id, :name)
on conflict (id) do update set name = excluded.name, left_at = null;

-- name: set_up_server(id, channels, starters, most, pace, locale, spectators, log_channel, puzzle_channel)!
update servers
set channels = :channels, starters = :starters, most = :most, pace = :pace, locale = :locale,
    spectators = :spectators, log_channel = :log_channel, puzzle_channel = :puzzle_channel
where id = :id;

-- name: move_out(id, at)!
insert into servers (id, left_at) values (:id, :at)
on conflict (id) do update set left_at = coalesce(servers.left_at, excluded.left_at);

-- name: servers_known()
select id from servers where left_at is null order by id;

-- name: servers_left(before)
select id from servers where left_at <= :before order by id;

-- name: matches_live(guild)$
select count(*) from matches where guild = :guild and status = 'playing';

-- name: forget_results_of(guild)!
delete from results where guild = :guild;

-- name: forget_matches_of(guild)!
delete from matches where guild = :guild;

-- name: forget_lobbies_of(guild)!
delete from lobbies where guild = :guild;

-- name: forget_ratings_of(guild)!
delete from ratings where guild = :guild;

-- name: forget_reports_of(guild)!
delete from reports where guild = :guild;

-- name: forget_server(guild)!
delete from servers where id = :guild;
