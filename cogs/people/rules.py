"""`/rules` and the Learn button: how a game is played in a few sentences, and its rules clause by clause."""

import asyncio
from functools import cache
from io import BytesIO

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, picture, row
from cogs.client import Hikyaku
from cogs.interactions.command_names import localized
from cogs.interactions.context import known_game, speaker_for
from cogs.interactions.controls import Click, Pick, on
from cogs.interactions.emoji import game_name
from engine import match
from engine.games import GAMES
from faces import FACES
from faces.core import AnyScene, Say, Scene
from faces.digest import Clause, digest
from faces.translation import speaker

EXAMPLE_MOVES = 6  # after so many moves there is something to see
MAX_CLAUSE_CHARS = 3150  # together with the heading still below the 4000 characters that a message may hold


class RulebookCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot

    @app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
    @app_commands.describe(game=localized("command-play-game"), search=localized("command-rules-search"))
    @app_commands.choices(game=[app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES])
    async def rules(self, interaction: discord.Interaction, game: str, search: str = "") -> None:
        say = speaker_for(interaction)
        view = search_panel(game, search, say) if search.strip() else section_panel(game, None, say)
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


def search_panel(game: str, search: str, say: Say) -> ui.LayoutView:
    book = digest(game)
    named = tuple(clause for clause in book.clauses if clause.id.lower() == search.strip().lower())
    clauses = named or book.search(search)
    head = say("rules-found", count=len(clauses), search=search[:100])
    return card(
        ui.TextDisplay(f"### {game_name(game, say)}\n{head}"), *clause_items(clauses, say), section_pick(game, say)
    )


def section_panel(game: str, section: str | None, say: Say) -> ui.LayoutView:
    book = digest(game)
    shown = section if section in book.sections else book.sections[0]
    clauses = tuple(clause for clause in book.clauses if clause.section == shown)
    return card(
        ui.TextDisplay(f"### {game_name(game, say)} · {shown}\n-# {book.credit}"),
        *clause_items(clauses, say),
        section_pick(game, say),
    )


def clause_items(clauses: tuple[Clause, ...], say: Say) -> list[ui.TextDisplay[ui.LayoutView]]:
    """As many whole clauses as one message can hold."""
    lines: list[str] = []
    for clause in clauses:
        line = clause_line(clause, say)
        if sum(map(len, lines)) + len(line) > MAX_CLAUSE_CHARS:
            lines.append(f"-# {say('rules-more', count=len(clauses) - len(lines))}")
            break
        lines.append(line)
    return [ui.TextDisplay("\n".join(lines))] if lines else []


def clause_line(clause: Clause, say: Say) -> str:
    mark = f" *{say(clause.mark.replace(' ', '-'))}*" if clause.mark else ""
    return f"**{clause.id}**{mark} {clause.text}"


def section_pick(game: str, say: Say, title: str = "rules-section") -> ui.ActionRow[ui.LayoutView]:
    options = [discord.SelectOption(label=name[:100], value=name[:100]) for name in digest(game).sections[:25]]
    return row(Pick("section", game, options=options, placeholder=say(title)))


@on("section")
async def turn_to_section(click: Click) -> None:
    view = section_panel(known_game(click.subject), click.value, click.say)
    await click.interaction.response.edit_message(view=view, attachments=[])


@on("learn")
async def open_howto(click: Click) -> None:
    game = known_game(click.subject)
    png, alt = await asyncio.to_thread(example_board, game, click.say.locale)
    file = discord.File(BytesIO(png), "board.png")
    await click.interaction.response.send_message(view=howto_card(game, alt, click.say), file=file, ephemeral=True)


def howto_card(game: str, alt: str, say: Say) -> ui.LayoutView:
    return card(
        ui.TextDisplay(f"### {game_name(game, say)} · {say('press-learn')}\n{say(f'{game}-howto')}"),
        picture("board.png", alt),
        section_pick(game, say, "howto-rules"),
    )


@cache
def example_board(key: str, locale: str) -> tuple[bytes, str]:
    """The public board a few moves into a match, which is always the same, and its alt text."""
    game, say = GAMES[key], speaker(locale)
    now, _ = match.start(game, game.seats[0], seed=key, options={})
    for _ in range(EXAMPLE_MOVES):
        ask = game.asks(now.state)[0]
        now, _ = match.answer(game, now, ask.seat, ask.options[0])
    names = tuple(say("howto-player", number=number) for number in range(1, len(now.opened) + 1))
    scene: AnyScene = Scene(game.view(now.state, None), names, say, asked=match.waiting_for(game, now))
    return FACES[key].picture(scene), FACES[key].alt(scene)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(RulebookCog(bot))
