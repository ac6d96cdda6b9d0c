"""Kengo! as text: the mat as one line, and what lies on the table."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.kengo.state import LEFT, RIGHT, Action, View
from faces.kengo.reading import NUMBER, KengoScene, shown, winner
from faces.kengo.words import counted, facts_of, listed
from faces.text import MARKS, headline, standing, text_board

NAME = 26  # characters that fit on a line with mark and turn


def board(scene: KengoScene) -> str:
    scene = shown(scene)
    return text_board((mat(scene.view), *state(scene), *side(scene, LEFT), *side(scene, RIGHT), *hand(scene)))


def mat(view: View) -> str:
    """One character for each square. The squares outside the mat are underscores."""
    last = view.options.tatami + 1
    return "".join(square(view, number, number in (0, last)) for number in range(last + 1))


def square(view: View, number: int, outside: bool) -> str:
    if number in view.places:
        return MARKS[view.places.index(number)]
    return "_" if outside else "·"


def state(scene: KengoScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("kengo-board-distance", distance=view.distance)
    yield say("kengo-board-round", round=view.round, pile=view.pile_size)
    if view.special is not None:
        yield say("kengo-board-special", number=NUMBER[view.special], special=say(f"kengo-special-{view.special}"))
        yield say(f"kengo-effect-{view.special}")
    if view.last is not None:
        yield last_action(scene, view.last)
    elif view.last_round is not None:
        for mark, cards in zip(MARKS, view.last_round.hands, strict=False):
            yield say("kengo-board-last-round", mark=mark, cards=listed(cards, say))
    if view.attack and scene.ended is None:
        yield say("kengo-board-attack", cards=listed(view.attack, say))
    if view.discard is not None:
        yield say("kengo-board-discard", cards=counted(view.discard, say))


def last_action(scene: KengoScene, last: Action) -> str:
    return scene.say(f"kengo-board-last-{last.play}", mark=MARKS[last.seat], **facts_of(last, scene.say))


def side(scene: KengoScene, seat: Seat) -> Iterator[str]:
    view, say = scene.view, scene.say
    needed = view.options.matches // 2 + 1
    status = standing(scene, seat, "kengo", won=seat == winner(scene))
    yield headline(MARKS[seat], scene.names[seat][:NAME], status)
    yield "  " + say("kengo-board-stands", square=view.places[seat])
    yield "  " + say("kengo-board-rounds", score=view.score[seat], rounds=view.options.rounds)
    if needed > 1:
        yield "  " + say("kengo-board-matches", won=view.matches_won[seat], needed=needed)
    yield "  " + cards(scene, seat)


def cards(scene: KengoScene, seat: Seat) -> str:
    view, say = scene.view, scene.say
    if view.open_hands:
        return say("kengo-board-shown", cards=listed(view.open_hands[seat], say))
    return say("kengo-board-cards", count=view.hand_sizes[seat])


def hand(scene: KengoScene) -> Iterator[str]:
    if scene.view.hand is not None and scene.view.winner is None:
        yield scene.say("kengo-board-hand", cards=listed(scene.view.hand, scene.say))
