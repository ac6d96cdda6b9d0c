"""What happens in a transaction happens whole or not at all, and nobody sees the half of it."""

import asyncio

import pytest

from storage.store import Store
from tests.storage.databases import BOTH

pytestmark = BOTH


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


async def test_a_transaction_is_seen_when_it_is_committed_and_not_before(store):
    async with store.transaction() as queries:
        await remember(queries, 1)
        assert await known(store, 1) == []
        assert await queries.person(id=1) is not None
    assert await known(store, 1) == [1]


@pytest.mark.parametrize("trouble", [give_up, refuse])
async def test_an_error_undoes_everything_and_the_next_can_write(store, trouble):
    async def fails():
        async with store.transaction() as queries:
            await remember(queries, 1)
            await trouble(queries)

    with pytest.raises(Exception, match=r"(?i)foreign key" if trouble is refuse else ""):
        await fails()
    assert store.write_health.trouble is None, "that is no trouble of the database"
    async with store.transaction() as queries:
        await remember(queries, 2)
    assert await known(store, 1, 2) == [2]


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
