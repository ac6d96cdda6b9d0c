"""The rules of Kendo Duel in the order of the sheet: who starts, attacks, answers, losses; then the Competition."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from engine.box import chosen, shuffled
from engine.core import Ask, Outcome, Seat, Step
from engine.games.kendo.parts import (
    BASICS,
    CARDS,
    COUNTERS,
    DEAL,
    DECK_OF,
    DECKS,
    EXCHANGES,
    HANSOKU,
    JIKAN,
    OF_KIND,
    OTHERS,
    REFILL,
    TIES,
    Hand,
    in_box_order,
    of_role,
    sub_decks,
)
from engine.games.kendo.state import (
    STRIKE_COSTS,
    Change,
    Changed,
    Counter,
    Deflect,
    Discard,
    Draw,
    Drew,
    DroppedOut,
    Event,
    Extended,
    First,
    Hansoku,
    Ippon,
    Jikan,
    Keep,
    Left,
    Mark,
    Meet,
    Move,
    Open,
    Options,
    Over,
    Parry,
    Passed,
    Pulled,
    Reason,
    State,
    Stop,
    Stuck,
    Switch,
    Switched,
    Threat,
    Unanswered,
    View,
    in_game,
    meets,
)
from engine.games.kendo.table import NOTHING_DRAWN, Table, found
from engine.tuples import put

Moves: TypeAlias = tuple[Move, ...]
Targets: TypeAlias = tuple[Seat | None, ...]
Position: TypeAlias = State | Table

STUCK: Moves = (Stuck(),)
KEEP, JIKAN_DESU = Keep(), Jikan()
DRAWS = tuple(Draw(deck) for deck in DECKS)
REINFORCEMENTS, PARRIES, DEFLECTIONS = of_role("reinforce"), of_role("parry"), of_role("deflect")
LETTERS: dict[str, Mark] = {"men": "M", "kote": "K", "do": "D", "tsuki": "T"}
change_of = cache(Change)
threat_of = lru_cache(maxsize=None)(Threat)


def by_card(moves: Mapping[str, Moves]) -> dict[str, Moves]:
    """What each single card may do, from what each kind of card may do."""
    return {card: moves[kind] for kind in moves for card in OF_KIND[kind]}


def listed(hand: Hand, moves: Mapping[str, Moves]) -> Moves:
    """KD-R8: equal strikes are one move. In a hand they lie side by side."""
    options: list[Move] = []
    last = None
    for card in hand:
        may = moves.get(card)
        if may is not None and may is not last:
            options += may
            last = may
    return tuple(options)


# BEFORE THE FIRST ATTACK


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    """KD-R1: a Duel begins with a question to everybody, a Competition with the first attacker."""
    rules = chosen(Options, options)
    table = Table(State(((),) * seats, options=rules), luck)
    deal(table, sub_decks(jikan=rules.mode == "competition" and rules.ippons > 1), DEAL[rules.mode])  # KD-R3
    if rules.mode == "duel":
        table.stage, table.choices = "change", (None,) * seats
    else:
        first_attack(table)
    return table.step()


def deal(table: Table, decks: Sequence[Sequence[str]], sizes: tuple[int, int, int]) -> None:
    """Each sub-deck is shuffled, and each seat in turn has all its cards of one before the next is dealt (KD-R6)."""
    seats = len(table.hands)
    hands: list[Hand] = [()] * seats
    for deck, size in enumerate(sizes):
        cards = shuffled(decks[deck], table.luck)
        hands = [hand + cards[seat * size : (seat + 1) * size] for seat, hand in enumerate(hands)]
        table.decks[deck] = cards[seats * size :]
    table.hands = [in_box_order(hand) for hand in hands]
    table.played = [(), (), ()]


# The change


@lru_cache(maxsize=64)
def changes(hand: Hand, sizes: tuple[int, int, int]) -> Moves:
    """KD-3: up to two cards, each for one of its own sub-deck. KD-4: which must have as many."""
    cards = [card for card in hand if sizes[DECK_OF[card]]]
    pairs = dict.fromkeys(combinations(cards, 2))
    enough = [(one, other) for one, other in pairs if DECK_OF[one] != DECK_OF[other] or sizes[DECK_OF[one]] > 1]
    return (KEEP, *(change_of(card, None) for card in dict.fromkeys(cards)), *(change_of(*pair) for pair in enough))


def choose(table: Table, seat: Seat, choice: Keep | Change | None) -> None:
    """KD-36: all choose in secret. When the last has, the changes are done in seat order, and told by their number."""
    table.choices = put(table.choices, seat, choice)
    if any(table.choices[each] is None for each in table.players()):
        return
    changed = [changed_by(each) for each in table.choices]
    for each, cards in enumerate(changed):
        change(table, each, cards)
    table.choices, table.changed = (), tuple(map(len, changed))
    table.events.append(Changed(table.changed))
    first_attack(table)


def changed_by(choice: Keep | Change | None) -> Hand:
    if not isinstance(choice, Change):
        return ()
    return (choice.first, choice.second) if choice.second else (choice.first,)


def change(table: Table, seat: Seat, cards: Hand) -> None:
    """KD-36: all new cards are drawn before the old ones go under, so that nobody draws their own."""
    for card in cards:
        table.draw(seat, DECK_OF[card])
    for card in cards:
        table.put_under(seat, card)


# Who starts


def first_attack(table: Table) -> None:
    """KD-R7: the first attacker starts."""
    table.first = first_attacker(table)
    table.events.append(table.first)
    table.starter = table.first.seat
    start(table)


def first_attacker(table: Table) -> First:
    """KD-R7: the highest sum. KD-2, KD-R38: only those level at the top change their lowest basic and compare again."""
    seats, level = len(table.hands), list(table.players())
    rounds: list[tuple[int | None, ...]] = []
    while True:
        sums = {seat: sum(numbers(table, seat)) for seat in level}
        rounds.append(tuple(sums.get(seat) for seat in range(seats)))
        level = [seat for seat in level if sums[seat] == max(sums.values())]
        if len(level) == 1:
            return First(level[0], "totals", tuple(rounds))
        if len(rounds) > TIES or not table.decks[BASICS] or not change_lowest(table, level):
            break
    highest = max(numbers(table, seat) for seat in level)  # KD-2: the highest single card, then the next, then chance
    level = [seat for seat in level if numbers(table, seat) == highest]
    if len(level) == 1:
        return First(level[0], "card", tuple(rounds))
    return First(table.luck.choice(level), "lot", tuple(rounds))


def numbers(table: Table, seat: Seat) -> list[int]:
    """On the basics in a hand, the highest first."""
    return sorted((number(card) for card in table.hands[seat]), reverse=True)


def number(card: str) -> int:
    return CARDS[card].number or 0


def change_lowest(table: Table, level: Iterable[Seat]) -> bool:
    """KD-2: whether any seat had a basic to change."""
    basics = {seat: [card for card in table.hands[seat] if DECK_OF[card] == BASICS] for seat in level}
    lowest = {seat: min(cards, key=number) for seat, cards in basics.items() if cards}
    for seat, card in lowest.items():
        change(table, seat, (card,))
    return bool(lowest)


# A NEW ATTACK


def start(table: Table) -> None:
    """The starter is asked."""
    table.turn = table.starter
    if table.duel or table.rested:
        opening(table)
    else:  # KD-23, KD-24
        switch_and_draw(table)


def opening(table: Table) -> None:
    """KD-19: an attack, if the hand has one. KD-R17: in a Duel a starter with no cards drops out."""
    if table.duel and not table.hands[table.turn]:
        without_cards(table, table.turn)
    elif openings(table):
        table.stage = "open"
    elif not obtainable(table, (BASICS,)):  # KD-5, KD-29
        pass_on(table, table.turn)
    elif table.duel:  # KD-5, KD-R31
        table.stage = "discard"
    else:
        draw_basic(table, table.turn)


def openings(table: Position) -> Moves:
    """KD-19, and in a Competition KD-32. KD-29: drawing a basic is asked of all alike while time may be called."""
    seat, seats = table.turn, len(table.hands)
    hand = table.hands[seat]
    options = attacks(hand, targets(seats, table.out, seat, table.spared) if seats > 2 else (None,))
    if seats > 2 or not time_may_be_called(table, seat):
        return options
    instead = (DRAWS[BASICS],) if not options and obtainable(table, (BASICS,)) else ()
    return (*options, *instead, *((JIKAN_DESU,) if JIKAN in hand else ()))


@lru_cache(maxsize=256)
def attacks(hand: Hand, aims: Targets) -> Moves:
    return listed(hand, attack_moves(tuple(kind for kind in REINFORCEMENTS if kind in hand), aims))


@lru_cache(maxsize=1024)
def attack_moves(joined: tuple[str, ...], aims: Targets) -> dict[str, Moves]:
    """KD-19: a basic, alone or with one reinforcement, or an alternative attack alone. No counter opens."""
    moves: dict[str, Moves] = {
        kind: tuple(Open(kind, joins, aim) for joins in (None, *joined) for aim in aims) for kind in of_role("basic")
    }
    moves |= {kind: tuple(Open(kind, None, aim) for aim in aims) for kind in of_role("alternative")}
    return by_card(moves)


@lru_cache(maxsize=1024)
def targets(seats: int, out: tuple[Seat, ...], seat: Seat, spared: Seat | None) -> Targets:
    """KD-R9: whom to attack; None where there is only one. KD-R16, KD-R14: `spared` counts as long as four play."""
    playing = in_game(seats, out)
    others = tuple(each for each in playing if each != seat and (each != spared or len(playing) < 4))
    return others if len(others) > 1 else (None,)


def attack(table: Table, seat: Seat, move: Open) -> None:
    """KD-19, KD-R9: a new attack. KD-R20: at an empty hand it wins between two, even with the last card."""
    target = table.after(seat) if move.target is None else move.target
    cards = tuple([table.lay(seat, kind) for kind in (move.card, move.reinforcement) if kind])
    table.exchange = ()
    table.number += table.jikan != "last"  # KD-R25
    table.tell(seat, "open", cards, target, CARDS[cards[0]].delivers or move.card)
    aim(table, threat_of(seat, target, move.card, False, move.reinforcement))
    if table.duel and not table.hands[target]:
        drop_out(table, target)
    else:
        attacked(table)


def discard(table: Table, seat: Seat, move: Discard) -> None:
    """KD-5, KD-R36: openly, for a basic to open with."""
    table.tell(seat, "discard", (table.lay(seat, move.card),), None, None)
    draw_basic(table, seat)


def draw_basic(table: Table, seat: Seat) -> None:
    """KD-5; KD-29: in a Competition at no cost."""
    table.draw(seat, BASICS, "opening")
    table.stage = "open"


def pass_on(table: Table, seat: Seat) -> None:
    """KD-5, KD-29: the start passes to the next seat. KD-R10: if nobody can open, nobody wins."""
    table.events.append(Passed(seat))
    hands = [table.hands[each] for each in table.players()]
    if table.duel and not any(attacks(hand, (None,)) or not hand for hand in hands):  # KD-R10
        over(table, (), "no_opening")
    else:
        table.number += not table.duel and table.jikan != "last"  # KD-29
        exchange_over(table, table.after(seat))


# ANSWERING


def aim(table: Table, threat: Threat) -> None:
    """KD-R18: its attacker is the one who gets the bonus, should the defender drop out."""
    table.threat, table.turn = threat, threat.defender
    table.last_attackers = put(table.last_attackers, threat.defender, threat.attacker)


def attacked(table: Table) -> None:
    """KD-23, KD-24: in a Competition the defender switches and draws first, once for an attack."""
    if table.duel:
        react(table)
    else:
        switch_and_draw(table)


def react(table: Table) -> None:
    """KD-11: a reinforcement first. KD-9: with no legal answer the loss is settled at once; a single one is asked."""
    threat = table.pending()
    if table.duel and not table.hands[threat.defender]:  # KD-R17
        without_cards(table, threat.defender)
    elif not answers(table):  # KD-9
        unanswered(table, threat)
    else:
        table.turn, table.stage = threat.defender, "reinforcement" if threat.reinforcement else "answer"


# What answers what

STOPS: dict[str, dict[str, Moves]] = {
    element: {card: (Stop(card),) for card, part in CARDS.items() if element in part.stops}  # KD-10, KD-14
    for element in (*REINFORCEMENTS, *of_role("alternative"))
}


def answers(table: Position) -> Moves:
    """KD-9: all that answers what threatens, and no refusing."""
    threat, seats = table.threat, len(table.hands)
    if threat is None:
        return ()
    hand = table.hands[threat.defender]
    if threat.reinforcement:  # KD-11; KD-35: only what stops it
        return listed(hand, STOPS[threat.reinforcement])
    ends = not meets(threat, table.options)
    if seats == 2:
        return fitting(hand, threat.strike, threat.counter, ends=ends)
    anyone = targets(seats, table.out, threat.defender, None)
    away = targets(seats, table.out, threat.defender, threat.attacker)  # KD-R34
    return fitting(hand, threat.strike, threat.counter, anyone, away, ends=ends)


@lru_cache(maxsize=256)
def fitting(
    hand: Hand, strike: str, counter: bool, anyone: Targets = (None,), away: Targets = (None,), *, ends: bool = False
) -> Moves:
    return listed(hand, answer_moves(strike, counter, "mushin" in hand, anyone, away, ends=ends))


@lru_cache(maxsize=1024)
def answer_moves(
    strike: str,
    counter: bool,
    mushin: bool,
    anyone: Targets = (None,),
    away: Targets = (None,),
    *,
    ends: bool = False,
) -> dict[str, Moves]:
    """KD-R12, KD-7: what each kind of card may do against a strike or an alternative attack.

    KD-R14, KD-R34: whom it may be aimed at, `anyone`, or of four anyone but the attacker, `away`.
    """
    moves: dict[str, Moves] = {}
    for part in CARDS.values():
        fits = part.answers == strike
        if part.deck == COUNTERS and (mushin or fits):
            # KD-13, KD-R43: with MUSHIN any counter answers any attack, and it may join one that fits anyhow.
            jokers = (False, True)[not fits : 1 + mushin]
            aims = anyone if fits and part.delivers == strike else away  # KD-R34
            moves[part.kind] = tuple(Counter(part.kind, joker, aim) for joker in jokers for aim in aims)
    if strike in STOPS:  # KD-14
        return by_card(moves) | STOPS[strike]
    moves[strike] = tuple(Meet(strike, aim) for aim in ((None,) if ends else away))  # KD-8
    moves |= {kind: tuple(Deflect(kind, aim) for aim in anyone) for kind in DEFLECTIONS}  # KD-15
    return by_card(moves if counter else moves | {kind: (Parry(kind),) for kind in PARRIES})  # KD-17, KD-18


# With a strike


def meet(table: Table, threat: Threat, seat: Seat, move: Meet) -> None:
    """KD-8: an attack of its own. KD-R13: but after a counter the exchange ends, and the counter's player starts."""
    cards = (table.lay(seat, move.card),)
    if meets(threat, table.options):
        strike_back(table, threat, seat, move, cards, threat.strike)
    else:
        table.tell(seat, "meet", cards, None, threat.strike)
        exchange_over(table, threat.attacker)


def counter(table: Table, threat: Threat, seat: Seat, move: Counter) -> None:
    """KD-R12, KD-13: an attack of its own, which must be answered in turn."""
    kinds = (move.card, "mushin") if move.mushin else (move.card,)
    cards = tuple([table.lay(seat, kind) for kind in kinds])
    strike_back(table, threat, seat, move, cards, CARDS[move.card].delivers or threat.strike)  # KD-7


def strike_back(table: Table, threat: Threat, seat: Seat, move: Meet | Counter, cards: Hand, strike: str) -> None:
    """KD-26: in a Competition, a player who is struck back at and has no cards concedes before drawing."""
    target = threat.attacker if move.target is None else move.target
    table.tell(seat, "meet" if isinstance(move, Meet) else "counter", cards, target, strike)
    aim(table, threat_of(seat, target, strike, isinstance(move, Counter), None))
    if not table.duel and not table.hands[target]:
        score(table, seat, LETTERS[strike])
    else:
        attacked(table)


# With a deflection, a stop or a parry


def deflect(table: Table, threat: Threat, seat: Seat, move: Deflect) -> None:
    """KD-15: the same strike goes on to somebody else. Between two the exchange just ends."""
    cards = (table.lay(seat, move.card),)
    if len(table.players()) == 2:
        table.tell(seat, "deflect", cards, None, threat.strike)
        exchange_over(table, seat)  # KD-16
        return
    target = threat.attacker if move.target is None else move.target
    table.tell(seat, "deflect", cards, target, threat.strike)
    aim(table, threat_of(seat, target, threat.strike, threat.counter, None))  # KD-8
    attacked(table)


def stop(table: Table, threat: Threat, seat: Seat, move: Stop) -> None:
    """KD-10: a reinforcement. Or an alternative attack, after which the attacker opens again."""
    cards = (table.lay(seat, move.card),)
    table.tell(seat, "stop", cards, threat.attacker, threat.reinforcement or threat.strike)
    if threat.reinforcement:
        strike_itself(table, threat)
    else:  # KD-14
        exchange_over(table, threat.attacker)


def strike_itself(table: Table, threat: Threat) -> None:
    """KD-12: behind a reinforcement, as if it stood alone."""
    table.threat = threat_of(threat.attacker, threat.defender, threat.strike, threat.counter)
    react(table)


def parry(table: Table, threat: Threat, seat: Seat, move: Parry) -> None:
    """KD-16: the defender starts. KD-22: with their last card in a Duel they draw or, of more than two, drop out."""
    table.tell(seat, "parry", (table.lay(seat, move.card),), threat.attacker, threat.strike)
    if table.hands[seat] or not table.duel:
        exchange_over(table, seat, rested=True)  # KD-24, KD-R37
    elif len(table.players()) == 2:  # KD-22
        over(table, (), "hikiwake")
    else:
        drop_out(table, seat, bonus=False)


# LOSING CARDS, AND DROPPING OUT


def unanswered(table: Table, threat: Threat) -> None:
    """KD-20, KD-R23: what nothing in the hand answers costs cards in a Duel, and an ippon in a Competition."""
    loser = threat.defender
    table.events.append(Unanswered(loser, threat.reinforcement or threat.strike))
    if threat.reinforcement:  # KD-11, KD-28, KD-R44
        pull(table, threat, 1)
        strike_itself(table, threat)
    elif table.duel:
        pull(table, threat, STRIKE_COSTS if threat.strike in LETTERS else 1)  # KD-20
        if len(table.players()) > 3:  # KD-R16, KD-39; KD-R17: also with no cards
            exchange_over(table, threat.attacker, spared=loser)
        else:
            exchange_over(table, loser)
    elif threat.strike in LETTERS:
        score(table, threat.attacker, LETTERS[threat.strike])  # KD-R23
    else:
        penalise(table, loser)  # KD-R24


def pull(table: Table, threat: Threat, most: int) -> None:
    """KD-R15, KD-R35: cards pulled unseen, one after the other, out of a hand that is mixed; so nobody is asked."""
    count = min(most, len(table.hands[threat.defender]))
    for _ in range(count):
        card = table.luck.choice(table.hands[threat.defender])
        table.take(threat.defender, card)
        table.give(threat.attacker, card)
    if count:
        table.events.append(Pulled(threat.attacker, threat.defender, count))


def without_cards(table: Table, seat: Seat) -> None:
    """KD-R17: a player who must play and has no cards drops out; KD-R21: not of the last two, if neither has any."""
    players = table.players()
    if len(players) > 2 or any(table.hands[each] for each in players):
        drop_out(table, seat)
    else:
        over(table, (), "empty")


def drop_out(table: Table, seat: Seat, bonus: bool = True) -> None:
    """KD-R18, KD-R33: a bonus for the last attacker. KD-R19: of three the other starts, of four the last attacker."""
    playing, last = table.players(), table.last_attackers[seat]
    table.events.append(DroppedOut(seat))
    table.out = (*table.out, seat)
    others = table.players()
    if len(others) == 1:  # KD-R1
        over(table, others, "last")
    elif last is None or last not in others:
        exchange_over(table, table.after(seat))
    else:
        starter = last if len(playing) > 3 else next(each for each in others if each != last)
        exchange_over(table, starter, bonus=last if bonus else None)


def offer_bonus(table: Table, seat: Seat) -> None:
    """KD-R18: from a sub-deck of their choice. KD-R27: where only one has cards, nobody is asked."""
    decks = with_cards(table)
    if len(decks) > 1:
        table.turn, table.stage = seat, "bonus"
        return
    if decks:
        table.draw(seat, decks[0], "bonus")
    start(table)


def with_cards(table: Position) -> list[int]:
    """KD-R18: no played cards are shuffled for a bonus."""
    return [deck for deck in range(3) if table.decks[deck]]


def exchange_over(
    table: Table, starter: Seat, *, rested: bool = False, spared: Seat | None = None, bonus: Seat | None = None
) -> None:
    """An exchange is over, and `starter` is to open the next."""
    table.threat, table.starter, table.rested, table.spared = None, starter, rested, spared
    if not table.duel:
        look_at_both_hands(table)
    elif bonus is not None:
        offer_bonus(table, bonus)
    else:
        start(table)


# THE COMPETITION: SWITCH AND DRAW


def switch_and_draw(table: Table) -> None:
    """KD-23: one card must be switched. KD-26: with an empty hand it is only drawn."""
    if table.hands[table.turn] and obtainable(table, range(3)):
        table.stage = "switch"
    else:
        draw_one(table)


def obtainable(table: Position, decks: Iterable[int]) -> list[int]:
    """KD-27: a sub-deck can be drawn from as long as it has cards, or played ones to shuffle into it."""
    return [deck for deck in decks if table.decks[deck] or table.played[deck]]


def draws(decks: Iterable[int]) -> Moves:
    return tuple([DRAWS[deck] for deck in decks])


def switches(table: Position) -> Moves:
    """KD-23: any card of the hand, for one of any sub-deck."""
    return listed(table.hands[table.turn], switch_moves(tuple(obtainable(table, range(3)))))


@cache
def switch_moves(decks: tuple[int, ...]) -> dict[str, Moves]:
    return by_card({kind: tuple(Switch(kind, DECKS[deck]) for deck in decks) for kind in OF_KIND})


def switch(table: Table, seat: Seat, move: Switch) -> None:
    """KD-23: the new card is drawn, and the old one goes under its own sub-deck. They may be of one kind."""
    old = found(table.hands[seat], move.card)
    table.draw(seat, DECKS.index(move.deck))
    table.put_under(seat, old)
    table.events.append(Switched(seat, move.deck))
    draw_one(table)


def draw_one(table: Table) -> None:
    """KD-23: from the counters or the others. KD-R27, KD-27: with only one of them to draw from, nobody is asked."""
    decks = obtainable(table, (COUNTERS, OTHERS))
    if len(decks) > 1:
        table.stage = "draw"
        return
    if decks:
        table.draw(table.turn, decks[0], "play")
    play_chosen(table)


def play_chosen(table: Table) -> None:
    """KD-23: only then."""
    if table.threat:
        react(table)
    else:
        opening(table)


def drawn(table: Table, seat: Seat, move: Draw) -> None:
    """A card from the sub-deck that was chosen, and how it goes on."""
    deck = DECKS.index(move.deck)
    match table.stage:
        case "draw":
            table.draw(seat, deck, "play")
            play_chosen(table)
        case "refill":
            table.draw(seat, deck, "refill")
            refill(table)
        case "bonus":
            table.draw(seat, deck, "bonus")
            start(table)
        case _:  # KD-29
            draw_basic(table, seat)


# IPPON AND HANSOKU


def score(table: Table, seat: Seat, mark: Mark) -> None:
    """KD-R23: an ippon. KD-30: the seat that conceded it starts, without switch and draw."""
    table.events.append(Ippon(seat, mark))
    table.ippons = put(table.ippons, seat, (*table.ippons[seat], mark))
    table.threat, table.starter, table.rested, table.spared = None, 1 - seat, True, None
    if table.jikan == "last":  # KD-32: it counts, and play goes on
        table.jikan = "used"
    if len(table.ippons[seat]) >= table.options.ippons:  # KD-R23
        over(table, (seat,), "ippon")
    elif table.number >= EXCHANGES:
        time_is_up(table)
    else:
        both_draw(table)


def penalise(table: Table, seat: Seat) -> None:
    """KD-R24: one hansoku, after which the seat starts. The second is an ippon for the other, and clears the pair."""
    count = table.hansoku[seat] + 1
    table.events.append(Hansoku(seat, count))
    table.hansoku = put(table.hansoku, seat, count % HANSOKU)
    if count == HANSOKU:
        score(table, 1 - seat, "H")
    else:
        exchange_over(table, seat, rested=True)


def look_at_both_hands(table: Table) -> None:
    """KD-26: an empty one is an ippon; two are none, and both draw."""
    empty = [seat for seat, hand in enumerate(table.hands) if not hand]
    if len(empty) == 1:
        score(table, 1 - empty[0], "E")
    elif table.jikan == "last":  # KD-32; KD-R42: also after a first hansoku
        over(table, (0 if table.ippons[0] else 1,), "jikan")
    elif table.number >= EXCHANGES:
        time_is_up(table)
    elif empty:
        both_draw(table)
    else:
        start(table)


def both_draw(table: Table) -> None:
    """KD-30: the starter draws first."""
    table.turn = table.starter
    refill(table)


def refill(table: Table) -> None:
    """KD-30: card by card, each seen, up to six. KD-R27: with only one sub-deck to draw from, nobody is asked."""
    while True:
        decks = obtainable(table, range(3)) if len(table.hands[table.turn]) < REFILL else []
        if len(decks) > 1:
            table.stage = "refill"
            return
        if decks:
            table.draw(table.turn, decks[0], "refill")
        elif table.turn == table.starter:
            table.turn = 1 - table.starter
        else:
            start(table)
            return


# Time


def time_may_be_called(table: Position, seat: Seat) -> bool:
    """KD-32: at 1:0 for the caller, or at 1:1. KD-29: not with a basic that was drawn to be opened with."""
    drew = table.exchange[-1:]
    if drew and isinstance(drew[0], Drew) and drew[0].why == "opening":
        return False
    return ippons_allow_time(table, seat)


def ippons_allow_time(table: Position | View, seat: Seat) -> bool:
    return table.jikan == "unused" and len(table.ippons[seat]) == 1 and len(table.ippons[1 - seat]) <= 1


def call_time(table: Table, seat: Seat) -> None:
    """KD-32: at 1:0 the other opens one last attack. At 1:1 all cards are shuffled, and the next ippon wins.

    KD-R42: it takes the place of an opening.
    """
    table.take(seat, JIKAN)
    table.exchange = ()
    table.tell(seat, "jikan", (JIKAN,), None, None)
    table.jikan = "extension" if table.ippons[1 - seat] else "last"
    if table.jikan == "extension":
        deal(table, sub_decks(jikan=False), DEAL["extension"])
        table.events.append(Extended(seat))
    table.starter, table.rested, table.spared = 1 - seat, False, None
    start(table)


def time_is_up(table: Table) -> None:
    """KD-R25: the leader wins, or it is a draw."""
    first, second = map(len, table.ippons)
    over(table, (0,) if first > second else (1,) if second > first else (), "time")


# WHO IS ASKED, AND WHAT IS DONE


DISCARDS = by_card({kind: (Discard(kind),) for kind in OF_KIND})
QUESTIONS: dict[str, Callable[[State], Moves]] = {
    "switch": switches,
    "draw": lambda state: draws(obtainable(state, (COUNTERS, OTHERS))),
    "open": openings,
    "discard": lambda state: listed(state.hands[state.turn], DISCARDS),
    "reinforcement": answers,
    "answer": answers,
    "bonus": lambda state: draws(with_cards(state)),
    "refill": lambda state: draws(obtainable(state, range(3))),
}


def asks(state: State) -> tuple[Ask[Move], ...]:
    """KD-36: before a Duel all who have yet to choose, at once. After that one seat."""
    if state.stage == "over":
        return ()
    if state.stage == "change":
        sizes = (len(state.decks[0]), len(state.decks[1]), len(state.decks[2]))
        return tuple(Ask(seat, "change", changes(state.hands[seat], sizes)) for seat in asked(state))
    return (Ask(state.turn, state.stage, question(state)),)


def asked(state: State) -> tuple[Seat, ...]:
    if state.stage == "over":
        return ()
    if state.stage == "change":
        return tuple(seat for seat, choice in enumerate(state.choices) if choice is None and seat not in state.out)
    return (state.turn,)


def question(state: State) -> Moves:
    """The options of the one seat that is asked. In a position that was imagined there may be nothing to play."""
    return QUESTIONS[state.stage](state) or STUCK


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    """KD-R27: what nobody has to decide is done, up to the next question."""
    table = Table(state, luck)
    if not isinstance(move, Draw):
        table.drawn = NOTHING_DRAWN
    deed: type[Any] = type(move)
    if deed in ANSWERS:
        ANSWERS[deed](table, table.pending(), seat, move)
    else:
        DEEDS[deed](table, seat, move)
    return table.step()


ANSWERS: dict[type[Any], Callable[[Table, Threat, Seat, Any], None]] = {
    Meet: meet, Counter: counter, Deflect: deflect, Stop: stop, Parry: parry,
}  # fmt: skip
DEEDS: dict[type[Any], Callable[[Table, Seat, Any], None]] = {
    Keep: choose, Change: choose, Open: attack, Discard: discard, Switch: switch, Draw: drawn,
    Jikan: lambda table, seat, move: call_time(table, seat),
    Stuck: lambda table, seat, move: GOES_ON[table.stage](table),
}  # fmt: skip
GOES_ON: dict[str, Callable[[Table], None]] = {
    "switch": draw_one, "draw": play_chosen, "open": opening, "discard": opening, "bonus": start, "refill": refill,
    "answer": react, "reinforcement": react,
}  # fmt: skip
"""As if play had come here: what a position left open."""


def settle(state: State, luck: Random) -> Step[State, Event]:
    """KD-9: in a position that was loaded, too, nobody is asked who has nothing to answer with."""
    step = Step[State, Event](state, ())
    while [ask.options for ask in asks(step.state)] == [STUCK]:
        more = play(step.state, step.state.turn, STUCK[0], luck)
        step = Step(more.state, (*step.events, *more.events))
    return step


# The end


def over(table: Table, winners: tuple[Seat, ...], reason: Reason) -> None:
    table.stage, table.threat, table.choices = "over", None, ()
    table.winners, table.reason = winners, reason
    table.events.append(Over(winners, reason))


def outcome(state: State) -> Outcome | None:
    """The first to drop out is last. Those still in the game at a draw share the first place (KD-22, KD-R21)."""
    if state.reason is None:
        return None
    seats = range(len(state.hands))
    gone = {seat: len(state.hands) - place for place, seat in enumerate(state.out)}
    best = state.winners or tuple(seat for seat in seats if seat not in gone)
    places = tuple(1 if seat in best else gone.get(seat, 2) for seat in seats)
    return Outcome(state.winners, places, state.reason)


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """KD-R22: the cards go unseen under their sub-decks. If the seat was concerned, the next one clockwise starts."""
    table = Table(state, luck)
    table.events.append(Left(seat))
    table.left = (*table.left, seat)
    if seat in table.out:
        return table.step()
    table.out = (*table.out, seat)
    for card in luck.sample(table.hands[seat], len(table.hands[seat])):
        table.put_under(seat, card)
    others = table.players()
    if len(others) == 1:  # KD-R26, and so in a Duel of two
        over(table, others, "left")
    elif table.stage == "change":  # the others wait for it no longer
        choose(table, seat, None)
    elif seat == state.turn or (state.threat and seat in (state.threat.attacker, state.threat.defender)):
        exchange_over(table, table.after(seat))
    elif table.starter == seat:
        table.starter = table.after(seat)
    return table.step()
