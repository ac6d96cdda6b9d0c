"""A match under way: hand, moves, board, log, time, agreements, notes, plans, the coach; following and guessing."""
