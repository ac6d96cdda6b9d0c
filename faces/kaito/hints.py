"""What a move of KAITO does to the table: the tile it takes, whose that is, and whether that decides the match."""

from engine.games.kaito.parts import NAMES, Kind, Tile
from engine.games.kaito.state import Exchange, Move, Slide
from faces.core import Say
from faces.kaito.reading import VITAL, KaitoScene, exchanges, in_danger, left_on_grid


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
    if isinstance(move, Exchange):
        return wastes(scene, move)
    tile = taken(scene, move)
    return tile is not None and is_own(scene, tile)


def wastes(scene: KaitoScene, move: Exchange) -> bool:
    """KT-6: no change is given, and the same tile can be had for fewer blossoms."""
    return any(sum(other.pay) < sum(move.pay) for other in exchanges(scene) if other.back == move.back)


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
