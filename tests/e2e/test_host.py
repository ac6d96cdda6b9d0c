"""The real bot as its host sees it: figures, whether it is well, its emoji, and what is deployed."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from random import Random

import aiohttp
import psutil
import pytest

import bot as front_door
from bench.client import one_move, parts, seated, text, until
from bench.stage import ROOT, TOKEN, Bot
from cogs.process import ConfigError
from cogs.process.settings import read_settings, require_token
from faces.emoji import drawings, emoji_name

LABELS = re.compile(r'(\w+)="([^"]*)"')


async def got(port, path):
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def figures(port):
    _, lines = await got(port, "metrics")
    counted = (line.rsplit(" ", 1) for line in lines.splitlines() if line[0] != "#")
    return {name: float(value) for name, value in counted}


async def counted(port, *names):
    found = await figures(port)
    return all(found.get(each) for each in names)


async def well(port):
    return await got(port, "healthz") == (200, '{"ok": true, "troubles": {}}')


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


UNITS = ("hikyaku.service", "hikyaku@.service")
SETTING = re.compile(r"^([A-Z][A-Z_]*)=(.*)$", re.M)
LEFT_OUT = shutil.ignore_patterns("__pycache__")
EXPOSURE = 2.0  # of 10, as `systemd-analyze security` counts
CONFINED = """
import ctypes, os, sys
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(65, 1, 0, 0, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""  # MemoryDenyWriteExecute=yes, where the kernel knows it by itself (6.3)


def deploy(name):
    return (ROOT / "deploy" / name).read_text("utf-8")


def example():
    """Every setting there is, as it stands in the file that people copy."""
    return dict(SETTING.findall((ROOT / ".env.example").read_text("utf-8")))


# The image


def copied(folder):
    """What the Dockerfile copies, and nothing else."""
    for line in copies():
        *names, to = line.split()
        for name in names:
            target = folder / to / name if to.endswith("/") else folder / to
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / name, target)


def of_the_image():
    """What its ENV line tells the process."""
    [line] = re.findall(r"^ENV (.+)$", deploy("Dockerfile"), re.M)
    return dict(word.split("=", 1) for word in line.split())


class Shipped(Bot):
    """The bot as the image has it: started by its CMD in a folder with what is copied; `/data` is a folder beside."""

    def __init__(self, sandbox, folder, **settings):
        image = of_the_image()
        database = image.pop("DATABASE").replace("/data", str(folder / "data"))
        super().__init__(sandbox, database, **image | settings)
        self.folder = folder / "image"

    async def start(self):
        [command] = re.findall(r"^CMD (.+)$", deploy("Dockerfile"), re.M)
        python, *words = json.loads(command)
        assert python == "python"
        ours = {"DISCORD_TOKEN": TOKEN, "DISCORD_URL": self.sandbox.url, "DATABASE": self.database, **self.settings}
        around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", CONFINED, *words), cwd=self.folder, env=around | ours
        )
        await until(self.online)
        return self


async def test_what_the_image_holds_starts_is_watched_and_shows_its_papers(sandbox, aiko, tmp_path, unused_tcp_port):
    copied(tmp_path / "image")
    (tmp_path / "data").mkdir()
    port = str(unused_tcp_port)
    async with Shipped(sandbox, tmp_path, METRICS_PORT=port), aiohttp.ClientSession(f"http://127.0.0.1:{port}") as host:
        async with host.get("/metrics") as answer:
            assert "hikyaku_build_info{version=" in await answer.text()
        papers = await aiko.open(await aiko.show("privacy show"), "fulltext//")
        assert [each["filename"] for each in papers["attachments"]] == ["PRIVACY.md", "TERMS.md"]
        assert (await aiko.show("play", game="kengo"))["components"]
    assert (tmp_path / "data/hikyaku.db").exists(), "what is kept is kept on the volume"


def test_the_image_is_pinned_by_its_digest_does_not_run_as_root_and_keeps_its_database_on_its_volume():
    dockerfile = deploy("Dockerfile")
    [base], [volume] = re.findall(r"^ARG BASE=(.+)$", dockerfile, re.M), re.findall(r"^VOLUME (\S+)$", dockerfile, re.M)
    assert re.fullmatch(r"python:3\.12-slim@sha256:[0-9a-f]{64}", base)
    assert re.findall(r"^FROM (.+)$", dockerfile, re.M) == ["${BASE}"]
    assert re.findall(r"^USER (.+)$", dockerfile, re.M) == ["hikyaku"]
    assert of_the_image()["DATABASE"].startswith(f"{volume}/")


def test_docker_is_sent_what_the_image_holds_and_nothing_else():
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = [name for line in copies() for name in line.split()[:-1]]
    assert lines[1] == "*"
    assert sorted(line[1:] for line in lines if line.startswith("!")) == sorted([*copied, "requirements/postgres.lock"])


# The units


def told(unit, file):
    """As systemd.exec(5) has it: the file beats the unit's `Environment=`, and `env` in the command beats both."""
    own = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.M))
    [command] = re.findall(r"^ExecStart=(.+)$", unit, re.M)
    words = command.split()
    given = [word.split("=", 1) for word in words if "=" in word] if words[0] == "/usr/bin/env" else []
    return own | file | dict(given)


def test_one_process_keeps_its_matches_where_it_may_write_whatever_the_file_says():
    unit = deploy("hikyaku.service")
    [home] = re.findall(r"^StateDirectory=(\S+)$", unit, re.M)
    assert told(unit, example())["DATABASE"].startswith(f"/var/lib/{home}/")
    assert told(unit, {})["DATABASE"].startswith(f"/var/lib/{home}/")


@pytest.mark.parametrize("file", [{}, {"SHARD_IDS": ""}, {"SHARD_IDS": "0,1,2,3"}], ids=str)
def test_each_of_several_processes_has_its_own_shard_whatever_the_file_says(file):
    shared = example() | {"DATABASE": "postgresql://user:password@host/name", "SHARD_COUNT": "4"} | file
    found = told(deploy("hikyaku@.service").replace("%i", "3"), shared)
    assert (found["SHARD_IDS"], found["DATABASE"]) == ("3", shared["DATABASE"])


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="this machine has no systemd")
@pytest.mark.parametrize("name", [*UNITS, "hikyaku-backup.service", "hikyaku-backup.timer"])
def test_systemd_finds_nothing_to_say_about_a_unit(tmp_path, name):
    path = tmp_path / name.replace("@", "@0")
    path.write_text(deploy(name))
    run = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True, check=False)
    newer = re.compile("Unknown key 'Restart(Steps|MaxDelaySec)'")  # a systemd before 254 ignores them
    assert [line for line in run.stderr.splitlines() if "hikyaku" in line and not newer.search(line)] == []


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="this machine has no systemd")
@pytest.mark.parametrize("name", UNITS)
def test_a_unit_exposes_little(name):
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(ROOT / "deploy" / name)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    [exposure] = re.findall(r"Overall exposure level for \S+: ([\d.]+)", run.stdout)
    assert float(exposure) <= EXPOSURE


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_allows_what_the_bot_needs(name):
    """Workers and films are `nice`, and Prometheus reads /proc/stat."""
    unit = deploy(name)
    assert "SystemCallFilter=~@privileged\n" in unit
    assert "ProcSubset" not in unit


def test_the_image_is_asked_whether_it_is_well_where_it_answers():
    [asked] = re.findall(r"CMD (\[.*healthz.*\])", deploy("Dockerfile"))
    [port] = re.findall(r"127\.0\.0\.1:(\d+)/healthz", asked)
    assert of_the_image()["METRICS_PORT"] == port
    compile(json.loads(asked)[2], "healthcheck", "exec")


def test_compose_hands_the_token_over_as_a_file(tmp_path, monkeypatch):
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    assert "DISCORD_TOKEN: " not in compose, "not in the environment, which others may read"
    [name] = re.findall(r"^secrets:\n  (\w+):\n    environment: DISCORD_TOKEN$", compose, re.M)
    assert compose.count(f"secrets: [{name}]") == 1
    assert compose.count("CREDENTIALS_DIRECTORY: /run/secrets") == 2
    (tmp_path / name).write_text("the token")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert read_settings(tmp_path / ".env").settings.discord_token == "the token"


@pytest.mark.parametrize("name", UNITS)
def test_the_token_comes_from_a_file_that_only_root_can_read(name, tmp_path, monkeypatch):
    files = dict(re.findall(r"^LoadCredential=(\w+):(\S+)$", deploy(name), re.M))
    assert "discord_token" in files
    for credential in files:
        (tmp_path / credential).write_text(f"the {credential}\n")
        monkeypatch.delenv(credential.upper(), raising=False)
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    taken = read_settings(tmp_path / ".env").settings
    assert {credential: getattr(taken, credential) for credential in files} == {each: f"the {each}" for each in files}


def test_an_empty_credential_is_no_way_to_the_sandbox(tmp_path, monkeypatch):
    (tmp_path / "discord_token").touch()
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    with pytest.raises(ConfigError, match="DISCORD_TOKEN is not set"):
        require_token(read_settings(tmp_path / ".env").settings)


# The docs


def copies():
    """What the image holds where nobody asks for PostgreSQL."""
    return re.findall(r"^COPY (.+)$", deploy("Dockerfile").replace("${LOCK}", "run"), re.M)


def blocks():
    return re.findall(r"^```\n(.*?)^```$", (ROOT / "docs/hosting.md").read_text("utf-8"), re.M | re.S)


def files():
    """The blocks that are files of settings."""
    return [dict(SETTING.findall(block)) for block in blocks() if SETTING.match(block)]


@pytest.mark.parametrize("file", files(), ids=lambda file: " ".join(file))
def test_a_sample_file_is_taken_as_it_stands(tmp_path, monkeypatch, file):
    """systemd and docker take all behind `=` for the value, a comment too."""
    for name, value in (dict.fromkeys(example(), "") | file).items():
        monkeypatch.setenv(name, value)
    taken = read_settings(tmp_path / ".env").settings
    front_door.shards(taken)
    assert {name: str(getattr(taken, name.lower())) for name in file} == file


def test_every_variable_is_explained_in_the_example():
    words = " ".join([*map(deploy, UNITS), *blocks(), (ROOT / "docs/hosting.md").read_text("utf-8")])
    named = set(re.findall(r"\b([A-Z][A-Z_]+)=", words)) | of_the_image().keys()
    named = {name for name in named if not name.startswith("PYTHON")}
    assert {"DATABASE", "SHARD_COUNT", "SHARD_IDS"} <= named
    of_make = set(re.findall(r"^([A-Z]+) \?=", (ROOT / "Makefile").read_text("utf-8"), re.M))
    of_docker = set(re.findall(r"^ARG ([A-Z]+)=", deploy("Dockerfile"), re.M))
    assert named <= example().keys() | of_make | of_docker


@pytest.mark.parametrize("name", UNITS)
def test_the_docs_make_what_a_unit_needs(name):
    unit, steps = deploy(name), "\n".join(blocks())
    [user], [file] = re.findall(r"^User=(\S+)$", unit, re.M), re.findall(r"^EnvironmentFile=(\S+)$", unit, re.M)
    [place] = re.findall(r"^WorkingDirectory=(\S+)$", unit, re.M)
    assert re.search(rf"^useradd --system .* {user}$", steps, re.M)
    for each in (file, *re.findall(r"^LoadCredential=discord_token:(\S+)$", unit, re.M)):
        assert re.search(rf"^install -D -m 600 \S+ {each}$", steps, re.M)
    for each in re.findall(r"^LoadCredential=\w+:(\S+)$", unit, re.M):
        assert each in (ROOT / "docs/hosting.md").read_text("utf-8")
    assert re.search(rf"^git clone \S+ {place} ", steps, re.M)
