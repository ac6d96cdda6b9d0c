"""Measures what the house promises, each figure beside a floor taken in the same run."""
