"""What a host sees of the house: its figures, whether it is well, and its log."""
