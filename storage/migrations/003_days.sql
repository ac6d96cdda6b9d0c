-- Matches last days: clocks, answers held back, standing orders, what people wish, ratings, servers.

-- What people wish.
alter table people add column notices     text    not null default 'dm';    -- dm, thread, digest or none
alter table people add column quiet_from  integer;                          -- minutes after midnight in their zone
alter table people add column quiet_to    integer;                          -- null, as quiet_from: never quiet
alter table people add column zone        text    not null default 'UTC';
alter table people add column sending     text    not null default 'hold';  -- once, hold or confirm
alter table people add column language    text    not null default '';      -- '': as Discord says
alter table people add column text_first  integer not null default 0;
alter table people add column colour_safe integer not null default 0;
alter table people add column digest_at   bigint;                           -- when the next digest is due
alter table people add column digest_hour integer not null default 8;       -- at which hour in their zone
create index people_digesting on people (digest_at) where notices = 'digest';
alter table people add column former      integer not null default 0;       -- asked to be forgotten

create table vacations (
    user_id   bigint  not null references people,
    from_at   bigint  not null,
    until_at  bigint  not null,
    primary key (user_id, from_at)
);
create index vacations_ending on vacations (until_at);

create table blocks (
    user_id  bigint  not null references people,
    blocked  bigint  not null,
    primary key (user_id, blocked)
);
create index blocks_of on blocks (blocked);

create table reports (
    id        text    primary key,
    user_id   bigint  not null,
    match_id  text,
    guild     bigint  not null,
    words     text    not null,
    made_at   bigint  not null,
    told      integer not null default 0,
    attempts  integer not null default 0,
    due       bigint  not null default 0
);
create index reports_of on reports (user_id, made_at);
create index reports_due on reports (due) where told = 0;

-- What is agreed in a lobby.
alter table lobbies add column sleeps   integer not null default 0;  -- clocks stand still in quiet hours
alter table lobbies add column rated    integer not null default 1;
alter table lobbies add column on_time  integer not null default 0;  -- of a hundred answers, how many at least
create index lobbies_open on lobbies (made_at) where status = 'open';

-- Matches and their clocks.
alter table matches add column sleeps integer not null default 0;
alter table matches add column ending text;                          -- an outcome that the rules do not know of
alter table matches add column ended_at bigint;

alter table seats add column bank      bigint;                       -- what is left for turns, without the present one
alter table seats add column due       bigint;                       -- when the time for the present question is up
alter table seats add column rest      bigint;                       -- what is left of it while the clock stands still
alter table seats add column wait      bigint;                       -- what was left when `due` was set
alter table seats add column reaction  integer not null default 0;   -- asked out of turn: the bank is not touched
alter table seats add column tokens    integer not null default 2;   -- extensions left
alter table seats add column strikes   integer not null default 0;   -- in a row
alter table seats add column standin   integer not null default 0;   -- a computer answers: 1 once, 2 until they are back
alter table seats add column remind_at bigint;
alter table seats add column reminded  integer not null default 0;   -- reminders of the present question
alter table seats add column muted     integer not null default 0;   -- no more of them
alter table seats add column nudged_at bigint;
alter table seats add column vote      text;                         -- wait, end, draw or abort
alter table seats add column notes     text    not null default '';
alter table seats add column offered   bigint;                       -- to whom the seat is offered
alter table seats add column handed_by bigint;                       -- who sat here at first, and is rated for it
create index seats_over on seats (user_id) where playing = 0;  -- who looks back finds their matches
create index seats_due on seats (due) where due is not null;
create index seats_waiting on seats (user_id, standin, due, since, match_id, seat) where playing = 1 and asked = 1;
create index seats_reminding on seats (remind_at) where remind_at is not null;
create index seats_standing on seats (rest) where rest is not null;
create index matches_forgotten on matches (since) where status = 'playing';

alter table moves add column waited bigint;                          -- from question to answer; null: not known
alter table moves add column late   integer not null default 0;      -- the time for it was up
alter table moves add column hand   text    not null default 'player';  -- player, computer or order
alter table moves add column owed   bigint;                          -- by whom, where there was a time for it
create index moves_owed on moves (owed, made_at) where owed is not null;

alter table news add column about text not null default '';          -- a fact that the match does not hold
alter table news add column since bigint not null default 0;         -- when it was written; `due` moves when it is put off
update news set since = due;

create index matches_live on matches (guild) where status = 'playing';

create table holds (
    match_id  text    not null references matches,
    seat      integer not null,
    opened    integer not null,                                      -- the question it answers
    move      text    not null,
    made_at   bigint  not null,
    due       bigint  not null,
    primary key (match_id, seat)
);
create index holds_due on holds (due);

create table orders (
    match_id    text    not null references matches,
    seat        integer not null,
    topic       text    not null,
    move        text    not null,
    looked      bigint  not null default 0,                          -- when the question was put that was looked at last
    answers_at  bigint,                                              -- when it will be answered
    primary key (match_id, seat, topic)
);
create index orders_due on orders (answers_at) where answers_at is not null;

-- What came of matches.
create table results (
    match_id  text    not null references matches,
    seat      integer not null,
    user_id   bigint  not null references people,
    guild     bigint  not null,
    game      text    not null,
    place     integer not null,                                      -- as it counts: who never came back is last
    seats     integer not null,
    verdict   text    not null,                                      -- won, drawn, lost or none
    rated     integer not null,
    nth       integer,                                               -- how many rated ones they have had with it
    mu        double precision,                                      -- after it; null where unrated
    sigma     double precision,
    ended_at  bigint  not null,
    primary key (match_id, seat)
);
create index results_of on results (user_id, guild, game, nth);

create table ratings (
    guild    bigint  not null,
    game     text    not null,
    user_id  bigint  not null references people,
    mu       double precision not null,
    sigma    double precision not null,
    matches  integer not null,
    primary key (guild, game, user_id)
);

-- Servers.
create table guilds (
    id           bigint  primary key,
    name         text    not null default '',
    channels     text    not null default '',                        -- ids between spaces; '': everywhere
    starters     text    not null default '',                        -- role ids between spaces; '': everybody
    most         integer,                                            -- live matches at once
    pace         text    not null default 'daily',
    locale       text    not null default '',
    spectators   integer not null default 1,                         -- may see hands once a match is over
    log_channel  bigint,
    left_at      bigint                                              -- when we were removed
);

-- When the house was last seen awake, to know how long it slept.
create table house (
    name  text    primary key,
    at    bigint  not null
);

-- A seed is made of the numbers of the clicks people came with; this is the only thing that ties them to it.
alter table lobbies add column joins text not null default '';       -- who came, and took it back, in order
alter table guests add column click bigint not null default 0;       -- Discord's number of the click they came with
-- What finds somebody everywhere.
-- Their habits when they came.
alter table guests add column answers integer not null default 0;
alter table guests add column share   integer not null default 100;  -- of a hundred, how many were on time
alter table guests add column wait    bigint  not null default 0;    -- what they usually took
create index guests_of on guests (user_id);
create index seats_of on seats (user_id);
create index seats_offered on seats (offered) where offered is not null;
create index seats_handed on seats (handed_by) where handed_by is not null;
create index ratings_of on ratings (user_id);
create index lobbies_of on lobbies (host);
create index lobbies_inviting on lobbies (invited) where invited is not null;

-- Several processes may look after one database: who does just now what is due, and until when nobody else does.
create table claims (
    what      text    primary key,                                   -- the kind of task, and what makes it this one
    owner     text    not null,                                      -- a process
    until     bigint  not null,
    orphaned  integer not null default 0                             -- whoever began it has not come back
);
create index claims_of on claims (owner);
create index claims_ending on claims (until);
alter table holds add column owner text not null default '';         -- the process that showed it; '': any
