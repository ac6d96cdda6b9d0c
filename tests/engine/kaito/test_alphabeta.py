"""KAITO's own player: its short form of the rules, what it proves, the wins it never misses, its time."""

from functools import cache
from random import Random
from statistics import mean

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.state import reach
from engine.games.kaito.thinking.alphabeta import ENDLESS, GLANCE, WON, Search, astray, positions, think
from engine.games.kaito.thinking.short_form import SIDES, VITALS, followed, loser, position_of, turns
from engine.games.kaito.tiles import VITAL
from tests.engine.kaito.test_oracle import COMBOS

OPTIONS = pytest.mark.parametrize("options", COMBOS, ids=lambda options: "-".join(options.values()))


def forever():
    return True


def match(options, seed):
    """The states of a random match."""
    luck = Random(f"alphabeta {seed}")
    state = GAME.rules.setup(2, options, luck).state
    yield state
    while asks := GAME.rules.asks(state):
        state = GAME.rules.play(state, asks[0].seat, luck.choice(asks[0].options), luck).state
        yield state


def slides(options, tiles, matches):
    """Positions before a slide, with at most so many tiles, one of each match."""
    for seed in range(matches):
        for state in match(options, seed):
            if state.stage == "slide" and GAME.rules.asks(state) and state.tiles.mask.bit_count() <= tiles:
                yield state
                break


@cache
def winner(state):
    """By trying everything with the rules themselves."""
    asks = GAME.rules.asks(state)
    if not asks:
        return GAME.rules.outcome(state).winners[0]
    seat = asks[0].seat
    after = (GAME.rules.play(state, seat, option, Random(0)).state for option in asks[0].options)
    return seat if any(winner(each) == seat for each in after) else 1 - seat


# The rules, written a second time for speed


def onward(position, options):
    """After forced slides, which the rules make at once: all positions with a choice, or those of the end."""
    targets = reach(position[1], position[2], options.jump)
    if loser(position[3] & VITALS) is None and targets and not targets & targets - 1:
        return [end for after in turns(position, targets.bit_length() - 1, options) for end in onward(after, options)]
    return [position]


def essence(position, options):
    """Without the board: what lies where, and who has lost, if anybody has."""
    board, kaito, mask, tally, captured, side = position
    lost = loser(tally & VITALS)
    if lost is None and not reach(kaito, mask, options.jump):
        lost = side
    tiles = tuple(tile if mask >> at & 1 else None for at, tile in enumerate(board.tiles))
    return (tiles, kaito, tally, captured, lost) if lost is not None else (tiles, kaito, tally, captured, side)


def by_the_rules(state):
    """The same of all states at the end of this turn, whatever is exchanged on the way."""
    asks = GAME.rules.asks(state)
    if not asks:
        lost = SIDES.index(state.colours[1 - GAME.rules.outcome(state).winners[0]])
        return {(state.tiles.grid, state.kaito, state.tiles.tally, state.tiles.captured, lost)}
    if state.stage == "exchange":
        after = (GAME.rules.play(state, asks[0].seat, option, Random(0)).state for option in asks[0].options)
        return {end for each in after for end in by_the_rules(each)}
    side = SIDES.index(state.colours[state.turn])
    return {(state.tiles.grid, state.kaito, state.tiles.tally, state.tiles.captured, side)}


@OPTIONS
def test_every_answer_leads_where_the_rules_say(options):
    exchanges = 0
    for seed in range(10):
        for state in match(options, seed):
            for ask in GAME.rules.asks(state):
                for option in ask.options:
                    found = {
                        essence(end, state.options)
                        for after in followed(position_of(state), option, state.options)
                        for end in onward(after, state.options)
                    }
                    assert found == by_the_rules(GAME.rules.play(state, ask.seat, option, Random(0)).state)
                    exchanges += ask.topic == "exchange"
    assert exchanges


# What it proves


@OPTIONS
def test_an_endgame_is_solved_as_by_trying_everything(options):
    """KAITO is never drawn, so a player who does not win has lost."""
    found = set()
    for state in slides(options, tiles=9, matches=30):
        search = Search(state.options, 10**9, forever)
        worth = search.value(position_of(state), ENDLESS, WON - 1, WON)
        assert (worth == WON) == (winner(state) == state.turn)
        found.add(worth == WON)
    assert found == {True, False}


def answers(state, playouts, wander, more=forever, luck=0):
    [ask] = GAME.rules.asks(state)
    return think(GAME.rules.view(state, ask.seat), ask, Random(luck), playouts, wander, more)


# Wins in one


def wins_in_one(options, matches):
    """Every question in random matches that has a winning answer, and one that does not win."""
    for seed in range(matches):
        for state in match(options, seed):
            for ask in GAME.rules.asks(state):
                ends = [
                    GAME.rules.outcome(GAME.rules.play(state, ask.seat, option, Random(0)).state)
                    for option in ask.options
                ]
                won = [option for option, end in zip(ask.options, ends, strict=True) if end and ask.seat in end.winners]
                if won and len(won) < len(ask.options):
                    yield state, won


@pytest.mark.parametrize(
    ("playouts", "wander"), [(20, 1.0), (200, 0.5), (1000, 0.0)], ids=["novice", "student", "master"]
)
def test_every_level_takes_every_win_in_one_and_wins_every_won_endgame(playouts, wander):
    for options in COMBOS:
        for state, won in wins_in_one(options, matches=6):
            assert answers(state, playouts, wander) in won
        for state in slides(options, tiles=9, matches=6):
            if len(GAME.rules.asks(state)[0].options) > 1 and winner(state) == state.turn:
                after = GAME.rules.play(state, state.turn, answers(state, playouts, wander), Random(0)).state
                assert winner(after) == state.turn


# Time


class Clock:
    """Says `more` so many times."""

    def __init__(self, ticks):
        self.ticks, self.asked = ticks, 0

    def __call__(self):
        self.asked += 1
        return self.asked <= self.ticks


def first_state(seed=0):
    return next(state for state in match(COMBOS[0], seed) if state.stage == "slide")


def choices_of(state):
    now = position_of(state)
    return [(option, followed(now, option, state.options)) for option in GAME.rules.asks(state)[0].options]


@pytest.mark.parametrize("ticks", [0, 1, 5])
def test_no_position_is_looked_at_once_the_clock_says_so(ticks):
    state, clock = first_state(), Clock(ticks)
    [ask] = GAME.rules.asks(state)
    search = Search(state.options, 10**6, clock)
    choices = choices_of(state)
    won, best = search.best(choices, endgame=False)
    assert not won
    assert best in ask.options
    assert clock.asked == ticks + 1
    assert 10**6 - search.left <= (ticks + 1) * GLANCE


def test_no_more_positions_are_looked_at_than_the_playouts_allow():
    state, asked = first_state(), Clock(10**9)
    answers(state, 8, 0.0, more=asked)
    assert 1 < asked.asked <= positions(8) / GLANCE + 1


# The wandering hand


def test_a_hand_wanders_as_often_as_it_should():
    """What it takes then is any answer, the best one among them, but no katana or kabuto of its own."""
    state, times = first_state(), 80
    [ask] = GAME.rules.asks(state)
    found = [answers(state, 5, 1.0, luck=number) for number in range(times)]
    rest = [answers(state, 5, 0.0, luck=number) for number in range(times)]
    share = mean(one != other for one, other in zip(found, rest, strict=True))
    tiles, own = state.tiles.grid, state.colours[ask.seat]
    worth = [option for option in ask.options if tiles[option.to] not in [tile for tile in VITAL if tile.colour is own]]
    assert set(found) == set(worth) < set(ask.options)
    assert share == pytest.approx(astray(1.0) * (1 - 1 / len(worth)), abs=0.16)
