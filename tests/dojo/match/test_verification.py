"""What /verify says of a match: numbers, answers and deals that do not fit together are found."""

import json
from dataclasses import replace
from random import Random

import pytest

from dojo.match.verification import proved, sealed
from engine import record
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall


async def finished(hall, game, seed=1, most=400):
    table = await hall.moved(await hall.match(AIKO, BRUNO, game=game), Random(seed), most)
    return await hall.referee.resign(table.id, AIKO.id) if table.asks() else table


async def past(tmp_path, game, **how):
    async with await Store.open(str(tmp_path / f"{game}.db")) as store:
        hall = Hall(store, Clock(), GAMES)
        return await hall.archive.ended((await finished(hall, game, **how)).id)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_played_by_the_rules_checks_out(tmp_path, game):
    history = await past(tmp_path, game, most=30)
    assert proved(history).holds
    assert json.loads(record.write(sealed(history)))["shuffle"]["commitment"] == history.table.commitment


@pytest.mark.parametrize(
    ("change", "name"),
    [({"secret": "another"}, "hash"), ({"commitment": "0" * 64}, "hash"), ({"joins": "+1,+2"}, "seed")],
)
async def test_numbers_that_do_not_fit_together_are_found(tmp_path, change, name):
    history = await past(tmp_path, "kengo", most=10)
    proof = proved(replace(history, table=replace(history.table, **change)))
    assert (getattr(proof, name), proof.holds) == (False, False)


async def test_an_answer_that_was_exchanged_is_found_and_so_is_a_deal_of_another_seed(tmp_path):
    history = await past(tmp_path, "kaito", most=20)
    told = history.moves
    for at in range(1, len(told) - 1):
        other = next(each for each in told[1:-1] if each.move != told[at].move and each.seat == told[at].seat)
        moves = tuple((each.seat, other.move if each is told[at] else each.move) for each in told[1:])
        proof = proved(replace(history, record=history.record.model_copy(update={"moves": moves})))
        assert (proof.deal, proof.moves, proof.last) == (True, False, at - 1)
    assert not proved(replace(history, record=history.record.model_copy(update={"seed": "another"}))).holds
