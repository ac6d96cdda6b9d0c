"""Whom an answer in place of a message would reach: a hand may only be shown where one person reads it."""

from types import SimpleNamespace

import pytest
from discord.app_commands import AppCommandContext

from cogs.interactions.responses import is_private, pressed_dm_id

SERVER, OUR_DM, AMONG_PEOPLE = (AppCommandContext._from_value([value]) for value in (0, 1, 2))


def pressed(context, *, ephemeral=False):
    message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=ephemeral))
    return SimpleNamespace(guild_id=7 if context is SERVER else None, context=context, message=message)


@pytest.mark.parametrize(
    ("context", "ephemeral", "private"),
    [
        (OUR_DM, False, True),
        (SERVER, False, False),
        (AMONG_PEOPLE, False, False),
        (SERVER, True, True),
        (AMONG_PEOPLE, True, True),
    ],
)
def test_a_group_dm_is_not_private(context, ephemeral, private):
    assert is_private(pressed(context, ephemeral=ephemeral)) is private


def test_a_message_in_a_group_dm_is_no_dm_of_ours():
    assert pressed_dm_id(pressed(OUR_DM)) == 5
    assert pressed_dm_id(pressed(AMONG_PEOPLE)) is None
