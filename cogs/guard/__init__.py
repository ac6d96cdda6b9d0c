"""What goes wrong with Discord: blocked channels, too many refusals, forged clicks, stale messages."""
