"""The picture of Kendo Duel in words, for those who cannot see it."""

from collections.abc import Iterator

from engine.games.kendo.parts import CARDS, DECKS
from faces.kendo.board import holdings
from faces.kendo.lines import happened, line, wanted
from faces.kendo.log import event as told_in_full
from faces.kendo.playable import playable
from faces.kendo.words import MARKS, KendoScene, called, named, option

NAME = 20
LONGEST = 1000


def alt(scene: KendoScene) -> str:
    """Of a long exchange, as many of the last events as there is room for."""
    before, after = [*standing(scene), *sides(scene)], [*now(scene), *cards(scene)]
    told = exchange(scene)
    for start in range(len(told) + 1):
        text = " ".join((*before, *told[start:], *after))
        if len(text) <= LONGEST:
            return text
    return text[: LONGEST - 1] + "…"


def exchange(scene: KendoScene) -> list[str]:
    """All that the picture shows of it, in whole sentences."""
    shown = [event for event in happened(scene.view) if line(event, MARKS, scene.say)]
    return [told_in_full(event, names(scene), scene.say) for event in shown]


def names(scene: KendoScene) -> tuple[str, ...]:
    return tuple(name[:NAME] for name in scene.names)


def standing(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    mode = say(f"kendo-mode-{view.options.mode}")
    if view.stage != "over":
        who = ", ".join(names(scene)[seat] for seat in view.asked)
        yield say("kendo-alt-turn", mode=mode, number=view.number, who=who)
    elif view.winners:
        yield say("kendo-alt-over", mode=mode, who=", ".join(names(scene)[seat] for seat in view.winners))
    else:
        yield say("kendo-alt-drawn", mode=mode)
    if view.jikan in ("last", "extension"):
        yield say(f"kendo-board-{view.jikan}").capitalize() + "."


def sides(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    for seat in range(view.seats):
        held = ", ".join(holdings(scene, seat))
        yield say("kendo-alt-side", mark=MARKS[seat], who=names(scene)[seat], cards=held)
    yield say("kendo-alt-decks", **dict(zip(DECKS, view.deck_sizes, strict=True)))


def now(scene: KendoScene) -> Iterator[str]:
    view = scene.view
    if view.stage != "over" and (text := wanted(view, names(scene), scene.say)):
        yield text + "."


def cards(scene: KendoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    if view.hand is None or view.open_hands:
        return
    yield say("kendo-alt-hand", cards=", ".join(called(card, view) for card in view.hand) or say("kendo-none"))
    able = dict.fromkeys(CARDS[card].kind for card in playable(view.hand, scene.options))
    if able and len(able) < len({CARDS[card].kind for card in view.hand}):
        yield say("kendo-alt-playable", cards=", ".join(map(named, able)))
    if view.choice is not None:
        yield say("kendo-alt-choice", answer=option(view.choice, say))
    if scene.weighed is not None:
        yield say("kendo-alt-weighed", answer=option(scene.weighed, say))
