-- name: shown_in(guild)
-- The running matches of a server.
select id from matches where guild = :guild and status = 'playing';

-- name: shut_out(guild)
-- Players in a server's running matches who could not be sent a DM.
select distinct seats.user_id
from matches
join seats on seats.match_id = matches.id
join people on people.id = seats.user_id
where matches.guild = :guild and matches.status = 'playing' and people.dm_closed = 1;

-- name: board_unshown(id)!
update matches set unshown = 1 where id = :id and unshown = 0 and status = 'playing';

-- name: boards_unshown()
-- Leaves out matches whose notice for the board is already waiting.
select id, guild
from matches
where unshown = 1 and status = 'playing'
  and not exists (select 1 from notices where notices.match_id = matches.id and notices.kind in ('board', 'result'));

-- name: match_of_thread(guild, thread)$
-- The running match for which this thread was opened, wherever it is shown now.
select id from matches where guild = :guild and status = 'playing' and lobby_message = :thread;
