"""How Karenza looks and speaks."""

from engine.games.karenza.state import Event, Move, View
from faces.core import Face
from faces.karenza.facts import alt, board
from faces.karenza.hands import hand
from faces.karenza.picture import picture
from faces.karenza.words import (
    PLACES,
    STANCE,
    event,
    glossary,
    hint,
    icon,
    option,
    positioned,
    question,
    rank,
    short,
    value,
)

FACE: Face[View, Move, Event] = Face(
    picture,
    board,
    alt,
    option,
    value,
    event,
    glossary,
    hint=hint,
    positioned=positioned,
    short=short,
    hand=hand,
    icon=icon,
    weighs=frozenset({"play", "stand"}),
    forms=frozenset({"stand"}),
    quiet=frozenset({"stand"}),
    question=question,
    rank=rank,
    joint={STANCE: PLACES},
    at_once="discard",
    loud=frozenset({"scored"}),
)
