"""Of several PostgreSQL servers, the one that can be written to is found, whatever the others do."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from storage.errors import NotReachable, NotWritable
from storage.hosts import Connector, addresses_of
from storage.store import Store
from tests.storage.databases import turned


@asynccontextmanager
async def silent():
    """The port of a server that lets everybody in and never says a word; later nobody is there."""
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def both(line, port):
    """The other one first."""
    return line.url.replace("127.0.0.1:", f"127.0.0.1:{port},127.0.0.1:")


@pytest.mark.parametrize(
    ("url", "addresses"),
    [
        ("postgresql://a:b@one:1,two:2/n?x=y", ["postgresql://a:b@one:1/n?x=y", "postgresql://a:b@two:2/n?x=y"]),
        ("postgresql://one,two/n", ["postgresql://one/n", "postgresql://two/n"]),
        ("postgresql://a@/n?host=/run", ["postgresql://a@/n?host=/run"]),
    ],
)
def test_every_host_has_an_address(url, addresses):
    assert addresses_of(url) == addresses


async def test_a_server_that_says_nothing_or_is_gone_is_passed_over(line):
    async with silent() as port, await Store.open(both(line, port)) as store:
        assert await store.read.person(id=1) is None
    async with await Store.open(both(line, port)) as store:
        assert await store.read.person(id=1) is None


async def test_servers_that_may_only_be_read_are_not_begun_with(line):
    await turned(line.url, "on")
    with pytest.raises(NotWritable, match="may only be read"):
        await Store.open(both(line, line.port))


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
