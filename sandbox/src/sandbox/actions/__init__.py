"""What people do to the bot, each as an interaction that the bot receives."""
