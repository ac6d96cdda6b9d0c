"""Looking back at a match: the replay, a film, the record as a file, the check of the shuffle."""
