"""What people ask of the bot outside a match: turns, vacations, digests, profile, settings, blocks, reports, data."""
