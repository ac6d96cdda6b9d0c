"""What people ask of the bot outside a match: turns, rules, lessons, puzzles, profile, settings, blocks, privacy."""
