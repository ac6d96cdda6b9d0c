"""What is drawn by lot before a match: its public code, and the secret that all of its luck comes from.

The secret is drawn, and its hash laid down and shown, before anybody joins; the seed mixes it with the numbers that
Discord gave to the clicks with which people came. Nothing in it is chosen by the house once somebody has come, and
whoever comes back to be luckier leaves a trace: what was taken back stays in it. Once the secret is told anybody can
check all of it; `docs/shuffle.md` says what that proves, and what it does not.
"""

import json
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

from dojo.errors import NoSuchMatch

LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
LENGTH = 8


def code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    return re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", text) is not None


def checked(id: str) -> str:
    """Whatever comes from outside and can be no match's code is not even asked for."""
    if not is_code(id):
        raise NoSuchMatch
    return id


def secret() -> str:
    return secrets.token_hex(16)


def commitment(of: str) -> str:
    return sha256(of.encode()).hexdigest()


def noted(joins: str, gone: Iterable[int], come: Iterable[int]) -> str:
    """The joins so far, with the clicks that were taken back (-) and those with which others have come (+)."""
    news = [*(f"-{click}" for click in gone), *(f"+{click}" for click in come)]
    return ",".join(filter(None, [joins, *news]))


def comings(joins: str) -> tuple[int, int]:
    """How many have come, and how many of those have gone again."""
    entries = list(filter(None, joins.split(",")))
    gone = sum(entry.startswith("-") for entry in entries)
    return len(entries) - gone, gone


def brief(text: str) -> str:
    """Enough of a hash to tell it from others at a glance."""
    return sha256(text.encode()).hexdigest()[:16]


def seal(text: str) -> str:
    """Of JSON, however it is laid out; the seal itself is left empty in it."""
    same = json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    return sha256(same.encode()).hexdigest()


def seed(of: str, joins: str) -> str:
    return sha256(f"{of}:{joins}".encode()).hexdigest()
