-- Fair play and safe hosting.

-- Fairness within a match.
alter table seats add column absent_since bigint;                    -- when a computer took over from an absent player
alter table seats add column wanted_by bigint;                       -- who asks to take the seat of an absent player
create index seats_wanted on seats (wanted_by) where wanted_by is not null;

-- Who has taken over a seat from somebody, in order. What happened until this ply is not theirs to see.
create table holders (
    match_id  text    not null references matches on delete cascade,
    seat      integer not null,
    nth       integer not null,
    ply       integer not null,
    user_id   bigint  not null references people,
    primary key (match_id, seat, nth)
);
create index holders_of on holders (user_id);
insert into holders (match_id, seat, nth, ply, user_id)
select seats.match_id, seats.seat, 1, matches.ply, seats.user_id
from seats
join matches on matches.id = seats.match_id
where seats.handed_by is not null;
