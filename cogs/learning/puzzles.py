"""`/puzzle`: the puzzle of the day, in private; and once a day for everybody, in the channel a server chose for it."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from http import HTTPStatus
from io import BytesIO
from typing import Any, Final

import discord
from discord import SelectOption

from cogs.cards.parts import GOLD, INDIGO, Part, card, code_block, picture, press, row, small
from cogs.cards.pictures import caption_lines, on_drawing_thread, position_parts, with_reader_colours
from cogs.client import Hikyaku
from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.acknowledge import Panel, show
from cogs.interactions.commands import Background, command
from cogs.interactions.context import player_from, preferences_of, speaker_for
from cogs.interactions.controls import Click, Pick, on, parse_number
from cogs.interactions.emoji import forget_refused
from cogs.interactions.services import dojo_of
from cogs.notify.dms import is_failure
from cogs.panel.reasons import Position, event_words, gives_up, good_for, hinted, labelled
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.preferences import DEFAULTS, Preferences
from dojo.people.puzzles import Post, PuzzleOver
from dojo.people.servers import NOWHERE
from engine.core import Ask
from engine.daily import DailyPuzzle
from engine.games import GAMES
from engine.player.distance import distance
from engine.player.reasons import Effects, effects
from engine.player.teacher import Decision
from faces import FACES
from faces.core import AnyScene, Say, Scene
from faces.text import joined
from faces.translation import speaker

log = logger("puzzles")

IN_A_ROW: Final = 2  # from how many on it is mentioned


@command("command-puzzle")
async def puzzle(interaction: discord.Interaction) -> None:
    await show(interaction, await todays_panel(dojo_of(interaction), interaction))


class DailyPosts(Background):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (Loop("puzzles", self.look),)

    async def look(self) -> None:
        """Post today's puzzle wherever it is missing. The servers of other processes are left to them."""
        await self.bot.connected.wait()
        for post in await self.bot.dojo.puzzles.to_post():
            if self.bot.hears(post.guild) and not self.bot.circuit_breaker.is_open():
                await self.deliver(post)

    async def deliver(self, post: Post) -> None:
        """Where Discord refuses it for good, it is tried again tomorrow; after a passing failure, in a moment.

        After a crash the same nonce is sent once more.
        """
        puzzles = self.bot.dojo.puzzles
        today = puzzles.today
        guild = self.bot.get_guild(post.guild)
        say = speaker(post.locale or (guild.preferred_locale.value if guild else "en"))
        made = await public_post(self.bot.dojo, post.guild, today, say)
        try:
            place = self.bot.get_partial_messageable(post.channel, guild_id=post.guild)
            await place.send(view=made.view, files=made.files, nonce=f"{post.guild:x}:{today:x}")
        except SEND_ERRORS as trouble:
            log.warning("puzzle not posted", server=post.guild, reason=redacted(trouble))
            if may_pass(trouble) or forget_refused(trouble):
                return
        await retry_write(lambda: puzzles.posted(post, today))


def may_pass(trouble: BaseException) -> bool:
    """Whether it may be sent a little later, since Discord has failed or set a limit."""
    return is_failure(trouble) or getattr(trouble, "status", None) == HTTPStatus.TOO_MANY_REQUESTS


@on("puzzle")
async def open_puzzle(click: Click) -> None:
    await click.show(await todays_panel(click.dojo, click.interaction))


@on("solve")
async def answer_puzzle(click: Click) -> None:
    guild = click.interaction.guild_id or NOWHERE
    await click.dojo.puzzles.answer(player_from(click.interaction), guild, parse_number(click.subject), click.value)
    await click.replace(await todays_panel(click.dojo, click.interaction))


@on("solution")
async def show_solution(click: Click) -> None:
    day, puzzles = parse_number(click.subject), click.dojo.puzzles
    if not 0 <= day < puzzles.today:
        raise PuzzleOver
    puzzle, guild = await puzzles.of(day), click.interaction.guild_id or NOWHERE
    lines = [heading(puzzle, click.say), await solution_text(click.dojo, guild, day, click.say)]
    if own := await puzzles.answered(click.user, day):
        lines.append(click.say("puzzle-yours", move=label(puzzle, own, click.say)))
    await click.show(await solution_panel(puzzle, lines, click.say, click.preferences))


# What is shown


async def todays_panel(dojo: Dojo, interaction: discord.Interaction) -> Panel:
    """Today's puzzle with its answers; or the answer that was given, whose worth is told tomorrow."""
    puzzles, say, user = dojo.puzzles, speaker_for(interaction), interaction.user.id
    day = puzzles.today
    puzzle = await puzzles.of(day)
    items, files = await position(puzzle, say, preferences_of(interaction))
    own, streak = await puzzles.answered(user, day), await puzzles.streak(user)
    lines = [say("puzzle-answered", move=label(puzzle, own, say))] if own else [say("puzzle-question")]
    lines += [f"-# {say('puzzle-streak', count=streak)}"] if streak >= IN_A_ROW else []
    controls = [] if own else [row(answer_pick(puzzle, day, say))]
    before = row(press(say, "solution", str(day - 1)))
    return Panel(card(heading(puzzle, say), *items, "\n".join(lines), *controls, before, colour=GOLD), files)


async def public_post(dojo: Dojo, guild: int, day: int, say: Say) -> Panel:
    """For everybody: today's puzzle, and how the server did on the day before."""
    puzzle, yesterday = await dojo.puzzles.of(day), await dojo.puzzles.tally(guild, day - 1)
    items, files = await position(puzzle, say)
    lines = [say("puzzle-question")]
    if yesterday.answered:
        lines.append(small(await solution_text(dojo, guild, day - 1, say)))
    controls = row(press(say, "puzzle", ""), press(say, "solution", str(day - 1)))
    return Panel(card(heading(puzzle, say), *items, "\n".join(lines), controls, colour=GOLD), files)


async def solution_panel(puzzle: DailyPuzzle, lines: list[str], say: Say, preferences: Preferences) -> Panel:
    """The position as it was, what is said of it, and the position after the right move."""
    items, files = await position(puzzle, say, preferences)
    after, more = await position_after(puzzle, say, safe=preferences.colour_safe, as_text=preferences.text_first)
    return Panel(card(lines[0], *items, "\n".join(lines[1:]), *after, colour=INDIGO), [*files, *more])


async def position(
    puzzle: DailyPuzzle, say: Say, preferences: Preferences | None = None
) -> tuple[list[Part], list[discord.File]]:
    chosen = preferences or DEFAULTS
    scene = seen(puzzle, say, safe=chosen.colour_safe)
    return await position_parts(puzzle.game.key, scene, as_text=chosen.text_first)


def heading(puzzle: DailyPuzzle, say: Say) -> str:
    """The game, and what is played otherwise than usual."""
    key, head = puzzle.game.key, say("puzzle-head", game=say(f"{puzzle.game.key}-name"))
    told = [
        say("labelled", name=say(f"{key}-option-{name}"), value=say(f"{key}-option-{name}-{value}"))
        for name, value in puzzle.options.items()
    ]
    return f"{head}\n-# {' · '.join(told)}" if told else head


def answer_pick(puzzle: DailyPuzzle, day: int, say: Say) -> Pick:
    face, scene = FACES[puzzle.game.key], seen(puzzle, say)
    options = [
        SelectOption(
            label=face.label(puzzle.view, move, say)[:100],
            value=str(move),
            description=face.hint(scene, move)[:100] or None,
        )
        for move in puzzle.offered
    ]
    return Pick("solve", str(day), options=options, placeholder=say("puzzle-pick"))


async def solution_text(dojo: Dojo, guild: int, day: int, say: Say) -> str:
    """The answer, a line with the reason, and how this server did."""
    puzzle, tally = await dojo.puzzles.of(day), await dojo.puzzles.tally(guild, day)
    lines = [say("puzzle-solution", move=label(puzzle, str(puzzle.best), say)), await reason(puzzle, say)]
    if guild != NOWHERE and tally.answered:
        lines.append(say("puzzle-tally", answered=tally.answered, solved=tally.solved))
    return "\n".join(lines)


def label(puzzle: DailyPuzzle, text: str, say: Say) -> str:
    move = next((option for option in puzzle.ask.options if str(option) == text), None)
    return FACES[puzzle.game.key].label(puzzle.view, move, say) if move else text


# The solution of a puzzle: the right move, why it wins, and the position after it

SEATS: Final = 2  # all puzzles are from matches of two


def seen(puzzle: DailyPuzzle, say: Say, *, safe: bool = False) -> AnyScene:
    return scene_of(puzzle.view, puzzle.ask, say, safe=safe)


def scene_of(view: Any, ask: Ask[Any], say: Say, *, safe: bool = False) -> AnyScene:
    names = tuple(say("puzzle-you" if each == ask.seat else "puzzle-opponent") for each in range(SEATS))
    return Scene(view, names, say, ask.seat, (ask.seat,), ask.options, safe=safe)


# Why it wins


async def reason(puzzle: DailyPuzzle, say: Say) -> str:
    """What holds in every deal that fits the view. It's the same for all readers of a language, so it's kept."""
    return await asyncio.to_thread(_reason, puzzle.game.key, puzzle.view, puzzle.ask, puzzle.best, say.locale)


@lru_cache(64)
def _reason(key: str, view: Any, ask: Ask[Any], best: Any, locale: str) -> str:
    game, say = GAMES[key], speaker(locale)
    scene = scene_of(view, ask, say)
    then, does = Position(game, scene, scene.names), effects(game, Decision(view, ask, best), best)
    if does.wins:
        return joined((say("closer-why-wins"), suffered(then, ask, does) or does_at_once(then, best)), say)
    purpose = good_for(then, ask, best) or suffered(then, ask, does) or does_at_once(then, best)
    return joined((way_to_win(then, ask, best, does), purpose), say)


def way_to_win(then: Position, ask: Ask[Any], best: Any, does: Effects) -> str:
    """How many more moves it takes, as far as that is found out quickly."""
    say, far = then.say, distance(then.game, then.scene.view, ask.seat, best)
    if not far.exact:
        return say("puzzle-why-far", count=far.moves)
    if far.moves:
        return say("puzzle-why-soon", count=far.moves)
    if does.only:
        return say("puzzle-why-only", move=labelled(then, does.only[1]))
    return say("puzzle-why-next")


def suffered(then: Position, ask: Ask[Any], does: Effects) -> str:
    """What is certain to happen to the opponent at once, in the words of the log."""
    theirs = tuple(event for event in does.events if getattr(event, "seat", ask.seat) != ask.seat)
    return joined(event_words(then, theirs), then.say)


def does_at_once(then: Position, best: Any) -> str:
    """What the button of the move says beside it, if that is something gained."""
    hint = "" if gives_up(then, best) else hinted(then, best)
    return then.say("closer-why-does", what=hint) if hint else ""


# The position after it


async def position_after(
    puzzle: DailyPuzzle, say: Say, *, safe: bool, as_text: bool
) -> tuple[list[Part], list[discord.File]]:
    """As if the right move were made, where pictures can show that; otherwise nothing."""
    face = FACES[puzzle.game.key]
    if puzzle.best.kind not in face.weighs:
        return [], []
    scene = replace(seen(puzzle, say, safe=safe), weighed=puzzle.best)
    captions = caption_lines(puzzle.game.key, scene)
    if as_text:
        return [code_block(face.board(scene)), *captions], []
    png, alt = await on_drawing_thread(lambda: (with_reader_colours(face.picture(scene), scene), face.alt(scene)))
    return [picture("after.png", alt), *captions], [discord.File(BytesIO(png), "after.png")]
