"""The command line as a process: its streams, its signals, its exit code and what it loads."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.engine import laws

ROOT = Path(__file__).parents[3]


def process(*argv, stdin=b"", **environment):
    return subprocess.run(
        [sys.executable, *argv],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | environment,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("asks - <&-", "record: Invalid JSON: EOF while parsing a value at line 1 column 0"),
        ("games >&-", "standard output: it is closed"),
        ("games >/dev/full", "standard output: No space left on device"),
        ("asks /nowhere 2>&-", ""),
        ("asks /proc/self/mem", "'/proc/self/mem': Input/output error"),
        ("new kaito --position /proc/self/mem", "'/proc/self/mem': Input/output error"),
    ],
)
def test_a_closed_or_full_stream_is_told_without_a_traceback(line, said):
    for path in ("/dev/full", "/proc/self/mem"):
        if path in line and not Path(path).exists():
            pytest.skip(f"this system has no {path}")
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m engine {line}', sys.executable], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == (f"{said}\n" if said else "")


# Several commands in one process, which prints what it prints for each of them alone.
COMMANDS = """
import sys
from engine.cli.main import run
record = sys.argv[1]
sys.argv[1:] = ["new", "kengo", "--seed", "\\u98db\\u811a"]
codes = [run()]
sys.argv[1:] = ["simulate", "kaito", "--games", "20", "--seed", "x"]
codes.append(run())
for command in ("asks", "show", "state"):
    sys.argv[1:] = [command, record]
    codes.append(run())
sys.argv[1:] = ["games"]
sys.exit(sum(codes) + run())
"""


def test_the_same_arguments_print_the_same_bytes_whatever_the_hash_seed_and_the_encoding(tmp_path):
    """The rules read the boxes as UTF-8 even where plain text is ASCII."""
    record = tmp_path / "record.json"
    line = laws.a_match(GAMES["kengo"], 2, {}, "飛脚")
    record.write_text(line.record(GAMES["kengo"]).model_dump_json(exclude={"position"}), "utf-8")

    def printed(**environment):
        done = process("-c", COMMANDS, str(record), **environment)
        assert (done.returncode, done.stderr) == (0, b"")
        return re.sub(rb'"seconds".*?"length"', b"", done.stdout)

    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    told = printed(PYTHONHASHSEED="1", **ascii_only)
    assert told == printed(PYTHONHASHSEED="2", LC_ALL="C.UTF-8")
    assert "飛脚" in told.decode()
    assert told.count(b"\n") == 6


def test_the_exit_code_of_a_command_is_that_of_its_process():
    record = {"game": "kaito", "version": 1, "seats": 2, "options": {}, "seed": "x", "moves": [[0, "nonsense"]]}
    done = process("-m", "engine", "state", "-", stdin=json.dumps(record).encode())
    assert (done.returncode, done.stdout) == (2, b"")


def test_nobody_who_stops_reading_gets_a_traceback():
    command = [sys.executable, "-m", "engine", "games"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == -signal.SIGPIPE, "which a shell reports as 141"


# A real Ctrl-C, at a moment when the command is surely running.
INTERRUPTED = """
import os, signal, sys
from engine.cli import commands, main
signal.signal(signal.SIGINT, signal.default_int_handler)  # what starts us in the background ignores it
sys.argv = ["engine", "simulate", "kaito"]
commands.simulated = lambda *arguments: os.kill(os.getpid(), signal.SIGINT) or iter(())
sys.exit(main.run())
"""


def test_ctrl_c_ends_a_simulation_without_a_traceback():
    done = process("-c", INTERRUPTED)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, b"", b"")


LOADED = """
import sys
import engine.match, engine.record, engine.player.search
assert "click" not in sys.modules, "the bot needs no command line"
from engine.cli.main import main
main(["games"])
assert "faces" not in sys.modules, "only a board needs faces"
"""


def test_the_rules_load_no_command_line_and_the_command_line_no_faces():
    done = process("-c", LOADED)
    assert (done.returncode, done.stderr) == (0, b"")
