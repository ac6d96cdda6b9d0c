"""What stands beside a panel goes away with the next move."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.panel import upkeep
from cogs.panel.upkeep import PanelsCog
from tests.dojo.hall import AIKO, BRUNO


class Shown:
    """An ephemeral message that we've sent."""

    def __init__(self, id=0):
        self.id, self.deleted = id, 0

    async def delete(self):
        self.deleted += 1


def click(user=AIKO, message=None):
    flags = SimpleNamespace(ephemeral=False)
    return SimpleNamespace(
        user=SimpleNamespace(id=user.id), message=message and SimpleNamespace(id=message, flags=flags)
    )


async def settled(cog):
    await asyncio.gather(*cog.under_way)


async def test_a_move_clears_what_its_player_had_opened_in_that_match():
    cog, cards, more, other, elsewhere = PanelsCog(), Shown(), Shown(), Shown(), Shown()
    cog.aside_shown(click(), "m1", "cards", cards)
    cog.aside_shown(click(), "m1", "more", more)
    cog.aside_shown(click(BRUNO), "m1", "cards", other)
    cog.aside_shown(click(), "m2", "cards", elsewhere)
    cog.move_made(click(message=7), "m1")
    cog.move_made(click(message=7), "m1")
    await settled(cog)
    assert [each.deleted for each in (cards, more, other, elsewhere)] == [1, 1, 0, 0]


async def test_opened_again_it_takes_the_place_of_the_one_before():
    cog, first, second = PanelsCog(), Shown(), Shown()
    cog.aside_shown(click(), "m1", "more", first)
    cog.aside_shown(click(), "m1", "more", second)
    await settled(cog)
    assert (first.deleted, second.deleted) == (1, 0)


async def test_a_hint_whose_own_button_made_the_move_stays():
    cog, hint, cards = PanelsCog(), Shown(7), Shown()
    cog.aside_shown(click(message=5), "m1", "hint", hint)
    cog.aside_shown(click(message=5), "m1", "cards", cards)
    cog.move_made(click(message=7), "m1")
    await settled(cog)
    assert (hint.deleted, cards.deleted) == (0, 1)


@pytest.mark.parametrize("matches", [3, 9])
def test_no_more_are_remembered_than_there_is_room_for(monkeypatch, matches):
    monkeypatch.setattr(upkeep, "MAX_ASIDES", 3)
    cog = PanelsCog()
    for number in range(matches):
        cog.aside_shown(click(), f"m{number}", "cards", Shown())
    assert list(cog.asides) == [(AIKO.id, f"m{number}") for number in range(matches - 3, matches)]
