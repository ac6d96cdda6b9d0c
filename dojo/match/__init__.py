"""A match under way: moves, held moves, plans, agreements, endings, deadlines, history."""
