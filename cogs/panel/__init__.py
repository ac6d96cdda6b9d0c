"""The private panel in which a player sees their hand and makes a move, and what the coach says there."""
