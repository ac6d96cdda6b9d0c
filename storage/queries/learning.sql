-- The lessons of each game.

-- name: reach_lesson(user_id, game, lesson)!
insert into learners (user_id, game, lesson) values (:user_id, :game, :lesson)
on conflict (user_id, game) do update set lesson = excluded.lesson;

-- name: reached_lesson(user_id, game)$
select lesson from learners where user_id = :user_id and game = :game;

-- name: has_met(user_id, game)$
-- 1 if somebody has finished a match of a game, or begun its lessons.
select 1 from results where user_id = :user_id and game = :game
union all
select 1 from learners where user_id = :user_id and game = :game
limit 1;

-- name: kept_learning(id)
select game, lesson from learners where user_id = :id order by game;

-- name: forget_learning(id)!
delete from learners where user_id = :id;
