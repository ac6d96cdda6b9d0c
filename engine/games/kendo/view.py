"""What each seat sees of a match, whole states that fit what it sees, and what bystanders may guess."""

from collections import Counter as Tally
from random import Random
from typing import Any, Final

from engine.core import Seat
from engine.games.kendo.parts import CARDS, Hand, in_box_order, of_role, sub_decks
from engine.games.kendo.rules import REINFORCEMENTS, asked, attacks, changes, ippons_allow_time, question
from engine.games.kendo.state import Change, Event, Keep, Play, State, Unanswered, View
from engine.games.kendo.table import NOTHING_DRAWN

TRIES = 30  # at dealing the seat that is asked a hand that fits the question
NOTHING: tuple[Hand, Hand, Hand] = ((), (), ())


def view(state: State, seat: Seat | None) -> View:
    """KD-R11: played cards lie open, and hands are shown when the match is over."""
    first, second, third = state.decks
    return View(
        seat=seat, seats=len(state.hands),
        hand=None if seat is None else state.hands[seat],
        drawn=() if seat is None else state.drawn[seat],
        hand_sizes=tuple(map(len, state.hands)), deck_sizes=(len(first), len(second), len(third)),
        played=state.played, open_hands=state.hands if state.reason else (),
        stage=state.stage, turn=state.turn, asked=asked(state), starter=state.starter, rested=state.rested,
        threat=state.threat, spared=state.spared, exchange=state.exchange, number=state.number,
        out=state.out, left=state.left, last_attackers=state.last_attackers, ippons=state.ippons,
        hansoku=state.hansoku, jikan=state.jikan, first=state.first, changed=state.changed,
        choice=None if seat is None or not state.choices else state.choices[seat],
        options=state.options, winners=state.winners, reason=state.reason,
    )  # fmt: skip


# A state that fits


def imagine(view: View, luck: Random) -> State:
    """The seat that is asked has something to play, and one that must discard has nothing to open with."""
    state = dealt_anew(view, luck)
    if view.turn == view.seat or view.open_hands or view.stage not in ("open", "discard", "reinforcement", "answer"):
        return state
    for _ in range(TRIES):
        if fits(state):
            break
        state = dealt_anew(view, luck)
    return state


def fits(state: State) -> bool:
    if state.stage == "discard":
        return not attacks(state.hands[state.turn], (None,))
    return question(state)[0].kind != "stuck"


def dealt_anew(view: View, luck: Random) -> State:
    decks, hands = dealt(view, luck)
    return State(
        hands=hands, decks=decks, played=view.played, stage=view.stage, turn=view.turn, starter=view.starter,
        rested=view.rested, threat=view.threat, spared=view.spared, exchange=view.exchange,
        number=view.number, out=view.out, left=view.left, last_attackers=view.last_attackers, ippons=view.ippons,
        hansoku=view.hansoku, jikan=view.jikan,
        drawn=tuple(view.drawn if seat == view.seat else cards for seat, cards in enumerate(NOTHING_DRAWN)),
        first=view.first, changed=view.changed, choices=choices(view, hands, luck), options=view.options,
        winners=view.winners, reason=view.reason,
    )  # fmt: skip


def dealt(view: View, luck: Random) -> tuple[tuple[Hand, Hand, Hand], tuple[Hand, ...]]:
    """First the sub-decks, each from its own cards. What is left of all three are the hands."""
    unseen, rest, decks = hidden(view), [], []
    for cards, size in zip(unseen, view.deck_sizes, strict=True):
        luck.shuffle(cards)
        decks.append(some(cards, size, luck))
        rest += cards[size:]
    luck.shuffle(rest)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        known = known_hand(view, seat)
        hands.append(in_box_order(some(rest, size, luck)) if known is None else known)
        del rest[: 0 if known is not None else size]
    return (decks[0], decks[1], decks[2]), tuple(hands)


def some(cards: list[str], size: int, luck: Random) -> Hand:
    """So many of them; a position drawn up freely may want more than the box has."""
    return (*cards[:size], *luck.choices(list(CARDS)[:-1], k=max(0, size - len(cards))))


def hidden(view: View) -> list[list[str]]:
    """The cards this seat cannot place, by sub-deck."""
    jikan = view.options.mode == "competition" and view.options.ippons > 1 and view.jikan == "unused"
    shown = Tally(card for pile in view.played for card in pile)
    for seat in range(view.seats):
        shown.update(known_hand(view, seat) or ())
    return [unseen(cards, shown) for cards in sub_decks(jikan)]


def unseen(cards: Hand, shown: dict[str, int]) -> list[str]:
    """All but those that lie open, copy by copy. Faster than subtracting tallies, and in the same order."""
    hidden, open_copies = [], dict(shown)
    for card in cards:
        if open_copies.get(card):
            open_copies[card] -= 1
        else:
            hidden.append(card)
    return hidden


def known_hand(view: View, seat: Seat) -> Hand | None:
    if view.open_hands:
        return view.open_hands[seat]
    return view.hand if seat == view.seat else None


def choices(view: View, hands: tuple[Hand, ...], luck: Random) -> tuple[Keep | Change | None, ...]:
    """KD-36: who has chosen is known, what is not."""
    if view.stage != "change":
        return ()
    made: list[Any] = []
    for seat, hand in enumerate(hands):
        options = () if seat in (*view.asked, view.seat, *view.out) else changes(hand, view.deck_sizes)
        made.append(luck.choice(options) if options else None)
    if view.seat is not None:
        made[view.seat] = view.choice
    return tuple(made)


# What bystanders may guess


OPENINGS: Final = (*of_role("basic"), *of_role("alternative"))
OPENING, ANSWERING, PREPARING = {"open", "discard"}, {"reinforcement", "answer"}, {"switch", "draw"}
DEEDS: Final = {"meet", "counter", "deflect", "parry", "jikan"}


def guesses(view: View) -> tuple[str, ...]:
    """Which strike opens, or what answers one: what anybody could name. A reinforcement can only be stopped."""
    competition = view.options.mode == "competition"
    if view.stage in OPENING or (view.stage in PREPARING and view.threat is None):
        return (*OPENINGS, *(("jikan",) if view.seats == 2 and ippons_allow_time(view, view.turn) else ()))
    if view.stage not in ANSWERING | PREPARING or view.threat is None or view.threat.reinforcement:
        return ()
    lacking = ("unanswered",) if competition else ()  # KD-23: it draws first
    if view.threat.strike in of_role("alternative"):  # KD-13, KD-14
        return ("stop", "counter", *lacking)
    parries = () if view.threat.counter else ("parry",)  # KD-17
    return ("meet", "counter", "deflect", *parries, *lacking)


def guessed(event: Event) -> str | None:
    match event:
        case Play(_, "open"):
            return event.strike
        case Play(_, deed) if deed in DEEDS:
            return deed
        case Play(_, "stop") if event.strike not in REINFORCEMENTS:
            return "stop"
        case Unanswered(_, what) if what not in REINFORCEMENTS:
            return "unanswered"
    return None
