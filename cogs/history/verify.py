"""`/verify` and **Shuffle**: the numbers of a shuffle from the lobby on, and at the end whether it was fair."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.board import match_head
from cogs.cards.parts import GOLD, VERMILION, card, press, row, small
from cogs.client import Hikyaku
from cogs.history.replay import latest_match
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import code_in, speaker_for
from cogs.interactions.controls import Click, on
from cogs.interactions.emoji import game_name
from dojo import shuffle
from dojo.dojo import Dojo
from dojo.errors import NoSuchLobby, NoSuchMatch
from dojo.lobby.lobby import Lobby
from dojo.match.history import hands_open
from dojo.match.verification import Proof, proved, sealed
from dojo.table.table import Table
from faces.core import Say

SIGNS = {True: "✅", False: "❌"}
NUMBERS = ("hash", "secret", "joins", "joins-hash", "seats", "seed")
PUBLIC_NUMBERS = ("hash", "joins", "joins-hash", "seats")
MAX_NUMBER_CHARS = 900  # the list of joins can be long


@dataclass(frozen=True, slots=True)
class Reader:
    """What matters about the reader: whether they may see hands, and the id of the click by which they joined."""

    hands: bool
    click: int = 0


class VerifyCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-verify"), description=localized("command-verify-about"))
    @described(match="command-verify-match")
    @app_commands.autocomplete(match=autocomplete.finished)
    async def verify(self, interaction: discord.Interaction, match: str | None = None) -> None:
        id = code_in(match) if match else await latest_match(interaction)
        view = await verification_card(self.dojo, id, interaction.user.id, speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


@on("verify")
async def send_verification(click: Click) -> None:
    view = await verification_card(click.dojo, click.subject, click.user, click.say)
    await click.interaction.response.send_message(view=view, ephemeral=True)


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
        with suppress(NoSuchLobby):
            return lobby_numbers_card(await dojo.lobbies.get(id), say, shared=not user)
        raise
    reader = Reader(await hands_open(dojo.servers, table, user), await dojo.archive.click(id, user))
    if table.status != "over":
        return running_card(table, reader, say, shared=not user)
    history = await dojo.archive.ended(id)
    proof, seal = await asyncio.to_thread(lambda: (proved(history), sealed(history).shuffle))
    return proof_card(table, proof, seal.seal if seal else "", reader, say, shared=not user)


def lobby_numbers_card(lobby: Lobby, say: Say, *, shared: bool) -> ui.LayoutView:
    """What is fixed before anybody joins: the hash."""
    lines = [f"### {game_name(lobby.game, say)}", say("verify-lobby"), number_line("hash", lobby.commitment, say)]
    return numbers_card(lobby.id, lines, say, shared=shared)


def running_card(table: Table, reader: Reader, say: Say, *, shared: bool) -> ui.LayoutView:
    lines = [match_head(table, say), say("verify-running"), *number_lines(table, ("hash", "joins", "joins-hash"), say)]
    return numbers_card(table.id, [*lines, *own_click_lines(reader, say)], say, shared=shared)


def numbers_card(id: str, lines: Sequence[str], say: Say, *, shared: bool) -> ui.LayoutView:
    return card(ui.TextDisplay("\n".join(lines)), *([] if shared else [row(press(say, "share", id))]), colour=GOLD)


def proof_card(table: Table, proof: Proof, seal: str, reader: Reader, say: Say, *, shared: bool) -> ui.LayoutView:
    names = NUMBERS if reader.hands else PUBLIC_NUMBERS
    note = [] if reader.hands else [f"-# {say('verify-closed')}"]
    controls = press(say, "export", table.id), press(say, "share", table.id)
    return card(
        ui.TextDisplay(f"{match_head(table, say)}\n**{say('verify-holds' if proof.holds else 'verify-fails')}**"),
        ui.TextDisplay("\n".join(finding_lines(table, proof, say))),
        ui.TextDisplay(
            "\n".join(
                [*number_lines(table, names, say), number_line("seal", seal, say), *own_click_lines(reader, say), *note]
            )
        ),
        ui.TextDisplay(small(say("verify-how"))),
        *([] if shared else [row(*controls)]),
        colour=GOLD if proof.holds else VERMILION,
    )


def finding_lines(table: Table, proof: Proof, say: Say) -> list[str]:
    came, gone = shuffle.count_joins(table.joins)
    texts = {
        "hash": say("verify-hash" if proof.hash else "verify-hash-not"),
        "seed": say("verify-seed", came=came, gone=gone) if proof.seed else say("verify-seed-not"),
        "deal": say("verify-deal" if proof.deal else "verify-deal-not"),
        "moves": moves_finding(table, proof, say),
    }
    lines = [f"{SIGNS[getattr(proof, name)]} {text}" for name, text in texts.items()]
    back = [f"-# {say('log-taken-back', count=table.match.taken_back)}"] if table.match.taken_back else []
    return [*lines, f"-# {say(seats_finding(table))}", *back]


def seats_finding(table: Table) -> str:
    """The key of what is said about the seats: a finding, but no fault."""
    return "verify-seats" if table.seating == shuffle.stayed(table.joins) else "verify-seats-others"


def moves_finding(table: Table, proof: Proof, say: Say) -> str:
    if proof.moves:
        return say("verify-moves", count=table.match.ply)
    return say("verify-moves-not", last=proof.last)


def number_lines(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    values = {
        "hash": table.commitment,
        "secret": table.secret,
        "joins": table.joins,
        "joins-hash": table.joins and shuffle.shorten(table.joins),
        "seats": table.seating,
        "seed": table.match.seed,
    }
    return [number_line(name, values[name], say) for name in names if values[name]]


def number_line(name: str, value: str, say: Say) -> str:
    shown = value if len(value) <= MAX_NUMBER_CHARS else f"{value[:MAX_NUMBER_CHARS]}…"
    return f"-# {say(f'verify-number-{name}')} `{shown}`"


def own_click_lines(reader: Reader, say: Say) -> list[str]:
    return [f"-# {say('verify-yours', click=str(reader.click))}"] if reader.click else []


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(VerifyCog(bot))
