"""A background loop goes on after a failure; what is the database's fault is told once, and not by each loop."""

import asyncio
import logging

import pytest

from dojo.errors import NotRead
from dojo.ops.loop import LOOPS, Loop


@pytest.mark.parametrize(("trouble", "level"), [(NotRead("gone"), logging.DEBUG), (ValueError("bug"), logging.ERROR)])
async def test_a_run_that_fails_is_logged_and_another_follows(trouble, level, monkeypatch, caplog):
    monkeypatch.setitem(LOOPS, "stalls", 0.0)
    monkeypatch.setattr("dojo.ops.loop.AFTER_A_FAILURE", 0.0)
    caplog.set_level(logging.DEBUG, "hikyaku.loop")
    runs, again = [], asyncio.Event()

    async def work():
        runs.append(1)
        if len(runs) == 1:
            raise trouble
        again.set()

    async with Loop("stalls", work):
        await asyncio.wait_for(again.wait(), 30)
    assert [record.levelno for record in caplog.records] == [level]
