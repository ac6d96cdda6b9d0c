"""A position of Kendo Duel in words: as a text board, and as the alt text of its picture."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.kendo.parts import CARDS, DECKS
from engine.games.kendo.state import Changed, Drew, Shuffled, Switched, View
from faces.core import Names, Say
from faces.kendo.reading import KendoScene, drawn, playable
from faces.kendo.words import called, event, named, option
from faces.text import (
    ALT_LONGEST,
    BOARD_LONGEST,
    MARKS,
    NAME,
    Fact,
    Group,
    clip,
    first_that_fits,
    joined,
    lines,
    player,
    sentences,
    separated,
    standing,
    text_board,
)

JOINT = "\N{NO-BREAK SPACE}"
LONG_NAMES = [part.name for part in CARDS.values() if part.role != "counter" and " " in part.name]
MOST_EVENTS = 9  # of the exchange; older ones are left out
MOVES_OF_CARDS = (Changed, Drew, Shuffled, Switched)  # events that aren't told


def board(scene: KendoScene) -> str:
    """Lines are broken between words, but never within the name of a card."""
    who = MARKS[: scene.view.seats]
    boards = (
        text_board(map(unbroken, lines(facts(scene, who, events)))).replace(JOINT, " ")
        for events in range(MOST_EVENTS, -1, -1)
    )
    return first_that_fits(boards, BOARD_LONGEST)


def unbroken(line: str) -> str:
    for name in LONG_NAMES:
        line = line.replace(name, name.replace(" ", JOINT))
    return line


def alt(scene: KendoScene) -> str:
    who = clip(scene.names, NAME)
    texts = (
        joined(sentences(facts(scene, who, events), scene.say), scene.say) for events in range(MOST_EVENTS, -1, -1)
    )
    return first_that_fits(texts, ALT_LONGEST)[:ALT_LONGEST]


def facts(scene: KendoScene, who: Names, events: int) -> Iterator[Fact]:
    """With so many of the last events of the exchange."""
    view, say = scene.view, scene.say
    yield say("kendo-fact-exchange", mode=say(f"kendo-mode-{view.options.mode}"), number=view.number)
    if view.jikan in ("last", "extension"):
        yield say(f"kendo-fact-jikan-{view.jikan}")
    yield from (side(scene, seat) for seat in range(view.seats))
    yield say("kendo-fact-decks", **dict(zip(DECKS, view.deck_sizes, strict=True)))
    told = [event(each, who, say) for each in view.exchange if not isinstance(each, MOVES_OF_CARDS)]
    yield from told[max(0, len(told) - events) :]
    if view.stage != "over" and (text := wanted(view, who, say)):
        yield say("sentence", text=text)
    if view.spared is not None and view.stage == "open":
        yield say("kendo-fact-spared", who=who[view.spared])
    yield from hand(scene)


def side(scene: KendoScene, seat: Seat) -> Group:
    view, say = scene.view, scene.say
    held = [say("kendo-fact-out")] if seat in view.out else list(holdings(view, seat, say))
    details = [separated(held, say)]
    if view.open_hands and view.open_hands[seat]:
        cards = separated((named(CARDS[card].kind) for card in view.open_hands[seat]), say)
        details.append(say("kendo-fact-shown", cards=cards))
    shared = drawn(view) if view.stage == "over" and not view.winners else []
    return player(scene, seat, details, standing(scene, seat, seat if seat in view.winners else None, shared))


def holdings(view: View, seat: Seat, say: Say) -> Iterator[str]:
    yield say("kendo-fact-cards", count=view.hand_sizes[seat])
    if view.options.mode == "competition":
        marks = view.ippons[seat]
        yield say("kendo-fact-ippons", count=len(marks), marks=" ".join(marks))
        if view.hansoku[seat]:
            yield say("kendo-fact-hansoku", count=view.hansoku[seat])


def wanted(view: View, who: Names, say: Say) -> str:
    """What must be answered or opened now; "" if nothing must."""
    threat = view.threat
    if threat:
        strike = named(threat.reinforcement or threat.strike)
        return say("kendo-fact-wanted", who=who[threat.defender], strike=strike, by=who[threat.attacker])
    if view.stage in ("bonus", "refill"):
        return say(f"kendo-fact-{view.stage}", who=who[view.turn])
    return "" if view.stage == "change" else say("kendo-fact-opens", who=who[view.starter])


def hand(scene: KendoScene) -> Iterator[str]:
    """The reader's cards, what of them can be played, and what was or is chosen."""
    view, say = scene.view, scene.say
    if view.hand is None or view.open_hands:
        return
    yield say("kendo-fact-hand", cards=separated((called(card, view) for card in view.hand), say) or say("kendo-none"))
    able = dict.fromkeys(CARDS[card].kind for card in playable(view.hand, scene.options))
    if able and len(able) < len({CARDS[card].kind for card in view.hand}):
        yield say("kendo-fact-playable", cards=separated(map(named, able), say))
    if view.choice is not None:
        yield say("kendo-fact-choice", answer=option(view.choice, say))
    if scene.weighed is not None:
        yield say("kendo-fact-weighed", answer=option(scene.weighed, say))
