-- Those who watch a match.

-- name: follow(match_id, user_id, often)$
-- Null if the match is over: it would never tell its follower.
insert into followers (match_id, user_id, often)
select id, cast(:user_id as bigint), cast(:often as text) from matches where id = :match_id and status = 'playing'
on conflict (match_id, user_id) do update set often = excluded.often
returning user_id;

-- name: followed_often(match_id, user_id)$
select often from followers where match_id = :match_id and user_id = :user_id;

-- name: count_followed(user_id, but)$
select count(*) from followers where user_id = :user_id and match_id <> :but;

-- name: followers_of_rounds(match_id)
select user_id from followers where match_id = :match_id and often = 'round' order by user_id;

-- name: end_following(match_id)
delete from followers where match_id = :match_id returning user_id;

-- name: unfollow(match_id, user_id)!
delete from followers where match_id = :match_id and user_id = :user_id;

-- name: kept_following(id)
select match_id, often from followers where user_id = :id order by match_id;

-- name: forget_following(id)!
delete from followers where user_id = :id;

-- Guesses.

-- name: lock_in_guess(match_id, opened, user_id, seat, guess, now)$
-- Null if this person has locked one in already that nothing has decided yet.
insert into guesses (match_id, opened, user_id, seat, guess, guild, made_at)
select id, cast(:opened as integer), cast(:user_id as bigint), cast(:seat as integer), cast(:guess as text), guild,
       cast(:now as bigint)
from matches
where id = :match_id
  and not exists (select 1 from guesses where match_id = :match_id and user_id = :user_id and ply is null)
on conflict (match_id, user_id, opened) do nothing
returning user_id;

-- name: has_sat_at(match_id, user_id)$
-- 1 if somebody has, or once had, a seat of a match.
select 1 from match_players where match_id = :match_id and user_id = :user_id limit 1;

-- name: void_guesses_of_players(match_id)!
-- Somebody has taken a seat since they guessed.
delete from guesses
where match_id = :match_id and ply is null and user_id in (select user_id from seats where match_id = :match_id);

-- name: settle_guesses(match_id, seat, made, ply)!
update guesses set ply = :ply, hit = case when guess = cast(:made as text) then 1 else 0 end
where match_id = :match_id and seat = :seat and ply is null;

-- name: void_guesses(match_id, asked)!
-- All that nothing has decided, except those about the seat that is asked now.
delete from guesses where match_id = :match_id and ply is null and seat <> :asked;

-- name: void_guesses_after(match_id, ply)!
-- Their moves have been taken back.
delete from guesses where match_id = :match_id and (ply is null or ply > :ply);

-- name: last_guess(match_id, user_id)^
select guess, ply, hit from guesses where match_id = :match_id and user_id = :user_id order by opened desc limit 1;

-- name: guess_score(guild, user_id, since, counted)^
-- The first guesses about each player count.
select count(*) as made, coalesce(sum(hit), 0) as hits
from (
    select guesses.hit, row_number() over (partition by seats.user_id order by made_at, guesses.match_id, opened) as nth
    from guesses
    join seats on seats.match_id = guesses.match_id and seats.seat = guesses.seat
    where guesses.guild = :guild and guesses.user_id = :user_id and made_at >= :since and ply is not null
) as decided
where nth <= :counted;

-- name: best_guessers(guild, since, counted, watched, most)
select people.name, count(*) as made, sum(decided.hit) as hits
from (
    select guesses.user_id, seats.user_id as player, guesses.hit,
           row_number() over (
               partition by guesses.user_id, seats.user_id order by made_at, guesses.match_id, opened
           ) as nth
    from guesses
    join seats on seats.match_id = guesses.match_id and seats.seat = guesses.seat
    where guesses.guild = :guild and made_at >= :since and ply is not null
) as decided
join people on people.id = decided.user_id
where decided.nth <= :counted
group by decided.user_id, people.name
having sum(decided.hit) > 0 and count(distinct decided.player) >= :watched
order by hits desc, made, decided.user_id
limit :most;

-- name: drop_guesses(before)!
delete from guesses where made_at < :before;

-- name: forget_guesses_of(guild)!
delete from guesses where guild = :guild;

-- name: kept_guesses(id)
select match_id, guild, seat, guess, made_at, ply, hit from guesses where user_id = :id order by made_at, match_id;

-- name: forget_guesses(id)!
delete from guesses where user_id = :id;
