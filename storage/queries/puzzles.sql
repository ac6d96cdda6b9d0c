-- The puzzle of the day.

-- name: answer_puzzle(user_id, day, guild, answer, solved)!
-- The first answer counts.
insert into puzzle_answers (user_id, day, guild, answer, solved) values (:user_id, :day, :guild, :answer, :solved)
on conflict (user_id, day) do nothing;

-- name: puzzle_answer(user_id, day)$
select answer from puzzle_answers where user_id = :user_id and day = :day;

-- name: puzzle_tally(guild, day)^
select count(*) as answered, coalesce(sum(solved), 0) as solved from puzzle_answers where guild = :guild and day = :day;

-- name: puzzles_solved(user_id)
select day from puzzle_answers where user_id = :user_id and solved = 1 order by day desc;

-- name: puzzles_to_post(day)
select id, puzzle_channel, locale
from guilds
where puzzle_channel is not null and puzzle_day < :day and left_at is null
order by puzzle_day, id;

-- name: puzzle_posted(guild, day)!
update guilds set puzzle_day = :day where id = :guild;

-- name: drop_puzzle_answers(before)!
delete from puzzle_answers where day < :before;

-- name: forget_puzzle_answers_of(guild)!
delete from puzzle_answers where guild = :guild;

-- name: kept_puzzles(id)
select day, guild, answer, solved from puzzle_answers where user_id = :id order by day;

-- name: forget_puzzle_answers(id)!
delete from puzzle_answers where user_id = :id;
