-- Learning a game: how many of its lessons somebody has been through, so that they can go on where they left.
create table learners (
    user_id  bigint   not null references people,
    game     text     not null,
    lesson   integer  not null,
    primary key (user_id, game)
);
