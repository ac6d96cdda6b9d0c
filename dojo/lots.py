"""What is drawn by lot before a match: its public code, and the secret that all of its luck comes from.

The secret is drawn, and its hash laid down, before anybody joins; the seed mixes it with every join. So neither the
house nor a player can choose the shuffle, and once the secret is told anybody can check it.
"""

import re
import secrets
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


def mark(salt: str, id: int) -> str:
    """Somebody among the joins; once the salt is thrown away nobody can tell any more who it was."""
    return sha256(f"{salt}:{id}".encode()).hexdigest()[:16]


def seed(of: str, joins: str) -> str:
    return sha256(f"{of}:{joins}".encode()).hexdigest()
