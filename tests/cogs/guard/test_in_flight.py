"""Nobody has many clicks served at once, nor is sent many files, so what one person wants keeps no other waiting."""

import asyncio

import pytest

from cogs.guard.in_flight import only_waits
from cogs.history import drawing
from cogs.history.drawing import TooManyFiles, count_file
from cogs.interactions import controls
from dojo.clock.paces import HOUR
from dojo.limits import AT_ONCE, FILES_AN_HOUR
from tests.cogs.clicks import clicked, served
from tests.dojo.hall import AIKO, BRUNO, CHLOE


@pytest.mark.parametrize("queued", [False, True])
async def test_clicks_beyond_what_is_served_at_once_are_refused_unless_the_others_only_wait(dojo, monkeypatch, queued):
    gate, begun = asyncio.Event(), []

    async def slow(click):
        if queued:
            only_waits()
        begun.append(click.user)
        await gate.wait()
        await click.interaction.response.send_message("served")

    monkeypatch.setitem(controls.VERBS, "slow", slow)
    clicks = [clicked(dojo, user.id) for user in (*[AIKO] * (AT_ONCE + 3), BRUNO)]
    tasks = []
    for click in clicks:
        tasks.append(asyncio.create_task(served(click, "slow")))
        async with asyncio.timeout(10):
            while len(begun) + sum(task.done() for task in tasks) < len(tasks):  # noqa: ASYNC110
                await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    refused = [click for click in clicks if "One thing at a time" in str(click.response.told)]
    assert len(refused) == (0 if queued else 3)
    assert sorted(begun) == sorted([AIKO.id] * (AT_ONCE + 3 - len(refused)) + [BRUNO.id])
    assert await served(clicked(dojo, AIKO.id), "slow") == ["served"], "later there is room again"


def test_so_many_files_are_sent_in_an_hour(monkeypatch):
    monkeypatch.setattr(drawing, "SENT", {})
    for number in range(FILES_AN_HOUR):
        count_file(AIKO.id, number)
    with pytest.raises(TooManyFiles) as refused:
        count_file(AIKO.id, HOUR - 1)
    assert refused.value.facts["at"] == HOUR
    count_file(BRUNO.id, HOUR - 1)
    count_file(AIKO.id, HOUR)
    count_file(CHLOE.id, 3 * HOUR)
    assert drawing.SENT.keys() == {CHLOE.id}
