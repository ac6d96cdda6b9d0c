"""What a move of Karenza costs or leads to, beside a button and in a list, and what looks best in a list of stances."""

from collections.abc import Sequence

from engine.games.karenza.parts import CARDS, Kind, Pose, moves_between, takes_initiative
from engine.games.karenza.state import Choose, Move, Play, Stand, readiness
from faces.core import Say
from faces.karenza.reading import KarenzaScene
from faces.karenza.words import PLACES, positioned, titled
from faces.text import separated

LONGEST = 80  # characters of a hint
SEPARATOR = " · "


def hint(scene: KarenzaScene, move: Move) -> str:
    match move:
        case Choose(warrior):
            return scene.say(f"karenza-theme-{warrior}")
        case Play(card):
            return compared(scene, card) or attacking(scene, card)
        case Stand():
            return standing(scene, move)


def compared(scene: KarenzaScene, card: Kind) -> str:
    """What a defence does besides stopping the attack, and after which moves, or how many; "" for an attack."""
    view = scene.view
    start = None if scene.reader is None else view.poses[scene.reader]
    if view.attack is None or start is None:
        return ""
    brief = scene.say("karenza-moves-only", count=moves_between(start, CARDS[card].pose))
    key = "takes" if takes_initiative(card, view.attack.card) else "stops"
    return fitting(
        card, [scene.say(f"karenza-hint-{key}", moves=moves) for moves in (way(scene, CARDS[card].pose), brief)]
    )


def attacking(scene: KarenzaScene, card: Kind) -> str:
    """Whether a hit would win, and which moves an attack takes, or only how many."""
    start = None if scene.reader is None else scene.view.poses[scene.reader]
    if scene.reader is None or start is None:
        return ""
    if not scene.view.options.won(scene.view.scores[scene.reader] + CARDS[card].power):
        return way(scene, CARDS[card].pose)
    brief = scene.say("karenza-moves-only", count=moves_between(start, CARDS[card].pose))
    return fitting(
        card, [f"{scene.say('karenza-hint-wins')}{SEPARATOR}{moves}" for moves in (way(scene, CARDS[card].pose), brief)]
    )


def fitting(card: Kind, hints: Sequence[str]) -> str:
    """The first hint for which there is room beside the card on a button, or else the last."""
    room = LONGEST - len(titled(card)) - len(SEPARATOR)
    return next((hint for hint in hints if len(hint) <= room), hints[-1])


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
