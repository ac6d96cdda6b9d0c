"""A match as a value: seats, clocks, plans, rows."""
