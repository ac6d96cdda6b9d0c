"""One clock: its pace, its quiet hours."""
