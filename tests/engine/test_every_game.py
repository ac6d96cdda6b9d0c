"""The laws, tried on random positions of every game, under all options."""

from dataclasses import fields
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from random import Random

import pytest

from engine import codec, match, record
from engine.core import Pacing, Player, Teacher
from engine.games import GAMES
from tests.engine import laws
from tests.engine.hidden import HIDDEN

POSITIONS = 500


def each_of(keys):
    """The tests of one game run in one process, which plays its matches once."""
    return pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in keys])


every_game = each_of(GAMES)
every_game_with_secrets = each_of([key for key in GAMES if HIDDEN.get(key)])
every_game_without = each_of([key for key in GAMES if not HIDDEN.get(key)])


@cache
def lines(key):
    return laws.lines(GAMES[key], POSITIONS)


@every_game
def test_every_option_and_every_number_of_seats_is_tried(key):
    game = GAMES[key]
    assert sum(len(line.plies) for line in lines(key)) >= POSITIONS
    tried = {pair for line in lines(key) for pair in line.options.items()}
    assert tried == {(name, value) for name, values in game.options.items() for value in values}
    assert {line.seats for line in lines(key)} == set(game.seats)


@every_game
def test_what_is_called_out_of_turn_is_asked(key):
    game = GAMES[key]
    asked = {ask.topic for line in lines(key) for state in line.states() for ask in game.rules.asks(state)}
    assert game.pacing.reactions < asked


@every_game
def test_every_general_plan_is_found_among_the_answers_to_its_question(key):
    game = GAMES[key]
    put = [(state, ask) for line in lines(key) for state in line.states() for ask in game.rules.asks(state)]
    for plan in game.pacing.general_plans:
        found = [(plan.find(state, ask), ask) for state, ask in put if ask.topic == plan.topic]
        assert any(move for move, _ in found), f"{plan.topic}: {plan.key} is never there"
        assert all(move is None or move in ask.options for move, ask in found)


@every_game
def test_a_position_that_names_no_options_has_those_of_the_lobby(key):
    game = GAMES[key]
    bare = game.rules.setup(game.seats[0], match.chosen(game, game.seats[0], {}), Random(0)).state.options
    assert bare == type(bare)()


@every_game
@pytest.mark.parametrize("law", laws.GENERAL, ids=lambda law: law.__name__)
def test_law(key, law):
    law(GAMES[key], lines(key))


def test_it_is_said_of_every_game_what_it_hides():
    assert set(GAMES) <= set(HIDDEN), "tests/engine/hidden.py lacks a game"


@every_game_with_secrets
def test_what_is_hidden_does_not_show(key):
    laws.what_is_hidden_does_not_show(GAMES[key], lines(key), HIDDEN[key])
    laws.imagining_is_not_remembering(GAMES[key], lines(key))


@every_game_without
def test_where_nothing_is_hidden_there_is_nothing_to_imagine(key):
    for line in lines(key):
        for state in line.states():
            assert GAMES[key].rules.imagine(GAMES[key].rules.view(state, None), Random(0)) == state


@every_game
def test_a_state_has_the_options_it_is_played_under_in_the_field_of_that_name(key):
    game = GAMES[key]
    for line in lines(key):
        ended = line.plies[-1].after.state
        assert record.in_force(game, ended) == match.chosen(game, line.seats, line.options)


@every_game
def test_the_key_of_a_game_is_its_folder_and_its_options_are_plain_words(key):
    game = GAMES[key]
    assert game.key == key
    assert game.version >= 1
    assert set(game.rules.upgrades) == set(range(1, game.version)), "each old version has its upgrade"
    assert all(set(values) < set(game.options[other]) for other, values in game.beside.values())
    assert not game.beside.keys() & {other for other, _ in game.beside.values()}, "one step, never a chain"
    for name, values in game.options.items():
        assert name.isidentifier()
        assert len(set(values)) == len(values) >= 2, "a choice is between two or more"
        assert all(value == value.strip().lower() != "" for value in values)


@every_game
def test_a_position_says_itself_how_many_sit_at_it(key):
    for line in lines(key)[:30]:
        for state in line.states()[:: max(1, len(line.plies) // 5)]:
            assert record.seats_of(GAMES[key], state) == line.seats


@every_game
def test_after_moves_are_taken_back_the_same_moves_lead_to_the_same_match(key):
    game, dice = GAMES[key], Random(key)
    for line in lines(key)[:20]:
        last = dice.randint(1, len(line.plies))
        now, ply = line.plies[last - 1].after, dice.randrange(last)
        back = match.taken_back(now, line.plies[ply].before)
        assert (back.state, back.taken_back) == (line.plies[ply].before.state, last - ply)
        numbers = [now.number, back.number]
        for each in line.plies[ply:last]:
            back, events = match.answer(game, back, each.seat, each.move)
            assert (back.state, events) == (each.after.state, each.events)
            numbers.append(back.number)
        assert numbers == sorted(set(numbers)), "no two questions have the same number"


@every_game
def test_that_somebody_has_left_is_seen_and_imagined(key):
    game = GAMES[key]
    for line in lines(key)[::10]:
        left = match.leave(game, line.plies[len(line.plies) // 2].before, line.seats - 1)[0].state
        assert codec.load_state(game, game.version, codec.dump(left)) == left
        for seat in (None, *range(line.seats)):
            seen = game.rules.view(left, seat)
            imagined = game.rules.imagine(seen, Random(0))
            assert game.rules.view(imagined, seat) == seen
            assert game.rules.outcome(imagined) == game.rules.outcome(left)


@pytest.mark.parametrize("key", GAMES)
def test_a_function_named_like_a_part_of_a_game_is_that_part(key):
    """One that was forgotten would be written and tested, and never called."""
    package = import_module(f"engine.games.{key}")
    usual = {each.name: each.default for kind in (Player, Teacher, Pacing) for each in fields(kind)}
    game = GAMES[key]
    parts = {name: getattr(group, name) for group in (game.player, game.teacher, game.pacing) for name in usual
             if hasattr(group, name)}  # fmt: skip
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        here = vars(import_module(found.name))
        written = {name for name in parts.keys() & here.keys() if getattr(here[name], "__module__", "") == found.name}
        assert [name for name in written if parts[name] is usual[name]] == [], found.name
