"""What every answer in a match of KAITO keeps, clause by clause, told by its events and looked at from outside."""

from collections import Counter
from itertools import pairwise

from engine.games.kaito.grid import counted
from engine.games.kaito.parts import NAMES, SORT, TILES, Kind

PRICE = {Kind.KATANA: 4, Kind.KABUTO: 5}


def lying(state):
    return Counter(filter(None, state.grid.tiles)) + Counter(counted(state.captured))


def paid(state, event):
    enemy = state.colours[1 - event.seat]
    return Counter(SORT[enemy, Kind.MON, symbols] for symbols in event.pay)


def tiles_are_conserved(moment):
    """KT-R1, KT-R8, KT-R10: a tile leaves the table only when its own colour takes it, or when it pays."""
    gone = Counter(event.tile for event in moment.of("captured") if event.own)
    for event in moment.of("exchanged"):
        gone += paid(moment.after, event)
    assert lying(moment.after) + gone == lying(moment.before)


def tiles_lie_where_it_was_told(moment):
    """KT-R7, KT-2: what is captured leaves a gap, and what is bought back lies under the Kaito."""
    tiles, kaito = list(moment.before.grid.tiles), moment.before.kaito
    for event in moment.events:
        if event.kind == "captured":
            assert tiles[event.at] is event.tile, f"no such tile on {NAMES[event.at]}"
            tiles[event.at], kaito = None, event.at
        elif event.kind == "exchanged":
            assert event.at == kaito
            tiles[kaito] = SORT[moment.after.colours[event.seat], event.back, 0]
        elif event.kind == "placed":
            assert tiles[event.at] is None
            kaito = event.at
    assert (tuple(tiles), kaito) == (moment.after.grid.tiles, moment.after.kaito)


def the_kaito_keeps_to_its_row_or_column(moment):
    """KT-R4"""
    at = moment.before.kaito
    for event in moment.of("captured"):
        assert at is None or (at // 6 == event.at // 6) != (at % 6 == event.at % 6)
        at = event.at


def an_own_tile_is_told_from_an_enemy_one(moment):
    """KT-R7, KT-R8"""
    for event in moment.of("captured"):
        assert event.own == (event.tile.colour is moment.after.colours[event.seat])


def players_take_turns(moment):
    """KT-R5, KT-8: the turn passes after each capture, unless there is an exchange to be thought about."""
    turns = [event.seat for event in moment.of("captured", "exchanged", "passed")]
    assert all(one != other for one, other in pairwise(turns))
    if turns:
        assert moment.after.turn == (turns[-1] if moment.after.stage == "exchange" else 1 - turns[-1])


def an_exchange_pays_the_price_and_no_mon_too_many(moment):
    """KT-R9, KT-6"""
    for event in moment.of("exchanged"):
        assert sum(event.pay) >= PRICE[event.back] > sum(event.pay) - min(event.pay)


def a_match_lasts_forty_turns_at_most(moment):
    """KT-17"""
    assert sum(event.kind == "captured" for event in moment.told) <= 40


def a_player_who_leaves_has_lost(moment):
    """KT-R13"""
    if moment.move is None:
        assert moment.after.gone == moment.seat
    else:
        assert moment.after.gone is None


def nothing_is_more_than_in_the_box(state):
    """KT-R1"""
    assert lying(state) <= Counter(TILES)


def the_kaito_stands_on_a_gap_or_on_what_was_bought_back(state):
    """KT-2, KT-R7"""
    under = None if state.kaito is None else state.grid.tiles[state.kaito]
    assert under is None or under.price


STEPS = [
    tiles_are_conserved,
    tiles_lie_where_it_was_told,
    the_kaito_keeps_to_its_row_or_column,
    an_own_tile_is_told_from_an_enemy_one,
    players_take_turns,
    an_exchange_pays_the_price_and_no_mon_too_many,
    a_match_lasts_forty_turns_at_most,
    a_player_who_leaves_has_lost,
]
ALWAYS = [nothing_is_more_than_in_the_box, the_kaito_stands_on_a_gap_or_on_what_was_bought_back]
