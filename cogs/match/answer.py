"""Making a move: at once, held for some seconds so that it can be undone, or after a confirmation."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Final, TypeAlias

import discord
from discord import SelectOption, app_commands

from cogs import autocomplete
from cogs.autocomplete import match_name
from cogs.cards.parts import VERMILION, card, plain, press, row
from cogs.guard.limits import SEND_ERRORS, Code
from cogs.guard.payloads import Forged
from cogs.interactions.acknowledge import OwnMessage, Panel, acknowledged, pressed, show
from cogs.interactions.commands import command
from cogs.interactions.context import require_meant_match, require_one_match, speaker_for
from cogs.interactions.controls import (
    Click,
    Pick,
    Press,
    Verb,
    is_in_our_dm,
    is_private,
    on,
    parse_number,
    pressed_dm_id,
)
from cogs.interactions.emoji import emblem_of
from cogs.interactions.services import delete_reply, dojo_of, panels_of, services
from cogs.match.coach import warning_panel
from cogs.panel.legal_moves import COACHED, CONFIRMED
from cogs.panel.panel import (
    PanelContext,
    build_panel,
    closed_hand,
    confirm_panel,
    held_panel,
    is_soon_asked,
    move_made_card,
    next_panel,
    player_panel,
    recap_since_last_move,
    round_end_panel,
    show_next_question,
    with_foot,
)
from dojo.dojo import Dojo
from dojo.errors import NotWritten, Refusal
from dojo.match.held_moves import HeldMove, Reply
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.people.servers import NO_SERVER
from dojo.people.turns import Turn
from dojo.table.table import Table
from dojo.watching.guesses import question
from engine import match
from engine.core import MatchOver, NotYourTurn, Seat, StaleAsk
from faces.core import Say

log = logger("answer")

MAX_OPTIONS: Final = 25

PanelOf: TypeAlias = Callable[[discord.Interaction, Table, Say], Awaitable[Panel]]
AfterShowing: TypeAlias = Callable[[discord.Interaction, Table, OwnMessage], None]
SHOWS: Final[dict[str, tuple[PanelOf, AfterShowing | None]]] = {}


def shows(command: str, after: AfterShowing | None = None) -> Callable[[PanelOf], PanelOf]:
    """Register what a command shows of a match. `after` is told of the message that shows it."""

    def register(panel_of: PanelOf) -> PanelOf:
        SHOWS[command] = panel_of, after
        return panel_of

    return register


async def reply_about(interaction: discord.Interaction, command: str, match: str | None) -> None:
    """Reply to the command with what it shows of the match that is meant."""
    meant = await require_meant_match(dojo_of(interaction), interaction, match)
    await show_match(interaction, command, meant.table, meant.others, partial(show, interaction))


@on("which")
async def show_another(click: Click) -> None:
    """What the command shows of another match, in place of the one that it took to be meant."""
    if click.subject not in SHOWS:
        raise Forged
    table = await click.dojo.referee.table(click.value)
    others = tuple(turn for turn in await click.dojo.turns.playing(click.user) if turn.id != table.id)
    await show_match(click.interaction, click.subject, table, others, click.replace)


async def show_match(
    interaction: discord.Interaction,
    command: str,
    table: Table,
    others: tuple[Turn, ...],
    send: Callable[[Panel], Awaitable[OwnMessage]],
) -> None:
    say, (panel_of, after) = speaker_for(interaction), SHOWS[command]
    shown = await send(with_others(await panel_of(interaction, table, say), command, others, say))
    services(interaction).last_matches.note(interaction, table.id)
    if after:
        after(interaction, table, shown)


def with_others(panel: Panel, command: str, others: tuple[Turn, ...], say: Say) -> Panel:
    if not others:
        return panel
    options = [
        SelectOption(label=match_name(each, say), value=each.id, emoji=emblem_of(each.game))
        for each in others[:MAX_OPTIONS]
    ]
    return with_foot(panel, row(Pick("which", command, options=options, placeholder=say("which-match"))))


# What a panel becomes after a move, at once and later: the held move, the move made, the next question, or nothing.

READ_SECONDS: Final = 8.0  # to read what was played, before the ephemeral message goes away


async def edit_panel_when_played(
    interaction: discord.Interaction, hold: HeldMove, say: Say, message: OwnMessage
) -> None:
    """Wait until the held move is played. The ephemeral panel then leads on, or goes away if there is nothing to press.

    The board tells of the move in any case, and the courier redraws direct messages.
    """
    dojo = dojo_of(interaction)
    try:
        if reply := await dojo.held_moves.until_played(hold):
            await show_played(interaction, reply, hold.seat, say, message)
    except (*SEND_ERRORS, NotWritten) as failure:
        log.info("panel not redrawn", match=hold.match, seat=hold.seat, reason=redacted(failure))


async def show_played(
    interaction: discord.Interaction, reply: Reply, seat: Seat, say: Say, message: OwnMessage
) -> None:
    """The next question, or what else waits; if nothing does, the panel goes away."""
    dojo = dojo_of(interaction)
    if seat in reply.table.asked:
        shown = await next_panel(dojo, reply, seat, say)
    else:
        waiting = await dojo.turns.count(interaction.user.id, but=reply.table.id)
        shown = Panel(move_made_card(reply, interaction.user.id, waiting, say), [])
    if shown.view.total_children_count > 1:
        await message.edit(view=shown.view, attachments=shown.files)
    else:
        await message.delete()


def leads_on(interaction: discord.Interaction, table: Table) -> bool:
    """Whether this panel shows the next question by itself. What is said to `/move` in the thread goes away instead."""
    typed = interaction.message is None
    return is_soon_asked(interaction, table) and not (typed and interaction.channel_id == table.thread)


async def delete_when_read(message: OwnMessage) -> None:
    """So that a move leaves nothing behind: the board tells of it."""
    await asyncio.sleep(READ_SECONDS)
    await delete_reply(message)


Later: TypeAlias = Callable[[OwnMessage], Coroutine[Any, Any, None]]
"""What becomes of a panel after it was shown, given the message in which it is."""


def start_later(interaction: discord.Interaction, later: Later | None, message: OwnMessage) -> None:
    if later:
        panels_of(interaction).start(later(message), name=f"after {interaction.id}")


async def reply_panel(
    interaction: discord.Interaction, reply: Reply, waiting: int, say: Say
) -> tuple[Panel, Later | None]:
    """What replaces the legal moves: the held move, the confirmation, or the move made."""
    user = interaction.user.id
    if reply.hold:
        # The courier redraws direct messages.
        later = partial(edit_panel_when_played, interaction, reply.hold, say) if is_ephemeral(interaction) else None
        return await held_panel(reply.table, reply.hold, say), later
    if reply.way == "confirm":
        return await confirm_panel(reply.table, reply.table.seat_of(user), say, reply.move), None
    return await made_panel(interaction, reply, waiting, say)


async def made_panel(
    interaction: discord.Interaction, reply: Reply, waiting: int, say: Say
) -> tuple[Panel, Later | None]:
    """The move made; in an ephemeral panel the next question if there is one. Nobody edits a closed DM later."""
    table, dojo = reply.table, dojo_of(interaction)
    seat = table.seat_of(interaction.user.id)
    if is_ephemeral(interaction) and not is_in_our_dm(interaction) and seat in table.asked:
        return await next_panel(dojo, reply, seat, say), None
    if is_ephemeral(interaction) and leads_on(interaction, table):
        # The position after the move stays in sight until the computers have made theirs.
        made = Panel(move_made_card(reply, interaction.user.id, 0, say), []) if table.outcome else None
        return made or await next_panel(dojo, reply, seat, say), partial(show_next_question, interaction, table)
    if pressed_dm_id(interaction) is None or seat in table.asked:
        view = move_made_card(reply, interaction.user.id, waiting, say)
        goes = is_ephemeral(interaction) and view.total_children_count == 1
        return Panel(view, []), delete_when_read if goes else None
    return await closed_hand(dojo, table, seat, waiting), None


def note_open_panel(interaction: discord.Interaction, match: str) -> None:
    """Before the move is made: the board that follows from it needn't call its player."""
    if is_ephemeral(interaction) and interaction.message:
        client = services(interaction)
        client.open_panels.open(match, interaction.user.id)


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Whether our reply is an ephemeral message: a new one to a command, or in place of one that was clicked."""
    return interaction.message is None or interaction.message.flags.ephemeral


# Making a move: at once, held for some seconds so that it can be undone, or after a confirmation.


async def submit_move(
    dojo: Dojo, id: str, user: int, opened: int | None, text: str, *, sure: bool = False, dm: int | None = None
) -> tuple[Reply, int]:
    """What came of a move, and how many other matches wait for the player; both are awaited together."""
    return await asyncio.gather(
        dojo.held_moves.answer(id, user, opened, text, sure=sure, dm=dm), dojo.turns.count(user, but=id)
    )


async def reply_in_place(click: Click, reply: Reply, shown: Panel, later: Later | None) -> None:
    """What replaces the clicked panel. If the courier has already put the next DM in its place, a message says so."""
    try:
        replaced = await click.replace(shown)
    except discord.NotFound as gone:
        if gone.code != Code.UNKNOWN_MESSAGE or reply.way != "once":
            raise
        await click.show(move_made_card(reply, click.user, 0, click.say))
        return
    start_later(click.interaction, later, replaced)
    remember_dm(click, reply.table.match.number if reply.way == "once" else None)


def remember_dm(click: Click, number: int | None) -> None:
    """Through the click it can be edited for some minutes. `number`: that to which the match came by it."""
    if pressed_dm_id(click.interaction) is not None:
        client = services(click.interaction)
        client.clicked.remember(pressed(click.interaction), number)


def parse_question_and_move(click: Click) -> tuple[int, str]:
    """The number of the question, and the move that was pressed or picked. Raises `Forged`."""
    opened, _, rest = click.rest.partition("/")
    return parse_number(opened), click.values[0] if click.values else rest.partition("/")[0]


def restore_panel_when_stale(serve: Verb) -> Verb:
    """Decorates a verb: if the question was already answered elsewhere, the panel shows the current one and says so.

    Once its player has resigned, or the match is over, the panel is one sentence, and no button is left to press.
    """

    @wraps(serve)
    async def served(click: Click) -> None:
        try:
            await serve(click)
        except (StaleAsk, MatchOver, NotYourTurn) as refusal:
            table = await click.dojo.referee.table(click.subject)
            resigned = table.find_seat(click.user) in table.left
            if not is_private(click.interaction) or (isinstance(refusal, NotYourTurn) and not resigned):
                raise
            if table.status == "over" or resigned:
                key = "panel-over" if table.status == "over" else "resigned"
                await click.replace(plain(click.say(key)))
                return
            click = knowing_player(click, table)
            await restore_panel(click, table, click.say("panel-moved-on"))

    return served


def knowing_player(click: Click, table: Table) -> Click:
    """The click with the preferences that were read with the match."""
    return click.knowing(table.players[table.seat_of(click.user)].preferences)


@on("answer", finds_preferences=True)
@restore_panel_when_stale
async def answer(click: Click) -> None:
    """Commit the move, then reply. The courier sends all pictures that follow."""
    opened, text = parse_question_and_move(click)
    if click.rest.endswith(COACHED) and await is_warned(click, opened, text):
        return
    sure, dm = click.rest.endswith(CONFIRMED), pressed_dm_id(click.interaction)
    note_open_panel(click.interaction, click.subject)
    reply, waiting = await submit_move(click.dojo, click.subject, click.user, opened, text, sure=sure, dm=dm)
    click = knowing_player(click, reply.table)
    await reply_in_place(click, reply, *await reply_panel(click.interaction, reply, waiting, click.say))
    panels_of(click.interaction).move_made(click.interaction, click.subject)


async def is_warned(click: Click, opened: int, text: str) -> bool:
    """Whether the coach has shown a warning instead of making the move, because it could throw the match away."""
    table = await click.dojo.referee.table(click.subject)
    seat, click = table.seat_of(click.user), knowing_player(click, table)
    move = match.parse(table.game, table.match, seat, text, opened=opened)
    ask = match.ask(table.game, table.match, seat)
    if not table.coached:
        return False
    better = await click.dojo.coach.better(table, ask, move, click.user)
    shown = await warning_panel(table, ask, move, better, click.say)
    if shown is None:
        return False
    await click.replace(shown)
    return True


@on("undo")
async def undo(click: Click) -> None:
    """Take back a held move: the question is open again, and the panel shows it."""
    opened, _ = parse_question_and_move(click)
    table = await click.dojo.held_moves.undo(click.subject, click.user, opened)
    if table is None:
        raise Refusal("error-no-longer-held")
    await restore_panel(click, table)


@on("sendnow")
async def send_now(click: Click) -> None:
    opened, _ = parse_question_and_move(click)
    reply = await click.dojo.held_moves.send_now(click.subject, click.user, opened)
    if reply is None:
        await restore_open_question(click, opened)
        return
    waiting = await click.dojo.turns.count(click.user, but=click.subject)
    await reply_in_place(click, reply, *await made_panel(click.interaction, reply, waiting, click.say))


async def restore_open_question(click: Click, opened: int) -> None:
    """The move was undone elsewhere, or is played already: show the question if it is still open."""
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    if seat not in table.asked or opened != table.opened(seat):
        raise Refusal("error-no-longer-held")
    await restore_panel(click, table)


async def restore_panel(click: Click, table: Table, note: str = "") -> None:
    await click.replace(with_foot(await player_panel(click.dojo, table, table.seat_of(click.user), click.say), note))


# `/hand` and `/move`: the private panel of a player, previewing and confirming a move.


@command("command-hand", match="command-match")
@app_commands.autocomplete(match=autocomplete.matches)
async def hand(interaction: discord.Interaction, match: str | None = None) -> None:
    async with acknowledged(interaction):
        await reply_about(interaction, "hand", match)


@command("command-move", answer="command-move-answer", match="command-match")
@app_commands.autocomplete(answer=autocomplete.moves, match=autocomplete.matches)
async def make_move(interaction: discord.Interaction, answer: str, match: str | None = None) -> None:
    async with acknowledged(interaction):
        dojo, say = dojo_of(interaction), speaker_for(interaction)
        table = await require_one_match(dojo, interaction, match)
        answered, waiting = await submit_move(dojo, table.id, interaction.user.id, None, answer)
        made, later = await reply_panel(interaction, answered, waiting, say)
        sent = await show(interaction, made)
        start_later(interaction, later, sent)


async def show_hand(interaction: discord.Interaction, table: Table, say: Say) -> None:
    """Reply with the player's panel, which only they see."""
    made = await hand_panel(interaction, table, say)
    lead_on(interaction, table, await show(interaction, made))


def lead_on(interaction: discord.Interaction, table: Table, shown: OwnMessage) -> None:
    """The panel becomes the next one by itself if only computers are to move."""
    client = services(interaction)
    if table.outcome is None and is_soon_asked(interaction, table):
        client.open_panels.open(table.id, interaction.user.id)
        panels_of(interaction).start(show_next_question(interaction, table, shown), name=f"next question {table.id}")
    client.clicked.remember(shown)


@shows("hand", after=lead_on)
async def hand_panel(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    dojo = dojo_of(interaction)
    return await player_panel(dojo, table, table.seat_of(interaction.user.id), say)


@on("hand")
async def open_hand(click: Click) -> None:
    """The panel of a player. People who don't play in the match are offered what there is for those who watch."""
    table = await click.dojo.referee.table(click.subject)
    watching = watching_presses(table, click.say) if table.find_seat(click.user) is None else []
    if watching:
        await click.show(card(click.say("watch-instead"), row(*watching)))
    else:
        await show_hand(click.interaction, table, click.say)


def watching_presses(table: Table, say: Say) -> list[Press]:
    """For those who don't play in it. Nobody can watch a match that is shown to its players alone."""
    if table.status == "over" or table.guild in NO_SERVER:
        return []
    guess = [press(say, "guessing", table.id)] if question(table) else []
    return [press(say, "follow", table.id), *guess]


@on("again")
async def refresh_panel(click: Click) -> None:
    """Show the panel again, in place of what was said about the last move."""
    await restore_panel(click, await click.dojo.referee.table(click.subject))


@on("ended")
async def show_round_end(click: Click) -> None:
    """How the last round ended, in place of the question. If the player has moved since, the panel is shown again."""
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    recap = await recap_since_last_move(click.dojo, table, seat, click.say)
    if recap.ended is None:
        await restore_panel(click, table)
        return
    await click.replace(await round_end_panel(PanelContext.of(table, seat, click.say, click.dojo.now()), recap.ended))


@on("sure")
@restore_panel_when_stale
async def confirm_move(click: Click) -> None:
    """Ask for confirmation of a move that its game considers momentous, such as giving up."""
    opened, text = parse_question_and_move(click)
    table = await click.dojo.referee.table(click.subject)
    move = match.parse(table.game, table.match, table.seat_of(click.user), text, opened=opened)
    key = f"{table.game.key}-confirm-{move.kind}"
    if not click.say.has(key):
        raise Forged
    view = card(
        click.say(key),
        row(
            Press(
                "answer",
                click.subject,
                f"{opened}/{move}{CONFIRMED}",
                label=click.label[:80],
                style=discord.ButtonStyle.danger,
            ),
            Press("again", click.subject, label=click.say("press-back")),
        ),
        colour=VERMILION,
    )
    await click.show(view)


@on("weigh")
@restore_panel_when_stale
async def preview_move(click: Click) -> None:
    """Show a move that is being put together as if it were made; nothing is played yet."""
    opened, text = parse_question_and_move(click)
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    move = match.parse(table.game, table.match, seat, text, opened=opened)
    recap = recap_since_last_move(click.dojo, table, seat, click.say)
    await click.replace(await build_panel(PanelContext.of(table, seat, click.say, click.dojo.now()), move, recap))
