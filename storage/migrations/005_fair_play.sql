-- Lobbies: the terms each player agreed to, and how often one person calls another.
alter table lobbies add column tell_at bigint;      -- when players are to be told of changed terms
alter table guests  add column agreed  text;        -- the terms they last agreed to; null: those that stood when this column was added
alter table guests  add column told_at bigint;      -- when they were told that the terms are others now
create index lobbies_telling on lobbies (tell_at) where tell_at is not null;
create index lobbies_open_in on lobbies (guild) where status = 'open';

create table pings (
    user_id  bigint  not null references people,
    pinged   bigint  not null,
    made_at  bigint  not null                       -- rows older than an hour are deleted
);
create index pings_by on pings (user_id, made_at);
create index pings_of on pings (pinged);
create index pings_ending on pings (made_at);
