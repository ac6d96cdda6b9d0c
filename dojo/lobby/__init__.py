"""From the first seat to the start of a match."""
