"""Which drawing shows a move of Regroup!: the card that is taken from the market. What each square does."""

from engine.games.regroup.parts import KINDS
from engine.games.regroup.state import Move, Place, Take
from faces.core import Entry
from faces.regroup.reading import RegroupScene
from faces.regroup.squares import drawn


def icon(scene: RegroupScene, move: Move) -> str:
    match move:
        case Take(source):
            market = scene.view.market
            return "" if source == "pile" or source > len(market) else f"card-{market[source - 1]}"
        case Place():
            return ""


def glossary(scene: RegroupScene) -> tuple[Entry, ...]:
    """The six kinds of squares that cards are made of."""
    say = scene.say
    return tuple(
        Entry(drawn(kind, 1, figures=True), say(f"regroup-kind-{kind}"), say(f"regroup-glossary-{kind}"))
        for kind in KINDS
    )
