"""The proof of failing disks in its short form; in full it is `python -m tests.proofs disks`."""

from tests.proofs.disks import prove


def test_people_are_told_nothing_is_half_done_and_the_bot_goes_on_and_a_broken_build_is_seen():
    proof = prove("short")
    assert proof.holds, [figure for figure in proof.figures if figure.met is False]
    assert next(figure.value for figure in proof.figures if figure.name.startswith("writes")) > 0
