-- Times are milliseconds since 1970, UTC. Ids of people, servers (`guild`), channels and messages are Discord's. Yes and no
-- are 1 and 0. What refers to a match or a lobby goes with it; what outlives it has its id alone.


-- The database itself

-- What it is used with: Discord ("real"), or the sandbox. The first start decides, and nothing changes it.
create table database_kind (
    id    integer primary key check (id = 1),
    kind  text    not null check (kind in ('real', 'sandbox'))
);

-- When the processes last noted that they are awake, to know for how long they were not.
create table heartbeats (
    part         text    primary key,                   -- the shards that a process runs, of how many: ",0,2,/4"
    shard_count  integer not null,
    at           bigint  not null
);

-- Several processes may share the database: who does just now what is due, and until when nobody else does.
create table leases (
    what      text    primary key,                      -- the kind of task, and what makes it this one
    owner     text    not null,                         -- a process
    until     bigint  not null,
    orphaned  integer not null default 0                -- the process that began it has not come back
);
create index leases_of on leases (owner);
create index leases_ending on leases (until);

create table keys (
    name  text primary key,
    key   text not null
);


-- People and servers

-- Computers are people, too. Their ids are negative, which Discord's never are: tens say how strong, ones which of them.
-- From -1000000 down, ids stand for people who asked to be erased.
create table people (
    id             bigint  primary key,
    name           text    not null,
    locale         text    not null,                    -- Discord's; `language` is the one they chose
    introduced_at  bigint,                              -- when another player named them; null: they came themselves
    dm             integer not null default 0,          -- whether they last said yes to DMs
    dm_channel     bigint,                              -- once it has been opened; opening it again is limited
    dm_closed      integer not null default 0,          -- Discord refused the last one
    notices        text    not null default 'dm',       -- dm, thread, digest or none
    digest_hour    integer not null default 8,          -- in their zone
    digest_at      bigint,                              -- when the next one is due
    quiet_from     integer,                             -- minutes after midnight in their zone
    quiet_to       integer,                             -- null, as quiet_from: never quiet
    zone           text    not null default 'UTC',
    sending        text    not null default 'hold',     -- once, hold or confirm
    language       text    not null default '',         -- '': as Discord says
    text_first     integer not null default 0,
    colour_safe    integer not null default 0,
    gives_puzzles  integer not null default 0           -- whether puzzles may be made of their matches
);
create index people_introduced on people (introduced_at) where introduced_at is not null;
create index people_digesting on people (digest_at) where notices = 'digest';
create index people_giving on people (gives_puzzles) where gives_puzzles = 1;

insert into people (id, name, locale)
with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 9),
     levels (level, name) as (select 1, 'novice' union all select 2, 'student' union all select 3, 'master')
select -10 * level - number, name, 'en' from levels cross join numbers;

create table vacations (
    user_id   bigint not null references people,
    from_at   bigint not null,
    until_at  bigint not null,
    primary key (user_id, from_at)
);
create index vacations_ending on vacations (until_at);

create table blocks (
    user_id  bigint not null references people,
    blocked  bigint not null,
    primary key (user_id, blocked)
);
create index blocks_of on blocks (blocked);

create table pings (
    user_id  bigint not null,                           -- or the hash of one who was erased
    pinged   bigint not null,
    made_at  bigint not null                            -- rows older than an hour are deleted
);
create index pings_by on pings (user_id, made_at);
create index pings_of on pings (pinged);
create index pings_ending on pings (made_at);

create table reports (
    id        text    primary key,
    user_id   bigint  not null,
    match_id  text,
    guild     bigint  not null,
    words     text    not null,
    made_at   bigint  not null,
    sent      integer not null default 0,               -- to the host
    attempts  integer not null default 0,
    due       bigint  not null
);
create index reports_of on reports (user_id, made_at);
create index reports_due on reports (due) where sent = 0;

-- Counts that outlast the erasure of a person, so that it resets no limit.
create table remembered (
    person  bigint not null,                            -- a keyed hash of the id: see dojo/people/remembered.py
    what    text   not null,
    amount  bigint not null,
    until   bigint not null,
    primary key (person, what)
);
create index remembered_ending on remembered (until);

-- DMs that are still to be deleted for somebody who was erased; the row goes with the last of them.
create table dm_deletions (
    user_id   bigint primary key,
    channel   bigint,
    hands     text   not null,                          -- the ids of those that are known, with spaces between
    asked_at  bigint not null,                          -- only what was written before is deleted
    due       bigint not null
);

create table servers (
    id              bigint  primary key,
    name            text    not null default '',
    channels        text    not null default '',        -- ids between spaces; '': everywhere
    starters        text    not null default '',        -- role ids between spaces; '': everybody
    most            integer,                            -- matches at once
    pace            text    not null default 'daily',
    locale          text    not null default '',        -- '': as Discord says
    spectators      integer not null default 1,         -- may see hands once a match is over
    log_channel     bigint,
    puzzle_channel  bigint,
    puzzle_day      integer not null default 0,         -- the last day on which it was posted
    left_at         bigint                              -- when we were removed
);
create index servers_puzzling on servers (puzzle_day) where puzzle_channel is not null;

-- Who may not play on a server. A row outlives the data of the person, so it refers to nobody.
create table bars (
    guild    bigint not null,
    user_id  bigint not null,
    reason   text   not null,
    made_at  bigint not null,
    primary key (guild, user_id)
);
create index bars_of on bars (user_id);


-- Lobbies

create table lobbies (
    id          text    primary key,                    -- its match will have the same
    version     integer not null default 0,             -- grows with every change; guards against two at once
    status      text    not null default 'open',        -- or closed
    game        text    not null,
    options     text    not null,
    seats       integer not null,
    pace        text    not null,
    sleeps      integer not null,                       -- clocks stand still in quiet hours
    rated       integer not null,
    on_time     integer not null,                       -- of a hundred answers, how many at least
    host        bigint  not null,
    invited     bigint,
    seating     text    not null,                       -- people in the order they shall sit, if known beforehand
    guild       bigint  not null,
    guild_name  text    not null,
    channel     bigint  not null,
    message     bigint,
    locale      text    not null,
    secret      text    not null,
    commitment  text    not null,                       -- the hash of the secret, shown before anybody joins
    joins       text    not null,                       -- the clicks of those who came and left again, in order
    starts_at   bigint,
    tell_at     bigint,                                 -- when players are to be told of changed terms
    made_at     bigint  not null
);
create index lobbies_starting on lobbies (starts_at) where starts_at is not null;
create index lobbies_telling on lobbies (tell_at) where tell_at is not null;
create index lobbies_open on lobbies (made_at) where status = 'open';
create index lobbies_closed on lobbies (made_at) where status = 'closed';
create index lobbies_gathering on lobbies (guild) where status = 'open';
create index lobbies_of on lobbies (host);
create index lobbies_inviting on lobbies (invited) where invited is not null;

create table lobby_players (
    lobby_id   text    not null references lobbies on delete cascade,
    user_id    bigint  not null references people,
    place      integer not null,                        -- the lobby's version when they joined: the order of joining
    name       text    not null,
    dm         integer not null,
    click      bigint  not null,                        -- Discord's number of the click they came with; `joins` has it
    answers    integer not null,                        -- their habits when they came: how many answers are known
    share      integer not null,                        -- of a hundred, how many were on time
    wait       bigint  not null,                        -- what they usually took
    agreed     text,                                    -- to which terms last; null: computers and people erased
    told_at    bigint,                                  -- when they were told that the terms are others now
    joined_at  bigint  not null,
    primary key (lobby_id, user_id)
);
create index lobby_players_of on lobby_players (user_id);


-- Matches

create table matches (
    id             text    primary key,
    status         text    not null default 'playing',  -- or over
    game           text    not null,
    version        integer not null,                    -- of the rules that wrote `state`
    options        text    not null,
    pace           text    not null,
    sleeps         integer not null,
    rated          integer not null,                    -- 0 also where a computer has played
    secret         text    not null,
    joins          text    not null,                    -- with the secret, all that the seed is made of
    commitment     text    not null,                    -- as it was shown; `/verify` checks it against the secret
    seed           text    not null,                    -- as it was used; likewise
    seating        text    not null,                    -- who sat where at the start: the click of each player
    ply            integer not null,
    opened         text    not null,                    -- by seat, the number of its question
    state          text    not null,
    ending         text,                                -- an outcome that the rules do not know of
    guild          bigint  not null,
    guild_name     text    not null,
    channel        bigint  not null,
    locale         text    not null,
    lobby_message  bigint,
    thread         bigint,
    card           bigint,
    card_ply       bigint  not null default 0,          -- when it was posted; it also tells of the moves since
    unshown        integer not null default 0,          -- a board is owed: we might not write there
    last_notice    integer not null default 0,          -- the id of the latest notice; none is used twice
    rematch        text,                                -- the lobby last opened for one
    searched       integer not null default 0,          -- for puzzles of the day
    begun_at       bigint  not null,
    since          bigint  not null                     -- the last move, or the end
);
create index matches_by_thread on matches (thread) where thread is not null;
create index matches_live on matches (guild) where status = 'playing';
create index matches_unshown on matches (unshown) where unshown = 1;
create index matches_forgotten on matches (since) where status = 'playing';
create index matches_over on matches (since) where status = 'over';
create index matches_rematch on matches (rematch) where rematch is not null;

create table seats (
    match_id      text    not null references matches on delete cascade,
    seat          integer not null,
    user_id       bigint  not null references people,
    first_player  bigint,                               -- who sat here at first and is rated for it; null: the same
    name          text    not null,                     -- as this server knew them when they sat down
    dm            integer not null,
    hand_message  bigint,                               -- the DM with the hand that still has its buttons
    notes         text    not null default '',
    playing       integer not null default 1,           -- until the match is over or the seat is left for good
    asked         integer not null,                     -- whether the rules wait for this seat
    since         bigint  not null,                     -- when its question was put or closed
    -- the clock
    bank          bigint,                               -- what is left for turns, without the present one
    due           bigint,                               -- when the time for the present question is up
    rest          bigint,                               -- what is left of it while the clock stands still
    wait          bigint,                               -- what was left when `due` was set
    reaction      integer not null,                     -- asked out of turn: the bank is not touched
    tokens        integer not null default 2,           -- extensions left
    strikes       integer not null default 0,           -- in a row
    remind_at     bigint,
    reminded      integer not null default 0,           -- reminders of the present question
    muted         integer not null default 0,           -- no more of them
    nudged_at     bigint,
    -- who plays while the player is away
    seen          bigint  not null,                     -- when the player last moved, or took the seat
    standin       integer not null default 0,           -- a computer answers: 1 once, 2 until they are back
    absent_since  bigint,                               -- when it took over
    wanted_by     bigint,                               -- who asks to take the seat of an absent player
    offered       bigint,                               -- to whom the player offers it
    vote          text,                                 -- see dojo/table/seat_clocks.py
    answers_at    bigint,                               -- when the computer in this seat will answer
    tries         integer not null default 0,           -- how often it has failed to
    primary key (match_id, seat)
);
create index seats_of on seats (user_id);
create index seats_playing on seats (user_id) where playing = 1;
create index seats_over on seats (user_id) where playing = 0;
create index seats_waiting on seats (user_id, standin, due, since, match_id, seat) where playing = 1 and asked = 1;
create index seats_due on seats (due) where due is not null;
create index seats_standing on seats (rest) where rest is not null;
create index seats_reminding on seats (remind_at) where remind_at is not null;
create index seats_answering on seats (answers_at) where answers_at is not null;
create index seats_offered on seats (offered) where offered is not null;
create index seats_wanted on seats (wanted_by) where wanted_by is not null;
create index seats_of_first on seats (first_player) where first_player is not null;

-- Who has taken over a seat from somebody, in order. What happened until this ply is not theirs to see.
create table substitutes (
    match_id  text    not null references matches on delete cascade,
    seat      integer not null,
    nth       integer not null,
    ply       integer not null,
    user_id   bigint  not null references people,
    primary key (match_id, seat, nth)
);
create index substitutes_of on substitutes (user_id);

-- Everybody who has, or once had, a seat of a match.
create view match_players as
select match_id, user_id from seats
union all
select match_id, first_player from seats where first_player is not null
union all
select match_id, user_id from substitutes;

create table moves (
    match_id  text    not null references matches on delete cascade,
    ply       integer not null,
    seat      integer not null,                         -- -1: the start, which nobody answered
    move      text    not null,
    events    text    not null,
    version   integer not null,                         -- of the rules that wrote them
    made_by   text    not null default 'player',        -- player, computer or house
    made_at   bigint  not null,
    waited    bigint,                                   -- from question to answer; null: not known
    late      integer not null default 0,               -- the time for it was up
    owed      bigint,                                   -- by whom, where there was a time for it
    primary key (match_id, ply)
);
create index moves_owed on moves (owed, made_at) where owed is not null;

-- Answers that can still be undone.
create table held_moves (
    match_id  text    not null references matches on delete cascade,
    seat      integer not null,
    opened    integer not null,                         -- the question it answers
    move      text    not null,
    made_at   bigint  not null,
    due       bigint  not null,
    owner     text    not null default '',              -- the process that showed it; '': any
    primary key (match_id, seat)
);
create index held_moves_due on held_moves (due);

-- What a seat answers if it's asked next exactly what it foresaw: `views` has a key for each view in which that is so.
-- Or, if it's general, to every question about `topic`: `move` is then the key of the general plan. A row with neither
-- only says that a plan was withdrawn.
create table plans (
    match_id  text    not null references matches on delete cascade,
    seat      integer not null,
    topic     text    not null,
    views     text    not null,
    move      text    not null,
    primary key (match_id, seat, topic, views)
);

-- The outbox: what players must still be told.
create table notices (
    match_id  text    not null references matches on delete cascade,
    id        integer not null,                         -- counts within the match
    kind      text    not null,
    seat      integer not null,                         -- -1: of the whole table
    ply       integer not null,
    about     text    not null,                         -- a fact that the match does not hold
    attempts  integer not null default 0,
    since     bigint  not null,                         -- when it was written; `due` moves when it is put off
    due       bigint  not null,
    primary key (match_id, id)
);
create index notices_due on notices (due);

-- Look closer: the moves of a seat that gave most away, as JSON: for each the ply, and a better move. Kept once its
-- player has asked.
create table moments (
    match_id  text    not null references matches on delete cascade,
    seat      integer not null,
    moments   text    not null,
    primary key (match_id, seat)
);

-- What each process looks after: the matches and lobbies on servers of the shards it runs, as Discord assigns them.
create view part_matches as
select heartbeats.part, matches.id
from heartbeats
join matches on heartbeats.part like '%,' || ((matches.guild / 4194304) % heartbeats.shard_count) || ',%';

create view part_lobbies as
select heartbeats.part, lobbies.id
from heartbeats
join lobbies on heartbeats.part like '%,' || ((lobbies.guild / 4194304) % heartbeats.shard_count) || ',%';


-- What comes of matches

create table results (
    match_id  text    not null,
    seat      integer not null,
    user_id   bigint  not null references people,
    guild     bigint  not null,
    game      text    not null,
    place     integer not null,                         -- as it counts: who never came back is last
    seats     integer not null,
    verdict   text    not null,                         -- won, drawn, lost, forfeit or none
    rated     integer not null,
    nth       integer,                                  -- how many rated ones they have had with it
    mu        double precision,                         -- after it; null where unrated
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
create index ratings_of on ratings (user_id);


-- Watching and learning

-- Who is told by DM of a match in which they don't play, until it ends.
create table followers (
    match_id  text   not null references matches on delete cascade,
    user_id   bigint not null references people,
    often     text   not null,                          -- end; round: also when a round ends
    primary key (match_id, user_id)
);
create index followers_of on followers (user_id);

-- Guess the move: what somebody locked in before a move was told.
create table guesses (
    match_id  text    not null,
    opened    integer not null,                         -- the question that was put then
    user_id   bigint  not null references people,
    seat      integer not null,                         -- whose move it is
    guess     text    not null,
    guild     bigint  not null,
    made_at   bigint  not null,
    ply       integer,                                  -- the move that decided it; null: none yet
    hit       integer not null default 0,               -- whether it was right
    primary key (match_id, user_id, opened)
);
create index guesses_of on guesses (user_id);
create index guesses_on on guesses (guild, made_at);
create index guesses_ending on guesses (made_at);

-- How many lessons of a game somebody has been through, so that they can go on where they left.
create table learners (
    user_id  bigint  not null references people,
    game     text    not null,
    lesson   integer not null,
    primary key (user_id, game)
);

-- Puzzles of the day that were found in matches: for a day, counted from 1970 (UTC), as in seeds/puzzles, as JSON. They
-- name nobody.
create table puzzles (
    day       integer primary key,
    match_id  text    references matches on delete set null,
    game      text    not null,
    puzzle    text    not null
);
create index puzzles_from on puzzles (match_id) where match_id is not null;

-- What each person answered first on a day, and where (0: in a DM).
create table puzzle_answers (
    user_id  bigint  not null references people,
    day      integer not null,
    guild    bigint  not null,
    answer   text    not null,
    solved   integer not null,
    primary key (user_id, day)
);
create index puzzle_answers_on on puzzle_answers (guild, day);
create index puzzle_answers_ending on puzzle_answers (day);
