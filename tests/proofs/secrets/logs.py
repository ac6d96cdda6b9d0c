"""Looks for secrets in the log of a session."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from engine.core import AnyGame
from tests.proofs.secrets.search import Found

ROOT = Path(__file__).parents[3]


def read(game: str, seed: str, broken: str = "") -> Found:
    """Each line is searched for every secret of its session."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.proofs.secrets.log_writer", game, seed],
        cwd=ROOT, env={**os.environ, "SECRETS_BROKEN": broken}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    hidden, lines, found = json.loads(done.stdout), done.stderr.splitlines(), Found(positions=1)
    found.deals, found.new = len(hidden), len(hidden)
    for line in lines:
        held = [secret for secret in hidden if secret in line]
        found.compare(f"{game}, session {seed}", "log lines", None, held[0] if held else None)
    return found


def sessions(game: AnyGame, seed: str, count: int) -> Found:
    return sum((read(game.key, f"{seed} {number}") for number in range(count)), Found())


def broken(how: str) -> Callable[[AnyGame, str, int], Found]:
    return lambda game, seed, *_: read(game.key, seed, how)
