"""Games of KAITO that each break one clause.

The clauses that are kept: KT-R1, KT-R4, KT-R5, KT-R7 to KT-R10, KT-R13, KT-2, KT-6, KT-8, KT-17.
"""

from dataclasses import replace

from engine.games.kaito.grid import laid
from engine.games.kaito.parts import Tile
from tests.engine.kaito import clauses
from tests.engine.machines import changed

# Each of these is given the state before, and a step that it spoils


def a_tile_is_lost(before, step):
    tiles = step.state.grid.tiles
    at = next(at for at, tile in enumerate(tiles) if tile)
    return replace(step, state=replace(step.state, grid=laid((*tiles[:at], None, *tiles[at + 1 :]))))


def a_tile_is_doubled(before, step):
    at = step.state.grid.tiles.index(None)
    return replace(step, state=replace(step.state, grid=step.state.grid.lay(at, Tile.RED_MON_3)))


def a_tile_moves(before, step):
    return replace(step, state=replace(step.state, grid=laid(step.state.grid.tiles[::-1])))


def the_kaito_takes_far_off(before, step):
    return replace(step, events=changed(step.events, "captured", at=lambda event: (event.at + 7) % 36))


def all_is_taken_for_the_own(before, step):
    return replace(step, events=changed(step.events, "captured", own=lambda event: not event.own))


def one_has_another_turn(before, step):
    return replace(step, state=replace(step.state, turn=1 - step.state.turn))


def mon_are_thrown_in(before, step):
    return replace(step, events=changed(step.events, "exchanged", pay=lambda event: (*event.pay, 1)))


def nobody_ever_ends(before, step):
    return replace(step, events=step.events * 20)


def one_is_gone_without_leaving(before, step):
    return replace(step, state=replace(step.state, gone=1))


def the_kaito_stands_on_a_mon(before, step):
    at = step.state.kaito
    return (
        step if at is None else replace(step, state=replace(step.state, grid=step.state.grid.lay(at, Tile.RED_MON_1)))
    )


BROKEN = [
    (clauses.tiles_are_conserved, a_tile_is_lost),
    (clauses.tiles_are_conserved, a_tile_is_doubled),
    (clauses.tiles_lie_where_it_was_told, a_tile_moves),
    (clauses.the_kaito_keeps_to_its_row_or_column, the_kaito_takes_far_off),
    (clauses.an_own_tile_is_told_from_an_enemy_one, all_is_taken_for_the_own),
    (clauses.players_take_turns, one_has_another_turn),
    (clauses.an_exchange_pays_the_price_and_no_mon_too_many, mon_are_thrown_in),
    (clauses.a_match_lasts_forty_turns_at_most, nobody_ever_ends),
    (clauses.a_player_who_leaves_has_lost, one_is_gone_without_leaving),
    (clauses.nothing_is_more_than_in_the_box, a_tile_is_doubled),
    (clauses.the_kaito_stands_on_a_gap_or_on_what_was_bought_back, the_kaito_stands_on_a_mon),
]
