"""Discord's HTTP API, as the bot calls it."""
