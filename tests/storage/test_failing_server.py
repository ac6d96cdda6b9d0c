"""A PostgreSQL server that goes away for a while, or gives its place to another: said so, and well again by itself."""

import asyncio
from contextlib import asynccontextmanager, closing
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from storage.errors import NotKnown, NotRead, NotWritable, NotWritten
from storage.store import Store
from tests.storage.databases import drop, new_database


@pytest.fixture
async def made(postgres):
    url = await new_database(postgres)
    yield url
    await drop(postgres, url)


class Line:
    """From a port of this machine to the server; it can be cut, and mended."""

    def __init__(self, url):
        parts = urlsplit(url)
        self.socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{parts.port or 5432}"
        self.path, self.user, self.port, self.ends, self.listening = parts.path, parts.username, 0, [], None
        self.cut_at = b""  # a word of the server's that does not arrive any more

    @property
    def url(self):
        return f"postgresql://{self.user}@127.0.0.1:{self.port}{self.path}?sslmode=disable"

    async def mend(self):
        self.listening = await asyncio.start_server(self._through, "127.0.0.1", self.port)
        self.port = self.listening.sockets[0].getsockname()[1]

    def cut(self):
        self.listening.close()
        for end in self.ends:
            end.close()

    async def _through(self, reader, writer):
        there, back = await asyncio.open_unix_connection(self.socket)
        self.ends += [writer, back]
        await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))

    async def _one_way(self, reader, writer):
        with closing(writer):
            while said := await reader.read(1 << 16):
                if self.cut_at and self.cut_at in said:
                    self.cut()
                    break
                writer.write(said)


@asynccontextmanager
async def over_a_line(url):
    line = Line(url)
    await line.mend()
    try:
        async with await Store.open(line.url) as store:
            yield store, line
    finally:
        line.cut()


async def remember(store):
    async with store.transaction() as queries:
        await queries.remember(id=1, name="Aiko", locale="en")


ASKED = {
    "a row": lambda queries: queries.person(id=1),
    "rows": lambda queries: queries.standing_orders_of(match_id="none", seat=0),
    "a value": lambda queries: queries.next_notice_at(),
}


@pytest.mark.parametrize("asked", list(ASKED))
async def test_what_cannot_be_read_is_told_as_what_cannot_be_written_is(made, asked):
    """And not as an answer that Discord has lost."""
    async with over_a_line(made) as (store, line):
        before = await ASKED[asked](store.read)
        line.cut()
        for _ in range(2):  # the connection that was there, and one made anew
            with pytest.raises(NotRead):
                await ASKED[asked](store.read)
        with pytest.raises(NotWritten):
            await remember(store)
        await line.mend()
        assert await ASKED[asked](store.read) == before
        await remember(store)
        assert store.write_health.trouble is None


@pytest.mark.parametrize(
    ("word", "told", "written"), [(b"INSERT 0 1", NotWritten, False), (b"COMMIT\0", NotKnown, True)]
)
async def test_a_server_that_goes_before_it_has_confirmed_leaves_open_what_is_written(made, word, told, written):
    async with over_a_line(made) as (store, line):
        assert await store.read.person(id=1) is None
        line.cut_at = word
        with pytest.raises(NotWritten) as trouble:
            await remember(store)
        assert trouble.type is told
        line.cut_at = b""
        await line.mend()
        assert (await store.read.person(id=1) is not None) is written


async def test_a_question_that_is_wrong_is_no_matter_of_the_server(made):
    async with await Store.open(made) as store:
        with pytest.raises(asyncpg.UndefinedTableError):
            await store.read._connection.fetch("select nothing from nowhere")


async def test_a_server_that_may_only_be_read_is_waited_for(made):
    """As the old one of a pair is, once the other has taken its place."""
    async with await Store.open(made) as store:
        await remember(store)
        await turned(made, "on")
        with pytest.raises(NotWritten):
            await remember(store)
        assert store.write_health.trouble
        assert await store.read.person(id=1)
        await turned(made, "off")
        await remember(store)
        assert store.write_health.trouble is None


async def test_a_server_that_may_only_be_read_is_not_begun_with(made):
    await turned(made, "on")
    with pytest.raises(NotWritable, match="may only be read"):
        await Store.open(made)
    await turned(made, "off")
    async with await Store.open(made) as store:
        await remember(store)


async def turned(url, way):
    """For connections made from now on; there are no others then."""
    name, db = urlsplit(url).path.removeprefix("/"), await asyncpg.connect(url)
    await db.execute("set default_transaction_read_only = off")
    await db.execute(f"alter database {name} set default_transaction_read_only = {way}")
    await db.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
    )
    await db.close()
    await asyncio.sleep(0.2)
