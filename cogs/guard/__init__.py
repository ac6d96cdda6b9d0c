"""What goes wrong with Discord: limits, refusals, blocked channels, refused DMs, forged clicks, stale messages."""
