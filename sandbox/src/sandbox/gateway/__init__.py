"""Discord's gateway, over which the bot hears what happens."""
