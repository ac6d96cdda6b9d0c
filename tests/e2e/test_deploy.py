"""What is deployed starts: the tree of the image against a sandbox, and what units, image and docs tell the process."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys

import aiohttp
import pytest

import bot as front_door
from cogs.process import ConfigError
from tests.e2e.world import ROOT, TOKEN, Bot, until

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
        super().__init__(sandbox, image.pop("DATABASE").replace("/data", str(folder / "data")), **image, **settings)
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


def test_without_a_token_the_image_says_what_is_missing(tmp_path):
    copied(tmp_path)
    bare = {"PATH": os.environ["PATH"], "DATABASE": str(tmp_path / "hikyaku.db")}
    begun = [sys.executable, "bot.py"]
    ended = subprocess.run(begun, cwd=tmp_path, env=bare, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode
    assert "DISCORD_TOKEN is not set" in ended.stderr
    assert "Traceback" not in ended.stderr


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
@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_nothing_to_say_about_a_unit(tmp_path, name):
    path = tmp_path / name.replace("@", "@0")
    path.write_text(deploy(name))
    run = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True, check=False)
    assert [line for line in run.stderr.splitlines() if "hikyaku" in line] == []


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


@pytest.mark.parametrize("name", UNITS)
def test_the_token_comes_from_a_file_that_only_root_can_read(name, tmp_path, monkeypatch):
    files = dict(re.findall(r"^LoadCredential=(\w+):(\S+)$", deploy(name), re.M))
    assert "discord_token" in files
    for credential in files:
        (tmp_path / credential).write_text(f"the {credential}\n")
        monkeypatch.delenv(credential.upper(), raising=False)
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    monkeypatch.chdir(tmp_path)  # where there is no .env
    taken = front_door.settings()
    assert {credential: getattr(taken, credential) for credential in files} == {each: f"the {each}" for each in files}


def test_an_empty_credential_is_no_way_to_the_sandbox(tmp_path, monkeypatch):
    (tmp_path / "discord_token").touch()
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    with pytest.raises(ConfigError, match="DISCORD_TOKEN is not set"):
        front_door.require_token(front_door.settings(tmp_path / ".env"))


# The docs


def copies():
    """What the image holds where nobody asks for PostgreSQL."""
    return re.findall(r"^COPY (.+)$", deploy("Dockerfile").replace("${LOCK}", "run"), re.M)


def blocks():
    return re.findall(r"^```\n(.*?)^```$", (ROOT / "docs/hosting.md").read_text("utf-8"), re.M | re.S)


def files():
    """The blocks that are files of settings."""
    return [dict(SETTING.findall(block)) for block in blocks() if SETTING.match(block)]


def test_the_sample_file_holds_nothing_but_settings():
    [block] = filter(SETTING.match, blocks())
    assert [line for line in block.splitlines() if not SETTING.fullmatch(line)] == []


@pytest.mark.parametrize("file", files(), ids=lambda file: " ".join(file))
def test_a_sample_file_is_taken_as_it_stands(tmp_path, monkeypatch, file):
    """systemd and docker take all behind `=` for the value, a comment too."""
    for name, value in (dict.fromkeys(example(), "") | file).items():
        monkeypatch.setenv(name, value)
    taken = front_door.settings(tmp_path / ".env")
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


def test_a_container_is_given_no_more_than_it_needs():
    [run] = [line for block in blocks() for line in block.splitlines() if line.startswith("docker run")]
    assert "--env-file" not in run, "it has a database of its own"
    for option in ("--read-only", "--tmpfs /tmp", "--cap-drop ALL", "--security-opt no-new-privileges"):
        assert option in run
