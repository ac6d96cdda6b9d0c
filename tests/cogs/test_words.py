"""Every word that the cogs use is there, every control is served, and the permissions are those that are asked for."""

import ast
import re
from collections import Counter
from pathlib import Path

import discord
import pytest

from cogs.cards.parts import plain
from cogs.interactions.context import INVITE_PERMISSIONS
from cogs.interactions.controls import VERBS, VerbModal
from dojo import errors
from dojo.people.computers import LEVELS
from tests.cogs.shown import SAY

ROOT = Path(__file__).parents[2]
SOURCES = [path for folder in ("cogs", "dojo") for path in (ROOT / folder).rglob("*.py")]
PREFIXES = ("command-", "press-", "pace", "seat", "lobby-", "options-", "dms-", "error-", "rules-", "turns-",
            "computer-", "practice-")  # fmt: skip
OF_LEVELS = {
    "computer-coach",
    *(f"{stem}-{level}" for stem in ("computer", "computer-add", "level") for level in LEVELS),
}


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


def test_every_verb_is_served_at_one_place():
    """The second one would silently take over."""
    verbs = Counter(verb for path in SOURCES for verb in re.findall(r'^@on\("(\w+)"\)', path.read_text("utf-8"), re.M))
    assert verbs.most_common(1)[0][1] == 1


def test_no_message_of_the_interface_is_unused():
    used = " ".join(text for path in [*SOURCES, *(ROOT / "faces").rglob("*.py")] for text in strings(path))
    put_together = (  # at run time
        "press- pace- permission- seats- lobby-started lobby-closed house- two-readings option- dms- "
        "quiet- together-field- together-row-"
    )
    text = (ROOT / "locale/en/bot.ftl").read_text()
    keys = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) - OF_LEVELS
    assert [
        key
        for key in keys
        if not key.startswith(tuple(put_together.split())) and key.removesuffix("-about") not in used
    ] == []


def test_every_refusal_of_the_dojo_and_every_level_has_its_words():
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and kind.__module__ == errors.__name__]
    assert [kind for kind in kinds if hasattr(kind, "key") and not SAY.has(kind.key)] == []
    assert [key for key in OF_LEVELS if not SAY.has(key)] == []


def test_every_refusal_has_its_sentence():
    named = {key for path in SOURCES for key in re.findall(r"""["'](error-[\w-]+)["']""", path.read_text())}
    assert len(named) > 20
    assert [key for key in named if not SAY.has(key)] == []


async def test_discord_py_does_not_wait_for_clicks_on_what_we_have_sent():
    """It keeps what has not ended, and what only its reader sees for a quarter of an hour, with a task for each."""
    assert plain("here").is_finished()
    assert VerbModal("noted", "abcdefgh", title="here", fields={}).is_finished()


def test_every_message_is_laid_out_in_this_way():
    makers = [
        path.name
        for path in (ROOT / "cogs").rglob("*.py")
        if re.search(r"\b(LayoutView|View|Modal)\(", path.read_text())
    ]
    assert makers == []


README = (ROOT / "README.md").read_text()


def test_nothing_that_could_harm_a_server_is_asked_for():
    asked = {name for name, given in INVITE_PERMISSIONS if given}
    assert not asked & {"administrator", "manage_guild", "manage_messages", "manage_roles", "mention_everyone"}
    assert discord.Permissions.text() | discord.Permissions(view_channel=True) >= INVITE_PERMISSIONS


def test_the_readme_names_what_is_asked_for_and_nothing_else():
    assert re.search(r"&permissions=(\d+)", README)[1] == str(INVITE_PERMISSIONS.value)
    said = re.search(r"the permissions \*([^*]+)\*", README)[1]
    named = {re.sub(r"\s+", "_", name.strip()).lower() for name in said.split(",")}
    assert allowing({name.replace("view_channels", "view_channel") for name in named}) == INVITE_PERMISSIONS


def allowing(names):
    return discord.Permissions(**dict.fromkeys(names, True))


REQUESTS = {
    "send_messages": r"\.send\(",
    "send_messages_in_threads": r"table\.thread or table\.channel",
    "create_public_threads": r"start_thread_with_message\(|\.create_thread\(",
    "attach_files": r"file=file|files=",
    "read_message_history": r"\.history\(",
    "view_channel": r"get_partial_messageable\(",
}


def test_each_permission_is_asked_for_because_of_something_the_bot_does():
    """And whatever is no longer done is no longer asked for."""
    cogs = "\n".join(path.read_text() for path in (ROOT / "cogs").rglob("*.py"))
    assert allowing(REQUESTS) == INVITE_PERMISSIONS
    assert [name for name, done in REQUESTS.items() if not re.search(done, cogs)] == []
