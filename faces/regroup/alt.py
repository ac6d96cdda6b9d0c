"""The picture of Regroup! in words, for players who cannot see it."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.regroup.parts import CARDS, COSTS, FIGHTERS, KINDS, LEADERS, Squares
from engine.games.regroup.state import Army, Cell, Corner, Totals, totals_of
from faces.core import Say
from faces.regroup.reading import (
    RegroupScene,
    alive,
    cell_name,
    fighter,
    lettered,
    now,
    place_name,
    plan,
    weighed,
)
from faces.regroup.words import card, minus, signed, through, turned_by
from faces.text import prose, separated

NAME = 16


def alt(scene: RegroupScene) -> str:
    """At most 1000 characters: the most important sentences first, as many as fit."""
    return prose(sentences(scene), scene.say)


def sentences(scene: RegroupScene) -> Iterator[str]:
    yield from (*standing(scene), *sides(scene), *composing(scene), *own(scene), *market(scene), *battle(scene))
    yield from (*leaders(scene), *others(scene))


def name(scene: RegroupScene, seat: Seat) -> str:
    return scene.names[seat][:NAME]


def standing(scene: RegroupScene) -> Iterator[str]:
    view, say, won = scene.view, scene.say, scene.view.winner
    if won is not None:
        yield say("regroup-alt-over", who=name(scene, won))
        return
    topic = "take" if view.placing is None else "place"
    yield say(f"regroup-alt-{topic}", round=view.round, who=name(scene, view.turn))
    yield say("regroup-alt-first", who=name(scene, view.first))


def sides(scene: RegroupScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    for seat in range(len(scene.names)):
        if not alive(view, seat):
            state = "left" if seat in view.left else "fell"
            yield say(f"regroup-alt-{state}", who=name(scene, seat), life=minus(view.life[seat]))
            continue
        totals = spoken(totals_of(view, seat), say)
        yield say("regroup-alt-side", who=name(scene, seat), life=minus(view.life[seat]), totals=totals)


def spoken(values: Totals, say: Say) -> str:
    return separated((say(f"regroup-count-{kind}", count=getattr(values, kind)) for kind in KINDS), say)


def composing(scene: RegroupScene) -> Iterator[str]:
    """The card to be placed, and how the totals would change with the placement being considered."""
    view, say, move = scene.view, scene.say, weighed(scene)
    if view.placing is None:
        return
    held = CARDS[view.placing].squares
    yield say("regroup-alt-card", name=card(view.placing, say), card=squares(held, say))
    if move is not None:
        changed = [
            say("with-note", text=say(f"regroup-count-{kind}", count=to), note=signed(to - was))
            for kind, was, to in zip(KINDS, now(scene), plan(scene, move), strict=True)
            if to != was
        ]
        change = separated(changed, say) or say("regroup-alt-no-change")
        yield say("regroup-alt-weighed", spot=place_name(view, move), turns=turned_by(move.turns, say), change=change)


# Armies


def own(scene: RegroupScene) -> Iterator[str]:
    if scene.reader is not None:
        yield army(scene, scene.reader)


def others(scene: RegroupScene) -> Iterator[str]:
    yield from (army(scene, seat) for seat in range(len(scene.names)) if seat != scene.reader)


def army(scene: RegroupScene, seat: Seat) -> str:
    """An army's squares by kind; fighters that stand alone are in brackets."""
    before, found = scene.view.armies[seat], lettered(scene, seat).items()
    kinds = []
    for kind in KINDS:
        places = " ".join(place(before, at, cell) for at, cell in found if cell.kind == kind)
        if places:
            kinds.append(f"{scene.say(f'regroup-kind-{kind}')} {places}")
    return scene.say("regroup-alt-army", who=name(scene, seat), squares=separated(kinds, scene.say))


def place(army: Army, at: Corner, cell: Cell) -> str:
    text = cell_name(army, *at) + "²" * (cell.chickens > 1)
    return text if cell.grouped or cell.kind not in FIGHTERS else f"({text})"


def leaders(scene: RegroupScene) -> Iterator[str]:
    if scene.view.options.leaders == "plain":
        return
    for seat, key in enumerate(scene.view.leaders):
        gains = (f"{scene.say(f'regroup-kind-{kind}')} +{more}" for kind, more in LEADERS[key].bonus.items())
        bonus = separated(gains, scene.say)
        holds = "lit" if scene.view.bonus[seat] else "waiting"
        leader = scene.say(f"regroup-leader-{key}")
        yield scene.say(f"regroup-alt-leader-{holds}", who=name(scene, seat), leader=leader, bonus=bonus)


def squares(shown: Squares, say: Say) -> str:
    words = (
        say(f"regroup-count-{square.kind}", count=2) if square.chickens > 1 else say(f"regroup-kind-{square.kind}")
        for square in shown
    )
    return separated(words, say)


def market(scene: RegroupScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    if view.ended is None:
        for cost, number in zip(COSTS, view.market, strict=False):
            yield say("regroup-alt-market", cost=cost, card=squares(CARDS[number].squares, say))
        yield say("regroup-alt-pile", count=view.pile_size)


def battle(scene: RegroupScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    if view.battle is None:
        return
    hits = [blow for blow in view.battle.blows if blow.damage]
    yield say("regroup-alt-battle" if hits else "regroup-alt-battle-idle", round=view.battle.round)
    for blow in hits:
        facts = {"who": name(scene, blow.attacker), "other": name(scene, blow.defender)}
        yield say("regroup-alt-blow", through=through(blow), **facts)
    for seat in range(len(scene.names)):
        if (fought := fighter(view, seat)) is not None and fought.healed:
            yield say("regroup-alt-healed", who=name(scene, seat), count=fought.healed)
