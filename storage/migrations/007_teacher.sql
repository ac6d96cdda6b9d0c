-- Look closer: the moves of a seat that gave most away, as JSON: for each the ply, and a better move. Kept once its
-- player has asked.
create table lessons (
    match_id  text     not null references matches on delete cascade,
    seat      integer  not null,
    moments   text     not null,
    primary key (match_id, seat)
);

-- Puzzle of the day: what each person answered first on a day, counted from 1970 (UTC), and where (0: in a DM).
create table puzzle_answers (
    user_id  bigint   not null references people,
    day      integer  not null,
    guild    bigint   not null,
    answer   text     not null,
    solved   integer  not null,
    primary key (user_id, day)
);
create index puzzle_answers_on on puzzle_answers (guild, day);
create index puzzle_answers_ending on puzzle_answers (day);

-- Where a server wants it posted, and the day it was last posted on.
alter table guilds add column puzzle_channel bigint;
alter table guilds add column puzzle_day     integer not null default 0;
create index guilds_puzzling on guilds (puzzle_day) where puzzle_channel is not null;
