"""The laws that import-linter doesn't know: who may know a game, whose luck it is, where sentences stand."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "engine/games").glob("*/__init__.py"))
LOGS = {"debug", "info", "warning", "error", "exception", "critical"}
# What hosts read, and no player.
TO_HOSTS = {
    f"cogs/process/{name}.py"
    for name in ("sandbox", "health", "http", "metrics", "log_format", "monitoring", "directory", "command_line")
}


def modules(*places: str) -> dict[str, str]:
    """The source of every module, by its path."""
    found = (path for place in places for path in (ROOT / place).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in found}


@cache
def imports(source: str) -> tuple[str, ...]:
    """Every module and name that is imported anywhere, in functions too, with its dots."""

    def found() -> Iterator[str]:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)

    return tuple(found())


def games_imported(source: str) -> set[str]:
    homes = ((game, (f"engine.games.{game}.", f"faces.{game}.")) for game in GAMES)
    return {game for game, home in homes if any(f"{name}.".startswith(home) for name in imports(source))}


def test_a_game_and_its_face_import_no_other_game_and_what_games_share_imports_none():
    for path, source in modules("engine", "faces").items():
        assert games_imported(source) <= set(path.split("/")), path


@pytest.mark.parametrize("game", GAMES)
def test_a_game_needs_only_the_words_of_the_engine_and_a_face_needs_no_rules(game):
    shared = ("box", "core", "faults", "halving", "moves", "network", "odds", "swift", "tuples")
    rules = (*(f"engine.{name}." for name in shared), f"engine.games.{game}.")
    face = (
        *(f"engine.{name}." for name in ("box", "core", "tuples")),
        *(f"{rules[-1]}{name}." for name in ("state", "parts")),
    )
    for place, allowed in ((f"engine/games/{game}", rules), (f"faces/{game}", face)):
        for path, source in modules(place).items():
            ours = {f"{name}." for name in imports(source) if name.startswith("engine")}
            assert {name for name in ours if not name.startswith(allowed)} == set(), path


@pytest.mark.parametrize("place", ["cogs", "dojo", "storage"])
def test_no_line_is_about_a_particular_game(place):
    """Not even as a part of a name, such as KaitoPanel."""
    words = re.compile("|".join(GAMES), re.IGNORECASE)
    files = [path for kind in ("*.py", "*.sql") for path in (ROOT / place).rglob(kind)]
    assert files
    assert {path: found for path in files if (found := words.findall(path.read_text("utf-8")))} == {}


def test_the_rules_have_no_luck_of_their_own():
    """`Random` is handed in; the functions of the module draw from a luck nobody can replay."""
    for path, source in modules("engine").items():
        assert {name for name in imports(source) if name.partition(".")[0] == "random"} <= {"random.Random"}, path


def test_a_module_opens_with_a_sentence():
    for path, source in modules("engine", "storage", "dojo", "faces", "cogs", "bench").items():
        if source.strip():
            opening = (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[0]
            assert opening.endswith((".", "!", "?", ":")), path


def sentences(source: str) -> set[str]:
    """Strings that look like something said to a player: a capital, a space; not docstrings, not log lines."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOGS:
            node.args = []
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.search(r"^\W*[A-ZÀ-Þ][^\s]* .*\w", text) and not text.isupper()}


def test_no_sentence_of_the_interface_stands_in_python():
    found = {path: sentences(source) for path, source in modules("cogs", "dojo").items() if path not in TO_HOSTS}
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_only_what_acknowledges_a_click_speaks_of_the_original_response():
    """It may be the message that was clicked, which may be everybody's."""
    said = re.compile(r"original_response|response\.edit_message")
    assert {path for path, source in modules("cogs").items() if said.search(source)} == {
        "cogs/interactions/acknowledge.py"
    }
