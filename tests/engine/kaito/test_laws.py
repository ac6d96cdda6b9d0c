"""What holds in every match, however it is played."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.kaito import GAME
from engine.games.kaito.grid import LINES, counted, laid, nearest
from engine.games.kaito.parts import SIDE, SQUARES, TILES, Tile
from engine.games.kaito.state import Captured, Exchanged
from engine.swift import swift

LONGEST = 40
CHOSEN = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in GAME.options.items()})


@st.composite
def matches(draw):
    """All steps of a match in which every answer is drawn, some eager to make exchanges and some not to."""
    options, seed, eager = draw(CHOSEN), draw(st.integers(0, 2**32)), draw(st.sampled_from([0, 0.5, 1]))
    luck = Random(seed)
    found = [GAME.setup(2, options, luck)]
    while asks := GAME.asks(found[-1].state):
        [ask] = asks
        first = -1 if luck.random() < eager else 0
        move = ask.options[first] if ask.topic == "exchange" else luck.choice(ask.options)
        found.append(GAME.play(found[-1].state, ask.seat, move, luck))
    return found


def told(match, kind):
    return [event for step in match for event in step.events if isinstance(event, kind)]


@settings(max_examples=60)
@given(matches())
def test_no_tile_is_ever_lost_or_doubled(match):
    """KT-R1, KT-R10: grid, captured tiles and tiles put aside are always the 34 of the box."""
    aside = Counter()
    for step in match:
        for event in step.events:
            if isinstance(event, Captured) and event.own:
                aside[event.tile] += 1
            if isinstance(event, Exchanged):
                enemy = step.state.colours[1 - event.seat]
                mon = [tile for tile in Tile if tile.colour is enemy and tile.symbols]
                aside.update(tile for symbols in event.pay for tile in mon if tile.symbols == symbols)
        on_the_grid = Counter(filter(None, step.state.grid.tiles))
        assert on_the_grid + Counter(counted(step.state.captured)) + aside == Counter(TILES)
        for seat, colour in enumerate(step.state.colours):
            put_aside = sum(count for tile, count in aside.items() if tile.colour is colour)
            assert GAME.view(step.state, None).aside[seat] == put_aside


@settings(max_examples=60)
@given(matches())
def test_a_match_takes_forty_turns_at_most(match):
    """KT-17"""
    assert len(told(match, Captured)) <= LONGEST
    for seat in (0, 1):
        assert sum(event.seat == seat for event in told(match, Exchanged)) <= 3


@settings(max_examples=60)
@given(matches())
def test_one_wins_and_nothing_is_ever_drawn(match):
    """KT-17"""
    outcome = GAME.outcome(match[-1].state)
    assert len(outcome.winners) == 1
    assert sorted(outcome.places) == [1, 2]
    assert outcome.places[outcome.winners[0]] == 1


@settings(max_examples=60)
@given(matches())
def test_one_seat_is_asked_or_the_match_is_over(match):
    for step in match:
        assert len(GAME.asks(step.state)) == (GAME.outcome(step.state) is None)


@settings(max_examples=60)
@given(matches())
def test_no_slide_is_asked_for_that_has_only_one_target(match):
    """KT-R6"""
    for step in match:
        for ask in GAME.asks(step.state):
            assert len(ask.options) > 1


@settings(max_examples=60)
@given(matches())
def test_the_players_take_turns(match):
    """KT-R5"""
    seats = [event.seat for event in told(match, Captured)]
    assert all(one != other for one, other in pairwise(seats))


@settings(max_examples=60)
@given(matches())
def test_what_is_kept_with_a_grid_is_what_counting_it_would_give(match):
    for step in match:
        assert step.state.grid == laid(step.state.grid.tiles)


@settings(max_examples=60)
@given(matches())
def test_the_texts_of_the_answers_are_all_different(match):
    for step in match:
        for ask in GAME.asks(step.state):
            assert len({str(option) for option in ask.options}) == len(ask.options)


@settings(max_examples=60)
@given(matches())
def test_a_view_shows_the_whole_position(match):
    """KT-16"""
    for step in match:
        assert GAME.imagine(GAME.view(step.state, 1), Random(0)) == step.state


@given(st.sampled_from(SQUARES), st.integers(0, 2**36 - 1))
def test_the_nearest_tiles_are_found_by_walking_from_the_kaito(here, mask):
    """KT-1, jump gaps"""
    found = 0
    for step, room in ((-SIDE, here // SIDE), (SIDE, SIDE - 1 - here // SIDE), (-1, here % SIDE), (1, 5 - here % SIDE)):
        way = (here + step * far for far in range(1, room + 1))
        found |= next((1 << square for square in way if mask >> square & 1), 0)
    assert nearest(here, mask) == found
    assert nearest(here, mask & LINES[here]) == found


def test_a_value_made_swiftly_is_no_different_from_another():
    tile = Tile.RED_MON_3
    grid = laid((tile, *[None] * 35))
    same = type(grid)(grid.tiles, grid.mask, grid.tally, grid.missing)
    assert (swift(type(grid))(same.tiles, same.mask, same.tally, same.missing), hash(same)) == (grid, hash(grid))
    assert type(grid).__name__ == "Grid"
    with pytest.raises(AttributeError):
        grid.mask = 0


def test_no_tile_can_be_taken_from_a_gap():
    with pytest.raises(ValueError, match="no tile"):
        laid((None,) * 36).lift(0)
