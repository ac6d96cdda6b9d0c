-- What has been kept long enough.

-- name: matches_to_drop(before, most)
select id from matches where status = 'over' and since <= :before order by since limit :most;

-- name: lobbies_to_drop(before, most)
select id from lobbies where status = 'closed' and made_at <= :before order by made_at limit :most;

-- name: drop_match(id)!
delete from matches where id = :id;

-- name: drop_rematch(id)!
update matches set rematch = null where rematch = :id;

-- name: drop_lobby(id)!
delete from lobbies where id = :id;

-- name: drop_introduced(before, most)!
-- People who have only been named by others, as soon as no lobby or match waits for them.
delete from people
where id in (
    select id
    from people
    where introduced_at <= :before
      and not exists (select 1 from lobbies where lobbies.invited = people.id and lobbies.status = 'open')
      and not exists (select 1 from seats where seats.offered = people.id and seats.playing = 1)
    order by introduced_at
    limit :most
);

-- name: drop_remembered(now)!
delete from remembered where until <= :now;

-- name: match_had_results(id)$
select 1 from results where match_id = :id limit 1;
