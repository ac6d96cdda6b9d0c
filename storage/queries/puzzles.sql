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
from servers
where puzzle_channel is not null and puzzle_day < :day and left_at is null
order by puzzle_day, id;

-- name: puzzle_posted(guild, day)!
update servers set puzzle_day = :day where id = :guild;

-- name: drop_puzzle_answers(before)!
delete from puzzle_answers where day < :before;

-- name: forget_puzzle_answers_of(guild)!
delete from puzzle_answers where guild = :guild;

-- name: kept_puzzles(id)
select day, guild, answer, solved from puzzle_answers where user_id = :id order by day;

-- name: forget_puzzle_answers(id)!
delete from puzzle_answers where user_id = :id;

-- Puzzles from matches whose players have agreed.

-- name: puzzle_on(day)^
select game, puzzle from puzzles where day = :day;

-- name: puzzle_days(after)
select day from puzzles where day > :after;

-- name: gives_puzzles(id)$
select gives_puzzles from people where id = :id;

-- name: give_puzzles(id, gives)!
update people set gives_puzzles = :gives where id = :id;

-- name: match_to_search()$
-- A finished match for two in which everybody who ever had a seat has agreed, found by one of them. Computers and
-- erased people never have.
select seats.match_id
from people
join seats on seats.user_id = people.id
where people.gives_puzzles = 1
  and exists (select 1 from matches where matches.id = seats.match_id and status = 'over' and searched = 0)
  and (select count(*) from seats as others where others.match_id = seats.match_id) = 2
  and not exists (
      select 1 from match_players as others
      join people as other on other.id = others.user_id
      where others.match_id = seats.match_id and other.gives_puzzles = 0
  )
limit 1;

-- name: match_searched(id)!
update matches set searched = 1 where id = :id;

-- name: all_give_puzzles(match_id)$
-- Asked again with what was found: somebody may have changed their mind meanwhile.
select min(people.gives_puzzles) from match_players join people on people.id = match_players.user_id where match_players.match_id = :match_id;

-- name: keep_puzzle(day, match_id, game, puzzle)!
insert into puzzles (day, match_id, game, puzzle) values (:day, :match_id, :game, :puzzle) on conflict (day) do nothing;

-- name: withdraw_puzzles(id, after)!
-- Those still to come from matches of this person.
delete from puzzles where day > :after and match_id in (select match_id from match_players where user_id = :id);

-- name: drop_puzzles(before)!
delete from puzzles where day < :before;
