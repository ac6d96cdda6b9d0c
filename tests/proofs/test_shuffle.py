"""A few deals of each game are fair; a house that chooses between two seeds is found out."""

from tests.proofs import shuffle


def test_no_card_prefers_a_place():
    proof = shuffle.prove("short")
    assert proof.holds, [figure for figure in proof.figures if figure.met is False]
