"""Matches between computer players are counted rightly, kept, and taken up again."""

import json
import shutil

import pytest

from bench.balance import __main__ as balance
from bench.players import contests, sparring
from bench.players.contests import Pairing, Result, interval, played, results, share, sign_test
from engine.games import GAMES

RANDOM = Pairing("kaito", ("random", "random"), "test", 3)


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
    monkeypatch.setattr(contests, "KEPT", tmp_path / "kept.jsonl")
    return tmp_path / "kept.jsonl"


@pytest.mark.parametrize(
    ("won", "count", "low", "high"), [(90, 100, 0.8256, 0.9448), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)]
)
def test_wilsons_interval(won, count, low, high):
    """Against the tables of the literature."""
    assert interval(won / count, count) == pytest.approx((low, high), abs=1e-4)


def test_a_share_is_told_in_percent_with_its_interval():
    assert share([1.0] * 90 + [0.0] * 10).split() == ["90.0%", "(82.6%", "to", "94.5%)"]


@pytest.mark.parametrize(
    ("wins", "losses", "p"), [(5, 5, 1.0), (10, 0, 2 / 1024), (0, 10, 2 / 1024), (8, 2, 112 / 1024)]
)
def test_the_sign_test_is_exact(wins, losses, p):
    assert sign_test(wins, losses) == pytest.approx(p)


def test_a_match_is_the_same_again_and_says_who_was_first():
    once, again = played(RANDOM), played(RANDOM)
    assert (once.rewards, once.moves, once.first) == (again.rewards, again.moves, again.first)
    assert sorted(once.rewards) == [0.0, 1.0]
    assert once.rewards[once.winners[0]] == 1.0
    assert 0 < sum(map(len, once.seconds)) <= once.moves


def test_of_all_who_are_asked_at_once_nobody_is_first():
    assert contests._first([(0, 1), (1,), (1,), (0,)]) == 0
    assert contests._first([(0, 1), (0,), (0, 1), (1,)]) == 0
    assert contests._first([(1,), (0,)]) == 1


def test_matches_that_were_played_are_not_played_again(kept):
    pairings = [Pairing("kaito", ("random", "random"), "test", number) for number in range(3)]
    first = [*results(pairings[:2], 1)]
    lines = kept.read_text().splitlines()
    assert len(lines) == 2
    assert [*results(pairings, 1)][:2] == first
    assert len(kept.read_text().splitlines()) == 3
    assert kept.read_text().splitlines()[:2] == lines


def test_matches_by_other_rules_are_forgotten(kept):
    [*results([RANDOM], 1)]
    kept.write_text(json.dumps(json.loads(kept.read_text()) | {"mark": "another"}) + "\n")
    [*results([RANDOM], 1)]
    assert len(kept.read_text().splitlines()) == 2


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """All that decides about a match of any game, where a test may change it."""
    for path in {path for key in GAMES for path in contests.deciding(key)} | {
        contests.report.ROOT / "engine/cli/main.py"
    }:
        copy = tmp_path / path.relative_to(contests.report.ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    monkeypatch.setattr(contests.report, "ROOT", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("path", "moves"),
    [
        ("engine/halving.py", True),
        ("engine/player/sure.py", True),
        ("engine/games/regroup/thinking/lanes.py", True),
        ("seeds/regroup/two.network", True),
        ("dojo/people/computers.py", True),
        ("bench/players/rivals/regroup.py", True),
        ("bench/balance/flock.py", True),
        ("engine/games/kendo/rules.py", False),
        ("engine/cli/main.py", False),
    ],
)
def test_matches_are_forgotten_when_what_decides_them_has_changed(copied, path, moves):
    before = contests.fingerprint("regroup")
    with (copied / path).open("ab") as file:
        file.write(b"\n")
    assert (contests.fingerprint("regroup") != before) == moves


def test_strength_is_told_and_the_same_in_a_second_run(monkeypatch, capsys):
    monkeypatch.setattr(sparring, "USUAL", "sparring:3")
    for _ in range(2):
        assert sparring.main(["--game", "kaito", "--games", "4", "--duels", "0"]) == 0
    [line, again] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("kaito")]
    assert line == again
    assert "of 4 games, won" in line
    assert "s a move" in line


def test_both_players_have_both_seats_of_a_deal():
    first, second = (sparring.seated("kaito", "a", "b", number, {}) for number in (0, 1))
    assert (first.players, second.players) == (("a", "b"), ("b", "a"))
    assert (first.seed, first.number) == (second.seed, second.number)


def test_every_option_and_number_of_seats_is_measured_by_a_rival_and_by_a_level():
    found = {
        (game.key, seats, tuple(options.items()), player.split(":")[0])
        for game, seats, options, player in balance.contests()
    }
    for key, game in GAMES.items():
        for seats in game.seats:
            every = [(name, value) for name, values in game.options.items() for value in values[1:]]
            possible = [each for each in every if seats in game.only.get(each, game.seats)]
            for kind in ("rival", "level"):
                lines = [options for one, number, options, other in found if (one, number, other) == (key, seats, kind)]
                assert () in lines
                assert {options[0] for options in lines if options} >= {
                    each for each in possible if each[0] not in game.beside
                }


def test_a_line_of_balance_has_a_share_for_each_seat():
    lines = balance.line(GAMES["karenza"], 3, {"target": "5"}, "rival:fencer", [TIED])
    cells = [cell.strip() for cell in lines.strip("|").split("|")]
    assert cells[:4] == ["karenza target 5", "3", "fencer", "1"]
    assert cells[4].count("/") == 2


TIED = Result((0.75, 0.75, 0.0), (0, 1), "points", 0, 9, ((), (), ()))


def test_a_draw_is_everybodys():
    drawn = Result((0.5, 0.5), (), "drawn", 0, 9, ((), ()))
    assert [balance.won(drawn, seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [balance.won(TIED, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
