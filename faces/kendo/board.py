"""Kendo Duel as text: the players, what has been played, and what must be answered."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.kendo.parts import CARDS, DECKS
from faces.kendo.log import happened, line, wanted
from faces.kendo.words import KendoScene, called, named, option
from faces.text import MARKS, fold, headline, separated, text_board

NAME = 24  # characters that fit on a line with mark and turn
JOINT = "\N{NO-BREAK SPACE}"
LONG_NAMES = [part.name for part in CARDS.values() if part.role != "counter" and " " in part.name]
EVENTS = 9  # of the exchange; older ones are left out


def board(scene: KendoScene) -> str:
    return text_board((*head(scene), *sides(scene), *exchange(scene), *hand(scene)))


def head(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("kendo-board-head", mode=say(f"kendo-mode-{view.options.mode}"), number=view.number)
    yield say("kendo-board-decks", **dict(zip(DECKS, view.deck_sizes, strict=True)))
    if view.jikan in ("last", "extension"):
        yield say(f"kendo-board-{view.jikan}")


def sides(scene: KendoScene) -> Iterator[str]:
    for seat in range(scene.view.seats):
        yield headline(MARKS[seat], scene.names[seat][:NAME], standing(scene, seat))
        yield "  " + separated(holdings(scene, seat), scene.say)
        if scene.view.open_hands and scene.view.open_hands[seat]:
            cards = separated((named(CARDS[card].kind) for card in scene.view.open_hands[seat]), scene.say)
            yield from wrapped(scene.say("kendo-board-shown", cards=cards), "  ")


def standing(scene: KendoScene, seat: Seat) -> str:
    view = scene.view
    if view.stage == "over":
        return won(scene, seat)
    return scene.say("kendo-board-turn") if seat in scene.asked else ""


def won(scene: KendoScene, seat: Seat) -> str:
    """Who won or drew. A draw is between the players who were still in."""
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
        marks = view.ippons[seat]
        yield say("kendo-board-ippons", count=len(marks), marks=" ".join(marks))
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
        cards = separated((called(card, view) for card in view.hand), scene.say) or scene.say("kendo-none")
        yield from wrapped(cards, "  ")
        if view.choice is not None:
            yield from wrapped(scene.say("kendo-board-choice", answer=option(view.choice, scene.say)), "")


def wrapped(text: str, indent: str) -> list[str]:
    """Lines that fit, broken between words but never within the name of a card."""
    for name in LONG_NAMES:
        text = text.replace(name, name.replace(" ", JOINT))
    lines = fold(text, indent, deeper="  " * text.startswith(tuple(MARKS)))
    return [line.replace(JOINT, " ") for line in lines]
