"""The small print on cards that makes a shuffle checkable later: hashes first, the secret at the end."""

from dojo import shuffle
from dojo.lobby.lobby import Lobby
from dojo.table.table import Table
from faces.core import Say


def laid(lobby: Lobby, say: Say) -> str:
    """Before anybody joins, the secret's hash; once it has started, also that of the joins, which then are fixed."""
    if lobby.status == "started":
        return started(lobby.commitment, lobby.joins, say)
    return f"-# {say('shuffle-laid', hash=lobby.commitment)}"


def started(commitment: str, joins: str, say: Say) -> str:
    return f"-# {say('shuffle-started', hash=commitment, joins=shuffle.brief(joins))}"


def first_words(table: Table, say: Say) -> list[str]:
    """On the first board of a match, wherever it is played."""
    return [started(table.commitment, table.joins, say)] if table.match.ply == 0 and table.commitment else []


def told(table: Table, seal: str, say: Say, *, hands: bool) -> str:
    """At the end; the secret tells every hand, so it is kept where hands are."""
    if hands:
        return f"-# {say('shuffle-told', secret=table.secret, seal=seal[:16])}"
    return f"-# {say('shuffle-kept', seal=seal[:16])}"
