"""`/learn` and `/rules`: a guided match one lesson after the other, *How to play*, and the rules clause by clause."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands, ui

from cogs.cards.parts import GOLD, INDIGO, VERMILION, Part, Row, card, page_presses, press, row
from cogs.cards.pictures import caption_lines, position_parts
from cogs.guard.payloads import Forged
from cogs.interactions.acknowledge import Panel, show
from cogs.interactions.commands import GAME_CHOICES, command
from cogs.interactions.context import known_game, player_from, preferences_of, speaker_for
from cogs.interactions.controls import Click, Pick, Press, is_in_our_dm, on, parse_number
from cogs.interactions.emoji import emoji_of, game_name
from cogs.interactions.services import dojo_of, panels_of
from cogs.panel.legal_moves import button_label, button_rows
from dojo.dojo import Dojo
from dojo.people.preferences import Preferences
from engine.games import GAMES
from engine.match import Match
from faces.core import AnyScene, Names, Say
from faces.digest import MARK, Clause, digest
from faces.emoji import drawing_of_move
from faces.lessons import Lesson, lessons
from faces.names import escaped
from faces.text import joined


@dataclass(frozen=True, slots=True)
class Reader:
    """Who learns, and how they want to see it."""

    say: Say
    names: Names
    preferences: Preferences

    @classmethod
    def of(cls, interaction: discord.Interaction) -> "Reader":
        say = speaker_for(interaction)
        names = player_from(interaction).name, say("lesson-opponent")
        return cls(say, names, preferences_of(interaction))

    async def position(self, lesson: Lesson, scene: AnyScene) -> tuple[list[Part], list[discord.File]]:
        return await position_parts(lesson.game.key, scene, as_text=self.preferences.text_first)

    def told(self, lesson: Lesson, now: Match[Any], events: tuple[object, ...]) -> str:
        """A small line for each event that has one."""
        names = tuple(map(escaped, self.names))
        return "\n".join(f"-# {line}" for line in lesson.told(now, events, names, self.say))

    def looked(self, lesson: Lesson) -> str:
        """A small line about the picture, for those who see it."""
        seen = "" if self.preferences.text_first else lesson.look(self.say)
        return seen and f"-# {seen}"


# `/learn` and the Learn button: a guided match, one lesson after the other, each with one thing to see and to do.

SUCCESS = discord.ButtonStyle.success


@command("command-learn", game="command-play-game")
@app_commands.choices(game=GAME_CHOICES)
async def learn(interaction: discord.Interaction, game: str) -> None:
    await open_lessons(interaction, dojo_of(interaction), game)


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
        await click.replace(end_card(game, click.say))
        return
    await click.replace(await lesson_panel(game, number, Reader.of(click.interaction)))
    panels_of(click.interaction).move_made(click.interaction, game)


@on("try")
async def try_move(click: Click) -> None:
    """A right move is kept before it is shown; any other is explained, and the lesson stays."""
    game, (number, _, text) = known_game(click.subject), click.rest.partition("/")
    lesson, reader = find_lesson(game, parse_number(number)), Reader.of(click.interaction)
    move = lesson.option(text)
    if move is None:
        raise Forged
    if move in lesson.right:
        await click.dojo.learners.reach(player_from(click.interaction), game, parse_number(number) + 1)
        made = await done_panel(lesson, parse_number(number), move, reader)
    else:
        made = await lesson_panel(game, parse_number(number), reader, wrong=move)
    await click.replace(made)
    panels_of(click.interaction).move_made(click.interaction, game)


def find_lesson(game: str, number: int) -> Lesson:
    """Raises `Forged` if there is none: the number may be forged."""
    if not 0 <= number < len(lessons(game)):
        raise Forged
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
        heading(game, number, say) + pitch,
        *items,
        "\n".join(filter(None, lines)),
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
    view = card(heading(game, number, say), *items, "\n".join(lines), row(onward, clauses), colour=INDIGO)
    return Panel(view, files)


def end_card(game: str, say: Say) -> ui.LayoutView:
    """How to win, and what to do now."""
    return card(
        f"### {game_name(game, say)}\n{say(f'{game}-lesson-end')}\n{say('lesson-now')}",
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


# `/rules` and *How to play*: a game in a few sentences, in pictures with captions, and clause by clause.

MAX_CHOICE_CHARS = 100  # Discord's limit
MAX_CLAUSE_CHARS = 3150  # together with the heading still below the 4000 characters that a message may hold


async def complete_clause(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    game = getattr(interaction.namespace, "game", None)
    if game not in GAMES:
        return []
    return [
        app_commands.Choice(name=choice_label(clause), value=clause.id)
        for clause in digest(game, speaker_for(interaction).locale).search(typed)[:25]
    ]


@command("command-rules", game="command-play-game", search="command-rules-search")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.autocomplete(search=complete_clause)
async def rules(interaction: discord.Interaction, game: str, search: str = "") -> None:
    say = speaker_for(interaction)
    await show(interaction, search_panel(game, search, say) if search.strip() else section_panel(game, None, say))


def search_panel(game: str, search: str, say: Say, head: str = "") -> ui.LayoutView:
    """The clauses with these ids, or all that have these words. `head` stands above them in place of the search."""
    book = digest(game, say.locale)
    ids = {id.strip() for id in search.lower().split(",")}
    named = tuple(clause for clause in book.clauses if clause.id.lower() in ids)
    clauses = named or book.search(search)
    head = head or say("rules-found", count=len(clauses), search=search[:100])
    return card(f"### {game_name(game, say)}\n{head}", *clause_items(clauses, say), section_pick(game, say))


def section_panel(game: str, section: str | None, say: Say) -> ui.LayoutView:
    """A chapter; or, if none is named, how to win and what to do in a turn."""
    clauses = tuple(clause for clause in digest(game, say.locale).clauses if clause.section == section)
    if not clauses:
        return opening_panel(game, say)
    return card(f"### {game_name(game, say)} · {section}", *clause_items(clauses, say), section_pick(game, say))


def opening_panel(game: str, say: Say) -> ui.LayoutView:
    return card(
        f"### {game_name(game, say)}\n{say(f'{game}-howto')}\n{credit(game, say)}",
        row(press(say, "learn", game), press(say, "howto", game)),
        section_pick(game, say, "howto-rules"),
    )


def clause_items(clauses: tuple[Clause, ...], say: Say) -> list[Part]:
    """As many whole clauses as one message can hold."""
    lines: list[str] = []
    for clause in clauses:
        line = clause_line(clause, say)
        if sum(map(len, lines)) + len(line) > MAX_CLAUSE_CHARS:
            lines.append(f"-# {say('rules-more', count=len(clauses) - len(lines))}")
            break
        lines.append(line)
    return ["\n".join(lines)]


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


def section_pick(game: str, say: Say, title: str = "rules-section") -> Row:
    options = [
        discord.SelectOption(label=name[:100], value=name[:100]) for name in digest(game, say.locale).sections[:25]
    ]
    return row(Pick("section", game, options=options, placeholder=say(title)))


@on("section")
async def turn_to_section(click: Click) -> None:
    await click.replace(section_panel(known_game(click.subject), click.value, click.say))


@on("rule")
async def open_rule(click: Click) -> None:
    """Show the clauses of a lesson."""
    head = click.say("rules-behind", count=len(click.rest.split(",")))
    shown = await click.show(search_panel(known_game(click.subject), click.rest, click.say, head))
    panels_of(click.interaction).aside_shown(click.interaction, click.subject, "rule", shown)


@on("howto")
async def turn_to_page(click: Click) -> None:
    """The page of *How to play* with this number, or else the first, in a message of its own."""
    game = known_game(click.subject)
    number = parse_number(click.rest) if click.rest else 0
    made = await howto_page(game, min(max(number, 0), len(lessons(game)) - 1), Reader.of(click.interaction))
    if click.rest:
        await click.replace(made)
    else:
        await click.show(made)


async def howto_page(game: str, number: int, reader: Reader) -> Panel:
    """One picture with a caption: a position of the lessons and the rule that it shows; on the first, how to win."""
    lesson, last, say = lessons(game)[number], len(lessons(game)) - 1, reader.say
    scene = lesson.scene_of(lesson.right[0], say, reader.names, safe=reader.preferences.colour_safe)
    items, files = await reader.position(lesson, scene)
    count = say("howto-page", number=number + 1, count=last + 1)
    view = card(
        f"### {game_name(game, say)} · {say('press-howto')}\n-# {count}",
        *items,
        caption(lesson, number, say),
        row(*page_presses(say, "howto", number, last, game), press(say, "learn", game)),
        section_pick(game, say, "howto-rules"),
    )
    return Panel(view, files)


def caption(lesson: Lesson, number: int, say: Say) -> str:
    aim = "" if number else say(f"{lesson.game.key}-lesson-end")
    return joined((aim, lesson.word("rule", say)), say)
