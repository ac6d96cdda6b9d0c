"""The real bot as its host sees it: figures, whether it is well, the line of a standstill, a log without secrets."""

import asyncio
import json
import re
import sqlite3
from functools import partial
from random import Random

import aiohttp
import psutil
import pytest

from tests.e2e.play import one_move, seated
from tests.e2e.world import TOKEN, Bot, ids, until

LABELS = re.compile(r'(\w+)="([^"]*)"')


class Watched(Bot):
    """A bot whose host looks at it."""

    def __init__(self, sandbox, folder, port, **settings):
        self.port = port
        super().__init__(sandbox, folder / "matches.db", METRICS_PORT=str(port), LOG_FORMAT="json", **settings)
        self.log = folder / "log"
        self.errors = self.log.open("wb")

    async def __aexit__(self, *of):
        await super().__aexit__(*of)
        self.errors.close()

    async def ask(self, path):
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}/{path}") as answer:
            return answer.status, await answer.text()

    async def health(self):
        status, told = await self.ask("healthz")
        return status, json.loads(told)

    async def figures(self):
        _, told = await self.ask("metrics")
        lines = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in lines}

    async def figure(self, name, at_least=1):
        found = (await self.figures()).get(name, 0)
        return found if found >= at_least else None

    def lines(self):
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def told(self, event):
        return [line for line in self.lines() if line["event"] == event]


@pytest.fixture
def watched(sandbox, tmp_path, unused_tcp_port):
    return partial(Watched, sandbox, tmp_path, unused_tcp_port)


async def played(sitting, moves):
    dice = Random("watched")
    for _ in range(moves):
        await one_move(sitting, dice)


async def well(bot):
    return await bot.health() == (200, {"ok": True, "troubles": {}})


async def test_the_figures_of_a_match_are_told_on_this_machine_only_and_no_name_among_them(watched, two):
    async with watched() as bot:
        assert listening(bot) == {"127.0.0.1"}
        sitting = await seated(two, "kaito")
        await played(sitting, 4)  # no match of KAITO is over before its sixth
        await until(well, bot)  # a busy machine may have answered clicks before all servers were told to us
        await two[0].run("turns")
        await until(bot.figure, 'hikyaku_click_seconds_count{control="command",verb="turns"}')
        await until(bot.figure, "hikyaku_matches_open")  # rows are counted every two seconds
        found = await bot.figures()
        assert found['hikyaku_click_seconds_count{control="button",verb="join"}'] == 1
        assert found['hikyaku_click_seconds_count{control="command",verb="play"}'] == 1
        assert found['hikyaku_notice_delay_seconds_count{kind="board"}'] >= 1
        assert found["hikyaku_transaction_seconds_count"] > 10
        assert found["hikyaku_matches_open"] == 1
        assert found["hikyaku_gateway_up"] == 1
        assert 0 < found["hikyaku_uptime_seconds"] < 600
        assert found['hikyaku_build_info{version="0.1.0"}'] == 1
        assert {name for name in found if name.startswith("hikyaku_standstill")} == {
            f'hikyaku_standstill{{what="{what}"}}' for what in ("outbox", "held_moves", "computers", "database")
        }
        values = {value for name in found for _, value in LABELS.findall(name)}
        assert not values & {sitting.id, sitting.thread, "Aiko", "Bruno", two[0].id, two[1].id}
        assert [value for value in values if re.fullmatch(r"\d{6,}", value)] == []


def listening(bot):
    found = psutil.Process(bot.process.pid).net_connections("inet")
    return {each.laddr.ip for each in found if each.status == psutil.CONN_LISTEN}


async def test_unless_it_is_asked_for_no_port_is_open(bot):
    assert listening(bot) == set()


async def test_before_discord_is_heard_all_is_not_well(sandbox, watched):
    bot = watched()
    await sandbox.post("faults", {"method": "GET", "path": "/users/@me", "delay": 4})

    async def unheard():
        try:
            code, told = await bot.health()
            return code == 503 and told["troubles"].get("gateway", "").startswith("Discord has not been heard")
        except aiohttp.ClientConnectionError:
            return False

    async def heard():
        return (await bot.health())[0] == 200

    starting = asyncio.create_task(bot.start())
    await until(unheard)
    await starting
    await until(heard)
    await bot.__aexit__()


async def test_a_stuck_queue_is_said_once_and_once_that_it_goes_on(sandbox, watched, two):
    async with watched() as bot:
        await sandbox.post("faults", {"method": "POST", "path": "/channels/", "status": 503, "times": 100_000})
        lobby = await two[0].show("play", game="kaito")
        await two[1].press(lobby, "join/")
        await two[0].press(await two[0].again(lobby), "start/")
        await until(bot.figure, 'hikyaku_queue_length{queue="outbox"}', 3)
        assert (await bot.health())[0] == 200
        await sandbox.post("clock", {"advance": 600})

        async def stuck():
            return (await bot.health())[1]["troubles"].get("courier")

        said = await until(stuck)
        assert re.fullmatch(r"notices waiting: \d, the oldest for \d{3} s", said)
        assert (await bot.figures())['hikyaku_standstill{what="outbox"}'] == 1
        assert (await bot.figures())['hikyaku_failures_total{event="notice put off",level="warning"}'] >= 1
        await sandbox.delete("faults")
        await sandbox.post("clock", {"advance": 60})

        async def goes_on():
            return bot.told("goes on")

        await until(goes_on)
        assert (await bot.health())[0] == 200
        [line] = bot.told("standstill")
        assert (line["level"], line["what"], line["logger"]) == ("error", "outbox", "hikyaku.stalls")
        assert line["seconds"] >= 300
        assert "notice put off" in line["look_at"]
        [well] = bot.told("goes on")
        assert well["what"] == "outbox"
        assert {each["match"] for each in bot.told("notice put off")} == {ids(lobby, "join/")[0].split("/")[1]}


@pytest.mark.parametrize("game", [pytest.param("kengo", marks=pytest.mark.long), "kendo"])
async def test_no_line_of_a_whole_match_has_a_secret_in_it(sandbox, watched, two, game):
    """As much is logged as can be, and some of it goes wrong."""
    async with watched(LOG_LEVEL="debug") as bot:
        sitting = await seated(two, game)
        await sandbox.post("faults", {"method": "POST", "path": "/messages", "status": 503, "times": 2})
        await played(sitting, 10)
        for person in two:
            await person.run("move", channel=sitting.thread, answer="nothing of the kind")
        await sandbox.post("faults", {"method": "POST", "path": "/callback", "status": 500, "times": 2})
        await two[0].run("turns")
    log = bot.log.read_text("utf-8")
    assert len(bot.lines()) >= 4
    assert all({"event", "level", "logger", "timestamp"} <= line.keys() for line in bot.lines())
    with sqlite3.connect(bot.database) as db:
        [(secret, seed, state)] = db.execute("select secret, seed, state from matches")
        moves = [move for [move] in db.execute("select move from moves where ply > 0")]
    db.close()
    assert len(moves) > 3
    hands = re.findall(r'"hands?":(\[.*?\])', state)
    assert hands
    told = [*moves, *hands, secret, seed, state, TOKEN]
    assert [each for each in told if f"{each}" in log] == []
