"""Watching a match: who follows it, and who guesses the next move."""
