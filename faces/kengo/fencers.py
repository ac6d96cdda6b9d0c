"""The two fencers: how they stand, and how their figures keep clear of each other and of the walls."""

from engine.core import Seat
from engine.games.kengo.state import Action, View
from faces.kengo.hall import centre

APART = {"guard": 128, "lunge": 160}
ROOM = {"guard": 122, "lunge": 166}  # between the middle of a figure and the wall behind it
WALLS = (0, 900)
HEAD = 72  # half the width of a figure at the height of its head


def pose(view: View, seat: Seat) -> str:
    """The attacker lunges while the attack is unanswered, and for good if it hit and ended the match."""
    last = struck(view)
    return "lunge" if last is not None and last.seat == seat else "guard"


def struck(view: View) -> Action | None:
    """The attack that waits for its answer, or that ended the match."""
    last = view.last
    if last is None or last.play not in ("attack", "lunge"):
        return None
    hit = victor(view) is not None and view.last_round is not None and view.last_round.reason == "hit"
    return last if view.attack or hit else None


def victor(view: View) -> Seat | None:
    """Who has won it all."""
    if view.left is not None:
        return 1 - view.left
    return next((seat for seat, won in enumerate(view.matches_won) if won > view.options.matches // 2), None)


def stands(view: View) -> tuple[int, int]:
    """The middles of the figures. Close together or near a wall they leave their squares; the pointers do not."""
    poses = pose(view, 0), pose(view, 1)
    apart = max(APART[each] for each in poses)
    left, right = (centre(square, view.options.tatami) for square in view.places)
    half = max((right - left) // 2 + 14, apart // 2)
    middle = (left + right) // 2
    here = max(middle - half, WALLS[0] + ROOM[poses[0]])
    there = max(middle + half, here + apart)
    there = min(there, WALLS[1] - ROOM[poses[1]])
    return min(here, there - apart), there
