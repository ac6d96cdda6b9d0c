"""Watching a match: who follows it."""
