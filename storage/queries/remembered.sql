-- What outlasts the erasure of a person, under a keyed hash of the id.

-- name: add_key(name, key)!
insert into keys (name, key) values (:name, :key) on conflict (name) do nothing;

-- name: key(name)$
select key from keys where name = :name;

-- name: remembered(person)
select what, amount, until from remembered where person = :person order by what;

-- name: remember_count(person, what, amount, until)*!
insert into remembered (person, what, amount, until) values (:person, :what, :amount, :until)
on conflict (person, what) do update set amount = excluded.amount, until = excluded.until;

-- name: begin_wait(person, what, now, until)$
-- Of two at once, one gets a row; nobody does until the last wait is over.
insert into remembered (person, what, amount, until) values (:person, :what, 1, :until)
on conflict (person, what) do update set until = excluded.until
where remembered.until <= :now
returning until;

-- name: end_wait(person, what)!
delete from remembered where person = :person and what = :what;
