"""Whether writing goes well is known from the last transaction, whichever it was."""

import asyncio

import asyncpg
import pytest

from storage.errors import NotWritten
from storage.store import Store
from tests.storage.databases import drop, new_database


async def remember(queries, id):
    await queries.remember(id=id, name="Aiko", locale="en")


async def test_every_commit_is_told_with_its_seconds(store):
    told = []
    store.write_health.listeners.append(told.append)
    async with store.transaction() as queries:
        assert await queries.person(id=1) is None
    assert [0 < seconds < 5 for seconds in told] == [True]
    assert (store.write_health.seconds_failing(), store.write_health.trouble) == (0, None)


async def test_a_transaction_that_its_own_author_gives_up_is_no_trouble(store):
    told = []
    store.write_health.listeners.append(told.append)
    with pytest.raises(KeyError):
        async with store.transaction():
            raise KeyError
    assert (told, store.write_health.trouble) == ([], None)


async def test_what_must_not_be_written_is_no_trouble_of_the_database(store):
    notice = {"match_id": "none", "id": 1, "kind": "board", "seat": 0, "ply": 0, "about": "", "due": 0}
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        async with store.transaction() as queries:
            await queries.write_notices([notice])
    assert store.write_health.trouble is None


async def test_a_database_that_fails_is_in_trouble_until_the_next_commit(store):
    with pytest.raises(NotWritten):
        async with store.transaction():
            raise NotWritten("disk I/O error")
    assert store.write_health.seconds_failing() > 0
    since = store.write_health.failing_since
    with pytest.raises((OSError, NotWritten)):
        async with store.transaction():
            raise OSError(28, "No space left on device")
    assert store.write_health.failing_since == since, "from the first one on"
    async with store.transaction() as queries:
        assert await queries.person(id=1) is None
    assert (store.write_health.seconds_failing(), store.write_health.trouble) == (0, None)


async def test_somebody_who_stands_in_one_anothers_way_is_no_trouble_of_the_database(postgres):
    """One of the two is sent away by the server, and the other writes."""
    made, both = await new_database(postgres), asyncio.Barrier(2)

    async def cross(store, first, second):
        async with store.transaction() as queries:
            await remember(queries, first)
            await both.wait()
            await remember(queries, second)

    async with await Store.open(made) as one, await Store.open(made) as other:
        told = await asyncio.gather(cross(one, 1, 2), cross(other, 2, 1), return_exceptions=True)
        [refused] = [each for each in told if each]
        assert (type(refused), type(refused.__cause__)) == (NotWritten, asyncpg.DeadlockDetectedError)
        assert [store.write_health.trouble for store in (one, other)] == [None, None]
    await drop(postgres, made)


@pytest.mark.parametrize("code", ["53100", "58030", "57P03"])
async def test_a_server_that_says_what_it_lacks_is_in_trouble(postgres, code):
    made = await new_database(postgres)
    async with await Store.open(made) as store:
        with pytest.raises(NotWritten):
            async with store.transaction() as queries:
                await queries._connection.fetch(f"do $$ begin raise exception 'no' using errcode = '{code}'; end $$")
        assert isinstance(store.write_health.trouble, (NotWritten, asyncpg.PostgresError))
    await drop(postgres, made)
