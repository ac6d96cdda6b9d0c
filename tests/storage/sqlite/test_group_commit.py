"""Transactions that wait for one another are committed together, and each still fails or holds for itself."""

import asyncio
import contextlib
import sqlite3

import pytest

from storage.errors import NotWritten
from storage.sqlite.database import Sqlite
from storage.store import Store

COUNT = 20


@pytest.fixture
async def store(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as opened:
        yield opened


@pytest.fixture
async def commits(store):
    """The commits of the writing connection so far."""
    found = []
    await store._database._writer.set_trace_callback(lambda sql: found.append(sql) if sql == "COMMIT" else None)
    return found


async def remember(store, id, name="Aiko", and_then=None):
    async with store.transaction() as queries:
        await queries.remember(id=id, name=name, locale="en")
        await queries.person(id=id)
        if and_then:
            await and_then()


async def known(store):
    return {id for id in range(COUNT) if await store.read.person(id=id)}


async def fail():
    raise ZeroDivisionError


async def test_those_who_wait_share_a_commit(store, commits):
    await asyncio.gather(*(remember(store, id) for id in range(COUNT)))
    assert await known(store) == set(range(COUNT))
    assert len(commits) < COUNT / 2


async def on_disk_when_told(store, path):
    """Whether each transaction is on the disk when it has come back, as another connection sees it."""

    async def told(id):
        await remember(store, id)
        with contextlib.closing(sqlite3.connect(path)) as other:
            return bool(other.execute("select count(*) from people where id = ?", (id,)).fetchone()[0])

    return await asyncio.gather(*(told(id) for id in range(COUNT)))


async def test_nobody_is_told_before_the_commit(store, tmp_path):
    assert all(await on_disk_when_told(store, tmp_path / "matches.db"))


async def test_a_build_that_tells_before_the_commit_of_the_group_is_found_out(store, tmp_path, monkeypatch):
    committed, late = Sqlite._committed, []

    async def hasty(self, group):
        late.append(asyncio.create_task(committed(self, group)))

    monkeypatch.setattr(Sqlite, "_committed", hasty)
    assert not all(await on_disk_when_told(store, tmp_path / "matches.db"))
    await asyncio.gather(*late)


async def test_somebody_who_is_refused_for_what_others_wrote_is_told_when_that_is_on_the_disk(store, tmp_path):
    async def refused():
        try:
            async with store.transaction() as queries:
                if await queries.person(id=1):
                    raise ZeroDivisionError
        except ZeroDivisionError:
            with contextlib.closing(sqlite3.connect(tmp_path / "matches.db")) as other:
                return other.execute("select count(*) from people where id = 1").fetchone()[0]

    _, *found = await asyncio.gather(remember(store, 1), *(refused() for _ in range(COUNT)))
    assert found == [1] * COUNT


@pytest.mark.parametrize("wrong", [0, 7, COUNT - 1])
async def test_one_that_fails_takes_no_other_with_it(store, wrong):
    jobs = (remember(store, id, and_then=fail if id == wrong else None) for id in range(COUNT))
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(each) for each in found if each] == [ZeroDivisionError]
    assert await known(store) == set(range(COUNT)) - {wrong}


async def test_one_that_the_database_refuses_takes_no_other_with_it(store):
    async def refused():
        async with store.transaction() as queries:
            await queries.remember(id=1, name="Aiko", locale="en")
            notice = {"match_id": "none", "id": 1, "kind": "board", "seat": 0, "ply": 0, "about": "", "due": 0}
            await queries.write_notices([notice])

    found = await asyncio.gather(remember(store, 2), refused(), remember(store, 3), return_exceptions=True)
    assert [type(each) for each in found] == [type(None), sqlite3.IntegrityError, type(None)]
    assert await known(store) == {2, 3}


async def test_what_the_disk_refuses_is_refused_to_the_whole_group(store):
    writer = store._database._writer
    [[pages]] = await writer.execute_fetchall("pragma page_count")
    await writer.execute_fetchall(f"pragma max_page_count = {pages}")
    jobs = (remember(store, id, "B" * 100_000 if id == 9 else "Aiko") for id in range(COUNT))
    found = await asyncio.gather(*jobs, return_exceptions=True)
    written = {id for id, each in enumerate(found) if each is None}
    assert {type(each) for each in found if each} == {NotWritten}
    assert 9 not in written
    assert await known(store) == written
    await writer.execute_fetchall(f"pragma max_page_count = {pages + 1000}")
    await remember(store, 9)
    assert await known(store) == written | {9}


@pytest.mark.parametrize("steps", range(12))
async def test_one_that_is_cancelled_at_any_moment_takes_no_other_with_it(store, steps):
    tasks = [asyncio.create_task(remember(store, id)) for id in range(4)]
    for _ in range(steps):
        await asyncio.sleep(0.0005)
    tasks[1].cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [found[0], found[2], found[3]] == [None] * 3
    assert found[1] is None or isinstance(found[1], asyncio.CancelledError)
    assert {0, 2, 3} <= await known(store)
    await remember(store, 5)
    assert 5 in await known(store)
