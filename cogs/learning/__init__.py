"""What people learn from: the rules, the lessons of `/learn` and the puzzle of the day."""
