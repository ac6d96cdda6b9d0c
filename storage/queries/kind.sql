-- name: decide_kind(kind)!
-- For a new database: the first to start decides.
insert into database_kind (id, kind) values (1, :kind) on conflict (id) do nothing;

-- name: decided_kind()$
select kind from database_kind where id = 1;
