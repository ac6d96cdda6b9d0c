"""The battle, the close of a round, and the three ends of a match."""

from msgspec.structs import replace

from engine.core import Outcome, Seat, Step
from engine.games.regroup.muster import potions
from engine.games.regroup.parts import LIFE
from engine.games.regroup.state import (
    Battle,
    Begun,
    Blow,
    Event,
    Fell,
    Fighter,
    Fought,
    Reason,
    State,
    blocked,
    bonus_holds,
    with_bonus,
)

Events = tuple[Event, ...]


def living(state: State) -> tuple[Seat, ...]:
    """RG-14: a life of exactly 0 is none."""
    return tuple([seat for seat, life in enumerate(state.life) if life > 0 and seat not in state.left])


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    seats = len(state.life)
    return tuple([(start + step) % seats for step in range(seats)])


def next_seat(state: State) -> Seat | None:
    """RG-R4: the next of the living in this round after `turn`; None when all have had theirs."""
    seats = len(state.life)
    seat = (state.turn + 1) % seats
    while seat != state.first:
        if state.life[seat] > 0 and seat not in state.left:
            return seat
        seat = (seat + 1) % seats
    return None


# B. BATTLE


def fought(state: State, events: Events) -> Step[State, Event]:
    """RG-13: nobody has anything to decide."""
    fighters = tuple([mustered(state, seat) for seat in living(state)])
    blows = clash(fighters)
    life = list(state.life)
    for each in blows:
        life[each.defender] -= each.damage
    return closed(state, tuple([healed(state, each, life[each.seat]) for each in fighters]), blows, events)


def clash(fighters: tuple[Fighter, ...]) -> tuple[Blow, ...]:
    """RG-11, RG-12: everybody who began the round alive strikes everybody else, all at once."""
    return tuple([blow(one, other) for one in fighters for other in fighters if one is not other])


def mustered(state: State, seat: Seat) -> Fighter:
    """RG-9: values, bonus included, are read once, at the start of the battle."""
    life = state.life[seat]
    bonus = bonus_holds(state.options.leaders, life)
    sword, wand, shield, barrier, _, _ = with_bonus(state.armies[seat], state.leaders[seat], bonus)
    return Fighter(seat, sword, wand, shield, barrier, bonus, life, life, 0, life)


def blow(attacker: Fighter, defender: Fighter) -> Blow:
    return Blow(attacker.seat, defender.seat, attacker.sword, attacker.wand, *blocked(attacker, defender))


# C. CLOSE OF THE ROUND


def healed(state: State, fighter: Fighter, life: int) -> Fighter:
    """RG-15: a point for each potion that shows, up to a life of 30. The dead do not heal."""
    more = potions(state.armies[fighter.seat]) if life > 0 else 0
    if state.options.heal_cap:  # RG-15
        more = max(0, min(more, LIFE - life))
    return replace(fighter, struck=life, healed=more, after=life + more)


def closed(state: State, fighters: tuple[Fighter, ...], blows: tuple[Blow, ...], events: Events) -> Step[State, Event]:
    """RG-R4: the battle is told, and the round is closed. RG-R10: with nobody alive the match is over at once."""
    battle = Battle(state.round, fighters, blows)
    life, fallen = list(state.life), list(state.fallen or (0,) * len(state.life))
    events = (*events, Fought(battle))
    for each in fighters:
        life[each.seat] = each.after
        if each.after <= 0:
            fallen[each.seat] = state.round
            events = (*events, Fell(each.seat, each.after))
    after = replace(state, life=tuple(life), placing=None, fallen=tuple(fallen), battle=battle)
    return next_round(after, events) if living(after) else Step(replace(after, ended="nobody"), events)


def next_round(state: State, events: Events) -> Step[State, Event]:
    """RG-24, RG-25: the first-player card goes to the next living player on the left, also from one who is dead."""
    alive = living(state)
    first = next(seat for seat in clockwise(state, state.first + 1) if seat in alive)
    ended: Reason | None = None
    if len(alive) == 1:  # RG-R9, RG-R11: this is looked for first
        ended = "survivor"
    elif len(state.market) + len(state.pile) < len(alive):  # RG-17
        ended = "market"
    number = state.round + (ended is None)
    begun = replace(state, first=first, turn=first, round=number, ended=ended)
    return Step(begun, events if ended else (*events, Begun(number, first)))


# END OF THE MATCH


def outcome(state: State) -> Outcome | None:
    """RG-R12: places go by rank, and equal ones share a place. RG-21: but the winner is one alone."""
    if state.ended is None:
        return None
    ranks = [rank(state, seat) for seat in range(len(state.life))]
    best = max(ranks)  # RG-R10, RG-17: the life nearest to 0, or the most
    # RG-22: after a battle that killed all, `first` still holds the card of that round; else it has passed on.
    winner = next(seat for seat in clockwise(state, state.first) if ranks[seat] == best)
    ranks[winner] = (best[0] + 1, 0, 0)
    return Outcome((winner,), tuple(1 + sum(other > mine for other in ranks) for mine in ranks), state.ended)


def rank(state: State, seat: Seat) -> tuple[int, int, int]:
    """RG-R12: the living by life, then the dead, of whom the later stand before the earlier (RG-23), then RG-R14."""
    if seat in state.left:
        return (0, state.left.index(seat), 0)
    fell = state.fallen[seat] if state.fallen else 0
    return (1, fell, state.life[seat]) if state.life[seat] <= 0 else (2, 0, state.life[seat])
