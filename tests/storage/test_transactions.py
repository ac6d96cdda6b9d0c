"""What happens in a transaction happens whole or not at all, and nobody sees the half of it."""

import asyncio

import pytest

from storage.store import Store


async def remember(queries, id, name="Aiko"):
    await queries.remember(id=id, name=name, locale="ja")


async def test_a_transaction_is_seen_when_it_is_committed_and_not_before(store):
    async with store.transaction() as queries:
        await remember(queries, 1)
        assert await store.read.person(id=1) is None
        assert await queries.person(id=1) is not None
    assert await store.read.person(id=1) is not None


async def test_an_error_undoes_everything(store):
    async def fails():
        async with store.transaction() as queries:
            await remember(queries, 1)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fails()
    assert await store.read.person(id=1) is None


async def test_an_error_of_the_database_undoes_everything_and_the_next_can_write(store):
    async def fails():
        async with store.transaction() as queries:
            await remember(queries, 1)
            notice = {"match_id": "none", "id": 1, "kind": "board", "seat": 0, "ply": 0, "about": "", "due": 0}
            await queries.write_notices([notice])

    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await fails()
    async with store.transaction() as queries:
        await remember(queries, 2)
    assert (await store.read.person(id=1), (await store.read.person(id=2))["name"]) == (None, "Aiko")


async def test_being_cancelled_undoes_everything_and_the_next_can_write(store):
    begun = asyncio.Event()

    async def stopped():
        async with store.transaction() as queries:
            await remember(queries, 1)
            begun.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(stopped())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.transaction() as queries:
        await remember(queries, 2)
    assert await store.read.person(id=1) is None


async def test_being_cancelled_at_any_moment_leaves_the_store_fit_to_write(store):
    async def one(id):
        async with store.transaction() as queries:
            await remember(queries, id)
            await remember(queries, id + 1000)

    for moment in range(40):
        task = asyncio.create_task(one(moment))
        for _ in range(moment // 2):  # from one step of the loop to the next, so that each `await` is hit
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await one(500)
    found = [(await store.read.person(id=id), await store.read.person(id=id + 1000)) for id in [*range(40), 500]]
    assert all((first is None) == (second is None) for first, second in found)
    assert found[-1][0]


async def test_many_at_once_are_all_written(store):
    async def one(id):
        async with store.transaction() as queries:
            await remember(queries, id, f"guest {id}")
            await asyncio.sleep(0)
            await queries.set_preferences(id=id, dm=1)

    await asyncio.gather(*(one(id) for id in range(50)))
    people = [await store.read.person(id=id) for id in range(50)]
    assert [(person["name"], person["dm"]) for person in people] == [(f"guest {id}", 1) for id in range(50)]


async def test_names_in_any_script_come_back_as_they_were(store):
    names = ["飛脚", "Zoë 🗡️", "'; drop table people; --", ":name", "a\tb\\n", ""]
    async with store.transaction() as queries:
        for id, name in enumerate(names):
            await remember(queries, id, name)
    assert [(await store.read.person(id=id))["name"] for id in range(len(names))] == names


async def test_the_ids_of_discord_fit(store):
    async with store.transaction() as queries:
        await remember(queries, 2**63 - 1)
    assert await store.read.person(id=2**63 - 1)


async def test_a_store_can_be_closed_while_others_are_waiting_to_write(url):
    store = await Store.open(url)
    async with store.transaction() as queries:
        await remember(queries, 1)
    await store.aclose()
    async with await Store.open(url) as again:
        assert await again.read.person(id=1)
