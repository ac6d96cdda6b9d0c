"""Kendo Duel: who is asked what, which function carries out each move, and what happens when a player leaves."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engine.core import Ask, Outcome, Seat, Step
from engine.games.kendo import defence, moves, scoring, starting
from engine.games.kendo.choices import STUCK, changes, question
from engine.games.kendo.moves import Draw, Event, Left, Move, Stuck
from engine.games.kendo.preparation import choose, laid_out, withdrawn
from engine.games.kendo.state import State
from engine.games.kendo.table import NOTHING_DRAWN, Table
from engine.games.kendo.view import asked

ERRANDS: dict[str, Callable[[Table], None]] = {
    "start": starting.start,
    "opening": starting.opening,
    "attack": defence.attacked,
    "react": defence.react,
    "end": scoring.end,
    "refilling": scoring.refilling,
}


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    return settled(laid_out(seats, options, luck))


def asks(state: State) -> tuple[Ask[Move], ...]:
    """KD-36: before a Duel all who have yet to choose, at once. After that one seat."""
    if state.stage == "over":
        return ()
    if state.stage == "change":
        sizes = (len(state.decks[0]), len(state.decks[1]), len(state.decks[2]))
        return tuple(Ask(seat, "change", changes(state.hands[seat], sizes)) for seat in asked(state))
    return (Ask(state.turn, state.stage, question(state)),)


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    table = Table(state, luck)
    deed: type[Any] = type(move)
    if deed is not Draw:
        table.drawn = NOTHING_DRAWN
    if state.threat and deed in ANSWERS:
        ANSWERS[deed](table, state.threat, seat, move)
    else:
        DEEDS[deed](table, seat, move)
    return settled(table)


def settle(state: State, luck: Random) -> Step[State, Event]:
    """KD-9: in a position that was loaded, too, nobody is asked who has nothing to answer with."""
    step = Step[State, Event](state, ())
    while [ask.options for ask in asks(step.state)] == [STUCK]:
        more = play(step.state, step.state.turn, STUCK[0], luck)
        step = Step(more.state, (*step.events, *more.events))
    return step


def settled(table: Table) -> Step[State, Event]:
    """KD-R27: what nobody has to decide is done, up to the next question."""
    while table.stage in ERRANDS:
        ERRANDS[table.stage](table)
    return table.step()


def draw(table: Table, seat: Seat, move: Draw) -> None:
    DRAWS[table.stage](table, seat, move)


def stuck(table: Table, seat: Seat, move: Stuck) -> None:
    """As if play had come here: it settles by itself what a position left open."""
    if table.stage == "switch":
        starting.draw_one(table)
    elif table.stage == "draw":
        starting.prepared(table)
    else:
        table.stage = "start" if table.duel and table.threat is None else UNSTUCK[table.stage]


ANSWERS: dict[type[Any], Callable[[Table, Any, Seat, Any], None]] = {
    moves.Meet: defence.meet,
    moves.Counter: defence.counter,
    moves.Deflect: defence.deflect,
    moves.Stop: defence.stop,
    moves.Parry: defence.parry,
}
DEEDS: dict[type[Any], Callable[[Table, Seat, Any], None]] = {
    moves.Keep: choose,
    moves.Change: choose,
    moves.Open: starting.attack,
    moves.Jikan: starting.call_time,
    moves.Discard: starting.discard,
    moves.Switch: starting.switch,
    moves.Draw: draw,
    moves.Stuck: stuck,
}
DRAWS: dict[str, Callable[[Table, Seat, Draw], None]] = {
    "draw": starting.draw_chosen,
    "open": starting.draw_basic,
    "bonus": starting.take_bonus,
    "refill": scoring.refill_one,
}
UNSTUCK: dict[str, Any] = {"open": "opening", "answer": "react", "reinforcement": "react", "refill": "refilling"}


# The end


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
    concerned = seat in concerned_by(state)
    if seat in table.out:
        return table.step()
    table.out = (*table.out, seat)
    for card in luck.sample(table.hands[seat], len(table.hands[seat])):
        table.put_under(seat, card)
    others = table.players()
    if len(others) == 1:  # KD-R26, and so in a Duel of two
        table.over(others, "left")
    elif table.stage == "change":
        withdrawn(table, seat)
    elif concerned:
        table.start(table.after(seat))
    elif table.starter == seat:
        table.starter = table.after(seat)
    return settled(table)


def concerned_by(state: State) -> tuple[Seat, ...]:
    """The seats without which what is being asked cannot go on."""
    threat = (state.threat.attacker, state.threat.defender) if state.threat else ()
    return (state.turn, *threat)
