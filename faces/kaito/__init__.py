"""How KAITO looks and speaks."""

from engine.games.kaito.state import Event, Move, View
from faces.core import Face
from faces.kaito.facts import alt, board
from faces.kaito.picture import picture
from faces.kaito.words import caption, costs, event, glossary, hint, icon, option, question, short, value

FACE: Face[View, Move, Event] = Face(
    picture,
    board,
    alt,
    option,
    value,
    event,
    glossary,
    hint=hint,
    short=short,
    weighs=frozenset({"place", "slide"}),
    icon=icon,
    marks_seats=False,
    quiet=frozenset({"pass"}),
    caption=caption,
    question=question,
    costs=costs,
)
