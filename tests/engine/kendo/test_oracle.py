"""The engine beside a Duel written a second time, straight from the rules, from the first attack on: one script from
top to bottom, which stops wherever somebody is asked, and says what may be answered in words.

The second one has no luck of its own: `dice` is set by its caller, and is asked for the same things in the same order.
"""

from collections import Counter
from random import Random

import pytest

from engine.games.kendo import GAME

BODIES = ("men", "kote", "do", "tsuki")
YELLOW, BLUE, GREEN = ("taiatari", "maki_age"), ("tai_sabaki", "kamae", "fudoshin"), ("tsubazeriai", "bogyo")
NAMES = ("basics", "counters", "others")
ORDER = [
    "men1", "men6", "men12", "kote2", "kote7", "kote11", "do3", "do8", "do10", "tsuki4", "tsuki5", "tsuki9",
    "men-suriage-men", "men-suriage-kote", "men-kaeshi-do", "men-nuki-tsuki",
    "kote-nuki-men", "kote-suriage-kote", "kote-kaeshi-do", "kote-suriage-tsuki",
    "do-uchiotoshi-men", "do-uchiotoshi-kote", "do-kaeshi-do", "do-uchiotoshi-tsuki",
    "tsuki-kaeshi-men", "tsuki-harai-kote", "tsuki-kaeshi-do", "tsuki-nayashi-tsuki",
    "jodan", "seme", "mushin", "seigan", "tai_sabaki", "kamae", "fudoshin", "tsubazeriai", "bogyo", "taiatari",
    "maki_age",
]  # fmt: skip


def kind(card):
    return card.rstrip("0123456789")


def pile_of(card):
    return 0 if card[-1].isdigit() else 1 if "-" in card else 2


class End(Exception):
    pass


class Oracle:
    def __init__(self, hands, decks, starter, meeting):
        self.meets = meeting == "attacks"
        self.hands, self.decks = [list(hand) for hand in hands], [list(deck) for deck in decks]
        self.played, self.seats, self.out = [[], [], []], len(hands), []
        self.last = dict.fromkeys(range(self.seats))
        self.starter, self.dice, self.ended = starter, None, None

    def script(self):
        try:
            starter, spared = self.starter, None
            while True:
                starter, spared = yield from self.exchange(starter, spared)
        except End as end:
            self.ended = end.args
            yield {}

    def inside(self):
        return [seat for seat in range(self.seats) if seat not in self.out]

    def following(self, seat):
        return next(each for step in range(1, 5) if (each := (seat + step) % self.seats) not in self.out)

    def lay(self, seat, wanted):
        """Of several of a kind the first in the order of the box."""
        card = min((card for card in self.hands[seat] if kind(card) == wanted), key=ORDER.index)
        self.hands[seat].remove(card)
        self.played[pile_of(card)].append(card)

    def receive(self, seat, card):
        self.hands[seat].append(card)
        self.hands[seat].sort(key=ORDER.index)

    def draw(self, seat, pile):
        if not self.decks[pile]:
            self.decks[pile] = self.dice.sample(self.played[pile], len(self.played[pile]))
            self.played[pile] = []
        self.receive(seat, self.decks[pile].pop(0))

    def kinds(self, seat):
        return {kind(card) for card in self.hands[seat]}

    # An exchange: gives the next starter, and whom they spare

    def exchange(self, starter, spared):
        if not self.hands[starter]:
            return (yield from self.empty(starter))
        words = self.openings(starter, spared)
        if not words:
            if not self.decks[0] and not self.played[0]:
                return self.following(starter), None
            _, word = yield {starter: {f"discard {each}" for each in self.kinds(starter)}}
            self.lay(starter, word.split()[1])
            self.draw(starter, 0)
            words = self.openings(starter, spared)
        _, word = yield {starter: words}
        return (yield from self.opened(starter, word))

    def openings(self, seat, spared):
        have, words = self.kinds(seat), set()
        for aim in self.aims(seat, spared):
            words |= {f"open {each}{aim}" for each in have if each in BODIES or each in YELLOW}
            words |= {f"open {each} {red}{aim}" for each in have for red in have
                      if each in BODIES and red in ("jodan", "seme")}  # fmt: skip
        return words

    def aims(self, seat, spared=None):
        others = [each for each in self.inside() if each != seat]
        if len(others) == 3:
            others = [each for each in others if each != spared]
        return [f" at {each}" for each in others] if len(others) > 1 else [""]

    def opened(self, seat, word):
        words = word.split()[1:]
        target = int(words[-1]) if "at" in words else self.following(seat)
        cards = words[: words.index("at")] if "at" in words else words
        for each in cards:
            self.lay(seat, each)
        self.last[target] = seat
        if not self.hands[target]:
            return (yield from self.drop(target))
        return (yield from self.attack(seat, target, cards[0], cards[1] if len(cards) > 1 else None))

    def attack(self, attacker, target, strike, red):
        countered = False
        while True:
            self.last[target] = attacker
            if red and self.hands[target]:
                yield from self.reinforced(attacker, target, red)
                red = None
            if not self.hands[target]:
                return (yield from self.empty(target))
            words = self.answers(target, attacker, strike, countered)
            if not words:
                self.robbed(attacker, target, 1 if strike in YELLOW else 2)
                return (attacker, target) if len(self.inside()) == 4 else (target, None)
            _, word = yield {target: words}
            verb, *rest = word.split()
            self.lay(target, rest[0])
            if "mushin" in rest[1:]:
                self.lay(target, "mushin")
            if verb == "stop" or (verb == "meet" and (countered or not self.meets)):
                return attacker, None
            if verb == "parry":
                return (yield from self.parried(target))
            if verb == "deflect" and len(self.inside()) == 2:
                return target, None
            if verb == "counter":
                strike, countered = rest[0].split("-")[-1], True
            attacker, target = target, int(rest[-1]) if "at" in rest else attacker

    def reinforced(self, attacker, target, red):
        wanted = {"jodan": ("seigan", "fudoshin"), "seme": ("mushin", "fudoshin")}[red]
        words = {f"stop {each}" for each in self.kinds(target) if each in wanted}
        if words:
            _, word = yield {target: words}
            self.lay(target, word.split()[1])
        else:
            self.robbed(attacker, target, 1)

    def answers(self, seat, attacker, strike, countered):
        have, words = self.kinds(seat), set()
        for each in have:
            first, last = each.partition("-")[0], each.rpartition("-")[2]
            if each in BLUE:
                words |= {f"stop {each}"} if strike in YELLOW else {f"deflect {each}{aim}" for aim in self.aims(seat)}
            elif each in GREEN and strike in BODIES and not countered:
                words.add(f"parry {each}")
            elif each == strike and strike in BODIES:
                aims = self.aims(seat, attacker) if self.meets and not countered else [""]
                words |= {f"meet {each}{aim}" for aim in aims}
            elif "-" in each:
                aims = self.aims(seat, None if first == last == strike else attacker)
                words |= {f"counter {each}{aim}" for aim in aims if first == strike}
                words |= {f"counter {each} mushin{aim}" for aim in aims if "mushin" in have}
        return words

    def parried(self, seat):
        if self.hands[seat]:
            return seat, None
        if len(self.inside()) == 2:
            raise End((), "hikiwake")
        return (yield from self.drop(seat, bonus=False))

    # Losses

    def robbed(self, attacker, target, count):
        for _ in range(min(count, len(self.hands[target]))):
            card = self.dice.choice(self.hands[target])
            self.hands[target].remove(card)
            self.receive(attacker, card)

    def empty(self, seat):
        if len(self.inside()) == 2 and not any(self.hands[each] for each in self.inside()):
            raise End((), "empty")
        return (yield from self.drop(seat))

    def drop(self, seat, bonus=True):
        before = len(self.inside())
        self.out.append(seat)
        others, last = self.inside(), self.last[seat]
        if len(others) == 1:
            raise End((others[0],), "last")
        if last not in others:
            return self.following(seat), None
        full = {f"draw {name}" for name, deck in zip(NAMES, self.decks, strict=True) if deck}
        if bonus and full:
            word = next(iter(full))
            if len(full) > 1:
                _, word = yield {last: full}
            self.draw(last, NAMES.index(word.split()[1]))
        return last if before == 4 else next(each for each in others if each != last), None


def compare(seats, seed, taste, meeting):
    """Plays one match in both, and tells what happened in it. Words that begin by taste are preferred, so that rare
    branches come about."""
    luck = Random(f"{seed} players")
    state, told = GAME.rules.setup(seats, {"mode": "duel", "meeting": meeting}, Random(f"{seed}:0")).state, Counter()
    while state.stage == "change":
        ask = GAME.rules.asks(state)[0]
        state = GAME.rules.play(state, ask.seat, luck.choice(ask.options), luck).state
    oracle = Oracle(state.hands, state.decks, state.turn, meeting)
    script = oracle.script()
    asked, ply = next(script), 0
    while asks := GAME.rules.asks(state):
        assert {ask.seat: sorted(map(str, ask.options)) for ask in asks} == {s: sorted(w) for s, w in asked.items()}
        [ask], ply = asks, ply + 1
        liked = [option for option in ask.options if str(option).startswith(taste)] if taste else []
        move = luck.choice(liked if liked and luck.random() < 0.9 else ask.options)
        step = GAME.rules.play(state, ask.seat, move, Random(f"{seed}:{ply}"))
        oracle.dice = Random(f"{seed}:{ply}")
        asked, state = script.send((ask.seat, str(move))), step.state
        told.update(event.kind for event in step.events)
        assert [list(map(list, piles)) for piles in (state.hands, state.decks, state.played)] == [
            oracle.hands, oracle.decks, oracle.played,
        ]  # fmt: skip
        assert list(state.out) == oracle.out
    assert (asked, (state.winners, state.reason)) == ({}, oracle.ended)
    return told + Counter([state.reason])


@pytest.mark.parametrize("meeting", ["attacks", "ends"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_matches(seats, meeting):
    tastes = [(), ("parry", "stop"), ("deflect", "counter"), ("open taiatari", "open maki"), ("meet",)]
    told = sum((compare(seats, seed, tastes[seed % len(tastes)], meeting) for seed in range(60)), Counter())
    assert {"dropped_out", "last", "unanswered"} <= set(told)
