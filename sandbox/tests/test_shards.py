"""Several processes of one bot: each hears of its own servers, and the first of direct messages."""

import pytest

from .conftest import BOT, Running, start_sandbox, until

pytestmark = pytest.mark.xdist_group("sandbox")


@pytest.fixture
def alone():
    process, caller = start_sandbox()
    yield caller
    process.stop()


@pytest.fixture
def parts(alone):
    bots = [Running(BOT, alone.address, "sandbox", "privileged", f"{shard}/2") for shard in range(2)]
    assert until(lambda: alone.get("/world")["bot"]["shards"] == [0, 1], 20)
    yield bots
    for bot in bots:
        bot.stop()


def servers(sandbox, member):
    """One for each shard."""
    found = {}
    while len(found) < 2:
        server = sandbox.post("/servers", name="Dojo", members=[member])
        found.setdefault((int(server["id"]) >> 22) % 2, server)
    return [found[shard] for shard in range(2)]


def heard(bot, word):
    return ["message", word] in bot.value("bot.heard")


def test_what_happens_in_a_server_is_heard_by_its_shard_alone(alone, parts):
    aiko = alone.post("/people", name="Aiko")["id"]
    for shard, server in enumerate(servers(alone, aiko)):
        where = f"/people/{aiko}/channels/{server['channels'][0]['id']}"
        alone.post(f"{where}/say", content=f"word {shard}")
        assert until(lambda shard=shard: heard(parts[shard], f"word {shard}") or None, 10)
        assert not heard(parts[1 - shard], f"word {shard}")
        assert server["id"] in parts[shard].value("[str(guild.id) for guild in bot.guilds]")
        assert server["id"] not in parts[1 - shard].value("[str(guild.id) for guild in bot.guilds]")


def test_direct_messages_reach_the_first_shard_alone(alone, parts):
    aiko = alone.post("/people", name="Aiko")["id"]
    servers(alone, aiko)
    dm = alone.post(f"/people/{aiko}/dms")["id"]
    alone.post(f"/people/{aiko}/channels/{dm}/say", content="a letter")
    assert until(lambda: heard(parts[0], "a letter") or None, 10)
    assert not heard(parts[1], "a letter")


def test_a_shard_beyond_the_last_is_refused(alone):
    strange = Running(BOT, alone.address, "sandbox", "2/2")
    assert strange.read()["ended"] == "ConnectionClosed"
    strange.stop()


def test_a_bot_in_few_servers_is_told_that_one_shard_is_enough(alone, parts):
    assert parts[0].value("(await bot.http.get_bot_gateway())[0]") == 1
