"""Karenza in words: moves, values of moves chosen field by field, hints, and lines of the log."""

from typing import Any

from engine.core import Ask, Seat
from engine.games.karenza.parts import CARDS, MOST_MOVES, WARRIORS, Kind, Pose, moves_between, posed, takes_initiative
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
    readiness,
)
from faces.core import Entry, Names, Say, Scene
from faces.draw.shapes import document
from faces.karenza.hands import owners, shown
from faces.karenza.pieces import SIGN, face, size_of
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
        case Defended():
            facts = {"who": names[event.seat], "card": titled(event.card), "attack": titled(event.attack)}
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


# What a move of Karenza costs or leads to, beside a button and in a list, and what looks best in a list of stances


LONGEST = 80  # characters of a hint
SEPARATOR = " · "


def hint(scene: KarenzaScene, move: Move) -> str:
    match move:
        case Choose(warrior):
            return scene.say(f"karenza-theme-{warrior}")
        case Play(card):
            return played(scene, card)
        case Stand():
            return standing(scene, move)


def played(scene: KarenzaScene, card: Kind) -> str:
    """Which moves the card takes, or where there's no room only how many; before that, what it does.

    A defence may take the initiative besides stopping the attack, and a hit may win.
    """
    view, say, pose = scene.view, scene.say, CARDS[card].pose
    start = None if scene.reader is None else view.poses[scene.reader]
    if scene.reader is None or start is None:
        return ""
    ways = counted(start, pose, say), say("karenza-moves-only", count=moves_between(start, pose))
    if view.attack:
        key = "takes" if takes_initiative(card, view.attack.card) else "stops"
        hints = [say(f"karenza-hint-{key}", moves=moves) for moves in ways]
    elif view.options.won(view.scores[scene.reader] + CARDS[card].power):
        hints = [f"{say('karenza-hint-wins')}{SEPARATOR}{moves}" for moves in ways]
    else:
        return ways[0]
    room = LONGEST - len(titled(card)) - len(SEPARATOR)
    return next((hint for hint in hints if len(hint) <= room), hints[-1])


def counted(start: Pose, pose: Pose, say: Say) -> str:
    """How many moves away a pose is, and which: "2 moves: left foot B, sword 3"."""
    count = moves_between(start, pose)
    if not count:
        return say("karenza-moves-none")
    return say("karenza-moves", count=count, which=separated(steps(start, pose, say), say))


def steps(start: Pose, pose: Pose, say: Say) -> list[str]:
    """What moves, token by token; feet that change places are one step."""
    moved = [name for name, here, there in zip(PLACES, start, pose, strict=True) if here != there]
    if start[0] == pose[1] and start[1] == pose[0]:
        moved = ["swap", *moved[2:]]
    return [say(f"karenza-step-{name}", **placed(pose)) for name in moved]


def standing(scene: KarenzaScene, move: Stand) -> str:
    """What the stance makes ready, then what it costs; the steps are left out where they'd make that too long."""
    told, pose = ready(scene, move.pose, move.discard), move.pose
    start = None if scene.reader is None else scene.view.poses[scene.reader]
    if start is None:
        return told
    which, hit = separated(steps(start, pose, scene.say), scene.say), hits(scene)
    texts = [SEPARATOR.join(filter(None, each)) for each in ((told, which, hit), (told, hit))]
    return texts[0] if len(texts[0]) <= LONGEST else texts[1]


def hits(scene: KarenzaScene) -> str:
    """What an attack that isn't stopped brings; "" if there is none."""
    view = scene.view
    if view.attack is None:
        return ""
    points = CARDS[view.attack.card].power
    wins = view.options.won(view.scores[view.attack.seat] + points)
    return scene.say("karenza-hint-concede", points=points, wins=int(wins))


def ready(scene: KarenzaScene, pose: Pose, discard: Kind | None = None) -> str:
    """How many cards of the hand could be played from a pose without moving, once one is discarded."""
    hand = list(scene.view.hand or ())
    if discard in hand:
        hand.remove(discard)
    here = [CARDS[card].side for card in hand if CARDS[card].pose == pose]
    counts = {f"{side}s": here.count(side) for side in ("attack", "defence")}
    cards = [scene.say(f"karenza-ready-{side}", count=count) for side, count in counts.items() if count]
    return (
        scene.say("karenza-hint-ready", cards=separated(cards, scene.say)) if cards else scene.say("karenza-ready-none")
    )


def short(scene: KarenzaScene, move: Move) -> str:
    """On the button of a stance: its label, and what a hit without a step scores. "" for others."""
    label = positioned(scene.view, move, scene.say)
    stays = isinstance(move, Stand) and scene.reader is not None and scene.view.poses[scene.reader] == move.pose
    hit = hits(scene) if label and stays else ""
    return scene.say("labelled", name=label, value=hit) if hit else label


def rank(scene: KarenzaScene, move: Move) -> int:
    """The more of the hand a stance makes ready, the better; a card that is discarded had better be a weak one."""
    if not isinstance(move, Stand):
        return 0
    return 10 * readiness(scene.view, move) - (CARDS[move.discard].power if move.discard else 0)


# Which drawing shows a move of Karenza: a warrior, the side of a card, or a hit. What each card does


LARGE = 200  # px, the width for which the name of a card is laid out


def icon(scene: Scene[View, Move], move: Move) -> str:
    match move:
        case Choose(warrior):
            return f"warrior-{warrior if warrior in WARRIORS else 'unknown'}"
        case Play(card):
            return SIGN[CARDS[card].side]
        case Stand():
            return "star-attack" if scene.view.attack else ""


def glossary(scene: Scene[View, Move]) -> tuple[Entry, ...]:
    """The techniques of the hand, each kind once; while warriors are chosen, some of theirs."""
    names = owners(scene)
    return tuple(entry(kind, names.get(kind, ""), scene.say) for kind in dict.fromkeys(shown(scene)))


def entry(kind: Kind, owner: str, say: Say) -> Entry:
    """A card, and whose it is where that isn't plain."""
    card = CARDS[kind]
    line = say(
        f"karenza-glossary-{card.side}",
        means=say(f"karenza-means-{kind}"),
        power=card.power,
        end=card.end,
        **placed(card.pose),
    )
    name = say("with-note", text=card.name, note=owner) if owner else card.name
    return Entry(document(face(kind, LARGE), *size_of(LARGE)), name, line)
