"""Nobody has many clicks served at once, nor is sent many files, so what one person wants keeps no other waiting."""

import asyncio

import pytest

from cogs.guard.custom_ids import parse_custom_id
from cogs.guard.in_flight import only_waits
from cogs.history import drawing
from cogs.history.drawing import TooManyFiles, count_file
from cogs.interactions import controls
from cogs.interactions.controls import serve
from dojo.clock.paces import HOUR
from dojo.limits import AT_ONCE, FILES_AN_HOUR
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO, BRUNO


async def test_clicks_beyond_what_is_served_at_once_are_refused_and_others_are_served(dojo, monkeypatch):
    gate, served = asyncio.Event(), []

    async def slow(click):
        served.append(click.user)
        await gate.wait()

    monkeypatch.setitem(controls.VERBS, "slow", slow)
    clicks = [clicked(dojo, user.id) for user in (*[AIKO] * (AT_ONCE + 3), BRUNO)]
    tasks = [asyncio.create_task(serve(click, parse_custom_id("slow//"))) for click in clicks]
    async with asyncio.timeout(10):
        while len(served) < AT_ONCE + 1:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert sorted(served) == sorted([AIKO.id] * AT_ONCE + [BRUNO.id])
    gate.set()
    await asyncio.gather(*tasks)
    refused = [click for click in clicks if "One thing at a time" in str(click.response.told)]
    assert len(refused) == 3
    again = clicked(dojo, AIKO.id)
    await serve(again, parse_custom_id("slow//"))
    assert served.count(AIKO.id) == AT_ONCE + 1


async def test_who_waits_in_a_queue_may_go_on(dojo, monkeypatch):
    gate, served = asyncio.Event(), []

    async def queued(click):
        only_waits()
        served.append(click.user)
        await gate.wait()

    monkeypatch.setitem(controls.VERBS, "slow", queued)
    tasks = []
    for number in range(AT_ONCE + 1):
        tasks.append(asyncio.create_task(serve(clicked(dojo, AIKO.id), parse_custom_id("slow//"))))
        async with asyncio.timeout(10):
            while len(served) == number:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    gate.set()
    await asyncio.gather(*tasks)


def test_so_many_files_are_sent_in_an_hour(monkeypatch):
    monkeypatch.setattr(drawing, "SENT", {})
    for number in range(FILES_AN_HOUR):
        count_file(AIKO.id, number)
    with pytest.raises(TooManyFiles) as refused:
        count_file(AIKO.id, HOUR - 1)
    assert refused.value.facts["at"] == HOUR
    count_file(BRUNO.id, HOUR - 1)
    count_file(AIKO.id, HOUR)
    count_file(CHLOE, 3 * HOUR)
    assert drawing.SENT.keys() == {CHLOE}


CHLOE = 3
