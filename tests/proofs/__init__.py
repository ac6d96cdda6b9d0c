"""Proofs that nothing is lost, nothing doubled and nothing leaked."""
