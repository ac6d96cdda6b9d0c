"""What docs/security.md says, as far as it can be checked: the columns with secrets, and what each verb carries."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.migrate import MIGRATIONS

PAPER = Path(__file__).parents[3] / "docs" / "security.md"


def section(head: str) -> str:
    """What stands below a heading, up to the next one."""
    _, _, rest = PAPER.read_text("utf-8").partition(f"## {head}\n")
    return rest.partition("\n## ")[0]


def named_columns() -> set[str]:
    """`table.column`, and `table.*` for all there are."""
    rows = "\n".join(re.findall(r"^\|.*$", section("What the database holds"), re.M))
    named = set(re.findall(r"`(\w+\.(?:\w+|\*))`", rows))
    whole = {name.partition(".")[0] for name in named if name.endswith(".*")}
    return named | {name for name in all_columns() if name.partition(".")[0] in whole}


def all_columns() -> set[str]:
    """As the migrations leave them."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in sorted(MIGRATIONS.glob("*.sql")):
            db.executescript(step.read_text("utf-8"))
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        return {f"{name}.{column}" for name in names for _, column, *_ in db.execute(f"pragma table_info({name})")}


def verbs() -> dict[str, tuple[str, str]]:
    """Verb by verb, what its id carries, and who is looked at."""
    found = {}
    for row in re.findall(r"^\|(.*)\|$", section("What a custom id carries"), re.M):
        names, carries, who = (cell.strip() for cell in row.split("|"))
        for verb in re.findall(r"`(\w+)`", names):
            assert verb not in found, f"{verb} is listed twice"
            found[verb] = (carries, who)
    return found
