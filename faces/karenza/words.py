"""Karenza in words: moves, values of moves chosen field by field, hints, and lines of the log."""

from typing import Any

from engine.core import Ask, Seat
from engine.games.karenza.parts import CARDS, MOST_MOVES, WARRIORS, Kind, Pose, moves_between, takes_initiative
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
HINT_LONGEST = 100  # characters below a choice in a select


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
    if field in PLACES:  # the row of buttons is named
        return str(value).upper()
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


# Hints: what a move costs or leads to


def hint(scene: KarenzaScene, move: Move) -> str:
    match move:
        case Choose(warrior):
            return scene.say(f"karenza-theme-{warrior}")
        case Play(card):
            return compared(scene, card) or way(scene, CARDS[card].pose)
        case Stand():
            return standing(scene, move)


def compared(scene: KarenzaScene, card: Kind) -> str:
    """What a defence does besides stopping the attack, and after how many moves; "" for an attack."""
    view = scene.view
    start = None if scene.reader is None else view.poses[scene.reader]
    if view.attack is None or start is None:
        return ""
    moves = scene.say("karenza-moves-only", count=moves_between(start, CARDS[card].pose))
    key = "takes" if takes_initiative(card, view.attack.card) else "stops"
    return scene.say(f"karenza-hint-{key}", moves=moves)


def way(scene: KarenzaScene, pose: Pose) -> str:
    """How many moves away a pose is, and which: "2 moves: left foot B, sword 3"."""
    start = None if scene.reader is None else scene.view.poses[scene.reader]
    return "" if start is None else counted(start, pose, scene.say)


def counted(start: Pose, pose: Pose, say: Say) -> str:
    count = moves_between(start, pose)
    if not count:
        return say("karenza-moves-none")
    return say("karenza-moves", count=count, which=separated(steps(start, pose, say), say))


def steps(start: Pose, pose: Pose, say: Say) -> list[str]:
    """What moves, token by token; feet that change places are one step."""
    moved = [name for name, here, there in zip(PLACES, start, pose, strict=True) if here != there]
    if start[0] == pose[1] and start[1] == pose[0]:
        moved = ["swap", *moved[2:]]
    facts = {"left": pose[0].upper(), "right": pose[1].upper(), "sword": pose[2]}
    return [say(f"karenza-step-{name}", **facts) for name in moved]


def question(view: View, ask: Ask[Move], say: Say) -> dict[str, str | int]:
    """Whether this seat attacks first. With no card within reach, that is said in place of what is possible."""
    if ask.topic == "opening":
        return {"first": int(ask.seat == view.opener)}
    helpless = ask.topic != "warrior" and all(isinstance(option, Stand) for option in ask.options)
    return {"can": say(f"karenza-only-{ask.topic}-stand", most=MOST_MOVES)} if helpless else {}


def standing(scene: KarenzaScene, move: Stand) -> str:
    view, say, pose = scene.view, scene.say, move.pose
    start = None if scene.reader is None else view.poses[scene.reader]
    if start is None:
        return ready(scene, pose)
    which = separated(steps(start, pose, say), say)
    moved = "-moved" if which else ""
    if view.attack is None:
        passing = say(f"karenza-hint-pass{moved}", which=which)
        both = f"{passing} · {ready(scene, pose, move.discard)}"
        return both if len(both) <= HINT_LONGEST else passing
    points = CARDS[view.attack.card].power
    wins = view.options.won(view.scores[view.attack.seat] + points)
    return say(f"karenza-hint-concede{moved}", points=points, wins=int(wins), which=which)


def ready(scene: KarenzaScene, pose: Pose, discard: Kind | None = None) -> str:
    """How many cards of the hand could be played from a pose without moving, once one is discarded."""
    hand = list(scene.view.hand or ())
    if discard in hand:
        hand.remove(discard)
    here = [CARDS[card].side for card in hand if CARDS[card].pose == pose]
    attacks, defences = here.count("attack"), here.count("defence")
    return scene.say("karenza-hint-ready", attacks=attacks, defences=defences)
