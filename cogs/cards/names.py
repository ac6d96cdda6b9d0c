"""What players and servers are called on cards: as plain text for labels, or so that no name is read as markup."""

from dojo.table.table import Table
from faces import names
from faces.core import Say


def names_of(table: Table, say: Say) -> tuple[str, ...]:
    """By seat; for labels, titles and alt texts, which don't render markdown, and for the faces."""
    return names.called(table.names, say)


def safe_names(table: Table, say: Say) -> tuple[str, ...]:
    """By seat; for texts, which render markdown."""
    return tuple(map(names.escaped, names_of(table, say)))
