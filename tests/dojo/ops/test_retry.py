"""Writes are retried for as long as the disk refuses, and for no other reason."""

import asyncio
import logging

import pytest

from dojo.errors import NotWritten
from dojo.ops import retry
from dojo.ops.retry import retry_write
from tests.dojo.hall import refused


class Disk:
    """Refuses so many writes before it takes one."""

    def __init__(self, refusals, trouble=NotWritten):
        self.refusals, self.trouble, self.tries = refusals, trouble, 0

    async def write(self):
        self.tries += 1
        if self.tries <= self.refusals:
            raise self.trouble("the disk is full")
        return "written"


@pytest.fixture
def waits(monkeypatch):
    """The seconds between tries, none of which are spent."""
    seen = []

    async def sleep(seconds):
        seen.append(seconds)

    monkeypatch.setattr(retry_write.retry, "sleep", sleep)
    return seen


async def test_a_refused_write_is_tried_again_ever_later_for_hours_each_by_itself(waits, caplog):
    """Doubled more than a thousand times, a number is too large to be multiplied by a quarter."""
    caplog.set_level(logging.DEBUG)
    assert await retry_write(Disk(0).write) == "written"
    assert await retry_write(Disk(8).write) == "written"
    assert waits == [0.25, 0.5, 1, 2, 4, 8, 15, 15]
    lines = [(record.msg, record.tries, record.reason, record.levelno) for record in caplog.records]
    assert lines == [("not written yet", tries, "NotWritten: the disk is full", logging.DEBUG) for tries in range(8)]
    disks = [Disk(2), Disk(1500)]
    assert await asyncio.gather(*(retry_write(disk.write) for disk in disks)) == ["written"] * 2
    assert ([disk.tries for disk in disks], max(waits)) == ([3, 1501], retry.LONGEST)


async def test_any_other_trouble_is_raised_at_once(waits):
    disk = Disk(1, KeyError)
    await refused(KeyError, retry_write(disk.write))
    assert (disk.tries, waits) == (1, [])


@pytest.mark.parametrize("waiting", [True, False])
async def test_a_wait_and_a_write_can_be_cancelled(waiting):
    disk = Disk(1500)
    retrying = asyncio.create_task(retry_write(disk.write if waiting else asyncio.Event().wait))
    await asyncio.sleep(0.05)
    retrying.cancel()
    await refused(asyncio.CancelledError, retrying)
    assert disk.tries == waiting
