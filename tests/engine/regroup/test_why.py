"""Why a move is refused: for each reason a position."""

import pytest

from engine.games.regroup import GAME
from tests.engine.refused import refusal
from tests.engine.regroup.drawing import strong, table, with_cards

POOR, RICH = strong(), strong(coin=1)


@pytest.mark.parametrize(
    ("state", "text", "reason"),
    [
        (table(POOR, POOR), "place a1 0", ("RG-R4", "take-first", {})),
        (table(POOR, POOR, placing=1), "take 1", ("RG-27", "lay-first", {})),
        (table(RICH, POOR, pile=()), "take pile", ("RG-18", "no-pile", {})),
        (table(RICH, POOR, pile=(), market=(1, 2)), "take 3", ("RG-18", "no-card", {"cards": 2})),
        (table(POOR, POOR), "take 2", ("RG-R5", "coins", {"cost": 1, "showing": 0})),
        (table(RICH, POOR), "take 3", ("RG-R5", "coins", {"cost": 2, "showing": 1})),
        (table(with_cards(), POOR, placing=1), "place e5 0", ("RG-26", "apart", {})),
    ],
)
def test_a_refused_move_is_told_its_rule(state, text, reason):
    assert refusal(GAME, state, text) == reason
