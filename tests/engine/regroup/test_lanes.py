"""An army in lanes amounts to what the rules say, for every placement and after each."""

from random import Random

from engine.games.regroup import GAME
from engine.games.regroup.army import corner
from engine.games.regroup.choices import places
from engine.games.regroup.muster import totals
from engine.games.regroup.state import placed
from engine.games.regroup.thinking.lanes import FULL, LANE, LYING, POTION, SPAN, spread

PLAIN = {name: values[0] for name, values in GAME.options.items()}
MORE = 3  # cards for which there is room


def laid_in(match):
    """Every army and card of a match played by chance, and what was answered."""
    luck = Random(match)
    state = GAME.setup(2, PLAIN, luck).state
    while asks := GAME.asks(state):
        move = luck.choice(asks[0].options)
        if state.placing:
            yield state.turn, state.armies[state.turn], state.placing, move
        state = GAME.play(state, state.turn, move, luck).state


def lane(lanes, place, left=0, top=0):
    """The lane of a placement, in an army that begins so much further left and further up than at first."""
    column, row = corner(place.spot)
    return (row + top + MORE) * lanes.field.stride + column + left - 1


def amounts(number, plane):
    return tuple((number >> at * plane & FULL) - SPAN * at - 1 for at in range(4))


def test_each_placement_amounts_to_what_the_rules_count():
    for _, army, card, _ in list(laid_in(1))[::3]:
        lanes = spread(army, MORE)
        every = [lanes.amounts(card, turns) for turns in range(4)]
        free, lying, _, _ = lanes.prepared()
        options = places(army, 4)
        assert {lane(lanes, place) for place in options} == {
            at for at in range(lanes.field.plane // LANE) if free >> at * LANE & 1
        }
        for place in options:
            at = lane(lanes, place) * LANE
            after = totals(placed(army, card, place.spot, place.turns))
            assert amounts(every[place.turns] >> at, lanes.field.plane) == after[:4]
            assert lanes.placed(card, at // LANE, place.turns).totals == after
            coins, potions = LYING[card]
            assert (lying >> at & FULL) - 1 == after.coin - coins + POTION * (after.potion - potions)


def test_an_army_that_grows_goes_on_amounting_to_that():
    for match in range(4):
        grown = {}
        for seat, army, card, place in laid_in(match):
            lanes, home, room = grown.get(seat) or (spread(army, MORE), (army.left, army.top), MORE)
            at = lane(lanes, place, army.left - home[0], army.top - home[1])
            after = lanes.placed(card, at, place.turns)
            real = placed(army, card, place.spot, place.turns)
            assert after.totals == totals(real)
            assert after.covered.bit_count() == real.mask.bit_count()
            grown[seat] = (after, home, room - 1) if room > 1 else None
