"""For everybody who watches a match: the board, the log, following it, guessing the next move."""

import asyncio
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

import discord
from discord import app_commands, ui

from cogs import autocomplete
from cogs.cards.board import event_lines, match_head
from cogs.cards.parts import Part, card, code_block, picture, row
from cogs.cards.pictures import draw_board, draw_hand, safe_names, scene
from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.acknowledge import Panel, show
from cogs.interactions.commands import command, menu
from cogs.interactions.context import find_subject, player_from, preferences_of, speaker_for
from cogs.interactions.controls import Click, Pick, Press, on, parse_number
from cogs.interactions.services import dojo_of, services
from cogs.match.answer import reply_about, shows
from cogs.notify.dms import GREETING_SECONDS, PATIENT_TRIES, unsent
from cogs.panel.panel import secret_move_text
from dojo.dojo import Dojo
from dojo.errors import Refusal
from dojo.match.history import History, PastMove
from dojo.table.table import Table
from dojo.watching.followers import choices, require_followable
from dojo.watching.guesses import Guess, NothingToGuess, Question, Score, question
from engine.core import Seat
from faces import FACES
from faces.core import Say
from faces.names import escaped
from faces.text import joined, no_event_text

LINES_PER_PAGE = 14  # at most; fewer where they are long
MAX_PAGE_CHARS = 3500  # together with what stands around them still below the 4000 characters of a message
BEFORE, AFTER = "b", "a"  # the older or the newer page, in the custom id


@command("command-board", match="command-match")
@app_commands.autocomplete(match=autocomplete.matches)
async def board(interaction: discord.Interaction, match: str | None = None) -> None:
    """The public board, for players and bystanders alike."""
    await reply_about(interaction, "board", match)


@command("command-log", match="command-match")
@app_commands.autocomplete(match=autocomplete.matches)
async def log(interaction: discord.Interaction, match: str | None = None) -> None:
    await reply_about(interaction, "log", match)


@shows("board")
async def board_panel(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    preferences = preferences_of(interaction)
    file, alt = await draw_board(table, say, None, "board.png", safe=preferences.colour_safe)
    drawn = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem(file, description=alt))
    parts: tuple[Part, Part] = drawn, code_block(FACES[table.game.key].board(scene(table, say, None)))
    return Panel(card(match_head(table, say), *(reversed(parts) if preferences.text_first else parts)), [file])


@shows("log")
async def first_log_page(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    dojo = dojo_of(interaction)
    return Panel(await log_page(dojo, table.id, interaction.user.id, say), [])


@on("picture")
async def show_picture(click: Click) -> None:
    """The player's pictures once, for those who prefer the board as text."""
    table = await click.dojo.referee.table(click.subject)
    files, alt = await draw_hand(table.game.key, scene(table, click.say, table.seat_of(click.user)))
    shown = [picture("hand.png", alt), *(picture(file.filename, click.say("panel-cards")) for file in files[1:])]
    await click.show(Panel(card(*shown), files))


@on("text")
async def show_text_board(click: Click) -> None:
    """The board as text; a player also sees their own hand."""
    table = await click.dojo.referee.table(click.subject)
    seen = scene(table, click.say, table.find_seat(click.user))
    text = FACES[table.game.key].board(seen)
    await click.interaction.response.send_message(code_block(text), ephemeral=True)


# The log


@on("log")
async def open_log(click: Click) -> None:
    await click.show(await log_page(click.dojo, click.subject, click.user, click.say))


@menu("menu-log")
async def log_menu(interaction: discord.Interaction, message: discord.Message) -> None:
    """The log of the match that a message shows."""
    dojo = dojo_of(interaction)
    subject = await find_subject(dojo, interaction, message)
    if not subject:
        raise Refusal("error-no-match-shown")
    await show(interaction, await log_page(dojo, subject, interaction.user.id, speaker_for(interaction)))


@on("logpage")
async def turn_log_page(click: Click) -> None:
    await click.replace(await log_page(click.dojo, click.subject, click.user, click.say, click.rest))


async def log_page(dojo: Dojo, id: str, user: int, say: Say, edge: str = "") -> ui.LayoutView:
    """A page of what this reader may know, the latest page unless `edge` says where another one begins."""
    table = await dojo.referee.table(id)
    history = await dojo.archive.history(table)
    return await asyncio.to_thread(log_card, history, table.find_seat(user), say, edge)


def log_card(history: History, reader: Seat | None, say: Say, edge: str = "") -> ui.LayoutView:
    table, known = history.table, history.remembered()
    shown = select_page(known, edge)
    lines = [log_line(history, past, reader, say) for past in shown]
    first = 0 if edge[:1] == AFTER else len(lines) - as_many_as_fit(lines[::-1])
    last = first + as_many_as_fit(lines[first:])
    shown, lines = shown[first:last], lines[first:last]
    forgotten = [f"-# {say('log-forgotten')}"] if len(known) < len(history.moves) else []
    gone = [f"-# {say('log-taken-back', count=table.match.taken_back)}"] if table.match.taken_back else []
    presses = (
        page_press(table, "older", f"{BEFORE}{shown[0].ply}", say, disabled=shown[0] is known[0]),
        page_press(table, "newer", f"{AFTER}{shown[-1].ply}", say, disabled=shown[-1] is known[-1]),
    )
    return card(
        "\n".join([match_head(table, say), f"**{say('log-head')}**", *lines, *forgotten, *gone]),
        row(*presses) if len(shown) < len(known) else None,
    )


def as_many_as_fit(lines: Sequence[str]) -> int:
    """How many of these lines one message can hold; at least one."""
    sums = accumulate(len(line) + 1 for line in lines)
    return max(1, sum(chars <= MAX_PAGE_CHARS for chars in sums))


def page_press(table: Table, way: str, edge: str, say: Say, *, disabled: bool) -> Press:
    return Press("logpage", table.id, edge, label=say(f"press-{way}"), disabled=disabled)


def select_page(known: Sequence[PastMove], edge: str) -> Sequence[PastMove]:
    """Pages are counted from a ply, not from the end, so that they stay the same while the match goes on."""
    way, ply = edge[:1], edge[1:]
    if ply.isdecimal() and way == BEFORE:
        return [past for past in known if past.ply < int(ply)][-LINES_PER_PAGE:] or known[-LINES_PER_PAGE:]
    if ply.isdecimal() and way == AFTER:
        return [past for past in known if past.ply > int(ply)][:LINES_PER_PAGE] or known[-LINES_PER_PAGE:]
    return known[-LINES_PER_PAGE:]


def log_line(history: History, past: PastMove, reader: Seat | None, say: Say) -> str:
    """What happened at one ply; readers also see their own secret choices."""
    table = history.table
    told = joined(event_lines(table, past.events, say, in_full=True), say)
    mine = "" if reader is None else secret_move_text(history, past, reader, say)
    text = told or no_event_text(past.ply, past.seat, safe_names(table, say), say)
    return f"`#{past.ply}` {joined((text, mine), say)}"


# **Follow**: people who don't play in a match are told by DM when it ends, or after every round, too.

STOP: Final = "stop"


@on("follow")
async def open_follow(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    require_followable(table, click.user)
    often = await click.dojo.followers.often(table.id, click.user)
    await click.show(follow_card(table, often, click.say))


@on("following")
async def choose(click: Click) -> None:
    table, followers = await click.dojo.referee.table(click.subject), click.dojo.followers
    if click.rest == STOP:
        await followers.stop(table.id, click.user)
        await click.replace(card(click.say("follow-stop")))
        return
    await followers.follow(table, player_from(click.interaction), click.rest)
    if refused := await greet(click, table):
        await followers.stop(table.id, click.user)
        await click.replace(card(click.say(f"follow-{refused}")))
        return
    await click.replace(follow_card(table, click.rest, click.say))


async def greet(click: Click, table: Table) -> str:
    """Send a first DM to somebody who hasn't had one: followers must be reachable. Why it can't be sent, or ""."""
    if (await click.dojo.preferences.settings(click.user)).dm == "yes":
        return ""
    bot = services(click.interaction)
    hello = click.say("follow-hello", match=table.id, server=escaped(table.guild_name))
    try:
        channel = await bot.open_dm(click.user, GREETING_SECONDS)
        await channel.send(hello, nonce=f"{table.id}{click.user:x}"[:25])
    except SEND_ERRORS as trouble:
        return await unsent(bot, click.user, trouble, PATIENT_TRIES, match=table.id)
    return ""


def follow_card(table: Table, often: str | None, say: Say) -> ui.LayoutView:
    """How often they are told, and how to stop."""
    presses = [
        Press("following", table.id, each, label=say(f"press-following-{each}"), disabled=each == often)
        for each in choices(table)
    ]
    if often:
        look = {"label": say("press-following-stop"), "style": discord.ButtonStyle.danger}
        presses.append(Press("following", table.id, STOP, **look))
    told = say(f"follow-{often}" if often else "follow-when")
    return card(f"{say('follow-head', match=table.id)}\n{told}", row(*presses))


# **Guess the move**: somebody who has never had a seat in a match locks in, in private, what comes next.


@on("guessing")
async def open_guess(click: Click) -> None:
    """A guess that isn't decided yet, or the list of what may come."""
    table = await click.dojo.referee.table(click.subject)
    await click.dojo.guesses.require_watcher(table, click.user, click.interaction.guild_id or 0)
    await click.show(await guess_panel(click, table))


@on("lockin")
async def lock_in(click: Click) -> None:
    player, opened = player_from(click.interaction), parse_number(click.rest)
    await click.dojo.guesses.lock_in(click.subject, player, click.interaction.guild_id or 0, opened, click.value)
    table = await click.dojo.referee.table(click.subject)
    await click.replace(await guess_panel(click, table))


async def guess_panel(click: Click, table: Table) -> ui.LayoutView:
    """Raises `NothingToGuess` if there is nothing to show either."""
    guesses, asked = click.dojo.guesses, question(table)
    latest, score = await guesses.latest(table.id, click.user), await guesses.score(table.guild, click.user)
    if asked is None and latest is None:
        raise NothingToGuess
    return guess_card(table, asked, latest, score, click.say)


def guess_card(table: Table, asked: Question | None, latest: Guess | None, score: Score, say: Say) -> ui.LayoutView:
    game, pick = table.game.key, None
    if asked is None or (latest and latest.hit is None):  # one is locked in
        lines = [say("guess-waits", match=table.id)]
    else:
        lines = [say("guess-head", match=table.id, who=safe_names(table, say)[asked.seat])]
        options = [discord.SelectOption(label=label(game, text, say), value=text) for text in asked.choices]
        pick = row(Pick("lockin", table.id, str(asked.opened), options=options, placeholder=say("guess-pick")))
    if latest:
        how = "locked" if latest.hit is None else "right" if latest.hit else "wrong"
        lines.append(say(f"guess-{how}", guess=label(game, latest.text, say)))
    lines += [f"-# {say('guess-score', made=score.made, hits=score.hits)}"] if score.made else []
    return card("\n".join(lines), pick)


def label(game: str, text: str, say: Say) -> str:
    """A guess in words; what it's about, such as a square, follows its kind."""
    kind, _, what = text.partition(" ")
    whole = f"{game}-guess-{text.replace(' ', '-')}"
    return say(whole) if say.has(whole) else say(f"{game}-guess-{kind}", what=what)
