"""An export that did not arrive does not count, and the panel says how long matches are kept."""

from types import SimpleNamespace

import discord
import pytest

from cogs.people.privacy import privacy_panel, send_export
from dojo.dojo import Dojo
from dojo.privacy.export import ExportedLately
from engine.games import GAMES
from faces.translation import speaker
from storage.store import Store
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO, Clock

SAY = speaker("en")


@pytest.fixture
async def dojo(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield Dojo(store, GAMES, Clock())


async def refused(**_):
    raise discord.HTTPException(SimpleNamespace(status=413, reason=""), "too large")


async def test_an_export_that_discord_refuses_can_be_asked_for_again(dojo):
    interaction = clicked(dojo, AIKO.id)
    interaction.edit_original_response = refused
    with pytest.raises(discord.HTTPException):
        await send_export(dojo, interaction, SAY)
    interaction = clicked(dojo, AIKO.id)
    await send_export(dojo, interaction, SAY)
    with pytest.raises(ExportedLately):
        await send_export(dojo, interaction, SAY)


@pytest.mark.parametrize(("days", "said"), [(1, "after a day"), (365, "after 365 days")])
def test_the_panel_says_how_long_matches_are_kept(days, said):
    assert said in str(privacy_panel(days, SAY).to_components())


def test_the_panel_promises_nothing_where_matches_are_kept_for_ever():
    assert "is deleted after" not in str(privacy_panel(0, SAY).to_components())
