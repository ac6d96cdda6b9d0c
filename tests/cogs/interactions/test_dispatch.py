"""What a function is told of the button or select that was used."""

from types import SimpleNamespace

import pytest
from discord.utils import utcnow

from cogs.interactions import controls
from cogs.interactions.controls import serve_component
from cogs.interactions.open_panels import LastMatches
from cogs.notify import dm
from dojo.dojo import Dojo
from engine.games import GAMES
from storage.store import Store


@pytest.fixture
async def served(tmp_path, monkeypatch):
    """Serves a click and returns what was heard of it."""
    heard = []

    async def hear(click):
        heard.append((click.subject, click.rest, click.label, click.values))

    monkeypatch.setitem(controls.VERBS, "greet", hear)
    async with await Store.open(str(tmp_path / "a.db")) as store:
        dojo = Dojo(store, GAMES, lambda: 0)

        async def serve(kind, id, values=None, **look):
            part = SimpleNamespace(type=SimpleNamespace(value=kind), custom_id=id, **look)
            interaction = SimpleNamespace(
                user=SimpleNamespace(id=1), locale=SimpleNamespace(value="en-GB"),
                client=SimpleNamespace(dojo=dojo, last_matches=LastMatches()), channel_id=8,
                message=SimpleNamespace(components=[part]), extras={}, created_at=utcnow(),
                data={"component_type": kind, "custom_id": id, "values": values},
            )  # fmt: skip
            await serve_component(interaction)
            return heard.pop() if heard else None

        yield serve


async def test_a_button_says_its_label(served):
    assert await served(2, "greet/abcdefgh/3/x", label="Hello") == ("abcdefgh", "3/x", "Hello", ())


async def test_a_button_has_no_values_whatever_a_forged_click_says(served):
    assert await served(2, "greet/abcdefgh/", ["x"], label=None) == ("abcdefgh", "", "-", ())


async def test_a_select_says_what_was_picked_and_how_it_is_called(served):
    options = [SimpleNamespace(value="1", label="one"), SimpleNamespace(value="2", label="two")]
    assert await served(3, "+greet/abcdefgh/", ["2"], options=options) == ("abcdefgh", "", "two", ("2",))
    assert await served(3, "+greet/abcdefgh/", ["7"], options=options) == ("abcdefgh", "", "", ("7",))


async def test_a_select_of_channels_says_their_ids(served):
    assert await served(8, "#greet//", ["81", "82"]) == ("", "", "", ("81", "82"))


@pytest.mark.parametrize(("before", "now"), [("letters", "bydm"), ("noletters", "nodm")])
async def test_a_button_that_was_sent_under_another_name_still_works(served, monkeypatch, before, now):
    assert controls.VERBS[now] in {dm.dms, dm.no_dms}
    monkeypatch.setitem(controls.VERBS, now, controls.VERBS["greet"])
    assert await served(2, f"{before}/abcdefgh/", label="Yes") == ("abcdefgh", "", "Yes", ())
