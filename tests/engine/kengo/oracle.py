"""Kengo! a second time, straight from the rules page, slow and plain: a mutable table, moves as words, each tried.

It deals nothing itself: `take` reads a shuffle from the state of the engine it is compared with."""

from itertools import combinations_with_replacement

WORDS = [
    *(f"{word} {card}" for word in ("advance", "retreat", "withdraw") for card in range(1, 6)),
    *("attack" + f" {card}" * times for card in range(1, 6) for times in range(1, 6)),
    *(f"advance {step} attack" + f" {card}" * times
      for step in range(1, 6) for card in range(1, 6) for times in range(1, 6)),
    *("parry " + " ".join(map(str, group))
      for size in range(1, 6) for group in combinations_with_replacement(range(1, 6), size)),
    "parry", "hit", "pass",
]  # fmt: skip

READ = {word: (word.split()[0], [int(card) for card in word.split() if card.isdigit()]) for word in WORDS}
LUNGES = {word for word in WORDS if " attack " in word}


class Oracle:
    def __init__(self, options, starter, draws=0):
        self.o = options
        self.squares = int(options["tatami"])
        self.starter = starter
        self.draws = draws
        self.points = [0, 0]
        self.matches = [0, 0]
        self.ends = []  # (winner, reason) of every round
        self.over = False
        self.seen_specials = []

    # PREPARATION

    def take(self, state):
        """The shuffle, and nothing but the shuffle."""
        self.special = state.special
        self.hand = [sorted(hand) for hand in state.hands]
        self.pile = list(state.pile)
        self.aside = list(state.aside)
        self.discard = []
        inset = 3 if self.special == "crowded_hall" else 0
        self.start = [0 + inset, self.squares + 1 - inset]
        self.at = list(self.start)
        self.turn = self.starter
        self.attack = None
        self.lunged = False
        self.last_attack = False
        self.running = True
        self.drew_last = None
        size = self.size()
        assert len(self.hand[0]) == len(self.hand[1]) == size
        assert len(self.aside) == (1 if self.special == "long_sleeves" else 0)
        assert sorted([*self.hand[0], *self.hand[1], *self.pile, *self.aside]) == sorted([1, 2, 3, 4, 5] * 5)
        assert (self.special is None) == (self.o["specials"] == "off")
        self.check_special()

    def check_special(self):
        if self.special is None:
            return
        allowed = ["long_sleeves", "cold_hands", "crowded_hall", "no_way_back", "open_palms"]
        if self.o["rounds"] != "1":
            allowed.append("high_stakes")
        if not (self.o["level"] == "basic" and self.o["basic_last_parry"] == "off"):
            allowed += ["single_cut", "flowing_guard"]
        if len(self.seen_specials) == len(allowed):
            self.seen_specials = []
        assert self.special in allowed
        assert self.special not in self.seen_specials, "turned up twice before the deck was used up"
        self.seen_specials.append(self.special)

    def size(self):
        return {"long_sleeves": 6, "cold_hands": 4}.get(self.special, 5)

    # WHAT IS ALLOWED

    def legal(self):
        allowed = {word for word in WORDS if self.allowed(word)}
        if self.special == "no_way_back" and self.attack is None and not self.last_attack:
            others = {word for word in allowed if not word.startswith("retreat")}
            return others or allowed
        return allowed

    def distance(self):
        return self.at[1] - self.at[0]

    def has(self, cards):
        return all(self.hand[self.turn].count(card) >= cards.count(card) for card in cards)

    def ahead(self, squares):
        return self.at[self.turn] + (squares if self.turn == 0 else -squares)

    def allowed(self, word):
        verb, cards = READ[word]
        if word in LUNGES:
            return self.may_lunge(cards[0], cards[1:])
        if self.attack is not None:
            return self.may_answer(verb, cards)
        if self.last_attack:
            return verb == "pass" or (verb == "attack" and self.may_attack(cards))
        if verb not in ("advance", "retreat", "attack") or not self.has(cards):
            return False
        if verb == "attack":
            return self.may_attack(cards)
        to = self.ahead(cards[0] if verb == "advance" else -cards[0])
        on_the_mat = 1 <= to <= self.squares
        enemy = self.at[1 - self.turn]
        passes = to >= enemy if self.turn == 0 else to <= enemy
        return on_the_mat and not (verb == "advance" and passes)

    def may_attack(self, cards):
        level = self.o["level"]
        if self.special == "single_cut" and len(cards) > 1:
            return False
        if level == "basic" and len(cards) > 1 and not (self.last_attack and self.o["basic_last_parry"] == "on"):
            return False
        return self.has(cards) and set(cards) == {self.distance()}

    def may_lunge(self, step, cards):
        if self.o["level"] != "advanced" or self.attack is not None or self.last_attack:
            return False
        if self.special == "single_cut" and len(cards) > 1:
            return False
        return self.has([step, *cards]) and step < self.distance() and set(cards) == {self.distance() - step}

    def may_answer(self, verb, cards):
        if verb == "hit":
            return True
        if verb == "parry" and self.special == "flowing_guard":
            return len(cards) == len(self.attack) and sum(cards) == sum(self.attack) and self.has(cards)
        if verb == "parry":
            return not cards and self.has(self.attack)
        if verb == "withdraw":
            return self.lunged and self.has(cards) and 1 <= self.ahead(-cards[0]) <= self.squares
        return False

    # WHAT HAPPENS

    def do(self, word):
        self.act(word)
        while self.running and self.by_itself():
            pass

    def by_itself(self):
        """What the bot does unasked."""
        allowed = self.legal()
        if self.attack is not None or self.last_attack:
            if len(allowed) > 1:
                return False
            self.act(*allowed)
        elif not self.hand[self.turn]:
            self.fill(self.turn)
            self.end_of_turn()
        elif not allowed:
            self.end(1 - self.turn, "no_card")
        else:
            return False
        return True

    def act(self, word):
        verb, cards = READ[word]
        if word in LUNGES:
            self.pay(cards[:1])
            self.at[self.turn] = self.ahead(cards[0])
            self.strike(cards[1:], lunged=True)
        elif verb in ("advance", "retreat"):
            self.pay(cards)
            self.at[self.turn] = self.ahead(cards[0] if verb == "advance" else -cards[0])
            self.fill(self.turn)
            self.end_of_turn()
        elif verb == "attack":
            self.strike(cards, lunged=False)
        elif verb == "parry":
            self.parry(cards or self.attack)
        elif verb == "withdraw":
            self.withdraw(cards)
        elif verb == "hit":
            self.end(1 - self.turn, "hit")
        elif verb == "pass":
            self.position()

    def pay(self, cards):
        for card in cards:
            self.hand[self.turn].remove(card)
            self.discard.append(card)

    def fill(self, who, to=None):
        while len(self.hand[who]) < (self.size() if to is None else to) and self.pile:
            self.hand[who].append(self.pile.pop(0))
            if not self.pile:
                self.drew_last = who
        self.hand[who].sort()

    def strike(self, cards, lunged):
        self.pay(cards)
        if self.o["level"] == "basic" and not (self.last_attack and self.o["basic_last_parry"] == "on"):
            self.end(self.turn, "hit")
            return
        self.fill(self.turn)
        self.attack, self.lunged = cards, lunged
        self.turn = 1 - self.turn

    def parry(self, cards):
        self.pay(cards)
        self.attack = None
        if not self.pile:
            if self.o["level"] == "basic":
                self.position()
            else:
                self.count()

    def withdraw(self, cards):
        self.pay(cards)
        self.at[self.turn] = self.ahead(-cards[0])
        self.attack = None
        if not self.pile:
            self.position()
            return
        self.fill(self.turn, to=len(self.hand[self.turn]) + 1)
        self.end_of_turn()

    def end_of_turn(self):
        self.turn = 1 - self.turn
        if self.pile:
            return
        if self.o["level"] == "basic":
            self.last_attack = True
        else:
            self.count()

    # THE END OF A ROUND

    def count(self):
        mine, theirs = (hand.count(self.distance()) for hand in self.hand)
        if mine == theirs:
            self.position()
        else:
            self.end(0 if mine > theirs else 1, "count")

    def position(self):
        mine, theirs = self.at[0] - self.start[0], self.start[1] - self.at[1]
        if mine != theirs:
            self.end(0 if mine > theirs else 1, "position")
        elif self.draws >= 3:
            self.end(1 - self.drew_last, "drawn_last")
        else:
            self.end(None, "draw")

    def end(self, winner, reason):
        self.running = False
        self.ends.append((winner, reason))
        if winner is None:
            self.draws += 1
            self.starter = 1 - self.starter
            return
        self.draws = 0
        self.starter = 1 - winner
        self.points[winner] += 2 if self.special == "high_stakes" else 1
        if self.points[winner] >= int(self.o["rounds"]):
            self.matches[winner] += 1
            if self.matches[winner] > int(self.o["matches"]) / 2:
                self.over = True
            else:
                self.points = [0, 0]
                self.seen_specials = []
