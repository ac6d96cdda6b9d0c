"""The ways to lay a card that are worth a thought: all that nothing beats, and of equals the one that hides least."""

from random import Random

from engine.games.regroup import GAME
from engine.games.regroup.choices import places
from engine.games.regroup.muster import totals
from engine.games.regroup.parts import CARDS, KINDS
from engine.games.regroup.state import placed
from engine.games.regroup.thinking.layings import layings
from tests.engine.regroup.drawing import drawn

PLAIN = {name: values[0] for name, values in GAME.options.items()}


def laid_in(match):
    """Every army and card of a match played by chance."""
    luck = Random(match)
    state = GAME.setup(3, PLAIN, luck).state
    while asks := GAME.asks(state):
        if state.placing:
            yield state.armies[state.turn], state.placing
        state = GAME.play(state, state.turn, luck.choice(asks[0].options), luck).state


def counted(army, card, place):
    """By laying the card. A third coin is of no use."""
    found = totals(placed(army, card, place.spot, place.turns))
    return found._replace(coin=min(found.coin, 2))


def test_they_are_the_placements_that_no_other_beats():
    for army, card in list(laid_in(1))[::2]:
        every = {counted(army, card, place) for place in places(army, 4)}
        unbeaten = {
            one
            for one in every
            if not any(other != one and all(a >= b for a, b in zip(other, one, strict=True)) for other in every)
        }
        found = layings(army, card)
        assert {each for each, _ in found} == unbeaten
        assert len(found) == len(unbeaten)
        assert all(counted(army, card, place) == each for each, place in found)


def test_of_equal_ones_it_is_where_most_fighters_still_show():
    """Any corner may be covered, because two coins are enough, and a lone shield counts nothing yet."""
    garden = next(number for number, card in CARDS.items() if card.name == "Herb Garden")
    army = drawn("S C / C C")
    [(_, place)] = layings(army, garden)
    assert placed(army, garden, place.spot, place.turns).layers[KINDS.index("shield")]
