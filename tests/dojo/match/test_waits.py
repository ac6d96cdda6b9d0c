"""Moves given at once, and moves that the house makes: each has its line in the record, and players wait for none."""

from random import Random

import pytest

from dojo.match.history import Archive
from dojo.match.referee import Referee
from dojo.match.verification import proved
from engine import match
from engine.core import IllegalMove
from engine.games import GAMES
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON, Hall

MODES = ["duel", "competition"]


@pytest.fixture
def kendo(hall, clock):
    return Hall(hall.store, clock, GAMES)


async def at_switch(kendo):
    """A Competition in which somebody is to switch, draw and play; the table, and who that is."""
    table = await kendo.match(game="kendo", options={"mode": "competition"})
    return table, table.asked[0]


def offered(table, seat):
    return match.together(table.game, table.match.state, seat)


def made(rows):
    return [(row["ply"], row["move"]) for row in rows]


async def test_each_of_several_moves_given_at_once_has_a_line_in_the_record(kendo):
    table, seat = await at_switch(kendo)
    several = next(each for each in offered(table, seat) if len(each.steps) == 3)
    after = await kendo.referee.answer(table.id, table.players[seat].id, 0, str(several))
    assert made(await kendo.moves(table.id, seat)) == list(enumerate(several.steps, 1))
    assert (after.match.ply, after.asked) == (3, (1 - seat,))
    assert await kendo.referee.table(table.id) == after


async def test_several_moves_given_at_once_are_made_at_the_same_time(kendo):
    table, seat = await at_switch(kendo)
    several = next(each for each in offered(table, seat) if len(each.steps) == 3)
    ticks = iter(range(NOON, NOON + 99))
    kendo.referee = Referee(kendo.store, GAMES, lambda: next(ticks))
    await kendo.referee.answer(table.id, table.players[seat].id, 0, str(several))
    assert len({row["made_at"] for row in await kendo.moves(table.id, seat)}) == 1


async def test_several_moves_given_at_once_are_told_once(kendo):
    table, seat = await at_switch(kendo)
    await kendo.told()
    several = next(each for each in offered(table, seat) if len(each.steps) == 3)
    await kendo.referee.answer(table.id, table.players[seat].id, 0, str(several))
    assert await kendo.heard() == [("board", None), ("hand", 0), ("hand", 1)]


async def test_of_several_moves_that_do_not_go_together_none_is_made(kendo):
    table, seat = await at_switch(kendo)
    card = offered(table, seat)[0].now.split()[1]
    with pytest.raises(IllegalMove):
        await kendo.referee.answer(table.id, table.players[seat].id, 0, f"switch {card} basics, counters, nothing")
    assert await kendo.referee.table(table.id) == table


@pytest.mark.parametrize("mode", MODES)
async def test_nobody_is_asked_what_everybody_knows_and_the_record_leads_to_the_same_end(kendo, mode):
    dice, table = Random(mode), await kendo.match(game="kendo", options={"mode": mode})
    while table.asked:
        seat = dice.choice(table.asked)
        choices = [*table.ask_of(seat).options, *offered(table, seat)]
        table = await kendo.referee.answer(table.id, table.players[seat].id, None, str(dice.choice(choices)))
        assert match.foregone(table.game, table.match) is None
    moves = sorted([(row["ply"], seat, row["move"]) for seat in (0, 1) for row in await kendo.moves(table.id, seat)])
    assert replayed(table, moves) == table.match


def replayed(table, moves):
    """The match that these moves lead to, one at a time and checked by the rules alone."""
    now, _ = match.start(table.game, 2, seed=table.match.seed, options=table.options)
    for ply, seat, text in moves:
        move = next(option for option in match.ask(table.game, now, seat).options if str(option) == text)
        now, _ = match.answer(table.game, now, seat, move)
        assert now.ply == ply
    return now


async def before_a_leave(kendo, monkeypatch):
    """A duel of three in which something is foregone once a certain seat leaves; the table, and that seat."""
    monkeypatch.setattr("dojo.shuffle.secret", lambda: "secret")
    dice = Random(23)
    table = await kendo.match(AIKO, BRUNO, CHLOE, game="kendo", options={"mode": "duel"})
    while table.asked:
        for seat in set(range(3)) - set(table.left):
            if match.foregone(table.game, match.leave(table.game, table.match, seat)[0]):
                return table, seat
        ask = dice.choice(table.asks())
        table = await kendo.referee.answer(table.id, table.players[ask.seat].id, None, str(dice.choice(ask.options)))
    raise AssertionError("nobody's leaving makes anything foregone")


async def test_the_house_also_makes_the_moves_that_are_foregone_because_somebody_leaves(kendo, monkeypatch):
    table, seat = await before_a_leave(kendo, monkeypatch)
    after = await kendo.referee.resign(table.id, table.players[seat].id)
    assert after.status == "playing"
    assert match.foregone(after.game, after.match) is None
    [*_, left, forced] = await kendo.store.read.moves_of(id=table.id)
    assert (left["seat"], left["move"]) == (seat, "leave")
    [row] = [row for row in await kendo.moves(table.id, forced["seat"]) if row["ply"] == forced["ply"]]
    assert (row["hand"], row["waited"]) == ("house", 0)
    assert await kendo.referee.table(table.id) == after


@pytest.mark.parametrize("by_house", [True, False])
async def test_a_match_with_a_leave_checks_out_whoever_made_the_move_that_was_foregone(kendo, monkeypatch, by_house):
    """Its player made it in matches recorded before the house did."""
    table, seat = await before_a_leave(kendo, monkeypatch)
    if not by_house:
        with monkeypatch.context() as patched:
            patched.setattr(match, "foregone", lambda *_: None)
            table = await kendo.referee.resign(table.id, table.players[seat].id)
        [ask] = table.asks()
        await kendo.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    else:
        await kendo.referee.resign(table.id, table.players[seat].id)
    other = next(other for other in range(3) if other != seat)
    await kendo.referee.resign(table.id, table.players[other].id)
    history = await Archive(kendo.store, GAMES).ended(table.id)
    assert history.whole
    assert proved(history).holds
    assert all(history.at(past.ply) for past in history.moves)
    assert [history.secret(past) for past in history.moves if past.move.startswith("discard")][-1] is None


async def test_the_house_pulls_for_the_attacker(kendo):  # KD-R15
    """Of both players, no matter who strikes: the question is never put."""
    dice, asked = Random(3), set()
    table = await kendo.match(AIKO, BRUNO, game="kendo")
    while table.asked:
        seat = table.asked[0]
        asked.add(table.ask_of(seat).topic)
        move = dice.choice(table.ask_of(seat).options)
        table = await kendo.referee.answer(table.id, table.players[seat].id, None, str(move))
    pulled = [row for seat in (0, 1) for row in await kendo.moves(table.id, seat) if row["move"].startswith("pull")]
    assert "pull" not in asked
    assert {row["hand"] for row in pulled} == {"house"}
