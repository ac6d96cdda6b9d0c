"""The picture of Kendo Duel in words, for players who cannot see it."""

from collections.abc import Iterator

from engine.games.kendo.parts import CARDS, DECKS
from faces.kendo.board import holdings
from faces.kendo.log import event as told_in_full
from faces.kendo.log import happened, line, wanted
from faces.kendo.playable import playable
from faces.kendo.words import KendoScene, called, named, option
from faces.text import ALT_LONGEST, MARKS, clip, joined, listed, separated

NAME = 20


def alt(scene: KendoScene) -> str:
    """At most 1000 characters: of a long exchange, as many of the last events as fit."""
    before, after = [*standing(scene), *sides(scene)], [*now(scene), *cards(scene)]
    told = exchange(scene)
    for start in range(len(told) + 1):
        text = joined((*before, *told[start:], *after), scene.say)
        if len(text) <= ALT_LONGEST:
            return text
    return text[: ALT_LONGEST - 1] + "…"


def exchange(scene: KendoScene) -> list[str]:
    """The events that the picture shows, in whole sentences."""
    shown = [event for event in happened(scene.view) if line(event, MARKS, scene.say)]
    return [told_in_full(event, clip(scene.names, NAME), scene.say) for event in shown]


def standing(scene: KendoScene) -> Iterator[str]:
    view, say, names = scene.view, scene.say, clip(scene.names, NAME)
    mode = say(f"kendo-mode-{view.options.mode}")
    if view.stage != "over":
        yield say("kendo-alt-turn", mode=mode, number=view.number, who=listed(names, view.asked, say))
    elif view.winners:
        yield say("kendo-alt-over", mode=mode, who=listed(names, view.winners, say))
    else:
        yield say("kendo-alt-drawn", mode=mode)
    if view.jikan in ("last", "extension"):
        yield say(f"kendo-alt-jikan-{view.jikan}")


def sides(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    for seat in range(view.seats):
        held = separated(holdings(scene, seat), say)
        yield say("kendo-alt-side", mark=MARKS[seat], who=scene.names[seat][:NAME], cards=held)
    yield say("kendo-alt-decks", **dict(zip(DECKS, view.deck_sizes, strict=True)))


def now(scene: KendoScene) -> Iterator[str]:
    view = scene.view
    if view.stage != "over" and (text := wanted(view, clip(scene.names, NAME), scene.say)):
        yield scene.say("sentence", text=text)


def cards(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    if view.hand is None or view.open_hands:
        return
    yield say("kendo-alt-hand", cards=separated((called(card, view) for card in view.hand), say) or say("kendo-none"))
    able = dict.fromkeys(CARDS[card].kind for card in playable(view.hand, scene.options))
    if able and len(able) < len({CARDS[card].kind for card in view.hand}):
        yield say("kendo-alt-playable", cards=separated(map(named, able), say))
    if view.choice is not None:
        yield say("kendo-alt-choice", answer=option(view.choice, say))
    if scene.weighed is not None:
        yield say("kendo-alt-weighed", answer=option(scene.weighed, say))
