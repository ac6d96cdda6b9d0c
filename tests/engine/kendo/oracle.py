"""Kendo Duel a second time, straight from the rules page: one script from top to bottom, which stops wherever somebody
is asked, and says what may be answered in words.

It has no luck of its own: `dice` is set by its caller, and is asked for the same things in the same order."""

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
    "maki_age", "jikan_desu",
]  # fmt: skip


def body(card):
    """What a basic, or a counter, strikes."""
    return card.rstrip("0123456789") if card[-1].isdigit() else card.split("-")[-1]


def kind(card):
    return card.rstrip("0123456789")


def pile_of(card):
    return 0 if card[-1].isdigit() else 1 if "-" in card else 2


def number(card):
    return int(card[len(kind(card)) :]) if pile_of(card) == 0 else 0


class End(Exception):
    pass


class Oracle:
    def __init__(self, hands, decks, mode, ippons):
        self.hands = [list(hand) for hand in hands]
        self.decks = [list(deck) for deck in decks]
        self.played = [[], [], []]
        self.duel = mode == "duel"
        self.goal = ippons
        self.seats = len(hands)
        self.out = []
        self.last = dict.fromkeys(range(self.seats))
        self.score = [[], []]
        self.fouls = [0, 0]
        self.jikan = None  # None, "last", "done"
        self.exchanges = 0
        self.dice = None
        self.ended = None

    def script(self):
        try:
            if self.duel:
                yield from self.all_change()
            starter, rested, spared = self.first(), False, None
            while True:
                starter, rested, spared = yield from self.exchange(starter, rested, spared)
        except End as end:
            self.ended = end.args
            yield {}

    # THE TABLE

    def inside(self):
        return [seat for seat in range(self.seats) if seat not in self.out]

    def following(self, seat):
        while True:
            seat = (seat + 1) % self.seats
            if seat not in self.out:
                return seat

    def pick(self, seat, wanted):
        """Out of the hand: of several of a kind the first in the order of the box."""
        card = min((card for card in self.hands[seat] if kind(card) == wanted), key=ORDER.index)
        self.hands[seat].remove(card)
        return card

    def lay(self, seat, wanted):
        card = self.pick(seat, wanted)
        self.played[pile_of(card)].append(card)
        return card

    def receive(self, seat, card):
        self.hands[seat].append(card)
        self.hands[seat].sort(key=ORDER.index)

    def there(self, pile):
        return bool(self.decks[pile]) or bool(self.played[pile])

    def draw(self, seat, pile):
        if not self.decks[pile]:
            self.decks[pile] = self.dice.sample(self.played[pile], len(self.played[pile]))
            self.played[pile] = []
        self.receive(seat, self.decks[pile].pop(0))

    def kinds(self, seat):
        return {kind(card) for card in self.hands[seat]}

    # BEFORE

    def all_change(self):
        wishes = {}
        while len(wishes) < self.seats:
            waiting = {seat: self.wishes(seat) for seat in range(self.seats) if seat not in wishes}
            seat, word = yield waiting
            wishes[seat] = word.split()[1:]
        for seat in range(self.seats):
            for card in wishes[seat]:
                self.draw(seat, pile_of(card))
            for card in wishes[seat]:
                self.under(seat, card)

    def wishes(self, seat):
        words = {"keep"}
        hand = self.hands[seat]
        for place, one in enumerate(hand):
            if self.decks[pile_of(one)]:
                words.add(f"change {one}")
            for other in hand[place + 1 :]:
                needed = 2 if pile_of(one) == pile_of(other) else 1
                if len(self.decks[pile_of(one)]) >= needed and len(self.decks[pile_of(other)]) >= needed:
                    words.add(f"change {one} {other}")
        return words

    def under(self, seat, card):
        self.hands[seat].remove(card)
        self.decks[pile_of(card)].append(card)

    def first(self):
        tied = list(range(self.seats))
        for attempt in range(25):
            best = max(sum(map(number, self.hands[seat])) for seat in tied)
            tied = [seat for seat in tied if sum(map(number, self.hands[seat])) == best]
            if len(tied) == 1:
                return tied[0]
            if attempt == 24 or not self.decks[0]:
                break
            lowest = {seat: min(filter(number, self.hands[seat]), key=number) for seat in tied}
            for seat in tied:
                self.draw(seat, 0)
                self.under(seat, lowest[seat])
        cards = {seat: sorted(map(number, self.hands[seat]), reverse=True) for seat in tied}
        tied = [seat for seat in tied if cards[seat] == max(cards.values())]
        return tied[0] if len(tied) == 1 else self.dice.choice(tied)

    # AN EXCHANGE: gives the next starter, whether they are rested, and whom they spare

    def exchange(self, starter, rested, spared):
        if self.duel and not self.hands[starter]:
            return (yield from self.empty(starter))
        if not self.duel and not rested:
            yield from self.prepare(starter)
        words = self.openings(starter, spared)
        if not words or "draw basics" in words:
            if not self.there(0) and not words:
                return (yield from self.passed(starter))
            if words:
                _, word = yield {starter: words}
                if word == "jikan":
                    return self.call(starter)
                self.draw(starter, 0)
            elif self.duel:
                _, word = yield {starter: {f"discard {each}" for each in self.kinds(starter)}}
                self.lay(starter, word.split()[1])
                self.draw(starter, 0)
            else:
                self.draw(starter, 0)
            words = self.openings(starter, spared) - {"jikan"}
        _, word = yield {starter: words}
        if word == "jikan":
            return self.call(starter)
        return (yield from self.opened(starter, word))

    def openings(self, seat, spared):
        have = self.kinds(seat)
        aims = self.aims(seat, spared)
        words = set()
        for each in have:
            for aim in aims:
                if each in BODIES or each in YELLOW:
                    words.add(f"open {each}{aim}")
                for red in ("jodan", "seme"):
                    if each in BODIES and red in have:
                        words.add(f"open {each} {red}{aim}")
        mine, other = (len(self.score[seat]), len(self.score[1 - seat])) if not self.duel else (0, 0)
        if not self.duel and self.jikan is None and mine == 1 and other in (0, 1):
            words |= set() if words or not self.there(0) else {"draw basics"}
            words |= {"jikan"} if "jikan_desu" in have else set()
        return words

    def aims(self, seat, spared=None):
        others = [each for each in self.inside() if each != seat]
        if len(others) == 3:
            others = [each for each in others if each != spared]
        return [f" at {each}" for each in others] if len(others) > 1 else [""]

    def passed(self, starter):
        if self.duel:
            return self.following(starter), False, None
        if self.jikan != "last":
            self.exchanges += 1
        return (yield from self.finished(1 - starter, False))

    def opened(self, seat, word):
        words = word.split()[1:]
        target = int(words[-1]) if "at" in words else self.following(seat)
        cards = words[: words.index("at")] if "at" in words else words
        for each in cards:
            self.lay(seat, each)
        if self.jikan != "last":
            self.exchanges += 1
        self.last[target] = seat
        if self.duel and not self.hands[target]:
            return (yield from self.drop(target))
        return (yield from self.attack(seat, target, cards[0], cards[1] if len(cards) > 1 else None))

    def attack(self, attacker, target, strike, red):
        countered = False
        while True:
            self.last[target] = attacker
            if not self.duel and countered and not self.hands[target]:
                return (yield from self.ippon(attacker, strike[0].upper()))
            if not self.duel:
                yield from self.prepare(target)
            if red and (self.hands[target] or not self.duel):
                yield from self.reinforced(attacker, target, red)
                red = None
            if self.duel and not self.hands[target]:
                return (yield from self.empty(target))
            words = self.answers(target, strike, countered)
            if not words:
                return (yield from self.unanswered(attacker, target, strike))
            _, word = yield {target: words}
            verb, *rest = word.split()
            card = self.lay(target, rest[0])
            if "mushin" in rest[1:]:
                self.lay(target, "mushin")
            if verb == "meet" or (verb == "stop" and strike in YELLOW):
                return (yield from self.finished(attacker, False))
            if verb == "parry":
                return (yield from self.parried(target))
            if verb == "deflect" and len(self.inside()) == 2:
                return (yield from self.finished(target, False))
            if verb == "counter":
                strike, countered = body(card), True
            attacker, target = target, int(rest[-1]) if "at" in rest else attacker

    def reinforced(self, attacker, target, red):
        wanted = {"jodan": ("seigan", "fudoshin"), "seme": ("mushin", "fudoshin")}[red]
        words = {f"stop {each}" for each in self.kinds(target) if each in wanted}
        if words:
            _, word = yield {target: words}
            self.lay(target, word.split()[1])
        else:
            yield from self.robbed(attacker, target, 1)

    def answers(self, seat, strike, countered):
        have, words = self.kinds(seat), set()
        if strike in YELLOW:
            return {f"stop {each}" for each in have if each in BLUE}
        aims = self.aims(seat)
        for each in have:
            if each == strike:
                words.add(f"meet {each}")
            if each in GREEN and not countered:
                words.add(f"parry {each}")
            for aim in aims:
                if each in BLUE:
                    words.add(f"deflect {each}{aim}")
                if "-" in each and each.split("-")[0] == strike:
                    words.add(f"counter {each}{aim}")
                if "-" in each and "mushin" in have:
                    words.add(f"counter {each} mushin{aim}")
        return words

    def parried(self, seat):
        if not self.duel or self.hands[seat]:
            return (yield from self.finished(seat, True))
        if len(self.inside()) == 2:
            raise End((), "hikiwake")
        return (yield from self.drop(seat, bonus=False))

    # LOSSES

    def unanswered(self, attacker, target, strike):
        if self.duel:
            yield from self.robbed(attacker, target, 1 if strike in YELLOW else 2)
            if len(self.inside()) == 4:
                return attacker, False, target
            return target, False, None
        if strike not in YELLOW:
            return (yield from self.ippon(attacker, strike[0].upper()))
        self.fouls[target] += 1
        if self.fouls[target] == 2:
            self.fouls[target] = 0
            return (yield from self.ippon(attacker, "H"))
        return (yield from self.checked(target, True))

    def robbed(self, attacker, target, count):
        if count >= len(self.hands[target]):
            for card in list(self.hands[target]):
                self.hands[target].remove(card)
                self.receive(attacker, card)
            return
        for _ in range(count):
            hand = self.hands[target]
            _, word = yield {attacker: {f"pull {place + 1}" for place in range(len(hand))}}
            card = hand[(int(word.split()[1]) + int(self.dice.random() * len(hand))) % len(hand)]
            hand.remove(card)
            self.receive(attacker, card)

    def empty(self, seat):
        if len(self.inside()) == 2 and not any(self.hands[each] for each in self.inside()):
            raise End((), "empty")
        return (yield from self.drop(seat))

    def drop(self, seat, bonus=True):
        before = len(self.inside())
        self.out.append(seat)
        others = self.inside()
        if len(others) == 1:
            raise End((others[0],), "last")
        last = self.last[seat]
        if last not in others:
            return self.following(seat), False, None
        full = {f"draw {name}" for name, deck in zip(NAMES, self.decks, strict=True) if deck}
        if bonus and full:
            word = next(iter(full))
            if len(full) > 1:
                _, word = yield {last: full}
            self.draw(last, NAMES.index(word.split()[1]))
        starter = last if before == 4 else next(each for each in others if each != last)
        return starter, False, None

    # COMPETITION

    def prepare(self, seat):
        piles = [name for pile, name in enumerate(NAMES) if self.there(pile)]
        if self.hands[seat] and piles:
            _, word = yield {seat: {f"switch {each} {name}" for each in self.kinds(seat) for name in piles}}
            _, away, name = word.split()
            old = min((card for card in self.hands[seat] if kind(card) == away), key=ORDER.index)
            self.draw(seat, NAMES.index(name))
            self.under(seat, old)
        yield from self.draw_from(seat, [1, 2])

    def draw_from(self, seat, piles):
        words = {f"draw {NAMES[pile]}" for pile in piles if self.there(pile)}
        if not words:
            return False
        word = next(iter(words))
        if len(words) > 1:
            _, word = yield {seat: words}
        self.draw(seat, NAMES.index(word.split()[1]))
        return True

    def finished(self, starter, rested):
        """An exchange without an ippon."""
        if self.duel:
            return starter, rested, None
        return (yield from self.checked(starter, rested))

    def checked(self, starter, rested):
        bare = [seat for seat in (0, 1) if not self.hands[seat]]
        if len(bare) == 1:
            return (yield from self.ippon(1 - bare[0], "E"))
        if self.jikan == "last":
            raise End((0 if self.score[0] else 1,), "jikan")
        self.look_at_the_clock()
        if bare:
            yield from self.refill(starter)
        return starter, rested, None

    def look_at_the_clock(self):
        if self.exchanges >= 60:
            lead = len(self.score[0]) - len(self.score[1])
            raise End((0,) if lead > 0 else (1,) if lead < 0 else (), "time")

    def ippon(self, seat, letter):
        self.score[seat].append(letter)
        if self.jikan == "last":
            self.jikan = "done"
        if len(self.score[seat]) == self.goal:
            raise End((seat,), "ippon")
        self.look_at_the_clock()
        yield from self.refill(1 - seat)
        return 1 - seat, True, None

    def refill(self, starter):
        for seat in (starter, 1 - starter):
            while len(self.hands[seat]) < 6:
                if not (yield from self.draw_from(seat, [0, 1, 2])):
                    break

    def call(self, seat):
        self.hands[seat].remove("jikan_desu")
        if not self.score[1 - seat]:
            self.jikan = "last"
        else:
            self.jikan = "done"
            self.deal_again()
        return 1 - seat, False, None

    def deal_again(self):
        full = [[card for card in ORDER[:-1] for _ in range(self.copies(card)) if pile_of(card) == p] for p in range(3)]
        mixed = [self.dice.sample(cards, len(cards)) for cards in full]
        self.hands = [[], []]
        for pile, size in enumerate((1, 2, 2)):
            for seat in (0, 1):
                for card in mixed[pile][seat * size : seat * size + size]:
                    self.receive(seat, card)
            self.decks[pile] = mixed[pile][2 * size :]
        self.played = [[], [], []]

    def copies(self, card):
        return 3 if card in GREEN else 1 if pile_of(card) < 2 else 2
