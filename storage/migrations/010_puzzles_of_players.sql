-- Puzzles of the day from matches that are over: who has agreed to it, and which matches have been looked through.
alter table people add column gives_puzzles integer not null default 0;
create index people_giving on people (gives_puzzles) where gives_puzzles = 1;
alter table matches add column searched integer not null default 0;

-- What was found: for a day, counted from 1970 (UTC), the puzzle as in seeds/puzzles, as JSON. It names nobody, and
-- outlives its match.
create table puzzles (
    day       integer  primary key,
    match_id  text     references matches on delete set null,
    game      text     not null,
    puzzle    text     not null
);
create index puzzles_from on puzzles (match_id) where match_id is not null;

-- When the player last moved, or took the seat: a player who has waited for very long gets more time.
alter table seats add column seen bigint not null default 0;

-- Everybody who has, or once had, a seat of a match: who has it now, who had it first, and those between.
create view sat as
select match_id, user_id from seats
union all
select match_id, handed_by from seats where handed_by is not null
union all
select match_id, user_id from holders;
