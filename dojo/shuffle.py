"""What is chosen at random before a match: its public code, and the secret behind its shuffle.

The secret is chosen, and its hash stored and shown, before anybody joins. The seed mixes it with the ids Discord gave
to the clicks with which people joined. The bot chooses nothing once somebody has joined. A player who leaves and
rejoins in the hope of better luck leaves a trace: the old click stays in the list. Once the secret is published,
anybody can check all of it; `docs/shuffle.md` says what that proves, and what it doesn't.
"""

import json
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

from dojo.errors import NoSuchMatch

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
CODE_LENGTH = 8


def code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}", text) is not None


def require_code(id: str) -> str:
    """The id itself. Raises `NoSuchMatch` for text that can't be a code, so that it never reaches the database."""
    if not is_code(id):
        raise NoSuchMatch
    return id


def secret() -> str:
    return secrets.token_hex(16)


def commitment(of: str) -> str:
    return sha256(of.encode()).hexdigest()


def add_to_joins(joins: str, gone: Iterable[int], come: Iterable[int]) -> str:
    """The joins so far, plus the clicks of those who left (-) and of those who joined (+)."""
    changed = [*(f"-{click}" for click in gone), *(f"+{click}" for click in come)]
    return ",".join(filter(None, [joins, *changed]))


def count_joins(joins: str) -> tuple[int, int]:
    """How many have joined, and how many of those have left again."""
    entries = list(filter(None, joins.split(",")))
    gone = sum(entry.startswith("-") for entry in entries)
    return len(entries) - gone, gone


def seating(clicks: Iterable[int]) -> str:
    """The clicks by seat."""
    return ",".join(map(str, clicks))


def stayed(joins: str) -> str:
    """The clicks of those who joined and didn't leave, in order. They sit in this order, except in a rematch."""
    there = list[str]()
    for entry in filter(None, joins.split(",")):
        if entry.startswith("+"):
            there.append(entry[1:])
        elif entry[1:] in there:
            there.remove(entry[1:])
    return ",".join(there)


def shorten(text: str) -> str:
    """The start of a hash, as a card shows it."""
    return shown(sha256(text.encode()).hexdigest())


def shown(digits: str) -> str:
    """As many digits of a hash as nobody can match with another text: 128 bits."""
    return digits[:32]


def seal(text: str) -> str:
    """A hash of JSON text, whatever its layout. The caller leaves the seal itself empty in it."""
    same = json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    return sha256(same.encode()).hexdigest()


def seed(of: str, joins: str) -> str:
    return sha256(f"{of}:{joins}".encode()).hexdigest()
