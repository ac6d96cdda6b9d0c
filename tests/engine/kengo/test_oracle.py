"""The engine beside Kengo! written a second time, straight from the rules page: a table that changes, each word tried.

The second one deals nothing itself: `take` reads the shuffle from the state it is compared with. It leaves out what
only changes a number or the order of rounds: the best of three, and the specials but for two.
"""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from engine.games.kengo import GAME

WORDS = [
    *(f"{word} {card}" for word in ("advance", "retreat", "withdraw") for card in range(1, 6)),
    *("attack" + f" {card}" * times for card in range(1, 6) for times in range(1, 6)),
    *(f"advance {step} attack" + f" {card}" * times
      for step in range(1, 6) for card in range(1, 6) for times in range(1, 6)),
    "parry", "hit", "pass",
]  # fmt: skip
READ = {
    word: ("lunge" if " attack" in word else word.split()[0], [int(card) for card in word.split() if card.isdigit()])
    for word in WORDS
}


class Oracle:
    def __init__(self, options, special, starter, draws):
        self.level, self.squares, self.rounds = options["level"], int(options["tatami"]), int(options["rounds"])
        self.last_parry = options["basic_last_parry"] == "on"
        self.special, self.starter, self.draws = special, starter, draws
        self.points, self.ends = [0, 0], []  # (winner, reason) of every round

    def take(self, state):
        self.hand, self.pile = [sorted(hand) for hand in state.hands], list(state.pile)
        self.start = [0, self.squares + 1]
        self.at, self.turn = list(self.start), self.starter
        self.attack, self.lunged, self.last_attack = None, False, False
        self.running, self.drew_last = True, None
        assert sorted([*self.hand[0], *self.hand[1], *self.pile]) == sorted([1, 2, 3, 4, 5] * 5)

    # What is allowed

    def legal(self):
        allowed = {word for word in WORDS if self.allowed(*READ[word])}
        if self.special == "no_way_back" and self.attack is None and not self.last_attack:
            return {word for word in allowed if not word.startswith("retreat")} or allowed
        return allowed

    def distance(self):
        return self.at[1] - self.at[0]

    def has(self, cards):
        return all(self.hand[self.turn].count(card) >= cards.count(card) for card in cards)

    def ahead(self, squares):
        return self.at[self.turn] + (squares if self.turn == 0 else -squares)

    def allowed(self, verb, cards):
        if not self.has(cards):
            return False
        if self.attack is not None:
            if verb == "withdraw":
                return self.lunged and 1 <= self.ahead(-cards[0]) <= self.squares
            return verb == "hit" or (verb == "parry" and self.has(self.attack))
        if self.special == "single_cut" and len(cards) > (2 if verb == "lunge" else 1):
            return False
        if verb == "attack":
            single = self.level == "basic" and not (self.last_attack and self.last_parry)
            return set(cards) == {self.distance()} and not (single and len(cards) > 1)
        if self.last_attack:
            return verb == "pass"
        if verb == "lunge":
            step, *struck = cards
            return self.level == "advanced" and step < self.distance() and set(struck) == {self.distance() - step}
        if verb == "advance":
            return cards[0] < self.distance()
        return verb == "retreat" and 1 <= self.ahead(-cards[0]) <= self.squares

    # What happens

    def do(self, word):
        self.act(*READ[word])
        while self.running and self.by_itself():
            pass

    def by_itself(self):
        """What the bot does unasked."""
        allowed = self.legal()
        if self.attack is not None or self.last_attack:
            if len(allowed) > 1:
                return False
            self.act(*READ[allowed.pop()])
        elif not self.hand[self.turn]:
            self.fill(5)
            self.end_of_turn()
        elif not allowed:
            self.end(1 - self.turn, "no_card")
        else:
            return False
        return True

    def act(self, verb, cards):
        for card in self.attack if verb == "parry" else cards:
            self.hand[self.turn].remove(card)
        if verb in ("advance", "lunge"):
            self.at[self.turn] = self.ahead(cards[0])
        if verb in ("retreat", "withdraw"):
            self.at[self.turn] = self.ahead(-cards[0])
        if verb in ("advance", "retreat"):
            self.fill(5)
            self.end_of_turn()
        elif verb in ("attack", "lunge"):
            self.strike(cards[1:] if verb == "lunge" else cards, verb == "lunge")
        elif verb == "parry":
            self.attack = None
            if not self.pile:
                self.position() if self.level == "basic" else self.count()
        elif verb == "withdraw":
            self.attack = None
            if self.pile:
                self.fill(len(self.hand[self.turn]) + 1)
                self.end_of_turn()
            else:
                self.position()
        elif verb == "hit":
            self.end(1 - self.turn, "hit")
        else:
            self.position()

    def fill(self, to):
        hand = self.hand[self.turn]
        while len(hand) < to and self.pile:
            hand.append(self.pile.pop(0))
            if not self.pile:
                self.drew_last = self.turn
        hand.sort()

    def strike(self, cards, lunged):
        if self.level == "basic" and not (self.last_attack and self.last_parry):
            self.end(self.turn, "hit")
        else:
            self.fill(5)
            self.attack, self.lunged = cards, lunged
            self.turn = 1 - self.turn

    def end_of_turn(self):
        self.turn = 1 - self.turn
        if not self.pile and self.level == "basic":
            self.last_attack = True
        elif not self.pile:
            self.count()

    def count(self):
        mine, theirs = (hand.count(self.distance()) for hand in self.hand)
        self.position() if mine == theirs else self.end(0 if mine > theirs else 1, "count")

    def position(self):
        mine, theirs = self.at[0] - self.start[0], self.start[1] - self.at[1]
        if mine != theirs:
            self.end(0 if mine > theirs else 1, "position")
        else:
            self.end(*((1 - self.drew_last, "drawn_last") if self.draws >= 3 else (None, "draw")))

    def end(self, winner, reason):
        self.running = False
        self.ends.append((winner, reason))
        self.draws = self.draws + 1 if winner is None else 0
        self.starter = 1 - (self.starter if winner is None else winner)
        if winner is not None:
            self.points[winner] += 1


def chosen(options, luck, stubborn):
    """At random; a stubborn player doesn't let a hit through or strike early, so that piles run out."""
    calm = [option for option in options if str(option) != "hit" and "attack" not in str(option)]
    return luck.choice(calm if stubborn and calm and luck.random() < 0.9 else options)


@pytest.mark.parametrize("special", [None, "no_way_back", "single_cut"])
@pytest.mark.parametrize("level", GAME.options["level"])
def test_both_play_the_same_matches(level, special):
    names = ("tatami", "rounds", "basic_last_parry")
    for number, values in enumerate(product(*(GAME.options[name] for name in names))):
        luck = Random(f"{level} {special} {number}")
        options = {name: first for name, (first, *_) in GAME.options.items()} | dict(zip(names, values, strict=True))
        state = GAME.rules.setup(2, options | {"level": level}, luck).state
        state = replace(state, special=special, standing=replace(state.standing, draws=number % 5))
        oracle = Oracle(options | {"level": level}, special, state.turn, number % 5)
        oracle.take(state)
        while asks := GAME.rules.asks(state):
            [ask] = asks
            assert (ask.seat, sorted(map(str, ask.options))) == (oracle.turn, sorted(oracle.legal()))
            move = chosen(ask.options, luck, number % 3)
            step = GAME.rules.play(state, ask.seat, move, luck)
            oracle.do(str(move))
            ends = [(each.round.winner, each.round.reason) for each in step.events if each.kind == "round_over"]
            assert ends == oracle.ends[-len(ends) :] if ends else oracle.running
            state = replace(step.state, special=special)
            if ends and not GAME.rules.outcome(state):
                oracle.take(state)
            assert (state.standing.score, state.standing.draws) == (tuple(oracle.points), oracle.draws)
            assert [list(state.places), list(map(list, state.hands)), list(state.pile)] == [
                oracle.at,
                oracle.hand,
                oracle.pile,
            ]
        assert max(oracle.points) == oracle.rounds
