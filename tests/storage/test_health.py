"""Whether writing goes well is known from the last transaction, whichever it was."""

import asyncio

import asyncpg
import pytest

from storage.errors import NotWritten
from storage.store import Store
from tests.storage.databases import BOTH


async def commit(store):
    async with store.transaction() as queries:
        assert await queries.person(id=1) is None


async def fail(store, trouble):
    with pytest.raises((type(trouble), NotWritten)):
        async with store.transaction():
            raise trouble


@BOTH
async def test_every_commit_is_told_with_its_seconds_and_ends_the_trouble_that_began_with_the_first(store):
    told, health = [], store.write_health
    health.listeners.append(told.append)
    await fail(store, KeyError())
    assert (told, health.trouble) == ([], None), "its own author gave it up"
    await fail(store, NotWritten("disk I/O error"))
    assert health.seconds_failing() > 0
    since = health.failing_since
    await fail(store, OSError(28, "No space left on device"))
    assert health.failing_since == since, "from the first one on"
    await commit(store)
    assert (health.seconds_failing(), health.trouble, [0 < seconds < 5 for seconds in told]) == (0, None, [True])


async def test_somebody_who_stands_in_one_anothers_way_is_no_trouble_of_the_database(server):
    """One of the two is sent away by the server, and the other writes."""
    both = asyncio.Barrier(2)

    async def cross(store, *ids):
        async with store.transaction() as queries:
            for id in ids:
                await queries.remember(id=id, name="Aiko", locale="en")
                if id == ids[0]:
                    await both.wait()

    async with await Store.open(server) as one, await Store.open(server) as other:
        told = await asyncio.gather(cross(one, 1, 2), cross(other, 2, 1), return_exceptions=True)
        [refused] = [each for each in told if each]
        assert (type(refused), type(refused.__cause__)) == (NotWritten, asyncpg.DeadlockDetectedError)
        assert [store.write_health.trouble for store in (one, other)] == [None, None]


@pytest.mark.parametrize("code", ["53100", "58030", "57P03"])
async def test_a_server_that_says_what_it_lacks_is_in_trouble(server, code):
    async with await Store.open(server) as store:
        with pytest.raises(NotWritten):
            async with store.transaction() as queries:
                await queries._connection.fetch(f"do $$ begin raise exception 'no' using errcode = '{code}'; end $$")
        assert isinstance(store.write_health.trouble, (NotWritten, asyncpg.PostgresError))
