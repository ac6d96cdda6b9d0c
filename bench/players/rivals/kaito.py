"""Two players of KAITO who know nothing but the rules: one-ply greedy, and plain alpha-beta.

The one that searches plays the default options only, because peers.py does.
"""

from random import Random
from time import process_time

from bench.peers import BOX, COPIES, OFFERS, ONE, SORTS, TRADE, Kaito
from engine.core import Ask
from engine.games.kaito import GAME
from engine.games.kaito.parts import SORTS as CODES
from engine.games.kaito.parts import Kind
from engine.games.kaito.state import Move, State, View
from engine.games.kaito.tiles import VITAL

WEIGHTS = (3.0, 9.0, 0.0, 0.0, 0.0)  # of a katana and a kabuto on the grid
SCARCE = {Kind.KATANA: 30, Kind.KABUTO: 40}  # what it costs to have one left; with two left, half as much, and so on
NONE = 0.5  # none counts as so many: `elimination turn_end` lets a side buy its last one back
WON = 1000
LONGEST = 60  # moves ahead at most; no match has as many


# One move ahead


def greedy(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The option after which this seat has most; of several the first by chance."""
    state = GAME.rules.imagine(view, luck)
    worth = {move: _riches(GAME.rules.play(state, ask.seat, move, luck).state, ask.seat) for move in ask.options}
    return max(luck.sample(ask.options, len(ask.options)), key=worth.__getitem__)


def _riches(state: State, seat: int) -> float:
    outcome = GAME.rules.outcome(state)
    if outcome:
        return WON if seat in outcome.winners else -WON
    side = {state.colours[seat]: 1, state.colours[1 - seat]: -1}
    scarce = sum(side[tile.colour] * SCARCE[tile.kind] / (state.tiles.grid.count(tile) or NONE) for tile in VITAL)
    crests = [sum(tile.symbols for tile in held) for held in GAME.rules.view(state, None).captured]
    return crests[seat] - crests[1 - seat] - scarce


# The mutable model of peers.py


def _model(view: View) -> Kaito:
    numbers = [-1 if tile is None else CODES.index(str(tile)) for tile in view.grid]
    turn = int(view.colours[view.turn] == "black")
    model = Kaito(numbers, turn)
    model.left = [numbers.count(sort) for sort in range(2 * SORTS)]
    model.captured = sum(ONE[CODES.index(str(tile))] for held in view.captured for tile in held)
    model.kaito = -1 if view.kaito is None else view.kaito
    if view.stage == "exchange":
        model.offers = OFFERS[model.captured & TRADE[turn]]
    return model


def _copied(model: Kaito) -> Kaito:
    other = Kaito.__new__(Kaito)
    other.tiles, other.left = model.tiles[:], model.left[:]
    other.mask, other.kaito, other.turn = model.mask, model.kaito, model.turn
    other.captured, other.loser, other.offers = model.captured, model.loser, model.offers
    return other


def _after(model: Kaito, answer: int) -> Kaito:
    other = _copied(model)
    other.play(answer)
    return other


# Alpha-beta


class TimeIsUp(Exception): ...


def alphabeta(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """As deep as the time allows; the answers of `Kaito.legal` have the order of the options."""
    end, model, best = process_time() + seconds, _model(view), 0
    try:
        for depth in range(1, LONGEST):
            best = _deepened(model, depth, best, end)
    except TimeIsUp:
        pass
    return ask.options[best]


def _deepened(model: Kaito, depth: int, before: int, end: float) -> int:
    """The best answer by a search of one more move; the one that was best before comes first."""
    answers = model.legal()
    best, low = before, -WON - 1.0
    for at in sorted(range(len(answers)), key=lambda at: at != before):
        found = _value(_after(model, answers[at]), model.turn, depth - 1, low, WON + 1, end)
        if found > low:
            best, low = at, found
    return best


def _value(model: Kaito, side: int, depth: int, low: float, high: float, end: float) -> float:
    """For `side`, no matter who is asked: after a capture the same side may be asked about an exchange."""
    if model.loser >= 0:
        return WON + depth if model.loser != side else -WON - depth
    if depth <= 0:
        return _material(model, side)
    if process_time() > end:
        raise TimeIsUp
    for answer in sorted(model.legal(), key=lambda answer: -_promise(model, answer)):
        found = _value(_after(model, answer), side, depth - 1, low, high, end)
        if model.turn == side:
            low = max(low, found)
        else:
            high = min(high, found)
        if low >= high:
            break
    return low if model.turn == side else high


def _promise(model: Kaito, answer: int) -> float:
    """Captures of enemy katana and kabuto are looked at first."""
    tile = model.tiles[answer] if answer < len(BOX) else -1
    if tile < 0:
        return 0
    worth = WEIGHTS[tile % SORTS]
    return worth if tile // SORTS != model.turn else -worth


def _material(model: Kaito, side: int) -> float:
    """What is left of a side's katana and kabuto, against the enemy's, and how many answers there are."""
    lying = sum(
        WEIGHTS[sort % SORTS] * (count if sort // SORTS == side else -count) / COPIES[sort] ** 0.5
        for sort, count in enumerate(model.left)
    )
    return lying + 0.1 * len(model.legal()) * (1 if model.turn == side else -1)
