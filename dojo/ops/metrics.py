"""What is counted for the host: the dojo and its guests say what happened and how long it took, not to whom."""

from typing import Protocol


class Tally(Protocol):
    """Kinds, verbs and reasons are words of the program, never anybody's: there are only so many of them."""

    def clicked(self, control: str, verb: str, seconds: float) -> None:
        """Somebody was served, from our hearing of it until all was said."""

    def refused(self, why: str) -> None:
        """Somebody was told a sentence instead."""

    def told(self, kind: str, seconds: float) -> None:
        """A piece of news arrived, so long after it was written."""

    def answered(self, seconds: float) -> None:
        """A computer did, so long after its answer was due."""

    def wrote(self, seconds: float) -> None:
        """A transaction was committed."""


class Uncounted:
    """Nobody wants to know."""

    def clicked(self, control: str, verb: str, seconds: float) -> None: ...

    def refused(self, why: str) -> None: ...

    def told(self, kind: str, seconds: float) -> None: ...

    def answered(self, seconds: float) -> None: ...

    def wrote(self, seconds: float) -> None: ...
