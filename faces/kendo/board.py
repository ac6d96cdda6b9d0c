"""Kendo Duel as text: the players, what has been played, and what must be answered."""

from collections.abc import Iterator
from textwrap import wrap

from engine.core import Seat
from engine.games.kendo.parts import CARDS, DECKS
from faces.kendo.lines import happened, line, wanted
from faces.kendo.words import MARKS, KendoScene, called, named, option

NAME = 24  # what fits on a line with mark and turn
WIDTH = 40
JOINT = "\N{NO-BREAK SPACE}"
LONG_NAMES = [part.name for part in CARDS.values() if part.role != "counter" and " " in part.name]
EVENTS = 9  # the last ones of the exchange


def board(scene: KendoScene) -> str:
    return "\n".join((*head(scene), *sides(scene), *exchange(scene), *hand(scene)))


def head(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("kendo-board-head", mode=say(f"kendo-mode-{view.options.mode}"), number=view.number)
    yield say("kendo-board-decks", **dict(zip(DECKS, view.deck_sizes, strict=True)))
    if view.jikan in ("last", "extension"):
        yield say(f"kendo-board-{view.jikan}")


def sides(scene: KendoScene) -> Iterator[str]:
    for seat in range(scene.view.seats):
        yield f"{MARKS[seat]} {scene.names[seat][:NAME]} {standing(scene, seat)}".rstrip()
        yield "  " + ", ".join(holdings(scene, seat))
        if scene.view.open_hands and scene.view.open_hands[seat]:
            cards = ", ".join(named(CARDS[card].kind) for card in scene.view.open_hands[seat])
            yield from wrapped(scene.say("kendo-board-shown", cards=cards), "  ")


def standing(scene: KendoScene, seat: Seat) -> str:
    view = scene.view
    if view.stage == "over":
        return won(scene, seat)
    return scene.say("kendo-board-turn") if seat in scene.asked else ""


def won(scene: KendoScene, seat: Seat) -> str:
    """A draw is between those who still played."""
    view = scene.view
    if not view.winners:
        return scene.say("kendo-board-drawn") if seat not in view.out or len(view.out) == view.seats else ""
    return scene.say("kendo-board-won") if seat in view.winners else ""


def holdings(scene: KendoScene, seat: Seat) -> Iterator[str]:
    view, say = scene.view, scene.say
    if seat in view.out:
        yield say("kendo-board-out")
        return
    yield say("kendo-board-cards", count=view.hand_sizes[seat])
    if view.options.mode == "competition":
        if view.ippons[seat]:
            yield say("kendo-board-ippons", marks=" ".join(view.ippons[seat]))
        if view.hansoku[seat]:
            yield say("kendo-board-hansoku", count=view.hansoku[seat])


def exchange(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    told = [text for event in happened(view) if (text := line(event, MARKS[: view.seats], say))]
    for text in told[-EVENTS:]:
        yield from wrapped(text, "  ")
    if (text := wanted(view, MARKS[: view.seats], say)) and view.stage != "over":
        yield from wrapped(text, "")
    if view.spared is not None and view.stage == "open":
        yield say("kendo-board-spared", who=MARKS[view.spared])


def hand(scene: KendoScene) -> Iterator[str]:
    view = scene.view
    if view.hand is not None and not view.open_hands:
        yield scene.say("kendo-board-hand")
        cards = ", ".join(called(card, view) for card in view.hand) or scene.say("kendo-none")
        yield from wrapped(cards, "  ")
        if view.choice is not None:
            yield from wrapped(scene.say("kendo-board-choice", answer=option(view.choice, scene.say)), "")


def wrapped(text: str, indent: str) -> list[str]:
    """Lines that fit, broken between cards and words only, never within the name of a card."""
    more = indent + "  " * text.startswith(tuple(MARKS))
    lines = wrap(unbroken(text), WIDTH, initial_indent=indent, subsequent_indent=more, break_on_hyphens=False)
    return [line.replace(JOINT, " ") for line in lines]


def unbroken(text: str) -> str:
    for name in LONG_NAMES:
        text = text.replace(name, name.replace(" ", JOINT))
    return text
