"""What tests of the dojo have in common: a database, a clock that stands still, and a hall with Morra in it."""

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
