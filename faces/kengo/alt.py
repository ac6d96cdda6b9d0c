"""The picture of Kengo! in words, for players who cannot see it."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.kengo.state import LEFT, RIGHT, Action, Round
from faces.kengo.reading import NUMBER, KengoScene, shown
from faces.kengo.words import counted, facts_of, listed, option, result
from faces.text import clip, prose, separated

NAME = 24


def alt(scene: KengoScene) -> str:
    after = shown(scene)
    return prose((*weighing(scene), *standing(after), *table(after), *hands(after), *answers(after)), scene.say)


def weighing(scene: KengoScene) -> Iterator[str]:
    if scene.weighed is not None:
        yield scene.say("kengo-alt-weighed", move=option(scene.weighed, scene.say))


def standing(scene: KengoScene) -> Iterator[str]:
    view, say, winner = scene.view, scene.say, scene.view.winner
    topic = "over" if winner is not None else "defend" if view.attack else "turn"
    topic = topic if scene.ended is None else "ended"
    names = clip(scene.names, NAME)
    yield say(
        f"kengo-alt-{topic}",
        level=say(f"kengo-level-{view.options.level}"),
        round=view.round,
        who=names[view.turn if winner is None else winner],
    )
    left, right = names
    here, there = view.places
    facts = {"here": here, "there": there, "distance": view.distance, "squares": view.options.tatami}
    yield say("kengo-alt-mat", left=left, right=right, **facts)
    if topic in ("over", "ended") and view.last_round is not None:
        yield result(view.last_round, names, say)


def table(scene: KengoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    left, right = clip(scene.names, NAME)
    score, other = view.score
    yield say("kengo-alt-score", left=left, right=right, score=score, other=other, rounds=view.options.rounds)
    if view.options.matches > 1:
        score, other = view.matches_won
        yield say("kengo-alt-matches", left=left, right=right, score=score, other=other, needed=2)
    yield say("kengo-alt-pile", count=view.pile_size)
    if view.special is not None:
        special, effect = say(f"kengo-special-{view.special}"), say(f"kengo-effect-{view.special}")
        yield say("kengo-alt-special", number=NUMBER[view.special], special=special, effect=effect)
    if view.last is not None:
        yield last_action(scene, view.last)
    elif view.last_round is not None:
        yield last_round(scene, view.last_round)
    if view.discard is not None:
        yield say("kengo-alt-discard", cards=counted(view.discard, say))


def last_action(scene: KengoScene, last: Action) -> str:
    return scene.say(f"kengo-alt-last-{last.play}", who=scene.names[last.seat][:NAME], **facts_of(last, scene.say))


def last_round(scene: KengoScene, last: Round) -> str:
    left, right = clip(scene.names, NAME)
    cards, others = (listed(hand, scene.say) for hand in last.hands)
    told = result(last, (left, right), scene.say)
    return scene.say("kengo-alt-last-round", result=told, left=left, right=right, cards=cards, others=others)


def hands(scene: KengoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    for seat in (LEFT, RIGHT):
        if seat != view.seat or view.winner is not None:
            yield held(scene, seat)
    if view.hand is not None and view.winner is None:
        yield say("kengo-alt-hand", cards=listed(view.hand, say))


def held(scene: KengoScene, seat: Seat) -> str:
    view, say, who = scene.view, scene.say, scene.names[seat][:NAME]
    if view.open_hands:
        return say("kengo-alt-shown", who=who, cards=listed(view.open_hands[seat], say))
    return say("kengo-alt-counts", who=who, count=view.hand_sizes[seat])


def answers(scene: KengoScene) -> Iterator[str]:
    if scene.options:
        yield scene.say(
            "kengo-alt-options", options=separated((option(move, scene.say) for move in scene.options), scene.say)
        )
