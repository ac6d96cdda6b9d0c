"""How fair the games are: the house content by players of its own, and every game by the computer player."""
