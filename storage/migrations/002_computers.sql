-- Computers take seats. Their ids are negative, which Discord's never are: tens say how strong, ones which of them.

alter table matches add column rated integer not null default 1;  -- 0 where a computer has played
alter table seats add column answers_at bigint;                   -- when the computer in this seat will answer
alter table seats add column tries integer not null default 0;    -- how often it has failed to

create index seats_answering on seats (answers_at) where answers_at is not null;

insert into people (id, name, locale)
with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 9),
     levels (level, name) as (select 1, 'novice' union all select 2, 'student' union all select 3, 'master')
select -10 * level - number, name, 'en' from levels cross join numbers;
