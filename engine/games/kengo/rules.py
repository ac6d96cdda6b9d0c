"""The rules of Kengo! in the order of the rulebook: preparation, what may be played, the round, how it ends."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from random import Random

from msgspec.structs import replace

from engine.box import chosen, shuffled
from engine.core import Ask, Outcome, Seat, Step
from engine.games.kengo.parts import CARDS, DRAWS_IN_A_ROW, SPECIALS, VALUES, Hand, Special, starts
from engine.games.kengo.state import (
    LEFT,
    RIGHT,
    Acted,
    Action,
    Advance,
    Attack,
    Begun,
    Event,
    Hit,
    LastCard,
    Left,
    Lot,
    Lunge,
    MatchWon,
    Move,
    Options,
    Pair,
    Parry,
    Pass,
    Play,
    Reason,
    Retreat,
    Round,
    RoundOver,
    Standing,
    State,
    View,
    Withdraw,
    champion,
)
from engine.tuples import less

# PREPARATION


@lru_cache(maxsize=128)
def special_deck(options: Options) -> tuple[str, ...]:
    """KG-5: the specials that take part, in the order of the box. One that would change nothing stays out."""
    if not options.specials:
        return ()
    return tuple(key for key, special in SPECIALS.items() if key and not idle(special, options))


def idle(special: Special, options: Options) -> bool:
    conditions = special.idle.items()
    return bool(conditions) and all(getattr(options, name) == value for name, value in conditions)


def new_match(options: Options, standing: Standing, starter: Seat, luck: Random) -> Step[State, Event]:
    """KG-22, KG-R4: points start again, and the specials are shuffled again; matches won, and what is public, stay."""
    specials = shuffled(special_deck(options), luck)
    fresh = replace(standing, score=(0, 0), round=1, starter=starter, draws=0, specials=specials)
    return new_round(options, fresh, luck)


def new_round(options: Options, standing: Standing, luck: Random) -> Step[State, Event]:
    """KG-R3, KG-R4: the special, the shuffle, the starter's whole hand, then the other's."""
    special, unused = turned_up(options, standing.specials, luck)
    rule = SPECIALS[special]
    cards = shuffled(CARDS, luck)
    aside, cards = cards[: rule.aside], cards[rule.aside :]  # KG-R21
    starter = standing.starter
    state = State(
        places=starts(options.tatami, special),
        hands=dealt(cards, rule.hand, starter),
        pile=cards[2 * rule.hand :],
        turn=starter,
        special=special,
        aside=aside,
        options=options,
        standing=replace(standing, specials=unused),
    )
    return Step(state, (Begun(standing.round, starter, special),))


def turned_up(options: Options, unused: tuple[str, ...], luck: Random) -> tuple[str | None, tuple[str, ...]]:
    """KG-R5, KG-5: the next special, and those left. When all have been turned up they are shuffled again."""
    if not options.specials:
        return None, ()
    deck = unused or shuffled(special_deck(options), luck)
    return deck[0], deck[1:]


def dealt(cards: Hand, size: int, starter: Seat) -> tuple[Hand, Hand]:
    """KG-R4: the hands, left first. The starter is dealt their whole hand before the other."""
    first, second = tuple(sorted(cards[:size])), tuple(sorted(cards[size : 2 * size]))
    return (first, second) if starter == LEFT else (second, first)


FORWARD = (1, -1)  # KG-R1: left moves up, right moves down

Events = tuple[Event, ...]


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    """KG-6, KG-R4: the lot says who starts. It is drawn before the first match only."""
    lot = luck.randrange(seats)
    return after((Lot(lot),), new_match(chosen(Options, options), Standing(), lot, luck))


# THE ROUND


def asks(state: State) -> tuple[Ask[Move], ...]:
    if champion(state.options, state.standing) is not None:
        return ()
    topic, options = question(state)
    return (Ask(state.turn, topic, options),)


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    match move:
        case Advance(card):
            return walk(state, seat, "advance", card, luck)
        case Retreat(card):
            return walk(state, seat, "retreat", -card, luck)
        case Attack(cards):
            return strike(state, seat, 0, cards, luck)
        case Lunge(step, cards):
            return strike(state, seat, step, cards, luck)
        case Parry(cards):
            return parry(state, seat, cards or state.attack, luck)
        case Withdraw(card):
            return withdraw(state, seat, card, luck)
        case Hit():  # KG-16, KG-R13
            return finish(state, 1 - seat, "hit", (Acted(seat, "hit"),), luck)
        case Pass():
            return rest(state, seat, luck)


# Advance and retreat


def walk(state: State, seat: Seat, play: Play, squares: int, luck: Random) -> Step[State, Event]:
    """KG-R7, KG-R8: one card, so many squares. KG-R10: the hand is filled up, and the turn passes."""
    draw = lacking(state, len(state.hands[seat]), 1)
    moved = laid(state, seat, play, (abs(squares),), squares, draw=draw, turn=1 - seat)
    return end_turn(moved, seat, told(moved), luck)


# Attack, and advance & attack


def strike(state: State, seat: Seat, step: int, cards: Hand, luck: Random) -> Step[State, Event]:
    """KG-R9, KG-13: the attacker fills up before the other answers (KG-31). KG-R13: an attack that succeeds wins."""
    play: Play = "lunge" if step else "attack"
    used = (step, *cards) if step else cards
    options = state.options
    if options.level == "basic" and (state.pile or not options.basic_last_parry):  # KG-R11: it succeeds at once (KG-7)
        landed = laid(state, seat, play, used, step, draw=0, turn=seat)
        return finish(landed, seat, "hit", told(landed), luck)
    draw = lacking(state, len(state.hands[seat]), len(used))
    struck = laid(state, seat, play, used, step, draw=draw, turn=1 - seat, attack=cards)
    events = told(struck)
    if state.pile and not struck.pile:
        events = (*events, LastCard(seat))
    return settled(struck, events, luck)


# Parry


def parry(state: State, seat: Seat, cards: Hand, luck: Random) -> Step[State, Event]:
    """KG-R12: nothing is drawn for it. KG-27: then a normal turn with what is left, except after a last attack."""
    parried = laid(state, seat, "parry", cards, 0, draw=0, turn=seat)
    events = told(parried)
    if parried.pile:
        return settled(parried, events, luck)
    if state.options.level == "basic":  # KG-12: there is no count
        return by_position(parried, seat, events, luck)
    return showdown(parried, 1 - seat, events, luck)  # KG-11: as they are


# Withdrawal


def withdraw(state: State, seat: Seat, card: int, luck: Random) -> Step[State, Event]:
    """KG-15: one card back, one drawn, and the turn is over."""
    gone = laid(state, seat, "withdraw", (card,), -card, draw=1, turn=1 - seat)
    events = told(gone)
    if not state.pile:  # KG-29: the attack took the last card
        return by_position(gone, 1 - seat, events, luck)
    return end_turn(gone, seat, events, luck)  # KG-30: perhaps with the last card


# Nothing to play, or nothing wanted


def rest(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """No card is laid: Basic's last attack is declined, or there is nothing to play."""
    if not state.pile and state.options.level == "basic":  # KG-8, KG-12: the last attack is declined
        return by_position(state, 1 - seat, (Acted(seat, "pass"),), luck)
    if state.hands[seat]:  # KG-R14, KG-17: none of them can be played
        return finish(state, 1 - seat, "no_card", (Acted(seat, "stuck"),), luck)
    filled = refilled(state, seat)  # KG-18: parries took them all
    return end_turn(filled, seat, (Acted(seat, "refill"),), luck)  # KG-30


# What all of these share


def told(state: State) -> Events:
    """KG-23: the last action, with its cards if they stay open."""
    last = state.actions[-1]
    if state.options.open_discard:
        return (Acted(last.seat, last.play, last.cards, state.distance),)
    return (Acted(last.seat, last.play),)


def laid(
    state: State, seat: Seat, play: Play, cards: Hand, squares: int, *, draw: int, turn: Seat, attack: Hand = ()
) -> State:
    """Cards laid on the discard pile, squares walked, cards drawn (KG-19). In one go, because every move does it."""
    start = state.places[seat]
    stop = start + squares * FORWARD[seat]
    hand = tuple(sorted(less(state.hands[seat], *cards) + state.pile[:draw]))  # KG-19: of a short pile, what is there
    other, there = state.hands[1 - seat], state.places[1 - seat]
    left = seat == LEFT
    places = (stop, there) if left else (there, stop)
    hands = (hand, other) if left else (other, hand)
    actions = (*state.actions, Action(seat, play, cards, start, stop))
    return replace(
        state, places=places, hands=hands, pile=state.pile[draw:], turn=turn, attack=attack, lunge=play == "lunge",
        actions=actions,
    )  # fmt: skip


def refilled(state: State, seat: Seat) -> State:
    """KG-18: the hand is filled, and the turn passes."""
    draw = lacking(state, len(state.hands[seat]), 0)
    hand = tuple(sorted(state.hands[seat] + state.pile[:draw]))
    hands = (hand, state.hands[RIGHT]) if seat == LEFT else (state.hands[LEFT], hand)
    return replace(state, hands=hands, pile=state.pile[draw:], turn=1 - seat)


def end_turn(state: State, seat: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-19: the player who drew the last card is told. Basic goes on to a last attack (KG-R15)."""
    if state.pile:
        return settled(state, events, luck)
    events = (*events, LastCard(seat))
    if state.options.level == "basic":
        return settled(state, events, luck)
    return showdown(state, seat, events, luck)  # KG-9, KG-30


def settled(state: State, events: Events, luck: Random) -> Step[State, Event]:
    """KG-R20: what has only one answer, which shows nothing, is not asked but done."""
    if not free(state):
        options = question(state)[1]
        if forced(options):
            return after(events, play(state, state.turn, options[0], luck))
    return Step(state, events)


# WHAT MAY BE PLAYED


HIT = Hit()
PASS = Pass()
ADVANCES = {card: Advance(card) for card in VALUES}
RETREATS = {card: Retreat(card) for card in VALUES}
FAR = 2 * max(VALUES) + 1  # neither one card nor two can strike from here


def question(state: State) -> tuple[str, tuple[Move, ...]]:
    """What it is about, and the options. A lone `hit` or `pass` is a decision already made: see `forced`."""
    hand = state.hands[state.turn]
    if state.attack:
        return "defend", defences(state, hand)
    if not state.pile and state.options.level == "basic":  # KG-R15
        return "last_attack", last_attacks(state, hand)
    if not hand:  # KG-18
        return "refill", (PASS,)
    options = turns(state, hand)
    return ("act", options) if options else ("stuck", (PASS,))  # KG-17, KG-R14


def forced(options: tuple[Move, ...]) -> bool:
    """KG-R20: whether there is only one answer and it shows nothing. A turn's one legal card would show the hand."""
    return len(options) == 1 and options[0].kind in ("hit", "pass")


def free(state: State) -> bool:
    """Whether it is plain, without a look at all options, that nothing is forced: a card to advance with is at hand."""
    hand = state.hands[state.turn]
    if state.attack or not hand or not state.pile:
        return False
    return min(hand) < state.distance


# The turn


def turns(state: State | View, hand: Hand) -> tuple[Move, ...]:
    """KG-R6: one action with these cards, and at Advanced also an advance & attack (KG-R2)."""
    rule, level = SPECIALS[state.special], state.options.level
    most = 1 if level == "basic" else rule.cards  # KG-20, KG-R25
    gap = min(state.distance, FAR)
    return _turns(hand, gap, room(state, state.turn), most, level == "advanced", rule.retreat)


@lru_cache(maxsize=8192)
def _turns(hand: Hand, gap: int, room: int, most: int, lunging: bool, retreating: bool) -> tuple[Move, ...]:
    """KG-28: no pass is among them. Kept, because there are only a few thousand hands and distances."""
    cards = sorted(set(hand))
    back = [RETREATS[card] for card in cards if card <= room]  # KG-R8
    ahead: list[Move] = [ADVANCES[card] for card in cards if card < gap]  # KG-R7: short of the enemy
    strikes: list[Move] = [Attack(cut) for cut in cuts(hand, gap, most)]
    if lunging:
        strikes += lunges(hand, gap, most)
    if not retreating and (ahead or strikes):  # KG-R24
        back = []
    return (*ahead, *back, *strikes)


def room(state: State | View, seat: Seat) -> int:
    """How many of the squares behind a seat a card could reach. Outside the mat there are none."""
    return max(0, min(behind(state, seat), max(VALUES)))


def behind(state: State | View, seat: Seat) -> int:
    """KG-2, KG-R8: how many squares of mat lie behind a seat; outside the mat fewer than none."""
    return state.places[LEFT] - 1 if seat == LEFT else state.options.tatami - state.places[RIGHT]


def lacking(state: State | View, held: int, used: int) -> int:
    """KG-R10, KG-R21, KG-R22: how many cards fill a hand of `held` up, once `used` cards are gone from it."""
    return max(0, SPECIALS[state.special].hand - held + used)


def cuts(hand: Hand, gap: int, most: int) -> list[Hand]:
    """KG-R9: one to `most` equal cards that reach just where the enemy stands."""
    return [(gap,) * times for times in range(1, min(hand.count(gap), most) + 1)]


def lunges(hand: Hand, gap: int, most: int) -> list[Lunge]:
    """KG-13: any card to advance with, then cards of exactly the new distance."""
    found = []
    for step in sorted(set(hand)):
        if step < gap:
            found += [Lunge(step, cut) for cut in cuts(less(hand, step), gap - step, most)]
    return found


# Answering an attack


def defences(state: State, hand: Hand) -> tuple[Move, ...]:
    """KG-27: a parry, a withdrawal from an advance & attack, or the hit. KG-16: the hit may always be taken."""
    steps = room(state, state.turn) if state.lunge else 0  # KG-15
    withdrawals = (Withdraw(card) for card in sorted(set(hand)) if card <= steps)
    return (*parries(state, hand), *withdrawals, HIT)


def parries(state: State, hand: Hand) -> tuple[Parry, ...]:
    """KG-R12: the same cards as the attack. KG-14: what a lunge advanced with is not in it."""
    attack = state.attack
    if SPECIALS[state.special].parry == "sum":
        groups = sorted(set(combinations(sorted(hand), len(attack))))
        return tuple(Parry(group) for group in groups if balanced(group, attack))
    return (Parry(),) if hand.count(attack[0]) >= len(attack) else ()


def balanced(cards: Hand, attack: Hand) -> bool:
    """KG-R26: whether these cards are as many as the attack has, with the same total."""
    return len(cards) == len(attack) and sum(cards) == sum(attack)


# The last attack of Basic


def last_attacks(state: State, hand: Hand) -> tuple[Move, ...]:
    """KG-R15, KG-8: an attack or a pass, and no move."""
    # KG-7: several equal cards may be used, because this one attack can be parried. Without the parry it is one card.
    most = SPECIALS[state.special].cards if state.options.basic_last_parry else 1  # KG-R25
    return (*map(Attack, cuts(hand, state.distance, most)), PASS)


# HOW ROUNDS AND MATCHES END


# The pile is used up


def showdown(state: State, drawer: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-9, KG-10, KG-11: hands face up, and more cards equal to the distance win. With as many, position decides."""
    left, right = (hand.count(state.distance) for hand in state.hands)
    if left != right:
        return finish(state, LEFT if left > right else RIGHT, "count", events, luck)
    return by_position(state, drawer, events, luck)


def by_position(state: State, drawer: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-R16: the player further from their own start wins."""
    left, right = gained(state)
    if left != right:
        return finish(state, LEFT if left > right else RIGHT, "position", events, luck)
    if state.standing.draws >= DRAWS_IN_A_ROW:  # KG-21
        return finish(state, 1 - drawer, "drawn_last", events, luck)
    return finish(state, None, "draw", events, luck)


def gained(state: State | View) -> Pair:
    """KG-R16: squares gained towards the enemy. Behind their own start they are below nothing."""
    left, right = starts(state.options.tatami, state.special)
    return state.places[LEFT] - left, right - state.places[RIGHT]


# The round is over


def finish(state: State, winner: Seat | None, reason: Reason, events: Events, luck: Random) -> Step[State, Event]:
    """KG-24: all that lay hidden in the round is published. The next round, the next match or the end follows."""
    played, so_far = published(state, winner, reason), state.standing
    score = plus(so_far.score, winner, played.points)
    draws = so_far.draws + 1 if winner is None else 0
    standing = replace(so_far, score=score, draws=draws, last_round=played)
    events = (*events, RoundOver(played, score))
    if winner is not None and score[winner] >= state.options.rounds:  # KG-R17
        return match_won(state, standing, winner, events, luck)
    return after(events, next_round(state.options, standing, winner, luck))


def next_round(options: Options, standing: Standing, winner: Seat | None, luck: Random) -> Step[State, Event]:
    """KG-6: the loser starts or, after a drawn round, the one who did not start it (KG-21)."""
    starter = 1 - (standing.starter if winner is None else winner)
    return new_round(options, replace(standing, round=standing.round + 1, starter=starter), luck)


def published(state: State, winner: Seat | None, reason: Reason) -> Round:
    """KG-24: the round with all its cards."""
    standing = state.standing
    scored = winner is not None and reason != "left"
    points = SPECIALS[state.special].points if scored else 0  # KG-R17, KG-R28
    return Round(
        number=standing.round, starter=standing.starter, special=state.special, winner=winner, reason=reason,
        points=points, places=state.places, hands=state.hands, pile=state.pile, aside=state.aside,
        actions=state.actions,
    )  # fmt: skip


def match_won(state: State, standing: Standing, winner: Seat, events: Events, luck: Random) -> Step[State, Event]:
    """KG-22: a match won, and after it the next one, which the loser starts."""
    won = replace(standing, matches_won=plus(standing.matches_won, winner, 1))
    events = (*events, MatchWon(winner, won.matches_won))
    if champion(state.options, won) is not None:
        return Step(replace(state, attack=(), lunge=False, standing=won), events)
    return after(events, new_match(state.options, won, 1 - winner, luck))


def after(events: Events, step: Step[State, Event]) -> Step[State, Event]:
    return Step(step.state, (*events, *step.events))


def plus(pair: Pair, seat: Seat | None, points: int) -> Pair:
    left, right = pair
    return (left + points * (seat == LEFT), right + points * (seat == RIGHT))


# The end


def outcome(state: State) -> Outcome | None:
    winner = champion(state.options, state.standing)
    if winner is None:
        return None
    reason = "rounds" if state.options.matches == 1 else "matches"
    places = (1, 2) if winner == LEFT else (2, 1)
    return Outcome((winner,), places, reason if state.standing.left is None else "left")


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """KG-R18: the other wins the whole match. KG-24: the round that was running is published like any other."""
    played = published(state, 1 - seat, "left")
    standing = replace(state.standing, last_round=played, left=seat)
    events = (Left(seat), RoundOver(played, standing.score))
    return Step(replace(state, attack=(), lunge=False, standing=standing), events)
