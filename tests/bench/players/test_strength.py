"""Rivals answer by the rules, and what they and the levels win is counted rightly, kept, and bounded in time."""

import math
from random import Random

import pytest

from bench.players import contests, strength
from bench.players.contests import FIRST, Pairing, name, results_by_name, seated
from bench.players.rivals import RIVALS
from engine.games import GAMES

SHORT = 0.004  # seconds
RIVAL = pytest.mark.parametrize(
    ("game", "rival"), [(GAMES[key], rival) for key, rivals in RIVALS.items() for rival in rivals.values()]
)


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
    monkeypatch.setattr(contests, "KEPT", tmp_path / "kept.jsonl")
    return tmp_path / "kept.jsonl"


def usual(game):
    return {option: values[0] for option, values in game.options.items()}


@RIVAL
def test_a_rival_answers_by_the_rules_and_beats_chance(game, rival):
    won = 0
    for number in range(8):
        luck = Random(number)
        state = game.setup(2, usual(game), luck).state
        while asks := game.asks(state):
            ask = asks[0]
            move = luck.choice(ask.options)
            if ask.seat == number % 2:
                move = rival(game.view(state, ask.seat), ask, luck, SHORT)
                assert move in ask.options
            state = game.play(state, ask.seat, move, luck).state
        won += number % 2 in game.outcome(state).winners
    assert won >= 5


def test_a_greedy_rival_can_answer_when_its_last_tile_of_a_kind_may_be_bought_back():
    game, greedy, seen = GAMES["kaito"], RIVALS["kaito"]["greedy"], 0
    for number in range(40):
        luck = Random(number)
        state = game.setup(2, {**usual(game), "elimination": "turn_end"}, luck).state
        while asks := game.asks(state):
            ask = asks[0]
            steps = [game.play(state, ask.seat, move, luck).state for move in ask.options]
            seen += any(step.grid.missing is not None and game.asks(step) for step in steps)
            assert greedy(game.view(state, ask.seat), ask, luck, SHORT) in ask.options
            state = luck.choice(steps)
    assert seen


@pytest.mark.parametrize("rival", ["greedy", "alphabeta"])
def test_a_rival_takes_a_win_in_one(rival):
    game, rival, seen = GAMES["kaito"], RIVALS["kaito"][rival], 0
    for number in range(12):
        luck = Random(number)
        state = game.setup(2, usual(game), luck).state
        while asks := game.asks(state):
            ask = asks[0]
            ends = {move: game.outcome(game.play(state, ask.seat, move, luck).state) for move in ask.options}
            won = [move for move, end in ends.items() if end and ask.seat in end.winners]
            if won:
                assert rival(game.view(state, ask.seat), ask, luck, SHORT) in won
                seen += 1
            state = game.play(state, ask.seat, luck.choice(ask.options), luck).state
    assert seen


def test_a_rival_gets_as_long_as_the_others_took_on_average(monkeypatch):
    given = []
    monkeypatch.setitem(RIVALS["kaito"], "patient", lambda view, ask, luck, seconds: given.append(seconds))
    spent = [[], []]
    rival = seated("rival:patient", GAMES["kaito"], spent)
    rival(lambda: None, None, None)
    spent[0] += [0.1, 0.3]
    spent[1].append(0.5)
    rival(lambda: None, None, None)
    assert given == pytest.approx([FIRST, 0.3])


def test_every_level_meets_every_rival_and_the_level_below():
    assert [*strength.pairings("kaito")] == [
        *(
            (f"level:{level}", f"rival:{rival}")
            for level in ("novice", "student", "master")
            for rival in ("greedy", "alphabeta", "uct")
        ),
        ("level:student", "level:novice"),
        ("level:master", "level:student"),
    ]


def test_a_line_counts_the_wins_of_the_first_in_either_seat():
    games = [strength.seated("kaito", "level:novice", "rival:greedy", number) for number in range(4)]
    assert [each.players[0] for each in games] == ["level:novice", "rival:greedy"] * 2, "the seats are swapped"
    assert [each.number for each in games] == [0, 0, 1, 1]
    won, lost = (contests.Result(rewards, (), "", 0, 1, ((0.001,), (0.003,))) for rewards in ((1.0, 0.0), (0.0, 1.0)))
    line = strength.told(games, [won, lost, lost, None])
    assert "novice - greedy:  66.7%" in line
    assert "of 3; median 1.0 and 3.0 ms" in line


def test_when_the_time_is_up_what_was_played_counts_and_the_next_run_goes_on():
    games = [Pairing("kaito", ("random", "random"), "time", number) for number in range(40)]
    first = results_by_name(games, 1, end=-math.inf)
    assert len(first) == 1
    assert {name(each) for each in games} >= set(first)
    assert len(results_by_name(games[:3], 1)) >= 3


def test_the_lines_are_printed(capsys):
    assert strength.main(["--games", "2", "--only", "novice - nobody"]) == 0
    assert capsys.readouterr().out == ""
    assert strength.main(["--games", "2", "--only", "level:novice rival:greedy"]) == 0
    assert capsys.readouterr().out.startswith("kaito    novice - greedy:")
