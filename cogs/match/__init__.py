"""Playing a match: the hand, moves, the board and the log, time, agreements, notes."""
