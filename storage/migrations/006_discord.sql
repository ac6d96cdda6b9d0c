-- The real Discord, and a world that fails.

-- Direct messages: the channel to each person, once it has been opened; opening it again is limited.
alter table people add column dm_channel bigint;
