-- The real Discord, and a world that fails.

-- Direct messages: the channel to each person, once it has been opened; opening it again is limited.
alter table people add column dm_channel bigint;

-- Direct messages that are still to be deleted for somebody who was erased; the row goes with the last of them.
create table dm_deletions (
    user_id   bigint  primary key,
    channel   bigint,
    hands     text    not null,                     -- the ids of those that are known, with spaces between
    asked_at  bigint  not null,                     -- only what was written before is deleted
    due       bigint  not null
);

-- The ply with which the board card was posted. Until it's replaced, it also tells of the moves since.
alter table matches add column card_ply bigint not null default 0;
update matches set card_ply = ply;
