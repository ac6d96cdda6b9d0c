"""What people ask of the bot outside a match: turns, profile, settings, vacation, blocks, reports, privacy, rules."""
