"""What a move of KAITO does to the table: the tile it takes, whose that is, and whether that decides the match."""

from engine.games.kaito.parts import Kind, Tile
from engine.games.kaito.state import Move, Slide
from faces.core import Say
from faces.kaito.reading import VITAL, KaitoScene, in_danger, left_on_grid


def hint(scene: KaitoScene, move: Move) -> str:
    tile = taken(scene, move)
    if scene.reader is None or tile is None:
        return ""
    own = is_own(scene, tile)
    key = f"kaito-hint-{'own' if own else 'theirs'}{fate(scene, tile, own=own)}"
    return scene.say(key, tile=bare(tile, scene.say))


def caption(scene: KaitoScene) -> str:
    return scene.say("kaito-weighed-look") if in_danger(scene) else ""


def costs(scene: KaitoScene, move: Move) -> bool:
    """KT-R8: whether it takes a tile of one's own, which is then out of the match."""
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
