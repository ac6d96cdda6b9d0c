"""The program that trains Regroup!'s network plays by the engine's rules and sees the same facts as the player."""

from dataclasses import replace
from random import Random

from bench.players.training import NETWORKS, packed, run
from engine.box import SEEDS
from engine.games.regroup import GAME
from engine.games.regroup.battle import outcome
from engine.games.regroup.muster import totals
from engine.games.regroup.rules import play
from engine.games.regroup.state import Place, Take, spot
from engine.games.regroup.thinking.features import BEGINS, FACTS, LAID, Side, facts
from engine.network import UNITS

NETWORK = NETWORKS["regroup/two"]
MATCHES = 100


def test_matches_are_those_of_the_engine(program):
    lines = run(program, NETWORK, MATCHES, 5, "show").decode().split("deal ")[1:]
    assert len(lines) == MATCHES
    for text in lines:
        follow(text.splitlines())


def follow(lines):
    state = dealt(*map(int, lines[0].split()))
    for line in lines[1:-1]:
        turn, amounts, seen = line.removeprefix("turn ").split("|")
        seat, source, column, row, turns = map(int, turn.split())
        assert state.turn == seat
        if state.placing is None:  # the last cards are taken unasked
            state = play(state, seat, Take("pile" if source == 3 else source + 1), Random(0)).state
        market, army = state.market, state.armies[seat]
        place = Place(spot(column - army.left, row - army.top), turns)
        begins = seat != state.first
        state = play(state, seat, place, Random(0)).state
        assert list(totals(state.armies[seat])) == [int(each) for each in amounts.split()]
        expected = [] if state.ended else facts(*stage(state, seat, begins), market)
        assert sorted(map(int, seen.split())) == sorted(expected)
    assert outcome(state).winners == (int(lines[-1].removeprefix("won ")),)


def dealt(first, *cards):
    begun = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, Random(0)).state
    return replace(begun, first=first, turn=first, market=cards[:3], pile=cards[3:])


def stage(state, seat, begins):
    sides = [side(state, each) for each in (seat, 1 - seat)]
    return BEGINS if begins else LAID, *sides, state.round


def side(state, seat):
    army = state.armies[seat]
    found = totals(army)
    *fighters, _, _, two = army.layers
    chickens = sum(layer.bit_count() + (layer & two).bit_count() for layer in fighters[:4])
    return Side(found, chickens - sum(found[:4]), state.life[seat])


def test_its_weights_are_kept_as_the_network_reads_them(program):
    weights = packed(run(program, NETWORK, 40, 1), NETWORK)
    assert len(weights) == FACTS * UNITS * 2 + (2 * UNITS + 1) * 4
    assert len((SEEDS / "regroup" / "two.network").read_bytes()) == len(weights)
