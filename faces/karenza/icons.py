"""Which drawing shows a move of Karenza: a warrior, the side of a card, or a hit. What each card does."""

from engine.games.karenza.parts import CARDS, WARRIORS, Kind
from engine.games.karenza.state import Choose, Move, Play, Stand, View
from faces.core import Entry, Say, Scene
from faces.draw.shapes import document
from faces.karenza.cards import SIGN, face, size_of
from faces.karenza.hands import owners, shown
from faces.karenza.words import placed

LARGE = 200  # px, the width for which the name of a card is laid out


def icon(scene: Scene[View, Move], move: Move) -> str:
    match move:
        case Choose(warrior):
            return f"warrior-{warrior if warrior in WARRIORS else 'unknown'}"
        case Play(card):
            return SIGN[CARDS[card].side]
        case Stand():
            return "star-attack" if scene.view.attack else ""


def glossary(scene: Scene[View, Move]) -> tuple[Entry, ...]:
    """The techniques of the hand, each kind once; while warriors are chosen, some of theirs."""
    names = owners(scene)
    return tuple(entry(kind, names.get(kind, ""), scene.say) for kind in dict.fromkeys(shown(scene)))


def entry(kind: Kind, owner: str, say: Say) -> Entry:
    """A card, and whose it is where that isn't plain."""
    card = CARDS[kind]
    line = say(
        f"karenza-glossary-{card.side}",
        means=say(f"karenza-means-{kind}"),
        power=card.power,
        end=card.end,
        **placed(card.pose),
    )
    name = say("with-note", text=card.name, note=owner) if owner else card.name
    return Entry(document(face(kind, LARGE), *size_of(LARGE)), name, line)
