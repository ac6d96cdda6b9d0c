"""The engine beside Karenza written a second time, from the rules alone: tables that change, poses searched for.

The second one takes the shuffled decks and the opener from outside, for luck is not what is compared.
"""

import tomllib
from itertools import product
from pathlib import Path
from random import Random

import pytest

from engine.games.karenza import GAME

SEEDS = Path(__file__).parents[3] / "seeds/karenza/warriors"
CARDS = {card["key"]: card for path in SEEDS.glob("*.toml") for card in tomllib.loads(path.read_text("utf-8"))["card"]}
FEET, POINTS = "abcd", "1234"


def around(pose):
    """Poses by the number of moves that lead there, found by walking token after token, at most three steps."""
    found, edge = {pose: 0}, [pose]
    for steps in (1, 2, 3):
        following = []
        for here in edge:
            for token, places in ((0, FEET), (1, FEET), (2, POINTS)):
                for place in places:
                    there = here[:token] + place + here[token + 1 :]
                    if there[0] != there[1] and there not in found:
                        found[there] = steps
                        following.append(there)
        edge = following
    return found


class Oracle:
    def __init__(self, options, warriors, hands, decks, opener):
        self.lock = options["sword_lock"] == "on"
        self.cap_always = options["threat_cap"] == "always"
        self.size, self.goal = int(options["hand"]), int(options["target"])
        self.seats = len(warriors)
        self.hand, self.deck = [list(hand) for hand in hands], [list(deck) for deck in decks]
        self.pile = [[] for _ in warriors]
        self.pose, self.points = [None] * self.seats, [0] * self.seats
        self.table, self.threat, self.passes = [], None, 0
        self.turn = self.opener = opener
        self.gone, self.why = set(), None

    def legal(self):
        if self.why:
            return []
        if self.pose[self.turn] is None:
            feet = ((left, right) for left, right in product(FEET, FEET) if left != right)
            return [f"stand {left} {right} {point}" for left, right in feet for point in POINTS]
        return self.plays() + self.stands()

    def plays(self):
        side = "defence" if self.threat else "attack"
        most = self.threat["moves"] if self.threat else 3
        found, here = [], self.pose[self.turn]
        for key in set(self.hand[self.turn]):
            card = CARDS[key]
            count = around(here).get(card["pose"], 99)
            if card["side"] != side or count > most or (self.lock and card["pose"][2] != here[2]):
                continue
            if self.threat or self.seats == 2:
                found.append(f"play {key}")
            else:
                found += [f"play {key} {other}" for other in self.others()]
        return found

    def others(self):
        return [seat for seat in range(self.seats) if seat != self.turn and seat not in self.gone]

    def stands(self):
        most = self.threat["moves"] if self.threat and self.cap_always else 3
        poses = [pose for pose, count in around(self.pose[self.turn]).items() if count <= most]
        bare = [f"stand {' '.join(pose)}" for pose in poses]
        if self.threat:
            return bare
        hand = set(self.hand[self.turn])
        dropped = [f"{text} discard {card}" for text in bare for card in hand]
        return dropped if hand and self.passes >= 3 * (self.seats - len(self.gone)) else bare + dropped

    def do(self, text):
        word, *rest = text.split()
        if word == "play":
            return self.play(*rest)
        pose, card = "".join(rest[:3]), rest[4] if len(rest) > 3 else None
        if self.pose[self.turn] is None:
            self.pose[self.turn] = pose
            return self.next_to_place()
        self.pose[self.turn] = pose
        return self.scored() if self.threat else self.passed(card)

    def play(self, key, target=None):
        seat, card = self.turn, CARDS[key]
        moves = around(self.pose[seat])[card["pose"]]
        self.pose[seat] = card["pose"][:2] + str(card["end"])
        self.hand[seat].remove(key)
        self.table.append((seat, key))
        if self.threat:
            better = card["power"] > CARDS[self.threat["card"]]["power"]
            self.turn = seat if better else self.threat["by"]
            self.threat = None
        else:
            self.turn = self.others()[0] if target is None else int(target)
            self.threat, self.passes = {"by": seat, "at": self.turn, "card": key, "moves": moves}, 0

    def scored(self):
        seat = self.threat["by"]
        self.points[seat] += CARDS[self.threat["card"]]["power"]
        self.turn, self.threat = seat, None
        if self.points[seat] >= self.goal:
            self.why = "points"

    def passed(self, card):
        seat = self.turn
        if card:
            self.hand[seat].remove(card)
            self.pile[seat].append(card)
        for who, key in self.table:
            self.pile[who].append(key)
        self.table, self.passes = [], self.passes + 1
        self.turn = self.following(seat)
        here = [who for who in range(self.seats) if who not in self.gone]
        if any(self.size - len(self.hand[who]) > len(self.deck[who]) for who in here):
            self.why = "deck"
            return
        for who in here:
            while len(self.hand[who]) < self.size:
                self.hand[who].append(self.deck[who].pop(0))

    def following(self, seat):
        return next(each for step in range(1, self.seats + 1) if (each := (seat + step) % self.seats) not in self.gone)

    def next_to_place(self):
        ring = [(self.opener + step) % self.seats for step in range(self.seats)]
        here = [seat for seat in ring if seat not in self.gone]
        self.turn = next((seat for seat in here if self.pose[seat] is None), here[0])

    def leave(self, seat):
        self.gone.add(seat)
        if len(self.gone) == self.seats - 1:
            self.why, self.threat = "left", None
        elif any(self.pose[each] is None for each in range(self.seats) if each not in self.gone):
            self.next_to_place()
        elif self.threat and seat in (self.threat["by"], self.threat["at"]):
            if seat == self.threat["at"]:
                self.scored()
            else:
                self.turn, self.threat = self.threat["at"], None
        elif self.turn == seat:
            self.turn = self.following(seat)

    def places(self):
        marks = [-1 if seat in self.gone else self.points[seat] for seat in range(self.seats)]
        return tuple(1 + sum(other > mine for other in marks) for mine in marks)


def chosen(options, luck, eager):
    """An eager player plays a card when there is one, and else stays near, for most poses are of no use."""
    plays = [option for option in options if option.kind == "play"]
    if plays and luck.random() < eager:
        return luck.choice(plays)
    return luck.choice(options if luck.random() < 0.5 else options[: 1 + len(options) // 8])


def started(seats, options, luck):
    state = GAME.rules.setup(seats, options, luck).state
    while state.choices:
        ask = GAME.rules.asks(state)[0]
        state = GAME.rules.play(state, ask.seat, luck.choice(ask.options), luck).state
    return state, Oracle(options, state.warriors, state.hands, state.decks, state.opener)


def compare(seats, options, seed, *, eager=0.8, leaving=0.0):
    """Plays one match in both, and tells how it ended."""
    luck = Random(seed)
    state, oracle = started(seats, options, luck)
    while asks := GAME.rules.asks(state):
        [ask] = asks
        assert ask.seat == oracle.turn
        assert sorted(map(str, ask.options)) == sorted(oracle.legal())
        if luck.random() < leaving:
            seat = luck.choice(state.playing)
            state = GAME.rules.leave(state, seat, luck).state
            oracle.leave(seat)
        else:
            move = chosen(ask.options, luck, eager)
            state = GAME.rules.play(state, ask.seat, move, luck).state
            oracle.do(str(move))
        assert lies(state) == laid(oracle)
    assert oracle.legal() == []
    outcome = GAME.rules.outcome(state)
    assert (outcome.places, outcome.reason) == (oracle.places(), oracle.why)
    return outcome.reason


def lies(state):
    hands = [sorted(hand) for hand in state.hands]
    return (
        *(hands, list(map(list, state.decks)), list(map(list, state.discards))),
        *(list(state.poses), list(state.scores), [(laid.seat, laid.card) for laid in state.table]),
        *(state.attack and (state.attack.seat, state.attack.card, state.attack.moves), state.passes),
    )


def laid(oracle):
    threat = oracle.threat
    return (
        *([sorted(hand) for hand in oracle.hand], oracle.deck, oracle.pile),
        *(oracle.pose, oracle.points, oracle.table),
        *(threat and (threat["by"], threat["card"], threat["moves"]), oracle.passes),
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_play_the_same_matches(seats):  # KZ-26, KZ-R18, KZ-R19
    """Under all options; where hardly anybody attacks; and where somebody leaves."""
    every = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]
    assert "points" in {compare(seats, options, f"{number}") for number, options in enumerate(every)}
    assert "deck" in {compare(seats, every[0], seed, eager=0.02) for seed in range(3)}
    assert "left" in {compare(seats, every[0], seed, leaving=0.06) for seed in range(20)}
