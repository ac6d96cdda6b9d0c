-- Watching: who is told by DM of a match in which they don't play, until it ends.
create table followers (
    match_id  text    not null references matches on delete cascade,
    user_id   bigint  not null references people,
    often     text    not null,                                      -- end; round: also when a round ends
    primary key (match_id, user_id)
);
create index followers_of on followers (user_id);

-- Guess the move: what somebody locked in before a move was told. A guess outlives the record of its match, so it
-- doesn't refer to it.
create table guesses (
    match_id  text    not null,
    opened    integer not null,                                      -- the question that was put then
    user_id   bigint  not null references people,
    seat      integer not null,                                      -- whose move it is
    guess     text    not null,
    guild     bigint  not null,
    made_at   bigint  not null,
    ply       integer,                                               -- the move that decided it; null: none yet
    hit       integer not null default 0,                            -- whether it was right
    primary key (match_id, user_id, opened)
);
create index guesses_of on guesses (user_id);
create index guesses_on on guesses (guild, made_at);
create index guesses_ending on guesses (made_at);

-- Plans: what a seat answers if it's asked next exactly what it foresaw. `views` has a key for each view in which that
-- is so; it's empty in a row that only says that a plan was withdrawn.
create table plans (
    match_id  text     not null references matches on delete cascade,
    seat      integer  not null,
    views     text     not null,
    move      text     not null,
    primary key (match_id, seat, views)
);
