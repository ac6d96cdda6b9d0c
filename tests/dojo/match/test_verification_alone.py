"""The script of a record: tampered with, each is refused for what it is; nobody is accused in vain."""

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


def test_the_script_is_short_and_imports_nothing_but_python():
    text = SCRIPT.read_text("utf-8")
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    lines = len(text.splitlines())
    assert lines <= 40
    assert f"It has {lines} lines" in (ROOT / "docs/shuffle.md").read_text("utf-8")
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
    assert script(tmp_path, told, at=fetched)[0] == 0, "with them it goes on to the end"
    code, said, wrong = script(tmp_path, told, at=fetched, python=bare)
    assert (code, wrong) == (2, "")
    assert said.startswith("NOT FINISHED. So far all is well")
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
    assert (code, "So far all is well" in said, wrong) == (2, True, "")
