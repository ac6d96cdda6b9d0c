"""The rules, clause by clause, as a digest in our own words."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards import card, row
from cogs.client import Hikyaku
from cogs.controls import Click, Pick, on
from cogs.house import say_to
from cogs.words import word
from engine.games import GAMES
from faces.core import Say
from faces.digest import Clause, digest

CHARACTERS = 3150  # of clauses; with what stands above them no more than the 4000 that one message may hold


class RulebookCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.describe(game=word("command-play-game"), search=word("command-rules-search"))
    @app_commands.choices(game=[app_commands.Choice(name=word(f"{key}-name"), value=key) for key in GAMES])
    async def rules(self, interaction: discord.Interaction, game: str, search: str = "") -> None:
        say = say_to(interaction)
        view = found_panel(game, search, say) if search.strip() else section_panel(game, None, say)
        await interaction.response.send_message(view=view, ephemeral=True)

    @rules.autocomplete("search")
    async def clauses(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        if game not in GAMES:
            return []
        return [
            app_commands.Choice(name=f"{clause.id} · {clause.text}"[:100], value=clause.id)
            for clause in digest(game).search(typed)[:25]
        ]


def found_panel(game: str, search: str, say: Say) -> ui.LayoutView:
    book = digest(game)
    named = tuple(clause for clause in book.clauses if clause.id.lower() == search.strip().lower())
    clauses = named or book.search(search)
    head = say("rules-found", count=len(clauses), search=search[:100])
    return card(ui.TextDisplay(f"### {say(f'{game}-name')}\n{head}"), *pages(clauses, say), section_pick(game, say))


def section_panel(game: str, section: str | None, say: Say) -> ui.LayoutView:
    book = digest(game)
    shown = section if section in book.sections else book.sections[0]
    clauses = tuple(clause for clause in book.clauses if clause.section == shown)
    return card(
        ui.TextDisplay(f"### {say(f'{game}-name')} · {shown}\n-# {book.credit}"),
        *pages(clauses, say),
        section_pick(game, say),
    )


def pages(clauses: tuple[Clause, ...], say: Say) -> list[ui.TextDisplay[ui.LayoutView]]:
    """Whole clauses only, as many as one message can hold."""
    lines: list[str] = []
    for clause in clauses:
        line = quoted(clause, say)
        if sum(map(len, lines)) + len(line) > CHARACTERS:
            lines.append(f"-# {say('rules-more', count=len(clauses) - len(lines))}")
            break
        lines.append(line)
    return [ui.TextDisplay("\n".join(lines))] if lines else []


def quoted(clause: Clause, say: Say) -> str:
    mark = f" *{say(clause.mark.replace(' ', '-'))}*" if clause.mark else ""
    return f"**{clause.id}**{mark} {clause.text}"


def section_pick(game: str, say: Say) -> ui.ActionRow[ui.LayoutView]:
    options = [discord.SelectOption(label=name[:100], value=name[:100]) for name in digest(game).sections[:25]]
    return row(Pick("section", game, options=options, placeholder=say("rules-section")))


@on("section")
async def section(click: Click) -> None:
    view = section_panel(known(click.subject), click.values[0], click.say)
    await click.interaction.response.edit_message(view=view)


@on("learn")
async def learn(click: Click) -> None:
    view = section_panel(known(click.subject), None, click.say)
    await click.interaction.response.send_message(view=view, ephemeral=True)


def known(game: str) -> str:
    """A custom id may be forged: only games there are."""
    return game if game in GAMES else next(iter(GAMES))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(RulebookCog(bot))
