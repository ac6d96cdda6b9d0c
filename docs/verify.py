"""Checks the record of a finished match that Hikyaku gives: `python docs/verify.py FILE [SEAL]`. Needs Python only."""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]  # Hikyaku's source, whose rules deal and replay
OWN = ROOT / ".venv/bin/python"


def sha(text):
    return sha256(text.encode()).hexdigest()


def check(told, shown, secret, commitment, joins, seal):
    """What must hold, and what to say where it does not."""
    made_of = {"secret": secret, "commitment": commitment, "joins": joins, "seal": ""}
    bare = json.dumps({**told, "shuffle": made_of}, sort_keys=True, separators=(",", ":"))
    yield seal == sha(bare), "The record was changed: its seal is that of another."
    yield seal.startswith(shown), f"This is not the record with the seal {shown}."
    yield commitment == sha(secret), "The secret is not the one whose hash was shown before anybody joined."
    yield told["seed"] == sha(f"{secret}:{joins}"), "The seed is not made of this secret and these joins."
    yield "position" not in told, "It begins with a position, not with a deal."
    yield (ROOT / "engine").is_dir(), "So far all is well; to deal and replay, it needs the rules in Hikyaku's source."
    engine = [str(OWN) if OWN.exists() else sys.executable, "-m", "engine", "outcome", "-"]
    played = subprocess.run(engine, cwd=ROOT, input=json.dumps(told), capture_output=True, text=True, check=False)
    yield played.returncode == 0, f"Dealt from this seed, it cannot have been played: {played.stderr.strip()}"
    print(f"All holds: the hash of the secret, the seed, the deal, and all {len(told['moves'])} answers.")
    print(f"By the rules it ended with: {played.stdout.strip()}\nHash: {commitment}\nSeal: {seal}")


try:
    record = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    looks = check(record, "".join(sys.argv[2:]), **record["shuffle"])
    sys.exit(next((f"NO. {why}" for holds, why in looks if not holds), 0))
except (IndexError, KeyError, OSError, TypeError, ValueError) as error:
    sys.exit(f"NO. This is not the record of a finished match ({type(error).__name__}: {error}). {__doc__}")
