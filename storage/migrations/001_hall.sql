-- Times are milliseconds since 1970, UTC. Ids of people, servers, channels and messages are Discord's.

create table people (
    id      bigint  primary key,
    name    text    not null,
    locale  text    not null,
    dm      integer not null default 0,      -- whether they last said yes to letters
    closed  integer not null default 0       -- Discord refused the last one
);

create table lobbies (
    id          text    primary key,
    version     integer not null default 0,  -- grows with every change; guards against two at once
    status      text    not null default 'open',
    game        text    not null,
    options     text    not null,
    seats       integer not null,
    pace        text    not null,
    host        bigint  not null,
    invited     bigint,
    seating     text    not null,            -- people in the order they shall sit, where that is known beforehand
    guild       bigint  not null,
    guild_name  text    not null,
    channel     bigint  not null,
    message     bigint,
    locale      text    not null,
    secret      text    not null,
    commitment  text    not null,            -- the hash of the secret, fit to be shown before anybody joins
    starts_at   bigint,
    made_at     bigint  not null
);
create index lobbies_starting on lobbies (starts_at) where starts_at is not null;

create table guests (
    lobby_id   text    not null references lobbies,
    user_id    bigint  not null references people,
    place      integer not null,             -- the lobby's version when they joined: the order of joining
    name       text    not null,
    dm         integer not null,
    joined_at  bigint  not null,
    primary key (lobby_id, user_id)
);

create table matches (
    id             text    primary key,
    status         text    not null default 'playing',
    game           text    not null,
    version        integer not null,         -- of the rules that wrote `state` and `recent`
    options        text    not null,
    pace           text    not null,
    secret         text    not null,
    commitment     text    not null,
    joins          text    not null,         -- with the secret, all that the seed is made of
    seed           text    not null,
    ply            integer not null,
    opened         text    not null,
    state          text    not null,
    recent         text    not null,         -- the events of the last ply
    guild          bigint  not null,
    guild_name     text    not null,
    channel        bigint  not null,
    locale         text    not null,
    lobby_message  bigint,
    thread         bigint,
    card           bigint,
    told           integer not null,         -- news written so far: the id of the latest
    rematch        text,                     -- the lobby last opened for one
    begun_at       bigint  not null,
    since          bigint  not null
);
create index matches_by_thread on matches (thread) where thread is not null;

create table seats (
    match_id  text    not null references matches,
    seat      integer not null,
    user_id   bigint  not null references people,
    name      text    not null,              -- as this server knew them when they sat down
    dm        integer not null,
    playing   integer not null default 1,    -- until the match is over or the seat is left for good
    asked     integer not null,              -- whether the rules wait for this seat
    since     bigint  not null,
    hand      bigint,                        -- the letter with the hand that still has its buttons
    primary key (match_id, seat)
);
create index seats_playing on seats (user_id) where playing = 1;

create table moves (
    match_id  text    not null references matches,
    ply       integer not null,
    seat      integer not null,              -- -1: the start, which nobody answered
    move      text    not null,
    events    text    not null,
    version   integer not null,
    made_at   bigint  not null,
    primary key (match_id, ply)
);

create table news (
    match_id  text    not null references matches,
    id        integer not null,              -- counts within the match and is never used again
    kind      text    not null,
    seat      integer not null,              -- -1: of the whole table
    ply       integer not null,
    attempts  integer not null default 0,
    due       bigint  not null,
    primary key (match_id, id)
);
create index news_due on news (due);
