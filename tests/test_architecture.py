"""The laws of the house: who may import whom, who may know a game, what nothing is called.

Each law is one test. What could make a law blind is tested beside it, on a few lines that break it.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("engine", "storage", "dojo", "faces", "cogs", "bot.py")
PLACES = (*PRODUCT, "bench")
OURS = {place.removesuffix(".py") for place in PLACES} | {"sandbox", "tests"}
GAMES = {path.parent.name for path in (ROOT / "engine/games").glob("*/__init__.py")}
EVERY_GAME = GAMES | {"kaito", "kengo", "kendo", "karenza", "regroup"}

# What each may import: of ours, and of others besides the standard library (None: whatever is pinned).
MAY_IMPORT: dict[str, tuple[set[str], set[str] | None]] = {
    "engine": ({"engine"}, {"pydantic"}),
    "storage": ({"storage"}, {"aiosql", "aiosqlite", "asyncpg"}),
    "dojo": ({"dojo", "storage", "engine"}, {"openskill"}),
    "faces": ({"faces", "engine"}, {"PIL", "fluent", "resvg_py"}),
    "cogs": ({"cogs", "dojo", "faces", "engine"}, {"discord", "aiohttp"}),
    "bot.py": (
        {"cogs", "faces", "dojo", "storage", "engine"},
        {"discord", "aiohttp", "pydantic", "dotenv"},
    ),
}

# From the top floor to the ground: a room imports from the floors below its own, and from nobody beside it.
FLOORS = {
    "cogs": (
        {"lobby", "match", "history", "learning", "people", "server", "process"},
        {"autocomplete", "next_question"},
        {"notify"},
        {"panel"},
        {"cards", "client"},
        {"interactions"},
        {"guard", "looping"},
    ),
    "dojo": (
        {"dojo"},
        {"privacy", "computer"},
        {"match"},
        {"lobby", "ratings", "watching"},
        {"table"},
        {"people"},
        {"outbox"},
        {"ops"},
        {"clock", "shuffle", "limits"},
        {"errors"},
    ),
    "storage": (
        {"store"},
        {"sqlite", "postgres"},
        {"health", "migrate"},
        {"queries"},
        {"adapters", "address"},
        {"errors", "gathered", "hosts", "silence"},
    ),
}

# The one arrow that points the other way: the command line draws a board only when asked to, in a function.
LENT = {("engine/cli/commands.py", "faces")}
# What only some modules of a place may import: the command line, the loggers, the retries, how log lines look, what a
# host asks, the plurals of a language, a Discord at home.
ALONE = {
    *((f"engine/cli/{name}.py", "click") for name in ("main", "commands", "simulate")),
    ("faces/draw/png.py", "isal"),
    ("faces/languages/faults.py", "babel"),
    ("dojo/ops/log.py", "structlog"),
    ("dojo/ops/retry.py", "tenacity"),
    ("cogs/process/log_format.py", "structlog"),
    ("cogs/process/metrics.py", "prometheus_client"),
    ("cogs/process/http.py", "prometheus_client"),
    ("cogs/process/http.py", "aiohttp"),
    ("cogs/process/sandbox.py", "aiohttp"),
    ("cogs/process/sandbox.py", "yarl"),
}

# What would bring a clock, the world outside or luck of its own into the rules.
IMPURE = {"asyncio", "datetime", "os", "secrets", "shelve", "signal", "socket", "sqlite3", "ssl", "subprocess",
          "tempfile", "threading", "time", "urllib", "uuid"}  # fmt: skip
COMMAND_LINE = {"engine/cli/main.py", "engine/cli/commands.py"}

FORBIDDEN = {"util", "utils", "helper", "helpers", "manager", "handler", "service", "base"}


def modules(*places: str) -> list[Path]:
    found = [
        path for place in places for path in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
    ]
    return sorted(path for path in found if "__pycache__" not in path.parts)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def source(path: Path) -> str:
    return path.read_text("utf-8")


def imports(text: str) -> Iterator[str]:
    """Every module and name that is imported anywhere, in functions too, with its dots."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def foreign(text: str, ours: set[str], theirs: set[str] | None) -> set[str]:
    """What it imports and may not."""
    tops = {name.partition(".")[0] for name in imports(text)}
    strangers = set() if theirs is None else tops - OURS - set(sys.stdlib_module_names) - theirs
    return (tops & OURS) - ours | strangers


def others(text: str, home: str, games: set[str]) -> set[str]:
    """The games of `home` that it imports from."""
    return {game for game in games if any(f"{name}.".startswith(f"{home}.{game}.") for name in imports(text))}


# Imports


@pytest.mark.parametrize("place", MAY_IMPORT)
def test_imports_run_one_way(place):
    ours, theirs = MAY_IMPORT[place]
    wrong = {(named(path), name) for path in modules(place) for name in foreign(source(path), ours, theirs)}
    assert wrong - LENT - ALONE == set()


def test_what_is_lent_is_imported_within_a_function_only():
    for path, name in LENT:
        tree = ast.parse(source(ROOT / path))
        tree.body = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
        assert name not in {each.partition(".")[0] for each in imports(ast.unparse(tree))}


def test_nobody_imports_the_sandbox():
    assert [
        named(path) for path in modules(*PRODUCT) if "sandbox" in foreign(source(path), OURS - {"sandbox"}, None)
    ] == []


def arrows_between_rooms(place: str, sources: Mapping[str, str]) -> set[tuple[str, str]]:
    """`sources`: by dotted name. A room is a folder of the place, or a file that stands in the place itself."""
    return {
        (name.split(".")[1], other.split(".")[1])
        for name, text in sources.items()
        for other in imports(text)
        if "." in name and other.startswith(f"{place}.") and name.split(".")[1] != other.split(".")[1]
    }


def against_the_floors(floors: Iterable[set[str]], arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    level = {room: number for number, rooms in enumerate(floors) for room in rooms}
    return {(room, other) for room, other in arrows if level[room] >= level[other]}


def dotted(place: str) -> dict[str, str]:
    return {
        named(path).removesuffix(".py").replace("/", ".").removesuffix(".__init__"): source(path)
        for path in modules(place)
    }


@pytest.mark.parametrize("place", FLOORS)
def test_a_room_imports_only_from_the_floors_below_it(place):
    """So features never import features."""
    assert against_the_floors(FLOORS[place], arrows_between_rooms(place, dotted(place))) == set()


def test_an_arrow_against_the_floors_is_found():
    sources = {"cogs.lobby.play": "from cogs.match.hand import show", "cogs.guard.payloads": "import cogs.cards.parts"}
    arrows = arrows_between_rooms("cogs", sources)
    assert against_the_floors(FLOORS["cogs"], arrows) == {("lobby", "match"), ("guard", "cards")}
    assert against_the_floors(FLOORS["cogs"], {("lobby", "cards")}) == set()


@pytest.mark.parametrize("place", ["cogs", "dojo"])
def test_the_map_shows_every_room(place):
    """In the picture and in the list below it, floor by floor."""
    rooms = {room for floor in FLOORS[place] for room in floor}
    assert rooms <= set(re.findall(r'class="mid">([a-z_]+)<', (ROOT / "docs/pictures/house.svg").read_text()))
    [listed] = re.findall(rf"^- `{place}/`: (.*)$", (ROOT / "docs/architecture.md").read_text(), re.MULTILINE)
    assert tuple(set(floor.split(", ")) for floor in listed.split(" · ")) == FLOORS[place]


def circle(sources: Mapping[str, str]) -> list[str]:
    """Modules that import one another in a ring, even if for their types only."""

    def home(name: str) -> str:
        return next((place for place in (name, name.rpartition(".")[0]) if place in sources), "")

    arrows = {name: {home(each) for each in imports(text)} - {name, ""} for name, text in sources.items()}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


@pytest.mark.parametrize("place", ["engine", "storage", "dojo", "faces", "cogs"])
def test_no_modules_import_one_another_in_a_circle(place):
    assert circle(dotted(place)) == []


def test_a_circle_is_found():
    sources = {"a.b": "from a.c import C", "a.c": "if TYPE_CHECKING:\n    from a.d import D", "a.d": "import a.b"}
    assert set(circle(sources)) == {"a.b", "a.c", "a.d"}
    assert circle({**sources, "a.d": "import json"}) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import discord", {"discord"}),
        ("def late():\n    from storage.store import Store", {"storage"}),
        ("from faces import FACES", {"faces"}),
        ("import numpy.random", {"numpy"}),
        ("if TYPE_CHECKING:\n    import cogs", {"cogs"}),
        ("import json, pydantic\nfrom engine import match", set()),
    ],
)
def test_a_wrong_arrow_is_found_wherever_it_stands(text, found):
    assert foreign(text, {"engine"}, {"pydantic"}) == found


# Who knows which game


def test_games_never_import_one_another():
    for game in GAMES:
        for path in modules(f"engine/games/{game}", f"faces/{game}"):
            found = others(source(path), "engine.games", EVERY_GAME) | others(source(path), "faces", EVERY_GAME)
            assert found <= {game}, named(path)


def test_what_all_games_share_imports_no_game():
    for path in modules("engine", "faces"):
        if not EVERY_GAME & set(path.parts):
            found = others(source(path), "engine.games", EVERY_GAME) | others(source(path), "faces", EVERY_GAME)
            assert not found, named(path)


def only_from(place: str, allowed: tuple[str, ...]) -> None:
    for path in modules(place):
        ours = {f"{name}." for name in imports(source(path)) if name.startswith("engine")}
        assert {name for name in ours if not name.startswith(allowed)} == set(), named(path)


def test_a_game_needs_only_the_words_of_the_engine():
    """Not the door, nor records: rules are functions that know nobody who calls them."""
    shared = ("box", "core", "faults", "halving", "moves", "network", "odds", "swift", "tuples")
    for game in GAMES:
        only_from(f"engine/games/{game}", (*(f"engine.{name}." for name in shared), f"engine.games.{game}."))


def test_a_face_knows_the_state_and_the_parts_of_its_game_and_no_rules():
    for game in GAMES:
        home = f"engine.games.{game}"
        only_from(
            f"faces/{game}", ("engine.box.", "engine.core.", "engine.tuples.", f"{home}.state.", f"{home}.parts.")
        )


@pytest.mark.parametrize(
    "text",
    ["import engine.games.kengo", "from engine.games.kengo.state import View", "from engine.games import kengo"],
)
def test_another_game_is_found_however_it_is_imported(text):
    assert others(text, "engine.games", EVERY_GAME) == {"kengo"}


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


# Purity


def test_the_rules_have_no_clock_and_no_door_to_the_world():
    for path in modules("engine"):
        tops = {name.partition(".")[0] for name in imports(source(path))}
        assert named(path) in COMMAND_LINE or tops & IMPURE == set(), named(path)


def test_the_rules_have_no_luck_of_their_own():
    """`Random` is handed in; the functions of the module draw from a luck nobody can replay."""
    for path in modules("engine"):
        drawn = {name for name in imports(source(path)) if name.partition(".")[0] == "random"}
        assert drawn <= {"random.Random"}, named(path)


# Names


def test_a_module_opens_with_a_sentence():
    for path in modules(*PLACES):
        if text := source(path).strip():
            sentence = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]
            assert sentence.endswith((".", "!", "?", ":")), f"{named(path)}: its first paragraph is a sentence"


def called_badly(path: Path, text: str) -> set[str]:
    """Names of files and classes that say nothing about what is in them."""
    classes = [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    names = [path.stem, *(part for part in path.parts[:-1]), *classes]
    return {name for name in names if FORBIDDEN & {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}}


def test_nothing_is_called_a_manager_or_a_helper():
    assert {named(path): called_badly(path.relative_to(ROOT), source(path)) for path in modules(*PLACES)
            if called_badly(path.relative_to(ROOT), source(path))} == {}  # fmt: skip


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("cogs/utils.py", ""),
        ("dojo/base/x.py", ""),
        ("a.py", "class TableManager: ..."),
        ("a.py", "class BaseCog: ..."),
    ],
)
def test_a_bad_name_is_found(path, text):
    assert called_badly(Path(path), text)


def too_alike(names: Iterable[str]) -> list[tuple[str, str]]:
    """Pairs of which one is the other with one letter more, less or other: a reader takes them for the same."""
    names = sorted(set(names))
    return [(one, other) for one in names for other in names if one < other and _a_letter_apart(one, other)]


def _a_letter_apart(one: str, other: str) -> bool:
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) == 1
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) == 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def test_no_two_modules_are_a_letter_apart():
    assert too_alike(path.stem for path in modules("cogs", "dojo", "storage")) == []


def test_two_names_a_letter_apart_are_found():
    assert too_alike(["order", "orders", "table", "hand"]) == [("order", "orders")]


# Words


LOGS = {"debug", "info", "warning", "error", "exception", "critical"}
# What hosts read, and no player.
TO_HOSTS = {
    ROOT / f"cogs/process/{name}.py"
    for name in ("sandbox", "health", "http", "metrics", "log_format", "monitoring", "directory", "command_line")
}


def sentences(text: str) -> set[str]:
    """Strings that look like something said to a player: a capital, a space; not docstrings, not log lines."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOGS:
            node.args = []
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.search(r"^\W*[A-ZÀ-Þ][^\s]* .*\w", text) and not text.isupper()}


def test_no_sentence_of_the_interface_stands_in_python():
    found = {named(path): sentences(source(path)) for path in modules("cogs", "dojo") if path not in TO_HOSTS}
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize("text", ['say("It is your turn.")', 'f"Waiting for {name}"', 'say("**Your hand** is below")'])
def test_a_sentence_is_found(text):
    assert sentences(text)


@pytest.mark.parametrize(
    "text", ['"""A docstring."""', 'log.info("Match %s is over", 1)', 'say("board-title")', '"UTC"']
)
def test_what_is_no_sentence_is_let_pass(text):
    assert not sentences(text)
