"""KAITO in words: moves, values of moves that are chosen field by field, and lines of the log."""

from typing import Any

from engine.core import Ask
from engine.games.kaito.parts import NAMES, SORT, Colour, Kind, Tile
from engine.games.kaito.state import (
    Captured,
    Drawn,
    Event,
    Exchange,
    Exchanged,
    Left,
    Move,
    Pass,
    Passed,
    Place,
    Placed,
    Slide,
    View,
)
from faces.core import Entry, Names, Say
from faces.kaito.pieces import KAITO, SVG, file_of
from faces.kaito.reading import VITAL, KaitoScene, exchanges, in_danger, left_on_grid
from faces.text import either, known, separated


def option(move: Move, say: Say) -> str:
    match move:
        case Place(at):
            return say("kaito-answer-place", square=NAMES[at])
        case Slide(to):
            return say("kaito-answer-slide", square=NAMES[to])
        case Exchange(back, pay):
            return say("kaito-answer-exchange", back=say(f"kaito-{back}"), pay=price(pay))
        case Pass():
            return say("kaito-answer-pass")


def question(view: View, ask: Ask[Move], say: Say) -> dict[str, str | int]:
    """The colour of the seat asked; in an exchange what can be bought back, and for what."""
    colour = view.colours[ask.seat]
    wanted = dict.fromkeys(move.back for move in ask.options if isinstance(move, Exchange))
    words = [say(f"kaito-back-{back}", price=SORT[colour, back, 0].price) for back in wanted]
    back = either(words, say)
    purse = sorted((tile.symbols for tile in view.captured[ask.seat] if tile.symbols), reverse=True)
    mon = separated(map(str, purse), say)
    return {"colour": say(f"kaito-{colour}"), "back": back, "held": sum(purse), "mon": mon}


def value(field: str, value: Any, say: Say) -> str:
    return known(say, f"kaito-field-{field}-{value}") or (price(value) if field == "pay" else NAMES[value])


def price(pay: tuple[int, ...]) -> str:
    return "+".join(map(str, pay))


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case Drawn(colours, first):
            red = colours.index(Colour.RED)
            order = {"first": names[first], "second": names[1 - first]}
            return say("kaito-event-drawn", red=names[red], black=names[1 - red], **order)
        case Placed(seat, at):
            return say("kaito-event-placed", who=names[seat], square=NAMES[at])
        case Captured(seat, at, tile):
            key = "kaito-event-captured" + "-own" * event.own + "-forced" * event.forced
            return say(key, who=names[seat], tile=say(f"kaito-tile-{tile}"), square=NAMES[at])
        case Exchanged(seat, back, pay, at):
            back_word = say(f"kaito-{back}")
            return say("kaito-event-exchanged", who=names[seat], back=back_word, pay=price(pay), square=NAMES[at])
        case Passed(seat):
            return say("kaito-event-passed", who=names[seat])
        case Left(seat):
            return say("kaito-event-left", who=names[seat])


# What a move of KAITO does to the table: the tile it takes, whose that is, and whether that decides the match


def hint(scene: KaitoScene, move: Move) -> str:
    return told(scene, move, "hint")


def short(scene: KaitoScene, move: Move) -> str:
    """There may be ten slides: on a phone two buttons stand side by side, and the picture stays in sight."""
    return told(scene, move, "short")


def told(scene: KaitoScene, move: Move, length: str) -> str:
    tile = taken(scene, move)
    if scene.reader is None or tile is None or not isinstance(move, Slide):
        return ""
    own = is_own(scene, tile)
    key = f"kaito-{length}-{'own' if own else 'theirs'}{fate(scene, tile, own=own)}"
    return scene.say(key, square=NAMES[move.to], tile=bare(tile, scene.say))


def caption(scene: KaitoScene) -> str:
    return scene.say("kaito-weighed-look") if in_danger(scene) else ""


def costs(scene: KaitoScene, move: Move) -> bool:
    """KT-R8: whether it takes a tile of one's own, which is then out of the match, or pays more than it has to."""
    if isinstance(move, Exchange):  # KT-6: no change is given, and the same tile can be had for fewer blossoms
        return any(sum(other.pay) < sum(move.pay) for other in exchanges(scene) if other.back == move.back)
    tile = taken(scene, move)
    return tile is not None and is_own(scene, tile)


def taken(scene: KaitoScene, move: Move) -> Tile | None:
    tile = scene.view.grid[move.to] if isinstance(move, Slide) else None
    return tile if isinstance(tile, Tile) else None


def is_own(scene: KaitoScene, tile: Tile) -> bool:
    return scene.reader is not None and tile.colour is scene.view.colours[scene.reader]


def fate(scene: KaitoScene, tile: Tile, *, own: bool) -> str:
    """KT-9: the last tile of a vital kind ends the match; with the option one's own may still be bought back."""
    last = tile.kind in VITAL and left_on_grid(scene.view)[tile] == 1
    certain = not own or scene.view.options.elimination == "capture"
    return "-last" if last and certain else ""


def bare(tile: Tile, say: Say) -> str:
    """The name of a tile without its colour."""
    return say("kaito-hint-mon", symbols=tile.symbols) if tile.kind is Kind.MON else say(f"kaito-{tile.kind}")


# Which drawing shows a move of KAITO: the tile that is taken, or that comes back. What each tile does


def icon(scene: KaitoScene, move: Move) -> str:
    match move:
        case Place(square) | Slide(square):
            tile = scene.view.grid[square]
            return file_of(tile) if isinstance(tile, Tile) else ""
        case Exchange(back):
            colour = scene.view.colours[scene.view.turn]
            return next(file_of(tile) for tile in Tile if tile.colour is colour and tile.kind is Kind(back))
        case Pass():
            return ""


def glossary(scene: KaitoScene) -> tuple[Entry, ...]:
    """The tiles of the reader, and the Kaito."""
    say, colour = scene.say, scene.view.colours[scene.reader or 0]
    tiles = (SORT[colour, Kind.KATANA, 0], SORT[colour, Kind.KABUTO, 0], SORT[colour, Kind.MON, 3])
    lines = (say(f"kaito-glossary-{tile.kind}", price=tile.price) for tile in tiles)
    found = (Entry(SVG[tile], say(f"kaito-tile-{tile}"), line) for tile, line in zip(tiles, lines, strict=True))
    return (Entry(KAITO[colour], say("kaito-name"), say("kaito-glossary-kaito")), *found)
