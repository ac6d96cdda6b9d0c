"""Whether writing goes well is known from the last transaction, whoever wanted what."""

import asyncio

import asyncpg
import pytest

from storage.errors import NotWritten
from storage.store import Store
from tests.storage.databases import drop, new_database


async def remember(desk, id):
    await desk.remember(id=id, name="Aiko", locale="en")


async def test_every_commit_is_told_with_its_seconds(store):
    told = []
    store.pulse.listeners.append(told.append)
    async with store.transaction() as desk:
        assert await desk.person(id=1) is None
    assert [0 < seconds < 5 for seconds in told] == [True]
    assert (store.pulse.missing(), store.pulse.trouble) == (0, None)


async def test_a_transaction_that_its_own_author_gives_up_is_no_trouble(store):
    told = []
    store.pulse.listeners.append(told.append)
    with pytest.raises(KeyError):
        async with store.transaction():
            raise KeyError
    assert (told, store.pulse.trouble) == ([], None)


async def test_what_must_not_be_written_is_no_trouble_of_the_database(store):
    news = {"match_id": "none", "id": 1, "kind": "board", "seat": 0, "ply": 0, "about": "", "due": 0}
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        async with store.transaction() as desk:
            await desk.write_news([news])
    assert store.pulse.trouble is None


async def test_a_database_that_fails_is_in_trouble_until_the_next_commit(store):
    with pytest.raises(NotWritten):
        async with store.transaction():
            raise NotWritten("disk I/O error")
    assert store.pulse.missing() > 0
    since = store.pulse.missing_since
    with pytest.raises((OSError, NotWritten)):
        async with store.transaction():
            raise OSError(28, "No space left on device")
    assert store.pulse.missing_since == since, "from the first one on"
    async with store.transaction() as desk:
        assert await desk.person(id=1) is None
    assert (store.pulse.missing(), store.pulse.trouble) == (0, None)


async def test_who_stands_in_one_anothers_way_is_no_trouble_of_the_database(postgres):
    """One of the two is sent away by the server, and the other writes."""
    made, both = await new_database(postgres), asyncio.Barrier(2)

    async def cross(store, first, second):
        async with store.transaction() as desk:
            await remember(desk, first)
            await both.wait()
            await remember(desk, second)

    async with await Store.open(made) as one, await Store.open(made) as other:
        told = await asyncio.gather(cross(one, 1, 2), cross(other, 2, 1), return_exceptions=True)
        [refused] = [each for each in told if each]
        assert (type(refused), type(refused.__cause__)) == (NotWritten, asyncpg.DeadlockDetectedError)
        assert [store.pulse.trouble for store in (one, other)] == [None, None]
    await drop(postgres, made)


@pytest.mark.parametrize("code", ["53100", "58030", "57P03"])
async def test_a_server_that_says_what_it_lacks_is_in_trouble(postgres, code):
    made = await new_database(postgres)
    async with await Store.open(made) as store:
        with pytest.raises(NotWritten):
            async with store.transaction() as desk:
                await desk._connection.execute(f"do $$ begin raise exception 'no' using errcode = '{code}'; end $$")
        assert isinstance(store.pulse.trouble, (NotWritten, asyncpg.PostgresError))
    await drop(postgres, made)
