"""What the coach says of a move, from what its seat sees: the battle ahead if the other armies stay as they are."""

from engine.core import Ask, Purpose, Seat
from engine.games.regroup.parts import FIGHTERS, PICTURES
from engine.games.regroup.rules import places
from engine.games.regroup.state import (
    Army,
    Forecast,
    Lead,
    Move,
    Place,
    Source,
    Take,
    View,
    forecast,
    placed,
    promise,
    totals,
)


def purpose(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    match move:
        case Lead():
            return None
        case Take("pile"):
            return unseen(view, ask)
        case Take(source):
            return told(view, ask.seat, well_laid(view, ask.seat, source), "taken")
        case Place(spot, turns):
            return told(view, ask.seat, placed(view.armies[ask.seat], view.placing or 0, spot, turns), "placed")


def well_laid(view: View, seat: Seat, source: Source) -> Army:
    """The seat's army with a face-up card where it promises most."""
    card, army = view.market[int(source) - 1], view.armies[seat]
    layings = (placed(army, card, each.spot, each.turns) for each in places(army, PICTURES[card]))
    return max(layings, key=lambda after: promise(view, seat, after))


def unseen(view: View, ask: Ask[Move]) -> Purpose | None:
    """What the best face-up card would do, to set the face-down card against."""
    sources = [each.source for each in ask.options if isinstance(each, Take) and each.source != "pile"]
    if not sources:
        return None
    armies = (well_laid(view, ask.seat, each) for each in sources)
    best = max(armies, key=lambda after: promise(view, ask.seat, after))
    return told(view, ask.seat, best, "pile")


def told(view: View, seat: Seat, after: Army, key: str) -> Purpose | None:
    """A battle as the armies stand, with this army of the seat and with the one it has; None if nothing changes."""
    army = view.armies[seat]
    was, to, old, new = totals(army), totals(after), forecast(view, seat), forecast(view, seat, after)
    chickens, chickens_now = sum(to[: len(FIGHTERS)]), sum(was[: len(FIGHTERS)])
    falls = falling(view, seat, new)
    still = "army" if chickens != chickens_now and falls == "nobody" else "neither"
    changes = "battle" if new != old else still
    if to == was and key != "pile":
        return None
    facts = {"hit": new.hit, "hit_now": old.hit, "struck": new.struck, "struck_now": old.struck}
    facts |= {"chickens": chickens, "chickens_now": chickens_now, "enemies": len(view.order) - 1}
    facts |= {"coins": to.coin, "coins_now": was.coin, "coins_more": to.coin - was.coin}
    facts |= {"potions": to.potion, "potions_now": was.potion, "potions_more": to.potion - was.potion}
    return Purpose(f"regroup-purpose-{key}", {"changes": changes, "falls": falls, **facts})


def falling(view: View, seat: Seat, ahead: Forecast) -> str:
    """Who would fall in such a battle (RG-14); of enemies only the last one is told of."""
    others = [each for each in view.order if each != seat]
    mine = ahead.struck >= view.life[seat]
    theirs = len(others) == 1 and ahead.hit >= view.life[others[0]]
    return {(True, True): "both", (True, False): "you", (False, True): "them"}.get((mine, theirs), "nobody")
