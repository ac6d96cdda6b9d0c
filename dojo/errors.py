"""What a guest of the hall can be refused, told apart by what they can do about it.

* DojoError
  - NoSuchMatch        no match goes by that id: look at the list of yours
  - NoSuchLobby        no lobby goes by that id: open a new one
  - LobbyClosed        the lobby has started or was given up
  - LobbyFull          every seat is taken
  - NotInvited         the seat is kept for somebody else
  - NotTheHost         only the host decides that
  - NotEnoughPlayers   seats are free: wait for somebody to join
  - NotInLobby         only who has joined can leave
  - NotSeated          only players of the match can do that
  - StillPlaying       the match goes on: this is for afterwards
  - NoClock            no time is running for that question
  - NoTokens           all extensions of this match are spent
  - NudgedAlready      once a day is enough: wait until `at`
  - AsleepNow          these are their quiet hours, until `at`
  - OnVacation         they are on vacation, until `at`
  - WantsNoNotices     they do not want to be told at once
  - NobodyAway         nobody's seat is a computer's, or yours is: there is nothing to vote on
  - VacationOpen       they are on vacation already, until `at`
  - VacationTooLong    so many days are not left, only `days`
  - NoVacation         they are on none

What the rules refuse (`engine.core.RuleError`, `BadOption`) passes through the dojo unchanged.
"""

from typing import ClassVar

from engine.core import BadOption
from storage.errors import NotKnown, NotRead, NotWritten

__all__ = ["NotKnown", "NotRead", "NotWritten"]  # no refusals of ours: for now the disk will not have it


class DojoError(Exception):
    """`key` names the sentence that says it, `facts` are what stands in the sentence."""

    key: ClassVar[str]

    def __init__(self, **facts: str | int) -> None:
        super().__init__(self.key)
        self.facts = facts


class NoSuchMatch(DojoError):
    key = "error-no-such-match"


class NoSuchLobby(DojoError):
    key = "error-no-such-lobby"


class LobbyClosed(DojoError):
    key = "error-lobby-closed"


class LobbyFull(DojoError):
    key = "error-lobby-full"


class LobbyMovedOn(DojoError):
    """Somebody has come or gone since the card was drawn that was picked from."""

    key = "lobby-moved-on"


class NotInvited(DojoError):
    key = "error-not-invited"


class NotTheHost(DojoError):
    key = "error-not-the-host"


class NotEnoughPlayers(DojoError):
    key = "error-not-enough-players"


class NotInLobby(DojoError):
    key = "error-not-in-lobby"


class NotSeated(DojoError):
    key = "error-not-seated"


class StillPlaying(DojoError):
    key = "error-still-playing"


class NoClock(DojoError):
    key = "error-no-clock"


class NoTokens(DojoError):
    key = "error-no-tokens"


class NudgedAlready(DojoError):
    key = "error-nudged-already"


class AsleepNow(DojoError):
    key = "error-asleep-now"


class OnVacation(DojoError):
    key = "error-on-vacation"


class WantsNoNotices(DojoError):
    key = "error-wants-no-notices"


class NobodyAway(DojoError):
    key = "error-nobody-away"


class VacationOpen(DojoError):
    key = "error-vacation-open"


class VacationTooLong(DojoError):
    key = "error-vacation-too-long"


class NoVacation(DojoError):
    key = "error-no-vacation"


def known(name: str, value: str, possible: tuple[str, ...]) -> str:
    if value not in possible:
        raise BadOption(name, value, possible)
    return value
