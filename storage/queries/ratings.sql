-- name: enter_ratings(guild, game, user_id, mu, sigma)*!
-- Creates the ratings that are missing, and locks all of them until the end of the transaction.
insert into ratings (guild, game, user_id, mu, sigma, matches)
values (:guild, :game, :user_id, :mu, :sigma, 0)
on conflict (guild, game, user_id) do update set matches = ratings.matches;

-- name: standing_at_end(match_id)
-- A row for each seat, with the rating, if any, of the player who sat there at the beginning.
select seats.seat, coalesce(seats.handed_by, seats.user_id) as user_id,
       case when seats.standin = 2 or seats.handed_by is not null then 1 else 0 end as gone,
       ratings.mu, ratings.sigma, ratings.matches
from seats
join matches on matches.id = seats.match_id
left join ratings on ratings.guild = matches.guild and ratings.game = matches.game
                 and ratings.user_id = coalesce(seats.handed_by, seats.user_id)
where seats.match_id = :match_id
order by seats.seat;

-- name: write_results(match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, now)*!
insert into results (match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, ended_at)
values (:match_id, :seat, :user_id, :guild, :game, :place, :seats, :verdict, :rated, :nth, :mu, :sigma, :now);

-- name: write_ratings(guild, game, user_id, mu, sigma, nth)*!
update ratings set mu = :mu, sigma = :sigma, matches = :nth
where guild = :guild and game = :game and user_id = :user_id;

-- name: changes(match_id)
-- How a match changed the rating of each player who still has their seat; the rating before is null if they had none.
select results.seat, results.place, results.verdict, results.nth, results.mu, results.sigma,
       earlier.mu as mu_before, earlier.sigma as sigma_before
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

-- name: leaders(guild, game, most, after)
select ratings.user_id, people.name, ratings.mu, ratings.sigma, ratings.matches
from ratings
join people on people.id = ratings.user_id
where ratings.guild = :guild and ratings.game = :game and ratings.matches > 0 and people.former = 0
order by ratings.mu - 3 * ratings.sigma desc, ratings.user_id
limit :most offset :after;

-- name: count_leaders(guild, game)$
select count(*)
from ratings
join people on people.id = ratings.user_id
where ratings.guild = :guild and ratings.game = :game and ratings.matches > 0 and people.former = 0;

-- name: place_of(guild, game, person)$
-- How many are ranked above this person; null if they are not ranked.
select (
    select count(*)
    from ratings as other
    join people on people.id = other.user_id
    where other.guild = mine.guild and other.game = mine.game and other.matches > 0 and people.former = 0
      and (other.mu - 3 * other.sigma > mine.mu - 3 * mine.sigma
           or (other.mu - 3 * other.sigma = mine.mu - 3 * mine.sigma and other.user_id < mine.user_id))
)
from ratings as mine
where mine.guild = :guild and mine.game = :game and mine.user_id = :person and mine.matches > 0;

-- name: rating_of(guild, game, person)^
select mu, sigma, matches from ratings where guild = :guild and game = :game and user_id = :person;

-- name: results_of(person, guild)
select match_id, game, seat, place, verdict, rated, nth, mu, sigma, ended_at
from results
where user_id = :person and guild = :guild
order by ended_at, nth;

-- name: answers_of(person, most)
-- The latest answers with a deadline: given in time, or late and given by somebody else.
select waited, late, hand
from moves
where owed = :person and (hand = 'player' or late = 1)
order by made_at desc
limit :most;
