"""What lies about the house, and the laws that import-linter does not know: nothing secret, no foreign game or luck."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cogs.process.settings import Settings, read_settings

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))

LEAKS = {
    "a Discord token": r"\b[MNO][A-Za-z\d_-]{23,28}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,}",
    "a webhook": r"discord(app)?\.com/api/webhooks/\d{15,}/[\w-]{30,}",
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY-----",
    "a password in an address": r"\b[a-z]+://(?!user:password@)[\w.-]+:(?!\{)[^@\s/'\"{}]{3,}@(?!localhost|127\.|\[)[\w.-]+",
    "a key of a host": r"\b(ghp_|github_pat_|glpat-|xox[bp]-|AKIA)[A-Za-z\d_-]{16,}",
    "somebody's home": r"(?<![\w.])/(home|Users)/(?!user\b)[a-z][\w.-]*/",
    "a machine's path": r"(?<![\w./])/(work|root|tmp|mnt|var/folders)/[a-z][\w.-]*",
    "a package host": r"--(extra-)?index-url|--find-links\s+\S|--trusted-host",
}
SECRET = {"a Discord token", "a webhook", "a private key", "a password in an address", "a key of a host"}
# What the tests below need as examples.
EXCEPT = {"tests/test_house.py"}


def kept():
    """The text files that git keeps, or would if they were added; without git, all there are."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    names = listed.stdout.decode().split("\0") if listed.returncode == 0 else everything()
    for name in sorted(set(filter(None, names)) - EXCEPT):
        try:
            yield name, (ROOT / name).read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue  # a picture, or a file that was deleted and not yet committed


def everything():
    hidden = {".git", ".venv", "data", "__pycache__"}
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return [path.as_posix() for path in found if not hidden & set(path.parts) and path.name != ".env"]


def leaks(text):
    return {what for what, pattern in LEAKS.items() if re.search(pattern, text)}


def test_nothing_secret_and_nobodys_machine_is_kept():
    assert {name: found for name, text in kept() if (found := leaks(text))} == {}


def ever_added():
    """Every line that was ever added to a text that git keeps; none without git."""
    log = subprocess.run(
        ["git", "log", "-p", "--all", "--unified=0", "--no-color", "--", ".", *(f":!{name}" for name in EXCEPT)],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    return (line for line in log.stdout.decode("utf-8", "replace").splitlines() if line.startswith("+"))


def test_nothing_secret_was_ever_kept():
    """What was deleted again is still in the history; other people's machines are no secret there."""
    secret = [re.compile(pattern) for what, pattern in LEAKS.items() if what in SECRET]
    assert [line for line in ever_added() if any(each.search(line) for each in secret)] == []
    assert len(secret) == len(SECRET)


def test_the_files_that_are_searched_are_the_project():
    names = {name for name, _ in kept()}
    assert {"bot.py", "Makefile", "engine/core.py", "requirements/run.lock", ".env.example"} <= names
    assert not any(name.startswith((".venv/", "data/")) for name in names)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("MTExMTExMTExMTExMTExMTEx" + ".GaBcDe." + "x" * 38, "a Discord token"),
        ("https://discord.com/api/webhooks/123456789012345678/" + "a" * 60, "a webhook"),
        ("-----BEGIN RSA PRIVATE KEY-----", "a private key"),
        ("postgresql://hikyaku:hunter2@db.example.org/hikyaku", "a password in an address"),
        ("token = 'ghp_0123456789abcdefghij'", "a key of a host"),
        ("see /home/aiko/hikyaku/bot.py", "somebody's home"),
        ("cd /tmp/build", "a machine's path"),
        ("pip install --index-url https://pypi.example.org", "a package host"),
    ],
)
def test_a_leak_is_found(text, what):
    assert what in leaks(text)


@pytest.mark.parametrize(
    "text",
    [
        "DATABASE=postgresql://user:password@host/name",
        "http://127.0.0.1:8065/",
        "/api/v10/channels",
        "f'{a}://{b}:{c}@{d}'",
    ],
)
def test_what_is_no_leak_is_let_pass(text):
    assert leaks(text) == set()


# Settings


def explained():
    return re.findall(r"^#? ?([A-Z][A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), flags=re.M)


def test_the_example_names_every_setting_once_and_no_other():
    assert sorted(explained()) == sorted(name.upper() for name in Settings.model_fields)


def test_every_setting_in_the_example_has_its_default(monkeypatch):
    """Copied as it is, it changes nothing."""
    for name in explained():
        monkeypatch.delenv(name, raising=False)
    copied, bare = read_settings(ROOT / ".env.example").settings, Settings()
    assert {name: str(value).lower() for name, value in copied} == {name: str(value).lower() for name, value in bare}


# Versions


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_version_is_pinned_and_hashed(lock):
    entries = re.split(r"\n(?=\S)", lock.read_text("utf-8").replace("\\\n", " ").strip())
    for entry in filter(lambda line: not line.startswith("#"), entries):
        assert re.match(r"[a-z\d._-]+==\S+", entry), entry[:80]
        assert "--hash=sha256:" in entry, entry[:80]


def test_what_hosts_install_is_what_is_tested():
    pinned = {path.stem: set(re.findall(r"^[a-z\d._-]+==\S+", path.read_text("utf-8"), flags=re.M)) for path in LOCKS}
    assert set(pinned) == {"run", "postgres", "sandbox", "dev"}
    assert pinned["run"] < pinned["postgres"] < pinned["dev"]
    assert pinned["run"] < pinned["sandbox"] < pinned["dev"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_everything_asked_for_is_locked(lock):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"].get(lock.stem, ())]
    names = {canonicalize_name(Requirement(each).name) for each in wanted} - {"hikyaku"}
    assert names <= set(re.findall(r"^([a-z\d._-]+)==", lock.read_text("utf-8"), flags=re.M))


PATH = re.compile(
    r"`((?:bench|cogs|deploy|dojo|docs|engine|faces|locale|sandbox|seeds|storage|tests)/[\w./@-]*)(?:::(\w+))?`"
)


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/discord.md", "CONTRIBUTING.md"])
def test_every_path_and_test_that_a_page_names_exists(page):
    """Those with a placeholder, as in `faces/<key>/art/`, are left out."""
    named = set(PATH.findall((ROOT / page).read_text("utf-8")))
    assert len(named) > 50
    assert {path for path, _ in named if not (ROOT / path).exists()} == set()
    tests = {f"{path}::{name}": f"def {name}(" in (ROOT / path).read_text("utf-8") for path, name in named if name}
    assert [name for name, there in tests.items() if not there] == []


def test_cleaning_up_deletes_nothing_that_was_played():
    [steps] = re.findall(r"^clean:.*\n((?:\t.+\n)+)", (ROOT / "Makefile").read_text("utf-8"), flags=re.M)
    assert "rm -rf" in steps
    assert not re.search(r"\bdata\b|\.db\b|\.env\b", steps)


GAMES = sorted(path.parent.name for path in (ROOT / "engine/games").glob("*/__init__.py"))
LOGS = {"debug", "info", "warning", "error", "exception", "critical"}
# What hosts read, and no player.
TO_HOSTS = {
    f"cogs/process/{name}.py"
    for name in ("sandbox", "health", "metrics", "log_format", "monitoring", "command_line", "settings", "host_check")
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
    shared = ("box", "core", "halving", "moves", "network", "odds", "tuples", "values")
    rules = (*(f"engine.{name}." for name in shared), f"engine.games.{game}.")
    face = (
        *(f"engine.{name}." for name in ("box", "core", "tuples", "values")),
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
