"""The proof of crashes in its short form; in full it is `python -m tests.reliability crashes`."""

from tests.reliability.crashes import prove


def test_nothing_is_lost_or_doubled_wherever_the_bot_dies_and_a_broken_build_is_seen():
    proof = prove("short")
    assert proof.holds, [figure for figure in proof.figures if figure.met is False]
    assert (
        next(figure.value for figure in proof.figures if figure.name == "kills") >= 3
    )  # some twenty on a quiet machine
