"""The class our rules are held against plays the same game, or the comparison would be worth nothing."""

from random import Random

import pytest

from bench import peers
from engine.games import GAMES
from engine.games.kaito.parts import SORTS

CODES = {code: number for number, code in enumerate(SORTS)}


def beginning(luck):
    """The same table twice: as a value, and as the mutable class. Which colour begins is as it was drawn."""
    game = GAMES["kaito"]
    state = game.setup(2, {"jump": "tiles", "elimination": "capture"}, luck).state
    tiles = [-1 if tile is None else CODES[str(tile)] for tile in state.grid.tiles]
    return game, state, peers.Kaito(tiles, int(state.colours[state.turn] == "black"))


@pytest.mark.parametrize("seed", range(60))
def test_the_same_choices_lead_through_the_same_match_to_the_same_end(seed):
    luck = Random(seed)
    game, state, peer = beginning(luck)
    while asks := game.asks(state):
        options = asks[0].options
        assert len(peer.legal()) == len(options)
        chosen = int(luck.random() * len(options))
        peer.play(peer.legal()[chosen])
        state = game.play(state, asks[0].seat, options[chosen], luck).state
        assert [-1 if tile is None else CODES[str(tile)] for tile in state.grid.tiles] == peer.tiles
        assert (state.kaito, state.captured) == (peer.kaito, peer.captured), "both count captured tiles alike"
    loser = 1 - game.outcome(state).winners[0]
    assert int(state.colours[loser] == "black") == peer.loser
