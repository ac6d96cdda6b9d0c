"""Short storms: nobody is harmed, and builds without a guard are found out."""

import pytest

from tests.proofs import storms


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", storms.PARTS)
def test_nobody_is_harmed(part):
    proof = storms.prove("short", part)
    assert proof.holds, [figure for figure in proof.figures if figure.met is False]
