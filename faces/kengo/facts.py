"""A position of Kengo! in words: as a text board, and as the alt text of its picture."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.kengo.state import LEFT, RIGHT, View
from faces.core import Names
from faces.kengo.reading import NUMBER, KengoScene, shown, winner
from faces.kengo.words import counted, facts_of, listed, option, result
from faces.text import MARKS, NAME, Fact, Group, clip, lines, player, prose, sentences, separated, standing, text_board


def board(scene: KengoScene) -> str:
    return text_board((mat(shown(scene).view), *lines(facts(scene, MARKS))))


def alt(scene: KengoScene) -> str:
    told = (*facts(scene, clip(scene.names, NAME)), *answers(shown(scene)))
    return prose(sentences(told, scene.say), scene.say)


def mat(view: View) -> str:
    """One character for each square. The squares outside the mat are underscores."""
    squares = ["_", *"·" * view.options.tatami, "_"]
    for mark, place in zip(MARKS, view.places, strict=False):
        squares[place] = mark
    return "".join(squares)


def facts(scene: KengoScene, who: Names) -> Iterator[Fact]:
    """The most important first."""
    say, weighed, scene = scene.say, scene.weighed, shown(scene)
    view = scene.view
    if weighed is not None:
        yield say("kengo-fact-weighed", move=option(weighed, say))
    yield say("kengo-fact-round", level=say(f"kengo-level-{view.options.level}"), round=view.round)
    if view.last_round is not None and (view.winner is not None or scene.ended is not None):
        yield result(view.last_round, who[:2], say)
    yield from (side(scene, seat) for seat in (LEFT, RIGHT))
    yield say("kengo-fact-mat", squares=view.options.tatami, distance=view.distance)
    if view.hand is not None and view.winner is None:
        yield say("kengo-fact-hand", cards=listed(view.hand, say))
    if view.attack and scene.ended is None:
        yield say("kengo-fact-attack", who=who[view.turn], cards=listed(view.attack, say))
    yield from table(view, scene, who)


def side(scene: KengoScene, seat: Seat) -> Group:
    view, say = scene.view, scene.say
    needed = view.options.matches // 2 + 1
    details = [
        say("kengo-fact-stands", square=view.places[seat]),
        say("kengo-fact-rounds", score=view.score[seat], rounds=view.options.rounds),
    ]
    if needed > 1:
        details.append(say("kengo-fact-matches", won=view.matches_won[seat], needed=needed))
    if view.open_hands:
        details.append(say("kengo-fact-shown", cards=listed(view.open_hands[seat], say)))
    else:
        details.append(say("kengo-fact-cards", count=view.hand_sizes[seat]))
    return player(scene, seat, details, standing(scene, seat, winner(scene)))


def table(view: View, scene: KengoScene, who: Names) -> Iterator[str]:
    say = scene.say
    yield say("kengo-fact-pile", count=view.pile_size)
    if view.special is not None:
        special, effect = say(f"kengo-special-{view.special}"), say(f"kengo-effect-{view.special}")
        yield say("kengo-fact-special", number=NUMBER[view.special], special=special, effect=effect)
    if view.last is not None:
        yield say(f"kengo-fact-last-{view.last.play}", who=who[view.last.seat], **facts_of(view.last, say))
    elif view.last_round is not None:
        left, right, *_ = who
        cards, others = (listed(hand, say) for hand in view.last_round.hands)
        told = result(view.last_round, (left, right), say)
        yield say("kengo-fact-last-round", result=told, left=left, right=right, cards=cards, others=others)
    if view.discard is not None:
        yield say("kengo-fact-discard", cards=counted(view.discard, say))


def answers(scene: KengoScene) -> Iterator[str]:
    if scene.options:
        options = separated((option(move, scene.say) for move in scene.options), scene.say)
        yield scene.say("kengo-fact-options", options=options)
