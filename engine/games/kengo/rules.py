"""A round of Kengo!, in the order of the rulebook: what each move does on the mat."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from engine.box import chosen
from engine.core import Ask, Seat, Step
from engine.games.kengo.choices import forced, free, lacking, question
from engine.games.kengo.parts import Hand
from engine.games.kengo.preparation import new_match
from engine.games.kengo.round_end import Events, after, by_position, finish, showdown
from engine.games.kengo.state import (
    LEFT,
    RIGHT,
    Acted,
    Action,
    Advance,
    Attack,
    Event,
    Hit,
    LastCard,
    Lot,
    Lunge,
    Move,
    Options,
    Parry,
    Pass,
    Play,
    Retreat,
    Standing,
    State,
    Withdraw,
    champion,
)
from engine.tuples import less

FORWARD = (1, -1)  # KG-R1: left moves up, right moves down


# PREPARATION


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
    return end_turn(moved, seat, (Acted(seat, play),), luck)


# Attack, and advance & attack


def strike(state: State, seat: Seat, step: int, cards: Hand, luck: Random) -> Step[State, Event]:
    """KG-R9, KG-13: the attacker fills up before the other answers (KG-31). KG-R13: an attack that succeeds wins."""
    play: Play = "lunge" if step else "attack"
    used = (step, *cards) if step else cards
    events: Events = (Acted(seat, play),)
    options = state.options
    if options.level == "basic" and (state.pile or not options.basic_last_parry):  # KG-R11: it succeeds at once (KG-7)
        return finish(laid(state, seat, play, used, step, draw=0, turn=seat), seat, "hit", events, luck)
    draw = lacking(state, len(state.hands[seat]), len(used))
    struck = laid(state, seat, play, used, step, draw=draw, turn=1 - seat, attack=cards)
    if state.pile and not struck.pile:
        events = (*events, LastCard(seat))
    return settled(struck, events, luck)


# Parry


def parry(state: State, seat: Seat, cards: Hand, luck: Random) -> Step[State, Event]:
    """KG-R12: nothing is drawn for it. KG-27: then a normal turn with what is left, except after a last attack."""
    parried = laid(state, seat, "parry", cards, 0, draw=0, turn=seat)
    events: Events = (Acted(seat, "parry"),)
    if parried.pile:
        return settled(parried, events, luck)
    if state.options.level == "basic":  # KG-12: there is no count
        return by_position(parried, seat, events, luck)
    return showdown(parried, 1 - seat, events, luck)  # KG-11: as they are


# Withdrawal


def withdraw(state: State, seat: Seat, card: int, luck: Random) -> Step[State, Event]:
    """KG-15: one card back, one drawn, and the turn is over."""
    gone = laid(state, seat, "withdraw", (card,), -card, draw=1, turn=1 - seat)
    events: Events = (Acted(seat, "withdraw"),)
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
