"""Why a move is refused: the clause that forbids it, found with the rules of choices.py."""

from collections import Counter as Tally
from typing import Any

from engine.core import Refusal, Seat, first_of
from engine.games.kendo.choices import (
    DEFLECTIONS,
    PARRIES,
    REINFORCEMENTS,
    STOPS,
    changes,
    question,
    targets,
    time_may_be_called,
)
from engine.games.kendo.moves import Change, Counter, Deflect, Draw, Jikan, Meet, Move, Open, Parry, Pull, Stop, Switch
from engine.games.kendo.parts import CARDS, COUNTERS, JIKAN, OF_KIND, Kind, Part
from engine.games.kendo.state import State, Threat
from engine.games.kendo.table import DECK_OF

Check = tuple[bool, Refusal]

# What each stage is about: the moves it has, and the clause that says so.
STAGES: dict[str, tuple[tuple[str, ...], str]] = {
    "change": (("keep", "change"), "KD-3"),
    "switch": (("switch",), "KD-23"),
    "draw": (("draw",), "KD-23"),
    "open": (("open", "jikan", "draw"), "KD-19"),
    "discard": (("discard",), "KD-5"),
    "reinforcement": (("stop",), "KD-11"),
    "answer": (("meet", "counter", "deflect", "parry", "stop"), "KD-9"),
    "pull": (("pull",), "KD-R15"),
    "bonus": (("draw",), "KD-R18"),
    "refill": (("draw",), "KD-30"),
}


def no(clause: str, key: str, **facts: str | int | tuple[str, ...]) -> Refusal:
    return Refusal(clause, f"kendo-why-{key}", facts)


def why(state: State, seat: Seat, move: Move) -> Refusal | None:
    kinds, clause = STAGES[state.stage]
    options = changes(state.hands[seat], sizes(state)) if state.stage == "change" else question(state)
    if move.kind not in kinds and move not in options:
        return no(clause, f"stage-{state.stage}")
    return missing(state, seat, move, clause) or CHECKS.get(type(move), nothing)(state, seat, move, move not in options)


def sizes(state: State) -> tuple[int, int, int]:
    basics, counters, others = map(len, state.decks)
    return basics, counters, others


def missing(state: State, seat: Seat, move: Any, clause: str) -> Refusal | None:
    """A card that a move lays and the hand does not have. Before a Duel cards are named, and else kinds of cards."""
    hand, names = state.hands[seat], ("first", "second", "card", "reinforcement")
    held = Tally(hand if isinstance(move, Change) else [CARDS[card].kind for card in hand])
    laid = Tally(card for name in names if (card := getattr(move, name, None)))
    laid.update(["mushin"] * getattr(move, "mushin", False) + [JIKAN] * isinstance(move, Jikan))
    lacking = next(iter(laid - held), None)
    return None if lacking is None else no(clause, "not-held", card=named(lacking))


def nothing(state: State, seat: Seat, move: Any, refused: bool) -> None:
    return None


def part(kind: Kind) -> Part:
    return CARDS[OF_KIND[kind][0]]


def named(card: str) -> str:
    """What a card or a kind of cards is called, which is Japanese in every language."""
    return CARDS[card].name if card in CARDS else part(card).name


# Before a play


def change(state: State, seat: Seat, move: Change, refused: bool) -> Refusal | None:
    decks = Tally(DECK_OF[card] for card in (move.first, move.second) if card)
    few = any(wanted > len(state.decks[deck]) for deck, wanted in decks.items())
    return first_of((few, no("KD-4", "few-cards")), (refused, no("KD-3", "order")))


def switch(state: State, seat: Seat, move: Switch, refused: bool) -> Refusal | None:
    return first_of((refused, no("KD-27", "empty-deck")))


def draw(state: State, seat: Seat, move: Draw, refused: bool) -> Refusal | None:
    return first_of(
        (refused and state.stage == "open", no("KD-29", "no-draw")),
        (refused and state.stage == "bonus", no("KD-R18", "no-bonus")),
        (state.stage == "draw" and move.deck == "basics", no("KD-23", "draw-which")),
        (refused, no("KD-27", "empty-deck")),
    )


# A new attack


def opening(state: State, seat: Seat, move: Open, refused: bool) -> Refusal | None:
    role, joined = part(move.card).role, move.reinforcement
    return first_of(
        (role == "counter", no("KD-19", "counter-opens")),
        (role not in ("basic", "alternative"), no("KD-19", "opens-nothing", card=named(move.card))),
        (role == "alternative" and joined is not None, no("KD-19", "joins-nothing", card=named(move.card))),
        (joined is not None and joined not in REINFORCEMENTS, no("KD-19", "no-reinforcement")),
        aimed(state, seat, move.target, state.spared),
    )


def aimed(state: State, seat: Seat, target: Seat | None, spared: Seat | None) -> Check:
    seats = len(state.hands)
    aims = targets(seats, state.out, seat, spared) if seats > 2 else (None,)
    if aims == (None,):
        return target is not None, no("KD-R9", "no-target")
    if target is not None and target == spared:
        return target not in aims, no("KD-R16", "spared")
    return target not in aims, no("KD-R9", "target")


def jikan(state: State, seat: Seat, move: Jikan, refused: bool) -> Refusal | None:
    return first_of((len(state.hands) > 2 or not time_may_be_called(state, seat), no("KD-32", "no-time")))


# Answers


def stop(state: State, seat: Seat, move: Stop, refused: bool) -> Refusal | None:
    threat = state.threat
    if threat is None or (not threat.reinforcement and threat.strike not in STOPS):
        return no("KD-R12", "no-stop")
    what = threat.reinforcement or threat.strike
    clause = "KD-10" if threat.reinforcement else "KD-14"
    return first_of((refused, no(clause, "stops-not", card=named(move.card), strike=named(what), stops=stops(what))))


def stops(what: str) -> tuple[str, ...]:
    return tuple(named(card) for card in STOPS[what])


def meet(state: State, seat: Seat, move: Meet, refused: bool) -> Refusal | None:
    strike = struck(state)
    return alternative(strike) or first_of((move.card != strike, no("KD-R12", "meets-not", strike=named(strike))))


def counter(state: State, seat: Seat, move: Counter, refused: bool) -> Refusal | None:
    strike, card = struck(state), part(move.card)
    return alternative(strike) or first_of(
        (card.deck != COUNTERS, no("KD-R12", "no-counter", card=card.name)),
        (not move.mushin and card.answers != strike, no("KD-R12", "first-word", card=card.kind, strike=named(strike))),
        aimed(state, seat, move.target, None),
    )


def deflect(state: State, seat: Seat, move: Deflect, refused: bool) -> Refusal | None:
    return alternative(struck(state)) or first_of(
        (move.card not in DEFLECTIONS, no("KD-15", "deflects-not", card=named(move.card))),
        aimed(state, seat, move.target, None),
    )


def parry(state: State, seat: Seat, move: Parry, refused: bool) -> Refusal | None:
    countered = state.threat is not None and state.threat.counter
    return alternative(struck(state)) or first_of(
        (move.card not in PARRIES, no("KD-17", "parries-not", card=named(move.card))),
        (countered, no("KD-18", "parries-no-counter", card=named(move.card))),
    )


def struck(state: State) -> Kind:
    assert isinstance(state.threat, Threat)
    return state.threat.strike


def alternative(strike: Kind) -> Refusal | None:
    """KD-14, KD-13: what is no strike can only be stopped."""
    return no("KD-14", "only-stopped", strike=named(strike), stops=stops(strike)) if strike in STOPS else None


# Pulling


def pull(state: State, seat: Seat, move: Pull, refused: bool) -> Refusal | None:
    count = len(state.hands[state.threat.defender]) if state.threat else 0
    return first_of((refused, no("KD-R15", "place", count=count)))


CHECKS: dict[type[Any], Any] = {
    Change: change,
    Switch: switch,
    Draw: draw,
    Open: opening,
    Jikan: jikan,
    Stop: stop,
    Meet: meet,
    Counter: counter,
    Deflect: deflect,
    Parry: parry,
    Pull: pull,
}
