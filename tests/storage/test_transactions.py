"""What happens in a transaction happens whole or not at all; the last one tells whether writing goes well."""

import asyncio

import asyncpg
import pytest

from storage.errors import NotWritten
from storage.store import Store
from tests.storage.databases import BOTH


async def remember(queries, id, name="Aiko"):
    await queries.remember(id=id, name=name, locale="ja")


async def refuse(queries):
    """A foreign key that leads nowhere."""
    notice = {"match_id": "none", "id": 1, "kind": "board", "seat": 0, "ply": 0, "about": "", "due": 0}
    await queries.write_notices([notice])


async def give_up(_):
    raise ZeroDivisionError


async def known(store, *ids):
    return [id for id in ids if await store.read.person(id=id)]


@BOTH
async def test_a_transaction_is_seen_when_it_is_committed_and_not_before(store):
    async with store.transaction() as queries:
        await remember(queries, 1)
        assert await known(store, 1) == []
        assert await queries.person(id=1) is not None
    assert await known(store, 1) == [1]


@BOTH
@pytest.mark.parametrize("trouble", [give_up, refuse])
async def test_an_error_undoes_everything_and_the_next_can_write(store, trouble):
    async def fails():
        async with store.transaction() as queries:
            await remember(queries, 1)
            await trouble(queries)

    with pytest.raises(Exception, match=r"(?i)foreign key" if trouble is refuse else None):
        await fails()
    assert store.write_health.trouble is None, "that is no trouble of the database"
    async with store.transaction() as queries:
        await remember(queries, 2)
    assert await known(store, 1, 2) == [2]


@BOTH
async def test_being_cancelled_at_any_moment_undoes_everything_and_leaves_the_store_fit_to_write(store):
    async def one(id):
        async with store.transaction() as queries:
            await remember(queries, id)
            await remember(queries, id + 1000)
            await asyncio.sleep(60 * (id == 40))

    for moment in range(41):
        task = asyncio.create_task(one(moment))
        for _ in range(moment // 2):  # from one step of the loop to the next, so that each `await` is hit
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await one(500)
    assert await known(store, 40, 500, 1500) == [500, 1500]
    assert all([len(await known(store, id, id + 1000)) in {0, 2} for id in range(40)])


@BOTH
async def test_many_at_once_are_all_written_with_names_in_any_script_and_ids_of_discord(store, url):
    names = ["飛脚", "Zoë 🗡️", "'; drop table people; --", ":name", "a\tb\\n", "", *("guest",) * 40]
    ids = range(2**63 - len(names), 2**63)

    async def one(id, name):
        async with store.transaction() as queries:
            await remember(queries, id, name)
            await asyncio.sleep(0)
            await queries.set_preferences(id=id, dm=1)

    await asyncio.gather(*map(one, ids, names))
    people = [await store.read.person(id=id) for id in ids]
    assert [(person["name"], person["dm"]) for person in people] == [(name, 1) for name in names]
    await store.aclose()
    async with await Store.open(url) as again:
        assert await known(again, *ids) == [*ids]


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
    async with store.transaction() as queries:
        assert await queries.person(id=1) is None
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


async def test_two_processes_with_the_same_part_are_found_out(server):
    async with await Store.open(server) as one, await Store.open(server) as other:
        assert [await one.claim("0"), await other.claim("1")] == [True, True]
        async with await Store.open(server) as third:
            assert not await third.claim("0")
    async with await Store.open(server) as again:
        assert await again.claim("0"), "who is gone claims nothing"
