"""What players can be refused, told apart by what they can do about it.

* DojoError
  - NoSuchMatch        no match has that id: look at your list of matches
    - MatchDeleted     it was over for so long that its record has been deleted
  - NoSuchLobby        no lobby has that id: open a new one
  - LobbyClosed        the lobby has started or was closed
  - CannotJoin         the lobby is full, closed or kept for somebody else, or there is a block: nobody is told which
  - LobbyFull          every seat is taken
  - LobbyMovedOn       somebody came or went meanwhile: pick again
  - NotInvited         the seat is reserved for somebody else
  - NotTheHost         only the host can do that
  - NotAgreed          players have not agreed to the terms as they are now: wait until they have, or for a minute
  - NotEnoughPlayers   seats are free: wait for somebody to join
  - NotInLobby         only those who have joined can leave
  - NotSeated          only players of the match can do that
  - StillPlaying       the match is still going on: wait until it is over
  - NoClock            no clock is running for that question
  - NoTokens           all extensions for this match are used up
  - NudgedAlready      players are nudged once a day at most: wait until `at`
  - AsleepNow          it is their quiet hours, until `at`
  - OnVacation         they are on vacation, until `at`
  - WantsNoNotices     they don't want to be notified at once
  - NobodyAway         no seat was taken over by a computer, or yours was: there is nothing to vote on
  - VacationOpen       you are already on vacation, until `at`
  - VacationTooLong    that is more than the `days` you have left
  - TooManyVacations   you have begun so many today that the next must wait until `at`
  - NoVacation         you are not on vacation

What only has to be said, and never caught, is a `Refusal` with the key of its sentence. Errors of the rules
(`engine.core.RuleError`, `BadOption`) pass through the dojo unchanged.
"""

from collections.abc import Collection

from engine.core import BadOption
from storage.errors import NotKnown, NotRead, NotWritten

__all__ = ["NotKnown", "NotRead", "NotWritten"]  # not DojoErrors: the database failed, for now


class DojoError(Exception):
    """`key` names the message shown to the player, `facts` are its variables; several words are a tuple."""

    key: str

    def __init__(self, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(self.key)
        self.facts = facts


class Refusal(DojoError):
    """One that is no more than its sentence, because nobody has to catch it."""

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        self.key = key
        super().__init__(**facts)


class NoSuchMatch(DojoError):
    key = "error-no-such-match"


class MatchDeleted(NoSuchMatch):
    key = "error-match-deleted"


class NoSuchLobby(DojoError):
    key = "error-no-such-lobby"


class LobbyClosed(DojoError):
    key = "error-lobby-closed"


class CannotJoin(DojoError):
    """One sentence for every reason, so that nobody learns of a block."""

    key = "error-cannot-join"


class LobbyFull(DojoError):
    key = "error-lobby-full"


class LobbyMovedOn(DojoError):
    """Somebody has joined or left since the card was drawn."""

    key = "lobby-moved-on"


class NotInvited(DojoError):
    key = "error-not-invited"


class NotTheHost(DojoError):
    key = "error-not-the-host"


class NotAgreed(DojoError):
    key = "error-not-agreed"


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


class TooManyVacations(DojoError):
    key = "error-too-many-vacations"


class NoVacation(DojoError):
    key = "error-no-vacation"


def require_option(name: str, value: str, possible: Collection[str]) -> str:
    """The value itself. Raises `BadOption` if it is not possible."""
    if value not in possible:
        raise BadOption(name, value, tuple(possible))
    return value
