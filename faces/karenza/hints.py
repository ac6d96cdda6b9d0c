"""What an answer of Karenza costs or leads to, in a few words beside it."""

from engine.games.karenza.parts import CARDS, Kind, Pose, moves_between, takes_initiative
from engine.games.karenza.state import Choose, Move, Play, Stand
from faces.core import Say
from faces.karenza.reading import KarenzaScene


def hint(scene: KarenzaScene, move: Move) -> str:
    match move:
        case Choose(warrior):
            return scene.say(f"karenza-theme-{warrior}")
        case Play(card):
            return " · ".join(filter(None, (compared(scene, card), way(scene, CARDS[card].pose))))
        case Stand():
            return standing(scene, move)


def compared(scene: KarenzaScene, card: Kind) -> str:
    """Whether a defence also takes the initiative."""
    attack = scene.view.attack
    if attack is None:
        return ""
    return scene.say("karenza-hint-takes" if takes_initiative(card, attack.card) else "karenza-hint-stops")


def way(scene: KarenzaScene, pose: Pose) -> str:
    """How many moves away, and which: "2 moves: left foot B, sword 3"."""
    start = None if scene.reader is None else scene.view.poses[scene.reader]
    return "" if start is None else counted(start, pose, scene.say)


def counted(start: Pose, pose: Pose, say: Say) -> str:
    count = moves_between(start, pose)
    if not count:
        return say("karenza-moves-none")
    return say("karenza-moves", count=count, which=", ".join(steps(start, pose, say)))


def steps(start: Pose, pose: Pose, say: Say) -> list[str]:
    """A token at a time; feet that change places are one thing to be told."""
    names = ("left", "right", "sword")
    moved = [name for name, here, there in zip(names, start, pose, strict=True) if here != there]
    if start[0] == pose[1] and start[1] == pose[0]:
        moved = ["swap", *moved[2:]]
    facts = {"left": pose[0].upper(), "right": pose[1].upper(), "sword": pose[2]}
    return [say(f"karenza-step-{name}", **facts) for name in moved]


def standing(scene: KarenzaScene, move: Stand) -> str:
    view, say, pose = scene.view, scene.say, move.pose
    start = None if scene.reader is None else view.poses[scene.reader]
    if start is None:
        return ready(scene, pose)
    told = counted(start, pose, say)
    if view.attack is None:
        return say("karenza-hint-pass-discard" if move.discard else "karenza-hint-pass", moves=told)
    return say("karenza-hint-concede", points=CARDS[view.attack.card].power, moves=told)


def ready(scene: KarenzaScene, pose: Pose) -> str:
    """How many cards of the hand could be played from a stance without a move."""
    here = [CARDS[card].side for card in scene.view.hand or () if CARDS[card].pose == pose]
    attacks, defences = here.count("attack"), here.count("defence")
    return scene.say("karenza-hint-ready", attacks=attacks, defences=defences)
