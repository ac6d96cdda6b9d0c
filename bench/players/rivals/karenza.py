"""Players of Karenza who know nothing but the rules: one-ply greedy, rules of thumb, and the fencer."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from bench.balance.fencer import Fencer
from engine.core import Ask, Seat
from engine.games.karenza.parts import CARDS, DECKS, MOVES, Kind, Pose
from engine.games.karenza.state import Choose, Move, Play, Stand, View

FAR = 9  # more moves than anybody has
BOLD = 1.5  # points an attack must promise, or the initiative is passed
STEPS = 1  # the most moves for an attack by rule of thumb


def greedy(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The answer that scores most at once, on the average; otherwise the pose from which most can be played."""
    if isinstance(ask.options[0], Choose):
        return luck.choice(ask.options)
    plays = [move for move in ask.options if isinstance(move, Play)]
    if view.attack and plays:
        return _cheapest(view, plays)
    promise = {move: _promise(view, move) for move in plays}
    best = max(plays, key=promise.__getitem__, default=None)
    if best and promise[best] >= BOLD:
        return best
    return _stance(view, ask, luck, "defence" if view.attack or ask.topic == "opening" else None)


def rules(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """Attack with what is near, the heavier the better; parry if it can be done; stand where that needs no step."""
    if isinstance(ask.options[0], Choose):
        return luck.choice(ask.options)
    plays = [move for move in ask.options if isinstance(move, Play)]
    if view.attack and plays:
        return _cheapest(view, plays)
    start = view.poses[ask.seat] or ""
    near = [move for move in plays if _steps(start, move.card, view) <= STEPS]
    if near:
        target = max(view.scores[seat] for seat in _targets(view))
        return max(near, key=lambda move: (CARDS[move.card].power, view.scores[_target(view, move)] == target))
    return _stance(view, ask, luck, "defence")


def fencer(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The player that measures the balance of the decks."""
    return luck.choice(ask.options) if isinstance(ask.options[0], Choose) else Fencer()(view, ask.topic)


def _targets(view: View) -> list[Seat]:
    return [seat for seat in range(len(view.poses)) if seat not in (view.seat, *view.left)]


def _target(view: View, move: Play) -> Seat:
    return _targets(view)[0] if move.target is None else move.target


def _steps(start: Pose, card: Kind, view: View) -> int:
    pose = CARDS[card].pose
    return FAR if view.options.sword_lock and pose[2] != start[2] else MOVES[start][pose]


def _cheapest(view: View, plays: Sequence[Play]) -> Play:
    """The weakest defence that takes the initiative, else the weakest."""
    assert view.attack
    power = CARDS[view.attack.card].power
    return min(plays, key=lambda move: (CARDS[move.card].power <= power, CARDS[move.card].power))


def _promise(view: View, move: Play) -> float:
    """Points to be expected from an attack, by the cards of the target that nobody has seen."""
    seat = _target(view, move)
    pose, steps = view.poses[seat] or "", _steps(view.poses[view.seat or 0] or "", move.card, view)
    unseen = Counter(DECKS[view.warriors[seat] or ""])
    unseen.subtract([*view.discards[seat], *(laid.card for laid in view.table if laid.seat == seat)])
    parries = sum(
        unseen[card] for card in unseen if CARDS[card].side == "defence" and _steps(pose, card, view) <= steps
    )
    held = view.hand_sizes[seat] / max(1, view.hand_sizes[seat] + view.deck_sizes[seat])
    return float((1 - held) ** parries * CARDS[move.card].power)


def _stance(view: View, ask: Ask[Move], luck: Random, side: str | None) -> Move:
    """Where most power can be played without a move, and half of it with one; without a discard if that is allowed."""
    hand = [card for card in view.hand or () if side in (None, CARDS[card].side)]

    def worth(move: Stand) -> tuple[bool, float]:
        ready = sum(CARDS[card].power / (1 + _steps(move.pose, card, view)) ** 2 for card in hand)
        kept = -CARDS[move.discard].power if move.discard else 0
        return move.discard is None, ready + kept

    stands = [move for move in ask.options if isinstance(move, Stand)]
    return max(luck.sample(stands, len(stands)), key=worth)
