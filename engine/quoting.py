"""What somebody typed or wrote, said back to them: short, and nothing that a terminal would obey."""

import re

LONGEST, LONGEST_SENTENCE = 60, 240


def clipped(text: str, longest: int = LONGEST) -> str:
    """Both ends are kept: a path is known by its last part."""
    head, tail = longest * 2 // 3, longest // 3 - 3
    return text if len(text) <= longest else f"{text[:head]}...{text[-tail:]}"


def quoted(text: str) -> str:
    return repr(clipped(text))


def shortened(sentence: str) -> str:
    """Of a sentence made elsewhere, in which somebody's words may stand anywhere."""
    return clipped(re.sub(r"\S+", lambda word: clipped(word[0]), printable(sentence)), LONGEST_SENTENCE)


def printable(text: str) -> str:
    """Line ends, control characters and halves of characters as Python writes them."""
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)
