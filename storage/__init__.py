"""Matches and people on disk. Storage does not know what a state or a move means: here they are text."""
