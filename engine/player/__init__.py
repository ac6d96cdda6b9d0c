"""The computer player, the same for every game."""
