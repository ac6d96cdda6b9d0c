"""A match against computers starts with its player's panel; whatever keeps that away, then the board calls them."""

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import pytest

from cogs.lobby import first_panel
from dojo.errors import NotRead
from tests.cogs.clicks import clicked, served
from tests.dojo.hall import AIKO

RESET, AWAY = aiohttp.ClientOSError(104, "Connection reset by peer"), NotRead("the server is away")


@pytest.fixture
async def click(hall):
    """Of somebody in a place that takes all that is sent."""
    click, sent = clicked(hall, AIKO.id), AsyncMock(return_value=SimpleNamespace(id=77))
    click.followup = SimpleNamespace(send=sent, get_partial_message=lambda _: SimpleNamespace(edit=sent))
    click.client.get_partial_messageable = lambda *_, **__: click.followup
    yield click
    await click.client.get_cog("PanelsCog").cog_unload()


async def presses(click, *control):
    await served(click, *control)
    tasks = click.client.get_cog("PanelsCog").under_way
    await asyncio.gather(*(task for task in tasks if task.get_name().startswith("board")))


async def start(click, hall):
    lobby = await hall.computers(await hall.lobby(AIKO, game="kengo", seats=2), "novice")
    await presses(click, "start", lobby.id)


async def practise(click, _):
    await presses(click, "practise", "kengo", "novice")


async def play_again(click, hall):
    table = await hall.against("novice", game="kengo")
    await hall.referee.resign(table.id, AIKO.id)
    await presses(click, "rematch", table.id)


WAYS = [start, practise, play_again]


def failing(hall, trouble):
    """A step of Discord's or the database's, before which the first board has been delivered."""

    async def fails(*_, **__):
        await hall.told()
        raise trouble

    return fails


async def opened(click, hall):
    """The match that AIKO plays, and whether its panel is known to be open."""
    [turn] = await hall.turns.playing(AIKO.id)
    return turn.id, click.client.open_panels.is_open(turn.id, AIKO.id)


@pytest.mark.parametrize("way", WAYS)
async def test_the_panel_opens_with_the_match_and_no_board_calls_its_player(click, hall, way):
    await way(click, hall)
    assert (await opened(click, hall))[1]


async def test_a_match_that_does_not_start_leaves_no_panel_open(click, hall, monkeypatch):
    monkeypatch.setattr(hall.lobbies, "start", failing(hall, AWAY))
    await presses(click, "practise", "kengo", "novice")
    assert click.client.open_panels._opened == {}


@pytest.mark.parametrize(
    ("way", "trouble", "step"),
    [
        *((way, trouble, "player_panel") for way in WAYS for trouble in (RESET, AWAY)),
        (start, RESET, "edit_message"),
        (practise, RESET, "edit_original_response"),
    ],
)
async def test_where_the_card_or_the_panel_fails_the_board_calls_its_player(
    click, hall, monkeypatch, way, trouble, step
):
    place = {"player_panel": first_panel, "edit_message": click.response}.get(step, click)
    monkeypatch.setattr(place, step, failing(hall, trouble))
    await way(click, hall)
    match, is_open = await opened(click, hall)
    assert not is_open
    assert match in {notice.match for notice in await hall.told() if notice.kind == "board"}
