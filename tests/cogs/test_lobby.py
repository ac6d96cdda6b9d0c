"""A lobby from its options to the first panel of its match."""

import asyncio
import json
from contextlib import suppress
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import pytest

import cogs.lobby.lobby as lobbies
from cogs import autocomplete
from cogs.cards.lobby import terms_text
from cogs.interactions.controls import Pick
from cogs.lobby.lobby import LobbyKeeper, options_panel
from dojo.clock.paces import DAY, SECOND
from dojo.errors import NotRead
from dojo.people.pings import Pings
from dojo.people.servers import Server, Servers
from engine.games import GAMES
from tests.cogs.shown import EVERY, HOST, SAY, lobby_of
from tests.cogs.world import clicked, served
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

# Options


BESIDE = [
    (game, name, other, value)
    for game in GAMES.values()
    for name, (other, values) in game.beside.items()
    for value in values
]
every_idle_option = pytest.mark.parametrize(
    ("game", "name", "other", "value"), BESIDE, ids=[f"{game.key}-{name}-{value}" for game, name, _, value in BESIDE]
)


def picks(lobby):
    panel = options_panel(lobby, HOST.id, SAY)
    return [item.custom_id.rpartition("/")[2] for item in panel.walk_children() if isinstance(item, Pick)]


async def completed(game, typed):
    asked = SimpleNamespace(namespace=SimpleNamespace(game=game.key), locale=SimpleNamespace(value="en-GB"), extras={})
    return [choice.value for choice in await autocomplete.options(asked, typed)]


def others(game, other, value):
    """A value beside which what counts beside `value` does not count."""
    counting = next(values for named, values in game.beside.values() if named == other and value in values)
    return next(each for each in game.options[other] if each not in counting)


@every_idle_option
def test_the_card_and_the_host_see_it_only_where_it_counts(game, name, other, value):
    idle, counting = lobby_of(game, **{other: others(game, other, value)}), lobby_of(game, **{other: value})
    word = SAY(f"{game.key}-option-{name}")
    assert f"**{word}:**" not in terms_text(game.key, idle.options, "daily", SAY)
    assert f"**{word}:**" in terms_text(game.key, counting.options, "daily", SAY)
    assert name not in picks(idle)
    usages = ["sleeps", "rated", "on_time"]
    assert picks(counting) == [*(["seats"] if len(game.seats) > 1 else []), "pace", *game.options, *usages]


@every_idle_option
async def test_it_is_offered_once_that_which_it_counts_beside_is_typed(game, name, other, value):
    pairs = [f"{name}={each}" for each in game.options[name]]
    assert not set(pairs) & set(await completed(game, ""))
    assert [f"{other}={value}, {pair}" for pair in pairs] == await completed(game, f"{other}={value}, {name}")
    assert await completed(game, f"{other}={others(game, other, value)}, {name}") == []


@EVERY
async def test_every_other_option_is_offered_from_the_start(game):
    wanted = [f"{name}={value}" for name in game.options if name not in game.beside for value in game.options[name]]
    assert await completed(game, "") == wanted[: autocomplete.MAX_CHOICES]


async def test_what_is_typed_already_is_not_offered_again():
    for game in GAMES.values():
        name, (value, *_) = next(iter(game.options.items()))
        assert not [each for each in await completed(game, f"{name.upper()} = {value}, ") if each.count(name) > 1]


# The clock of the lobbies, and moderators


SOON = 60_000  # milliseconds, by when a full lobby has begun


def channel_of(fate=None):
    """A channel of Discord's, in which every message and every edit meets with the same fate."""
    channel = AsyncMock()
    channel.get_partial_message = lambda _: channel
    channel.edit.side_effect = channel.send.side_effect = fate
    return channel


async def never(*_, **__):
    await asyncio.Event().wait()


def clock_of(hall, channel=None):
    """The cog needs nothing of the bot but the house, and a channel."""
    dojo = SimpleNamespace(reachable=lambda: True, lobbies=hall.lobbies, pings=Pings(hall.store, hall.clock))
    return LobbyKeeper(SimpleNamespace(dojo=dojo, get_partial_messageable=lambda *_, **__: channel))


async def test_a_lobby_that_cannot_begin_keeps_no_other_waiting(hall):
    bad, good = await hall.lobby(AIKO, BRUNO, game="kaito"), await hall.lobby(CHLOE, DAI, game="kaito")
    gone = json.dumps({"gone": "x"})
    await hall.write(f"update lobbies set options = '{gone}', starts_at = 1 where id = '{bad.id}'")
    hall.clock.at += SOON
    await LobbyKeeper.start_full(clock_of(hall))
    assert (await hall.lobbies.get(bad.id)).status == "open"
    assert (await hall.lobbies.get(good.id)).status == "started"


async def test_a_card_that_cannot_be_edited_keeps_no_other_lobby_from_starting(hall):
    """Neither one that is closed because nobody came, nor one that finds no room on its server."""
    await Servers(hall.store, hall.clock).set_up(Server(9, most=1), "Full")
    await hall.match(AIKO, BRUNO, guild=9, game="kaito")
    stale = await hall.lobby(AIKO, game="kaito")
    hall.clock.at += 8 * DAY
    waiting, good = await hall.lobby(AIKO, BRUNO, guild=9, game="kaito"), await hall.lobby(CHLOE, DAI, game="kaito")
    for lobby in (stale, waiting):
        await hall.lobbies.store_card(lobby.id, 77)
    hall.clock.at += SOON
    cog = clock_of(hall, channel_of(never))
    closing = asyncio.create_task(cog.close_stale())
    await asyncio.sleep(0)
    await cog.start_full()
    assert (await hall.lobbies.get(good.id)).status == "started"
    closing.cancel()
    with suppress(asyncio.CancelledError):
        await closing
    await cog.cog_unload()


async def test_a_lobby_that_finds_no_room_is_drawn_without_its_countdown(hall):
    await Servers(hall.store, hall.clock).set_up(Server(7, most=1), "Dojo")
    await hall.match(CHLOE, DAI, game="kaito")
    lobby, channel = await hall.lobby(AIKO, BRUNO, game="kaito"), channel_of()
    await hall.lobbies.store_card(lobby.id, 77)
    hall.clock.at += SOON
    cog = clock_of(hall, channel)
    await cog.start_full()
    await asyncio.gather(*cog.redraws)
    channel.edit.assert_awaited_once()
    assert (await hall.lobbies.get(lobby.id)).starts_at is None
    assert await hall.lobbies.due() == []


async def test_a_message_that_was_not_sent_gives_nobody_a_minute(hall):
    lobby = await changed(hall, BRUNO)
    await clock_of(hall, channel_of(aiohttp.ClientError)).tell_terms()
    after = await hall.lobbies.get(lobby.id)
    assert (after.consent(BRUNO.id).told_at, after.starts_at) == (None, None)
    hall.clock.at += 600 * SECOND
    channel = channel_of()
    await clock_of(hall, channel).tell_terms()
    channel.send.assert_awaited_once()


ELSEWHERE, ROLE = 55, 66
OPENS = "roles can open matches"
RULES = [
    (Server(7, channels=(ELSEWHERE,)), "You can't open matches in this channel"),
    (Server(7, starters=(ROLE,)), OPENS),
]


@pytest.mark.parametrize(("server", "refusal"), RULES, ids=["channels", "starters"])
@pytest.mark.parametrize("verb", ["start", "computer", "rematch"])
async def test_lobbies_and_matches_from_before_give_no_right(hall, dojo, verb, server, refusal):
    over = await hall.over(game="kaito")
    full, lobby = await hall.lobby(AIKO, BRUNO, game="kaito"), await hall.lobby(AIKO, game="kaito")
    await dojo.servers.set_up(server, "Dojo")
    subject = {"start": full, "computer": lobby, "rematch": over}[verb].id
    assert refusal in str(await served(clicked(dojo, AIKO.id), verb, subject, "", "novice"))
    assert [(await hall.lobbies.get(each.id)) for each in (full, lobby)] == [full, lobby]
    assert not await hall.lobbies.rematch_open(over.id)


async def changed(hall, *guests, game="kaito"):
    lobby = await hall.lobby(AIKO, *guests, game=game, seats=len(guests) + 1)
    await hall.lobbies.store_card(lobby.id, 77)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    hall.clock.at += 5 * SECOND
    return lobby


async def test_a_person_who_may_only_join_joins_a_rematch_that_is_open(hall, dojo):
    over = await hall.over(game="kaito")
    lobby = await hall.lobbies.rematch(over.id, AIKO)
    await hall.lobbies.store_card(lobby.id, 77)
    await dojo.servers.set_up(Server(7, starters=(ROLE,)), "Dojo")
    assert await hall.lobbies.rematch_open(over.id)
    assert OPENS not in str(await served(clicked(dojo, BRUNO.id), "rematch", over.id))
    assert (await hall.lobbies.get(lobby.id)).full


# The first panel


RESET, AWAY = aiohttp.ClientOSError(104, "Connection reset by peer"), NotRead("the server is away")


@pytest.fixture
async def click(hall):
    """Of somebody in a place that takes all that is sent."""
    click, sent = clicked(hall, AIKO.id), AsyncMock(return_value=SimpleNamespace(id=77))
    click.followup = SimpleNamespace(send=sent, get_partial_message=lambda _: SimpleNamespace(edit=sent))
    click.client.get_partial_messageable = lambda *_, **__: click.followup
    yield click
    await click.client.panels.close()


async def presses(click, *control):
    await served(click, *control)
    tasks = click.client.panels.under_way
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
    place = {"player_panel": lobbies, "edit_message": click.response}.get(step, click)
    monkeypatch.setattr(place, step, failing(hall, trouble))
    await way(click, hall)
    match, is_open = await opened(click, hall)
    assert not is_open
    assert match in {notice.match for notice in await hall.told() if notice.kind == "board"}
