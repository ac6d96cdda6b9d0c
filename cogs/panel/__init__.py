"""The private panel in which a player sees their hand and makes a move."""
