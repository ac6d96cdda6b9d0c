"""A match as a value: seats, clocks, rows."""
