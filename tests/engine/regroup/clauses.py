"""What every answer in a match of Regroup! keeps, clause by clause, told by its events and looked at from outside."""

from collections import Counter

from engine.games.regroup.parts import CARDS, COMMON, turned

GAME_CARDS = range(1, 44)
PRICE = {1: 0, 2: 1, 3: 2, "pile": 0}


def alive(state):
    return [seat for seat, life in enumerate(state.life) if life > 0 and seat not in state.left]


def next_alive(state, seat):
    seats, there = len(state.life), alive(state)
    return next(other for step in range(1, seats + 1) if (other := (seat + step) % seats) in there)


def showing(army):
    """What lies on top, cell by cell, by laying the cards one over another."""
    top = {}
    for card, column, row, turns in army.laid:
        for at, square in enumerate(turned(CARDS[card].squares, turns)):
            top[column + at % 2, row + at // 2] = square
    return top


def strength(army, kind):
    """RG-4 to RG-6, RG-3: chickens on squares that have a neighbour of their kind."""
    top = {at: square.chickens for at, square in showing(army).items() if square.kind == kind}
    near = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return sum(count for (x, y), count in top.items() if any((x + dx, y + dy) in top for dx, dy in near))


def shown(army, kind):
    return sum(square.chickens for square in showing(army).values() if square.kind == kind)


# Steps


def a_card_costs_coins_that_show(moment):
    """RG-R5, RG-R7"""
    for event in moment.of("took"):
        assert shown(moment.before.armies[event.seat], "coin") >= PRICE[event.source] or event.forced


def the_row_moves_up_and_is_filled(moment):
    """RG-R6, RG-18, RG-20"""
    market, pile = list(moment.before.market), list(moment.before.pile)
    for event in moment.of("took"):
        if event.source == "pile":
            assert event.card == pile.pop(0)
        else:
            assert event.card == market.pop(event.source - 1)
            market += [pile.pop(0)] if pile else []
            assert event.revealed == (market[-1] if len(market) == 3 and moment.before.pile else None)
    assert (tuple(market), tuple(pile)) == (moment.after.market, moment.after.pile)


def a_card_is_laid_on_the_own_army_and_on_top(moment):
    """RG-26"""
    for seat, army in enumerate(moment.before.armies):
        laid = moment.after.armies[seat].laid
        new = laid[len(army.laid) :]
        assert laid[: len(army.laid)] == army.laid
        assert len(new) == (moment.seat == seat and bool(moment.of("placed")))
        for card, column, row, turns in new:
            cells = {(column + at % 2, row + at // 2): square for at, square in enumerate(turned_squares(card, turns))}
            assert 1 <= len(cells.keys() & showing(army).keys()) == moment.of("placed")[0].covered
            assert cells.items() <= showing(moment.after.armies[seat]).items()


def turned_squares(card, turns):
    return turned(CARDS[card].squares, turns)


def the_player_who_took_lays_and_then_the_next_is_asked(moment):
    """RG-R4, RG-27"""
    if moment.move is None or moment.after.ended:
        return
    if moment.of("placed") and not moment.of("fought"):
        assert moment.after.turn == next_alive(moment.before, moment.seat)
    elif not moment.of("placed"):
        assert (moment.after.turn, moment.after.placing is None) == (moment.seat, False)


def battles_are_fought_when_the_last_card_is_laid(moment):
    """RG-13, RG-R4"""
    if moment.move is not None:
        last = bool(moment.of("placed")) and next_alive(moment.before, moment.seat) == first_alive(moment.before)
        assert bool(moment.of("fought")) == last


def first_alive(state):
    return state.first if state.first in alive(state) else next_alive(state, state.first)


def life_is_lost_in_battle_and_won_by_potions_alone(moment):
    """RG-11, RG-12, RG-15, RG-3 to RG-6"""
    life = list(moment.before.life)
    for event in moment.of("fought"):
        values = {each.seat: each for each in event.battle.fighters}
        assert set(values) == set(alive(moment.before)) - {moment.seat if moment.move is None else None}
        for one in values.values():
            struck = sum(
                max(0, other.sword - one.shield) + max(0, other.wand - one.barrier)
                for other in values.values()
                if other is not one
            )
            life[one.seat] -= struck
            assert one.struck == life[one.seat]
            if life[one.seat] > 0:
                life[one.seat] += drunk(moment.after, one)
    assert list(moment.after.life) == life


def drunk(state, fighter):
    potions = shown(state.armies[fighter.seat], "potion")
    return max(0, min(potions, 30 - fighter.struck)) if state.options.heal_cap else potions


def values_are_what_shows(moment):
    """RG-3 to RG-6, RG-8, RG-9, RG-R16"""
    for fighter in (each for event in moment.of("fought") for each in event.battle.fighters):
        army = moment.after.armies[fighter.seat]
        plain = [strength(army, kind) for kind in ("sword", "wand", "shield", "barrier")]
        values = [fighter.sword, fighter.wand, fighter.shield, fighter.barrier]
        more = sorted(value - own for value, own in zip(values, plain, strict=True))
        assert more == ([0, 0, 1, 1] if fighter.bonus else [0, 0, 0, 0])


def the_first_player_card_goes_left(moment):
    """RG-24, RG-25"""
    if moment.of("fought") and moment.after.ended != "nobody":
        assert moment.after.first == next_alive(moment.after, moment.before.first)
    elif not moment.of("fought"):
        assert moment.after.first == moment.before.first


def rounds_are_counted(moment):
    """RG-R4"""
    assert moment.after.round == moment.before.round + len(moment.of("begun"))
    assert [event.round for event in moment.of("begun")] == [moment.after.round] * len(moment.of("begun"))


# Always


def cards_are_conserved(state):
    """RG-R3, RG-R14: 43 game cards and an initial one for each."""
    held = [] if state.placing is None else [state.placing]
    laid = [each.card for army in state.armies for each in army.laid[1:]]
    assert sorted([*state.market, *state.pile, *state.lost, *held, *laid]) == list(GAME_CARDS)
    first = Counter(army.laid[0].card for army in state.armies)
    assert first[COMMON] in (0, len(state.armies))
    assert state.options.initial == "common" or max(first.values()) == 1


def the_row_is_full_while_there_is_a_pile(state):
    """RG-R3, RG-18"""
    assert len(state.market) == 3 or (len(state.market) < 3 and not state.pile)


def no_potion_heals_beyond_thirty(state):
    """RG-15, RG-R1"""
    assert not state.options.heal_cap or max(state.life) <= 30


def only_the_living_are_asked(state):
    """RG-R4, RG-14"""
    assert state.ended or state.turn in alive(state)


def it_ends_when_one_is_left_or_cards_run_out(state):
    """RG-R9, RG-R10, RG-17, RG-R11"""
    living = len(alive(state))
    if not state.ended:
        assert living > 1
    assert (state.ended == "nobody") == (living == 0)
    if state.ended == "market":
        assert len(state.market) + len(state.pile) < living


STEPS = [
    a_card_costs_coins_that_show,
    the_row_moves_up_and_is_filled,
    a_card_is_laid_on_the_own_army_and_on_top,
    the_player_who_took_lays_and_then_the_next_is_asked,
    battles_are_fought_when_the_last_card_is_laid,
    life_is_lost_in_battle_and_won_by_potions_alone,
    values_are_what_shows,
    the_first_player_card_goes_left,
    rounds_are_counted,
]
ALWAYS = [
    cards_are_conserved,
    the_row_is_full_while_there_is_a_pile,
    no_potion_heals_beyond_thirty,
    only_the_living_are_asked,
    it_ends_when_one_is_left_or_cards_run_out,
]
