"""What a server calls somebody stays there: nothing of ours reads it, so it's neither stored nor shown anywhere."""

import sqlite3

import discord

from cogs.client import remember_caller
from cogs.interactions.controls import VERBS, Click
from cogs.match.agreements import SubstituteCog
from cogs.people.profile import profile_panel
from dojo.watching.guesses import question
from faces.translation import speaker
from tests.cogs.guard.test_forged_clicks import NICKNAME, clicked
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

SAY = speaker("en")


async def test_a_nickname_is_neither_stored_nor_shown(dojo, hall, tmp_path):
    table, lobby = await hall.match(AIKO, BRUNO, game="kaito"), await hall.lobby(DAI, game="kaito", seats=2)
    asked = question(table)
    command = clicked(dojo, AIKO.id)
    command.type = discord.InteractionType.application_command
    await remember_caller(command)
    pressed = [
        ("follow", table.id, "", ()),
        ("lockin", table.id, str(asked.opened), asked.choices[:1]),
        ("join", lobby.id, "", ()),
        ("givematches", "", "", ()),
    ]
    told = []
    for verb, subject, rest, values in pressed:
        press = clicked(dojo, CHLOE.id)
        await VERBS[verb](Click(press, dojo, SAY, subject, rest, values=values))
        told += press.response.told
    invited = clicked(dojo, 99).user
    await SubstituteCog.substitute.callback(SubstituteCog(command.client), command, invited, table.id)
    view, _ = await profile_panel(dojo, command, invited)
    shown = str([view.to_components(), *(each["view"].to_components() for each in told if "view" in each)])
    with sqlite3.connect(tmp_path / "matches.db") as stored:
        rows = "\n".join(stored.iterdump())
    assert "4711" not in shown + rows
    assert NICKNAME not in shown + rows
