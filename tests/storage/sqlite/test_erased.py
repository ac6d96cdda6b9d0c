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


async def forget(store, *ids):
    async with store.transaction() as queries:
        for id in ids:
            await queries.forget_person(id=id)
    await store.empty_log()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.db"


async def test_no_byte_of_somebody_is_left_in_the_file_or_its_log(path):
    async with await Store.open(str(path)) as store:
        await remember(store, 1)
        await remember(store, 2, name="Bruno")
        assert NAME.encode() in raw(path)
        await forget(store, 1)
        assert NAME.encode() not in raw(path)
        assert b"Bruno" in raw(path)


async def test_the_log_that_somebody_reads_is_emptied_when_they_have_read_it(path):
    async with await Store.open(str(path)) as store:
        await remember(store, 1)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("begin")
            reader.execute("select * from people").fetchall()
            await forget(store, 1)
            assert NAME.encode() in raw(path)
        await remember(store, 2, name="Bruno")
        assert NAME.encode() not in raw(path)


async def come_and_go(path):
    """So many that SQLite moves rows from page to page, and leaves copies. Returns those who are still there."""
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
                    here.discard(id)
        await store.empty_log()
    return here


async def test_at_the_next_start_the_copies_that_sqlite_left_are_gone_too(path):
    here = await come_and_go(path)
    async with await Store.open(str(path)):
        assert {int(id) for id in re.findall(rb"Erased (\d+);", raw(path))} == here


async def test_a_file_is_rewritten_only_if_something_was_erased(path):
    async with await Store.open(str(path)) as store:
        await remember(store, 1, 2)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("delete from people where id = 1")  # of which nobody was told
    pages = path.stat().st_size
    for _ in range(2):
        async with await Store.open(str(path)):
            pass
    assert path.stat().st_size == pages
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma user_version").fetchone() == (1,)


async def test_what_older_versions_left_in_free_pages_is_gone_after_the_first_start(path):
    async with await Store.open(str(path)) as store:
        await remember(store, *range(1, 200))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma user_version = 0")
        db.execute("pragma secure_delete = off")
        db.execute("delete from people")
    assert NAME.encode() in raw(path)
    async with await Store.open(str(path)):
        assert NAME.encode() not in raw(path)
