"""The script of a record: tampered with, each is refused for what it is; nobody is accused without reason."""

import json
import re
import subprocess
import sys
import venv
from hashlib import sha256
from pathlib import Path
from shutil import copy

import pytest

from dojo.match.verification import sealed
from engine import record
from tests.dojo.match.test_verification import past

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "docs" / "verify.py"


@pytest.fixture
async def told(tmp_path):
    return json.loads(record.write(sealed(await past(tmp_path, "kaito"))))


def script(tmp_path, told, *arguments, at=SCRIPT, python=sys.executable):
    """As somebody runs it who has nothing installed but Python: isolated, without the site packages of the tests."""
    path = tmp_path / "record.json"
    path.write_text(told if isinstance(told, str) else json.dumps(told))
    run = subprocess.run(
        [str(python), "-I", "-S", str(at), str(path), *arguments], capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout, run.stderr


def resealed(told):
    """By somebody who knows how it is done."""
    bare = json.dumps(told | {"shuffle": told["shuffle"] | {"seal": ""}}, sort_keys=True, separators=(",", ":"))
    return told | {"shuffle": told["shuffle"] | {"seal": sha256(bare.encode()).hexdigest()}}


def test_the_script_imports_nothing_but_python():
    text = SCRIPT.read_text("utf-8")
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)


def cards(told, digits=32):
    """What the cards showed: the seal, the hash, the joins."""
    shuffle = told["shuffle"]
    return [text[:digits] for text in (shuffle["seal"], shuffle["commitment"], sha256_of(shuffle["joins"]))]


def sha256_of(text):
    return sha256(text.encode()).hexdigest()


def test_the_script_lets_a_true_record_pass_with_all_that_the_cards_showed(tmp_path, told):
    code, said, wrong = script(tmp_path, told, *cards(told))
    assert (code, wrong) == (0, "")
    assert said.endswith("All holds.\n")
    assert '"winners"' in said
    assert script(tmp_path, json.dumps(told, indent=3, sort_keys=True), *cards(told))[0] == 0
    assert script(tmp_path, told, *(text.upper() for text in cards(told, 64)))[0] == 0


def test_for_each_number_it_says_what_that_does_not_prove(tmp_path, told):
    _, said, _ = script(tmp_path, told, *cards(told))
    assert said.count("not prove") == 5


@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize("digits", [0, 1, 16, 31])
def test_it_does_not_say_that_all_holds_with_too_few_digits_of_a_card(tmp_path, told, at, digits):
    shown = cards(told)
    shown[at] = shown[at][:digits]
    code, said, wrong = script(tmp_path, told, *shown)
    assert (code, wrong) == (2, "")
    assert f"{digits} of at least 32 digits were given" in said
    assert "All holds" not in said


@pytest.mark.parametrize("at", range(3))
def test_another_digit_on_a_card_is_another_match(tmp_path, told, at):
    shown = cards(told)
    shown[at] = shown[at][:-1] + ("0" if shown[at][-1] != "0" else "1")
    code, _, said = script(tmp_path, told, *shown)
    assert (code, said.startswith("NO. This is not the match whose card showed")) == (1, True)


def test_without_any_card_it_says_what_is_missing(tmp_path, told):
    code, said, _ = script(tmp_path, told)
    assert (code, said.count("0 of at least 32 digits")) == (2, 3)


def test_a_record_from_before_seats_were_sealed_says_so(tmp_path, told):
    old = {name: value for name, value in told["shuffle"].items() if name != "seating"}
    old = resealed(told | {"shuffle": old})
    code, said, _ = script(tmp_path, old, *cards(old))
    assert (code, "who sat where: the match began before that was sealed" in said) == (2, True)
    assert script(tmp_path, old, *cards(old, 16))[0] == 2


def test_seats_in_the_order_of_a_rematch_are_named_as_such(tmp_path, told):
    swapped = ",".join(reversed(told["shuffle"]["seating"].split(",")))
    other = resealed(changed(told, seating=swapped))
    code, said, _ = script(tmp_path, other, *cards(other))
    assert (code, "another order; right in a rematch" in said) == (0, True)
    assert script(tmp_path, other, *cards(told))[0] == 1, "the card's seal tells them apart"


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
    "seating": (lambda told: changed(told, seating="7,8"), "not those who joined"),
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


def test_a_record_that_still_plays_through_has_another_seal_than_the_one_on_the_card(tmp_path, told):
    shorter = resealed(told | {"moves": told["moves"][:-1]})
    assert script(tmp_path, shorter, *cards(shorter))[0] == 0
    code, _, said = script(tmp_path, shorter, *cards(told))
    assert (code, "not the match whose card showed the seal" in said) == (1, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"shuffle": 1}', '{"shuffle": {"a": 1}}', "\u0000", '"x"'])
def test_what_is_no_record_is_said_in_a_sentence(tmp_path, text):
    code, _, said = script(tmp_path, text)
    assert code == 1
    assert said.startswith("NO. This is not the record")
    assert "Traceback" not in said


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


def test_without_the_packages_of_the_rules_it_accuses_nobody(tmp_path, told, fetched, bare):
    assert script(tmp_path, told, *cards(told), at=fetched)[0] == 0, "with them it goes on to the end"
    code, said, wrong = script(tmp_path, told, *cards(told), at=fetched, python=bare)
    assert (code, wrong) == (2, "")
    assert "NOT ALL. What was checked holds" in said
    assert [
        word for word in (told["shuffle"]["commitment"], told["shuffle"]["seal"], "click") if word not in said
    ] == []
    [command] = re.findall(r"`make (\S+)`", said)
    assert command == ".venv/run.done"
    assert re.search(r"^\.venv/%\.done:", (ROOT / "Makefile").read_text("utf-8"), re.M), "and there is such a command"


@pytest.mark.parametrize("what", ["secret", "join", "seed", "position"])
def test_without_the_packages_it_still_finds_what_it_can(tmp_path, told, fetched, bare, what):
    change, why = TAMPERED[what]
    assert script(tmp_path, change(told), at=fetched, python=bare)[0] == 1
    code, _, said = script(tmp_path, resealed(change(told)), at=fetched, python=bare)
    assert (code, said.startswith("NO. "), why in said) == (1, True, True)


def test_without_the_rules_it_says_how_far_it_came(tmp_path, told, fetched):
    (fetched.parents[1] / "engine").unlink()
    code, said, wrong = script(tmp_path, told, at=fetched)
    assert (code, "NOT ALL. What was checked holds" in said, wrong) == (2, True, "")


def test_a_name_that_stands_twice_is_refused(tmp_path, told):
    """One reader would take the first, and another the last."""
    text = json.dumps(told)
    assert '"seed": ' in text
    code, _, error = script(tmp_path, text.replace('"seed": ', '"seed": "x", "seed": ', 1))
    assert (code, error.strip()) == (1, "NO. A name stands in it twice.")
