"""How a match went, by DM: what the hand of a player becomes when it is over, and what its followers are told."""

import discord
from discord import ui

from cogs.cards.board import guessed_lines, match_address, match_head, recent_lines
from cogs.cards.parts import GOLD, VERMILION, card, code_block, picture, press, row
from cogs.cards.pictures import draw_board, scene
from cogs.cards.result import next_level_press, placing_lines, verdict, way_on
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.notify.delivery import Delivery
from cogs.notify.dm import unsent
from cogs.panel.panel import Panel, next_press
from cogs.panel.recap import recap_since_last_move
from dojo.dojo import Dojo
from dojo.people.people import Player
from dojo.people.preferences import Preferences
from dojo.table.table import Table
from dojo.watching.followers import part
from engine.core import Outcome, Seat
from faces import FACES
from faces.core import Say
from faces.names import escaped
from faces.translation import speaker


async def ended_panel(dojo: Dojo, table: Table, outcome: Outcome, seat: Seat, waiting: int) -> Panel:
    """`waiting`: how many other matches wait for this player."""
    say = speaker(table.players[seat].locale)
    shown, files = await last_board(table, seat, table.players[seat].preferences, say)
    changes = await dojo.leaderboards.changes(table.id)
    recap = await recap_since_last_move(dojo, table, seat, say)
    told = [recap.text, *guessed_lines(table, say)] if recap.text else recent_lines(table, say)
    lines = [*placing_lines(table, outcome, changes, say), *told]
    more = f"-# {say('next-waiting', count=waiting)}" if waiting else ""
    view = card(
        ui.TextDisplay(f"{match_head(table, say)}\n**{verdict(table, outcome, say)}**"),
        shown,
        ui.TextDisplay(
            "\n".join(filter(None, (*lines, await unrated_line(dojo, table, say), way_on(table, say), more)))
        ),
        row(
            press(say, "rematch", table.id, style=discord.ButtonStyle.success),
            press(say, "closer", table.id),
            *next_level_press(table, say),
        ),
        row(press(say, "replay", table.id), press(say, "log", table.id), *next_press(table.id, waiting, say)),
        colour=VERMILION,
    )
    return Panel(view, files)


async def last_board(
    table: Table, seat: Seat | None, preferences: Preferences, say: Say
) -> tuple[ui.Item[ui.LayoutView], list[discord.File]]:
    """As text for those who prefer it."""
    if preferences.text_first:
        return ui.TextDisplay(code_block(FACES[table.game.key].board(scene(table, say, seat)))), []
    file, alt = await draw_board(table, say, None, "board.png", safe=preferences.colour_safe)
    return picture(file.filename, alt), [file]


async def unrated_line(dojo: Dojo, table: Table, say: Say) -> str:
    """Why a match that was to be rated isn't; otherwise ""."""
    why = await dojo.leaderboards.why_unrated(table)
    return f"-# {say(f'result-{why}')}" if why else ""


# Followers


async def followed(delivery: Delivery) -> None:
    """Tell one follower, unless a newer notice has overtaken this one; in their quiet hours without a sound.

    There's no call in the thread in its place, because nobody is to see who follows.
    """
    bot, table = delivery.bot, delivery.table
    user, _, told = delivery.notice.about.partition("/")
    player = await bot.dojo.followers.follower(int(user))
    if player is None or told != part(table):
        return
    made = await followed_panel(table, player)
    quiet = player.preferences.quiet
    silent = quiet is not None and quiet.quiet_until(bot.dojo.now()) is not None
    try:
        channel = await bot.open_dm(player.id)
        await channel.send(view=made.view, files=made.files, nonce=delivery.nonce, silent=silent)
    except SEND_ERRORS as trouble:
        if await unsent(bot, player.id, trouble, delivery.notice.attempts, match=table.id) != "closed":
            raise


async def followed_panel(table: Table, player: Player) -> Panel:
    """What everybody can see, with the way to the match. Only the end has a picture, because drawing takes a while."""
    say, outcome = speaker(player.locale), table.outcome
    shown: list[ui.Item[ui.LayoutView]] = []
    files: list[discord.File] = []
    if outcome:
        board, files = await last_board(table, None, player.preferences, say)
        shown = [board]
    head = verdict(table, outcome, say) if outcome else say("followed-round")
    places = placing_lines(table, outcome, {}, say) if outcome else []
    where = say("followed-where", server=escaped(table.guild_name), where=match_address(table))
    next_step = press(say, "replay", table.id) if outcome else press(say, "follow", table.id)
    view = card(
        ui.TextDisplay(f"{match_head(table, say)}\n**{head}**"),
        *shown,
        ui.TextDisplay("\n".join([*places, *recent_lines(table, say), f"-# {where}"])),
        row(press(say, "log", table.id), next_step),
        colour=VERMILION if outcome else GOLD,
    )
    return Panel(view, files)
