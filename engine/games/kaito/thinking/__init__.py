"""KAITO's own player: alpha-beta over positions in short form, and a solver of the endgame."""
