"""Players and servers: names, preferences, blocks, turns, vacations."""
