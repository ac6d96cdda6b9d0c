"""The rules of Karenza, in the order of seeds/karenza/rules.md: what each move does."""

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from engine.core import Ask, Seat, Step
from engine.games.karenza.choices import PLACEMENTS, WARRIORS, question
from engine.games.karenza.ending import ended, scored
from engine.games.karenza.parts import AFTER, CARDS, MOVES, Hand, Kind, Pose, takes_initiative
from engine.games.karenza.preparation import choose, new_match, place
from engine.games.karenza.state import (
    Action,
    Attack,
    Attacked,
    Choose,
    Conceded,
    DeckOut,
    Defended,
    Event,
    Laid,
    Move,
    Passed,
    Play,
    Reason,
    Stand,
    State,
)
from engine.tuples import less, put

# Before the first attack


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    """KZ-25: everybody chooses a warrior first."""
    return Step(new_match(seats, options))


# A turn


def asks(state: State) -> tuple[Ask[Move], ...]:
    """KZ-25: all who have yet to choose, at once. Then the one whose turn it is."""
    if state.ended:
        return ()
    if state.choices:
        return tuple(Ask(seat, "warrior", WARRIORS) for seat in state.playing if state.choices[seat] is None)
    seat = state.turn
    pose = state.poses[seat]
    if pose is None:
        return (Ask(seat, "opening", PLACEMENTS),)  # KZ-R6: every pose
    return (Ask(seat, *question(state, seat, pose)),)


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    if isinstance(move, Choose):
        return choose(state, seat, move.warrior, luck)
    pose = state.poses[seat]
    if isinstance(move, Play):
        assert pose is not None
        return defend(state, seat, pose, move.card) if state.attack else attack(state, seat, pose, move)
    if pose is None:
        return place(state, seat, move.pose)
    return concede(state, seat, pose, move.pose) if state.attack else give_up(state, seat, pose, move)


def with_card(seat: Seat, start: Pose, card: Kind) -> Action:
    """KZ-R8: the card is played from exactly its pose, and the sword goes to the end. KZ-2: that is no move."""
    pose = CARDS[card].pose
    return Action(seat, start, pose, AFTER[card], MOVES[start][pose], card)


def without_card(seat: Seat, start: Pose, pose: Pose) -> Action:
    """KZ-R7: moves, and no card."""
    return Action(seat, start, pose, pose, MOVES[start][pose], None)


# Attack and defence


def attack(state: State, seat: Seat, start: Pose, move: Play) -> Step[State, Event]:
    """KZ-R10: the number of moves is told. KZ-18: one opponent is threatened."""
    card = move.card
    target = 1 - seat if move.target is None else move.target
    action = with_card(seat, start, card)
    struck = turned(
        state, action, target, laid(state, seat, card, target), (state.scores, 0, state.streak, None),
        Attack(seat, card, target, action.moves),
    )  # fmt: skip
    return Step(struck, (Attacked(seat, target, card, action.moves, start),))


def defend(state: State, seat: Seat, start: Pose, card: Kind) -> Step[State, Event]:
    """KZ-R13: nobody scores. With more power the defender plays next, and otherwise the attacker."""
    assert state.attack is not None
    attacker, attack = state.attack.seat, state.attack.card
    action = with_card(seat, start, card)
    initiative = seat if takes_initiative(card, attack) else attacker
    held = turned(state, action, initiative, laid(state, seat, card, attacker), (state.scores, 0, 0, None))
    return Step(held, (Defended(seat, card, action.moves, start, attacker, attack, initiative),))


def concede(state: State, seat: Seat, start: Pose, pose: Pose) -> Step[State, Event]:
    """KZ-R12: the attack scores, and the attacker plays next. KZ-8, KZ-11: nothing is cleared, and nothing drawn."""
    assert state.attack is not None
    hit, action = scored(state, state.attack), without_card(seat, start, pose)
    tally = (put(state.scores, hit.seat, hit.score), 0, hit.streak, ended(state, hit))
    after = turned(state, action, hit.seat, (state.hands, state.decks, state.discards, state.table), tally)
    return Step(after, (Conceded(seat, action.moves, start, pose), hit))


# Discarding and passing


def give_up(state: State, seat: Seat, start: Pose, move: Stand) -> Step[State, Event]:
    """KZ-R14, KZ-R15: perhaps a discard, the table is cleared, hands are filled, and the next one plays (KZ-18)."""
    action, to, card = without_card(seat, start, move.pose), state.after(seat), move.discard
    hands, decks, discards = state.hands, state.decks, state.discards
    if card:  # KZ-12: at most one
        hands = put(hands, seat, less(hands[seat], card))
        discards = put(discards, seat, (*discards[seat], card))
    if state.table:
        discards = cleared(discards, state)
    drawn = lacking(state, hands)
    short = tuple([each for each, count in enumerate(drawn) if count > len(decks[each])])  # KZ-R17
    if short:  # KZ-14: then nobody draws, and the match is over
        drawn = (0,) * len(drawn)
    if any(drawn):
        hands, decks = drawing(hands, decks, drawn)
    why: Reason | None = "deck" if short else None
    tally = (state.scores, state.passes + 1, 0, why)
    passed = turned(state, action, to, (hands, decks, discards, ()), tally)
    told = Passed(seat, to, action.moves, start, move.pose, card, drawn)
    return Step(passed, (told, DeckOut(short)) if short else (told,))


def cleared(discards: tuple[Hand, ...], state: State) -> tuple[Hand, ...]:
    """KZ-R15: each card of the table goes to the discard pile of the seat that played it."""
    for each in state.table:
        discards = put(discards, each.seat, (*discards[each.seat], each.card))
    return discards


def lacking(state: State, hands: tuple[Hand, ...]) -> tuple[int, ...]:
    """KZ-9: how many cards fill each hand up. KZ-16: a full one needs none. KZ-R19: a seat that left draws none."""
    size, left = state.options.hand, state.left
    return tuple([0 if seat in left else max(0, size - len(hand)) for seat, hand in enumerate(hands)])


def drawing(
    hands: tuple[Hand, ...], decks: tuple[Hand, ...], drawn: tuple[int, ...]
) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    """KZ-R15: hands and decks once so many cards are drawn, seat by seat."""
    held, piles = list(hands), list(decks)
    for seat, count in enumerate(drawn):
        if count:
            held[seat] = tuple(sorted(held[seat] + piles[seat][:count]))
            piles[seat] = piles[seat][count:]
    return tuple(held), tuple(piles)


# What all of these share


# Where the cards lie once a move is made: hands, decks, discards and the table.
Cards: TypeAlias = tuple[tuple[Hand, ...], tuple[Hand, ...], tuple[Hand, ...], tuple[Laid, ...]]
# How things stand then: scores, passes (KZ-26), the streak (KZ-8), and what has ended the match.
Tally: TypeAlias = tuple[tuple[int, ...], int, int, Reason | None]


def laid(state: State, seat: Seat, card: Kind, target: Seat) -> Cards:
    """The cards with one more on the table, which comes from the hand."""
    hands = put(state.hands, seat, less(state.hands[seat], card))
    return hands, state.decks, state.discards, (*state.table, Laid(seat, card, target))


def turned(state: State, action: Action, turn: Seat, cards: Cards, tally: Tally, attack: Attack | None = None) -> State:
    """The next state, in one go, because every move makes one. An attack ends with the turn (KZ-7)."""
    hands, decks, discards, table = cards
    scores, passes, streak, why = tally
    return replace(
        state, poses=put(state.poses, action.seat, action.stop), hands=hands, decks=decks, discards=discards,
        scores=scores, turn=turn, table=table, attack=attack, passes=passes, streak=streak, last=action, ended=why,
    )  # fmt: skip
