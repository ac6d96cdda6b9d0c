"""A whole match of each game, from /play to the result card, with the real bot."""

from random import Random

import pytest

from tests.e2e.play import controls, played_out, seated
from tests.e2e.world import pictures, text, until

MATCHES = {
    "kaito": (2, {}),
    "kengo": (2, {"options": "rounds=1"}),
    "kengo-advanced": (2, {"options": "level=advanced, specials=on, rounds=3"}),
    "kendo": (2, {}),
    "kendo-three": (3, {}),
    "kendo-four": (4, {}),
    "kendo-competition": (2, {"options": "mode=competition, ippons=1"}),
    "karenza": (2, {"options": "target=5"}),
    "karenza-three": (3, {"options": "target=5, sword_lock=off"}),
    "karenza-four": (4, {"options": "target=5, hand=5, threat_cap=defence"}),
    "regroup": (2, {}),
    "regroup-three": (3, {"options": "initial=different, leaders=powers"}),
    "regroup-four": (4, {"options": "leaders=drowning, heal_cap=off"}),
}


def marks(name):
    """One of the quick tests; Regroup! has the largest panels; the others are left to `make test-all`."""
    return [pytest.mark.quick] * (name == "kengo") + [pytest.mark.long] * (name not in {"kengo", "regroup"})


@pytest.mark.parametrize("name", [pytest.param(name, marks=marks(name)) for name in MATCHES])
async def test_a_match_by_dms_from_play_to_the_result(bot, people, name):
    seats, chosen = MATCHES[name]
    players = tuple(people.values())[:seats]
    sitting = await seated(players, name.split("-")[0], **({"seats": seats} if seats > 2 else {}), **chosen)
    moves = await played_out(sitting, Random(name), most=600)
    assert moves > 3
    result = await sitting.over()
    assert "win" in text(result) or "draw" in text(result)
    assert pictures(result)

    async def tidy():
        dms = [dm for player in players for dm in await player.dms()]
        return not any(map(controls, dms))

    await until(tidy)
    assert await sitting.board(), "only the last card has buttons"
