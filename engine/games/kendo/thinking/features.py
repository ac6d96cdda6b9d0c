"""What the network of Kendo Duel looks at: a move between two, and what its player then sees, as facts that hold.

A fact is a number below `FACTS`. It is derived from a view and nothing else. The game treats all four strikes alike,
so none is known by its name: what can be said of one is said of each.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Final

from engine.games.kendo.parts import BODIES, CARDS
from engine.games.kendo.state import (
    Change,
    Counter,
    Deflect,
    Discard,
    Keep,
    Meet,
    Move,
    Open,
    Parry,
    Stop,
    View,
    in_game,
    meets,
)
from engine.games.kendo.thinking.sorts import (
    ALTERNATIVE,
    ANSWERING,
    BESIDES,
    BOX,
    COUNTERS,
    DECK_ENDS,
    DEFLECT,
    DELIVERING,
    FUDOSHIN,
    JODAN,
    MUSHIN,
    PARRY,
    SORT,
    SORTS,
    SORTS_OF,
    STOPS,
    STRIKES,
    counted,
    laid,
)  # fmt: skip
from engine.network import nearest
from engine.odds import none_of

Counts = Sequence[int]  # of each sort of card

CARDS_HELD: Final = 15  # in a hand, from none; more are as good
STAGES: Final = (4, 8, 12, 16, 20)  # cards in both hands, at which another stage of the Duel begins
STAGE: Final = len(STAGES) + 1
COARSE: Final = STAGE // 2
TENTH: Final = 11  # chances told apart
OTHER: Final = SORTS - JODAN  # sorts of the third sub-deck
COPY: Final = 7  # copies of a sort told apart, from none
NEXTS: Final = 8  # who is to do what after the move
CODES: Final = 28  # kinds of move
SUMS: Final = 34  # of the numbers that decide who begins
SIZES: Final[Mapping[str, int]] = {
    "size": CARDS_HELD * CARDS_HELD,  # cards in both hands
    "next": CARDS_HELD * CARDS_HELD * NEXTS,
    "other": OTHER * COPY * STAGE,  # how many of each sort of the third sub-deck
    "basics": 8 * STAGE,
    "counters": 9 * STAGE,
    "strike": 4 * 5 * STAGE,  # of each strike: the basics, and the counters that answer it
    "blow": TENTH * 3 * STAGE,  # the chance that nothing answers it, by basics
    "riposte": TENTH * 4 * STAGE,  # the chance that nothing answers it as a counter, by counters that deliver it
    "guard": TENTH * 6 * STAGE,  # the chance that the other holds such a basic, by what answers it
    "reply": TENTH * 6 * STAGE,  # the chance of a counter that delivers it, by what answers that
    "stops": 3 * TENTH * 4 * COARSE,  # what the other may attack with besides, by what stops it
    "joins": 3 * TENTH * 4 * COARSE,  # the chance that nothing stops such an attack, by cards for it
    "held": 3 * 13,  # cards of each sub-deck in the other hand
    "has": OTHER * TENTH * COARSE,  # the chance that one of a sort is there
    "move": CODES * TENTH * STAGE,  # what is played, by the chance that nothing answers it
    "risk": 3 * TENTH * TENTH,  # by that and the chance of an answer that strikes back and nothing here would meet
    "threat": 7 * STAGE,  # what was asked
    "starved": 2 * STAGE * NEXTS,  # whether nothing is left to open with
    "sure": 6 * 4 * COARSE,  # cards to open with, by strikes among them that nothing answers
    "spare": TENTH * 4 * 2,  # the chance of a FUDOSHIN, by counters that nothing answers
    "kept other": OTHER * COPY,  # before the Duel, of the cards that are kept
    "kept strike": 4 * 5,
    "kept riposte": 4 * 5,
    "fresh": 9,  # cards changed, by sub-deck
    "sum": 3 * SUMS,  # of the numbers kept, by basics changed
    "kinds": 5 * 5,  # of strikes kept, by basics changed
}
AT: Final = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
FACTS: Final = sum(SIZES.values())


class Look:
    """What a seat sees before it moves, counted once for all its moves."""

    network: Final = "kendo/duel"
    __slots__ = (
        "delivered",
        "every",
        "hand",
        "has",
        "held",
        "holds",
        "lacks",
        "meeting",
        "meets",
        "same",
        "stopped",
        "theirs",
        "unseen",
        "view",
    )

    def __init__(self, view: View) -> None:
        self.view, self.meeting = view, view.options.meeting == "attacks"
        self.meets = meets(view.threat, view.options)
        self.hand = counted(view.hand or ())
        self.theirs = sum(view.hand_sizes[seat] for seat in in_game(view.seats, view.out) if seat != view.seat)
        gone = counted(tuple(card for pile in view.played for card in pile))
        self.unseen = [max(0, BOX[sort] - self.hand[sort] - gone[sort]) for sort in range(SORTS)]
        self.every = [sum(self.unseen[first:end]) for first, end in pairwise(DECK_ENDS)]
        self.held = [max(0, every - size) for every, size in zip(self.every, view.deck_sizes, strict=True)]
        unseen, parries = self.unseen, (self.unseen[PARRY], 0)
        turns = unseen[DEFLECT] + unseen[FUDOSHIN] + (unseen[MUSHIN] if self.held[1] else 0)  # KD-13: with any counter
        self.lacks = [
            [
                tenths(self.none(0, unseen[strike]) * self.none(1, self.among(ANSWERING[strike])) * other)
                for strike in STRIKES
            ]
            for other in [self.none(2, turns + parry) for parry in parries]
        ]
        self.holds = [tenths(1 - self.none(0, unseen[strike])) for strike in STRIKES]
        self.delivered = [tenths(1 - self.none(1, self.among(DELIVERING[strike]))) for strike in STRIKES]
        self.has = [tenths(1 - self.none(2, unseen[sort])) for sort in range(JODAN, SORTS)]
        jokers = (0, 0, unseen[MUSHIN] if self.held[1] else 0)
        self.stopped = [
            tenths(self.none(2, self.among(stops) + more)) for stops, more in zip(STOPS, jokers, strict=True)
        ]
        self.same = [AT["held"] + deck * 13 + min(held, 12) for deck, held in enumerate(self.held)]

    def none(self, deck: int, some: int) -> float:
        """The chance that none of `some` unseen cards of a sub-deck is in the other hand."""
        return none_of(some, self.held[deck], self.every[deck])

    def among(self, sorts: Iterable[int]) -> int:
        """How many cards of these sorts are not to be seen."""
        return sum([self.unseen[sort] for sort in sorts])

    # Before the Duel

    def kept(self, change: Keep | Change) -> list[int]:
        """What holds of the cards that are kept, and of how many are changed."""
        hand, left, away = list(self.view.hand or ()), list(self.hand), [0, 0, 0]
        for card in (change.first, change.second) if isinstance(change, Change) else ():
            if card:
                hand.remove(card)
                left[SORT[card]] -= 1
                away[CARDS[card].deck] += 1
        total, fresh = sum(CARDS[card].number or 0 for card in hand), away[0]
        found = [
            AT["fresh"] + 3 * away[1] + away[2],
            AT["sum"] + fresh * SUMS + min(total, SUMS - 1),
            AT["kinds"] + fresh * 5 + sum([left[strike] > 0 for strike in STRIKES]),
        ]
        for strike in STRIKES:
            answers = sum([left[each] for each in ANSWERING[strike]])
            delivers = sum([left[each] for each in DELIVERING[strike]])
            found += (AT["kept strike"] + left[strike] * 5 + answers, AT["kept riposte"] + left[strike] * 5 + delivers)
        return found + [AT["kept other"] + sort * COPY + left[JODAN + sort] for sort in range(OTHER)]

    # In the Duel

    def facts(self, move: Move) -> list[int]:
        """All that hold of this move and of what is seen after it."""
        if isinstance(move, Keep | Change):
            return self.kept(move)
        left, sorts = list(self.hand), tuple(laid(move))
        for sort in sorts:
            left[sort] -= 1
        mine, then = len(self.view.hand or ()) - len(sorts) + isinstance(move, Discard), self.then(move)
        stage = bisect_left(STAGES, mine + self.theirs)
        sizes = min(mine, CARDS_HELD - 1) * CARDS_HELD + min(self.theirs, CARDS_HELD - 1)
        opens = sum(left[: len(STRIKES)]) + left[ALTERNATIVE]
        counters = sum(left[COUNTERS:JODAN])
        found = [
            *self.same,
            AT["size"] + sizes,
            AT["next"] + sizes * NEXTS + then,
            AT["basics"] + min(opens - left[ALTERNATIVE], 7) * STAGE + stage,
            AT["counters"] + min(counters, 8) * STAGE + stage,
            AT["threat"] + self.threat() * STAGE + stage,
            AT["starved"] + ((not opens) * STAGE + stage) * NEXTS + then,
        ]
        replies, blows, ripostes = self.strikes(left, stage, found)
        found += (
            AT["sure"] + (min(opens, 5) * 4 + min(blows, 3)) * COARSE + stage // 2,
            AT["spare"] + (self.has[FUDOSHIN - JODAN] * 4 + min(ripostes, 3)) * 2 + (then == 0),
            *self.others(left, stage),
            *self.blow(move, left, replies, stage),
        )
        return found

    def others(self, left: Counts, stage: int) -> Iterator[int]:
        """Of each sort of the third sub-deck, and of what is attacked with besides strikes."""
        coarse, jokers = stage // 2, (0, 0, left[MUSHIN] if any(left[COUNTERS:JODAN]) else 0)
        for sort in range(OTHER):
            yield AT["other"] + (sort * COPY + left[JODAN + sort]) * STAGE + stage
            yield AT["has"] + (sort * TENTH + self.has[sort]) * COARSE + coarse
        for each, (sort, stops, more) in enumerate(zip(BESIDES, STOPS, jokers, strict=True)):
            stopping, joining = min(sum([left[stop] for stop in stops]) + more, 3), min(left[sort], 3)
            yield AT["stops"] + ((each * TENTH + self.has[sort - JODAN]) * 4 + stopping) * COARSE + coarse
            yield AT["joins"] + ((each * TENTH + self.stopped[each]) * 4 + joining) * COARSE + coarse

    def strikes(self, left: Counts, stage: int, found: list[int]) -> tuple[list[int], int, int]:
        """Of each strike, into `found`. Returns what answers each as a counter, and how many attacks nothing meets."""
        replies, blows, ripostes = [], 0, 0
        joker, turns = left[MUSHIN] and any(left[COUNTERS:JODAN]), left[DEFLECT] + left[FUDOSHIN]
        for strike in STRIKES:
            basics, answers = left[strike], sum([left[each] for each in ANSWERING[strike]])
            delivers = sum([left[each] for each in DELIVERING[strike]])
            reply = basics + answers + turns + bool(joker and not answers)
            lacks, counter_lacks = self.lacks[0][strike], self.lacks[1][strike]
            replies.append(reply)
            blows += basics > 0 and lacks == TENTH - 1
            ripostes += delivers > 0 and counter_lacks == TENTH - 1
            found += (
                AT["strike"] + (basics * 5 + answers) * STAGE + stage,
                AT["blow"] + (lacks * 3 + min(basics, 2)) * STAGE + stage,
                AT["riposte"] + (counter_lacks * 4 + min(delivers, 3)) * STAGE + stage,
                AT["guard"] + (self.holds[strike] * 6 + min(reply + left[PARRY], 5)) * STAGE + stage,
                AT["reply"] + (self.delivered[strike] * 6 + min(reply, 5)) * STAGE + stage,
            )
        return replies, blows, ripostes

    def blow(self, move: Move, left: Counts, replies: Sequence[int], stage: int) -> Iterator[int]:
        """What is played; of a strike also how likely an answer is that strikes back and nothing here could meet."""
        lacks, strike = self.unanswered(move)
        yield AT["move"] + (self.code(move) * TENTH + lacks) * STAGE + stage
        if strike is not None:
            bad = [each for each, answers in zip(ANSWERING[strike], replies, strict=True) if not answers]
            how = 2 if isinstance(move, Counter) else int(isinstance(move, Open) and move.reinforcement is not None)
            safe = self.none(1, self.among(bad))
            if self.meeting and how < 2 and not replies[strike] + left[PARRY]:
                safe *= self.none(0, self.unseen[strike])  # KD-8
            yield AT["risk"] + (how * TENTH + lacks) * TENTH + tenths(1 - safe)

    def unanswered(self, move: Move) -> tuple[int, int | None]:
        """The chance that nothing answers what is played, in tenths, and the strike it delivers."""
        if isinstance(move, Counter):
            strike = (SORTS_OF[move.card] - COUNTERS) % len(STRIKES)
            return self.lacks[1][strike], strike
        if isinstance(move, Open):
            sort = SORTS_OF[move.card]
            return (self.stopped[2], None) if sort == ALTERNATIVE else (self.lacks[0][sort], sort)
        if isinstance(move, Meet) and self.meets:
            strike = SORTS_OF[move.card]
            return self.lacks[0][strike], strike
        return 0, None

    def code(self, move: Move) -> int:
        threat = self.view.threat
        counter, joined = bool(threat and threat.counter), threat.reinforcement if threat else None
        match move:
            case Open(card, reinforcement):
                return (
                    3 if SORTS_OF[card] == ALTERNATIVE else SORTS_OF[reinforcement] - JODAN + 1 if reinforcement else 0
                )
            case Counter(_, mushin):
                return 4 + mushin
            case Meet():
                return 6 + counter
            case Deflect(card):
                return 8 + (SORTS_OF[card] == FUDOSHIN) + 2 * counter
            case Parry():
                return 12
            case Stop(card):
                return (17 if joined is None else 15 if joined == "seme" else 13) + (SORTS_OF[card] == FUDOSHIN)
            case Discard(card):
                return 19 + max(0, SORTS_OF[card] - JODAN + 1)
        return CODES - 1

    def then(self, move: Move) -> int:
        """Who is to do what after it: to open, this one first; to answer what kind of attack; to go on."""
        match move:
            case Open(card, reinforcement):
                return 4 if SORTS_OF[card] == ALTERNATIVE else 5 if reinforcement else 2
            case Counter():
                return 3
            case Meet() if self.meets:
                return 2
            case Deflect() | Parry():
                return 0
            case Stop() if self.view.threat and self.view.threat.reinforcement:
                return 6
            case Discard():
                return 7
        return 1

    def threat(self) -> int:
        """What is asked: to open, to discard, or to answer what."""
        threat = self.view.threat
        if threat is None:
            return int(self.view.stage == "discard")
        if threat.reinforcement:
            return 2 + (threat.reinforcement == "seme")
        return 4 if threat.strike not in BODIES else 5 + threat.counter


def tenths(chance: float) -> int:
    return nearest(chance, TENTH - 1)
