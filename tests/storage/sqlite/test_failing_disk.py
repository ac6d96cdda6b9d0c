"""A database that cannot be written to for a while: said so, nothing half done, and well again by itself."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest

from storage.errors import NotWritten
from storage.sqlite.transaction import Group, Transaction

PATIENCE = 2.5  # seconds; Discord waits for three


async def remember(store, id, name="Bruno"):
    async with store.transaction() as queries:
        await queries.remember(id=id, name="Aiko", locale="en")
        await queries.remember(id=id + 1, name=name, locale="en")


async def known(store):
    return {id for id in (1, 2, 3, 4) if await store.read.person(id=id)}


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
    assert await known(store) == {3, 4}


async def test_what_a_full_disk_refuses_is_not_half_done_and_the_next_is_whole(store):
    writer = store._database._writer
    [[pages]] = await writer.execute_fetchall("pragma page_count")
    await writer.execute_fetchall(f"pragma max_page_count = {pages}")
    with pytest.raises(NotWritten):
        await remember(store, 1, "B" * 100_000)
    assert await known(store) == set()
    await writer.execute_fetchall(f"pragma max_page_count = {pages + 1000}")
    await remember(store, 1)
    assert await known(store) == {1, 2}


async def test_a_rollback_that_the_disk_refuses_too_is_made_by_the_next_transaction(store):
    writer = store._database._writer
    left_open = Transaction(writer, Group())
    await left_open.executemany("insert into people (id, name, locale) values (?, ?, ?)", [(1, "Aiko", "en")])
    await left_open.execute_fetchall("select 1", ())
    assert writer.in_transaction
    await remember(store, 3)
    assert await known(store) == {3, 4}


async def test_what_is_wrong_with_the_question_itself_is_no_matter_of_the_disk(store):
    with pytest.raises(sqlite3.OperationalError):
        async with store.transaction():
            await store._database._writer.execute_fetchall("select nothing from nowhere")
