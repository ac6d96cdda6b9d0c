"""What hosts see: commands at a shell, settings, the log, figures, health and memory."""

import ast
import json
import logging
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import aiohttp
import pytest
from pydantic import TypeAdapter

from cogs.interactions.context import INVITE_PERMISSIONS
from cogs.process import ConfigError
from cogs.process import metrics as counted
from cogs.process.command_line import ASKED, DOCUMENTS, check_listing, document, parse_arguments
from cogs.process.health import Gateway, find_problems
from cogs.process.log_format import HIDDEN, formatter
from cogs.process.metrics import FailureCounter, GaugeCollector, PrometheusMetrics, serving_metrics
from cogs.process.settings import CREDENTIALS, Settings, read_settings
from dojo.ops.log import logger
from dojo.ops.stalls import Standstill
from engine.core import IllegalMove
from storage.errors import NotWritten

# Settings and commands


ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "directory.md").read_text("utf-8")
ALL_SET = dict.fromkeys(ASKED, "https://example.org") | {
    "discord_token": "token",
    "operator": "Aiko Tanaka",
    "contact": "aiko@example.org",
    "terms_since": "2026-12-31",
    "minimum_age": 16,
}


@pytest.mark.parametrize(("support", "status"), [("https://example.org/server", 0), ("", 1)])
def test_check_says_by_its_exit_status_whether_something_is_missing(tmp_path, support, status):
    chosen = ALL_SET | {"support_url": support, "user_install": "on"}
    env = os.environ | {name.upper(): str(value) for name, value in chosen.items()}
    ran = subprocess.run(
        [sys.executable, ROOT / "bot.py", "check", "--listing"], cwd=tmp_path, env=env, capture_output=True
    )
    assert ran.returncode == status
    assert (b"Not set: SUPPORT_URL." in ran.stderr) == bool(status)
    assert b"tick User Install" in ran.stdout + ran.stderr


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_names_who_publishes_it(name):
    told = document(name, ALL_SET)
    assert told.startswith("# ")
    assert all(each in told for each in ("Aiko Tanaka", "aiko@example.org", "2026-12-31", "at least 16 years"))
    assert "{" not in told


def test_a_document_that_nobody_answers_for_is_refused():
    with pytest.raises(ConfigError, match="CONTACT"):
        document("terms", ALL_SET | {"contact": ""})


def test_the_page_names_the_permissions_of_the_install_link():
    [line] = re.findall(r"\*\*Permissions:\*\* (.*)\.", PAGE)
    named = {each.lower().replace(" ", "_").replace("view_channels", "read_messages") for each in line.split(", ")}
    assert named == {name for name, given in INVITE_PERMISSIONS if given}


@pytest.mark.parametrize("words", [["dance"], ["backup", "a", "b"], ["restore"], ["check", "a"]])
def test_what_nobody_knows_is_refused_before_anything_is_opened(words, capsys):
    with pytest.raises(SystemExit) as refused:
        parse_arguments(words)
    assert refused.value.code == 2
    assert "usage: python bot.py" in capsys.readouterr().err


@pytest.fixture
def env_file(tmp_path, monkeypatch):
    for name in (*Settings.model_fields, CREDENTIALS):
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path / ".env"


def test_the_environment_counts_before_the_file_and_the_file_before_a_credential(env_file, tmp_path, monkeypatch):
    credentials = tmp_path / "credentials"
    credentials.mkdir()
    for name in ("discord_token", "database", "operator"):
        (credentials / name).write_text("a credential\n")
    env_file.write_text("DATABASE=a file\nOPERATOR='the file' # said here\n")
    monkeypatch.setenv(CREDENTIALS, str(credentials))
    monkeypatch.setenv("OPERATOR", "the environment")
    read = read_settings(env_file)
    chosen = read.settings
    assert read.sources == {"DISCORD_TOKEN": "a credential", "DATABASE": str(env_file), "OPERATOR": "environment"}
    assert (chosen.discord_token, chosen.database, chosen.operator) == ("a credential", "a file", "the environment")


def test_what_is_empty_is_not_set(env_file, monkeypatch):
    env_file.write_text("OPERATOR=somebody\nCONTACT=\nMETRICS_PORT=\n")
    monkeypatch.setenv("OPERATOR", "")
    chosen = read_settings(env_file).settings
    assert (chosen.operator, chosen.contact, chosen.metrics_port) == ("somebody", "", 0)


def test_what_is_none_of_ours_is_left_alone(env_file, tmp_path, monkeypatch):
    (tmp_path / "backup_key").write_bytes(b"\xff\xfe")
    monkeypatch.setenv(CREDENTIALS, str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "another program's")
    env_file.write_text("POSTGRES_PASSWORD=of compose.yaml\n")
    assert read_settings(env_file).settings == Settings()
    monkeypatch.setenv(CREDENTIALS, str(tmp_path / "nowhere"))
    assert read_settings(env_file).settings == Settings()


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_the_file_may_be_saved_as_windows_does(env_file, coding):
    env_file.write_bytes("OPERATOR=Jürgen\r\nBANNED=123, 456\r\nSHARD_IDS=0,1\r\n".encode(coding))
    chosen = read_settings(env_file).settings
    assert (chosen.operator, chosen.banned, chosen.shard_ids) == ("Jürgen", (123, 456), (0, 1))


@pytest.mark.parametrize("written", [" \n", "\ufeff secret \n"])
def test_a_credential_is_stripped_and_a_blank_one_is_none(env_file, tmp_path, monkeypatch, written):
    (tmp_path / "discord_token").write_text(written, "utf-8")
    monkeypatch.setenv(CREDENTIALS, str(tmp_path))
    assert read_settings(env_file).settings.discord_token == written.strip(" \n\ufeff")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("\n# a bot\nDISCORD_TOKN=x", "Line 3 of .* sets DISCORD_TOKN, .* Did you mean DISCORD_TOKEN?"),
        ("DISCORD_BOT_TOKEN=x", "Did you mean DISCORD_TOKEN?"),
        ("OPERATOR=x\n\nRETENTION_DAY=30", "Line 3 of .* sets RETENTION_DAY, .* Did you mean RETENTION_DAYS?"),
        ("COLOUR=x", "Line 1 of .* sets COLOUR, which isn't a setting. See .env.example."),
        ("DISCORD_TOKEN: x", "Line 1 of .* can't be read: write NAME=value"),
        ("OPERATOR=x\nDISCORD_TOKEN", "Line 2 of .* can't be read: write NAME=value"),
        (f"OPERATOR={'M' * 24}.GaBcDe.{'x' * 38}", "has a token, but DISCORD_TOKEN is not set"),
        ("D\0I\0S\0", "isn't text: save it as UTF-8"),
    ],
)
def test_a_file_that_is_misspelled_is_refused_and_says_where(env_file, written, said):
    env_file.write_text(written)
    with pytest.raises(ConfigError, match=said):
        read_settings(env_file)


def test_a_setting_that_is_misspelled_in_the_environment_is_refused(env_file, monkeypatch):
    monkeypatch.setenv("RETENTION_DAY", "30")
    with pytest.raises(ConfigError, match=r"The environment sets RETENTION_DAY, .* Did you mean RETENTION_DAYS?"):
        read_settings(env_file)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        (
            "METRICS_PORT",
            "many",
            r"METRICS_PORT is 'many' \(.*\), but must be a number .* 65535. See .env.example.",
        ),
        ("HOLD_SECONDS", "61", "HOLD_SECONDS is '61' .* must be a number from 0 to 60"),
        ("USER_INSTALL", "perhaps", "USER_INSTALL is 'perhaps' .* must be on or off"),
        ("TERMS_SINCE", "2026-13-31", "TERMS_SINCE is '2026-13-31' .* must be a day, as in 2026-12-31"),
        ("BANNED", "Aiko", "BANNED is 'Aiko' .* must be Discord ids with commas between them, as in 123,456"),
        ("PROXY", "ftp://aiko:" + "hunter2@proxy", r"PROXY is wrong \(.*\), but must be an address, http://"),
        ("SOURCE_URL", "example.org", "SOURCE_URL is 'example.org' .* must be an address, https://"),
    ],
)
def test_a_setting_that_is_wrong_is_named_in_one_line(env_file, name, value, reason):
    env_file.write_text(f"{name}={value}\n")
    with pytest.raises(ConfigError, match=f"^{reason}"):
        read_settings(env_file)


def test_check_names_every_setting_that_is_missing_and_what_the_portal_must_allow():
    with pytest.raises(ConfigError, match=r"^Not set: DISCORD_TOKEN, OPERATOR, SUPPORT_URL\."):
        check_listing(ALL_SET | {"support_url": "", "operator": "", "discord_token": ""})
    for allowed in (True, False):
        told = check_listing(ALL_SET | {"user_install": allowed})
        assert "Not set" not in told
        assert ("tick User Install" in told) == allowed


def test_discord_is_reached_through_the_proxy_that_is_set(env_file, monkeypatch):
    monkeypatch.setenv("https_proxy", "http://one:1")
    monkeypatch.delenv("HTTPS_PROXY", raising=False)
    env_file.write_text("DISCORD_TOKEN=x\n")
    assert read_settings(env_file).settings.proxy_used == "http://one:1"
    env_file.write_text("DISCORD_TOKEN=x\nPROXY=http://two:2\n")
    assert read_settings(env_file).settings.proxy_used == "http://two:2"
    env_file.write_text("PROXY=http://two:2\n")
    assert read_settings(env_file).settings.proxy_used is None, "the sandbox is here"


# The log


SECRET = "correct-horse-battery"
TOKEN = "MTExMTExMTExMTExMTExMTEx" + ".GaBcDe." + "x" * 38
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OnhYeFh4WA"
PASSWORD = "hunter2x9"
SWORD = "sword"  # in somebody's hand
SEED = "0123456789abcdef" * 4


class Pages(logging.Handler):
    def __init__(self, style):
        super().__init__()
        self.setFormatter(formatter(style, [SECRET, ""], shards="0,1"))
        self.lines = []

    def emit(self, record):
        self.lines.append(self.format(record))


@pytest.fixture(params=["json", "console"])
def pages(request):
    """Whatever is logged, as it would be written."""
    pages, root = Pages(request.param), logging.getLogger()
    level = root.level
    root.addHandler(pages)
    root.setLevel(logging.INFO)
    yield pages.lines
    root.removeHandler(pages)
    root.setLevel(level)


def test_an_event_has_its_facts_its_time_its_writer_and_the_shards(pages):
    logger("courier").warning("notice put off", match="abcdefgh", kind="board", seat=None, tries=2)
    [line] = pages
    if line.startswith("{"):
        told = json.loads(line)
        assert told.pop("timestamp").endswith("Z")
        assert told == {
            "event": "notice put off", "level": "warning", "logger": "hikyaku.courier", "shards": "0,1",
            "match": "abcdefgh", "kind": "board", "seat": None, "tries": 2,
        }  # fmt: skip
    else:
        assert all(word in line for word in ("notice put off", "match=abcdefgh", "kind=board", "tries=2", "courier"))


def test_lines_of_others_go_the_same_way(pages):
    logging.getLogger("discord.gateway").warning("Shard ID %s has lost its session %s.", 3, SECRET)
    assert "Shard ID 3 has lost its session" in pages[0]
    assert SECRET not in pages[0]


@pytest.mark.parametrize(
    "said",
    [
        f"logging in with {TOKEN}",
        f"PATCH https://discord.com/api/v10/webhooks/123456789012345678/{INTERACTION}/messages/@original was refused",
        f"POST /interactions/123456789012345678/{INTERACTION}/callback",
        f"Authorization is Bot {INTERACTION}",
        f"the address is postgresql://hikyaku:{PASSWORD}@db.example.org/hikyaku",
        f"the address is postgresql://hikyaku:not:{PASSWORD}@db.example.org/hikyaku",
        f"the address is postgresql://hikyaku:not@{PASSWORD}@db.example.org/hikyaku",
        f"the address is postgresql://:{PASSWORD}@db.example.org/hikyaku",
        f"the address is postgresql://db.example.org/hikyaku?user=hikyaku&password={PASSWORD}&sslmode=require",
        f"the address is host=db.example.org password={PASSWORD} dbname=hikyaku",
        f"seeded by {SEED}",
        f"we know {SECRET} here",
        "Task exception was never retrieved\nfuture: <Task finished name='Task-7' exception=KeyError('sword')>",
        "<Task name='discord-ui-dynamic-item-Press-answer/abcdefgh/3/sword 2' coro=<x>>",
        "Ignoring <Button custom_id='answer/abcdefgh/3/sword 2' label='x'>",
    ],
)
@pytest.mark.parametrize("place", ["event", "fact"])
def test_what_looks_like_a_secret_is_in_no_line(pages, said, place):
    if place == "event":
        logging.getLogger("discord.http").warning(said)
    else:
        logger("test").warning("something", reason=said)
    [line] = pages
    assert HIDDEN in line
    told = line.replace("password=", "")
    assert not [each for each in (TOKEN, INTERACTION, SEED, PASSWORD, SECRET, "sword") if each in told]


@pytest.mark.parametrize(
    "name", ["token", "secret", "seed", "hands", "hand", "state", "view", "options", "discord_token"]
)
def test_what_is_called_a_secret_is_in_no_line(pages, name):
    logger("test").warning("something", **{name: "sword"})
    assert "sword" not in pages[0]


# What our own lines are


def calls():
    """Every line that our modules write: its place, its words and its facts."""
    for path in [ROOT / "bot.py", *(ROOT / "cogs").rglob("*.py"), *(ROOT / "dojo").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "told"), attr=level)) if level in LEVELS:
                    yield f"{path.name}:{node.lineno}", node.args, [each.arg for each in node.keywords]


LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
TAKEN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "event", "level", "logger", "timestamp"}


def unreadable():
    """pydantic quotes what could not be read from the database."""
    try:
        TypeAdapter(dict[str, int]).validate_json(json.dumps({"hand": SWORD}))
    except ValueError as error:
        return error


@pytest.mark.parametrize("error", [KeyError("sword"), IllegalMove("sword", ("sword",)), unreadable()], ids=type)
def test_the_words_of_an_error_of_the_rules_are_in_no_line_but_the_way_to_it_is(pages, error):
    def played():
        raise error

    try:
        try:
            played()
        except Exception as first:
            raise RuntimeError("it went wrong") from first
    except RuntimeError:
        logger("test").exception("not played")
    [line] = pages
    assert "sword" not in line
    assert all(word in line for word in ("in played", type(error).__name__, "RuntimeError: it went wrong"))


def test_an_event_is_always_worded_the_same_and_no_fact_has_a_name_that_is_taken():
    """Failures are counted by it; what differs from line to line is a fact."""
    found = list(calls())
    assert len(found) > 30
    assert [place for place, args, _ in found if not (len(args) == 1 and isinstance(args[0], ast.Constant))] == []
    assert [(place, TAKEN & set(names)) for place, _, names in found if TAKEN & set(names) - {"exc_info"}] == []


# Figures


METRIC = r"\bhikyaku_[a-z_]+"


class Line:
    """A client that hears Discord, or does not."""

    def __init__(self, *, ready=True, closed=False, lost=False):
        self.ready, self.closed = ready, closed
        self.shards = {0: SimpleNamespace(is_closed=lambda: lost)}
        self.latencies = [(0, 0.04), (1, float("inf"))]
        self.circuit_breaker = SimpleNamespace(refused=[1, 2])

    def is_ready(self):
        return self.ready

    def is_closed(self):
        return self.closed


def values(registry):
    return {(each.name, *sorted(each.labels.values())): each.value for of in registry.collect() for each in of.samples}


def explained(text):
    return {re.sub(r"_(bucket|count|sum|total|info)$", "", name) for name in re.findall(METRIC, text)}


async def test_what_happens_is_counted():
    figures = PrometheusMetrics()
    figures.clicked("button", "answer", 0.004)
    figures.clicked("button", "answer", 4)
    figures.refused("error-stale")
    figures.delivered("board", 0.2)
    figures.answered(0.1)
    figures.wrote(0.0004)
    found = values(figures.registry)
    assert found["hikyaku_click_seconds_count", "answer", "button"] == 2
    assert found["hikyaku_click_seconds_bucket", "0.005", "answer", "button"] == 1
    assert found["hikyaku_refusals_total", "error-stale"] == 1
    assert found["hikyaku_notice_delay_seconds_sum", "board"] == 0.2
    assert (found["hikyaku_computer_delay_seconds_count",], found["hikyaku_transaction_seconds_count",]) == (1, 1)


def test_failures_are_counted_from_the_log_by_their_words(monkeypatch):
    figures, root = PrometheusMetrics(), logging.getLogger()
    listening = FailureCounter(figures)
    root.addHandler(listening)
    try:
        for match in ("abcdefgh", "zyxwvuts"):
            logger("courier").warning("notice put off", match=match)
        logger("courier").info("nothing went wrong")
        logging.getLogger("discord.http").error("We are being rate limited. %s", "POST /webhooks/1/abc")
        monkeypatch.setattr(counted, "MAX_FAILURE_KINDS", 2)
        logger("courier").error("one kind too many")
    finally:
        root.removeHandler(listening)
    found = {
        labels[1:]: value for labels, value in values(figures.registry).items() if labels[0].endswith("failures_total")
    }
    assert found == {("notice put off", "warning"): 2, ("discord", "error"): 1, ("error", "other"): 1}


async def test_whatever_is_wrong_has_its_reason(dojo):
    assert find_problems(dojo, Gateway(Line())) == {}
    dojo.stall_detector.standstills["outbox"] = Standstill(302, 14)
    with pytest.raises(NotWritten):
        async with dojo.stall_detector._store.transaction():
            raise NotWritten("the disk is full")
    assert find_problems(dojo, Gateway(Line(lost=True))) == {
        "gateway": "Discord has not been heard for 0 s",
        "database": "NotWritten: the disk is full",
        "courier": "notices waiting: 14, the oldest for 302 s",
    }
    dojo.stall_detector._looked -= 60
    assert "stalls" in find_problems(dojo, Gateway(Line()))


@pytest.mark.parametrize("path", ["metrics", "healthz"])
async def test_a_website_that_points_its_name_at_this_machine_reads_nothing(dojo, unused_tcp_port, path):
    async with (
        serving_metrics(dojo, PrometheusMetrics(), Gateway(), unused_tcp_port),
        aiohttp.ClientSession() as session,
    ):
        url = f"http://127.0.0.1:{unused_tcp_port}/{path}"
        for headers in (
            {"Host": "evil.example"},
            {"Host": "127.0.0.1.evil.example"},
            {"Origin": "http://evil.example"},
        ):
            async with session.get(url, headers=headers) as refused:
                assert refused.status == 403
        async with session.get(url, headers={"Host": f"localhost:{unused_tcp_port}"}) as answered:
            assert answered.status in {200, 503}


async def test_every_figure_is_explained_and_alerts_are_about_figures_that_there_are(dojo):
    figures = PrometheusMetrics()
    figures.registry.register(GaugeCollector(dojo, Gateway(Line())))
    names = {of.name for of in figures.registry.collect() if of.name.startswith("hikyaku")}
    assert len(names) > 12
    assert explained((ROOT / "docs/watching.md").read_text("utf-8")) == names
    rules = (ROOT / "deploy/hikyaku.rules.yml").read_text("utf-8")
    assert explained(rules) <= names
    alerts, conditions = (
        re.findall(rf"^ +{start}", rules, flags=re.M) for start in (r"- alert: Hikyaku\w+$", "expr: ")
    )
    assert len(alerts) == len(conditions) > 5
    found = values(figures.registry)
    latencies = [key for key in found if key[0] == "hikyaku_gateway_latency_seconds"]
    assert latencies == [("hikyaku_gateway_latency_seconds", "0")], "a shard without a heartbeat has none"
    assert found["hikyaku_requests_refused",] == 2


@pytest.mark.parametrize(
    ("line", "up"),
    [(None, False), (Line(), True), (Line(ready=False), False), (Line(closed=True), False), (Line(lost=True), False)],
)
def test_discord_is_heard_while_all_shards_hear_it(line, up):
    assert Gateway(line).up is up


async def test_a_port_that_is_taken_is_said_in_a_line(dojo, unused_tcp_port):
    async with serving_metrics(dojo, PrometheusMetrics(), Gateway(), unused_tcp_port):
        with pytest.raises(ConfigError, match=f"METRICS_PORT is {unused_tcp_port}"):
            async with serving_metrics(dojo, PrometheusMetrics(), Gateway(), unused_tcp_port):
                pass


# Memory


LEAVING = """
import ctypes, os, threading
{before}
everybody = threading.Barrier(8)
def leave():
    everybody.wait()
    found = [bytes(60_000) for _ in range(20)]
    everybody.wait()
threads = [threading.Thread(target=leave) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
libc = ctypes.CDLL(None)
libc.fdopen.restype = ctypes.c_void_p
out = ctypes.c_void_p(libc.fdopen(os.dup(1), b"w"))
libc.malloc_info(0, out)
libc.fclose(out)
"""
FREED = """
import asyncio, psutil
from cogs.process import memory
memory.TRIM_SECONDS = {round}
blocks = [bytes([1]) * 100_000 for _ in range(400)]  # too small for pages of their own
del blocks[::2]
async def main():
    before = psutil.Process().memory_info().rss
    async with memory.trimming_memory():
        await asyncio.sleep(0.1)
        running = len(asyncio.all_tasks())
    await asyncio.sleep(0)
    print(before - psutil.Process().memory_info().rss, running - len(asyncio.all_tasks()))
asyncio.run(main())
"""
glibc = pytest.mark.skipif("gnu" not in (sysconfig.get_config_var("HOST_GNU_TYPE") or ""), reason="needs glibc")


def told(script):
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True, timeout=60).stdout


def arenas(before):
    """In how many arenas eight threads have left something."""
    return len(ElementTree.fromstring(told(LEAVING.format(before=before))).findall("heap"))


@glibc
def test_the_bot_has_two_arenas_however_many_threads_draw():
    assert arenas("from cogs.process.memory import limit_malloc; limit_malloc()") <= 2
    assert arenas("") > 2, "as it would be without"


@glibc
def test_what_is_free_between_what_stays_goes_back():
    assert given_back(round=0.01) > 15_000_000
    assert given_back(round=60) < 1_000_000, "as it would be without"


def given_back(round):
    """How many of 20 million free bytes; and in the end, nothing runs on."""
    bytes_, tasks = map(int, told(FREED.format(round=round)).split())
    assert tasks == 1
    return bytes_
