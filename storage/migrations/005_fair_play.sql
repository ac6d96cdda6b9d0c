-- Fair play and safe hosting.

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
