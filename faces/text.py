"""Words that all faces put together in the same way: clipped names, lists, counts, headlines and folded lines."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias
from unicodedata import east_asian_width

from engine.core import Purpose, Seat
from faces.core import AnyScene, Names, Say

MARKS: Names = ("●", "◆", "▲", "■")  # of the seats, by number
BOARD_COLUMNS, BOARD_LONGEST = 40, 1500  # characters of a text board
ALT_LONGEST = 1024  # characters of an alt text: Discord takes no more
NAME = 20  # characters of a player's name in a text board or an alt text
# A word with the blanks before it, or a single kana or kanji; each with the punctuation after it.
WIDE, STOPS = r"\u3040-\u30ff\u3400-\u9fff", r"\u3000-\u303f\uff01-\uff1f"
PIECE = re.compile(rf" *(?:[{WIDE}]|[^ {WIDE}{STOPS}]+|(?=[{STOPS}]))[{STOPS}ー]*| +$")


def clip(names: Iterable[str], most: int) -> Names:
    return tuple(name[:most] for name in names)


def listed(names: Sequence[str], seats: Iterable[Seat], say: Say) -> str:
    """The names of these seats: "Aiko, Bruno"."""
    return separated((names[seat] for seat in seats), say)


def no_event_text(ply: int, mover: Seat | None, names: Names, say: Say) -> str:
    """What is said in place of events: at the start, or after a choice that is still secret, if known by whose."""
    if mover is not None:
        return say("log-secret-by", who=names[mover])
    return say("log-secret" if ply else "log-empty")


def separated(words: Iterable[str], say: Say) -> str:
    """A list, with what this language puts between its items."""
    return say("list-separator").join(words)


def either(words: Sequence[str], say: Say) -> str:
    """Alternatives, with the word for "or" before the last."""
    return say("either-or", first=separated(words[:-1], say), last=words[-1]) if len(words) > 1 else "".join(words)


def purpose_text(purpose: Purpose | None, say: Say) -> str:
    """What a move is good for, in a sentence; "" if there is none."""
    facts = purpose.facts.items() if purpose else ()
    words = {name: either(fact, say) if isinstance(fact, tuple) else fact for name, fact in facts}
    return say(purpose.key, **words) if purpose else ""


def joined(sentences: Iterable[str], say: Say) -> str:
    """Sentences in a row, with what this language puts between them; empty ones are left out."""
    return say("sentence-separator").join(filter(None, sentences))


def against(names: Iterable[str], say: Say) -> str:
    """The players of a match: "Aiko – Bruno"."""
    return say("versus").join(names)


def first(words: Sequence[str], most: int) -> tuple[str, ...]:
    """The first `most` of them, and an ellipsis for the others."""
    return tuple(words) if len(words) <= most else (*words[:most], "…")


def counted(words: Iterable[str], sign: str = "×") -> list[str]:
    """Each word once, in order of first appearance, with its count if there are several: "bk×2", "b3"."""
    return [f"{word}{sign}{count}" if count > 1 else word for word, count in Counter(words).items()]


def signed(change: int) -> str:
    """With its sign: "+2", "−1", "±0"."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def known(say: Say, key: str) -> str | None:
    """The message with this key, or None if there is none."""
    return say(key) if say.has(key) else None


def columns(text: str) -> int:
    """How wide a text is in a monospaced font: kana, kanji and emoji take two columns."""
    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


def fold(text: str, indent: str = "", deeper: str = "") -> list[str]:
    """Lines that fit a text board, broken at blanks and between kana or kanji; later lines are indented `deeper`."""
    lines = [indent]
    for piece in PIECE.findall(text):
        for part in [piece] if columns(piece) < BOARD_COLUMNS - len(indent + deeper) else piece:
            if columns(lines[-1] + part) <= BOARD_COLUMNS:
                lines[-1] += part
            else:
                lines.append(indent + deeper + part.lstrip(" "))
    return [line.rstrip(" ") for line in lines]


# A position in words: each face lists its facts once, and both texts are made of them


@dataclass(frozen=True, slots=True)
class Group:
    """Facts about a player or a hand: lines below a head in a text board, one sentence in an alt text."""

    head: str
    details: tuple[str, ...]
    status: str = ""


Fact: TypeAlias = str | Group  # a string is one sentence


def player(scene: AnyScene, seat: Seat, details: Iterable[str], *status: str) -> Group:
    """What there is to tell of a player; empty parts are left out."""
    head = f"{MARKS[seat]} {scene.names[seat][:NAME]}"
    return Group(head, tuple(details), separated(filter(None, status), scene.say))


def standing(scene: AnyScene, seat: Seat, winner: Seat | None, drawn: Sequence[Seat] = ()) -> str:
    """That a player has won or drawn or is to move; "" if neither."""
    if seat == winner:
        return scene.say("fact-won")
    if seat in drawn:
        return scene.say("fact-drawn")
    return scene.say("fact-turn") if seat in scene.asked else ""


def lines(facts: Iterable[Fact]) -> Iterator[str]:
    """The lines of a text board."""
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        else:
            yield f"{fact.head} ◄ {fact.status}" if fact.status else fact.head
            yield from (f"  {detail}" for detail in fact.details)


def sentences(facts: Iterable[Fact], say: Say) -> Iterator[str]:
    """The sentences of an alt text."""
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        else:
            head = say("with-note", text=fact.head, note=fact.status) if fact.status else fact.head
            details = say("list-separator-strong").join(fact.details)
            yield say("sentence", text=say("labelled", name=head, value=details) if details else head)


def text_board(lines: Iterable[str]) -> str:
    """The lines of a text board one below the other; what is too wide for it goes on in a line of its own."""
    return "\n".join(part for line in lines for part in _fitting(line))


def _fitting(line: str) -> list[str]:
    if all(columns(each) <= BOARD_COLUMNS for each in line.split("\n")):
        return [line]
    parts = [(each.lstrip(" "), " " * (len(each) - len(each.lstrip(" ")))) for each in line.split("\n")]
    return [part for text, indent in parts for part in fold(text, indent, "  ")]


def prose(sentences: Iterable[str], say: Say) -> str:
    """An alt text: the most important sentences come first, and as many are told as there is room for."""
    text = ""
    for sentence in sentences:
        if len(text) + len(sentence) < ALT_LONGEST:
            text = joined((text, sentence), say)
    return text


def first_that_fits(texts: Iterable[str], most: int) -> str:
    """The first of some texts, of which each tells less than the one before, that is short enough; or else the last."""
    for text in texts:
        if len(text) <= most:
            break
    return text
