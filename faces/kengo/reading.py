"""What a Kengo! scene means: who has won, the attack to be answered, and what the reader's cards can be played for."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.games.kengo.parts import SPECIALS, Hand
from engine.games.kengo.state import (
    Action,
    Advance,
    Attack,
    Lunge,
    Move,
    Parry,
    Play,
    Retreat,
    RoundOver,
    View,
    Withdraw,
)
from engine.tuples import less
from engine.values import replace
from faces.core import Scene

KengoScene = Scene[View, Move]
NUMBER = {key: number for number, key in enumerate(SPECIALS)}  # of each special; no special is 0
USES = ("advance", "attack", "lunge", "retreat")
FORWARD = (1, -1)


def shown(scene: KengoScene) -> KengoScene:
    """The scene as a round ended, or once the weighed move is made."""
    return foreseen(scene) if scene.ended is None else at_the_end(scene, scene.ended)


def at_the_end(scene: KengoScene, over: RoundOver) -> KengoScene:
    """KG-24: both hands lie open. A hit is shown as it lands."""
    last, view = over.round, scene.view
    final = last.actions[-1] if last.actions else None
    attack: Hand = final.cards[final.play == "lunge" :] if final and last.reason == "hit" else ()
    played = sorted(card for action in last.actions for card in action.cards)
    after = replace(
        view, seat=None, places=last.places, turn=last.starter, attack=attack, lunge=False, hand=None,
        hand_sizes=(len(last.hands[0]), len(last.hands[1])), open_hands=last.hands, pile_size=len(last.pile),
        last=final, discard=None if view.discard is None else tuple(played), special=last.special, score=over.score,
        round=last.number, starter=last.starter, last_round=last,
    )  # fmt: skip
    return replace(scene, view=after, asked=(), options=(), weighed=None)


def foreseen(scene: KengoScene) -> KengoScene:
    """The scene as it is once the weighed move is made, before cards are drawn and before the other side answers."""
    match scene.weighed:
        case Advance(card):
            return _after(scene, "advance", (card,), card)
        case Retreat(card):
            return _after(scene, "retreat", (card,), -card)
        case Withdraw(card):
            return _after(scene, "withdraw", (card,), -card)
        case Attack(cards):
            return _after(scene, "attack", cards, 0, attack=cards)
        case Lunge(step, cards):
            return _after(scene, "lunge", (step, *cards), step, attack=cards)
        case Parry(cards):
            return _after(scene, "parry", cards or scene.view.attack, 0)
    return scene


def _after(scene: KengoScene, play: Play, cards: Hand, squares: int, attack: Hand = ()) -> KengoScene:
    view = scene.view
    if view.seat is None or view.hand is None:
        return scene
    start = view.places[view.seat]
    stop = start + squares * FORWARD[view.seat]
    after = replace(
        view,
        places=(stop, view.places[1]) if view.seat == 0 else (view.places[0], stop),
        hand=less(view.hand, *cards),
        attack=attack,
        turn=1 - view.seat if attack else view.turn,
        last=Action(view.seat, play, cards, start, stop),
    )
    return replace(scene, view=after, options=(), weighed=None)


def struck(view: View) -> Action | None:
    """The attack that must be answered now, or that ended the match."""
    last = view.last
    if last is None or last.play not in ("attack", "lunge"):
        return None
    hit = view.winner is not None and view.last_round is not None and view.last_round.reason == "hit"
    return last if view.attack or hit else None


def winner(scene: KengoScene) -> Seat | None:
    """Who has won the match, or the round whose end is shown."""
    return scene.view.winner if scene.ended is None else scene.ended.round.winner


def aimed_at(scene: KengoScene) -> tuple[Seat, ...]:
    """The players who can be hit: by the attack that was made, or by the reader's next move."""
    attack = struck(scene.view)
    if attack is not None:
        return (1 - attack.seat,)
    if scene.reader is not None and striking(scene.options):
        return (1 - scene.reader,)
    return ()


def uses(card: int, options: Iterable[Move]) -> tuple[str, ...]:
    """What a card of the reader's hand may be played for, in the order of `USES`."""
    found = {use for move in options for use, cards in _played(move) if card in cards}
    return tuple(use for use in USES if use in found)


def _played(move: Move) -> Iterator[tuple[str, Hand]]:
    match move:
        case Advance(card):
            yield "advance", (card,)
        case Retreat(card) | Withdraw(card):
            yield "retreat", (card,)
        case Attack(cards):
            yield "attack", cards
        case Lunge(step, cards):
            yield "advance", (step,)
            yield "lunge", cards


def landings(options: Iterable[Move]) -> frozenset[int]:
    """How many squares the moves lead ahead, or back if negative."""
    return frozenset(squares for move in options for squares in _squares(move))


def _squares(move: Move) -> tuple[int, ...]:
    match move:
        case Advance(card) | Lunge(card):
            return (card,)
        case Retreat(card) | Withdraw(card):
            return (-card,)
    return ()


def parrying(options: Iterable[Move], attack: Hand) -> Counter[int]:
    """How many cards of each value can go into a parry."""
    most: Counter[int] = Counter()
    for move in options:
        if isinstance(move, Parry):
            most |= Counter(move.cards or attack)
    return most


def striking(options: Iterable[Move]) -> bool:
    return any(isinstance(move, Attack | Lunge) for move in options)
