"""What the network of Karenza looks at when two fence: a move, and what its player then sees, as facts that hold.

A fact is a number below `FACTS`. It is derived from a view and nothing else.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from random import Random
from typing import Final

from engine.games.karenza.parts import CARDS, MOST_MOVES, OFFERED, OPTIONS, POSES, WARRIORS, Hand, Kind
from engine.games.karenza.rules import play
from engine.games.karenza.state import Attack, Move, Options, Play, Stand, State, View
from engine.games.karenza.thinking.chances import FAR, Arms, Chances, arms, chances, stronger
from engine.games.karenza.view import imagine, unseen
from engine.network import nearest
from engine.tuples import less

Both = tuple[int, int]  # of the player, then of the other

EACH: Final = 12  # kinds in a deck
COPIES: Final = 4  # of a kind
POINTS: Final = 11  # that are missing, from none
FULL: Final = 8  # sizes of a hand
PAIRS: Final = 12  # cards left in a deck, two by two
PASSES: Final = 8
POWER: Final = 10  # from none
TENTHS: Final = 10
FIFTHS: Final = 5
REACHED: Final = MOST_MOVES + 1  # distances from which a card can be played
PHASE: Final = 4
STRUCK, MINE, THEIRS, PLACED = range(
    PHASE
)  # an attack waits for its answer; who plays next; the other has yet to stand

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


def known(view: View) -> bool:
    """Whether the network has seen matches like this one."""
    options = view.options
    usual = str(options.hand) in OPTIONS["hand"] and str(options.target) in OPTIONS["target"]
    full = max(view.hand_sizes) > options.hand  # only in positions that somebody drew up
    return usual and not full and len(view.poses) == 2 and all(warrior in NUMBERS for warrior in view.warriors)


class Look:
    """What a seat sees before it moves, counted once for all its moves. The view is a `known` one."""

    network: Final = "karenza/two"
    __slots__ = ("deal", "hidden", "rival", "same", "seat", "view")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat, self.rival = view, view.seat, 1 - view.seat
        self.deal = imagine(view, Random(0))  # to make moves in; of what is dealt there nothing is looked at
        mine, theirs = (view.warriors[seat] or "" for seat in (self.seat, self.rival))
        left = unseen(view, self.rival, theirs, ())
        self.hidden = tuple((card.key, left.count(card.key)) for card in WARRIORS[theirs].cards)
        self.same = (AT["pair"] + NUMBERS[mine] * len(OFFERED) + NUMBERS[theirs], *chosen(view.options))

    def facts(self, move: Move) -> list[int]:
        """All that hold of this move and of what is seen after it."""
        after = play(self.deal, self.seat, move, Random(0)).state
        needs = self.both(after.options.target - score for score in after.scores)
        if after.ended:
            return [AT["ended"] + 1 + (needs[0] < needs[1]) - (needs[0] > needs[1])]
        pose, stood, lock = after.poses[self.seat] or "", after.poses[self.rival], after.options.sword_lock
        sizes, now = self.both(map(len, after.hands)), self.phase(after)
        mine = arms(kept(self.view.hand or (), move), pose, needs[0], lock)
        theirs = chances(self.hidden, stood, sizes[1], needs[1], lock)
        return [
            *self.same,
            *counts(now, needs, sizes, self.both(map(len, after.decks))),
            AT["passes"] + min(after.passes, PASSES - 1),
            AT["pose"] + now * len(POSES) + PLACES[pose],
            *([AT["pose"] + (PHASE + now) * len(POSES) + PLACES[stood]] if stood else ()),
            *cards(now, mine, theirs),
            *(self.strike(after.attack, needs[0], theirs) if after.attack else ()),
            *exchange(now, mine, theirs),
        ]

    def both(self, numbers: Iterable[int]) -> Both:
        each = tuple(numbers)
        return each[self.seat], each[self.rival]

    def phase(self, after: State) -> int:
        if after.attack:
            return STRUCK
        if after.poses[self.rival] is None:
            return PLACED
        return MINE if after.turn == self.seat else THEIRS

    def strike(self, attack: Attack, need: int, theirs: Chances) -> Iterator[int]:
        """The chances of an attack that waits for its answer, and of a parry that would take the initiative from it."""
        power, steps = CARDS[attack.card].power, attack.moves
        hits = nearest(theirs.lacks[theirs.guards[steps]], TENTHS)
        yield AT["strike"] + (hits * POWER + power) * 2 + (power >= need)
        lock, stood = self.view.options.sword_lock, self.view.poses[self.rival]
        caught = 1 - theirs.lacks[stronger(self.hidden, stood, attack.card, steps, lock)]
        yield AT["caught"] + nearest(caught, TENTHS) * POWER + power


def kept(hand: Hand, move: Move) -> Hand:
    """What is left of a hand. What is drawn isn't known before."""
    gone = move.card if isinstance(move, Play) else move.discard if isinstance(move, Stand) else None
    return less(hand, gone) if gone else hand


def chosen(options: Options) -> tuple[int, int, int]:
    hands, targets = OPTIONS["hand"], OPTIONS["target"]
    return (
        AT["option"] + hands.index(str(options.hand)),
        AT["option"] + len(hands) + targets.index(str(options.target)),
        AT["option"] + len(hands) + len(targets) + 2 * options.sword_lock + (options.threat_cap == "always"),
    )


def counts(now: int, needs: Both, sizes: Both, decks: Both) -> Iterator[int]:
    mine, theirs = (min(need, POINTS - 1) for need in needs)
    yield AT["score"] + (now * POINTS + mine) * POINTS + theirs
    mine, theirs = (min(size, FULL - 1) for size in sizes)
    yield AT["sizes"] + (now * FULL + mine) * FULL + theirs
    mine, theirs = (min(deck // 2, PAIRS - 1) for deck in decks)
    yield AT["decks"] + mine * PAIRS + theirs


def cards(now: int, mine: Arms, theirs: Chances) -> Iterator[int]:
    """Each kind in the hand, and each that the other has."""
    for key, copies, far in mine.cards:
        yield AT["held"] + KINDS[key] * COPIES + min(copies, COPIES) - 1
        yield AT["near"] + (KINDS[key] * (FAR + 1) + far) * PHASE + now
    for key, far, chance in theirs.threats:
        yield AT["threat"] + (KINDS[key] * (FAR + 1) + far) * (FIFTHS + 1) + nearest(chance, FIFTHS)


def exchange(now: int, mine: Arms, theirs: Chances) -> Iterator[int]:
    """What both could attack with next, and how it could be met."""
    hits = [nearest(theirs.lacks[copies], TENTHS) for copies in theirs.guards]
    for steps in range(REACHED):
        yield AT["next"] + ((steps * POWER + mine.attacks[steps]) * (TENTHS + 1) + hits[steps]) * PHASE + now
        guard, fear = mine.guards[steps], nearest(1 - theirs.lacks[theirs.attacks[steps]], TENTHS)
        met = 0 if not guard else 1 if guard <= theirs.strongest[steps] else 2
        yield AT["danger"] + ((steps * (TENTHS + 1) + fear) * 3 + met) * PHASE + now
    met = 2 if mine.guards[0] else 1 if mine.guards[-1] else 0
    yield AT["lethal"] + (nearest(1 - theirs.lacks[theirs.lethal], TENTHS) * 3 + met) * PHASE + now
    hit = hits[mine.kill] if mine.kill < REACHED else 0
    yield AT["kill"] + (mine.kill * (TENTHS + 1) + hit) * PHASE + now
