"""Why a move is refused: the clause that forbids it, found with the rules of choices.py, and what one is good for."""

from operator import itemgetter

from engine.core import Ask, Purpose, Refusal, Seat, first_of
from engine.games.regroup.battle import blocked
from engine.games.regroup.choices import places
from engine.games.regroup.muster import coins
from engine.games.regroup.parts import COSTS, FIGHTERS, MEETS, PICTURES, Kind
from engine.games.regroup.state import Move, Place, State, Take, Totals, View, placed, with_bonus


def no(clause: str, key: str, **facts: int) -> Refusal:
    return Refusal(clause, f"regroup-why-{key}", facts)


def why(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Take):
        return no("RG-27", "lay-first") if state.placing else take(state, seat, move)
    return place(state, seat, state.placing, move) if state.placing else no("RG-R4", "take-first")


def take(state: State, seat: Seat, move: Take) -> Refusal | None:
    if move.source == "pile":
        return None if state.pile else no("RG-18", "no-pile")
    cost, showing = COSTS[move.source - 1], coins(state.armies[seat])
    return first_of(
        (move.source > len(state.market), no("RG-18", "no-card", cards=len(state.market))),
        (cost > showing, no("RG-R5", "coins", cost=cost, showing=showing)),
    )


def place(state: State, seat: Seat, card: int, move: Place) -> Refusal | None:
    return first_of((move not in places(state.armies[seat], PICTURES[card]), no("RG-26", "apart")))


# What a move is good for


def purpose(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    match move:
        case Take("pile"):
            return unseen(view, ask)
        case Take():
            return taken(view, ask, move)
        case Place():
            return grown(view, ask.seat, view.placing or 0, move)


def taken(view: View, ask: Ask[Move], move: Take) -> Purpose | None:
    """What a face-up card does where it changes the battle most."""
    card, army = view.market[int(move.source) - 1], view.armies[ask.seat]
    enemies = enemies_of(view, ask.seat)

    def worth(laying: Place) -> tuple[int, int]:
        totals = totals_with(view, ask.seat, card, laying)
        return ahead(totals, enemies), fighting(totals)

    found = grown(view, ask.seat, card, max(places(army, PICTURES[card]), key=worth))
    return found and Purpose(f"{found.key}-taken", found.facts)


def unseen(view: View, ask: Ask[Move]) -> Purpose | None:
    """How much more would count with the best face-up card that the seat may take."""
    known = [gain(view, ask.seat, each) for each in ask.options if isinstance(each, Take) and each.source != "pile"]
    return Purpose("regroup-purpose-pile", {"points": max(0, *known)}) if known else None


def gain(view: View, seat: int, move: Take) -> int:
    """The most by which the fighting values of the seat's army together can grow with a card of the market."""
    card, army = view.market[int(move.source) - 1], view.armies[seat]
    before = fighting(totals_with(view, seat))
    layings = (totals_with(view, seat, card, each) for each in places(army, PICTURES[card]))
    return max(map(fighting, layings)) - before


def fighting(totals: Totals) -> int:
    return sum(getattr(totals, kind) for kind in FIGHTERS)


def totals_with(view: View, seat: int, card: int = 0, move: Place | None = None) -> Totals:
    """Of the seat's army as it is, or with a card placed on it."""
    army = view.armies[seat]
    after = placed(army, card, move.spot, move.turns) if move else army
    return with_bonus(after, view.leaders[seat], view.bonus[seat])


def enemies_of(view: View, seat: Seat) -> list[Totals]:
    return [totals_with(view, each) for each in view.order if each != seat]


def grown(view: View, seat: int, card: int, move: Place) -> Purpose | None:
    """The value whose growth changes the battle most, what the enemies have of what it meets, and the worst loss.

    Of values that change it alike, the one that grows most. None if none grows.
    """
    before, after = totals_with(view, seat), totals_with(view, seat, card, move)
    enemies = enemies_of(view, seat)
    growth = {kind: getattr(after, kind) - getattr(before, kind) for kind in FIGHTERS}
    least = min(growth, key=growth.__getitem__)
    grown = [(turned_battle(before, after, enemies, kind), growth[kind], kind) for kind in FIGHTERS if growth[kind] > 0]
    if not grown:
        return None
    kind = max(grown, key=itemgetter(0, 1))[2]
    met = sum(getattr(each, MEETS[kind]) for each in enemies)
    facts = {"was": getattr(before, kind), "to": getattr(after, kind), "enemies": len(enemies), "met": met}
    return Purpose(f"regroup-purpose-{kind}", facts | {"lost": max(0, -growth[least]), "least": least})


def turned_battle(before: Totals, after: Totals, enemies: list[Totals], kind: Kind) -> int:
    """By how much more the seat strikes, and by how much less it's struck, if of all values this one alone changes."""
    alone = before._replace(**{kind: getattr(after, kind)})
    return ahead(alone, enemies) - ahead(before, enemies)


def ahead(mine: Totals, enemies: list[Totals]) -> int:
    """What the seat would strike in a battle now, less what it would be struck."""
    return sum(damage(mine, each) - damage(each, mine) for each in enemies)


def damage(attack: Totals, defence: Totals) -> int:
    return attack.sword + attack.wand - sum(blocked(attack, defence))
