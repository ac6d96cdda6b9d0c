"""Some bad accounts against some good matches; and builds without a guard, in which somebody is harmed."""

import pytest

from tests.proofs import abuse


@pytest.mark.slow
def test_nobody_is_harmed_by_bad_accounts():
    proof = abuse.prove("short")
    assert [figure for figure in proof.figures if figure.met is False] == []
    assert proof.caught == len(abuse.BUILDS)
