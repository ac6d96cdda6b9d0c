"""What a Karenza scene means: how each warrior stands, what is considered, what a card costs, who is ahead."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core import Seat
from engine.games.karenza.parts import CARDS, Hand, Kind, Pose, moves_between
from engine.games.karenza.state import Attack, Laid, Move, Play, Stand, View, leaders
from engine.tuples import less
from faces.core import Scene

KarenzaScene = Scene[View, Move]


@dataclass(frozen=True, slots=True)
class Stance:
    """How a warrior is drawn: the pose, the one before it, and the path of the sword."""

    pose: Pose
    before: Pose | None = None  # dotted
    path: tuple[str, str] | None = None  # of the sword, from one point to another
    weighed: bool = False


def quiet(scene: KarenzaScene) -> bool:
    """Whether no cards lie on the table, and none is considered."""
    return not (scene.view.table or scene.view.ended or isinstance(scene.weighed, Play))


def stance(scene: KarenzaScene, seat: Seat) -> Stance | None:
    """How a seat's warrior stands; None until the tokens are placed."""
    view, pose = scene.view, scene.view.poses[seat]
    weighed = considered(scene) if seat == scene.reader else None
    if weighed:
        path = trajectory(weighed[1]) if weighed[1] else None
        return Stance(weighed[0], pose, path, weighed=True)
    if pose is None:
        return None
    last = view.last
    if last is None or last.seat != seat or last.start is None:
        return Stance(pose)
    return Stance(pose, last.start, (last.stood[2], last.stop[2]) if last.card else None)


def considered(scene: KarenzaScene) -> tuple[Pose, Kind | None] | None:
    """The pose that the move being considered leads to, before its card's trajectory, and the card."""
    match scene.weighed:
        case Play(card):
            return CARDS[card].pose, card
        case Stand() as stand:
            return stand.pose, None
    return None


def trajectory(card: Kind) -> tuple[str, str]:
    return CARDS[card].pose[2], str(CARDS[card].end)


def sorted_hand(hand: Hand) -> Hand:
    """Attacks first, the strongest first."""
    return tuple(sorted(hand, key=lambda kind: (CARDS[kind].side, -CARDS[kind].power, CARDS[kind].name)))


def kept(scene: KarenzaScene) -> Hand:
    """The reader's hand without the card that is being considered, the attacks first."""
    hand = scene.view.hand or ()
    return sorted_hand(less(hand, scene.weighed.card) if isinstance(scene.weighed, Play) else hand)


def playable(scene: KarenzaScene) -> frozenset[Kind]:
    """The cards that can be played at once; none while a move is considered, after which others may be."""
    return frozenset(move.card for move in scene.options if isinstance(move, Play) and scene.weighed is None)


def away_then(scene: KarenzaScene, card: Kind) -> int | None:
    """How many moves a card in the hand is from where the move being considered leaves the reader."""
    if isinstance(scene.weighed, Play):
        return moves_between(CARDS[scene.weighed.card].after, CARDS[card].pose)
    return away(scene, card)


def away(scene: KarenzaScene, card: Kind) -> int | None:
    """How many moves a card is from the reader's pose, or from the stance being considered; None without a pose."""
    pose = None if scene.reader is None else scene.view.poses[scene.reader]
    if isinstance(scene.weighed, Stand):
        pose = scene.weighed.pose
    return None if pose is None else moves_between(pose, CARDS[card].pose)


def in_the_air(scene: KarenzaScene) -> Attack | None:
    """The attack to be answered, or the one being considered; None while an answer to it is considered."""
    view, seat = scene.view, scene.reader
    if view.ended:
        return None
    if seat is None or scene.weighed is None:
        return view.attack
    if view.attack is None and isinstance(scene.weighed, Play):
        target = 1 - seat if scene.weighed.target is None else scene.weighed.target
        return Attack(seat, scene.weighed.card, target, away(scene, scene.weighed.card) or 0)
    return None


def exchange(scene: KarenzaScene) -> tuple[Laid, Laid | None] | None:
    """The newest attack on the table, and the defence against it, which may be one that is being considered."""
    table = scene.view.table
    if not table:
        return None
    newest = table[-1]
    if CARDS[newest.card].side == "defence":
        return table[-2], newest
    if scene.view.attack and scene.reader is not None and isinstance(scene.weighed, Play):
        return newest, Laid(scene.reader, scene.weighed.card, newest.seat)
    return newest, None


def laid_by(view: View, seat: Seat) -> Iterator[Laid]:
    return (laid for laid in view.table if laid.seat == seat)


def choosing(view: View) -> bool:
    return bool(view.chosen)


def initiative(view: View) -> Seat | None:
    """Who has the initiative: nobody until all tokens are placed, and nobody at the end."""
    if choosing(view) or view.ended or any(view.poses[seat] is None for seat in playing(view)):
        return None
    return view.initiative


def playing(view: View) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(view.scores)) if seat not in view.left)


def victors(view: View) -> tuple[Seat, ...]:
    """Who leads at the end; several players have drawn."""
    return leaders(view) if view.ended else ()


def winner(view: View) -> Seat | None:
    first = victors(view)
    return first[0] if len(first) == 1 else None
