"""The rules of Regroup!, in the order of the rulebook."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from engine.box import chosen, shuffled
from engine.core import Ask, Outcome, Seat, Step
from engine.games.regroup.army import AT, BLOCK, SIDE, STRIDE, Army, begun, placed, spot
from engine.games.regroup.muster import coins, potions
from engine.games.regroup.parts import COMMON, COSTS, DECK, DIFFERENT, LEADERS, LIFE, PICTURES, CardId, LeaderKey
from engine.games.regroup.state import (
    Battle,
    Begun,
    Blow,
    Dealt,
    Event,
    Fell,
    Fighter,
    Fought,
    Lead,
    Led,
    Left,
    Move,
    Options,
    Place,
    Placed,
    Reason,
    Source,
    State,
    Take,
    Took,
    Wished,
    blocked,
    bonus_holds,
    with_bonus,
)
from engine.tuples import put

Events = tuple[Event, ...]

# PREPARATION


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    """RG-R2, RG-10: the lots fall in a fixed order: leaders, initial cards, the shuffle, the first player."""
    rules = chosen(Options, options)
    leaders: tuple[LeaderKey | None, ...] = (None,) * seats
    if rules.leaders == "plain" or rules.leaders_by == "lot":
        leaders = tuple(luck.sample(tuple(LEADERS), seats))
    initial = (COMMON,) * seats if rules.initial == "common" else tuple(luck.sample(DIFFERENT, seats))
    deck = shuffled(DECK, luck)
    first = luck.randrange(seats)
    state = State(
        armies=tuple(map(begun, initial)),
        life=(LIFE,) * seats,
        leaders=leaders,
        market=deck[: len(COSTS)],  # RG-R3: the first to be turned up lies at the free end
        pile=deck[len(COSTS) :],
        first=first,
        turn=first,
        fallen=(0,) * seats,
        wishes=(None,) * seats if None in leaders else (),
        options=rules,
    )
    return Step(state, (Dealt(first, leaders, initial, state.market),))


def leaderless(state: State) -> tuple[Seat, ...]:
    """Who has yet to get a leader."""
    return tuple([seat for seat in living(state) if state.leaders[seat] is None]) if state.wishes else ()


def led(state: State, events: Events, luck: Random) -> Step[State, Event]:
    """RG-R2: once all have chosen, the lot decides between those who want the same leader. The others choose again."""
    seats = leaderless(state)
    if any(state.wishes[seat] is None for seat in seats):
        return Step(state, events)
    leaders = list(state.leaders)
    for leader in LEADERS:
        if wanting := [seat for seat in seats if state.wishes[seat] == leader]:
            leaders[luck.choice(wanting)] = leader
    left = [seat for seat in seats if leaders[seat] is None]
    free = [leader for leader in LEADERS if leader not in leaders]
    if len(left) == len(free) == 1:
        leaders[left.pop()] = free[0]
    found = tuple([Led(seat, own) for seat in seats if (own := leaders[seat])])
    wishes = (None,) * len(leaders) if left else ()
    return Step(replace(state, leaders=tuple(leaders), wishes=wishes), events + found)


# A. ORGANISATION


def asks(state: State) -> tuple[Ask[Move], ...]:
    """RG-R2: leaders are chosen all at once. RG-R4: then one seat at a time, clockwise from the first player."""
    if state.ended:
        return ()
    if seats := leaderless(state):
        free = tuple(Lead(leader) for leader in LEADERS if leader not in state.leaders)
        return tuple(Ask(seat, "lead", free) for seat in seats if state.wishes[seat] is None)
    return (Ask(state.turn, *question(state)),)


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    match move:
        case Lead(leader):
            return led(replace(state, wishes=put(state.wishes, seat, leader)), (Wished(seat),), luck)
        case Take(source):
            return take(state, seat, source, forced=False)
        case Place():
            return place(state, seat, move)


def take(state: State, seat: Seat, source: Source, *, forced: bool) -> Step[State, Event]:
    """RG-R6: the row moves towards its free end and is filled up at once. RG-20: the top of the pile is shown."""
    market, pile = state.market, state.pile
    revealed: CardId | None = None
    if source == "pile":
        card, pile = pile[0], pile[1:]
    else:
        card = market[source - 1]
        market = market[: source - 1] + market[source:] + pile[:1]
        revealed, pile = (pile[0] if pile else None), pile[1:]
    taken = replace(state, market=market, pile=pile, turn=seat, placing=card)
    return Step(taken, (Took(seat, card, source, revealed, forced),))


def place(state: State, seat: Seat, move: Place) -> Step[State, Event]:
    """RG-R4: the card is laid, and the next seat is asked. RG-13: after the last one, the battle is fought."""
    card = state.placing or 0
    armies, before, after = state.armies, state.armies[seat], next_seat(state)
    covered = (before.mask & BLOCK << AT[move.spot]).bit_count()
    army = placed(before, card, move.spot, move.turns)
    laid = replace(state, armies=put(armies, seat, army), turn=seat if after is None else after, placing=None)
    events = (Placed(seat, card, move.spot, move.turns, covered),)
    return settled(fought(laid, events) if after is None else Step(laid, events))


def settled(step: Step[State, Event]) -> Step[State, Event]:
    """RG-27: a card that lies open, and is the only one that may be taken, is taken unasked."""
    state = step.state
    if state.pile or state.ended:
        return step
    options = question(state)[1]
    if len(options) > 1 or not isinstance(only := options[0], Take):
        return step
    taken = take(state, state.turn, only.source, forced=True)
    return Step(taken.state, step.events + taken.events)


# Leaving


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """RG-R14: a card in hand is lost. Of the last two alive, the one who stays wins. The dead change nothing."""
    events = (Left(seat),)
    if seat not in living(state):
        return Step(state, events)
    held = () if seat != state.turn or state.placing is None else (state.placing,)
    gone = replace(state, left=(*state.left, seat), lost=state.lost + held, placing=None if held else state.placing)
    if len(living(gone)) == 1:
        return Step(replace(gone, ended="left"), events)
    if seat == state.turn:
        after = next_seat(gone)
        if after is None:
            return settled(fought(gone, events))
        gone = replace(gone, turn=after)
    if gone.wishes:
        return led(replace(gone, wishes=put(gone.wishes, seat, None)), events, luck)
    return settled(Step(gone, events))


# WHAT MAY BE TAKEN, AND WHERE IT MAY BE LAID


ROW = (1 << STRIDE) - 1
SOURCES: tuple[Source, ...] = (1, 2, 3)
TAKES = tuple(Take(source) for source in SOURCES)
PILE = Take("pile")
PLACES = tuple(
    tuple(tuple(Place(spot(column, row), turns) for turns in range(4)) for column in range(SIDE + 1))
    for row in range(SIDE + 1)
)
# By the length of the row, and coins that show: what may be taken, with a pile and without.
OFFERED = tuple(
    tuple(tuple(take for take, cost in zip(TAKES[:length], COSTS, strict=False) if cost <= coin) for coin in range(3))
    for length in range(len(COSTS) + 1)
)
OFFERED_AND_PILE = tuple(tuple((*takes, PILE) for takes in by_coin) for by_coin in OFFERED)


def question(state: State) -> tuple[str, tuple[Move, ...]]:
    """RG-27: a card must be taken, and then it must be laid."""
    army = state.armies[state.turn]
    if state.placing is None:
        return "take", takes(state, army)
    return "place", places(army, PICTURES[state.placing])


def takes(state: State, army: Army) -> tuple[Move, ...]:
    """RG-R5, RG-R7: the price goes by the place in the row. RG-18: the face-down card is free, while there is one."""
    offered = OFFERED_AND_PILE if state.pile else OFFERED
    return offered[len(state.market)][min(coins(army), 2)]


def places(army: Army, pictures: int) -> tuple[Place, ...]:
    """RG-26: where at least one of the four cells is covered; turns that give the same picture are one."""
    mask = army.mask
    free = mask | mask >> 1 | mask >> STRIDE | mask >> STRIDE + 1
    found: list[Place] = []
    for row in range(SIDE + 1):
        if not (bits := free >> row * STRIDE & ROW):
            break
        found += row_places(bits, row, pictures)
    return tuple(found)


@lru_cache(maxsize=512)
def row_places(bits: int, row: int, pictures: int) -> tuple[Place, ...]:
    """Kept, because rows of armies are much alike."""
    return tuple(place for column in range(SIDE + 1) if bits >> column & 1 for place in PLACES[row][column][:pictures])


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
