"""What nobody may answer: a move of the game that isn't among the options."""

from engine import match
from engine.core import IllegalMove
from engine.moves import read


def forbidden(game, state, text, seat=None):
    """Whether the seat that is asked may not answer this."""
    assert read(game.rules.move, match.spelling(text)), f"{text} is no move"
    now = match.resume(state, max(game.seats), seed="0")
    try:
        match.parse(game, now, game.rules.asks(state)[0].seat if seat is None else seat, text)
    except IllegalMove:
        return True
    return False
