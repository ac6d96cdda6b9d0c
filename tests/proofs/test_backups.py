"""Backups and restores cut short, the short form; a careless copy is found out."""

from tests.proofs import backups


def test_nothing_is_lost_or_halved_whenever_it_is_killed():
    found = backups.prove("short")
    assert found.caught
    assert found.holds, found.figures
    assert sum(figure.value for figure in found.figures[:2]) > 40
