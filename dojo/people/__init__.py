"""Players and servers: names, preferences, blocks, bars, turns, vacations, lessons and puzzles."""
