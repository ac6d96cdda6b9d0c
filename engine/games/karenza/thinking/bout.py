"""A match that is fenced on to its end by fair fencers, in short form: the computer player needs thousands of them.

What rules.py says stands here once more, without events and piles nobody looks at. tests/engine/karenza/test_bout.py
holds the two against each other.
"""

from collections import Counter
from functools import cache
from random import Random

from engine.core import Outcome, Seat
from engine.games.karenza.choices import most_without_a_card
from engine.games.karenza.parts import AFTER, CARDS, MOST_MOVES, Kind, takes_initiative
from engine.games.karenza.rules import asks, play
from engine.games.karenza.state import State, placed
from engine.games.karenza.thinking.fencing import aimed, attacks, discarded, guards, missed, parry, reply, stance
from engine.tuples import less


def fenced_on(state: State, luck: Random) -> tuple[float, ...]:
    """Each seat's part of the win, if everybody answers as a fair fencer does. Before the first attack by the rules."""
    while not state.ended and (state.choices or state.poses[state.turn] is None):
        seat = asks(state)[0].seat
        state = play(state, seat, reply(state, seat, luck), luck).state
    scores = state.scores if state.ended else Bout(state).fenced()
    return shares(placed(scores, state.left))


@cache
def shares(places: tuple[int, ...]) -> tuple[float, ...]:
    return Outcome((), places, "points").shares


class Bout:
    """A state that changes in place."""

    __slots__ = ("after", "decks", "hands", "hidden", "lock", "options", "over", "poses", "scores", "seats", "state")

    def __init__(self, state: State) -> None:
        self.state, self.options, self.lock = state, state.options, state.options.sword_lock
        self.seats, self.over = state.playing, False
        self.after = [state.after(seat) for seat in range(len(state.poses))]
        self.poses = [pose or "" for pose in state.poses]
        self.hands, self.decks, self.scores = list(state.hands), list(state.decks), list(state.scores)
        self.hidden = [dict(Counter(hand + deck)) for hand, deck in zip(state.hands, state.decks, strict=True)]

    def fenced(self) -> list[int]:
        """One exchange after the other; the scores in the end."""
        attack, seat = self.state.attack, self.state.turn
        if attack:
            seat = self.answered(attack.seat, attack.target, attack.card, attack.moves)
        while not self.over:
            seat = self.turn(seat)
        return self.scores

    def turn(self, seat: Seat) -> Seat:
        """The seat with the initiative attacks or passes; who has it next."""
        options = attacks(self.hands[seat], self.poses[seat], self.lock)
        if not options:
            return self.passed(seat)
        most = options[-1].moves
        chances = [(target, self.missed(target, most)) for target in self.seats if target != seat]
        aim = aimed(options, chances, self.options.target - self.scores[seat])
        if not aim:
            return self.passed(seat)
        target, (card, moves, *_) = aim
        self.spent(seat, card)
        self.poses[seat] = AFTER[card]
        return self.answered(seat, target, card, moves)

    def missed(self, seat: Seat, most: int) -> list[float]:
        held = len(self.hands[seat])
        near = guards(self.state.warriors[seat] or "", self.poses[seat], self.lock)[: most + 1]
        return missed(near, self.hidden[seat], held / max(1, held + len(self.decks[seat])))

    def answered(self, seat: Seat, target: Seat, card: Kind, moves: int) -> Seat:
        """KZ-R12, KZ-R13: the attack is parried, or it scores; who has the initiative after it."""
        hand, pose, power = self.hands[target], self.poses[target], CARDS[card].power
        defence = parry(hand, pose, self.lock, moves, power)
        if defence:
            self.spent(target, defence)
            self.poses[target] = AFTER[defence]
            return target if takes_initiative(defence, card) else seat
        self.poses[target] = stance(hand, pose, most_without_a_card(self.options, moves), self.lock)
        self.scores[seat] += power
        self.over = self.options.won(self.scores[seat])
        return seat

    def passed(self, seat: Seat) -> Seat:
        """KZ-R14, KZ-R15: perhaps a discard, hands are filled, and the next one plays. KZ-R17: or the match is over."""
        hands, decks, full, hand = self.hands, self.decks, self.options.hand, self.hands[seat]
        self.poses[seat] = stance(hand, self.poses[seat], MOST_MOVES, self.lock)
        if discard := discarded(hand):
            self.spent(seat, discard)
        for other in self.seats:
            count = full - len(hands[other])
            if count > len(decks[other]):
                self.over = True
            elif count > 0:
                hands[other] = tuple(sorted(hands[other] + decks[other][:count]))
                decks[other] = decks[other][count:]
        return self.after[seat]

    def spent(self, seat: Seat, card: Kind) -> None:
        self.hands[seat] = less(self.hands[seat], card)
        self.hidden[seat][card] -= 1
