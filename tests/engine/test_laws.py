"""The laws bite: each is broken here by a game that differs from a sound one in a single thing, and must say so."""

from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random

import pytest

from engine.core import Ask, Outcome, Step
from tests.engine import laws, toys
from tests.engine.toys import MORRA, Gone, Ready, Show, Turned, View

POSITIONS = 200


@pytest.mark.parametrize("law", [*laws.GENERAL, laws.imagining_is_not_remembering], ids=lambda law: law.__name__)
def test_a_sound_game_keeps(law):
    law(MORRA, laws.lines(MORRA, POSITIONS))


def test_a_sound_game_keeps_its_secrets():
    laws.what_is_hidden_does_not_show(MORRA, laws.lines(MORRA, POSITIONS), toys.redealt)


def broken(law, game, *more, saying=None):
    with pytest.raises((AssertionError, ValueError), match=saying):
        law(game, laws.lines(game, POSITIONS), *more)


# Asking and ending


def test_a_match_without_end_is_noticed():
    endless = replace(MORRA, play=lambda state, seat, move, luck: Step(state))
    with pytest.raises(AssertionError, match="never ends"):
        laws.lines(endless, POSITIONS)


def test_an_ask_without_an_answer_is_noticed():
    with pytest.raises(AssertionError, match="has no answer"):
        laws.lines(replace(MORRA, asks=lambda state: (Ask(0, "show", ()),)), POSITIONS)


def test_a_match_that_asks_though_it_is_over_is_noticed():
    early = replace(MORRA, outcome=lambda state: Outcome((0,), (1, 2, 2)[: len(state.hands)], "points"))
    broken(laws.a_match_asks_or_is_over, early)


def test_a_match_that_ends_without_an_outcome_is_noticed():
    broken(laws.a_match_asks_or_is_over, replace(MORRA, outcome=lambda state: None))


def test_a_seat_asked_twice_is_noticed():
    broken(laws.a_match_asks_or_is_over, replace(MORRA, asks=lambda state: toys.asks(state) * 2))


@pytest.mark.parametrize(
    "wrong",
    [
        Outcome((0,), (2, 1), "points"),
        Outcome((0, 1), (1, 2), "points"),
        Outcome((), (1, 2), "points"),
        Outcome((0,), (1, 3), "points"),
        Outcome((0,), (1,), "points"),
        Outcome((1, 0), (1, 1), "points"),
        Outcome((0,), (1, 2), ""),
    ],
    ids=str,
)
def test_places_that_do_not_fit_the_winners_are_noticed(wrong):
    with pytest.raises(AssertionError):
        laws.places_fit(wrong, 2)


@pytest.mark.parametrize(
    "right", [Outcome((0,), (1, 2), "x"), Outcome((), (1, 1), "x"), Outcome((0, 2), (1, 3, 1), "x")], ids=str
)
def test_places_that_fit_are_let_pass(right):
    laws.places_fit(right, len(right.places))


# Text and JSON


@dataclass(frozen=True, slots=True)
class Loud(Show):
    def __str__(self):
        return f"Show  {self.card}"


@dataclass(frozen=True, slots=True)
class Mute(Show):
    def __str__(self):
        return "show"


@dataclass(frozen=True, slots=True)
class Leave(Show):
    def __str__(self):
        return "leave" if self.card == 1 else f"show {self.card}"


@pytest.mark.parametrize("kind", [Loud, Mute, Leave])
def test_moves_that_cannot_be_told_apart_by_their_text_are_noticed(kind):
    def asks(state):
        return tuple(replace(ask, options=tuple(kind(each.card) for each in ask.options)) for ask in toys.asks(state))

    broken(laws.texts_are_spelled_plainly_and_parse_back, replace(MORRA, asks=asks, move=kind))


@dataclass(frozen=True, slots=True)
class Forgetful(toys.State):
    """Reads back what JSON makes of it, and a list is not a tuple."""

    memory: object = ()


def test_a_state_that_json_changes_is_noticed():
    def setup(seats, options, luck):
        whole = toys.setup(seats, options, luck).state
        return Step(Forgetful(**{name: getattr(whole, name) for name in toys.State.__slots__}, memory=(1, 2)))

    broken(laws.everything_survives_json, replace(MORRA, setup=setup, state=Forgetful), saying="came back changed")


@dataclass(frozen=True, slots=True)
class Told:
    secret: object
    kind: str = "told"


def test_events_that_json_changes_are_noticed():
    def play(state, seat, move, luck):
        return Step(toys.play(state, seat, move, luck).state, (Told(frozenset({1})),))

    broken(laws.everything_survives_json, replace(MORRA, event=Told, play=play), saying="came back changed")


# Values and luck


def test_luck_of_its_own_is_noticed():
    own = Random()

    def setup(seats, options, luck):
        return toys.setup(seats, options, own)

    broken(laws.the_same_seed_gives_the_same_match, replace(MORRA, setup=setup))
    broken(laws.a_record_replays_to_the_same_match, replace(MORRA, setup=setup))


def test_an_option_that_counts_and_is_said_not_to_is_noticed():
    options = {**MORRA.options, "tie": ("lot", "none")}
    broken(laws.what_does_not_count_changes_nothing, replace(MORRA, options=options, beside={"win": ("tie", "none")}))


def test_a_state_changed_in_place_is_noticed():
    def play(state, seat, move, luck):
        object.__setattr__(state, "points", state.points)
        step = toys.play(state, seat, move, luck)
        object.__setattr__(state, "tricks", step.state.tricks + 1)
        return step

    lines = laws.lines(MORRA, POSITIONS)
    with pytest.raises(AssertionError):
        laws.playing_leaves_the_old_state_as_it_was(replace(MORRA, play=play), lines)


# Leaving


def test_leaving_that_does_nothing_is_noticed():
    stay = replace(MORRA, leave=lambda state, seat, luck: Step(state))
    broken(laws.a_player_who_leaves_is_asked_no_more_and_does_not_win, stay)


def test_a_leaver_who_wins_is_noticed():
    def outcome(state):
        found = toys.outcome(state)
        if found is None or not state.gone:
            return found
        places = tuple(1 if seat == state.gone[0] else 2 for seat in range(len(state.hands)))
        return Outcome((state.gone[0],), places, "left")

    broken(laws.a_player_who_leaves_is_asked_no_more_and_does_not_win, replace(MORRA, outcome=outcome))


def test_that_only_the_first_may_leave_is_noticed():
    def leave(state, seat, luck):
        return Step(state, (Gone(seat),)) if state.gone else toys.leave(state, seat, luck)

    broken(laws.a_player_who_leaves_is_asked_no_more_and_does_not_win, replace(MORRA, leave=leave), saying="left")


# Secrets: a view that tells too much


@dataclass(frozen=True, slots=True)
class Peek(View):
    """A view with one thing more, whatever it is."""

    secret: object = None


def peeking(secret, restore):
    """The sound game, but its view holds a secret, and `imagine` puts it back where it was: the leak hides itself."""

    def view(state, seat):
        seen = toys.view(state, seat)
        return Peek(**{name: getattr(seen, name) for name in View.__slots__}, secret=secret(state, seat))

    def imagine(view, luck):
        return replace(toys.imagine(view, luck), **restore(view.secret))

    return replace(MORRA, view=view, imagine=imagine)


PEEKS = {
    "the next card": peeking(lambda state, seat: state.deck, lambda deck: {"deck": deck}),
    "all hands": peeking(lambda state, seat: state.hands, lambda hands: {"hands": hands}),
    "cards face down": peeking(lambda state, seat: state.shown, lambda shown: {"shown": shown}),
}


@pytest.mark.parametrize("game", PEEKS.values(), ids=PEEKS)
def test_a_view_that_shows(game):
    broken(laws.what_is_hidden_does_not_show, game, toys.redealt, saying="shows what is hidden")


def test_imagine_alone_would_not_notice_a_view_that_shows_too_much():
    """Which is why what is hidden is said a second time, in hidden.py."""
    game = PEEKS["the next card"]
    laws.what_a_seat_cannot_see_can_be_dealt_anew(game, laws.lines(game, POSITIONS))


def test_an_imagine_that_forgets_what_its_seat_sees_is_noticed():
    def imagine(view, luck):
        return replace(toys.imagine(view, luck), points=(0,) * len(view.points))

    broken(laws.what_a_seat_cannot_see_can_be_dealt_anew, replace(MORRA, imagine=imagine), saying="shows what is")


def test_an_imagine_with_only_one_idea_is_noticed():
    game = replace(MORRA, imagine=lambda view, luck: toys.imagine(view, Random(0)))
    broken(laws.imagining_is_not_remembering, game)


def test_options_that_give_away_a_hand_of_another_are_noticed():
    def asks(state):
        """Nobody may show a card higher than the best another holds: a rule nobody could follow unseen."""
        highest = max((card for hand in state.hands for card in hand), default=9)
        return tuple(replace(ask, topic="show" if highest < 9 else "dare") for ask in toys.asks(state))

    game = replace(MORRA, asks=asks)
    broken(laws.what_a_seat_cannot_see_can_be_dealt_anew, game, saying="is asked shows")
    broken(laws.what_is_hidden_does_not_show, game, toys.redealt, saying="is asked shows")


def test_a_deal_that_deals_nothing_again_proves_nothing_and_is_refused():
    broken(laws.what_is_hidden_does_not_show, MORRA, lambda state, seat, luck: state, saying="tests nothing")


# Secrets: an event that tells too much


def telling(secret, *, play=True, setup=False, leave=False):
    """The sound game, but whatever happens, an event tells a secret of the state before, after, or of the move."""

    def tell(step, *what):
        return Step(step.state, (*step.events, Told(secret(step.state, *what))))

    changed = {}
    if setup:
        changed["setup"] = lambda seats, options, luck: tell(toys.setup(seats, options, luck), None)
    if leave:
        changed["leave"] = lambda state, seat, luck: tell(toys.leave(state, seat, luck), None)
    if play:
        changed["play"] = lambda state, seat, move, luck: tell(toys.play(state, seat, move, luck), move)
    return replace(MORRA, event=Ready | Turned | Gone | Told, **changed)


TALES = {
    "a hand after a move": telling(lambda state, move: state.hands[0]),
    "one card of a hand": telling(lambda state, move: state.hands[-1][:1]),
    "the next card": telling(lambda state, move: state.deck[:1]),
    "a secret choice": telling(lambda state, move: move.card),
    "whether the choice was high": telling(lambda state, move: move.card > 5),
    "hands at the start": telling(lambda state, move: state.hands, play=False, setup=True),
    "a hand of who left": telling(lambda state, move: state.hands[0], play=False, leave=True),
}


@pytest.mark.parametrize("game", TALES.values(), ids=TALES)
def test_an_event_that_tells(game):
    broken(laws.events_tell_no_more_than_a_bystander_sees, game, saying="no bystander sees")


def test_an_event_may_tell_what_lies_on_the_table():
    game = telling(lambda state, move: (state.points, state.last))
    laws.events_tell_no_more_than_a_bystander_sees(game, laws.lines(game, POSITIONS))


# The choice of options


def test_any_two_values_of_two_options_meet_in_one_match():
    game = replace(MORRA, options=dict.fromkeys("abcde", ("1", "2", "3")))
    chosen = laws.combos(game)
    assert len(chosen) < 40
    for first, second in combinations("abcde", 2):
        assert {(options[first], options[second]) for options in chosen} == set(product("123", repeat=2))
