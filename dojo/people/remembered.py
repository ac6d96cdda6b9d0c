"""Counts that outlast the erasure of a person, so that it resets no limit. They stand under a pseudonym.

The pseudonym is a keyed hash of the id. People with the database have the key, too, and can test whether an id they
know is in it; but they can't read ids from it.
"""

import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from storage.store import Queries

KEY_NAME: Final = "pseudonyms"
BITS: Final = 62  # of the hash; pseudonyms are below all other ids, and still fit into their columns


@dataclass(frozen=True, slots=True)
class Count:
    """`until`: when it's forgotten (ms)."""

    amount: int
    until: int


async def pseudonyms(queries: Queries) -> Callable[[int], int]:
    """From a person's id to their pseudonym. Until there's a key, nothing is kept under one: the id itself will do."""
    key = await queries.key(name=KEY_NAME)
    return (lambda id: id) if key is None else (lambda id: pseudonym(bytes.fromhex(key), id))


def pseudonym(key: bytes, id: int) -> int:
    hashed = int.from_bytes(hmac.digest(key, str(id).encode(), "sha256"))
    return -(1 << BITS) - (hashed >> (256 - BITS))


async def lasting_pseudonym(queries: Queries, id: int) -> int:
    """The pseudonym of a person, to write something under. The first one draws the key."""
    await queries.add_key(name=KEY_NAME, key=secrets.token_hex(32))
    return (await pseudonyms(queries))(id)


async def counts_of(queries: Queries, id: int) -> Mapping[str, Count]:
    """What is remembered of a person. It's deleted soon after it has expired."""
    rows = await queries.remembered(person=(await pseudonyms(queries))(id))
    return {row["what"]: Count(row["amount"], row["until"]) for row in rows}
