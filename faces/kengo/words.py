"""Kengo! in words: moves, values of moves that are chosen field by field, and lines of the log."""

from collections import Counter
from typing import Any

from engine.core import Seat
from engine.games.kengo.parts import SPECIALS, VALUES, Hand
from engine.games.kengo.state import (
    Acted,
    Action,
    Advance,
    Attack,
    Begun,
    Event,
    Hit,
    LastCard,
    Left,
    Lot,
    Lunge,
    MatchWon,
    Move,
    Parry,
    Pass,
    Retreat,
    Round,
    RoundOver,
    View,
    Withdraw,
)
from faces.core import Entry, Names, Say, Scene
from faces.draw.atlas import drawing
from faces.draw.shapes import document, panel
from faces.kengo.pieces import CARD, OWN
from faces.kengo.reading import KengoScene
from faces.text import MARKS, known, separated

SIGNS = {"advance": "+", "retreat": "−", "attack": "×", "parry": "=", "withdraw": "−"}


def option(move: Move, say: Say) -> str:
    match move:
        case Attack(cards):
            return say("kengo-answer-attack", card=cards[0], count=len(cards))
        case Lunge(step, cards):
            return say("kengo-answer-lunge", step=step, card=cards[0], count=len(cards))
        case Parry(cards) if cards:
            return say("kengo-answer-parry-sum", cards="+".join(map(str, cards)))
        case Advance(card) | Retreat(card) | Withdraw(card):
            return say(f"kengo-answer-{move.kind}", card=card)
        case Parry() | Hit() | Pass():
            return say(f"kengo-answer-{move.kind}")


def value(field: str, value: Any, say: Say) -> str:
    fixed = known(say, f"kengo-field-{field}-{value}")
    return fixed or (listed(value, say) if isinstance(value, tuple) else str(value))


def listed(cards: Hand, say: Say) -> str:
    return " ".join(map(str, cards)) or say("kengo-none")


def counted(cards: Hand, say: Say) -> str:
    """How many of each: "1×3 4×1"."""
    return " ".join(f"{card}×{count}" for card, count in sorted(Counter(cards).items())) or say("kengo-none")


def facts_of(last: Action, say: Say) -> dict[str, str | int]:
    """The facts of an action that its messages need."""
    return {"cards": listed(beside_step(last), say), "step": last.cards[0], "start": last.start, "stop": last.stop}


def beside_step(action: Action) -> Hand:
    """The first card of a lunge is the step; the others strike."""
    return action.cards[action.play == "lunge" :]


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case Lot(seat) | LastCard(seat) | Left(seat):
            return say(f"kengo-event-{event.kind}", who=names[seat])
        case Begun(number, starter, None):
            return say("kengo-event-begun", round=number, who=names[starter])
        case Begun(number, starter, key):
            special, effect = say(f"kengo-special-{key}"), say(f"kengo-effect-{key}")
            return say("kengo-event-begun-special", round=number, who=names[starter], special=special, effect=effect)
        case Acted(seat, deed, (), _):
            return say(f"kengo-event-acted-{deed}", who=names[seat])
        case Acted(seat, deed, cards, distance):
            return played(seat, deed, cards, distance, names, say)
        case RoundOver(last, score):
            facts = {"left": names[0], "right": names[1], "score": f"{score[0]}:{score[1]}"}
            return say("kengo-event-round_over", round=last.number, result=result(last, names, say), **facts)
        case MatchWon(seat, won):
            key = "kengo-event-match_won" + "-of-three" * (won != (seat == 0, seat == 1))
            return say(key, who=names[seat], left=names[0], right=names[1], won=f"{won[0]}:{won[1]}")


def latest(view: View, event: Event, names: Names, say: Say) -> str:
    """KG-23: how far an action led and what it struck with may be told only of the last, whose cards lie open."""
    last = view.last
    if last is None or not isinstance(event, Acted) or (event.seat, event.deed) != (last.seat, last.play):
        return ""
    return played(last.seat, last.play, last.cards, view.distance, names, say)


def played(seat: Seat, play: str, cards: Hand, distance: int, names: Names, say: Say) -> str:
    struck = equal(cards[play == "lunge" :], say)
    return say(f"kengo-latest-{play}", who=names[seat], step=cards[0], cards=struck, distance=distance)


def equal(cards: Hand, say: Say) -> str:
    """Equal cards by their number; in Flowing Guard a parry may have others, too (KG-R26)."""
    alike = len(set(cards)) == 1
    return say("kengo-hint-equal", count=len(cards), card=cards[0]) if alike else listed(cards, say)


def detail(event: Event, _: Names, say: Say) -> str:
    """What the end of a round reveals: both hands, and every card played, in order."""
    if not isinstance(event, RoundOver):
        return ""
    last = event.round
    hands = separated((f"{mark} {listed(hand, say)}" for mark, hand in zip(MARKS, last.hands, strict=False)), say)
    played = separated((f"{MARKS[action.seat]} {told(action)}" for action in last.actions), say)
    return say("kengo-detail-round_over", hands=hands, played=played or say("kengo-none"))


def result(last: Round, names: Names, say: Say) -> str:
    if last.winner is None:
        return say(f"kengo-round-{last.reason}")
    left, right = last.places
    if last.reason == "position":
        equal, cards = shown_alike(last, right - left, say)
        return say("kengo-round-position", who=names[last.winner], equal=equal, cards=cards, distance=right - left)
    return say(
        f"kengo-round-{last.reason}",
        who=names[last.winner],
        loser=names[1 - last.winner],
        cards=landed(last, say) if last.reason == "hit" else "",
        distance=right - left,
    )


def shown_alike(last: Round, distance: int, say: Say) -> tuple[str, str]:
    """Whether both had as many cards of the distance when that didn't decide, and those cards."""
    left, right = (hand.count(distance) for hand in last.hands)
    if distance > max(VALUES):
        return "far", ""
    if left != right:  # KG-12, KG-29: they weren't compared
        return "unequal", ""
    return ("held", equal((distance,) * left, say)) if left else ("none", "")


def landed(last: Round, say: Say) -> str:
    """What the hit that ended the round was struck with; KG-24: all its cards lie open now."""
    attack = next(action for action in reversed(last.actions) if action.play in ("attack", "lunge"))
    return equal(beside_step(attack), say)


def told(action: Action) -> str:
    """An action in signs: "+3" is an advance, "−2" a retreat, "×44" an attack with two fours, "=44" its parry."""
    if action.play == "lunge":
        step, *cards = action.cards
        return f"+{step}×{''.join(map(str, cards))}"
    return SIGNS[action.play] + "".join(map(str, action.cards))


# What a move of Kengo! does on the mat: the distance it leads to, what parries an attack, what a parry spends


def hint(scene: KengoScene, move: Move) -> str:
    view, say = scene.view, scene.say
    match move:
        case Advance(card):
            return say("kengo-hint-apart", squares=view.distance - card)
        case Retreat(card) | Withdraw(card):
            return say("kengo-hint-apart", squares=view.distance + card)
        case Attack(cards) | Lunge(_, cards):
            return struck(view, cards, say)
        case Parry(cards):
            spent = cards or view.attack
            return say("kengo-hint-spends", cards=equal(spent, say), left=len(view.hand or ()) - len(spent))
        case Hit():
            return say("kengo-hint-hit")
        case Pass():
            return ""


def short(scene: KengoScene, move: Move) -> str:
    """Steps are told in few words: on a phone two buttons stand side by side, and the picture stays in sight."""
    match move:
        case Advance(card) if scene.reader is not None:
            return scene.say("kengo-short-advance", card=card, squares=scene.view.distance - card)
        case Retreat(card) if scene.reader is not None:
            return scene.say("kengo-short-retreat", card=card, squares=scene.view.distance + card)
    return ""


def struck(view: View, cards: Hand, say: Say) -> str:
    """KG-R11: at Basic an attack succeeds at once, except perhaps the last. KG-R12: a parry matches its cards."""
    options = view.options
    if options.level == "basic" and (view.pile_size or not options.basic_last_parry):
        return say("kengo-hint-succeeds")
    if SPECIALS[view.special].parry == "sum":  # KG-R26
        return ""
    return say("kengo-hint-parried", count=len(cards), card=cards[0])


# Which drawing shows a move of Kengo!: the card that is played, the first of several. What each card does


def icon(scene: Scene[View, Move], move: Move) -> str:
    match move:
        case Advance(card) | Retreat(card) | Withdraw(card):
            return f"card-{card}"
        case Attack(cards) | Lunge(_, cards):
            return f"card-{cards[0]}"
        case Parry(cards):
            return f"card-{(cards or scene.view.attack)[0]}"
        case Hit() | Pass():
            return ""


def glossary(scene: Scene[View, Move]) -> tuple[Entry, ...]:
    """What all numbers have in common, by a card that the reader holds, and the special of the round."""
    view, say = scene.view, scene.say
    example, special = max(view.hand or VALUES), view.special
    number = Entry(CARD[example], say("kengo-glossary-name"), say(f"kengo-glossary-{view.options.level}"))
    if special is None:
        return (number,)
    return (number, Entry(plaque(special), say(f"kengo-special-{special}"), say(f"kengo-effect-{special}")))


def plaque(special: str) -> str:
    """The sign of a special, as large as a card."""
    sign = drawing(OWN / f"special-{special}.svg").replace(
        'width="60" height="60"', 'x="15" y="35" width="70" height="70"', 1
    )
    return document(panel(0, 0, 100, 140, "washi", 11) + sign, 100, 140)
