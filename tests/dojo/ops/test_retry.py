"""Writes are retried for as long as the disk refuses, and for no other reason."""

import asyncio
import logging

import pytest

from dojo.errors import NotWritten
from dojo.ops import retry
from dojo.ops.retry import retry_write


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


async def test_what_is_written_at_once_is_written_once(waits):
    disk = Disk(0)
    assert await retry_write(disk.write) == "written"
    assert (disk.tries, waits) == (1, [])


async def test_a_refused_write_is_tried_again_ever_later(waits, caplog):
    disk = Disk(8)
    caplog.set_level(logging.DEBUG)
    assert await retry_write(lambda: disk.write()) == "written"
    assert waits == [0.25, 0.5, 1, 2, 4, 8, 15, 15]
    lines = [(record.msg, record.tries, record.reason) for record in caplog.records]
    assert lines == [("not written yet", tries, "NotWritten: the disk is full") for tries in range(8)]
    assert {record.levelno for record in caplog.records} == {logging.DEBUG}  # the stall detector tells the host


async def test_a_disk_may_refuse_for_hours(waits):
    """Doubled more than a thousand times, a number is too large to be multiplied by a quarter."""
    disk = Disk(1500)
    assert await retry_write(disk.write) == "written"
    assert max(waits) == retry.LONGEST


async def test_any_other_trouble_is_raised_at_once(waits):
    disk = Disk(1, KeyError)
    with pytest.raises(KeyError):
        await retry_write(disk.write)
    assert (disk.tries, waits) == (1, [])


async def test_a_wait_can_be_cancelled():
    disk = Disk(1500)
    retrying = asyncio.create_task(retry_write(disk.write))
    await asyncio.sleep(0.05)
    retrying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await retrying
    assert disk.tries == 1


async def test_a_write_can_be_cancelled(waits):
    began = asyncio.Event()

    async def write():
        began.set()
        await asyncio.Event().wait()

    retrying = asyncio.create_task(retry_write(write))
    await began.wait()
    retrying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await retrying
    assert waits == []


async def test_writes_that_wait_side_by_side_count_their_own_tries(waits, caplog):
    disks = [Disk(2), Disk(3)]
    caplog.set_level(logging.DEBUG)
    assert await asyncio.gather(*(retry_write(disk.write) for disk in disks)) == ["written"] * 2
    assert [disk.tries for disk in disks] == [3, 4]
    assert sorted(record.tries for record in caplog.records) == [0, 0, 1, 1, 2]
