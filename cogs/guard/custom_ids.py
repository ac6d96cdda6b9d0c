"""The grammar of custom ids, which carry the whole meaning of a button, select or modal.

`verb/subject/rest`: what to do, the match, lobby or game to do it to, and whatever else the verb needs. Before it a
sigil says what kind of control it is.
"""

import re
from typing import Final, NamedTuple

BUTTON, LIST, CHANNELS, ROLES = "", "+", "#", "&"  # sigils; a modal has none, like a button
COMPONENT_TYPES: Final = {BUTTON: 2, LIST: 3, CHANNELS: 8, ROLES: 6}  # Discord's
GRAMMAR: Final = re.compile(r"(?P<sigil>[+#&]?)(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)")


class CustomId(NamedTuple):
    sigil: str
    verb: str
    subject: str
    rest: str


def custom_id(verb: str, subject: str, rest: str = "", sigil: str = BUTTON) -> str:
    return f"{sigil}{verb}/{subject}/{rest}"


def parse_custom_id(text: str) -> CustomId | None:
    """None if it is none of ours."""
    found = GRAMMAR.fullmatch(text)
    return CustomId(**found.groupdict()) if found else None
