"""What must hold at every moment of every match, in both modes and at every table; and the command line at the door."""

import json
from collections import Counter
from functools import cache
from random import Random

import pytest

from engine import codec, match
from engine.cli import main
from engine.games.kendo import GAME
from engine.games.kendo.parts import PLACE, sub_decks

TABLES = [(2, "duel", "2"), (3, "duel", "2"), (4, "duel", "2"), (2, "competition", "2"), (2, "competition", "1")]
GAMES_EACH = 25


@cache
def steps(seats, mode, ippons, seed):
    """Every step of a random match, the deal first, with who answered."""
    luck = Random(f"{seats}{mode}{ippons}{seed}")
    found = [(None, None, GAME.setup(seats, {"mode": mode, "ippons": ippons}, luck))]
    while asks := GAME.asks(found[-1][2].state):
        ask = luck.choice(asks)
        move = luck.choice(ask.options)
        found.append((ask, move, GAME.play(found[-1][2].state, ask.seat, move, luck)))
        assert len(found) < 2000, "the match never ends"
    return found


def matches(table):
    return [steps(*table, seed) for seed in range(GAMES_EACH)]


every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


@every_table
def test_no_card_is_lost_and_none_appears(table):  # KD-R2, KD-R3
    jikan = table[1:] == ("competition", "2")
    box = Counter(card for deck in sub_decks(jikan) for card in deck)
    for match_ in matches(table):
        for _, _, step in match_:
            state = step.state
            lying = Counter(card for pile in (*state.hands, *state.decks, *state.played) for card in pile)
            gone = Counter(["jikan_desu"] if jikan and state.jikan != "unused" else [])
            assert lying + gone == box


@every_table
def test_the_table_is_always_in_order(table):
    for match_ in matches(table):
        for _, _, step in match_:
            state = step.state
            assert codec.state_from(GAME, 1, codec.plain(GAME.state, state)) == state, "a position that may be loaded"
            for cards in state.hands:
                assert list(cards) == sorted(cards, key=PLACE.__getitem__)
            for seat in state.out:
                assert state.hands[seat] == ()
            assert bool(GAME.asks(state)) != bool(GAME.outcome(state))


@every_table
def test_a_player_who_leaves_leaves_a_position_that_may_be_loaded(table):  # KD-R22, KD-R26
    for match_ in matches(table)[:8]:
        for _, _, step in match_[:-1]:
            for seat in range(table[0]):
                state = GAME.leave(step.state, seat, Random(0)).state
                assert codec.state_from(GAME, 1, codec.plain(GAME.state, state)) == state
                assert seat not in [ask.seat for ask in GAME.asks(state)]


@every_table
def test_play_never_asks_what_nobody_can_answer(table):  # KD-9
    for match_ in matches(table):
        for ask, _, _ in match_[1:]:
            assert [option.kind for option in ask.options] != ["stuck"]
            assert len({str(option) for option in ask.options}) == len(ask.options)


@every_table
def test_a_player_who_drew_and_who_switched_is_told_and_no_card(table):  # KD-R11
    for match_ in matches(table):
        for _, _, step in match_:
            for event in step.events:
                if event.kind not in ("play", "unanswered"):  # which names what lies on the table
                    assert not set(PLACE) & set(map(str, codec.plain(GAME.event, event).values()))


@every_table
def test_the_exchange_holds_what_was_told_since_it_was_opened(table):  # KD-R11
    for match_ in matches(table):
        told = []
        for _, _, step in match_:
            told += step.events
            openings = [at for at, event in enumerate(told) if getattr(event, "deed", "") in ("open", "jikan")]
            assert step.state.exchange == tuple(told[openings[-1] :] if openings else told)


@every_table
def test_a_duel_burns_a_card_an_exchange_and_a_competition_has_its_time(table):  # KD-R25
    for match_ in matches(table):
        state = match_[-1][2].state
        assert state.number <= 60
        assert GAME.outcome(state).reason == state.reason


@every_table
def test_the_same_luck_gives_the_same_match(table):  # KD-R15
    options = {"mode": table[1], "ippons": table[2]}
    once, again = (match.start(GAME, table[0], seed="k", options=options) for _ in range(2))
    assert once == again


# The door


def ordered(capsys, *words):
    code = main.main(["new", "kendo", *words])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("seats", ["3", "4"])
def test_a_competition_for_more_than_two_is_refused_in_one_sentence(capsys, seats):  # KD-R1
    code, out, err = ordered(capsys, "--seats", seats, "--set", "mode=competition")
    assert (code, out) == (1, "")
    assert err == f"seats with mode competition cannot be '{seats}'; it may be: 2\n"


def test_a_duel_for_four_and_a_competition_for_two_are_not(capsys):  # KD-R1
    code, out, _ = ordered(capsys, "--seats", "4")
    assert (code, json.loads(out)["seats"]) == (0, 4)
    code, out, _ = ordered(capsys, "--set", "mode=competition", "--set", "ippons=1")
    assert (code, json.loads(out)["options"]) == (0, {"mode": "competition", "ippons": "1"})
