"""Bots written with other libraries, each with a match of Nim for two."""
