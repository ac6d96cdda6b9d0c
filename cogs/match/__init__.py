"""At the table: a hand, an answer, the board, time, agreements, notes."""
