"""A match as a value: who sits where, its position, its clocks and where it is shown."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from dojo.clock.clock import UNTIL_BACK, Clock
from dojo.clock.paces import Pace, pace
from dojo.clock.quiet_hours import Hours
from dojo.errors import NotSeated
from dojo.people.computers import COACHES
from dojo.people.people import Player
from dojo.people.servers import why_unrated
from engine.core import AnyGame, Ask, Outcome, Seat
from engine.match import Match


@dataclass(frozen=True)
class Table:
    id: str
    game: AnyGame
    options: dict[str, str]
    status: str  # "playing" or "over"
    guild: int
    guild_name: str
    channel: int
    lobby_message: int | None
    thread: int | None
    card: int | None  # the newest board message
    players: tuple[Player, ...]  # by seat
    match: Match[Any]
    recent: tuple[Any, ...]  # the events of the last ply
    outcome: Outcome | None
    locale: str
    pace: str
    since: int
    card_ply: int = 0  # with which the card was posted
    left: tuple[Seat, ...] = ()  # seats whose players have left for good
    rated: bool = True
    hands: tuple[int | None, ...] = ()  # by seat, the DM with the hand
    taken: tuple[int, ...] = ()  # by seat, the ply at which its present player took it over; 0 for the first
    plans: tuple[int, ...] = ()  # by seat, how many answers are planned, or were until the question that is open
    clocks: tuple[Clock, ...] = ()  # by seat
    sleeps: bool = False  # clocks stand still in quiet hours
    commitment: str = ""  # the hash of the secret behind the shuffle
    joins: str = ""  # what the secret was mixed with
    seating: str = ""  # by seat, the clicks with which its first players joined
    open_guesses: int = 0  # of watchers, that nothing has decided yet
    guesses: int = 0  # that the last move decided
    right_guesses: int = 0
    last_notice: int = field(default=0, compare=False)  # its id; the match is the same whatever is told of it
    secret: str = field(default="", compare=False)  # empty until the match is over

    @property
    def unrated(self) -> str | None:
        only_people = len(self.all_people) == len(self.players) > 1
        return why_unrated(asked_for=self.rated, guild=self.guild, timed=self.tempo.timed, only_people=only_people)

    def seat_of(self, user: int) -> Seat:
        """The seat of this user. Raises `NotSeated`."""
        seat = self.find_seat(user)
        if seat is None:
            raise NotSeated
        return seat

    def find_seat(self, user: int) -> Seat | None:
        """The seat of this user; None if they don't play in this match."""
        return next((seat for seat, player in enumerate(self.players) if player.id == user), None)

    def view(self, seat: Seat | None) -> Any:
        return self.game.rules.view(self.match.state, seat)

    def asks(self) -> tuple[Ask[Any], ...]:
        return self._asks

    def ask_of(self, seat: Seat) -> Ask[Any] | None:
        return next((ask for ask in self._asks if ask.seat == seat), None)

    def opened(self, seat: Seat) -> int:
        """The number of the seat's question. A move carries it, to show which question it answers."""
        return self.match.opened[seat]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def people(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of the seats whose players can be written to: no computers, nobody forgotten."""
        return tuple(seat for seat in seats if not (self.players[seat].computer or self.players[seat].former))

    @property
    def all_people(self) -> tuple[Seat, ...]:
        return self.people(range(len(self.players)))

    @property
    def asked(self) -> tuple[Seat, ...]:
        return tuple(ask.seat for ask in self._asks)

    @property
    def freshly_asked(self) -> tuple[Seat, ...]:
        """The seats that the last move put a new question to."""
        return tuple(seat for seat in self.asked if self.match.opened[seat] == self.match.number)

    @property
    def standins(self) -> tuple[Seat, ...]:
        """Seats that a computer has taken over until the player is back."""
        gone = (seat for seat, clock in enumerate(self.clocks) if clock.standin == UNTIL_BACK)
        return tuple(seat for seat in gone if seat not in self.left)

    @property
    def coached(self) -> bool:
        """Whether one person plays against coaches alone, who give hints and warn."""
        return sum(player.id in COACHES for player in self.players) == len(self.players) - 1

    @property
    def tempo(self) -> Pace:
        return pace(self.pace)

    def hours(self, seat: Seat) -> Hours:
        return Hours(self.players[seat].preferences.quiet, self.sleeps)

    @cached_property
    def _asks(self) -> tuple[Ask[Any], ...]:
        """Nothing once the match is over: the rules don't know of every ending."""
        if self.status == "over":
            return ()
        return self.game.rules.asks(self.match.state)
