"""Which drawing shows a move of Regroup!: the card that is taken from the market. What each square does."""

from engine.games.regroup.parts import KINDS, Kind
from engine.games.regroup.state import Move, Place, Take
from faces.core import Entry, Say
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
        Entry(drawn(kind, 1, figures=True), named(kind, say), say(f"regroup-glossary-{kind}")) for kind in KINDS
    )


def named(kind: Kind, say: Say) -> str:
    """With its sign, which texts have in place of the drawing."""
    return f"{say(f'regroup-sign-{kind}')} {say(f'regroup-kind-{kind}')}"
