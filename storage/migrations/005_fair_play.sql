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

-- The shuffle: who sat where at the start.
alter table matches add column seating text not null default '';     -- the click of each seat's player; '': not known

-- Moderation: who may not play on a server. A row outlives the data of the person, so it refers to nobody.
create table bars (
    guild    bigint  not null,
    user_id  bigint  not null,
    reason   text    not null default '',
    made_at  bigint  not null,
    primary key (guild, user_id)
);
create index bars_of on bars (user_id);
create index lobbies_gathering on lobbies (guild) where status = 'open';

-- Lobbies: the terms each player agreed to, and how often one person calls another.
alter table lobbies add column tell_at bigint;      -- when players are to be told of changed terms
alter table guests  add column agreed  text;        -- the terms they last agreed to; null: those that stood when this column was added
alter table guests  add column told_at bigint;      -- when they were told that the terms are others now
create index lobbies_telling on lobbies (tell_at) where tell_at is not null;

create table pings (
    user_id  bigint  not null references people,
    pinged   bigint  not null,
    made_at  bigint  not null                       -- rows older than an hour are deleted
);
create index pings_by on pings (user_id, made_at);
create index pings_of on pings (pinged);
create index pings_ending on pings (made_at);
