"""What stands beside a panel goes away with the next move."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.panel import upkeep
from cogs.panel.upkeep import PanelsCog
from tests.dojo.hall import AIKO, BRUNO


class Shown:
    """An ephemeral reply to a click."""

    def __init__(self, user=AIKO):
        self.user, self.message, self.deleted = SimpleNamespace(id=user.id), None, 0

    async def delete_original_response(self):
        self.deleted += 1


async def settled(cog):
    await asyncio.gather(*cog.under_way)


async def test_a_move_clears_what_its_player_had_opened_in_that_match():
    cog, cards, more, other, elsewhere = PanelsCog(), Shown(), Shown(), Shown(BRUNO), Shown()
    cog.aside_shown(cards, "m1", "cards")
    cog.aside_shown(more, "m1", "more")
    cog.aside_shown(other, "m1", "cards")
    cog.aside_shown(elsewhere, "m2", "cards")
    cog.move_made(AIKO.id, "m1", clicked=7)
    cog.move_made(AIKO.id, "m1", clicked=7)
    await settled(cog)
    assert [each.deleted for each in (cards, more, other, elsewhere)] == [1, 1, 0, 0]


async def test_opened_again_it_takes_the_place_of_the_one_before():
    cog, first, second = PanelsCog(), Shown(), Shown()
    cog.aside_shown(first, "m1", "more")
    cog.aside_shown(second, "m1", "more")
    await settled(cog)
    assert (first.deleted, second.deleted) == (1, 0)


async def test_a_hint_whose_own_button_made_the_move_stays():
    cog, hint, cards = PanelsCog(), Shown(), Shown()
    cog.aside_shown(hint, "m1", "hint", 7)
    cog.aside_shown(cards, "m1", "cards")
    cog.move_made(AIKO.id, "m1", clicked=7)
    await settled(cog)
    assert (hint.deleted, cards.deleted) == (0, 1)


@pytest.mark.parametrize("matches", [3, 9])
def test_no_more_are_remembered_than_there_is_room_for(monkeypatch, matches):
    monkeypatch.setattr(upkeep, "MAX_ASIDES", 3)
    cog = PanelsCog()
    for number in range(matches):
        cog.aside_shown(Shown(), f"m{number}", "cards")
    assert list(cog.asides) == [(AIKO.id, f"m{number}") for number in range(matches - 3, matches)]
