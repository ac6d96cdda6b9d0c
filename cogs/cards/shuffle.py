"""The small print that lets anybody check the shuffle later: hashes at first, the secret at the end."""

from dojo import shuffle
from dojo.lobby.lobby import Lobby
from dojo.table.table import Table
from faces.core import Say


def lobby_line(lobby: Lobby, say: Say) -> str:
    """On the lobby card: the hash of the secret, and after the start also that of the joins, which are final then."""
    if lobby.status == "started":
        return started_line(lobby.commitment, lobby.joins, say)
    return f"-# {say('shuffle-laid', hash=lobby.commitment)}"


def started_line(commitment: str, joins: str, say: Say) -> str:
    return f"-# {say('shuffle-started', hash=commitment, joins=shuffle.shorten(joins))}"


def first_board_lines(table: Table, say: Say) -> list[str]:
    """On the first board card of a match; empty on all others."""
    return [started_line(table.commitment, table.joins, say)] if table.match.ply == 0 and table.commitment else []


def result_line(table: Table, seal: str, say: Say, *, hands: bool) -> str:
    """On the result card. The secret reveals every hand, so it is only shown if `hands` may be seen."""
    if hands:
        return f"-# {say('shuffle-told', secret=table.secret, seal=shuffle.shown(seal))}"
    return f"-# {say('shuffle-kept', seal=shuffle.shown(seal))}"
