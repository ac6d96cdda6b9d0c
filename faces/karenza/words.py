"""Karenza in words: moves, values of moves chosen field by field, hints, and lines of the log."""

from typing import Any

from engine.core import Ask, Seat
from engine.games.karenza.parts import CARDS, MOST_MOVES, WARRIORS, Kind, Pose, posed
from engine.games.karenza.state import (
    Attacked,
    Begun,
    Choose,
    Chosen,
    Conceded,
    DeckOut,
    Defended,
    Event,
    Left,
    Move,
    Passed,
    Placed,
    Play,
    Scored,
    Stand,
    View,
)
from faces.core import Names, Say
from faces.karenza.reading import KarenzaScene
from faces.text import MARKS, joined, known, listed, separated

Facts = dict[str, str | int]

PLACES = ("left", "right", "sword")
STANCE = "stance"  # the field of a form that stands for all three


def option(move: Move, say: Say) -> str:
    match move:
        case Choose(warrior):
            return named(warrior, say)
        case Play(card, target):
            if target is None:
                return titled(card)
            return say("karenza-answer-play-at", card=titled(card), mark=MARKS[target])
        case Stand():
            pose = spelled(move.pose)
            if move.discard is None:
                return say("karenza-answer-stand", pose=pose)
            return say("karenza-answer-stand-discard", pose=pose, card=CARDS[move.discard].name)


def positioned(view: View, move: Move, say: Say) -> str:
    """A stance by what it means to the player whose turn it is: a hit taken, or a pass. "" for others."""
    pose = view.poses[view.seat] if view.seat is not None and view.seat == view.turn else None
    if pose is None or not isinstance(move, Stand):
        return ""
    key = "hit" if view.attack else "pass" if move.discard is None else "pass-discard"
    card = titled(move.discard) if move.discard else ""
    return say(f"karenza-answer-{key}", pose=spelled(move.pose), moved=int(pose != move.pose), card=card)


def named(warrior: str, say: Say) -> str:
    """A warrior's name, which is the same in every language."""
    return WARRIORS[warrior].name if warrior in WARRIORS else say(f"karenza-warrior-{warrior}")


def titled(card: Kind) -> str:
    return CARDS[card].title


def spelled(pose: Pose) -> str:
    """Left foot, right foot, sword: "B C 3"."""
    return " ".join(pose.upper())


def pathed(card: Kind) -> str:
    """The pose a card needs, and where its trajectory ends: "B C 3→1"."""
    return f"{spelled(CARDS[card].pose)}→{CARDS[card].end}"


def intended(scene: KarenzaScene) -> str:
    """The move being considered: the pose and path of a card, or a stance with the card discarded for it."""
    match scene.weighed:
        case Play(card):
            return pathed(card)
        case Stand(discard=card) as stand:
            return " − ".join((spelled(stand.pose), *([titled(card)] if card else [])))
    return ""


def value(field: str, value: Any, say: Say) -> str:
    if field == STANCE:
        return spelled(posed(*value))
    if fixed := known(say, f"karenza-field-{field}-{value}"):
        return fixed
    if value in CARDS:
        return say(f"karenza-card-{CARDS[value].side}", card=titled(value), pose=pathed(value))
    return MARKS[value] if field == "target" else named(str(value), say)


# The log


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case Chosen(seat) | Left(seat):
            return say(f"karenza-event-{event.kind}", who=names[seat])
        case Begun(warriors, opener):
            return begun(warriors, opener, names, say)
        case Placed(seat, pose):
            return say("karenza-event-placed", who=names[seat], **placed(pose))
        case Attacked(seat, target, card, moves):
            facts: Facts = {"who": names[seat], "target": names[target], "card": titled(card)}
            return say("karenza-event-attacked", moves=moves, **facts)
        case DeckOut(seats):
            return say("karenza-event-deck_out", who=listed(names, seats, say))
        case Passed():
            return passed(event, names, say)
        case _:
            return answered(event, names, say)


def answered(event: Defended | Conceded | Scored, names: Names, say: Say) -> str:
    match event:
        case Defended():
            facts: Facts = {"who": names[event.seat], "card": titled(event.card), "attack": titled(event.attack)}
            key = "kept" if event.initiative == event.attacker else "won"
            return say(f"karenza-event-defended-{key}", moves=event.moves, next=names[event.initiative], **facts)
        case Conceded(seat, moves, _, pose):
            return say("karenza-event-conceded", who=names[seat], moves=moves, **placed(pose))
        case Scored():
            facts = {"who": names[event.seat], "target": names[event.target], "card": titled(event.card)}
            told = say("karenza-event-scored", points=event.points, score=event.score, **facts)
            combo = say("karenza-event-combo", count=event.streak) if event.streak > 1 else ""
            return joined((told, combo), say)


def placed(pose: Pose) -> Facts:
    return {"left": pose[0].upper(), "right": pose[1].upper(), "sword": pose[2]}


def begun(warriors: tuple[str | None, ...], opener: Seat, names: Names, say: Say) -> str:
    pairs = [
        say("karenza-event-as", who=names[seat], warrior=named(warrior, say))
        for seat, warrior in enumerate(warriors)
        if warrior
    ]
    return say("karenza-event-begun", pairs=separated(pairs, say), who=names[opener])


def passed(event: Passed, names: Names, say: Say) -> str:
    facts = {"who": names[event.seat], "to": names[event.to], **placed(event.pose)}
    lines = [say("karenza-event-passed", moves=event.moves, **facts)]
    if event.discard:
        lines.append(say("karenza-event-discarded", card=titled(event.discard)))
    drawn = [say("with-note", text=names[seat], note=count) for seat, count in enumerate(event.drawn) if count]
    if drawn:
        lines.append(say("karenza-event-drawn", drawn=separated(drawn, say)))
    return joined(lines, say)


# The question


def question(view: View, ask: Ask[Move], say: Say) -> Facts:
    """Whether this seat attacks first; an attack's power; that no card is within reach, not what is possible."""
    if ask.topic == "opening":
        return {"first": int(ask.seat == view.opener)}
    facts: Facts = {"power": CARDS[view.attack.card].power} if view.attack else {}
    helpless = ask.topic != "warrior" and all(isinstance(option, Stand) for option in ask.options)
    return facts | ({"can": say(f"karenza-only-{ask.topic}-stand", most=MOST_MOVES)} if helpless else {})
