"""Benchmarks of what the project promises, each figure beside a baseline from the same run."""
