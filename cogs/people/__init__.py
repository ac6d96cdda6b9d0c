"""What a player asks of the bot: turns, profile, settings, privacy, rules."""
