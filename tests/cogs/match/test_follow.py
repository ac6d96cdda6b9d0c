"""Following a match by its buttons: nobody follows who can't be written to, and stopping is one press."""

from types import SimpleNamespace

import discord
import pytest

from cogs.interactions.controls import VERBS, Click
from dojo.watching.followers import PlaysThere
from faces.translation import speaker
from tests.cogs.guard.test_forged_clicks import Said, clicked
from tests.cogs.history.test_look_closer import words
from tests.dojo.hall import AIKO, BRUNO, CHLOE

SAY = speaker("en")


class Closed:
    async def send(self, *_, **__):
        raise discord.Forbidden(SimpleNamespace(status=403, reason=""), {"code": 50007, "message": ""})


async def pressed(dojo, table, verb, rest="", player=CHLOE, dm=None):
    """The reply, and what the person was sent by DM."""
    sent = dm or Said()

    async def open_dm(*_):
        return sent

    click = Click(clicked(dojo, player.id), dojo, SAY, table.id, rest)
    click.interaction.client.open_dm = open_dm
    await VERBS[verb](click)
    return words(click.interaction.response.told[-1]["view"]), getattr(sent, "told", [])


async def test_following_is_greeted_by_dm_and_can_be_stopped(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="regroup")
    assert "When should I write" in (await pressed(dojo, table, "follow"))[0]
    reply, greeted = await pressed(dojo, table, "following", "round")
    assert "after every round" in reply
    assert "now following" in greeted[0]
    assert "after every round" in (await pressed(dojo, table, "follow"))[0]
    assert "no longer following" in (await pressed(dojo, table, "following", "stop"))[0]
    assert await dojo.followers.often(table.id, CHLOE.id) is None


async def test_somebody_who_gets_our_dms_already_is_not_greeted(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await dojo.people.remember(CHLOE.id, CHLOE.name, "en")
    await dojo.people.take_dms(CHLOE.id)
    assert (await pressed(dojo, table, "following", "end"))[1] == []


async def test_somebody_who_cannot_be_written_to_does_not_follow(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    reply, _ = await pressed(dojo, table, "following", "end", dm=Closed())
    assert "won't let me send you DMs" in reply
    assert await dojo.followers.often(table.id, CHLOE.id) is None


@pytest.mark.parametrize("verb", ["follow", "following"])
async def test_a_forged_click_of_a_player_is_refused(dojo, hall, verb):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    with pytest.raises(PlaysThere):
        await pressed(dojo, table, verb, "end", player=AIKO)
