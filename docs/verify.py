"""Checks the record of a finished match that Hikyaku gives: `python docs/verify.py FILE [SEAL]`. Hash, seed and seal
need Python only; to deal and replay, the rules need their packages. Exit code 0: all holds; 1: NO; 2: not finished."""

import json
import subprocess
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]  # Hikyaku's source, whose rules deal and replay
PYTHON = own if (own := ROOT / ".venv/bin/python").exists() else sys.executable
run = partial(subprocess.run, cwd=ROOT, capture_output=True, text=True, check=False)


def check(told, shown, secret, commitment, joins, seal):
    """What must hold, and what to say where it does not. Rules that cannot be asked say nothing about the match."""
    bare = json.dumps({**told, "shuffle": {**told["shuffle"], "seal": ""}}, sort_keys=True, separators=(",", ":"))
    sealed, hashed, seeded = (sha256(each.encode()).hexdigest() for each in (bare, secret, f"{secret}:{joins}"))
    yield seal == sealed, "The record was changed: its seal is that of another."
    yield seal.startswith(shown), f"This is not the record with the seal {shown}."
    yield commitment == hashed, "The secret is not the one whose hash was shown before anybody joined."
    yield told["seed"] == seeded, "The seed is not made of this secret and these joins."
    yield "position" not in told, "It begins with a position, not with a deal."
    if (rules := run([PYTHON, "-c", "import engine.cli.main"])).returncode:
        print(f"NOT FINISHED. So far all is well: hash, seed and seal hold.\nHash: {commitment}\nSeal: {seal}")
        print("The rules need their packages: `make .venv/run.done` installs them.", *rules.stderr.splitlines()[-1:])
        sys.exit(2)
    played = run([PYTHON, "-m", "engine", "outcome", "-"], input=json.dumps(told))
    yield played.returncode == 0, f"Dealt from this seed, it cannot have been played: {played.stderr.strip()}"
    print(f"All holds: the hash of the secret, the seed, the deal, and all {len(told['moves'])} answers.")
    print(f"By the rules it ended with: {played.stdout.strip()}\nHash: {commitment}\nSeal: {seal}")


try:
    record = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    looks = check(record, "".join(sys.argv[2:]), **record["shuffle"])
    sys.exit(next((f"NO. {why}" for holds, why in looks if not holds), 0))
except (IndexError, KeyError, OSError, TypeError, ValueError) as error:
    sys.exit(f"NO. This is not the record of a finished match ({type(error).__name__}: {error}). {__doc__}")
