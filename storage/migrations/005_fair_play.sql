-- Fair play and safe hosting.

-- The shuffle: who sat where at the start.
alter table matches add column seating text not null default '';     -- the click of each seat's player; '': not known
