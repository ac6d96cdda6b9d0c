"""The page of proofs says what was found, and a proof without a control that fails does not hold."""

from dataclasses import replace

import pytest

from tests.proofs.report import Figure, Proof, part_of

pytestmark = pytest.mark.quick
PROOF = Proof("kills", "Kills", "Nothing is lost.", [Figure("kills", 1200, ">= 1,000", True)], "A row is forgotten.", 3)


def test_a_part_says_its_figures_goals_and_control():
    said = part_of(PROOF)
    assert "| kills | 1,200 | >= 1,000 | met |" in said
    assert "A row is forgotten. Seen 3 times." in said


@pytest.mark.parametrize(
    ("change", "holds"), [({}, True), ({"caught": 0}, False), ({"figures": [Figure("lost", 1, "0", False)]}, False)]
)
def test_a_proof_holds_when_all_is_met_and_its_control_was_seen(change, holds):
    assert replace(PROOF, **change).holds is holds
