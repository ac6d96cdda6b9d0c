"""A match under way: moves, endings, deadlines, history."""
