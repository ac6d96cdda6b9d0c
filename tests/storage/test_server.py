"""A PostgreSQL server that goes away for a while, or gives its place to another: said so, and well again by itself."""

import asyncio
from contextlib import asynccontextmanager

import asyncpg
import pytest

from storage.errors import NotKnown, NotReachable, NotRead, NotWritable, NotWritten
from storage.hosts import Connector
from storage.store import Store
from tests.storage.databases import turned


async def remember(store):
    async with store.transaction() as queries:
        await queries.remember(id=1, name="Aiko", locale="en")


ASKED = {
    "a row": lambda queries: queries.person(id=1),
    "rows": lambda queries: queries.plans_of(match_id="none", seat=0),
    "a value": lambda queries: queries.next_notice_at(),
}


@pytest.mark.parametrize("asked", list(ASKED))
async def test_what_cannot_be_read_is_told_as_what_cannot_be_written_is_and_the_pool_says_nothing(line, caplog, asked):
    """And not as an answer that Discord has lost."""
    async with await Store.open(line.url) as store:
        before = await ASKED[asked](store.read)
        line.cut()
        for _ in range(2):  # the connection that was there, and one made anew
            with pytest.raises(NotRead):
                await ASKED[asked](store.read)
        with pytest.raises(NotWritten):
            await remember(store)
        assert [record for record in caplog.records if record.name.startswith("asyncpg")] == []
        await line.mend()
        assert await ASKED[asked](store.read) == before
        await remember(store)
        assert store.write_health.trouble is None


@pytest.mark.parametrize(
    ("word", "told", "written"), [(b"INSERT 0 1", NotWritten, False), (b"COMMIT\0", NotKnown, True)]
)
async def test_a_server_that_goes_before_it_has_confirmed_leaves_open_what_is_written(line, word, told, written):
    async with await Store.open(line.url) as store:
        assert await store.read.person(id=1) is None
        line.cut_at = word
        with pytest.raises(NotWritten) as trouble:
            await remember(store)
        assert trouble.type is told
        line.cut_at = b""
        await line.mend()
        assert (await store.read.person(id=1) is not None) is written


async def test_a_server_that_falls_silent_is_hung_up_on(line, monkeypatch):
    async with await Store.open(line.url) as store:
        await remember(store)
        monkeypatch.setattr("storage.silence.SILENCE", 0.3)
        line.silent = True
        with pytest.raises(NotRead):
            await store.read.person(id=1)
        line.silent = False
        async with asyncio.timeout(30):
            while True:
                try:
                    assert await store.read.person(id=1)
                    break
                except NotRead:
                    await asyncio.sleep(0.05)


async def test_a_commit_that_is_never_answered_is_not_cancelled_and_leaves_open_what_is_written(line, monkeypatch):
    """To cancel it would let others see what a standby may not have."""
    async with await Store.open(line.url) as store:
        await remember(store)
        monkeypatch.setattr("storage.silence.SILENCE", 0.3)
        monkeypatch.setattr(asyncpg.Connection, "_cancel_current_command", None)  # then it would fail otherwise
        line.silent_at = b"COMMIT\0"
        with pytest.raises(NotKnown):
            await remember(store)


async def test_a_transaction_or_a_migration_may_last_longer_than_a_statement(server, monkeypatch, tmp_path):
    """As erasing, exporting and tidying up do."""
    async with await Store.open(server) as store:
        monkeypatch.setattr("storage.silence.SILENCE", 0.5)
        async with store.transaction() as queries:
            for _ in range(3):
                await queries._connection.fetch("select pg_sleep(0.25)")
            await queries.remember(id=1, name="Aiko", locale="en")
        assert await store.read.person(id=1)
    db = await asyncpg.connect(server)
    await db.execute("delete from migrations")
    await db.close()
    await asyncio.to_thread((tmp_path / "001_slow.sql").write_text, "select pg_sleep(0.8);")
    async with await Store.open(server, tmp_path):
        pass


async def test_a_server_that_may_only_be_read_is_not_begun_with_but_waited_for(server):
    """As the old one of a pair is, once the other has taken its place."""
    await turned(server, "on")
    with pytest.raises(NotWritable, match="may only be read"):
        await Store.open(server)
    await turned(server, "off")
    async with await Store.open(server) as store:
        await remember(store)
        await turned(server, "on")
        with pytest.raises(NotWritten):
            await remember(store)
        assert store.write_health.trouble
        assert await store.read.person(id=1)
        await turned(server, "off")
        await remember(store)
        assert store.write_health.trouble is None


@asynccontextmanager
async def silent():
    """The port of a server that lets everybody in and never says a word; later nobody is there."""
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def both(line, port):
    """The other one first."""
    return line.url.replace("127.0.0.1:", f"127.0.0.1:{port},127.0.0.1:")


async def test_a_server_that_says_nothing_or_is_gone_is_passed_over(line):
    async with silent() as port, await Store.open(both(line, port)) as store:
        assert await store.read.person(id=1) is None
    async with await Store.open(both(line, port)) as store:
        assert await store.read.person(id=1) is None


async def test_where_none_answers_the_reason_is_told_and_others_fail_at_once():
    async with silent() as port:
        url = f"postgresql://a@127.0.0.1:{port},127.0.0.1:{port}/n?sslmode=disable"
        with pytest.raises(NotReachable):
            await Store.open(url)
        connect = Connector()
        with pytest.raises(TimeoutError):
            await connect(url, timeout=1)
        with pytest.raises(ConnectionError, match="nobody answered"):
            await connect(url, timeout=1)
