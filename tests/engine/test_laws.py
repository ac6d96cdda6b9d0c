"""The laws about secrets bite: each is broken here by a game that differs from a sound one in a single thing."""

from random import Random

import pytest

from engine.core import Step
from engine.values import Tagged, replace
from tests.engine import laws, toys
from tests.engine.toys import MORRA, Gone, Ready, Turned, View, changed

POSITIONS = 200


@pytest.mark.parametrize("law", [*laws.GENERAL, laws.imagining_is_not_remembering], ids=lambda law: law.__name__)
def test_a_sound_game_keeps(law):
    law(MORRA, laws.lines(MORRA, POSITIONS))


def test_a_sound_game_keeps_its_secrets():
    laws.what_is_hidden_does_not_show(MORRA, laws.lines(MORRA, POSITIONS), toys.redealt)


def broken(law, game, *more, saying=None):
    with pytest.raises(AssertionError, match=saying):
        law(game, laws.lines(game, POSITIONS), *more)


# A view that tells too much


class Peek(View, frozen=True):
    """A view with one thing more, whatever it is."""

    secret: object = None


def peeking(secret, restore):
    """The sound game, but its view holds a secret, and `imagine` puts it back where it was: the leak hides itself."""

    def view(state, seat):
        seen = toys.view(state, seat)
        return Peek(**{name: getattr(seen, name) for name in View.__struct_fields__}, secret=secret(state, seat))

    def imagine(view, luck):
        return replace(toys.imagine(view, luck), **restore(view.secret))

    return changed(MORRA, view=view, imagine=imagine)


PEEKS = {
    "the next card": peeking(lambda state, seat: state.deck, lambda deck: {"deck": deck}),
    "all hands": peeking(lambda state, seat: state.hands, lambda hands: {"hands": hands}),
    "cards face down": peeking(lambda state, seat: state.shown, lambda shown: {"shown": shown}),
}


@pytest.mark.parametrize("game", PEEKS.values(), ids=PEEKS)
def test_a_view_that_shows(game):
    """`imagine` alone wouldn't notice, which is why what is hidden is said a second time, in hidden.py."""
    laws.what_a_seat_cannot_see_can_be_dealt_anew(game, laws.lines(game, POSITIONS))
    broken(laws.what_is_hidden_does_not_show, game, toys.redealt, saying="shows what is hidden")


def test_an_imagine_that_forgets_what_its_seat_sees_or_has_only_one_idea_is_noticed():
    forgetful = changed(MORRA, imagine=lambda view, luck: replace(toys.imagine(view, luck), points=(0,) * 3))
    broken(laws.what_a_seat_cannot_see_can_be_dealt_anew, forgetful, saying="shows what is")
    broken(laws.imagining_is_not_remembering, changed(MORRA, imagine=lambda view, _: toys.imagine(view, Random(0))))


def test_options_that_give_away_a_hand_of_another_are_noticed():
    def asks(state):
        """Nobody may show a card higher than the best another holds: a rule nobody could follow unseen."""
        highest = max((card for hand in state.hands for card in hand), default=9)
        return tuple(replace(ask, topic="show" if highest < 9 else "dare") for ask in toys.asks(state))

    game = changed(MORRA, asks=asks)
    broken(laws.what_a_seat_cannot_see_can_be_dealt_anew, game, saying="is asked shows")
    broken(laws.what_is_hidden_does_not_show, game, toys.redealt, saying="is asked shows")


def test_a_deal_that_deals_nothing_again_proves_nothing_and_is_refused():
    broken(laws.what_is_hidden_does_not_show, MORRA, lambda state, seat, luck: state, saying="tests nothing")


# An event that tells too much


class Told(Tagged, frozen=True):
    secret: object


def telling(secret, part="play"):
    """The sound game, but an event of one of its parts tells a secret of the state after it, or of the move."""

    def told(*given):
        step = getattr(toys, part)(*given)
        return Step(step.state, (*step.events, Told(secret(step.state, given[2]))))

    return changed(MORRA, event=Ready | Turned | Gone | Told, **{part: told})


TALES = {
    "a hand after a move": telling(lambda state, move: state.hands[0]),
    "one card of a hand": telling(lambda state, move: state.hands[-1][:1]),
    "the next card": telling(lambda state, move: state.deck[:1]),
    "a secret choice": telling(lambda state, move: move.card),
    "whether the choice was high": telling(lambda state, move: move.card > 5),
    "hands at the start": telling(lambda state, _: state.hands, "setup"),
    "a hand of who left": telling(lambda state, _: state.hands[0], "leave"),
}


@pytest.mark.parametrize("game", TALES.values(), ids=TALES)
def test_an_event_that_tells(game):
    broken(laws.events_tell_no_more_than_a_bystander_sees, game, saying="no bystander sees")


def test_an_event_may_tell_what_lies_on_the_table():
    game = telling(lambda state, move: (state.points, state.last))
    laws.events_tell_no_more_than_a_bystander_sees(game, laws.lines(game, POSITIONS))
