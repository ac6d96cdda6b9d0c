"""The permissions we ask for: the least that does, and the same wherever they are named."""

import re
from pathlib import Path

import discord

from cogs.welcome import INVITED_WITH

README = (Path(__file__).parents[2] / "README.md").read_text()


def test_the_invitation_in_the_readme_asks_for_what_the_bot_says_it_needs():
    assert re.search(r"&permissions=(\d+)", README)[1] == str(INVITED_WITH.value)


def test_nothing_that_could_harm_a_server_is_asked_for():
    asked = {name for name, given in INVITED_WITH if given}
    assert not asked & {"administrator", "manage_guild", "manage_messages", "manage_roles", "mention_everyone"}
    assert discord.Permissions.text() | discord.Permissions(view_channel=True) >= INVITED_WITH
