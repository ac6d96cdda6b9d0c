"""The program that trains Kengo!'s network plays by the engine's rules and sees the same facts as the player."""

from random import Random

import pytest

from bench.players.training import NETWORKS, packed, run
from bench.players.training.kengo import LEVELS
from engine.box import SEEDS
from engine.games.kengo.choices import question
from engine.games.kengo.parts import SPECIALS, starts
from engine.games.kengo.preparation import dealt
from engine.games.kengo.rules import play
from engine.games.kengo.state import Options, State
from engine.games.kengo.thinking.features import FACTS, Look
from engine.games.kengo.view import view
from engine.network import UNITS

ROUNDS = 150
NETWORK = NETWORKS["kengo/normal"]
DRAWN = 3  # in place of the winner


@pytest.mark.parametrize("level", LEVELS)
def test_rounds_are_those_of_the_engine(program, level):
    offered, over = {}, 0
    for line in run(program, NETWORKS[f"kengo/{level}"], ROUNDS, 5, "show").decode().splitlines():
        word, _, rest = line.partition(" ")
        if word == "deal":
            state = begun(level, *map(int, rest.split()))
        elif word == "may":
            text, _, facts = rest.partition(" | ")
            offered[text] = sorted(map(int, facts.split()))
        elif word == "move":
            seat, _, text = rest.partition(" ")
            assert state.turn == int(seat)
            assert offered == seen(state)
            [move] = [option for option in question(state)[1] if str(option) == text]
            state, offered = play(state, state.turn, move, Random(0)).state, {}
        else:
            winner = state.standing.last_round.winner
            assert int(rest) == (DRAWN if winner is None else winner)
            over += 1
    assert over == ROUNDS


def begun(level, tatami, special, open_discard, last_parry, starter, *cards):
    key = list(SPECIALS)[special]
    rule = SPECIALS[key]
    options = Options(level, tatami, open_discard=bool(open_discard), basic_last_parry=bool(last_parry))
    aside, cards = cards[: rule.aside], cards[rule.aside :]
    hands, pile = dealt(cards, rule.hand, starter), cards[2 * rule.hand :]
    return State(starts(tatami, key), hands, pile, starter, special=key, aside=aside, options=options)


def seen(state):
    """The facts of each move but the hit, of which the network is never asked."""
    look = Look(view(state, state.turn))
    return {str(option): sorted(look.facts(option)) for option in question(state)[1] if option.kind != "hit"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_network_is_trained_and_kept_as_it_is_read(program, level):
    weights = 2 * FACTS * UNITS + 4 * (2 * UNITS + 1)  # bytes
    network = NETWORKS[f"kengo/{level}"]
    assert len(packed(run(program, network, 100, 1), network)) == weights
    assert len((SEEDS / "kengo" / f"{level}.network").read_bytes()) == weights
