"""`/rules` and *How to play*: a game in a few sentences, in pictures with captions, and clause by clause."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, page_presses, press, row
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import reply
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import known_game, speaker_for
from cogs.interactions.controls import Click, Pick, on, parse_number
from cogs.interactions.emoji import game_name
from cogs.interactions.responses import replace_clicked
from cogs.learning.reader import Reader
from cogs.panel.panel import Panel
from cogs.panel.upkeep import panels_of
from engine.games import GAMES
from faces.core import Say
from faces.digest import MARK, Clause, digest
from faces.lessons import Lesson, lessons
from faces.text import joined

MAX_CHOICE_CHARS = 100  # Discord's limit
MAX_CLAUSE_CHARS = 3150  # together with the heading still below the 4000 characters that a message may hold


class RulebookCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot

    @app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
    @described(game="command-play-game", search="command-rules-search")
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
            app_commands.Choice(name=choice_label(clause), value=clause.id)
            for clause in digest(game, speaker_for(interaction).locale).search(typed)[:25]
        ]


def search_panel(game: str, search: str, say: Say, head: str = "") -> ui.LayoutView:
    """The clauses with these ids, or all that have these words. `head` stands above them in place of the search."""
    book = digest(game, say.locale)
    ids = {id.strip() for id in search.lower().split(",")}
    named = tuple(clause for clause in book.clauses if clause.id.lower() in ids)
    clauses = named or book.search(search)
    head = head or say("rules-found", count=len(clauses), search=search[:100])
    return card(
        ui.TextDisplay(f"### {game_name(game, say)}\n{head}"), *clause_items(clauses, say), section_pick(game, say)
    )


def section_panel(game: str, section: str | None, say: Say) -> ui.LayoutView:
    """A chapter; or, if none is named, how to win and what to do in a turn."""
    clauses = tuple(clause for clause in digest(game, say.locale).clauses if clause.section == section)
    if not clauses:
        return opening_panel(game, say)
    return card(
        ui.TextDisplay(f"### {game_name(game, say)} · {section}"),
        *clause_items(clauses, say),
        section_pick(game, say),
    )


def opening_panel(game: str, say: Say) -> ui.LayoutView:
    return card(
        ui.TextDisplay(f"### {game_name(game, say)}\n{say(f'{game}-howto')}\n{credit(game, say)}"),
        row(press(say, "learn", game), press(say, "howto", game)),
        section_pick(game, say, "howto-rules"),
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
    """Its code comes last: it's there to be quoted and searched for."""
    mark = f" *({say(key_of(clause.mark))})*" if clause.mark else ""
    return f"- {worded(clause.text, say)}{mark} `{clause.id}`"


def choice_label(clause: Clause) -> str:
    code = f" · {clause.id}"
    room = MAX_CHOICE_CHARS - len(code)
    return (clause.text if len(clause.text) <= room else f"{clause.text[: room - 1]}…") + code


def worded(text: str, say: Say) -> str:
    """With the words of this language for the marks in it."""
    return MARK.sub(lambda found: f"*({say(key_of(found[1]))})*", text)


def credit(game: str, say: Say) -> str:
    return f"-# {worded(digest(game, say.locale).credit, say)}"


def key_of(mark: str) -> str:
    return mark.replace(" ", "-")


def section_pick(game: str, say: Say, title: str = "rules-section") -> ui.ActionRow[ui.LayoutView]:
    options = [
        discord.SelectOption(label=name[:100], value=name[:100]) for name in digest(game, say.locale).sections[:25]
    ]
    return row(Pick("section", game, options=options, placeholder=say(title)))


@on("section")
async def turn_to_section(click: Click) -> None:
    view = section_panel(known_game(click.subject), click.value, click.say)
    await replace_clicked(click, view)


@on("rule")
async def open_rule(click: Click) -> None:
    """Show the clauses of a lesson."""
    head = click.say("rules-behind", count=len(click.rest.split(",")))
    view = search_panel(known_game(click.subject), click.rest, click.say, head)
    shown = await reply(click.interaction, view=view, ephemeral=True)
    panels_of(click.interaction).aside_shown(click.interaction, click.subject, "rule", shown)


@on("howto")
async def turn_to_page(click: Click) -> None:
    """The page of *How to play* with this number, or else the first, in a message of its own."""
    game = known_game(click.subject)
    number = parse_number(click.rest) if click.rest else 0
    made = await howto_page(game, min(max(number, 0), len(lessons(game)) - 1), Reader.of(click.interaction))
    if click.rest:
        await replace_clicked(click, made.view, made.files)
    else:
        await click.interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)


async def howto_page(game: str, number: int, reader: Reader) -> Panel:
    """One picture with a caption: a position of the lessons and the rule that it shows; on the first, how to win."""
    lesson, last, say = lessons(game)[number], len(lessons(game)) - 1, reader.say
    scene = lesson.scene_of(lesson.right[0], say, reader.names, safe=reader.preferences.colour_safe)
    items, files = await reader.position(lesson, scene)
    count = say("howto-page", number=number + 1, count=last + 1)
    view = card(
        ui.TextDisplay(f"### {game_name(game, say)} · {say('press-howto')}\n-# {count}"),
        *items,
        ui.TextDisplay(caption(lesson, number, say)),
        row(*page_presses(say, "howto", number, last, game), press(say, "learn", game)),
        section_pick(game, say, "howto-rules"),
    )
    return Panel(view, files)


def caption(lesson: Lesson, number: int, say: Say) -> str:
    aim = "" if number else say(f"{lesson.game.key}-lesson-end")
    return joined((aim, lesson.word("rule", say)), say)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(RulebookCog(bot))
