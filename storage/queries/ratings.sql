-- name: write_results(match_id, seat, user_id, guild, game, place, seats, verdict, rated, mu, sigma, now)*!
insert into results (match_id, seat, user_id, guild, game, place, seats, verdict, rated, mu, sigma, ended_at)
values (:match_id, :seat, :user_id, :guild, :game, :place, :seats, :verdict, :rated, :mu, :sigma, :now);
