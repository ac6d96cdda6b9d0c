"""Messages that were clicked are edited through the click, for as long as Discord takes that."""

from types import SimpleNamespace

import pytest

from cogs.interactions import clicked as module
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.clicked import TOKEN_SECONDS, ClickedMessages

MESSAGE = 7


@pytest.fixture
def seconds(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def edited():
    return []


@pytest.fixture
def clicked(seconds, edited):
    async def edit(**content):
        edited.append(content)
        return SimpleNamespace(id=MESSAGE)

    clicked = ClickedMessages()
    clicked.remember(OwnMessage(MESSAGE, SimpleNamespace(edit_original_response=edit)))
    return clicked


async def test_a_click_edits_its_message_once(clicked, edited):
    assert await clicked.edit(MESSAGE, view="closed")
    assert not await clicked.edit(MESSAGE, view="closed again")
    assert edited == [{"view": "closed"}]


async def test_a_click_that_is_too_old_edits_nothing(clicked, seconds, edited):
    seconds[0] += TOKEN_SECONDS + 1
    assert not await clicked.edit(MESSAGE, view="closed")
    assert edited == []
