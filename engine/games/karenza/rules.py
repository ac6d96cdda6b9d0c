"""The rules of Karenza, in the order of its document."""

from collections.abc import Mapping
from random import Random

from engine.core import Ask, Seat, Step
from engine.games.karenza.choices import WARRIORS, placements, question
from engine.games.karenza.ending import ended, scored
from engine.games.karenza.parts import AFTER, CARDS, MOVES, Kind, Pose, takes_initiative
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
from engine.games.karenza.table import cleared, drawing, lacking, turned
from engine.moves import swiftly
from engine.swift import swift
from engine.tuples import less, put

ask_of, step_of, action_of, passed_of = swift(Ask), swift(Step), swift(Action), swiftly(Passed)

# 3.1 Game setup


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    return Step(new_match(seats, options))


# 3.2 The turns


def asks(state: State) -> tuple[Ask[Move], ...]:
    if state.ended:
        return ()
    if state.choices:
        return tuple(Ask(seat, "warrior", WARRIORS) for seat in state.playing if state.choices[seat] is None)
    seat = state.turn
    pose = state.poses[seat]
    if pose is None:
        return (Ask(seat, "opening", placements(state.hands[seat], state.options.sword_lock)),)
    return (ask_of(seat, *question(state, seat, pose)),)


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


# 3.3 and 3.4 Moving tokens, playing a card


def with_card(seat: Seat, start: Pose, card: Kind) -> Action:
    """The tokens go to the card's pose, and the sword along its trajectory, which is no move."""
    pose = CARDS[card].pose
    return action_of(seat, start, pose, AFTER[card], MOVES[start][pose], card)


def without_card(seat: Seat, start: Pose, pose: Pose) -> Action:
    return action_of(seat, start, pose, pose, MOVES[start][pose], None)


# 3.6 Attacking


def attack(state: State, seat: Seat, start: Pose, move: Play) -> Step[State, Event]:
    """As many moves as were made and announced, the target may make."""
    card = move.card
    target = 1 - seat if move.target is None else move.target
    action = with_card(seat, start, card)
    struck = turned(
        state, action, target, (*state.table, Laid(seat, card, target)),
        hands=put(state.hands, seat, less(state.hands[seat], card)),
        attack=Attack(seat, card, target, action.moves),
        streak=state.streak,
    )  # fmt: skip
    return Step(struck, (Attacked(seat, target, card, action.moves, start),))


# 3.7 and 3.9 Defending, and who plays next


def defend(state: State, seat: Seat, start: Pose, card: Kind) -> Step[State, Event]:
    assert state.attack is not None
    attacker, attack = state.attack.seat, state.attack.card
    action = with_card(seat, start, card)
    initiative = seat if takes_initiative(card, attack) else attacker
    held = turned(
        state, action, initiative, (*state.table, Laid(seat, card, attacker)),
        hands=put(state.hands, seat, less(state.hands[seat], card)),
    )  # fmt: skip
    return Step(held, (Defended(seat, card, action.moves, start, attacker, attack, initiative),))


# 3.8 Scoring


def concede(state: State, seat: Seat, start: Pose, pose: Pose) -> Step[State, Event]:
    """No initiative is passed by this: nothing is cleared and nothing drawn."""
    assert state.attack is not None
    hit, action = scored(state, state.attack), without_card(seat, start, pose)
    after = turned(
        state, action, hit.seat, state.table,
        scores=put(state.scores, hit.seat, hit.score),
        streak=hit.streak,
        ended=ended(state, hit),
    )  # fmt: skip
    return Step(after, (Conceded(seat, action.moves, start, pose), hit))


# 3.10 and 3.11 Discarding, and passing the initiative


def give_up(state: State, seat: Seat, start: Pose, move: Stand) -> Step[State, Event]:
    action, to, card = without_card(seat, start, move.pose), state.after(seat), move.discard
    hands, decks, discards = state.hands, state.decks, state.discards
    if card:
        hands = put(hands, seat, less(hands[seat], card))
        discards = put(discards, seat, (*discards[seat], card))
    if state.table:
        discards = cleared(discards, state)
    drawn = lacking(state, hands)
    short = tuple([each for each, count in enumerate(drawn) if count > len(decks[each])])
    if short:
        drawn = (0,) * len(drawn)
    hands, decks = drawing(hands, decks, drawn)
    why: Reason | None = "deck" if short else None
    passed = turned(
        state, action, to, (),
        hands=hands, decks=decks, discards=discards, passes=state.passes + 1, ended=why,
    )  # fmt: skip
    told = passed_of(seat, to, action.moves, start, move.pose, card, drawn)
    return step_of(passed, (told, DeckOut(short)) if short else (told,))
