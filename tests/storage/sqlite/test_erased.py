"""What was erased stays in no byte of the database or of its log."""

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from storage.store import Store
from tests.storage.databases import raw

NAME = "Aiko of the Erased"


async def remember(store, *ids, name=NAME):
    async with store.transaction() as queries:
        for id in ids:
            await queries.remember(id=id, name=f"{name} {id};", locale="en")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.db"


@pytest.mark.parametrize("read", [False, True])
async def test_no_byte_of_somebody_is_left_in_the_file_or_its_log_once_nobody_reads_that_any_more(path, read):
    async with await Store.open(str(path)) as store:
        await remember(store, 1)
        await remember(store, 2, name="Bruno")
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            if read:
                reader.execute("begin")
                reader.execute("select * from people").fetchall()
            async with store.transaction() as queries:
                await queries.forget_person(id=1)
            assert NAME.encode() in raw(path)
            await store.empty_log()
            assert (NAME.encode() in raw(path)) == read
        await remember(store, 3, name="Chloe")
        assert (NAME.encode() in raw(path), b"Bruno" in raw(path)) == (False, True)


async def test_at_the_next_start_the_copies_that_sqlite_left_are_gone_too(path):
    """So many come and go that SQLite moves rows from page to page, and leaves copies."""
    dice, here = Random(1), set()
    async with await Store.open(str(path)) as store:
        for _ in range(150):
            async with store.transaction() as queries:
                new = [dice.randrange(1 << 50) for _ in range(40)]
                here |= set(new)
                gone = dice.sample(sorted(here), 20)
                for id in [*new, *dice.sample(sorted(here), 15)]:  # the others have another name now
                    await queries.remember(id=id, name=f"{NAME} {id};" + "x" * dice.randrange(200), locale="en")
                for id in gone:
                    await queries.forget_person(id=id)
                here -= set(gone)
        await store.empty_log()
    async with await Store.open(str(path)):
        assert {int(id) for id in re.findall(rb"Erased (\d+);", raw(path))} == here


@pytest.mark.parametrize("known", [True, False])
async def test_a_file_is_rewritten_only_if_something_was_erased(path, known):
    """`known`: that something was, when it had not been cleared in place."""
    async with await Store.open(str(path)) as store:
        await remember(store, *range(1, 200))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        if known:
            db.execute("pragma user_version = 0")
        db.execute("pragma secure_delete = off")
        db.execute("delete from people")
    pages = path.stat().st_size
    assert NAME.encode() in raw(path)
    for _ in range(2):
        async with await Store.open(str(path)):
            assert (NAME.encode() in raw(path), path.stat().st_size < pages) == (not known, known)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma user_version").fetchone() == (1,)
