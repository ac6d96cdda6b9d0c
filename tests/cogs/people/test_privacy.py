"""An export that did not arrive does not count, and the panel says how long matches are kept."""

from types import SimpleNamespace

import discord
import pytest

from cogs.interactions.controls import VERBS, Click
from cogs.people.privacy import privacy_panel, send_export
from dojo.privacy.export import ExportedLately
from faces.translation import speaker
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO

SAY = speaker("en")


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
    assert said in str(privacy_panel(days, SAY, gives=False).to_components())


def test_the_panel_promises_nothing_where_matches_are_kept_for_ever():
    assert "is deleted after" not in str(privacy_panel(0, SAY, gives=False).to_components())


async def test_one_press_agrees_to_puzzles_and_another_takes_it_back(dojo):
    interaction = clicked(dojo, AIKO.id)
    for verb, gives in (("givematches", True), ("keepmatches", False)):
        await VERBS[verb](Click(interaction, dojo, SAY, "", ""))
        assert await dojo.puzzles.gives(AIKO.id) is gives
    given, kept = (str(each["view"].to_components()) for each in interaction.response.told)
    assert "may become puzzles" in given
    assert "aren't used" in kept
