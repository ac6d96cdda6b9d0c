"""Before a match: `/play`, options, practice, a rematch."""
