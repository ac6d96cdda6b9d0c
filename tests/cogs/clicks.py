"""Clicks as Discord would bring them, and what it would be told in answer."""

from importlib import import_module
from types import SimpleNamespace

import discord

from cogs.client import COGS
from cogs.guard.custom_ids import custom_id, parse_custom_id
from cogs.interactions.clicked import ClickedMessages
from cogs.interactions.controls import VERBS, Click, serve
from cogs.interactions.open_panels import LastMatches, OpenPanels
from cogs.panel.upkeep import PanelsCog
from faces.translation import speaker

for cog in COGS:
    import_module(f"cogs.{cog}")  # so that every control is served

NICKNAME = "Aiko (Payroll, ext. 4711)"  # of one server, and for nobody elsewhere


def refusal(kind, status, code=0, message=""):
    """Of Discord's."""
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": message})


class Said:
    """What Discord would be told in answer to one click."""

    def __init__(self):
        self.told = []

    def is_done(self):
        return bool(self.told)

    async def send_message(self, *words, **message):
        self.told.append(str(words[0]) if words else message)
        return SimpleNamespace(id=1, message_id=1)

    async def send(self, *words, **message):
        return await self.send_message(*words, **message)

    async def edit_message(self, **message):
        self.told.append(message)
        return SimpleNamespace(id=1)

    async def send_modal(self, sheet):
        self.told.append(sheet)

    async def defer(self, **_):
        self.told.append({})


def clicked(dojo, user, *, guild=7):
    response = Said()
    return SimpleNamespace(
        id=1,
        data={},
        type=discord.InteractionType.modal_submit,  # what stands on which message is looked at elsewhere
        user=SimpleNamespace(
            id=user,
            name="aiko",
            global_name="Aiko",
            display_name=NICKNAME,
            nick=NICKNAME,
            mention="<@1>",
            bot=False,
            roles=[],
        ),
        guild_id=guild,
        guild=SimpleNamespace(id=guild, name="Dojo", me=None) if guild else None,
        channel=None,
        channel_id=8,
        locale=discord.Locale.british_english,
        guild_locale=None,
        context=SimpleNamespace(private_channel=False),
        is_guild_integration=lambda: True,
        extras={},
        created_at=discord.utils.utcnow(),
        message=None,
        permissions=discord.Permissions.all() if guild else discord.Permissions.none(),
        app_permissions=discord.Permissions.all(),
        application_id=1,
        filesize_limit=1000,
        client=SimpleNamespace(
            dojo=dojo,
            user=None,
            get_partial_messageable=None,
            open_dm=None,
            get_cog={"PanelsCog": PanelsCog()}.get,
            clicked=ClickedMessages(),
            open_panels=OpenPanels(),
            last_matches=LastMatches(),
        ),
        response=response,
        followup=response,
        edit_original_response=response.edit_message,
    )


async def served(click, verb, subject="", rest="", *values):
    """As the bot serves it, refusals and all; what was told in answer."""
    await serve(click, parse_custom_id(custom_id(verb, subject, rest)), values=values)
    return click.response.told


async def pressed(click, verb, subject="", rest="", *values):
    """By its function alone, so that a refusal is raised; what was told in answer."""
    await VERBS[verb](Click(click, click.client.dojo, speaker("en"), subject, rest, values=values))
    return click.response.told
