"""Matches and people on disk. What a state or a move means is none of storage's business: here they are text."""
