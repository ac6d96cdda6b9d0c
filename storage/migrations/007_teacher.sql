-- Look closer: the moves of a seat that gave most away, as JSON: for each the ply, and a better move; null until its
-- player asks.
alter table seats add column moments text;
