"""Checks the record of a finished match that Hikyaku gives: `python docs/verify.py FILE [SEAL]`. Hash, seed and seal
need Python only; to deal and replay, the rules need their packages. Exit code 0: all holds; 1: NO; 2: not finished."""

import json
import subprocess
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]  # Hikyaku's source, whose rules deal and replay
OWN = ROOT / ".venv/bin/python"
run = partial(subprocess.run, cwd=ROOT, capture_output=True, text=True, check=False)


def sha(text):
    return sha256(text.encode()).hexdigest()


def check(told, shown, secret, commitment, joins, seal):
    """What must hold, and what to say where it does not. Rules that cannot be asked say nothing about the match."""
    made_of = {"secret": secret, "commitment": commitment, "joins": joins, "seal": ""}
    bare = json.dumps({**told, "shuffle": made_of}, sort_keys=True, separators=(",", ":"))
    yield seal == sha(bare), "The record was changed: its seal is that of another."
    yield seal.startswith(shown), f"This is not the record with the seal {shown}."
    yield commitment == sha(secret), "The secret is not the one whose hash was shown before anybody joined."
    yield told["seed"] == sha(f"{secret}:{joins}"), "The seed is not made of this secret and these joins."
    yield "position" not in told, "It begins with a position, not with a deal."
    python = str(OWN) if OWN.exists() else sys.executable
    if (rules := run([python, "-c", "import engine.cli"])).returncode:
        print(f"NOT FINISHED. So far all is well: hash, seed and seal hold.\nHash: {commitment}\nSeal: {seal}")
        print("To go on, the rules need their packages: `make .venv/run.done` in Hikyaku's source installs them.")
        print(rules.stderr.strip().rpartition("\n")[2])
        sys.exit(2)
    played = run([python, "-m", "engine", "outcome", "-"], input=json.dumps(told))
    yield played.returncode == 0, f"Dealt from this seed, it cannot have been played: {played.stderr.strip()}"
    print(f"All holds: the hash of the secret, the seed, the deal, and all {len(told['moves'])} answers.")
    print(f"By the rules it ended with: {played.stdout.strip()}\nHash: {commitment}\nSeal: {seal}")


try:
    record = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    looks = check(record, "".join(sys.argv[2:]), **record["shuffle"])
    sys.exit(next((f"NO. {why}" for holds, why in looks if not holds), 0))
except (IndexError, KeyError, OSError, TypeError, ValueError) as error:
    sys.exit(f"NO. This is not the record of a finished match ({type(error).__name__}: {error}). {__doc__}")
