"""Safe quoting of user input in error messages: clipped, and without control characters."""

import re

LONGEST, LONGEST_SENTENCE = 60, 240  # characters


def clipped(text: str, longest: int = LONGEST) -> str:
    """`text`, without its middle if it is longer than `longest`: a path is recognized by its end."""
    head, tail = longest * 2 // 3, longest // 3 - 3
    return text if len(text) <= longest else f"{text[:head]}...{text[-tail:]}"


def quoted(text: str) -> str:
    """`text` clipped and in quotes, with control characters escaped."""
    return repr(clipped(text))


def shortened(sentence: str) -> str:
    """A message from a library that may quote input anywhere, with long words and the whole clipped."""
    return clipped(re.sub(r"\S+", lambda word: clipped(word[0]), printable(sentence)), LONGEST_SENTENCE)


def printable(text: str) -> str:
    """`text` with line ends, control characters and lone surrogates escaped as in Python."""
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)
