"""How strong the computer players are, and what else is found by letting them play: teacher, puzzles."""
