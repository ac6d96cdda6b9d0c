"""A match that can be checked: its luck is laid down before anybody joins, and whatever is changed is found."""

import json
import re
import subprocess
import sys
import venv
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from dojo import shuffle
from dojo.match.verification import proved, sealed
from engine import record
from engine.games import GAMES
from engine.values import replace
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall, called

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "docs" / "verify.py"


def sha(text):
    return sha256(text.encode()).hexdigest()


async def row(hall, lobby):
    """What is kept of its match, which begins."""
    await hall.begun(lobby)
    return (await hall.store.read.match(id=lobby.id))[0]


async def test_the_commitment_laid_down_with_the_lobby_is_that_of_the_match_and_the_secret_is_never_told(hall):
    lobby = await hall.lobby(AIKO)
    [laid] = await hall.store.read.lobby(id=lobby.id)
    assert lobby.commitment == laid["commitment"] == (await hall.lobbies.get(lobby.id)).commitment
    assert laid["secret"] not in repr(await hall.lobbies.get(lobby.id))
    match = await row(hall, await hall.lobbies.join(lobby.id, BRUNO))
    assert laid["commitment"] == match["commitment"] == sha(match["secret"])
    assert match["joins"] == f"+{AIKO.click},+{BRUNO.click}"
    table = await hall.referee.table(lobby.id)
    assert table.match.seed == match["seed"] == sha(f"{match['secret']}:{match['joins']}")
    assert table.seating == f"{AIKO.click},{BRUNO.click}" == shuffle.stayed(table.joins)


async def test_a_player_who_comes_back_to_be_luckier_leaves_a_trace_and_computers_come_by_who_brought_them(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    lobby = await hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"), 7)
    await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.players[1].id)
    lobby = await hall.lobbies.join(lobby.id, replace(BRUNO, click=5))
    assert (await row(hall, lobby))["joins"] == f"+{AIKO.click},+{BRUNO.click},-{BRUNO.click},+7,-7,+5"


async def test_nothing_but_coming_and_going_counts(hall):
    """Neither who starts it nor when, nor what the host chooses meanwhile, is another draw."""
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"))
    await hall.lobbies.join(lobby.id, replace(BRUNO, click=9))  # a second time
    await hall.lobbies.start(lobby.id, None)
    assert (await hall.referee.table(lobby.id)).joins == lobby.joins


@pytest.mark.parametrize(
    ("joins", "there"), [("+1,+2", "1,2"), ("+1,+2,-1,+3", "2,3"), ("+1,+2,-2,+2", "1,2"), ("+5,+5,-5", "5"), ("", "")]
)
def test_those_who_joined_and_did_not_leave_in_order(joins, there):
    assert shuffle.stayed(joins) == there


async def finished(hall, game, seed=1, most=400):
    table = await hall.moved(await hall.match(AIKO, BRUNO, game=game), Random(seed), most)
    return await hall.referee.resign(table.id, AIKO.id) if table.asks() else table


async def past(tmp_path, game, **how):
    async with await Store.open(str(tmp_path / f"{game}.db")) as store:
        hall = Hall(store, Clock(), GAMES)
        return await hall.archive.ended((await finished(hall, game, **how)).id)


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


@pytest.fixture
async def told(tmp_path):
    return json.loads(record.write(sealed(await past(tmp_path, "kaito"))))


@pytest.fixture
def script(tmp_path):
    """As somebody runs it who has nothing installed but Python: isolated, without the site packages of the tests."""

    def run(told, *arguments, at=SCRIPT, python=sys.executable):
        path = tmp_path / "record.json"
        path.write_text(told if isinstance(told, str) else json.dumps(told))
        command = [str(python), "-I", "-S", str(at), str(path), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout, done.stderr

    return run


def resealed(told, **made_of):
    """By somebody who knows how it is done."""
    shuffle = told["shuffle"] | made_of
    bare = json.dumps(told | {"shuffle": shuffle | {"seal": ""}}, sort_keys=True, separators=(",", ":"))
    return told | {"shuffle": shuffle | {"seal": sha(bare)}}


def cards(told, digits=32):
    """What the cards showed: the seal, the hash, the joins."""
    shuffle = told["shuffle"]
    return [text[:digits] for text in (shuffle["seal"], shuffle["commitment"], sha(shuffle["joins"]))]


def test_the_script_lets_a_true_record_pass_with_all_that_the_cards_showed(script, told):
    code, said, wrong = script(told, *cards(told))
    assert (code, wrong, said.endswith("All holds.\n"), '"winners"' in said) == (0, "", True, True)
    assert said.count("not prove") == 5, "for each number it says what that does not prove"
    assert script(json.dumps(told, indent=3, sort_keys=True), *cards(told))[0] == 0
    assert script(told, *(text.upper() for text in cards(told, 64)))[0] == 0


@pytest.mark.parametrize("at", range(3))
def test_it_does_not_say_that_all_holds_with_too_few_or_other_digits_of_a_card(script, told, at):
    for digits in (0, 1, 16, 31):
        shown = cards(told)
        shown[at] = shown[at][:digits]
        code, said, wrong = script(told, *shown)
        assert (code, wrong, "All holds" in said) == (2, "", False)
        assert f"{digits} of at least 32 digits were given" in said
    assert script(told)[1].count("0 of at least 32 digits") == 3, "and without any card what is missing"
    shown[at] = cards(told)[at][:-1] + ("0" if cards(told)[at][-1] != "0" else "1")
    code, _, said = script(told, *shown)
    assert (code, said.startswith("NO. This is not the match whose card showed")) == (1, True)


def test_seats_in_the_order_of_a_rematch_are_named_as_such(script, told):
    other = resealed(told, seating=",".join(reversed(told["shuffle"]["seating"].split(","))))
    code, said, _ = script(other, *cards(other))
    assert (code, "another order; right in a rematch" in said) == (0, True)
    assert script(other, *cards(told))[0] == 1, "the card's seal tells them apart"


def another_move(told):
    """The last answer of the same seat that was given instead of the present last one."""
    *before, (seat, last) = told["moves"]
    return [*before, [seat, next(text for who, text in reversed(before) if who == seat and text != last)]]


def changed(told, **made_of):
    return told | {"shuffle": told["shuffle"] | made_of}


TAMPERED = {
    "secret": (lambda told: changed(told, secret="0" * 32), "whose hash was shown"),
    "join": (lambda told: changed(told, joins=told["shuffle"]["joins"] + ",+7"), "not made of this secret"),
    "seating": (lambda told: changed(told, seating="7,8"), "not those who joined"),
    "seed": (lambda told: told | {"seed": "lucky"}, "not made of this secret"),
    "move": (lambda told: told | {"moves": another_move(told)}, "cannot have been played"),
    "option": (lambda told: told | {"options": told["options"] | {"level": "no"}}, "cannot have been played"),
    "position": (lambda told: told | {"position": {}}, "not with a deal"),
    "game": (lambda told: told | {"game": "chess"}, "cannot have been played"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_breaks_the_seal_and_what_is_sealed_again_is_refused_for_what_it_is(script, told, what):
    change, why = TAMPERED[what]
    code, _, said = script(change(told))
    assert (code, "its seal is that of another" in said) == (1, True)
    code, _, said = script(resealed(change(told)))
    assert (code, said.startswith("NO. "), why in said) == (1, True, True)


def test_a_record_that_still_plays_through_has_another_seal_than_the_one_on_the_card(script, told):
    shorter = resealed(told | {"moves": told["moves"][:-1]})
    assert script(shorter, *cards(shorter))[0] == 0
    code, _, said = script(shorter, *cards(told))
    assert (code, "not the match whose card showed the seal" in said) == (1, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"shuffle": 1}', '{"shuffle": {"a": 1}}', "\u0000", '"x"'])
def test_what_is_no_record_is_said_in_a_sentence(script, text):
    code, _, said = script(text)
    assert (code, said.startswith("NO. This is not the record")) == (1, True)


def test_of_a_name_that_stands_twice_one_reader_would_take_the_first_and_another_the_last(script, told):
    twice = json.dumps(told).replace('"seed": ', '"seed": "x", "seed": ', 1)
    assert script(twice) == (1, "", "NO. A name stands in it twice.\n")


@pytest.fixture
def fetched(tmp_path):
    """The source as it is fetched: nothing has been installed beside it."""
    (tmp_path / "source/docs").mkdir(parents=True)
    for name in ("engine", "seeds"):
        (tmp_path / "source" / name).symlink_to(ROOT / name)
    return Path(copy(SCRIPT, tmp_path / "source/docs"))


@pytest.fixture
def bare(tmp_path):
    """A Python to which nothing was ever added."""
    venv.create(tmp_path / "bare", symlinks=True)
    return tmp_path / "bare/bin/python"


def test_without_the_packages_of_the_rules_it_accuses_nobody(script, told, fetched, bare):
    assert script(told, *cards(told), at=fetched)[0] == 0, "with them it goes on to the end"
    code, said, wrong = script(told, *cards(told), at=fetched, python=bare)
    assert (code, wrong, "NOT ALL. What was checked holds" in said) == (2, "", True)
    assert all(word in said for word in (told["shuffle"]["commitment"], told["shuffle"]["seal"], "click"))
    [command] = re.findall(r"`make (\S+)`", said)
    assert command == ".venv/run.done"
    assert re.search(r"^\.venv/%\.done:", (ROOT / "Makefile").read_text("utf-8"), re.M), "and there is such a command"
    for what in ("secret", "join", "seed", "position"):
        change, why = TAMPERED[what]
        assert script(change(told), at=fetched, python=bare)[0] == 1
        code, _, said = script(resealed(change(told)), at=fetched, python=bare)
        assert (code, said.startswith("NO. "), why in said) == (1, True, True)
