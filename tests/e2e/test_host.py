"""The real bot as its host sees it: figures, whether it is well, its emoji in the portal."""

import re
from random import Random

import aiohttp
import psutil
import pytest

from bench.client import one_move, parts, seated, text, until
from bench.stage import TOKEN, Bot
from faces.emoji import drawings, emoji_name

LABELS = re.compile(r'(\w+)="([^"]*)"')


async def told(port, path):
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def figures(port):
    _, lines = await told(port, "metrics")
    counted = (line.rsplit(" ", 1) for line in lines.splitlines() if line[0] != "#")
    return {name: float(value) for name, value in counted}


async def counted(port, *names):
    found = await figures(port)
    return all(found.get(each) for each in names)


async def well(port):
    return await told(port, "healthz") == (200, '{"ok": true, "troubles": {}}')


async def test_the_figures_of_a_match_are_told_on_this_machine_only_and_no_name_among_them(
    sandbox, two, tmp_path, unused_tcp_port
):
    port, dice = unused_tcp_port, Random("watched")
    async with Bot(sandbox, tmp_path / "matches.db", METRICS_PORT=str(port)) as bot:
        assert listening(bot) == {"127.0.0.1"}
        sitting = await seated(two, "kaito")
        for _ in range(4):  # no match of KAITO is over before its sixth
            await one_move(sitting, dice)
        await until(well, port)  # a busy machine may have answered clicks before all servers were told to us
        await two[0].run("turns")
        # Rows are counted every two seconds.
        turns = 'hikyaku_click_seconds_count{control="command",verb="turns"}'
        await until(counted, port, turns, "hikyaku_matches_open")
        found = await figures(port)
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


# The application's emoji


EMOJI = r"/applications/\d+/emojis$"


async def uploaded(sandbox):
    sent = [each for each in await sandbox.requests("POST", EMOJI) if each["status"] == 201]
    return len(sent) >= len(drawings()) and sent


async def as_host(sandbox, method, path="", body=None):
    """What the portal does for the host."""
    target, headers = f"{sandbox.url}/api/v10/applications/1/emojis{path}", {"Authorization": f"Bot {TOKEN}"}
    async with sandbox.session.request(method, target, json=body, headers=headers) as answer:
        return await answer.json() if answer.status < 204 else None


async def test_every_drawing_is_uploaded_once_also_by_a_bot_that_was_killed(sandbox, tmp_path):
    """Of those that lie there already a drawing that has changed is deleted, and the host's own stay."""
    async with Bot(sandbox, tmp_path / "a.db") as bot:

        async def begun():
            return len(await sandbox.requests("POST", EMOJI)) > 3

        await until(begun)
        await bot.kill()
        await bot.start()
        sent = await until(uploaded, sandbox)
        assert sorted(each["body"]["name"] for each in sent) == sorted(map(emoji_name, drawings()))
        assert len(await sandbox.requests("POST", EMOJI)) <= len(drawings()) + 1
        image = sent[0]["body"]["image"]
        old, _ = [
            await as_host(sandbox, "POST", body={"name": name, "image": image})
            for name in ("kengo_card_1_00000000", "our_club_00000000")
        ]
        known = len(await sandbox.requests("POST", EMOJI))
        await bot.kill()
        await bot.start()
        [deleted] = await until(sandbox.requests, "DELETE", EMOJI[:-1])
        assert deleted["path"].endswith(f"/{old['id']}")
        assert len(await sandbox.requests("POST", EMOJI)) == known


def own_emoji(message):
    pieces = [each for part in parts(message) for each in (part, *part.get("options", ()))]
    return {each["emoji"]["id"]: each["emoji"]["name"] for each in pieces if (each.get("emoji") or {}).get("id")}


@pytest.mark.alone
async def test_where_the_host_deletes_the_emoji_buttons_go_without_until_they_are_uploaded_again(bot, sandbox, two):
    """A card stands on the button that plays it, and the emblem of a game before its name."""
    await until(uploaded, sandbox)
    sitting = await seated(two, "kengo", by_dm=False)
    board = await sitting.board()
    [card] = [each for each in await two[0].see(two[0].general) if "Kengo!" in text(each)]
    for each in (card, board):
        assert re.search(rf"<:{emoji_name('kengo_emblem')}:\d+> Kengo!", text(each))

    async def shown(but=frozenset()):
        hands = [own_emoji(await person.open(board, f"hand/{sitting.id}/")) for person in two]
        found = hands[0] | hands[1]
        assert not but & found.keys()
        return found

    before = await shown()
    assert all(isinstance(id, str) for id in before)
    assert set(before.values()) & {emoji_name(f"kengo_card_{number}") for number in range(1, 6)}
    async with sandbox.session.get(f"{sandbox.url}/cdn/emojis/{next(iter(before))}.png") as answer:
        assert answer.status == 200
    await sandbox.post("rules", {"limits": False})
    gone = {each["id"] for each in (await as_host(sandbox, "GET"))["items"]}
    for id in gone:
        await as_host(sandbox, "DELETE", f"/{id}")
    assert await shown(gone) == {}
    assert await until(shown, gone)
