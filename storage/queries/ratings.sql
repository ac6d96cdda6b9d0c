-- name: enter_ratings(guild, game, user_id, mu, sigma)*!
-- Creates the ratings that are missing, and locks all of them until the end of the transaction.
insert into ratings (guild, game, user_id, mu, sigma, matches)
values (:guild, :game, :user_id, :mu, :sigma, 0)
on conflict (guild, game, user_id) do update set matches = ratings.matches;

-- name: standing_at_end(match_id)
-- A row for each seat, with the rating, if any, of the player who sat there at the beginning.
select seats.seat, coalesce(seats.first_player, seats.user_id) as user_id,
       case when seats.standin = 2 or seats.first_player is not null then 1 else 0 end as gone,
       ratings.mu, ratings.sigma, ratings.matches
from seats
join matches on matches.id = seats.match_id
left join ratings on ratings.guild = matches.guild and ratings.game = matches.game
                 and ratings.user_id = coalesce(seats.first_player, seats.user_id)
where seats.match_id = :match_id
order by seats.seat;

-- name: moved_seats(match_id)
-- The seats for which a person has made a move: not a computer that stood in for them, and not their leaving.
select distinct seat from moves where match_id = :match_id and seat >= 0 and made_by = 'player' and move <> 'leave';

-- name: most_met(match_id, since)$
-- The number of rated matches that two players of this match have had with each other since then; of all pairs, the most.
select coalesce(max(met), 0)
from (
    select count(*) as met
    from matches
    join seats as one on one.match_id = matches.id
    join seats as other on other.match_id = matches.id and other.seat > one.seat
    join results as mine
        on mine.user_id = coalesce(one.first_player, one.user_id) and mine.guild = matches.guild
       and mine.game = matches.game
    join results as theirs
        on theirs.match_id = mine.match_id and theirs.user_id = coalesce(other.first_player, other.user_id)
    where matches.id = :match_id and mine.rated = 1 and mine.verdict <> 'forfeit' and mine.ended_at > :since
      and theirs.rated = 1 and theirs.verdict <> 'forfeit'
    group by one.seat, other.seat
) as pairs;

-- name: count_rated_together(match_id)$
select count(*) from results where match_id = :match_id and rated = 1 and verdict <> 'forfeit';

-- name: write_results(match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, now)*!
insert into results (match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, ended_at)
values (:match_id, :seat, :user_id, :guild, :game, :place, :seats, :verdict, :rated, :nth, :mu, :sigma, :now);

-- name: write_ratings(guild, game, user_id, mu, sigma, nth)*!
update ratings set mu = :mu, sigma = :sigma, matches = :nth
where guild = :guild and game = :game and user_id = :user_id;

-- name: changes(match_id)
-- How a match changed the rating of each player who still has their seat; the rating before is null if they had none.
select results.seat, results.place, results.verdict, results.nth, results.mu, results.sigma,
       earlier.mu as mu_before, earlier.sigma as sigma_before,
       (select count(distinct theirs.user_id)
        from results as mine
        join results as theirs on theirs.match_id = mine.match_id and theirs.seat <> mine.seat
        where mine.user_id = results.user_id and mine.guild = results.guild and mine.game = results.game
          and mine.nth <= results.nth and mine.verdict <> 'forfeit' and theirs.rated = 1
          and theirs.verdict <> 'forfeit') as opponents
from results
left join results as earlier
    on earlier.user_id = results.user_id and earlier.guild = results.guild and earlier.game = results.game
   and earlier.nth = results.nth - 1
where results.match_id = :match_id
  and not exists (
      select 1 from seats
      where seats.match_id = results.match_id and seats.seat = results.seat and seats.user_id <> results.user_id
  )
order by results.seat;

-- name: leaders(guild, game, former)
-- Everybody who is rated, with the number of different people they were rated against.
select ratings.user_id, people.name, ratings.mu, ratings.sigma, ratings.matches,
       count(distinct theirs.user_id) as opponents
from ratings
join people on people.id = ratings.user_id
left join results as mine
    on mine.user_id = ratings.user_id and mine.guild = ratings.guild and mine.game = ratings.game
   and mine.rated = 1 and mine.verdict <> 'forfeit'
left join results as theirs
    on theirs.match_id = mine.match_id and theirs.seat <> mine.seat
   and theirs.rated = 1 and theirs.verdict <> 'forfeit'
where ratings.guild = :guild and ratings.game = :game and ratings.matches > 0 and ratings.user_id > :former
group by ratings.user_id, people.name, ratings.mu, ratings.sigma, ratings.matches;

-- name: opponents_of(person, guild)
-- By game, how many different people this person was rated against.
select mine.game, count(distinct theirs.user_id) as opponents
from results as mine
join results as theirs on theirs.match_id = mine.match_id and theirs.seat <> mine.seat
where mine.user_id = :person and mine.guild = :guild and mine.rated = 1 and mine.verdict <> 'forfeit'
  and theirs.rated = 1 and theirs.verdict <> 'forfeit'
group by mine.game;

-- name: results_of(person, guild)
select match_id, game, seat, place, verdict, rated, nth, mu, sigma, ended_at
from results
where user_id = :person and guild = :guild
order by ended_at, nth;

-- name: answers_of(person, most)
-- The latest answers with a deadline: given in time, or late and given by somebody else.
select waited, late, made_by
from moves
where owed = :person and (made_by = 'player' or late = 1)
order by made_at desc
limit :most;
