"""The columns with secrets: those that differ between two databases that a spectator cannot tell apart."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from engine.core import AnyGame
from tests.proofs.secrets.clicks import SPECTATOR
from tests.proofs.secrets.database_pairs import two_databases


def secret_columns(game: AnyGame, seed: str) -> set[str]:
    """`table.column`; of a table with other rows, all columns."""
    with tempfile.TemporaryDirectory() as folder:
        pair = asyncio.run(two_databases(Path(folder), game, SPECTATOR, Random(seed)))
        one, other = (columns(file) for file in pair.files)
    return {name for name in one if one[name] != other[name]}


def columns(file: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table' order by name")]
        return {
            f"{table}.{column}": [value for (value,) in db.execute(f'select "{column}" from {table} order by 1')]
            for table in names
            for _, column, *_ in db.execute(f"pragma table_info({table})")
        }
