"""A match under way: answers, endings, deadlines, history."""
