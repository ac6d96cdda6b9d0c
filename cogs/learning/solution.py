"""The solution of a puzzle: the right move, why it wins, and the position after it."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import code_block, picture
from cogs.cards.pictures import caption_lines, on_drawing_thread, with_reader_colours
from cogs.panel.reasons import Position, event_words, gives_up, good_for, hinted, labelled
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
) -> tuple[list[ui.Item[ui.LayoutView]], list[discord.File]]:
    """As if the right move were made, where pictures can show that; otherwise nothing."""
    face = FACES[puzzle.game.key]
    if puzzle.best.kind not in face.weighs:
        return [], []
    scene = replace(seen(puzzle, say, safe=safe), weighed=puzzle.best)
    captions = [ui.TextDisplay[ui.LayoutView](line) for line in caption_lines(puzzle.game.key, scene)]
    if as_text:
        return [ui.TextDisplay(code_block(face.board(scene))), *captions], []
    png, alt = await on_drawing_thread(lambda: (with_reader_colours(face.picture(scene), scene), face.alt(scene)))
    return [picture("after.png", alt), *captions], [discord.File(BytesIO(png), "after.png")]
