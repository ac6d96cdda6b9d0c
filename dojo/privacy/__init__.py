"""Exports and erases a person's data."""
