-- A board is owed where we may not write: which doors were found shut nobody knows who starts after us.
alter table matches add column unshown integer not null default 0;
create index matches_unshown on matches (unshown) where unshown = 1;
