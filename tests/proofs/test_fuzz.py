"""Forged interactions, as many as a test has time for; and builds that were broken on purpose are found out."""

import pytest

from tests.proofs import fuzz
from tests.proofs.fuzz.broken_builds import BUILDS


@pytest.mark.slow
def test_whatever_is_forged_is_answered_once_and_does_nothing():
    proof = fuzz.prove("short")
    assert [figure for figure in proof.figures if figure.met is False] == []
    assert proof.caught == len(BUILDS)
