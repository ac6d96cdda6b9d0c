"""What tests of the dojo have in common: a database, a clock that stands still, luck that repeats, and a hall with
Morra in it."""

import os
import secrets
from random import Random

import pytest

from tests.dojo.hall import Clock, Hall
from tests.storage.databases import postgres, store, url

__all__ = ["postgres", "store", "url"]


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock)


@pytest.fixture(autouse=True)
def luck(request, monkeypatch):
    """The same shuffles every time a test is run. `LUCK=2 make test` tries other ones."""
    dice = Random(f"{os.environ.get('LUCK', 1)} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_hex", lambda count: dice.randbytes(count).hex())
