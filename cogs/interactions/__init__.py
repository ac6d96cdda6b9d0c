"""Clicks, forms and commands: who clicked what, how we reply, what an error says."""
