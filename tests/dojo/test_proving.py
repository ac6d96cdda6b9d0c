"""What /verify says of a match, and the script of its record: tampered with, each is refused for what it is."""

import json
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from dojo.history import Archive
from dojo.proving import proved, sealed
from engine import record
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "verify.py"


async def finished(hall, game, seed=1, most=400):
    dice = Random(seed)
    table = await hall.match(AIKO, BRUNO, game=game)
    while asks := table.asks():
        if table.match.ply >= most:
            table = await hall.referee.resign(table.id, table.players[asks[0].seat].id)
            continue
        ask = dice.choice(asks)
        text = str(dice.choice(ask.options))
        table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, text)
    return table


async def past(tmp_path, game, **how):
    async with await Store.open(str(tmp_path / f"{game}.db")) as store:
        hall = Hall(store, Clock(), GAMES)
        table = await finished(hall, game, **how)
        return await Archive(store, GAMES).ended(table.id)


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
    assert not getattr(proof, name)
    assert not proof.holds


async def test_an_answer_that_was_exchanged_is_found(tmp_path):
    history = await past(tmp_path, "kaito", most=20)
    told = history.told
    for at in range(1, len(told)):
        other = next(each for each in told[1:] if each.move != told[at].move and each.seat == told[at].seat)
        moves = tuple((each.seat, other.move if each is told[at] else each.move) for each in told[1:])
        proof = proved(replace(history, record=history.record.model_copy(update={"moves": moves})))
        assert (proof.deal, proof.moves, proof.last) == (True, False, at - 1)


async def test_a_deal_of_another_seed_is_found(tmp_path):
    history = await past(tmp_path, "kendo", most=6)
    proof = proved(replace(history, record=history.record.model_copy(update={"seed": "another"})))
    assert not proof.holds


# The script


@pytest.fixture
async def told(tmp_path):
    return json.loads(record.write(sealed(await past(tmp_path, "kaito"))))


def script(tmp_path, told, *arguments, at=SCRIPT):
    """As somebody runs it who has nothing installed but Python: isolated, without the site packages of the tests."""
    path = tmp_path / "record.json"
    path.write_text(told if isinstance(told, str) else json.dumps(told))
    run = subprocess.run(
        [sys.executable, "-I", "-S", str(at), str(path), *arguments], capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout, run.stderr


def resealed(told):
    """By somebody who knows how it is done."""
    bare = json.dumps(told | {"shuffle": told["shuffle"] | {"seal": ""}}, sort_keys=True, separators=(",", ":"))
    return told | {"shuffle": told["shuffle"] | {"seal": sha256(bare.encode()).hexdigest()}}


def test_the_script_has_forty_lines_and_needs_python_only():
    text = SCRIPT.read_text("utf-8")
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert len(text.splitlines()) <= 40
    assert imported <= set(sys.stdlib_module_names)


def test_the_script_lets_a_true_record_pass(tmp_path, told):
    code, said, wrong = script(tmp_path, told)
    assert (code, wrong) == (0, "")
    assert "All holds" in said
    assert told["shuffle"]["commitment"] in said
    assert '"winners"' in said
    assert script(tmp_path, told, told["shuffle"]["seal"][:16])[0] == 0
    assert script(tmp_path, json.dumps(told, indent=3, sort_keys=True))[0] == 0


def changed(told, **made_of):
    return told | {"shuffle": told["shuffle"] | made_of}


def another_move(told):
    """The last answer of the same seat that was given instead of the present last one."""
    moves = told["moves"]
    seat, last = moves[-1]
    return [*moves[:-1], [seat, next(text for who, text in reversed(moves) if who == seat and text != last)]]


TAMPERED = {
    "secret": (lambda told: changed(told, secret="0" * 32), "whose hash was shown"),
    "join": (lambda told: changed(told, joins=told["shuffle"]["joins"] + ",+7"), "not made of this secret"),
    "seed": (lambda told: told | {"seed": "lucky"}, "not made of this secret"),
    "move": (lambda told: told | {"moves": another_move(told)}, "cannot have been played"),
    "option": (lambda told: told | {"options": told["options"] | {"level": "no"}}, "cannot have been played"),
    "position": (lambda told: told | {"position": {}}, "not with a deal"),
    "game": (lambda told: told | {"game": "chess"}, "cannot have been played"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_breaks_the_seal_and_what_is_sealed_again_is_refused_for_what_it_is(tmp_path, told, what):
    change, why = TAMPERED[what]
    code, _, said = script(tmp_path, change(told))
    assert code == 1
    assert "its seal is that of another" in said
    code, _, said = script(tmp_path, resealed(change(told)))
    assert code == 1
    assert why in said
    assert said.startswith("NO. ")
    assert "Traceback" not in said


def test_a_record_that_plays_through_all_the_same_has_another_seal_than_the_one_on_the_card(tmp_path, told):
    shorter = resealed(told | {"moves": told["moves"][:-1]})
    assert script(tmp_path, shorter)[0] == 0
    code, _, said = script(tmp_path, shorter, told["shuffle"]["seal"][:16])
    assert (code, "not the record with the seal" in said) == (1, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"shuffle": 1}', '{"shuffle": {"a": 1}}', "\u0000", '"x"'])
def test_what_is_no_record_is_said_in_a_sentence(tmp_path, text):
    code, _, said = script(tmp_path, text)
    assert code == 1
    assert said.startswith("NO. This is not the record")
    assert "Traceback" not in said


def test_without_the_rules_it_says_how_far_it_came(tmp_path, told):
    (tmp_path / "docs").mkdir()
    alone = tmp_path / "docs" / "verify.py"
    alone.write_text(SCRIPT.read_text())
    code, _, said = script(tmp_path, told, at=alone)
    assert (code, "it needs the rules" in said) == (1, True)
