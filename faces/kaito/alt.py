"""The picture of KAITO in words, for players who cannot see it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.games.kaito.parts import NAMES, Tile
from engine.games.kaito.state import Place
from faces.core import Say
from faces.kaito.reading import (
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
from faces.text import clip, prose, separated

NAME = 24  # characters of a name; longer ones are cut, so that the grid always fits


def alt(scene: KaitoScene) -> str:
    after = foreseen(scene)
    sides = (side(after, seat) for seat in seats(after.view))
    return prose((*weighing(scene), *standing(after), *reach(after), *rows(after), *sides), scene.say)


def weighing(scene: KaitoScene) -> Iterator[str]:
    if scene.weighed is not None:
        yield scene.say("kaito-alt-weighed", move=option(scene.weighed, scene.say))
    if danger := in_danger(scene):
        yield scene.say("kaito-alt-danger", squares=separated((NAMES[square] for square in danger), scene.say))


def standing(scene: KaitoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    names = clip(scene.names, NAME)
    red, black = seats(view)
    winner = victor(scene)
    who = names[view.turn if winner is None else winner]
    yield say(f"kaito-alt-{view.stage if winner is None else 'over'}", red=names[red], black=names[black], who=who)
    if view.kaito is None:
        return
    yield say("kaito-alt-kaito", square=NAMES[view.kaito], up=say(f"kaito-{view.up}"))
    under = view.grid[view.kaito]
    if under is not None:
        yield say("kaito-alt-under", tile=say(f"kaito-tile-{under}"))
    if view.last is not None:
        yield say("kaito-alt-last", square=NAMES[view.last[0]])


def reach(scene: KaitoScene) -> Iterator[str]:
    say, squares = scene.say, separated((NAMES[square] for square in targets(scene)), scene.say)
    if squares:
        placing = isinstance(scene.options[0], Place)
        yield say("kaito-alt-gaps" if placing else "kaito-alt-targets", squares=squares)
    if offered_back(scene):
        yield say("kaito-alt-offer", tiles=listed(offered_back(scene), say), pay=listed(offers(scene), say))


def rows(scene: KaitoScene) -> Iterator[str]:
    for row in range(SIDE):
        words = [word(scene, square) for square in range(row * SIDE, row * SIDE + SIDE)]
        yield scene.say("kaito-alt-row", row=row + 1, tiles=separated(words, scene.say))


def word(scene: KaitoScene, square: int) -> str:
    tile = scene.view.grid[square]
    if square == scene.view.kaito:
        return scene.say("kaito-alt-thief")
    return scene.say("kaito-gap" if tile is None else f"kaito-tile-{tile}")


def side(scene: KaitoScene, seat: Seat) -> str:
    view, say, left = scene.view, scene.say, left_on_grid(scene.view)
    colour = view.colours[seat]
    katana, kabuto = (left[tile] for tile in vital(colour))
    tiles = listed(view.captured[seat], say)
    who = say("with-note", text=scene.names[seat][:NAME], note=say(f"kaito-{colour}"))
    return say("kaito-alt-side", who=who, katana=katana, kabuto=kabuto, tiles=tiles, aside=view.aside[seat])


def listed(tiles: Iterable[Tile], say: Say) -> str:
    counts = Counter(tiles)
    found = [tile for tile in Tile if counts[tile]]
    words = [say("kaito-alt-tile", count=counts[tile], tile=say(f"kaito-tile-{tile}")) for tile in found]
    return separated(words, say) or say("kaito-alt-none")
