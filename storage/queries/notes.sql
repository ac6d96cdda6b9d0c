-- name: seat_notes(match_id, seat)$
select notes from seats where match_id = :match_id and seat = :seat;

-- name: note_down(match_id, seat, notes)!
update seats set notes = :notes where match_id = :match_id and seat = :seat;
