-- The real Discord, and a world that fails.

-- Direct messages: the channel to each person, once it has been opened; opening it again is limited.
alter table people add column dm_channel bigint;

-- Matches that moved from their thread to the channel, until the thread is open again.
create index matches_displaced on matches (guild) where status = 'playing' and thread = channel;
