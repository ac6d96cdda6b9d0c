"""How Kendo Duel looks and speaks."""

from engine.games.kendo.state import Event, Move, View
from faces.core import Face
from faces.kendo.alt import alt
from faces.kendo.board import board
from faces.kendo.icons import glossary, icon
from faces.kendo.log import event
from faces.kendo.picture import picture
from faces.kendo.words import hint, option, question, value

QUIET = frozenset(
    {"keep", "discard", "stuck", "meet", "deflect", "parry", "stop"}
)  # colour means an attack, not advice

FACE: Face[View, Move, Event] = Face(
    picture,
    board,
    alt,
    option,
    value,
    event,
    glossary,
    hint=hint,
    weighs=frozenset({"change"}),
    forms=frozenset({"change"}),
    quiet=QUIET,
    icon=icon,
    question=question,
    loud=frozenset({"ippon", "pulled"}),
)
