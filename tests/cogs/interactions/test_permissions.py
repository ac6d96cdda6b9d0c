"""The permissions we ask for: the least that does, and the same wherever they are named."""

import re
from pathlib import Path

import discord

from cogs.interactions.permissions import INVITE_PERMISSIONS

README = (Path(__file__).parents[3] / "README.md").read_text()


def test_the_invitation_in_the_readme_asks_for_what_the_bot_says_it_needs():
    assert re.search(r"&permissions=(\d+)", README)[1] == str(INVITE_PERMISSIONS.value)


def test_nothing_that_could_harm_a_server_is_asked_for():
    asked = {name for name, given in INVITE_PERMISSIONS if given}
    assert not asked & {"administrator", "manage_guild", "manage_messages", "manage_roles", "mention_everyone"}
    assert discord.Permissions.text() | discord.Permissions(view_channel=True) >= INVITE_PERMISSIONS


def test_the_readme_names_what_is_asked_for_and_nothing_else():
    said = re.search(r"the permissions \*([^*]+)\*", README)[1]
    named = {re.sub(r"\s+", "_", name.strip()).lower() for name in said.split(",")}
    assert allowing({name.replace("view_channels", "view_channel") for name in named}) == INVITE_PERMISSIONS


def allowing(names):
    return discord.Permissions(**dict.fromkeys(names, True))


REQUESTS = {
    "send_messages": r"\.send\(",
    "send_messages_in_threads": r"table\.thread or table\.channel",
    "create_public_threads": r"start_thread_with_message\(|\.create_thread\(",
    "attach_files": r"file=file|files=",
    "read_message_history": r"\.history\(",
    "view_channel": r"get_partial_messageable\(",
}


def test_each_permission_is_asked_for_because_of_something_the_bot_does():
    """And whatever is no longer done is no longer asked for."""
    cogs = "\n".join(path.read_text() for path in (Path(__file__).parents[3] / "cogs").rglob("*.py"))
    assert allowing(REQUESTS) == INVITE_PERMISSIONS
    assert [name for name, done in REQUESTS.items() if not re.search(done, cogs)] == []
