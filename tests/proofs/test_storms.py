"""A match in one storm after another, as many as a test has time for; and builds that were broken are found out."""

import pytest

from tests.proofs import storms
from tests.proofs.storms.broken_builds import BUILDS


@pytest.mark.slow
def test_whatever_discord_does_nothing_is_lost_or_doubled():
    proof = storms.prove("short")
    assert [figure for figure in proof.figures if figure.met is False] == []
    assert proof.caught == len(BUILDS)
