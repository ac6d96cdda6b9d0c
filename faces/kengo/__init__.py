"""How Kengo! looks and speaks."""

from pathlib import Path

from engine.games.kengo.state import Event, Move, View
from faces.core import Face
from faces.kengo.alt import alt
from faces.kengo.board import board
from faces.kengo.icons import icon
from faces.kengo.picture import picture
from faces.kengo.words import event, option, value

EMBLEM = Path(__file__).parent / "art" / "emblem.svg"

FACE: Face[View, Move, Event] = Face(picture, board, alt, option, value, event, emblem=EMBLEM, icon=icon)
