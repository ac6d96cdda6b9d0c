"""What the bot reports to be counted: what happened and how long it took, never to whom."""

from typing import Protocol


class Metrics(Protocol):
    """Receives the measurements. Every text is a word of the program, never a user's, so there are only so many."""

    def clicked(self, control: str, verb: str, seconds: float) -> None:
        """An interaction was answered, `seconds` after it arrived."""

    def refused(self, why: str) -> None:
        """An interaction was refused with the message named `why`."""

    def delivered(self, kind: str, seconds: float) -> None:
        """A notice was delivered, `seconds` after it was written."""

    def answered(self, seconds: float) -> None:
        """A computer answered, `seconds` after its answer was due."""

    def wrote(self, seconds: float) -> None:
        """A transaction was committed after `seconds`."""


class NoMetrics:
    """Ignores all measurements."""

    def clicked(self, control: str, verb: str, seconds: float) -> None: ...

    def refused(self, why: str) -> None: ...

    def delivered(self, kind: str, seconds: float) -> None: ...

    def answered(self, seconds: float) -> None: ...

    def wrote(self, seconds: float) -> None: ...
