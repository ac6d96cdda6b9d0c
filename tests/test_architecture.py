"""The house: who may import whom, who may know which game, how long things may be, and what nothing is called."""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"engine", "storage", "dojo", "faces", "cogs", "bot", "sandbox", "bench", "tests"}
GAMES = {path.parent.name for path in (ROOT / "engine/games").glob("*/__init__.py")}
EVERY_GAME = GAMES | {"kaito", "kengo", "kendo", "karenza", "regroup"}

# What each may import: of ours, and of others besides the standard library (None: whatever is pinned).
MAY_IMPORT = {
    "engine": ({"engine"}, {"pydantic"}),
    "storage": ({"storage"}, {"aiosql", "aiosqlite", "asyncpg"}),
    "dojo": ({"dojo", "storage", "engine"}, {"openskill"}),
    "faces": ({"faces", "engine"}, {"PIL", "fluent", "resvg_py"}),
    "cogs": ({"cogs", "dojo", "faces", "engine"}, {"discord", "aiohttp"}),
    "bot.py": (
        {"cogs", "faces", "dojo", "storage", "engine"},
        {"discord", "aiohttp", "pydantic", "pydantic_settings"},
    ),
    "sandbox": ({"sandbox"}, None),
}  # fmt: skip

# The one arrow that points the other way: the command line draws a board only when asked to, in a function.
LENT = {("engine/commands.py", "faces")}
# The one place in cogs that meets the store: it builds the dojo upon what the front door has opened.
BUILDS = {("cogs/house.py", "storage")}
# What only one module of a place may import: the loggers, how their lines look, what a host asks, a Discord at home.
ALONE = {
    ("dojo/diary.py", "structlog"),
    ("cogs/watching/lines.py", "structlog"),
    ("cogs/watching/figures.py", "prometheus_client"),
    ("cogs/watching/gauges.py", "prometheus_client"),
    ("cogs/watching/port.py", "prometheus_client"),
    ("cogs/watching/port.py", "aiohttp"),
    ("cogs/home.py", "aiohttp"),
    ("cogs/home.py", "yarl"),
}

# What would bring a clock, the world outside or luck of its own into the rules.
IMPURE = {"asyncio", "datetime", "os", "secrets", "shelve", "signal", "socket", "sqlite3", "ssl", "subprocess",
          "tempfile", "threading", "time", "urllib", "uuid"}  # fmt: skip
FRONT = {"engine/__main__.py", "engine/cli.py", "engine/commands.py", "engine/arguments.py", "engine/progress.py"}

FORBIDDEN = {"util", "utils", "helper", "helpers", "manager", "handler", "service", "base"}


def modules(*places: str) -> list[Path]:
    found = [
        path for place in places for path in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
    ]
    return sorted(path for path in found if "__pycache__" not in path.parts)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PLACES = ("engine", "storage", "dojo", "faces", "cogs", "sandbox", "bench", "bot.py")
OWN = [pytest.param(path, id=named(path)) for path in modules(*PLACES)]


def imports(source: str) -> Iterator[str]:
    """Every module and name that is imported anywhere, in functions too, with its dots."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def foreign(source: str, ours: set[str], theirs: set[str] | None) -> set[str]:
    """What it imports and may not."""
    tops = {name.partition(".")[0] for name in imports(source)}
    strangers = set() if theirs is None else tops - OURS - set(sys.stdlib_module_names) - theirs
    return (tops & OURS) - ours | strangers


def others(source: str, home: str, games: set[str]) -> set[str]:
    """The games of `home` that it imports from."""
    return {game for game in games if any(f"{name}.".startswith(f"{home}.{game}.") for name in imports(source))}


# Imports


@pytest.mark.parametrize("place", MAY_IMPORT)
def test_imports_run_one_way(place):
    ours, theirs = MAY_IMPORT[place]
    wrong = {(named(path), name) for path in modules(place) for name in foreign(path.read_text("utf-8"), ours, theirs)}
    assert wrong - LENT - BUILDS - ALONE == set()


@pytest.mark.parametrize("lent", sorted(LENT), ids=str)
def test_what_is_lent_is_imported_within_a_function_only(lent):
    path, name = lent
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    tree.body = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    assert name not in {each.partition(".")[0] for each in imports(ast.unparse(tree))}


def test_nobody_imports_the_sandbox():
    everybody = modules("engine", "storage", "dojo", "faces", "cogs", "bot.py")
    assert [
        named(path) for path in everybody if "sandbox" in foreign(path.read_text("utf-8"), OURS - {"sandbox"}, None)
    ] == []


def home(name: str, sources: Mapping[str, str]) -> str:
    """The module that a name is imported from."""
    return next((place for place in (name, name.rpartition(".")[0]) if place in sources), "")


def circle(sources: Mapping[str, str]) -> list[str]:
    """Modules that import one another in a ring, be it for their types only."""
    arrows = {name: {home(each, sources) for each in imports(source)} - {name, ""} for name, source in sources.items()}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


@pytest.mark.parametrize("place", ["engine", "storage", "dojo", "faces", "cogs", "sandbox"])
def test_no_modules_import_one_another_in_a_circle(place):
    paths = {
        named(path).removesuffix(".py").replace("/", ".").removesuffix(".__init__"): path for path in modules(place)
    }
    assert circle({name: path.read_text("utf-8") for name, path in paths.items()}) == []


def test_a_circle_is_found():
    sources = {"a.b": "from a.c import C", "a.c": "if TYPE_CHECKING:\n    from a.d import D", "a.d": "import a.b"}
    assert set(circle(sources)) == {"a.b", "a.c", "a.d"}
    assert circle({**sources, "a.d": "import json"}) == []


@pytest.mark.parametrize("home", ["engine.games", "faces"])
def test_games_never_import_one_another(home):
    for game in GAMES:
        for path in modules(f"{home.replace('.', '/')}/{game}"):
            found = others(path.read_text("utf-8"), "engine.games", EVERY_GAME) | others(
                path.read_text("utf-8"), "faces", EVERY_GAME
            )
            assert found <= {game}, named(path)


def test_what_all_games_share_imports_no_game():
    shared = [path for path in modules("engine", "faces") if not EVERY_GAME & set(path.parts)]
    for path in shared:
        source = path.read_text("utf-8")
        assert not others(source, "engine.games", EVERY_GAME) | others(source, "faces", EVERY_GAME), named(path)


def test_a_game_needs_only_the_words_of_the_engine():
    """Not the door, nor records: rules are functions that know nobody who calls them."""
    for game in GAMES:
        words = ("box", "core", "faults", "moves", "swift", "tuples")
        allowed = {*(f"engine.{word}" for word in words), f"engine.games.{game}"}
        for path in modules(f"engine/games/{game}"):
            ours = {name for name in imports(path.read_text("utf-8")) if name.startswith("engine")}
            assert {name for name in ours if not name.startswith(tuple(allowed))} == set(), named(path)


def test_a_face_knows_the_state_and_the_parts_of_its_game_and_no_rules():
    for game in GAMES:
        allowed = ("engine.core.", "engine.tuples.", f"engine.games.{game}.state.", f"engine.games.{game}.parts.")
        for path in modules(f"faces/{game}"):
            ours = {f"{name}." for name in imports(path.read_text("utf-8")) if name.startswith("engine")}
            assert {name for name in ours if not name.startswith(allowed)} == set(), named(path)


def test_the_rules_have_no_clock_and_no_door_to_the_world():
    for path in modules("engine"):
        tops = {name.partition(".")[0] for name in imports(path.read_text("utf-8"))}
        assert named(path) in FRONT or tops & IMPURE == set(), named(path)


def test_the_rules_have_no_luck_of_their_own():
    """`Random` is handed in; the functions of the module draw from a luck nobody can replay."""
    for path in modules("engine"):
        drawn = {name for name in imports(path.read_text("utf-8")) if name.partition(".")[0] == "random"}
        assert drawn <= {"random.Random"}, named(path)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import discord", {"discord"}),
        ("def late():\n    from storage.store import Store", {"storage"}),
        ("from faces import FACES", {"faces"}),
        ("import numpy.random", {"numpy"}),
        ("if TYPE_CHECKING:\n    import cogs", {"cogs"}),
        ("import json, pydantic\nfrom engine import match", set()),
    ],
)
def test_a_wrong_arrow_is_found_wherever_it_stands(source, found):
    assert foreign(source, {"engine"}, {"pydantic"}) == found


@pytest.mark.parametrize(
    "source",
    ["import engine.games.kengo", "from engine.games.kengo.state import View", "from engine.games import kengo"],
)
def test_another_game_is_found_however_it_is_imported(source):
    assert others(source, "engine.games", EVERY_GAME) == {"kengo"}


# Who knows which game


def game_words(text: str) -> set[str]:
    words = set(re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()))
    return words & EVERY_GAME


@pytest.mark.parametrize("place", ["cogs", "dojo", "storage"])
def test_no_line_is_about_a_particular_game(place):
    files = [path for kind in ("*.py", "*.sql") for path in (ROOT / place).rglob(kind)]
    assert files
    assert {named(path): found for path in files if (found := game_words(path.read_text("utf-8")))} == {}


@pytest.mark.parametrize("text", ["if game == 'kaito':", "# as in Kengo!", "class KaitoPanel:", "kengo_panel = 1"])
def test_a_line_about_a_game_is_found(text):
    assert game_words(text)


# Size and names


@pytest.mark.parametrize("path", OWN)
def test_a_module_opens_with_a_sentence(path):
    if text := path.read_text("utf-8").strip():
        sentence = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]
        assert sentence.endswith((".", "!", "?", ":")), "its first paragraph is a sentence"


def functions(source: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


@pytest.mark.parametrize("path", OWN)
def test_no_function_is_longer_than_25_lines(path):
    assert {name: lines for name, lines in functions(path.read_text("utf-8")) if lines > 25} == {}


def test_functions_are_short():
    lengths = sorted(lines for path in modules(*PLACES) for _, lines in functions(path.read_text("utf-8")))
    assert lengths[len(lengths) // 2] <= 5, "the median"
    assert lengths[len(lengths) * 9 // 10] <= 12, "nine in ten"


@pytest.mark.parametrize("path", OWN)
def test_no_file_is_longer_than_300_lines(path):
    assert len(path.read_text("utf-8").splitlines()) <= 300


def called_badly(path: Path, source: str) -> set[str]:
    """Names of files and classes that say nothing about what is in them."""
    classes = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    names = [path.stem, *(part for part in path.parts[:-1]), *classes]
    return {name for name in names if FORBIDDEN & {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}}


@pytest.mark.parametrize("path", OWN)
def test_nothing_is_called_a_manager_or_a_helper(path):
    assert called_badly(path.relative_to(ROOT), path.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("cogs/utils.py", ""),
        ("dojo/base/x.py", ""),
        ("a.py", "class TableManager: ..."),
        ("a.py", "class BaseCog: ..."),
    ],
)
def test_a_bad_name_is_found(path, source):
    assert called_badly(Path(path), source)


def test_a_long_function_is_found_within_a_class():
    source = "class A:\n    def long(self):\n" + "        pass\n" * 25
    assert dict(functions(source)) == {"long": 26}


# Words


LOGS = {"debug", "info", "warning", "error", "exception", "critical"}
# Sentences that stand in cogs and are not shown to a player.
NOT_SHOWN: set[str] = set()
# What hosts read, and no player.
TO_HOSTS = [ROOT / "cogs/home.py", *modules("cogs/watching")]


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


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=named(path)) for path in modules("cogs", "dojo") if path not in TO_HOSTS]
)
def test_no_sentence_of_the_interface_stands_in_python(path):
    assert sentences(path.read_text("utf-8")) - NOT_SHOWN == set()


@pytest.mark.parametrize(
    "source", ['say("It is your turn.")', 'f"Waiting for {name}"', 'say("**Your hand** is below")']
)
def test_a_sentence_is_found(source):
    assert sentences(source)


@pytest.mark.parametrize(
    "source", ['"""A docstring."""', 'log.info("Match %s is over", 1)', 'say("board-title")', '"UTC"']
)
def test_what_is_no_sentence_is_let_pass(source):
    assert not sentences(source)
