"""The picture of Regroup! in words, for those who cannot see it."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.regroup.parts import CARDS, COSTS, KINDS, Squares
from engine.games.regroup.state import Totals
from faces.core import Say
from faces.regroup.reading import RegroupScene, alive, fighter, now, plan, totals_of, weighed
from faces.regroup.words import signed, through, turned_by

LONGEST = 1000
NAME = 16


def alt(scene: RegroupScene) -> str:
    """Sentences in the order of their weight; what would make it too long is left to the text board."""
    text = ""
    for sentence in (*standing(scene), *sides(scene), *composing(scene), *market(scene), *battle(scene)):
        if len(text) + len(sentence) < LONGEST:
            text += f" {sentence}" if text else sentence
    return text


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
            yield say(f"regroup-alt-{state}", who=name(scene, seat), life=view.life[seat])
            continue
        totals = spoken(totals_of(view, seat), say)
        yield say("regroup-alt-side", who=name(scene, seat), life=view.life[seat], totals=totals)


def spoken(values: Totals, say: Say) -> str:
    return ", ".join(say(f"regroup-count-{kind}", count=getattr(values, kind)) for kind in KINDS)


def composing(scene: RegroupScene) -> Iterator[str]:
    """The card to be laid down, and what it would make where it is weighed."""
    view, say, move = scene.view, scene.say, weighed(scene)
    if view.placing is None:
        return
    yield say("regroup-alt-card", card=squares(CARDS[view.placing].squares, say))
    if move is not None:
        changed = [
            say(f"regroup-count-{kind}", count=to) + f" ({signed(to - was)})"
            for kind, was, to in zip(KINDS, now(scene), plan(scene, move), strict=True)
            if to != was
        ]
        change = ", ".join(changed) or say("regroup-alt-no-change")
        yield say("regroup-alt-weighed", spot=move.spot, turns=turned_by(move.turns, say), change=change)


def squares(shown: Squares, say: Say) -> str:
    return ", ".join(
        say(f"regroup-count-{square.kind}", count=2) if square.chickens > 1 else say(f"regroup-kind-{square.kind}")
        for square in shown
    )


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
    yield say("regroup-alt-battle", round=view.battle.round)
    for blow in view.battle.blows:
        facts = {"who": name(scene, blow.attacker), "other": name(scene, blow.defender)}
        yield say("regroup-alt-blow", through=through(blow), **facts)
    for seat in range(len(scene.names)):
        if (fought := fighter(view, seat)) is not None and fought.healed:
            yield say("regroup-alt-healed", who=name(scene, seat), count=fought.healed)
