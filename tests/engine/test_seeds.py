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
MARKS = {None, "house rule", "house content"}


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


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_named_by_a_test(key):
    named = set().union(*(cited(text) for text in texts("tests").values()))
    missing = [clause for clause in clauses(digest(key)) if clause not in named]
    assert not missing, f"no file under tests/ names {', '.join(missing)}"


def opening(source):
    """The lines of a module's own docstring, in which a citation is no help: it stands at no rule."""
    first = ast.parse(source).body[0]
    return range(first.lineno, first.end_lineno + 1) if isinstance(first, ast.Expr) else ()


def cited_in_place(source):
    """The ids that a module cites where their rules stand: in full, so that a search for one finds it."""
    first = opening(source)
    lines = [line for at, line in enumerate(source.splitlines(), 1) if at not in first]
    found = [IN_FULL.findall(line) for line in lines]
    return {clause for each in found if len(each) <= MOST_AT_ONCE for clause in each}


def uncited(key, sources):
    cites = set().union(*map(cited_in_place, sources))
    return [clause for clause in clauses(digest(key)) if clause not in cites]


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_cited_where_its_rule_stands(key):
    missing = uncited(key, texts(f"engine/games/{key}").values())
    assert not missing, f"nothing in engine/games/{key} cites {', '.join(missing)}"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_cites_no_clause_that_is_not_its_own(key):
    for path, source in texts(f"engine/games/{key}").items():
        assert cited(source) <= set(clauses(digest(key))), path


@pytest.mark.parametrize("key", GAMES)
def test_a_citation_that_is_gone_is_missed(key):
    """KG-1 is not found in KG-13."""
    shortest = min(clauses(digest(key)), key=len)
    sources = [re.sub(rf"\b{shortest}\b", "", text) for text in texts(f"engine/games/{key}").values()]
    assert uncited(key, sources) == [shortest]


@pytest.mark.parametrize("key", GAMES)
def test_no_two_clauses_have_the_same_id(key):
    assert {clause: times for clause, times in Counter(clauses(digest(key))).items() if times > 1} == {}


@pytest.mark.parametrize("key", GAMES)
def test_all_ids_of_a_game_begin_alike_and_no_two_games_do(key):
    first = {clause.partition("-")[0] for clause in clauses(digest(key))}
    assert len(first) == 1
    others = [other for other in GAMES if other != key]
    assert all(first != {clause.partition("-")[0] for clause in clauses(digest(other))} for other in others)


@pytest.mark.parametrize("key", GAMES)
def test_a_digest_is_a_name_a_line_of_credits_and_clauses_under_headings(key):
    name, _, rest = digest(key).partition("\n")
    assert name == f"# {GAMES[key].name}"
    intro, *sections = re.split(r"^## .+$", rest, flags=re.M)
    assert intro.strip(), "who made the game, and who published it"
    assert sections
    assert all(clauses(section) for section in sections), "a heading without a clause"


@pytest.mark.parametrize("key", GAMES)
def test_every_list_item_is_a_clause_with_a_mark_we_know(key):
    for line in digest(key).splitlines():
        if line.startswith(("-", "*")):
            found = CLAUSE.match(line)
            assert found, f"not a clause: {line}"
            assert found["mark"] in MARKS, f"no such mark: {line}"


@pytest.mark.parametrize("key", GAMES)
def test_code_tests_and_digest_name_only_clauses_there_are(key):
    """Ids of worked scenarios, with an S, are the tests' own names."""
    known = set(clauses(digest(key)))
    prefix = next(iter(known)).partition("-")[0]
    for path, text in (texts("engine", "faces", "tests") | {"the digest": digest(key)}).items():
        named = {clause for clause in cited(text) if clause.startswith(f"{prefix}-") and "-S" not in clause}
        assert named <= known, f"{path} names {', '.join(sorted(named - known))}"


SMALL = """# Toy

By us.

## Playing
- **XX-1** One clause, which
  goes on.
- **XX-R2** *(house rule)* Another.
- **XX-3**
- XX-4 is none
"""


def test_clauses_are_list_items_that_begin_with_their_id():
    assert clauses(SMALL) == ["XX-1", "XX-R2"]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("# XX-1: as it says", {"XX-1"}),
        ("XX-10", {"XX-10"}),
        ("XX-9/10 and XX-R2", {"XX-9", "XX-10", "XX-R2"}),
        ("XX-1a, AXX-1, XX1", set()),
    ],
)
def test_an_id_is_named_in_full_or_not_at_all(text, ids):
    assert cited(text) == ids


CODE = '''"""All of XX-1.

And of XX-2.
"""
TABLE = 3  # XX-13

def rule():
    """XX-R4, XX-5: so it is."""
    return TABLE  # XX-6/7
# XX-20 XX-21 XX-22 XX-23 XX-24
'''


def test_a_citation_counts_where_the_rule_stands_and_in_full():
    assert cited_in_place(CODE) == {"XX-13", "XX-R4", "XX-5", "XX-6"}
    assert not {"XX-1", "XX-2", "XX-7", "XX-20"} & cited_in_place(CODE)
