"""`/learn` and the Learn button: a guided match, one lesson after the other, each with one thing to see and to do."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards.parts import GOLD, INDIGO, VERMILION, card, press, row
from cogs.cards.pictures import caption_lines
from cogs.client import Hikyaku
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import known_game, player_from
from cogs.interactions.controls import Click, Press, Unreadable, on, parse_number
from cogs.interactions.emoji import emoji_of, game_name
from cogs.interactions.responses import is_in_our_dm, replace_clicked
from cogs.learning.reader import Reader
from cogs.panel.legal_moves import Row, button_label, button_rows
from cogs.panel.panel import Panel
from cogs.panel.upkeep import panels_of
from dojo.dojo import Dojo
from engine.games import GAMES
from faces.core import AnyScene, Say
from faces.emoji import drawing_of_move
from faces.lessons import Lesson, lessons

SUCCESS = discord.ButtonStyle.success


class LearnCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-learn"), description=localized("command-learn-about"))
    @described(game="command-play-game")
    @app_commands.choices(game=[app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES])
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        await open_lessons(interaction, self.dojo, game)


# Buttons


async def open_lessons(interaction: discord.Interaction, dojo: Dojo, game: str) -> None:
    """Show the lessons in a message of their own, from where this person left off."""
    number = await next_lesson(dojo, interaction.user.id, game)
    made = await lesson_panel(game, number, Reader.of(interaction))
    alone = is_in_our_dm(interaction)
    await interaction.response.send_message(view=made.view, files=made.files, ephemeral=not alone)


async def next_lesson(dojo: Dojo, user: int, game: str) -> int:
    """The number of the next lesson; the first again for those who have finished all."""
    reached = await dojo.learners.reached(user, game)
    return reached if reached < len(lessons(game)) else 0


@on("learn")
async def open_by_button(click: Click) -> None:
    await open_lessons(click.interaction, click.dojo, known_game(click.subject))


@on("lesson")
async def turn_to_lesson(click: Click) -> None:
    """Show the lesson with this number, or else the one where they left off; after the last, how to win."""
    game = known_game(click.subject)
    number = parse_number(click.rest) if click.rest else await next_lesson(click.dojo, click.user, game)
    if number == len(lessons(game)):
        await replace_clicked(click, end_card(game, click.say))
        return
    made = await lesson_panel(game, number, Reader.of(click.interaction))
    await replace_clicked(click, made.view, made.files)
    panels_of(click.interaction).move_made(click.interaction, game)


@on("try")
async def try_move(click: Click) -> None:
    """A right move is kept before it is shown; any other is explained, and the lesson stays."""
    game, (number, _, text) = known_game(click.subject), click.rest.partition("/")
    lesson, reader = find_lesson(game, parse_number(number)), Reader.of(click.interaction)
    move = lesson.option(text)
    if move is None:
        raise Unreadable
    if move in lesson.right:
        await click.dojo.learners.reach(player_from(click.interaction), game, parse_number(number) + 1)
        made = await done_panel(lesson, parse_number(number), move, reader)
    else:
        made = await lesson_panel(game, parse_number(number), reader, wrong=move)
    await replace_clicked(click, made.view, made.files)
    panels_of(click.interaction).move_made(click.interaction, game)


def find_lesson(game: str, number: int) -> Lesson:
    """Raises `Unreadable` if there is none: the number may be forged."""
    if not 0 <= number < len(lessons(game)):
        raise Unreadable
    return lessons(game)[number]


# What is shown


async def lesson_panel(game: str, number: int, reader: Reader, wrong: object = None) -> Panel:
    """The position, the task, and a button for each move; after a `wrong` move, what it would do and why it's wrong."""
    lesson, say, safe = find_lesson(game, number), reader.say, reader.preferences.colour_safe
    scene = lesson.scene(say, reader.names, safe=safe)
    seen = scene if wrong is None else lesson.scene_of(wrong, say, reader.names, safe=safe)
    items, files = await reader.position(lesson, seen)
    lines = [opening(lesson, number, reader)]
    if wrong is not None:
        lines = [refusal(lesson, wrong, say), *(() if reader.preferences.text_first else caption_lines(game, seen))]
    lines.append(f"**{lesson.word('task', say)}**")
    pitch = f"\n-# {say(f'{game}-pitch')}" if number == 0 and wrong is None else ""
    view = card(
        ui.TextDisplay(heading(game, number, say) + pitch),
        *items,
        ui.TextDisplay("\n".join(filter(None, lines))),
        *move_rows(lesson, number, scene),
        colour=VERMILION if wrong else GOLD,
    )
    return Panel(view, files)


def opening(lesson: Lesson, number: int, reader: Reader) -> str:
    """What is new: the position, the moves of the opponent, a mark in the picture, or that some moves are left out."""
    lines = [
        f"-# {lesson.fresh_line(reader.say)}" if lesson.fresh and number else "",
        reader.told(lesson, lesson.match, lesson.events),
        reader.looked(lesson),
        f"-# {reader.say('lesson-some')}" if lesson is first_with_some_moves(lesson.game.key) else "",
    ]
    return "\n".join(filter(None, lines))


def first_with_some_moves(game: str) -> Lesson | None:
    """The first lesson of a game that hasn't a button for every legal move."""
    return next((lesson for lesson in lessons(game) if not lesson.offers_all()), None)


async def done_panel(lesson: Lesson, number: int, move: object, reader: Reader) -> Panel:
    """What the right move did, the rule behind it, and the way on."""
    game, say = lesson.game.key, reader.say
    scene = lesson.scene_after(move, say, reader.names, safe=reader.preferences.colour_safe)
    items, files = await reader.position(lesson, scene)
    told, rule = reader.told(lesson, *lesson.played(move)), lesson.word("rule", say)
    lines = filter(None, [told, f"✅ **{rule}**"])
    onward = Press("lesson", game, str(number + 1), label=say("press-lesson"), style=SUCCESS)
    clauses = press(say, "rule", game, ",".join(lesson.clauses))
    view = card(
        ui.TextDisplay(heading(game, number, say)),
        *items,
        ui.TextDisplay("\n".join(lines)),
        row(onward, clauses),
        colour=INDIGO,
    )
    return Panel(view, files)


def end_card(game: str, say: Say) -> ui.LayoutView:
    """How to win, and what to do now."""
    return card(
        ui.TextDisplay(f"### {game_name(game, say)}\n{say(f'{game}-lesson-end')}\n{say('lesson-now')}"),
        row(press(say, "practise", game, style=SUCCESS), press(say, "howto", game)),
        colour=GOLD,
    )


def heading(game: str, number: int, say: Say) -> str:
    step = say("lesson-step", number=number + 1, count=len(lessons(game)))
    return f"### {game_name(game, say)} · {step}"


def refusal(lesson: Lesson, move: object, say: Say) -> str:
    seen = f"\n-# {say('lesson-seen')}" if lesson.weighs(move) else ""
    told = say("lesson-wrong", move=lesson.label(move, say), why=lesson.why_not(move, say))
    return told + seen


def move_rows(lesson: Lesson, number: int, scene: AnyScene) -> list[Row]:
    return button_rows([move_press(lesson, number, scene, move) for move in lesson.offered])


def move_press(lesson: Lesson, number: int, scene: AnyScene, move: object) -> Press:
    game, label = lesson.game.key, button_label(lesson.game, scene, move)
    return Press("try", game, f"{number}/{move}", label=label, emoji=emoji_of(drawing_of_move(game, scene, move)))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(LearnCog(bot))
