"""`/replay` and `/verify`: a finished match step by step through anybody's eyes, and whether its shuffle was fair."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Final

import discord
from discord import app_commands, ui

from cogs import autocomplete
from cogs.cards.board import event_lines, match_head
from cogs.cards.parts import GOLD, VERMILION, Row, card, code_block, picture, press, row, small
from cogs.cards.pictures import draw_board, draw_hand, names_of, safe_names, scene
from cogs.interactions.acknowledge import Panel, show
from cogs.interactions.commands import command
from cogs.interactions.context import code_in, speaker_for
from cogs.interactions.controls import Click, Pick, Press, on
from cogs.interactions.emoji import game_name
from cogs.interactions.services import dojo_of
from dojo import shuffle
from dojo.dojo import Dojo
from dojo.errors import NoSuchLobby, NoSuchMatch, Refusal
from dojo.match.history import History, hands_open
from dojo.match.verification import Proof, proved, sealed
from dojo.table.table import Table
from engine import record
from engine.core import Seat
from faces import FACES
from faces.core import Say
from faces.text import no_event_text

MAX_JUMP_TARGETS: Final = 25  # options of a select
MAX_EVENT_CHARS: Final = 2400  # the events of one move
MAX_LABEL_CHARS: Final = 100  # of an option
MOVER, TABLE = "mover", "table"  # through whose eyes; otherwise the number of a seat


async def position_panel(dojo: Dojo, user: int, history: History, ply: int, eyes: str, say: Say) -> Panel:
    """The panel for one position, limited to what this user may see."""
    allowed = await hands_open(dojo.servers, history.table, user)
    await asyncio.to_thread(lambda: history.whole)  # replays the match off the event loop
    ply = max(0, min(ply, history.last))
    seat = viewpoint_seat(history, ply, eyes) if allowed else None
    then, preferences, shown = history.at(ply), await dojo.people.preferences(user), eyes if allowed else ""
    if preferences.text_first:
        text = FACES[then.game.key].board(scene(then, say, seat))
        return Panel(position_layout(history, ply, seat, shown, say, text=text), [])
    files, alt = await draw_position(then, say, seat, safe=preferences.colour_safe)
    return Panel(position_layout(history, ply, seat, shown, say, alt), files)


def viewpoint_seat(history: History, ply: int, eyes: str) -> Seat | None:
    """The seat whose eyes are meant; None for the public view, and for the mover at the start."""
    if eyes == MOVER:
        return history.moves[ply].seat
    return int(eyes) if eyes.isdecimal() and int(eyes) < len(history.table.players) else None


async def draw_position(then: Table, say: Say, seat: Seat | None, *, safe: bool) -> tuple[list[discord.File], str]:
    """The pictures and alt text of a position. `safe` is the reader's own preference, not that of the seat."""
    if seat is None:
        file, alt = await draw_board(then, say, None, "hand.png", safe=safe)
        return [file], alt
    return await draw_hand(then.game.key, replace(scene(then, say, seat), safe=safe))


def position_layout(
    history: History, ply: int, seat: Seat | None, eyes: str, say: Say, alt: str = "", *, text: str = ""
) -> ui.LayoutView:
    """The components around the pictures, or the board as text. Without `eyes` there is only the public view."""
    table = history.table
    notes = [] if eyes else [say("replay-hands-closed")]
    notes += [] if history.whole else [say("replay-older", last=history.last)]
    return card(
        heading(history, ply, seat, say),
        code_block(text) if text else None,
        *([] if text else picture_items(table, seat, say, alt)),
        what_happened(history, ply, say),
        step_presses(history, ply, eyes, say),
        row(jump_pick(history, ply, eyes, say)),
        row(viewpoint_pick(table, ply, eyes, say)) if eyes else None,
        row(press(say, "film", table.id), press(say, "webpage", table.id), press(say, "export", table.id)),
        "\n".join(f"-# {note}" for note in notes) if notes else None,
    )


def picture_items(table: Table, seat: Seat | None, say: Say, alt: str) -> list[ui.MediaGallery[ui.LayoutView]]:
    apart = FACES[table.game.key].hand and seat is not None
    return [picture("hand.png", alt), *([picture("cards.png", say("panel-cards"))] if apart else [])]


def heading(history: History, ply: int, seat: Seat | None, say: Say) -> str:
    table = history.table
    names = safe_names(table, say)
    seen = say("replay-seen-table") if seat is None else say("replay-seen-seat", who=names[seat])
    return f"{match_head(table, say)}\n**{say('replay-at', ply=ply, last=history.last)}** · {seen}"


def what_happened(history: History, ply: int, say: Say) -> str:
    table, past = history.table, history.moves[ply]
    lines = event_lines(table, past.events, say, in_full=True)
    return "\n".join(lines)[:MAX_EVENT_CHARS] or no_event_text(past.ply, past.seat, safe_names(table, say), say)


def step_presses(history: History, ply: int, eyes: str, say: Say) -> Row:
    """The buttons to step; their custom ids differ even if two lead to the same position."""
    ways = {"first": 0, "previous": ply - 1, "next": ply + 1, "last": history.last}
    return row(
        *(
            Press(
                "step",
                history.table.id,
                f"{to}/{eyes}/{way}",
                label=say(f"press-replay-{way}"),
                disabled=to == ply or not 0 <= to <= history.last,
            )
            for way, to in ways.items()
        )
    )


def jump_pick(history: History, ply: int, eyes: str, say: Say) -> Pick:
    """A select with positions spread over the whole match."""
    options = [
        discord.SelectOption(label=jump_label(history, at, say), value=str(at), default=at == ply)
        for at in evenly_spaced(range(history.last + 1), MAX_JUMP_TARGETS)
    ]
    return Pick("step", history.table.id, f"{ply}/{eyes}", options=options, placeholder=say("replay-marks"))


def evenly_spaced(plies: Sequence[int], most: int) -> list[int]:
    """At most `most` plies, spread evenly from the first to the last."""
    if len(plies) <= most:
        return list(plies)
    return [plies[round(step * (len(plies) - 1) / (most - 1))] for step in range(most)]


def jump_label(history: History, ply: int, say: Say) -> str:
    """The first event of a ply, without markdown, which labels do not render."""
    if not ply:
        return f"0 · {say('replay-start')}"
    face, names, past = FACES[history.table.game.key], names_of(history.table, say), history.moves[ply]
    lines = filter(None, (face.event(event, names, say) for event in past.events))
    label = f"{ply} · {discord.utils.remove_markdown(next(lines, no_event_text(past.ply, past.seat, names, say)))}"
    return label if len(label) <= MAX_LABEL_CHARS else f"{label[: MAX_LABEL_CHARS - 1]}…"


def viewpoint_pick(table: Table, ply: int, eyes: str, say: Say) -> Pick:
    choices = {MOVER: say("replay-eyes-mover"), TABLE: say("replay-eyes-table")}
    choices |= {str(seat): say("replay-eyes-seat", who=name) for seat, name in enumerate(names_of(table, say))}
    options = [
        discord.SelectOption(
            label=say("labelled", name=say("replay-eyes"), value=label)[:100], value=value, default=value == eyes
        )
        for value, label in choices.items()
    ]
    return Pick("eyes", table.id, str(ply), options=options)


# `/replay`: a finished match step by step, through any player's eyes, and its record as a file.


@command("command-replay", match="command-replay-match")
@app_commands.autocomplete(match=autocomplete.finished)
async def replay(interaction: discord.Interaction, match: str | None = None) -> None:
    dojo, say = dojo_of(interaction), speaker_for(interaction)
    history = await dojo.archive.ended(code_in(match) if match else await latest_match(interaction))
    await show(interaction, await position_panel(dojo, interaction.user.id, history, history.last, MOVER, say))


async def latest_match(interaction: discord.Interaction) -> str:
    """The id of this thread's match, or else of the last one the player finished. Raises `Refusal`."""
    dojo = dojo_of(interaction)
    here = await dojo.messages.by_thread(interaction.channel_id or 0, interaction.user.id)
    finished = [] if here else await dojo.archive.finished(interaction.user.id)
    if not here and not finished:
        raise Refusal("error-no-finished-match")
    return here or finished[0].id


# Its controls


@on("replay")
async def open_replay(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    await click.show(await position_panel(click.dojo, click.user, history, 0, MOVER, click.say))


@on("step")
async def show_ply(click: Click) -> None:
    to, _, eyes = click.rest.partition("/")
    await show_position(click, click.values[0] if click.values else to, eyes.partition("/")[0])


@on("eyes")
async def look_through(click: Click) -> None:
    await show_position(click, click.rest, click.value)


async def show_position(click: Click, ply: str, eyes: str) -> None:
    """Show another position. The custom id may be forged, so unknown values are replaced."""
    history = await click.dojo.archive.ended(click.subject)
    at = int(ply) if ply.isdecimal() and len(ply) < 7 else 0
    known = {TABLE, *map(str, range(len(history.table.players)))}
    panel = await position_panel(click.dojo, click.user, history, at, eyes if eyes in known else MOVER, click.say)
    await click.replace(panel)


@on("export")
async def send_record(click: Click) -> None:
    """Send the record with its seed, which stays secret until the end of the match."""
    history = await click.dojo.archive.ended(click.subject)
    table = history.table
    if not await hands_open(click.dojo.servers, table, click.user):
        raise Refusal("error-hands-closed")
    text = await asyncio.to_thread(lambda: record.write(sealed(history)))
    file = discord.File(BytesIO(text.encode()), f"{table.game.key}-{table.id}.json")
    lines = [click.say("export-done", match=table.id)]
    if not await asyncio.to_thread(lambda: history.whole):
        lines.append(click.say("export-older"))
    await click.interaction.response.send_message("\n".join(lines), file=file, ephemeral=True)


# `/verify` and **Shuffle**: the numbers of a shuffle from the lobby on, and at the end whether it was fair.

SIGNS = {True: "✅", False: "❌"}
NUMBERS = ("hash", "secret", "joins", "joins-hash", "seats", "seed")
PUBLIC_NUMBERS = ("hash", "joins", "joins-hash", "seats")
MAX_NUMBER_CHARS = 900  # the list of joins can be long


@dataclass(frozen=True, slots=True)
class Reader:
    """What matters about the reader: whether they may see hands, and the id of the click by which they joined."""

    hands: bool
    click: int = 0


@command("command-verify", match="command-verify-match")
@app_commands.autocomplete(match=autocomplete.finished)
async def verify(interaction: discord.Interaction, match: str | None = None) -> None:
    id = code_in(match) if match else await latest_match(interaction)
    view = await verification_card(dojo_of(interaction), id, interaction.user.id, speaker_for(interaction))
    await show(interaction, view)


@on("verify")
async def send_verification(click: Click) -> None:
    await click.show(await verification_card(click.dojo, click.subject, click.user, click.say))


@on("share")
async def share_verification(click: Click) -> None:
    """Post the verification publicly, with only what everybody may know."""
    view = await verification_card(click.dojo, click.subject, 0, click.say)
    await click.interaction.response.send_message(view=view)


async def verification_card(dojo: Dojo, id: str, user: int, say: Say) -> ui.LayoutView:
    """The verification for one reader; `user` 0 stands for the public."""
    try:
        table = await dojo.referee.table(id)
    except NoSuchMatch:
        with suppress(NoSuchLobby):  # before anybody joins, the hash is fixed
            lobby = await dojo.lobbies.get(id)
            head = [f"### {game_name(lobby.game, say)}", say("verify-lobby")]
            return numbers_card(id, [*head, number_line("hash", lobby.commitment, say)], say, shared=not user)
        raise
    reader = Reader(await hands_open(dojo.servers, table, user), await dojo.archive.click(id, user))
    if table.status != "over":
        lines = number_lines(table, ("hash", "joins", "joins-hash"), reader, say)
        return numbers_card(id, [match_head(table, say), say("verify-running"), *lines], say, shared=not user)
    history = await dojo.archive.ended(id)
    proof, seal = await asyncio.to_thread(lambda: (proved(history), sealed(history).shuffle))
    return proof_card(table, proof, seal.seal if seal else "", reader, say, shared=not user)


def number_lines(table: Table, names: tuple[str, ...], reader: Reader, say: Say, seal: str = "") -> list[str]:
    """The numbers with these names that there are, and the reader's own click."""
    values = {
        "hash": table.commitment,
        "secret": table.secret,
        "joins": table.joins,
        "joins-hash": table.joins and shuffle.shorten(table.joins),
        "seats": table.seating,
        "seed": table.match.seed,
        "seal": seal,
    }
    own = [f"-# {say('verify-yours', click=str(reader.click))}"] if reader.click else []
    return [*(number_line(name, values[name], say) for name in names if values[name] or name == "seal"), *own]


def numbers_card(id: str, lines: Sequence[str], say: Say, *, shared: bool) -> ui.LayoutView:
    return card("\n".join(lines), None if shared else row(press(say, "share", id)), colour=GOLD)


def proof_card(table: Table, proof: Proof, seal: str, reader: Reader, say: Say, *, shared: bool) -> ui.LayoutView:
    names = NUMBERS if reader.hands else PUBLIC_NUMBERS
    note = [] if reader.hands else [f"-# {say('verify-closed')}"]
    controls = row(press(say, "export", table.id), press(say, "share", table.id))
    return card(
        f"{match_head(table, say)}\n**{say('verify-holds' if proof.holds else 'verify-fails')}**",
        "\n".join(finding_lines(table, proof, say)),
        "\n".join([*number_lines(table, (*names, "seal"), reader, say, seal), *note]),
        small(say("verify-how")),
        None if shared else controls,
        colour=GOLD if proof.holds else VERMILION,
    )


def finding_lines(table: Table, proof: Proof, say: Say) -> list[str]:
    came, gone = shuffle.count_joins(table.joins)
    moved = say("verify-moves", count=table.match.ply) if proof.moves else say("verify-moves-not", last=proof.last)
    texts = {
        "hash": say("verify-hash" if proof.hash else "verify-hash-not"),
        "seed": say("verify-seed", came=came, gone=gone) if proof.seed else say("verify-seed-not"),
        "deal": say("verify-deal" if proof.deal else "verify-deal-not"),
        "moves": moved,
    }
    lines = [f"{SIGNS[getattr(proof, name)]} {text}" for name, text in texts.items()]
    stayed = table.seating == shuffle.stayed(table.joins)  # a finding, but no fault
    back = [f"-# {say('log-taken-back', count=table.match.taken_back)}"] if table.match.taken_back else []
    return [*lines, f"-# {say('verify-seats' if stayed else 'verify-seats-others')}", *back]


def number_line(name: str, value: str, say: Say) -> str:
    shown = value if len(value) <= MAX_NUMBER_CHARS else f"{value[:MAX_NUMBER_CHARS]}…"
    return f"-# {say(f'verify-number-{name}')} `{shown}`"
