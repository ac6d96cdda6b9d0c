"""Transactions that wait for one another are committed together, and each still fails or holds for itself."""

import asyncio
import sqlite3

import pytest

from storage.errors import NotWritten
from storage.sqlite.database import Sqlite
from tests.storage.databases import rows

COUNT = 20


async def remember(store, id, name="Aiko", and_then=None):
    async with store.transaction() as queries:
        await queries.remember(id=id, name=name, locale="en")
        await queries.person(id=id)
        if and_then:
            await and_then(queries)


async def known(store):
    return {id for id in range(COUNT) if await store.read.person(id=id)}


async def test_those_who_wait_share_a_commit(store):
    commits = []
    await store._database._writer.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    await asyncio.gather(*(remember(store, id) for id in range(COUNT)))
    assert await known(store) == set(range(COUNT))
    assert len(commits) < COUNT / 2


@pytest.mark.parametrize("hasty", [False, True])
async def test_nobody_is_told_before_the_commit_or_it_is_found_out(store, url, monkeypatch, hasty):
    """As another connection sees it."""
    committed, late = Sqlite._committed, []

    async def put_off(self, group):
        late.append(asyncio.create_task(committed(self, group)))

    if hasty:
        monkeypatch.setattr(Sqlite, "_committed", put_off)

    async def on_disk_when_told(id):
        await remember(store, id)
        return bool(await rows(url, f"select 1 from people where id = {id}"))

    assert all(await asyncio.gather(*map(on_disk_when_told, range(COUNT)))) is not hasty
    await asyncio.gather(*late)


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


async def test_what_the_disk_refuses_is_refused_to_the_whole_group(store):
    writer = store._database._writer
    [[pages]] = await writer.execute_fetchall("pragma page_count")
    await writer.execute_fetchall(f"pragma max_page_count = {pages}")
    jobs = (remember(store, id, "B" * 100_000 if id == 9 else "Aiko") for id in range(COUNT))
    found = await asyncio.gather(*jobs, return_exceptions=True)
    written = {id for id, each in enumerate(found) if each is None}
    assert ({type(each) for each in found if each}, 9 in written) == ({NotWritten}, False)
    assert await known(store) == written
    await writer.execute_fetchall(f"pragma max_page_count = {pages + 1000}")
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
