"""Moves given at once, and moves that the house makes: each has its line in the record, and players wait for none."""

from random import Random

import pytest

from dojo.match.verification import proved
from engine import match
from engine.core import IllegalMove
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON, Hall, refused


def offered(table, seat):
    return match.together(table.game, table.match.state, seat)


async def at_switch(hall):
    """A Competition in which somebody is to switch, draw and play; the table, who that is, and all three at once."""
    table = await hall.match(game="kendo", options={"mode": "competition"})
    [seat] = table.asked
    return table, seat, next(each for each in offered(table, seat) if len(each.steps) == 3)


async def test_several_moves_given_at_once_each_have_a_line_are_made_at_one_time_and_told_once(store, clock):
    ticks = iter(range(NOON, NOON + 999))
    hall = Hall(store, lambda: next(ticks))
    table, seat, several = await at_switch(hall)
    await hall.told()
    after = await hall.referee.answer(table.id, table.players[seat].id, 0, str(several))
    made = await hall.moves(table.id, seat)
    assert [(row["ply"], row["move"]) for row in made] == list(enumerate(several.steps, 1))
    assert len({row["made_at"] for row in made}) == 1
    assert (after.match.ply, after.asked) == (3, (1 - seat,))
    assert await hall.referee.table(table.id) == after
    assert await hall.heard() == [("board", None), ("hand", 0), ("hand", 1)]


async def test_of_several_moves_that_do_not_go_together_none_is_made(hall):
    table, seat, several = await at_switch(hall)
    text = f"switch {several.now.split()[1]} basics, counters, nothing"
    await refused(IllegalMove, hall.referee.answer(table.id, table.players[seat].id, 0, text))
    assert await hall.referee.table(table.id) == table


@pytest.mark.parametrize("mode", ["duel", "competition"])  # KD-R15
async def test_nobody_is_asked_what_everybody_knows_and_the_record_leads_to_the_same_end(hall, mode):
    """The house pulls for the attacker, of both players, no matter who strikes: that question is never put."""
    luck, table, asked = Random(mode), await hall.match(game="kendo", options={"mode": mode}), set()
    while table.asked:
        seat = luck.choice(table.asked)
        asked.add(table.ask_of(seat).topic)
        choices = [*table.ask_of(seat).options, *offered(table, seat)]
        table = await hall.referee.answer(table.id, table.players[seat].id, None, str(luck.choice(choices)))
        assert match.foregone(table.game, table.match) is None
    rows = sorted([(row["ply"], seat, row) for seat in (0, 1) for row in await hall.moves(table.id, seat)])
    pulled = {row["made_by"] for *_, row in rows if row["move"].startswith("pull")}
    assert ("pull" in asked, pulled) == (False, {"house"})
    now, _ = match.start(table.game, 2, seed=table.match.seed, options=table.options)
    for ply, seat, row in rows:  # one at a time and checked by the rules alone
        move = next(option for option in match.ask(table.game, now, seat).options if str(option) == row["move"])
        now, _ = match.answer(table.game, now, seat, move)
        assert now.ply == ply
    assert now == table.match


async def before_a_leave(hall, monkeypatch):
    """A duel of three in which something is foregone once a certain seat leaves; the table, and that seat."""
    monkeypatch.setattr("dojo.shuffle.secret", lambda: "secret")
    luck, table = Random(23), await hall.match(AIKO, BRUNO, CHLOE, game="kendo", options={"mode": "duel"})
    while table.asked:
        for seat in set(range(3)) - set(table.left):
            if match.foregone(table.game, match.leave(table.game, table.match, seat)[0]):
                return table, seat
        table = await hall.move(table, luck)
    raise AssertionError("nobody's leaving makes anything foregone")


@pytest.mark.parametrize("by_house", [True, False])
async def test_the_house_also_makes_what_is_foregone_because_somebody_leaves_and_it_checks_out(
    hall, monkeypatch, by_house
):
    """Its player made it in matches recorded before the house did."""
    table, seat = await before_a_leave(hall, monkeypatch)
    with monkeypatch.context() as patched:
        if not by_house:
            patched.setattr(match, "foregone", lambda *_: None)
        after = await hall.referee.resign(table.id, table.players[seat].id)
    if by_house:
        assert (after.status, match.foregone(after.game, after.match)) == ("playing", None)
        [*_, left, forced] = await hall.store.read.moves_of(id=table.id)
        assert (left["seat"], left["move"]) == (seat, "leave")
        [row] = [row for row in await hall.moves(table.id, forced["seat"]) if row["ply"] == forced["ply"]]
        assert (row["made_by"], row["waited"]) == ("house", 0)
        assert await hall.referee.table(table.id) == after
    else:
        await hall.move(after)
    await hall.referee.resign(table.id, table.players[(seat + 1) % 3].id)
    history = await hall.archive.ended(table.id)
    assert (history.whole, proved(history).holds) == (True, True)
    assert all(history.at(past.ply) for past in history.moves)
    assert [history.secret(past) for past in history.moves if past.move.startswith("discard")][-1] is None
