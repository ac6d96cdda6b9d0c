"""A client with a part of all servers, one that Discord doesn't keep, and the commands as they are registered."""

import asyncio
import gc
import json
import re
import weakref
from types import SimpleNamespace

import discord
import pytest

import bot
from cogs.client import Hikyaku, Shards, load_rooms
from cogs.guard.limits import CircuitBreaker
from cogs.interactions.commands import COMMANDS, DISCORD_LOCALES, Translator
from cogs.people.help import COMMANDS as LISTED
from cogs.process import ConfigError
from cogs.server import KnownServers
from faces.translation import FALLBACK, languages
from tests import pseudo
from tests.dojo.hall import Clock

DAYS = 31 * 86_400_000


@pytest.mark.parametrize(
    ("ids", "count", "part"),
    [("", 0, Shards()), ("", 3, Shards(None, 3)), ("0", 1, Shards([0], 1)), ("3,0,3", 4, Shards([0, 3], 4))],
)
def test_the_settings_name_a_part(ids, count, part):
    assert bot.shards(bot.Settings(shard_ids=ids, shard_count=count)) == part


@pytest.fixture
async def process(dojo, monkeypatch):
    """The second of two, though it is connected to nothing."""
    monkeypatch.setattr(Hikyaku, "shards", {1: SimpleNamespace()})
    async with Hikyaku(dojo, shards=Shards([1], 2)) as client:
        yield client
        monkeypatch.setattr(Hikyaku, "shards", {})


async def test_it_hears_of_its_own_servers(process):
    assert [process.hears(number << 22) for number in range(4)] == [False, True, False, True]


async def test_servers_of_other_processes_are_neither_left_nor_forgotten(process, clock):
    servers, ours, theirs = process.dojo.servers, 1 << 22, 2 << 22
    for id in (ours, theirs):
        await servers.joined(id, "Dojo")
    await KnownServers(process).update_known_servers()
    assert await servers.known() == {theirs}
    await servers.left(theirs)
    clock.at += DAYS
    assert await servers.forget(process.hears) == [ours]
    assert await servers.forget() == [theirs]


NOWHERE = "http://127.0.0.1:1"


class Enough(BaseException):
    """No more clients."""


class Dropped(Hikyaku):
    """Discord takes it in, and throws it out."""

    async def start(self, token, *, reconnect=True):
        self.dispatch("ready")
        await asyncio.sleep(0.05)
        raise ConnectionResetError


async def seen(dojo, kind, most, seconds=60):
    """Those that came one after the other, until there were so many or they kept us waiting."""
    found = []

    def another():
        if len(found) == most:
            raise Enough
        client = kind(dojo, 0, Shards(), CircuitBreaker(Clock()))
        found.append(weakref.ref(client))
        return client

    try:
        await asyncio.wait_for(bot.serve(another, "x.y.z"), seconds)
    except (Enough, TimeoutError):
        return found


async def test_of_clients_that_came_to_nothing_the_last_at_most_is_left(dojo, nowhere):
    found = await seen(dojo, Hikyaku, 6)
    gc.collect()
    assert len(found) == 6
    assert sum(client() is not None for client in found) <= 1


@pytest.fixture
def nowhere(monkeypatch):
    """A Discord that nobody answers for."""
    monkeypatch.setattr(discord.http.Route, "BASE", NOWHERE)
    monkeypatch.setattr(bot, "PATIENCE", (0, 0, 0))
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.mark.parametrize(("steady", "seconds", "clients"), [(0, 60, 4), (bot.STEADY, 5, 2)])
async def test_after_one_that_was_ready_for_a_while_another_follows_at_once(
    dojo, nowhere, monkeypatch, steady, seconds, clients
):
    """Logins are counted: one that came to nothing is followed later. No while at all is needed on a slow machine."""
    monkeypatch.setattr(bot, "PATIENCE", (0, 1000))
    monkeypatch.setattr(bot, "STEADY", steady)
    assert len(await seen(dojo, Dropped, 4, seconds)) == clients


@pytest.mark.parametrize(
    ("trouble", "seconds"),
    [
        (discord.RateLimited(82_721), 82_721),
        (discord.HTTPException(SimpleNamespace(status=429, reason="", headers={"Retry-After": "3600"}), ""), 3600),
        (discord.HTTPException(SimpleNamespace(status=503, reason="", headers={}), ""), 0),
        (ConnectionResetError(), 0),
    ],
)
def test_it_waits_for_as_long_as_discord_asks(trouble, seconds):
    assert bot.retry_after(trouble) == seconds


@pytest.mark.parametrize(
    ("ids", "count", "error"),
    [
        ("0", 0, ConfigError),
        ("1", 1, ConfigError),
        ("0,4", 4, ConfigError),
        *((ids, 4, ValueError) for ids in ("a", "0-3", "-1")),
    ],
)
def test_what_is_no_list_of_shards_is_refused_in_a_line(ids, count, error):
    with pytest.raises(error, match=r"SHARD_COUNT|shard_ids"):
        bot.shards(bot.Settings(shard_ids=ids, shard_count=count))


# Commands


@pytest.fixture
async def client(dojo):
    async with Hikyaku(dojo) as client:
        load_rooms()
        for command in COMMANDS:
            client.tree.add_command(command)
        yield client


async def payload(client):
    """Commands, with their options and choices below them, as they are registered."""
    return [await each.get_translated_payload(client.tree, Translator()) for each in client.tree._get_all_commands()]


SERVER, DM = 0, 1  # as Discord numbers the contexts; the first is also an installation


async def registered(client):
    return [
        command.to_dict(client.tree) for command in client.tree.get_commands(type=discord.AppCommandType.chat_input)
    ]


async def test_there_are_at_most_twenty_five_commands(client):
    names = {command["name"] for command in await registered(client)}
    assert {"play", "hand", "board", "move", "turns", "rules", "resign"} <= names
    assert len(names) <= 25


async def test_help_has_every_command(client):
    assert {name for names in LISTED.values() for name in names} == {each["name"] for each in await registered(client)}


async def test_every_command_says_who_installs_it_and_where_it_is_offered(client):
    everything = [command.to_dict(client.tree) for command in client.tree._get_all_commands()]
    assert {tuple(command["integration_types"]) for command in everything} == {(SERVER,)}
    assert {tuple(command["contexts"]) for command in everything} == {(SERVER,), (SERVER, DM)}
    only_in_servers = {command["name"] for command in everything if command["contexts"] == [SERVER]}
    in_servers = "play leaderboard profile substitute matches admin Challenge Profile"
    assert only_in_servers == set(in_servers.split())


@pytest.mark.parametrize("kind", [discord.AppCommandType.user, discord.AppCommandType.message])
async def test_the_menus_of_people_and_messages_have_two_entries_each(client, kind):
    assert len(client.tree.get_commands(type=kind)) == 2


async def test_no_command_is_larger_than_discord_allows(client):
    for command in await registered(client):
        assert len(json.dumps(command)) < 8000
        assert len(command["options"]) <= 25
        assert all(len(option.get("choices", ())) <= 25 for option in command["options"])
        assert 1 <= len(command["description"]) <= 100


async def test_nothing_privileged_is_asked_for(client):
    assert not client.intents.members
    assert not client.intents.message_content
    assert not client.intents.presences


NAME = re.compile(r"[-_'\w]{1,32}")
OTHERS = [name for name in languages() if name != FALLBACK]


def nodes(found):
    for node in found:
        yield node
        yield from nodes(node.get("options", ()))


def choices(found):
    return [choice for node in nodes(found) for choice in node.get("choices", ())]


async def test_every_name_description_option_and_choice_is_translated(client, tmp_path):
    with pseudo.spoken(tmp_path):
        found = await payload(client)
    wanted = set(DISCORD_LOCALES[pseudo.LOCALE])
    for node in nodes(found):
        assert set(node["name_localizations"]) == wanted, node["name"]
        assert node.get("type", 1) in (2, 3) or set(node["description_localizations"]) == wanted, node["name"]
    assert [choice["name"] for choice in choices(found) if set(choice["name_localizations"]) != wanted] == []


@pytest.mark.parametrize("language", OTHERS)
async def test_discord_takes_the_commands_of_every_language(client, language):
    found = await payload(client)
    for locale in DISCORD_LOCALES[language]:
        for siblings in (
            [each for each in found if each.get("type", 1) == 1],
            *(each.get("options", ()) for each in found),
        ):
            names = [each["name_localizations"].get(locale, each["name"]) for each in siblings]
            assert len(set(names)) == len(names)
            assert [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []
        texts = [each["description_localizations"].get(locale, "") for each in nodes(found) if "options" in each]
        assert max(map(len, texts)) <= 100
