-- name: block(id, other)!
insert into blocks (user_id, blocked) values (:id, :other) on conflict (user_id, blocked) do nothing;

-- name: unblock(id, other, pseudonym)!
delete from blocks where user_id = :id and blocked in (:other, :pseudonym);

-- name: blocks_of(id)
select blocks.blocked, people.name
from blocks
left join people on people.id = blocks.blocked
where blocks.user_id = :id
order by people.name, blocks.blocked;

-- name: blocked_pair(id, other, one, two)$
-- `one` and `two` are their pseudonyms.
select 1 from blocks where user_id in (:id, :other) and blocked in (:id, :other, :one, :two) and user_id <> blocked limit 1;
