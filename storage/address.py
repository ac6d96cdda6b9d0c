"""What `DATABASE` names: a file, or a server. The passwords in it must reach no log and no error."""

import re
from pathlib import Path
from urllib.parse import unquote, unquote_plus

from storage.errors import BadAddress

FILE = "sqlite:///"
SERVERS = ("postgresql://", "postgres://")
HIDDEN = "[hidden]"


def path_of(address: str) -> Path | None:
    """The file that it names, or None if it names a server. Raises `BadAddress`, which quotes nothing."""
    if address.startswith(SERVERS):
        return None
    if address.startswith(FILE):
        return Path(address.removeprefix(FILE))
    if "://" in address or passwords(address):
        raise BadAddress("DATABASE names nothing that is known: set it to a path, sqlite:///... or postgresql://...")
    return Path(address)


def passwords(address: str) -> list[str]:
    """All that may be a password in it, as it stands there and decoded, the longest first.

    A password that is not encoded as it should be may hold any sign, so it may end at any `@`.
    """
    _, _, login = (address.partition("://")[2] or address).partition(":")
    found = [login[: at.start()] for at in re.finditer("@", login)]
    for signs in (r"[^&\s']+", r"\w+"):
        found += re.findall(rf"(?i)password\s*=\s*'?({signs})", address)
    decoded = {decode(each) for each in found for decode in (str, unquote, unquote_plus)}
    return sorted(filter(None, decoded), key=len, reverse=True)


def hide_passwords(address: str, text: str) -> str:
    """The text without the passwords of the address."""
    for password in passwords(address):
        text = text.replace(password, HIDDEN)
    return text
