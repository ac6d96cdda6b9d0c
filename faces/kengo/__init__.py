"""How Kengo! looks and speaks."""

from engine.games.kengo.state import Event, Move, View
from faces.core import Face
from faces.kengo.facts import alt, board
from faces.kengo.picture import picture
from faces.kengo.words import detail, event, glossary, hint, icon, latest, option, short, value

QUIET = frozenset({"advance", "retreat", "withdraw", "hit", "pass"})  # colour means an attack or a parry, not advice
WEIGHS = frozenset({"advance", "retreat", "attack", "lunge", "parry", "withdraw"})

FACE: Face[View, Move, Event] = Face(
    picture,
    board,
    alt,
    option,
    value,
    event,
    glossary,
    detail=detail,
    latest=latest,
    hint=hint,
    short=short,
    weighs=WEIGHS,
    icon=icon,
    quiet=QUIET,
    loud=frozenset({"round_over", "match_won"}),
    ends=frozenset({"round_over"}),
)
