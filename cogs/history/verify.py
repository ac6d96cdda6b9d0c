"""Checking a shuffle: /verify and its button say what checks out, with the numbers for whoever wants to do it again."""

import asyncio
from dataclasses import dataclass

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.board import match_title
from cogs.cards.parts import GOLD, VERMILION, card, press, row
from cogs.client import Hikyaku
from cogs.history.replay import latest
from cogs.interactions.command_names import localized
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, on
from dojo import shuffle
from dojo.dojo import Dojo
from dojo.match.history import hands_open
from dojo.match.verification import Proof, proved, sealed
from dojo.table.table import Table
from faces.core import Say

SIGNS = {True: "✅", False: "❌"}
LONGEST = 900  # characters of the joins: whoever came and went a hundred times is cut short


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks, as far as it matters: whether hands are their business, and with which click they came."""

    hands: bool
    click: int = 0


class VerifyingCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-verify"), description=localized("command-verify-about"))
    @app_commands.describe(match=localized("command-verify-match"))
    @app_commands.autocomplete(match=autocomplete.finished)
    async def verify(self, interaction: discord.Interaction, match: str | None = None) -> None:
        id = match.strip().lower() if match else await latest(interaction)
        view = await checked(self.dojo, id, interaction.user.id, speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


@on("verify")
async def verify(click: Click) -> None:
    view = await checked(click.dojo, click.subject, click.user, click.say)
    await click.interaction.response.send_message(view=view, ephemeral=True)


@on("share")
async def share(click: Click) -> None:
    """For all to read, so with no more than all may know."""
    view = await checked(click.dojo, click.subject, 0, click.say)
    await click.interaction.response.send_message(view=view)


async def checked(dojo: Dojo, id: str, user: int, say: Say) -> ui.LayoutView:
    """For user 0, everybody."""
    table = await dojo.referee.table(id)
    reader = Reader(await hands_open(dojo.servers, table, user), await dojo.archive.click(id, user))
    if table.status != "over":
        return running_card(table, reader, say)
    history = await dojo.archive.ended(id)
    proof, seal = await asyncio.to_thread(lambda: (proved(history), sealed(history).shuffle))
    return proof_card(table, proof, seal.seal if seal else "", reader, say, shared=not user)


def running_card(table: Table, reader: Reader, say: Say) -> ui.LayoutView:
    lines = [f"### {match_title(table, say)}", say("verify-running"), *numbers(table, ("hash", "joins"), say)]
    return card(ui.TextDisplay("\n".join([*lines, *yours(reader, say)])), colour=GOLD)


def proof_card(table: Table, proof: Proof, seal: str, reader: Reader, say: Say, *, shared: bool) -> ui.LayoutView:
    told = ("hash", "secret", "joins", "seed") if reader.hands else ("hash", "joins")
    kept = [] if reader.hands else [f"-# {say('verify-closed')}"]
    controls = press(say, "export", table.id), press(say, "share", table.id)
    return card(
        ui.TextDisplay(f"### {match_title(table, say)}\n**{say('verify-holds' if proof.holds else 'verify-fails')}**"),
        ui.TextDisplay("\n".join(findings(table, proof, say))),
        ui.TextDisplay("\n".join([*numbers(table, told, say), number("seal", seal, say), *yours(reader, say), *kept])),
        ui.TextDisplay(f"-# {say('verify-how')}"),
        *([] if shared else [row(*controls)]),
        colour=GOLD if proof.holds else VERMILION,
    )


def findings(table: Table, proof: Proof, say: Say) -> list[str]:
    came, gone = shuffle.comings(table.joins)
    words = {
        "hash": say("verify-hash" if proof.hash else "verify-hash-not"),
        "seed": say("verify-seed", came=came, gone=gone) if proof.seed else say("verify-seed-not"),
        "deal": say("verify-deal" if proof.deal else "verify-deal-not"),
        "moves": moves(table, proof, say),
    }
    return [f"{SIGNS[getattr(proof, name)]} {said}" for name, said in words.items()]


def moves(table: Table, proof: Proof, say: Say) -> str:
    if proof.moves:
        return say("verify-moves", count=table.match.ply)
    return say("verify-moves-not", last=proof.last)


def numbers(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    values = {"hash": table.commitment, "secret": table.secret, "joins": table.joins, "seed": table.match.seed}
    return [number(name, values[name], say) for name in names]


def number(name: str, value: str, say: Say) -> str:
    shown = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return f"-# {say(f'verify-number-{name}')} `{shown}`"


def yours(reader: Reader, say: Say) -> list[str]:
    return [f"-# {say('verify-yours', click=str(reader.click))}"] if reader.click else []


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(VerifyingCog(bot))
