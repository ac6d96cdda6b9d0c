"""With the real bot: a press whose picture takes long is acknowledged first, and its reply follows."""

import threading
from random import Random

import pytest

from cogs.cards.pictures import DRAWING_THREAD
from tests.e2e.play import EPHEMERAL
from tests.e2e.world import ids
from tests.proofs.storms.harness import begun, opened


@pytest.fixture
def drawing():
    """Nothing is drawn until this is set."""
    gate = threading.Event()
    yield gate
    gate.set()


async def test_a_press_whose_picture_takes_long_is_acknowledged_and_answered_when_it_is_drawn(tmp_path, drawing):
    async with opened(tmp_path) as harness:
        match = await begun(harness, "kaito", Random(1))
        await harness.quiet()
        [card] = await match.cards()
        DRAWING_THREAD.submit(drawing.wait)
        act = await harness.press(match.people[0], card, ids(card, f"hand/{match.id}/")[0])

        async def acknowledged():
            return harness.state(act) == "acknowledged"

        async def replied():
            return [each for each in harness.see(match.people[0], await match.place()) if each["flags"] & EPHEMERAL]

        await harness.until(acknowledged, "the press was not acknowledged")
        assert not await replied()
        drawing.set()
        await harness.until(replied, "no reply has followed")
