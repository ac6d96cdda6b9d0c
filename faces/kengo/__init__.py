"""How Kengo! looks and speaks."""

from engine.games.kengo.state import Event, Move, View
from faces.core import Face
from faces.kengo.alt import alt
from faces.kengo.board import board
from faces.kengo.picture import picture
from faces.kengo.words import event, option, value

FACE: Face[View, Move, Event] = Face(picture, board, alt, option, value, event)
