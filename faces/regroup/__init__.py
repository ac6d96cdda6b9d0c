"""How Regroup! Chicken Army looks and speaks."""

from engine.games.regroup.state import Event, Move, View
from faces.core import Face
from faces.regroup.facts import alt, board
from faces.regroup.picture import picture
from faces.regroup.words import event, glossary, hint, icon, option, positioned, question, rank, value

FACE: Face[View, Move, Event] = Face(
    picture,
    board,
    alt,
    option,
    value,
    event,
    glossary,
    positioned=positioned,
    hint=hint,
    weighs=frozenset({"place"}),
    forms=frozenset({"place"}),
    icon=icon,
    question=question,
    rank=rank,
    loud=frozenset({"fought"}),
)
