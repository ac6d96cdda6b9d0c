"""Lines of the log: the same for everybody who writes, and nothing in them that must not be there."""

import ast
import json
import logging
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from cogs.process.log_format import HIDDEN, formatter
from dojo.ops.log import logger
from engine.core import IllegalMove

ROOT = Path(__file__).parents[3]
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
