"""Where matches are played: use cases that know neither Discord nor the rules of any one game."""
