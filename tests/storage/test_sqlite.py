"""A SQLite file: commits are shared, a disk that fails is waited for, and what was erased stays in no byte of it."""

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from random import Random

import pytest

from storage.errors import NotWritten
from storage.sqlite.transaction import Group, Transaction
from storage.store import Store
from tests.storage.databases import raw, rows

NAME = "Aiko of the Erased"
COUNT = 20
PATIENCE = 2.5  # seconds; Discord waits for three


async def remember(store, *ids, name=NAME, and_then=None):
    async with store.transaction() as queries:
        for id in ids:
            await queries.remember(id=id, name=f"{name} {id};", locale="en")
            await queries.person(id=id)
        if and_then:
            await and_then(queries)


async def known(store):
    return {id for id in range(COUNT) if await store.read.person(id=id)}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.db"


@pytest.fixture
async def full(store):
    """A disk that takes nothing large, until it is called."""
    writer = store._database._writer
    [[pages]] = await writer.execute_fetchall("pragma page_count")
    await writer.execute_fetchall(f"pragma max_page_count = {pages}")
    return lambda: writer.execute_fetchall(f"pragma max_page_count = {pages + 1000}")


# What was erased


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
    for _ in range(2):
        async with await Store.open(str(path)):
            assert (NAME.encode() in raw(path), path.stat().st_size < pages) == (not known, known)


# A disk that fails


async def test_somebody_else_who_holds_the_file_is_not_waited_for_as_long_as_a_click_lasts(store, tmp_path):
    with closing(sqlite3.connect(tmp_path / "hikyaku.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        began = time.monotonic()
        with pytest.raises(NotWritten):
            await remember(store, 1)
        assert time.monotonic() - began < PATIENCE
        told = await asyncio.gather(*(remember(store, 1) for _ in range(2)), return_exceptions=True)
        assert [type(each) for each in told] == [NotWritten] * 2, "many who wait are each told"
        other.execute("rollback")
    await remember(store, 3)
    assert await known(store) == {3}


async def test_a_rollback_that_the_disk_refuses_too_is_made_by_the_next_transaction(store):
    writer = store._database._writer
    left_open = Transaction(writer, Group())
    await left_open.executemany("insert into people (id, name, locale) values (?, ?, ?)", [(1, "Aiko", "en")])
    await left_open.execute_fetchall("select 1", ())
    assert writer.in_transaction
    await remember(store, 3)
    assert await known(store) == {3}


# Transactions that wait for one another are committed together


async def test_those_who_wait_share_a_commit(store):
    commits = []
    await store._database._writer.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    await asyncio.gather(*(remember(store, id) for id in range(COUNT)))
    assert await known(store) == set(range(COUNT))
    assert len(commits) < COUNT / 2


async def test_nobody_is_told_before_the_commit(store, url):
    """As another connection sees it."""

    async def on_disk_when_told(id):
        await remember(store, id)
        return bool(await rows(url, f"select 1 from people where id = {id}"))

    assert all(await asyncio.gather(*map(on_disk_when_told, range(COUNT))))


async def test_somebody_who_is_refused_for_what_others_wrote_is_told_when_that_is_on_the_disk(store, url):
    async def refused():
        try:
            async with store.transaction() as queries:
                if await queries.person(id=1):
                    raise ZeroDivisionError
        except ZeroDivisionError:
            return await rows(url, "select id from people where id = 1")

    _, *found = await asyncio.gather(remember(store, 1), *(refused() for _ in range(COUNT)))
    assert found == [[(1,)]] * COUNT


async def fail(_):
    raise ZeroDivisionError


async def refuse(queries):
    notice = {"match_id": "none", "id": 1, "kind": "board", "seat": 0, "ply": 0, "about": "", "due": 0}
    await queries.write_notices([notice])


@pytest.mark.parametrize(("trouble", "error"), [(fail, ZeroDivisionError), (refuse, sqlite3.IntegrityError)])
@pytest.mark.parametrize("wrong", [0, 7, COUNT - 1])
async def test_one_that_fails_or_that_the_database_refuses_takes_no_other_with_it(store, wrong, trouble, error):
    jobs = (remember(store, id, and_then=trouble if id == wrong else None) for id in range(COUNT))
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(each) for each in found if each] == [error]
    assert await known(store) == set(range(COUNT)) - {wrong}


async def test_what_the_disk_refuses_is_refused_to_the_whole_group_and_the_next_is_whole(store, full):
    jobs = (remember(store, id, name="B" * 100_000 if id == 9 else "Aiko") for id in range(COUNT))
    found = await asyncio.gather(*jobs, return_exceptions=True)
    written = {id for id, each in enumerate(found) if each is None}
    assert ({type(each) for each in found if each}, 9 in written) == ({NotWritten}, False)
    assert await known(store) == written
    await full()
    await remember(store, 9)
    assert await known(store) == written | {9}


@pytest.mark.parametrize("steps", range(12))
async def test_one_that_is_cancelled_at_any_moment_takes_no_other_with_it(store, steps):
    tasks = [asyncio.create_task(remember(store, id)) for id in range(4)]
    await asyncio.sleep(0.0005 * steps)
    tasks[1].cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [found[0], found[2], found[3]] == [None] * 3
    assert found[1] is None or isinstance(found[1], asyncio.CancelledError)
    await remember(store, 5)
    assert {0, 2, 3, 5} <= await known(store)
