"""Which drawing shows a move of Regroup!: the card that is taken from the market."""

from engine.games.regroup.state import Move, Place, Take
from faces.regroup.reading import RegroupScene


def icon(scene: RegroupScene, move: Move) -> str:
    match move:
        case Take(source):
            market = scene.view.market
            return "" if source == "pile" or source > len(market) else f"card-{market[source - 1]}"
        case Place():
            return ""
