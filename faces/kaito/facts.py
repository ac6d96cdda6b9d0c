"""A position of KAITO in words: as a text board, and as the alt text of its picture."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.games.kaito.parts import NAMES, Tile
from engine.games.kaito.state import Place, View
from faces.core import Names, Say
from faces.kaito.reading import (
    LETTERS,
    SIDE,
    KaitoScene,
    foreseen,
    in_danger,
    left_on_grid,
    offered_back,
    offers,
    seats,
    targets,
    victor,
    vital,
)
from faces.kaito.words import option
from faces.text import MARKS, NAME, Fact, Group, clip, lines, player, prose, sentences, separated, standing, text_board

MARKED = "( )"  # around squares of the grid that a fact is about


def board(scene: KaitoScene) -> str:
    found = foreseen(scene)
    drawn = grid(found.view, in_danger(scene) or targets(found))
    return text_board((*drawn, scene.say("kaito-board-legend"), *lines(facts(scene, MARKS, marked=True))))


def alt(scene: KaitoScene) -> str:
    name = scene.say("sentence", text=scene.say("kaito-name"))
    told = (name, *facts(scene, clip(scene.names, NAME), marked=False), *rows(foreseen(scene)))
    return prose(sentences(told, scene.say), scene.say)


def facts(scene: KaitoScene, who: Names, *, marked: bool) -> Iterator[Fact]:
    """The most important first. Squares are named where they aren't marked."""

    def at(squares: list[int]) -> str:
        return MARKED if marked else separated((NAMES[square] for square in squares), say)

    say, weighed, danger, scene = scene.say, scene.weighed, in_danger(scene), foreseen(scene)
    view, winner = scene.view, victor(scene)
    if weighed is not None:
        yield say("kaito-fact-weighed", move=option(weighed, say))
    if danger:
        yield say("kaito-fact-danger", squares=at(danger))
    yield from kaito(view, say)
    if view.stage == "exchange" and winner is None:
        yield say("kaito-fact-exchange", who=who[view.turn])
    if reach := targets(scene):
        placing = isinstance(scene.options[0], Place)
        yield say("kaito-fact-gaps" if placing else "kaito-fact-targets", squares=at(reach))
    if back := offered_back(scene):
        yield say("kaito-fact-offer", tiles=listed(back, say), pay=listed(offers(scene), say))
    yield from (side(scene, seat, winner) for seat in seats(view))


def kaito(view: View, say: Say) -> Iterator[str]:
    if view.kaito is None:
        yield say("kaito-fact-no-kaito")
        return
    yield say("kaito-fact-kaito", square=NAMES[view.kaito], up=say(f"kaito-{view.up}"))
    under = view.grid[view.kaito]
    if under is not None:
        yield say("kaito-fact-under", tile=say(f"kaito-tile-{under}"))
    if view.last is not None:
        yield say("kaito-fact-last", square=NAMES[view.last[0]])


def side(scene: KaitoScene, seat: Seat, winner: Seat | None) -> Group:
    view, say, left = scene.view, scene.say, left_on_grid(scene.view)
    colour = view.colours[seat]
    katana, kabuto = (left[tile] for tile in vital(colour))
    details = (
        say(f"kaito-{colour}"),
        say("kaito-fact-grid", katana=katana, kabuto=kabuto),
        say("kaito-fact-holds", tiles=listed(view.captured[seat], say)),
        say("kaito-fact-aside", count=view.aside[seat]),
    )
    return player(scene, seat, details, standing(scene, seat, winner))


def listed(tiles: Iterable[Tile], say: Say) -> str:
    """Kind by kind."""
    counts = Counter(tiles)
    found = [tile for tile in Tile if counts[tile]]
    words = [say("kaito-fact-tile", count=counts[tile], tile=say(f"kaito-tile-{tile}")) for tile in found]
    return separated(words, say) or say("kaito-fact-none")


# The grid


def grid(view: View, marked: list[int]) -> Iterator[str]:
    """Each square takes four characters, so that columns stay aligned however it is marked."""

    def cell(square: int) -> str:
        code = str(view.grid[square] or "..")
        if square == view.kaito:
            return f"[{code}]"
        return f"({code})" if square in marked else f" {code} "

    yield "   " + "".join(f"{letter}   " for letter in LETTERS).rstrip()
    for row in range(SIDE):
        yield f"{row + 1} " + "".join(map(cell, range(row * SIDE, row * SIDE + SIDE))).rstrip()


def rows(scene: KaitoScene) -> Iterator[str]:
    """The grid in words."""
    view, say = scene.view, scene.say
    words = [say("kaito-gap" if tile is None else f"kaito-tile-{tile}") for tile in view.grid]
    if view.kaito is not None:
        words[view.kaito] = say("kaito-fact-thief")
    for row in range(SIDE):
        tiles = separated(words[row * SIDE : row * SIDE + SIDE], say)
        yield say("kaito-fact-row", row=row + 1, tiles=tiles)
