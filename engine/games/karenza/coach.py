"""What the coach says of a move, from what its seat sees: what it stops, and which attacks a stance makes ready."""

from engine.core import Ask, Purpose, Seat
from engine.games.karenza.parts import CARDS, moves_between, takes_initiative
from engine.games.karenza.state import Move, Play, Stand, View
from engine.tuples import less


def purpose(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """KZ-R12, KZ-R13. Nothing of the opening stance, whose label says what it makes ready."""
    match move:
        case Play(card) if attack := view.attack:
            key = "takes" if takes_initiative(card, attack.card) else "stops"
            return Purpose(f"karenza-purpose-{key}", {"points": CARDS[attack.card].power})
        case Play(card):
            steps = moves_between(view.poses[ask.seat] or CARDS[card].pose, CARDS[card].pose)  # KZ-R11
            return Purpose("karenza-purpose-attack", {"points": CARDS[card].power, "steps": steps})
        case Stand() if view.poses[ask.seat]:
            return ready(view, ask, move)
        case _:
            return None


def ready(view: View, ask: Ask[Move], move: Stand) -> Purpose | None:
    """What of the hand that is left could be played from the stance without moving, and what is drawn (KZ-R15).

    `stuck`: there is no attack to make instead. None if there is nothing to say.
    """
    hand = less(view.hand or (), *([move.discard] if move.discard else []))
    sides = [CARDS[card].side for card in hand if CARDS[card].pose == move.pose]
    attacks, defences, drawn = sides.count("attack"), sides.count("defence"), to_draw(view, ask.seat, len(hand))
    if not sides and not drawn:
        return None
    stuck = view.attack is None and not any(isinstance(other, Play) for other in ask.options)
    facts = {"attacks": attacks, "defences": defences, "both": int(bool(attacks and defences))}
    return Purpose(f"karenza-purpose-{'stand' if sides else 'drawn'}", facts | {"drawn": drawn, "stuck": int(stuck)})


def to_draw(view: View, seat: Seat, left: int) -> int:
    """How many cards a pass brings to a hand with so many left. KZ-14: nobody draws where a deck doesn't suffice."""
    if view.attack:
        return 0
    size = view.options.hand
    hands = {other: count for other, count in enumerate(view.hand_sizes) if other not in view.left} | {seat: left}
    if any(size - count > view.deck_sizes[other] for other, count in hands.items()):
        return 0
    return max(0, size - left)
