"""Before a match: `/play` and the lobby card, options, practice against computers, a rematch."""
