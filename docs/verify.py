"""Checks the record of a finished match of Hikyaku against what the cards showed:

    python docs/verify.py FILE SEAL HASH JOINS

Shuffle shows them: HASH from the opening of the lobby on, JOINS (its hash) from the start, SEAL at the end.
Exit code 0: all holds; 1: NO, something does not; 2: NOT ALL, what was checked holds, but something is missing.
"""

import json
import subprocess
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]  # Hikyaku's source, whose rules deal and replay
PYTHON = own if (own := ROOT / ".venv/bin/python").exists() else sys.executable
DIGITS = 32  # hexadecimal, 128 bits: nobody can find another text with the same
run = partial(subprocess.run, cwd=ROOT, capture_output=True, text=True, check=False)
missing = []


def must(holds, otherwise):
    if not holds:
        sys.exit(f"NO. {otherwise}")


def digest(text):
    return sha256(text.encode()).hexdigest()


def on_card(name, digits, shown, proves):
    must(digits.startswith(shown.lower()), f"This is not the match whose card showed the {name} {shown}.")
    if len(shown) < DIGITS:
        missing.append(
            f"the {name} on the card: {len(shown)} of at least {DIGITS} digits were given. Here it is {digits}."
        )
    else:
        print(f"{name.capitalize()}: as on the card. {proves}\n  {digits}")


def stayed(joins):
    """The clicks of those who joined and did not leave, in order."""
    there = []
    for entry in filter(None, joins.split(",")):
        if entry[0] == "+":
            there.append(entry[1:])
        elif entry[1:] in there:
            there.remove(entry[1:])
    return there


def check_numbers(told, secret, commitment, joins, seal, seating):
    """Whether the numbers of the record fit together."""
    bare = json.dumps({**told, "shuffle": {**told["shuffle"], "seal": ""}}, sort_keys=True, separators=(",", ":"))
    must(seal == digest(bare), "The record was changed: its seal is that of another.")
    must(commitment == digest(secret), "The secret is not the one whose hash was shown before anybody joined.")
    must(told["seed"] == digest(f"{secret}:{joins}"), "The seed is not made of this secret and these joins.")
    must("position" not in told, "It begins with a position, not with a deal.")
    seats = seating.split(",")
    must(sorted(seats) == sorted(stayed(joins)), "Those who sat are not those who joined.")
    order = (
        "the order of joining" if seats == stayed(joins) else "another order; right in a rematch, see the lobby's card"
    )
    print(f"Seats: {order}. It does not prove who held a seat later.\n  {seating}")


def check_cards(seal, hash, joins, on_cards):
    """Whether it is the match of these cards."""
    on_card("seal", seal, on_cards[0], "This record was announced at the end. It does not prove that it was played.")
    on_card("hash", hash, on_cards[1], "The secret was fixed by then. It does not prove that nobody knew it.")
    on_card(
        "joins", digest(joins), on_cards[2], "No click was added or left out later. It does not prove whose they are."
    )


def check_rules(told):
    """Whether it can have been played. Rules that cannot be asked say nothing about the match."""
    if (rules := run([PYTHON, "-c", "import engine.cli"])).returncode:
        missing.append("the deal and the moves: the rules need their packages; `make .venv/run.done` installs them.")
        missing.extend(rules.stderr.splitlines()[-1:])
        return
    played = run([PYTHON, "-m", "engine", "outcome", "-"], input=json.dumps(told))
    must(not played.returncode, f"Dealt from this seed, it cannot have been played: {played.stderr.strip()}")
    print(
        f"Deal and {len(told['moves'])} moves: as these rules say. It does not prove who chose them or saw the hands."
    )
    print(f"  It ended with {played.stdout.strip()}")


def unambiguous(pairs):
    """A name that stands twice means one thing to one reader, and another to another."""
    told = dict(pairs)
    must(len(told) == len(pairs), "A name stands in it twice.")
    return told


try:
    record = json.loads(Path(sys.argv[1]).read_text("utf-8"), object_pairs_hook=unambiguous)
    numbers = record["shuffle"]
    check_numbers(record, **numbers)
    check_cards(numbers["seal"], numbers["commitment"], numbers["joins"], [*sys.argv[2:], "", "", ""])
    check_rules(record)
except (AttributeError, IndexError, KeyError, OSError, TypeError, ValueError) as error:
    sys.exit(f"NO. This is not the record of a finished match ({type(error).__name__}: {error}). {__doc__}")
print("\n- ".join(["NOT ALL. What was checked holds, but this is missing:", *missing]) if missing else "All holds.")
sys.exit(2 if missing else 0)
