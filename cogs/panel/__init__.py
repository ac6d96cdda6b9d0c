"""The private panel in which a player sees their hand and picks a move."""
