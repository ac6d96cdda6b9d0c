"""How a match between two stands once a move is made, as far as its player sees: drawn cards are only counted."""

from typing import Final, NamedTuple

from engine.games.karenza.parts import AFTER, CARDS, MOVES, Hand, Kind, Pose, takes_initiative
from engine.games.karenza.state import Attack, Move, Play, Stand, View
from engine.tuples import less

# An attack waits for its answer; who plays next; the other has yet to stand somewhere.
PHASES: Final = range(4)
STRUCK, MINE, THEIRS, PLACED = PHASES

Both = tuple[int, int]  # of the player, then of the other


class Aftermath(NamedTuple):
    phase: int
    pose: Pose  # the player's
    hand: Hand
    sizes: Both  # of the hands, with what is drawn
    decks: Both
    needs: Both  # points that are missing
    passes: int
    attack: tuple[Kind, int] | None = None  # the one that waits, and the moves made for it
    lead: int | None = None  # of a match that is over: above 0 if it is won


def aftermath(view: View, move: Move) -> Aftermath:
    """Of a move that isn't the choice of a warrior."""
    seat, rival = (view.seat or 0), 1 - (view.seat or 0)
    hand, pose, target = view.hand or (), view.poses[seat], view.options.target
    sizes, decks = (len(hand), view.hand_sizes[rival]), (view.deck_sizes[seat], view.deck_sizes[rival])
    needs = target - view.scores[seat], target - view.scores[rival]
    if isinstance(move, Play):
        left, attack = less(hand, move.card), view.attack
        phase = STRUCK if not attack else MINE if takes_initiative(move.card, attack.card) else THEIRS
        struck = (move.card, MOVES[pose or ""][CARDS[move.card].pose]) if not attack else None
        return Aftermath(phase, AFTER[move.card], left, (len(left), sizes[1]), decks, needs, 0, attack=struck)
    assert isinstance(move, Stand)
    before = Aftermath(THEIRS, move.pose, hand, sizes, decks, needs, view.passes)
    if pose is None:
        return before._replace(phase=PLACED if view.poses[rival] is None else THEIRS)
    return conceded(before, view.attack) if view.attack else passed(before, move.discard, view.options.hand)


def conceded(before: Aftermath, attack: Attack) -> Aftermath:
    """KZ-R12: the attack scores."""
    mine, theirs = before.needs
    theirs -= CARDS[attack.card].power
    return before._replace(needs=(mine, theirs), lead=-1 if theirs <= 0 else None)


def passed(before: Aftermath, discard: Kind | None, full: int) -> Aftermath:
    """KZ-R14, KZ-R15: perhaps a discard, and hands are filled. KZ-R17: or the match is over."""
    hand = less(before.hand, discard) if discard else before.hand
    lacking = tuple(max(0, full - size) for size in (len(hand), before.sizes[1]))
    over = any(count > deck for count, deck in zip(lacking, before.decks, strict=True))
    mine, theirs = before.needs
    return before._replace(
        hand=hand,
        sizes=(len(hand) + lacking[0], before.sizes[1] + lacking[1]),
        decks=(before.decks[0] - lacking[0], before.decks[1] - lacking[1]),
        passes=before.passes + 1,
        lead=theirs - mine if over else None,
    )
