-- name: queues(now)^
-- How much work is waiting, and since when. Reads indexes, and tables that are short unless something is wrong.
select
    (select count(*) from notices) as outbox,
    (select count(*) from notices where due <= :now) as outbox_due,
    (select min(since) from notices) as outbox_since,
    (select count(*) from held_moves) as held_moves,
    (select count(*) from held_moves where due <= :now) as held_moves_due,
    (select min(made_at) from held_moves where made_at <= :now) as held_moves_since,
    (select count(*) from seats where answers_at is not null) as computers,
    (select count(*) from seats where answers_at <= :now) as computers_due,
    (select min(answers_at) from seats where answers_at is not null) as computers_since,
    (select coalesce(max(tries), 0) from seats where answers_at is not null) as computers_tries,
    (select count(*) from matches where status = 'playing') as matches,
    (select count(*) from lobbies where status = 'open') as lobbies;
