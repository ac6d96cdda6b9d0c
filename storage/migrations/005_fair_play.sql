-- Fair play and safe hosting.

-- What the database is used with: Discord ("real"), or the sandbox. The first start decides, and nothing changes it. In an
-- older database, ids that only Discord makes tell that it is real: those of the sandbox have no worker and no process. This
-- comes first, because people are deleted below.
create table database_kind (
    id    integer  primary key check (id = 1),
    kind  text     not null check (kind in ('real', 'sandbox'))
);
insert into database_kind (id, kind)
select 1, 'real'
where exists (select 1 from people where id > 0 and id % 4194304 >= 4096)
   or exists (select 1 from guilds where id % 4194304 >= 4096);

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

-- Retention and privacy.
-- A result outlives the record of its match, so it no longer refers to it.
create table results_alone (
    match_id  text    not null,
    seat      integer not null,
    user_id   bigint  not null references people,
    guild     bigint  not null,
    game      text    not null,
    place     integer not null,                                      -- as it counts: who never came back is last
    seats     integer not null,
    verdict   text    not null,                                      -- won, drawn, lost, forfeit or none
    rated     integer not null,
    nth       integer,                                               -- how many rated ones they have had with it
    mu        double precision,                                      -- after it; null where unrated
    sigma     double precision,
    ended_at  bigint  not null,
    primary key (match_id, seat)
);
insert into results_alone (
    match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, ended_at
)
select match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, ended_at from results;
drop table results;
alter table results_alone rename to results;
create index results_of on results (user_id, guild, game, nth);

create index matches_over on matches (since) where status = 'over';
create index matches_rematch on matches (rematch) where rematch is not null;
create index lobbies_closed on lobbies (made_at) where status = 'closed';

alter table people add column introduced_at bigint;                  -- when another player named them; null: they came
create index people_introduced on people (introduced_at) where introduced_at is not null;
update people set introduced_at = 0
where id > 0
  and not exists (select 1 from seats where seats.user_id = people.id)
  and not exists (select 1 from guests where guests.user_id = people.id)
  and not exists (select 1 from results where results.user_id = people.id)
  and not exists (select 1 from ratings where ratings.user_id = people.id)
  and not exists (select 1 from vacations where vacations.user_id = people.id)
  and not exists (select 1 from blocks where blocks.user_id = people.id)
  and not exists (select 1 from reports where reports.user_id = people.id)
  and dm = 0 and closed = 0 and notices = 'dm' and quiet_from is null and zone = 'UTC' and sending = 'hold'
  and language = '' and text_first = 0 and colour_safe = 0;

-- Counts that outlast the erasure of a person, so that it resets no limit. They stand under a keyed hash of the id.
create table keys (
    name  text  primary key,
    key   text  not null
);
create table remembered (
    person  bigint  not null,                                        -- the hash, as dojo/people/remembered.py makes it
    what    text    not null,
    amount  bigint  not null,
    until   bigint  not null,
    primary key (person, what)
);
create index remembered_ending on remembered (until);

-- Lobbies: the terms each player agreed to, and how often one person calls another.
alter table lobbies add column tell_at bigint;      -- when players are to be told of changed terms
alter table guests  add column agreed  text;        -- the terms they last agreed to; null: those that stood when this column was added
alter table guests  add column told_at bigint;      -- when they were told that the terms are others now
create index lobbies_telling on lobbies (tell_at) where tell_at is not null;

create table pings (
    user_id  bigint  not null,                      -- or the hash of one who was erased
    pinged   bigint  not null,
    made_at  bigint  not null                       -- rows older than an hour are deleted
);
create index pings_by on pings (user_id, made_at);
create index pings_of on pings (pinged);
create index pings_ending on pings (made_at);
