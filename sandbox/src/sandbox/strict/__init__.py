"""Where the sandbox is as strict as Discord: rate limits, and what it refuses when it is told to."""
