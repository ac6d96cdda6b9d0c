"""How Kendo Duel looks and speaks."""

from engine.games.kendo.state import Event, Move, View
from faces.core import Face, Private
from faces.kendo.facts import alt, board
from faces.kendo.picture import picture
from faces.kendo.words import event, glossary, hint, icon, option, own_cards, question, value

QUIET = frozenset({"keep", "discard", "stuck", "deflect", "parry", "stop"})  # colour means an attack, not advice

FACE: Face[View, Move, Event] = Face(
    picture,
    board,
    alt,
    option,
    value,
    event,
    glossary,
    private=Private(frozenset({"pulled"}), own_cards),
    hint=hint,
    weighs=frozenset({"change", "switch"}),
    forms=frozenset({"change", "switch"}),
    quiet=QUIET,
    icon=icon,
    question=question,
    loud=frozenset({"ippon", "pulled"}),
)
