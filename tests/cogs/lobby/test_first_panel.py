"""A match against computers starts with its player's panel; whatever keeps that away, then the board calls them."""

import asyncio
from types import SimpleNamespace

import aiohttp
import pytest

from cogs.guard.custom_ids import custom_id, parse_custom_id
from cogs.interactions.controls import serve
from cogs.lobby import first_panel, play, practice, rematch
from dojo.errors import NotRead
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO, called

SERVED = (play, practice, rematch)  # importing them registers the buttons
RESET, AWAY = aiohttp.ClientOSError(104, "Connection reset by peer"), NotRead("the server is away")


class Screen:
    """Where somebody clicks, and what has become of it."""

    def __init__(self, dojo):
        self.dojo, self.click = dojo, clicked(dojo, AIKO.id)
        place = SimpleNamespace(send=self.sent, get_partial_message=lambda _: SimpleNamespace(edit=self.sent))
        self.click.client.get_partial_messageable = lambda *_, **__: place
        self.click.followup = place

    async def sent(self, **_):
        return SimpleNamespace(id=77)

    async def presses(self, verb, subject, rest=""):
        await serve(self.click, parse_custom_id(custom_id(verb, subject, rest)))
        tasks = self.click.client.get_cog("PanelsCog").under_way
        await asyncio.gather(*(task for task in tasks if task.get_name().startswith("board")))

    async def told(self):
        """Deliver all that is due; of which matches there was a board."""
        boards = set()
        while due := await self.dojo.outbox.due():
            for notice in due:
                boards |= {notice.match} if notice.kind == "board" else set()
                await self.dojo.outbox.done(notice)
        return boards

    def failing(self, trouble):
        """A step of Discord's or the database's, before which the first board has been delivered."""

        async def fails(*_, **__):
            await self.told()
            raise trouble

        return fails


@pytest.fixture
async def screen(dojo):
    shown = Screen(dojo)
    yield shown
    await shown.click.client.get_cog("PanelsCog").cog_unload()


async def start(screen, hall):
    lobby = await hall.lobby(AIKO, game="kengo", seats=2)
    await hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"))
    await screen.presses("start", lobby.id)


async def practise(screen, _):
    await screen.presses("practise", "kengo", "novice")


async def play_again(screen, hall):
    table = await hall.against("novice", game="kengo")
    await screen.dojo.referee.resign(table.id, AIKO.id)
    await screen.presses("rematch", table.id)


WAYS = [start, practise, play_again]


async def last_begun(dojo):
    """The match that AIKO plays."""
    [turn] = await dojo.turns.playing(AIKO.id)
    return turn.id


@pytest.mark.parametrize("way", WAYS)
async def test_the_panel_opens_with_the_match_and_no_board_calls_its_player(screen, hall, dojo, way):
    await way(screen, hall)
    assert screen.click.client.open_panels.is_open(await last_begun(dojo), AIKO.id)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("trouble", [RESET, AWAY], ids=["connection", "database"])
async def test_where_the_panel_fails_the_board_calls_its_player(screen, hall, dojo, monkeypatch, way, trouble):
    monkeypatch.setattr(first_panel, "player_panel", screen.failing(trouble))
    await way(screen, hall)
    match = await last_begun(dojo)
    assert not screen.click.client.open_panels.is_open(match, AIKO.id)
    assert match in await screen.told()


@pytest.mark.parametrize(("way", "step"), [(start, "response"), (practise, "original")])
async def test_where_the_card_fails_before_the_panel_the_board_calls_its_player(screen, hall, dojo, way, step):
    failing = screen.failing(RESET)
    if step == "response":
        screen.click.response.edit_message = failing
    else:
        screen.click.edit_original_response = failing
    await way(screen, hall)
    match = await last_begun(dojo)
    assert not screen.click.client.open_panels.is_open(match, AIKO.id)
    assert match in await screen.told()


async def test_a_match_that_does_not_start_leaves_no_panel_open(screen, hall, dojo, monkeypatch):
    monkeypatch.setattr(dojo.lobbies, "start", screen.failing(AWAY))
    await start(screen, hall)
    assert screen.click.client.open_panels._opened == {}
