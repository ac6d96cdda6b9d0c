"""Every word the cogs use is there, and every control has somebody who serves it."""

import ast
import re
from pathlib import Path

import pytest

from cogs.client import COGS
from cogs.interactions.controls import VERBS
from dojo import errors
from dojo.clock.paces import PACES
from dojo.people.computers import LEVELS
from engine.games import GAMES
from faces.translation import speaker

ROOT = Path(__file__).parents[2]
SOURCES = [path for folder in ("cogs", "dojo") for path in (ROOT / folder).rglob("*.py")]
PREFIXES = ("command-", "press-", "pace", "seat", "lobby-", "options-", "dms-", "error-", "rules-", "turns-",
            "computer-", "practice-")  # fmt: skip
SAY = speaker("en")
OF_LEVELS = {f"{stem}-{level}" for stem in ("computer", "computer-add", "level") for level in LEVELS}
OF_LEVELS |= {"computer-coach"}


@pytest.fixture(scope="module", autouse=True)
def _every_cog():
    for name in COGS:
        __import__(f"cogs.{name}")


def strings(path: Path) -> list[str]:
    return [
        node.value
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def calls(path: Path, name: str) -> list[ast.Call]:
    found = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    return [call for call in found if getattr(call.func, "id", getattr(call.func, "attr", None)) == name]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_key_that_is_spelled_out_has_a_message(path):
    keys = [text for text in strings(path) if text.startswith(PREFIXES) and re.fullmatch(r"[a-z]+(-[a-z]+)+", text)]
    assert [key for key in keys if not SAY.has(key)] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_button_has_a_word_and_somebody_who_serves_it(path):
    verbs = [call.args[1].value for call in calls(path, "press") if len(call.args) > 1]
    assert [verb for verb in verbs if verb not in VERBS or not SAY.has(f"press-{verb}")] == []


def test_no_message_of_the_interface_is_unused():
    used = " ".join(text for path in [*SOURCES, *(ROOT / "faces").rglob("*.py")] for text in strings(path))
    # Put together at run time:
    stems = (
        "press-",
        "pace-",
        "permission-",
        "seats-",
        "lobby-started",
        "lobby-closed",
        "house-",
        "option-",
        "dms-",
        "quiet-",
        "together-field-",
        "together-row-",
    )
    text = (ROOT / "locale/en/bot.ftl").read_text()
    keys = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) - OF_LEVELS
    assert [key for key in keys if not key.startswith(stems) and key not in used] == []


@pytest.mark.parametrize("key", sorted(OF_LEVELS))
def test_every_level_of_the_computer_has_its_words(key):
    assert SAY.has(key)


def test_every_refusal_of_the_dojo_has_its_sentence():
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and kind.__module__ == errors.__name__]
    assert [kind for kind in kinds if hasattr(kind, "key") and not SAY.has(kind.key)] == []


@pytest.mark.parametrize("pace", PACES)
def test_every_pace_is_named(pace):
    assert SAY.has(f"pace-{pace}")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_has_every_word_the_lobby_needs(game):
    keys = [f"{game.key}-name", f"{game.key}-pitch", f"{game.key}-howto"]
    for name, values in game.options.items():
        keys += [f"{game.key}-option-{name}", *(f"{game.key}-option-{name}-{value}" for value in values)]
    assert [key for key in keys if not SAY.has(key)] == []
