"""A quick player of Karenza, who sees what a seat sees and no more, for measuring the balance of the decks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.core import Seat
from engine.games.karenza.parts import AFTER, CARDS, MOVES, POSES, WARRIORS, Card, Hand, Kind, Pose
from engine.games.karenza.state import Move, Play, Stand, View

HOPE = (1.0, 0.6, 0.4, 0.3)  # that an attack hits, by the moves made for it, if nothing else is known
LOST = 1.2  # points that the initiative is worth
FOLLOW = 0.5  # of what a following attack is worth
FAR = 9


@cache
def steps(start: Pose, card: Kind, lock: bool) -> int:
    """Moves before a card can be played; far too many if it cannot be."""
    pose = CARDS[card].pose
    return FAR if lock and pose[2] != start[2] else MOVES[start][pose]


@cache
def side(warrior: str, which: str) -> tuple[Card, ...]:
    return tuple(card for card in WARRIORS[warrior].cards if card.side == which)


def of(hand: Hand, which: str) -> list[Kind]:
    return [card for card in dict.fromkeys(hand) if CARDS[card].side == which]


def mine(view: View) -> tuple[Seat, Hand, Pose]:
    assert view.seat is not None
    return view.seat, view.hand or (), view.poses[view.seat] or ""


def stand(pose: Pose, discard: Kind | None = None) -> Stand:
    return Stand(pose[0], pose[1], int(pose[2]), discard)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Chances:
    """What an opponent may hold: how many copies of each card are unseen, and how many of all unseen ones they hold."""

    unseen: Mapping[Kind, int]
    share: float

    def none_of(self, copies: int) -> float:
        return float((1 - self.share) ** copies)


def chances(view: View, seat: Seat) -> Chances:
    unseen = {card.key: card.copies for card in WARRIORS[view.warriors[seat] or ""].cards}
    for card in view.discards[seat]:
        unseen[card] -= 1
    for laid in view.table:
        if laid.seat == seat:
            unseen[laid.card] -= 1
    held, deck = view.hand_sizes[seat], view.deck_sizes[seat]
    return Chances(unseen, held / max(1, held + deck))


class Fencer:
    """Attacks whenever there is a card: those that wait for a better chance lost to it."""

    def __call__(self, view: View, topic: str) -> Move:
        if topic == "opening":
            return stand(self.stance(view, None))
        return self.threatened(view) if view.attack else self.free(view)

    # With the initiative

    def free(self, view: View) -> Move:
        found = self.best_attack(view)
        last = self.ends_by_passing(view)
        if found and last <= 0:
            return Play(found[1], found[2] if len(view.poses) > 2 else None)
        return self.passed(view)

    def ends_by_passing(self, view: View) -> int:
        """1: a pass ends the match, and this seat leads; -1: it does, and does not lead; 0: it does not."""
        size, (seat, *_) = view.options.hand, mine(view)
        if all(size - held <= deck for held, deck in zip(view.hand_sizes, view.deck_sizes, strict=True)):
            return 0
        others = max(score for other, score in enumerate(view.scores) if other != seat)
        return 1 if view.scores[seat] > others else -1

    def best_attack(self, view: View) -> tuple[float, Kind, Seat] | None:
        """With what it is worth."""
        seat, hand, start, lock = *mine(view), view.options.sword_lock
        found = []
        attacks = of(hand, "attack")
        for target in range(len(view.poses)):
            if target == seat or target in view.left:
                continue
            known = chances(view, target)
            for card in attacks:
                if (moves := steps(start, card, lock)) <= 3:
                    found.append(self.weighed(view, known, target, card, moves, attacks))
        return max(found, default=None)

    def weighed(
        self, view: View, known: Chances, target: Seat, card: Kind, moves: int, attacks: list[Kind]
    ) -> tuple[float, Kind, Seat]:
        lock, power = view.options.sword_lock, CARDS[card].power
        pose, warrior = view.poses[target] or "", view.warriors[target] or ""
        near = [each for each in side(warrior, "defence") if steps(pose, each.key, lock) <= moves]
        chance = known.none_of(sum(known.unseen[each.key] for each in near))
        losing = 1 - known.none_of(sum(known.unseen[each.key] for each in near if each.power > power))
        copies = (view.hand or ()).count(card)
        follow = max((hope(AFTER[card], each, lock) for each in attacks if each != card or copies > 1), default=0.0)
        wins = view.scores[view.seat or 0] + power >= view.options.target
        worth = chance * (power + FOLLOW * follow) - losing * LOST + 10 * chance * wins
        return worth, card, target

    # Without a card

    def passed(self, view: View) -> Stand:
        _, hand, start = mine(view)
        return stand(self.stance(view, start), self.discarded(view, hand))

    def discarded(self, view: View, hand: Hand) -> Kind | None:
        """Only when it must be, or when the hand has next to nothing of one side: then the weakest of the other."""
        must = view.passes >= 3 * len(view.poses)
        attacks = [card for card in hand if CARDS[card].side == "attack"]
        if not hand or (not must and 1 < len(attacks) < len(hand) - 1):
            return None
        if not must and (len(hand) < view.options.hand - 1 or min(view.deck_sizes) < 2 * view.options.hand):
            return None
        many = attacks if len(attacks) > len(hand) / 2 else [card for card in hand if card not in attacks]
        return min(many, key=lambda card: CARDS[card].power)

    def threatened(self, view: View) -> Move:
        """The defence that takes the initiative at the least price, else any; else the best stance within reach."""
        (_, hand, start), attack, lock = mine(view), view.attack, view.options.sword_lock
        assert attack is not None
        power = CARDS[attack.card].power
        near = [card for card in of(hand, "defence") if steps(start, card, lock) <= attack.moves]
        if near:
            return Play(min(near, key=lambda card: (CARDS[card].power <= power, CARDS[card].power)))
        most = attack.moves if view.options.threat_cap == "always" else 3
        return stand(self.stance(view, start, most))

    def stance(self, view: View, start: Pose | None, most: int = 3) -> Pose:
        """Where the attacks that may come can be met, and their own ones begin."""
        seat, hand, lock = view.seat, view.hand or (), view.options.sword_lock
        threats = coming(view)
        attacks, defences = of(hand, "attack"), of(hand, "defence")
        near = POSES if start is None else [pose for pose in POSES if MOVES[start][pose] <= most]
        opening = start is None and view.turn == view.opener == seat

        def worth(pose: Pose) -> float:
            own = max((hope(pose, card, lock) for card in attacks), default=0.0)
            met = 0.0 if opening else sum(meets(pose, defences, each, lock) for each in threats)
            return met + 0.5 * own - (0.01 * MOVES[start][pose] if start else 0)

        return max(near, key=worth)


def hope(pose: Pose, card: Kind, lock: bool) -> float:
    moves = steps(pose, card, lock)
    return CARDS[card].power * HOPE[moves] if moves <= 3 else 0.0


Threat = tuple[float, int, int]  # how much is to be feared, the moves made, the power


def coming(view: View) -> list[Threat]:
    """The attacks the others may make from where they stand."""
    found = []
    for seat, (pose, warrior) in enumerate(zip(view.poses, view.warriors, strict=True)):
        if seat == view.seat or pose is None or warrior is None or seat in view.left:
            continue
        known = chances(view, seat)
        for card in side(warrior, "attack"):
            if (moves := steps(pose, card.key, view.options.sword_lock)) <= 3:
                held = 1 - known.none_of(known.unseen[card.key])
                found.append((held * card.power, moves, card.power))
    return found


def meets(pose: Pose, defences: list[Kind], threat: Threat, lock: bool) -> float:
    fear, moves, power = threat
    met = 0.0
    for card in defences:
        if steps(pose, card, lock) <= moves:
            met = max(met, fear + LOST * (CARDS[card].power > power) * fear / power)
    return met
