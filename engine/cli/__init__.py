"""The command line, `python -m engine`. No other part of the engine imports it, or click."""
