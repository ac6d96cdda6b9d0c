"""What bystanders may guess: which card attacks or defends, or that none does."""

from engine.games.karenza.choices import playable
from engine.games.karenza.parts import CARDS, MOST_MOVES, Kind
from engine.games.karenza.state import Attacked, Conceded, Defended, Event, Passed, View
from engine.games.karenza.view import unseen


def choices(view: View) -> tuple[str, ...]:
    """Each card of the deck that nobody has seen yet and that the pose allows, held or not (KZ-R20, KZ-R21).

    Poses before the first attack are no such choice.
    """
    seat, pose = view.turn, view.poses[view.turn]
    warrior = view.warriors[seat] if view.warriors else None
    if warrior is None or pose is None or view.ended:
        return ()
    cards, lock = tuple(unseen(view, seat, warrior, ())), view.options.sword_lock
    if view.attack:
        return (*(defends(card) for card in playable(cards, pose, lock, "defence", view.attack.moves)), "concede")
    return (*(attacks(card) for card in playable(cards, pose, lock, "attack", MOST_MOVES)), "pass")


def attacks(card: Kind) -> str:
    return f"attack {CARDS[card].title}"


def defends(card: Kind) -> str:
    return f"defend {CARDS[card].title}"


def told(event: Event) -> str | None:
    match event:
        case Attacked():
            return attacks(event.card)
        case Passed():
            return "pass"
        case Defended():
            return defends(event.card)
        case Conceded():
            return "concede"
    return None
