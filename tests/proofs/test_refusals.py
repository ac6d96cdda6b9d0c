"""A short day of refusals: nothing is lost, everybody is called; and builds that were broken are found out."""

import pytest

from tests.proofs import refusals
from tests.proofs.refusals.broken_builds import BUILDS


@pytest.mark.slow
def test_whatever_discord_refuses_everybody_is_called_and_each_match_has_one_board():
    proof = refusals.prove("short")
    assert [figure for figure in proof.figures if figure.met is False] == []
    assert proof.caught == len(BUILDS)
