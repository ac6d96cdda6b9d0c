"""The program that trains Karenza's network fences by the engine's rules and sees the same facts as the player."""

from random import Random

from bench.players.training import NETWORKS, packed, run
from engine.box import SEEDS
from engine.games.karenza.choices import pass_costs_a_card
from engine.games.karenza.parts import OFFERED, POSES
from engine.games.karenza.rules import asks, play
from engine.games.karenza.state import Options, Play, Stand, State
from engine.games.karenza.thinking.features import FACTS, KINDS, Look
from engine.games.karenza.thinking.heuristics import sensible, turns
from engine.games.karenza.view import view
from engine.network import UNITS

MATCHES = 60
DRAWN = 3  # in place of the winner
NETWORK = NETWORKS["karenza/two"]
KEYS = tuple(KINDS)
ATTACK, DEFEND = 0, 1


def test_matches_are_those_of_the_engine(program):
    offered, over = {}, 0
    for line in run(program, NETWORK, MATCHES, 5, "show").decode().splitlines():
        word, _, rest = line.partition(" ")
        if word == "deal":
            state = begun(*map(int, rest.split()))
        elif word == "may":
            numbers, _, facts = rest.partition(" | ")
            offered[move(*map(int, numbers.split()))] = sorted(map(int, facts.split()))
        elif word == "move":
            seat, *numbers = map(int, rest.split())
            assert state.turn == seat
            assert offered == seen(state)
            made = move(*numbers)
            assert made in asks(state)[0].options
            state, offered = play(state, seat, made, Random(0)).state, {}
        else:
            mine, theirs = state.scores
            assert state.ended
            assert int(rest) == (DRAWN if mine == theirs else int(mine < theirs))
            over += 1
    assert over == MATCHES


def begun(lock, always, hand, target, turn, *rest):
    warriors = tuple(OFFERED[at] for at in rest[:2])
    piles = [[KEYS[at] for at in rest[first : first + 30]] for first in (2, 32)]
    return State(
        (),
        warriors,
        (None, None),
        tuple(tuple(sorted(pile[:hand])) for pile in piles),
        tuple(tuple(pile[hand:]) for pile in piles),
        ((), ()),
        (0, 0),
        turn,
        turn,
        options=Options(bool(lock), "always" if always else "defence", hand, target),
    )


def move(kind, card, pose, discard):
    if kind in (ATTACK, DEFEND):
        return Play(KEYS[card])
    left, right, sword = POSES[pose]
    return Stand(left, right, int(sword), KEYS[discard] if discard >= 0 else None)


def seen(state):
    """The facts of each move that is worth a thought, whether or not one wins for certain."""
    [ask] = asks(state)
    pose, hand, options = state.poses[ask.seat], state.hands[ask.seat], state.options
    if pose is None or state.attack:
        moves = sensible(state, ask)
    else:
        moves = turns(hand, pose, options.sword_lock, (None,), pass_costs_a_card(state))
    look = Look(view(state, ask.seat))
    return {each: sorted(look.facts(each)) for each in moves}


def test_a_network_is_trained_and_kept_as_it_is_read(program):
    weights = 2 * FACTS * UNITS + 4 * (2 * UNITS + 1)  # bytes
    assert len(packed(run(program, NETWORK, 100, 1), NETWORK)) == weights
    assert len((SEEDS / "karenza" / "two.network").read_bytes()) == weights
