"""What the network of Karenza looks at when two fence: a move, and what its player then sees, as facts that hold.

A fact is a number below `FACTS`. It is derived from a view and nothing else.
"""

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from engine.games.karenza.parts import CARDS, MOST_MOVES, OFFERED, OPTIONS, POSES, WARRIORS, Kind
from engine.games.karenza.state import Move, Options, View
from engine.games.karenza.thinking.aftermath import PHASES, STRUCK, Aftermath, aftermath
from engine.games.karenza.thinking.outlook import FAR, Arms, Outlook, arms, outlook, stronger
from engine.games.karenza.view import unseen

EACH: Final = 12  # kinds in a deck
COPIES: Final = 4  # of a kind
POINTS: Final = 11  # that are missing, from none
FULL: Final = 8  # sizes of a hand
PAIRS: Final = 12  # cards left in a deck, two by two
PASSES: Final = 8
POWER: Final = 9
TENTHS: Final = 10
FIFTHS: Final = 5
REACHED: Final = MOST_MOVES + 1  # distances from which a card can be played
PHASE: Final = len(PHASES)

KINDS: Final[Mapping[Kind, int]] = {
    key: EACH * at + number
    for at, warrior in enumerate(OFFERED)
    for number, key in enumerate(sorted(card.key for card in WARRIORS[warrior].cards))
}
NUMBERS: Final = {key: at for at, key in enumerate(OFFERED)}
PLACES: Final = {pose: at for at, pose in enumerate(POSES)}
SIZES: Final[Mapping[str, int]] = {
    "ended": 3,  # lost, drawn, won: then nothing else holds
    "score": PHASE * POINTS * POINTS,  # what both still need
    "pair": len(OFFERED) ** 2,
    "pose": 2 * PHASE * len(POSES),
    "sizes": PHASE * FULL * FULL,  # of both hands
    "decks": PAIRS * PAIRS,
    "passes": PASSES,
    "held": len(KINDS) * COPIES,  # what is left in the hand
    "near": len(KINDS) * (FAR + 1) * PHASE,  # and how far from where it is played
    "threat": len(KINDS) * (FAR + 1) * (FIFTHS + 1),  # how far each of the other's is, and how likely they hold it
    "strike": (TENTHS + 1) * POWER * 2,  # the chance that an attack hits, and whether that wins
    "caught": (TENTHS + 1) * POWER,  # the chance that a stronger parry takes the initiative
    "next": REACHED * POWER * (TENTHS + 1) * PHASE,  # by moves: the best attack in the hand, and its chance to hit
    "danger": REACHED * (TENTHS + 1) * 3 * PHASE,  # by moves: the chance of an attack, and how it could be met
    "lethal": (TENTHS + 1) * 3 * PHASE,  # the chance of an attack that wins, and how it could be met
    "kill": (REACHED + 1) * (TENTHS + 1) * PHASE,  # the nearest attack that would win, and its chance
    "option": len(OPTIONS["hand"]) + len(OPTIONS["target"]) + 4,
}
AT: Final = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
FACTS: Final = sum(SIZES.values())
MOST: Final = 48  # that hold of one move


def known(view: View) -> bool:
    """Whether the network has seen matches like this one."""
    options = view.options
    usual = str(options.hand) in OPTIONS["hand"] and str(options.target) in OPTIONS["target"]
    full = max(view.hand_sizes) > options.hand  # only in positions that somebody drew up
    return usual and not full and len(view.poses) == 2 and all(warrior in NUMBERS for warrior in view.warriors)


class Look:
    """What a seat sees before it moves, counted once for all its moves. The view is a `known` one."""

    __slots__ = ("hidden", "rival", "same", "view")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.rival = view, 1 - view.seat
        mine, theirs = (view.warriors[seat] or "" for seat in (view.seat, self.rival))
        left = unseen(view, self.rival, theirs, ())
        self.hidden = tuple((card.key, left.count(card.key)) for card in WARRIORS[theirs].cards)
        self.same = (AT["pair"] + NUMBERS[mine] * len(OFFERED) + NUMBERS[theirs], *chosen(view.options))

    def facts(self, move: Move) -> list[int]:
        """All that hold of this move and of what is seen after it."""
        then = aftermath(self.view, move)
        if then.lead is not None:
            return [AT["ended"] + 1 + (then.lead > 0) - (then.lead < 0)]
        lock, pose = self.view.options.sword_lock, self.view.poses[self.rival]
        theirs = outlook(self.hidden, pose, then.sizes[1], then.needs[1], lock)
        mine = arms(then.hand, then.pose, then.needs[0], lock)
        return [
            *self.same,
            *counts(then),
            AT["pose"] + then.phase * len(POSES) + PLACES[then.pose],
            *([AT["pose"] + (PHASE + then.phase) * len(POSES) + PLACES[pose]] if pose else ()),
            *cards(then.phase, mine, theirs),
            *strike(then, theirs, self.caught(then)),
            *exchange(then.phase, mine, theirs),
        ]

    def caught(self, then: Aftermath) -> int:
        """Copies of the parries that would take the initiative from the attack that waits."""
        if then.attack is None:
            return 0
        card, steps = then.attack
        lock, pose = self.view.options.sword_lock, self.view.poses[self.rival]
        return stronger(self.hidden, pose, steps, CARDS[card].power, lock)


def chosen(options: Options) -> tuple[int, int, int]:
    hands, targets = OPTIONS["hand"], OPTIONS["target"]
    return (
        AT["option"] + hands.index(str(options.hand)),
        AT["option"] + len(hands) + targets.index(str(options.target)),
        AT["option"] + len(hands) + len(targets) + 2 * options.sword_lock + (options.threat_cap == "always"),
    )


def counts(then: Aftermath) -> Iterator[int]:
    """Points, hands, decks and passes."""
    mine, theirs = (min(need, POINTS - 1) for need in then.needs)
    yield AT["score"] + (then.phase * POINTS + mine) * POINTS + theirs
    mine, theirs = (min(size, FULL - 1) for size in then.sizes)
    yield AT["sizes"] + (then.phase * FULL + mine) * FULL + theirs
    mine, theirs = (min(deck // 2, PAIRS - 1) for deck in then.decks)
    yield AT["decks"] + mine * PAIRS + theirs
    yield AT["passes"] + min(then.passes, PASSES - 1)


def cards(phase: int, mine: Arms, theirs: Outlook) -> Iterator[int]:
    """Each kind in the hand, and each that the other has."""
    for key, copies, far in mine.cards:
        yield AT["held"] + KINDS[key] * COPIES + min(copies, COPIES) - 1
        yield AT["near"] + (KINDS[key] * (FAR + 1) + far) * PHASE + phase
    for key, far, chance in theirs.threats:
        yield AT["threat"] + (KINDS[key] * (FAR + 1) + far) * (FIFTHS + 1) + parts(chance, FIFTHS)


def strike(then: Aftermath, theirs: Outlook, caught: int) -> Iterator[int]:
    """The chances of an attack that waits for its answer."""
    if then.phase == STRUCK and then.attack:
        card, steps = then.attack
        power, hits = CARDS[card].power, parts(theirs.lacks[theirs.guards[steps]], TENTHS)
        yield AT["strike"] + (hits * POWER + power) * 2 + (power >= then.needs[0])
        yield AT["caught"] + parts(1 - theirs.lacks[caught], TENTHS) * POWER + power


def exchange(phase: int, mine: Arms, theirs: Outlook) -> Iterator[int]:
    """What both could attack with next, and how it could be met."""
    hits = [parts(theirs.lacks[copies], TENTHS) for copies in theirs.guards]
    for steps in range(REACHED):
        yield AT["next"] + ((steps * POWER + mine.attacks[steps]) * (TENTHS + 1) + hits[steps]) * PHASE + phase
        guard, fear = mine.guards[steps], parts(1 - theirs.lacks[theirs.attacks[steps]], TENTHS)
        met = 0 if not guard else 1 if guard <= theirs.strongest[steps] else 2
        yield AT["danger"] + ((steps * (TENTHS + 1) + fear) * 3 + met) * PHASE + phase
    met = 2 if mine.guards[0] else 1 if mine.guards[-1] else 0
    yield AT["lethal"] + (parts(1 - theirs.lacks[theirs.lethal], TENTHS) * 3 + met) * PHASE + phase
    hit = hits[mine.kill] if mine.kill < REACHED else 0
    yield AT["kill"] + (mine.kill * (TENTHS + 1) + hit) * PHASE + phase


def parts(chance: float, of: int) -> int:
    """The nearest, and of two the higher, whatever the last bit of the chance."""
    return int(of * chance + 0.500001)
