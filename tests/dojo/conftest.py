"""What tests of the dojo have in common: a database, a clock that stands still, luck that repeats, and a hall."""

import os
import secrets
from random import Random

import pytest

from dojo.computer.pool import WorkerPool
from storage.store import Store
from tests.dojo.hall import Clock, Hall
from tests.storage.databases import postgres, server, store, url

__all__ = ["postgres", "server", "store", "url"]


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock)


@pytest.fixture
async def halls(server, clock):
    """Two processes on one server, and the clock that both go by."""
    async with await Store.open(server) as one, await Store.open(server) as other:
        yield Hall(one, clock), Hall(other, clock)


@pytest.fixture
async def pool():
    """One worker, for a hall that thinks."""
    workers = WorkerPool(1)
    yield workers
    await workers.aclose()


@pytest.fixture(autouse=True)
def luck(request, monkeypatch):
    """The same shuffles every time a test is run. `LUCK=2 make test` tries other ones."""
    dice = Random(f"{os.environ.get('LUCK', 1)} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_hex", lambda count: dice.randbytes(count).hex())
