"""A lobby, and what people may do to it; each change is a function from one lobby to the next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NotRequired, TypedDict

from dojo.errors import LobbyClosed, LobbyFull, NotEnoughPlayers, NotInLobby, NotInvited, NotTheHost
from dojo.people import Player
from dojo.table import Table
from engine.core import AnyGame, BadOption
from engine.match import chosen

PACES = ("daily", "relaxed", "brisk", "live", "friendly")  # the usual one first
GRACE = 30_000  # milliseconds a full lobby waits for second thoughts


class Where(TypedDict):
    """Where the card of a lobby hangs, and what is spoken there."""

    guild: int
    guild_name: str
    channel: int
    locale: NotRequired[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    id: str
    game: str
    host: int
    seats: int
    options: dict[str, str]
    pace: str
    players: tuple[Player, ...]  # as they shall sit
    invited: int | None
    guild: int
    guild_name: str
    channel: int
    message: int | None = None
    locale: str = "en"
    starts_at: int | None = None
    status: str = "open"  # "open", "started" or "closed"
    seating: tuple[int, ...] = ()  # a rematch: the people of the match before, in the order they shall sit
    version: int = 0

    @property
    def free(self) -> int:
        return self.seats - len(self.players)

    @property
    def full(self) -> bool:
        return self.free <= 0

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(player.id for player in self.players)


def again(table: Table, id: str, host: Player) -> Lobby:
    """A rematch: the same game for the same people, each of them one seat further."""
    ids = [player.id for player in table.players]
    others = [other for other in ids if other != host.id]
    return Lobby(
        id=id,
        game=table.game.key,
        host=host.id,
        seats=len(ids),
        options=table.options,
        pace=table.pace,
        players=(host,),
        invited=others[0] if len(others) == 1 else None,
        guild=table.guild,
        guild_name=table.guild_name,
        channel=table.channel,
        locale=table.locale,
        seating=(*ids[1:], ids[0]),
    )


def joined(lobby: Lobby, player: Player, now: int) -> Lobby:
    if player.id in lobby.ids:
        return lobby
    _be_open(lobby)
    if lobby.full:
        raise LobbyFull
    if lobby.free == 1 and lobby.invited not in {None, player.id, *lobby.ids}:
        raise NotInvited
    return _timed(replace(lobby, players=placed((*lobby.players, player), lobby.seating)), now)


def left(lobby: Lobby, user: int, now: int) -> Lobby:
    """The next one in is host when the host goes; the last one closes the door."""
    _be_open(lobby)
    if user not in lobby.ids:
        raise NotInLobby
    players = tuple(player for player in lobby.players if player.id != user)
    if not players:
        return replace(lobby, players=(), status="closed", starts_at=None)
    host = lobby.host if user != lobby.host else players[0].id
    return _timed(replace(lobby, players=players, host=host), now)


def decided(lobby: Lobby, game: AnyGame, user: int, name: str, value: str, now: int) -> Lobby:
    """The host chooses the pace, the number of seats or an option; a full lobby then waits anew."""
    _be_open(lobby)
    if user != lobby.host:
        raise NotTheHost
    if name == "pace":
        return _timed(replace(lobby, pace=known_pace(value)), now)
    if name == "seats":
        return _timed(replace(lobby, seats=_seats(lobby, game, value)), now)
    return _timed(replace(lobby, options=chosen(game, lobby.seats, {**lobby.options, name: value})), now)


def started(lobby: Lobby, user: int | None) -> Lobby:
    """By the host, or by the clock (None). Starting twice is starting once."""
    if user not in {None, lobby.host}:
        raise NotTheHost
    if lobby.status == "started":
        return lobby
    _be_open(lobby)
    if not lobby.full:
        raise NotEnoughPlayers
    return replace(lobby, status="started", starts_at=None)


def known_pace(value: str) -> str:
    if value not in PACES:
        raise BadOption("pace", value, PACES)
    return value


def placed(players: Sequence[Player], seating: Sequence[int]) -> tuple[Player, ...]:
    """In the order laid down; whoever it does not name sits after those it does, as they came."""
    order = {id: place for place, id in enumerate(seating)}
    return tuple(sorted(players, key=lambda player: order.get(player.id, len(order))))


def _seats(lobby: Lobby, game: AnyGame, value: str) -> int:
    possible = tuple(str(seats) for seats in game.seats if seats >= len(lobby.players))
    if value not in possible:
        raise BadOption("seats", value, possible)
    return int(value)


def _be_open(lobby: Lobby) -> None:
    if lobby.status != "open":
        raise LobbyClosed


def _timed(lobby: Lobby, now: int) -> Lobby:
    return replace(lobby, starts_at=now + GRACE if lobby.full else None)
