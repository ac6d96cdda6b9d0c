"""The digests of the rules: every clause has an id, a test that names it and code that cites it; none is made up."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-[A-Z]?\d+)\*\*(?: \*\((?P<mark>[^)]*)\)\*)? (?P<text>\S.*)$")
CITED = re.compile(r"\b([A-Z]{2})-([A-Z]?\d+(?:/\d+)*)\b")
IN_FULL = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
MOST_AT_ONCE = 4  # ids in a line: more are a list, and not where a rule stands
MARKS = {None, "house rule", "house content", "two readings"}
every_game = pytest.mark.parametrize("key", GAMES)


def clauses(digest):
    """The ids of a digest, in its order."""
    return [found["id"] for line in digest.splitlines() if (found := CLAUSE.match(line))]


def cited(text):
    """The ids a text names; `KT-9/10` names two."""
    return {f"{game}-{number}" for game, numbers in CITED.findall(text) for number in numbers.split("/")}


def digest(key):
    return (ROOT / "seeds" / key / "rules.md").read_text("utf-8")


def texts(*places):
    paths = (path for place in places for path in (ROOT / place).rglob("*.py") if path != Path(__file__))
    return {path: path.read_text("utf-8") for path in paths}


def cited_in_place(source):
    """The ids that a module cites where their rules stand: in full, so that a search for one finds it. The module's
    own docstring is no such place."""
    first = ast.parse(source).body[0]
    opening = range(first.lineno, first.end_lineno + 1) if isinstance(first, ast.Expr) else ()
    found = [IN_FULL.findall(line) for at, line in enumerate(source.splitlines(), 1) if at not in opening]
    return {clause for each in found if len(each) <= MOST_AT_ONCE for clause in each}


@every_game
def test_every_clause_is_named_by_a_test(key):
    named = set().union(*map(cited, texts("tests").values()))
    assert [clause for clause in clauses(digest(key)) if clause not in named] == []


@every_game
def test_every_clause_is_cited_where_its_rule_stands(key):
    cites = set().union(*map(cited_in_place, texts(f"engine/games/{key}").values()))
    assert [clause for clause in clauses(digest(key)) if clause not in cites] == []


@every_game
def test_code_tests_and_digest_name_only_clauses_there_are_and_a_game_only_its_own(key):
    """Ids of worked scenarios, with an S, are the tests' own names."""
    known = set(clauses(digest(key)))
    prefix = next(iter(known)).partition("-")[0]
    for path, text in (texts("engine", "faces", "tests") | {"the digest": digest(key)}).items():
        named = {clause for clause in cited(text) if clause.startswith(f"{prefix}-") and "-S" not in clause}
        assert named <= known, f"{path} names {', '.join(sorted(named - known))}"
    for path, source in texts(f"engine/games/{key}").items():
        assert cited(source) <= known, path


@every_game
def test_a_digest_is_a_name_a_line_of_credits_and_clauses_under_headings(key):
    name, _, rest = digest(key).partition("\n")
    assert name == f"# {GAMES[key].name}"
    intro, *sections = re.split(r"^## .+$", rest, flags=re.M)
    assert intro.strip(), "who made the game, and who published it"
    assert sections
    assert all(clauses(section) for section in sections), "a heading without a clause"
    for line in digest(key).splitlines():
        if line.startswith(("-", "*")):
            found = CLAUSE.match(line)
            assert found, f"not a clause: {line}"
            assert found["mark"] in MARKS, f"no such mark: {line}"


def test_no_two_clauses_have_the_same_id_and_no_two_games_begin_theirs_alike():
    every = [clause for key in GAMES for clause in clauses(digest(key))]
    assert [clause for clause, times in Counter(every).items() if times > 1] == []
    assert len({clause.partition("-")[0] for clause in every}) == len(GAMES)
