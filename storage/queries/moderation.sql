-- name: bar(guild, id, reason, now)!
insert into bars (guild, user_id, reason, made_at) values (:guild, :id, :reason, :now)
on conflict (guild, user_id) do update set reason = excluded.reason;

-- name: unbar(guild, id)!
delete from bars where guild = :guild and user_id = :id;

-- name: barred(guild, id)$
select 1 from bars where guild = :guild and user_id = :id;

-- name: bars_in(guild, first, most)
select bars.user_id, bars.reason, bars.made_at, people.name,
       (select count(*) from bars where guild = :guild) as total
from bars
left join people on people.id = bars.user_id
where bars.guild = :guild
order by bars.made_at desc, bars.user_id
limit :most offset :first;

-- name: lobbies_with(guild, id)
-- Open lobbies of a server that this person has joined.
select lobbies.id from lobbies
where lobbies.guild = :guild and lobbies.status = 'open'
  and exists (select 1 from lobby_players where lobby_players.lobby_id = lobbies.id and lobby_players.user_id = :id);

-- name: ongoing(guild, first, most)
-- The open lobbies (0) and the running matches (1) of a server, the newest first.
select id, 0 as running, made_at as begun,
       (select count(*) from lobbies where guild = :guild and status = 'open')
       + (select count(*) from matches where guild = :guild and status = 'playing') as total
from lobbies
where guild = :guild and status = 'open'
union all
select id, 1 as running, begun_at as begun,
       (select count(*) from lobbies where guild = :guild and status = 'open')
       + (select count(*) from matches where guild = :guild and status = 'playing') as total
from matches
where guild = :guild and status = 'playing'
order by begun desc, id
limit :most offset :first;

-- name: forget_bars_of(guild)!
delete from bars where guild = :guild;

-- name: forget_bar_reasons(id)!
-- The bar stays, because the server decides who plays there; what was written about the person goes.
update bars set reason = '' where user_id = :id;

-- name: kept_bars(id)
select guild, reason, made_at from bars where user_id = :id order by made_at, guild;
