"""A lobby, and what people may do to it. Each change is a function from lobby to lobby."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from dojo.clock.paces import known_pace, pace
from dojo.errors import (
    LobbyClosed,
    LobbyFull,
    LobbyMovedOn,
    NotEnoughPlayers,
    NotInLobby,
    NotInvited,
    NotTheHost,
    require_option,
)
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.people.computers import Call, computer
from dojo.people.people import Player
from dojo.people.reliability import require_on_time
from dojo.table.table import Table
from engine.core import AnyGame, BadOption
from engine.match import chosen

START_DELAY_MS = 30_000  # ms that a full lobby waits in case somebody changes their mind


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    id: str
    game: str
    host: int
    seats: int
    options: dict[str, str]
    pace: str
    players: tuple[Player, ...]  # by seat
    invited: int | None
    guild: int
    guild_name: str
    channel: int
    message: int | None = None
    locale: str = "en"
    starts_at: int | None = None
    status: str = "open"  # "open", "started" or "closed"
    seating: tuple[int, ...] = ()  # ids in the order in which they are to sit, if it is fixed
    version: int = 0
    sleeps: bool = False  # clocks stand still in quiet hours
    ranked: bool = True  # to be rated if there is a clock and no computer plays
    on_time: int = 0  # the percentage of moves made on time that a player needs to join
    commitment: str = ""  # the hash of the secret behind the shuffle
    joins: str = ""  # what the secret will be mixed with: the clicks of those who joined and left so far

    @property
    def free(self) -> int:
        return self.seats - len(self.players)

    @property
    def full(self) -> bool:
        return self.free <= 0

    @property
    def rated(self) -> bool:
        return self.ranked and self.timed and not any(player.computer for player in self.players)

    @property
    def timed(self) -> bool:
        return pace(self.pace).timed

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(player.id for player in self.players)


def rematch_lobby(table: Table, id: str, host: Player, now: int) -> Lobby:
    """A rematch: the same game for the same people, each one seat further on. Computers join at once."""
    ids = [player.id for player in table.players]
    computers = [replace(player, click=host.click) for player in table.players if player.computer]
    others = [table.players[seat].id for seat in table.people(range(len(ids))) if table.players[seat].id != host.id]
    seating = (*ids[1:], ids[0])
    lobby = Lobby(
        id=id,
        game=table.game.key,
        host=host.id,
        seats=len(ids),
        options=table.options,
        pace=table.pace,
        players=in_seating_order((host, *computers), seating),
        invited=others[0] if len(others) == 1 else None,
        guild=table.guild,
        guild_name=table.guild_name,
        channel=table.channel,
        locale=table.locale,
        seating=seating,
        sleeps=table.sleeps,
        ranked=table.rated or bool(computers) or not table.tempo.timed,
    )
    return _with_countdown(lobby, now)


def practice_lobby(lobby: Lobby, level: str, call: Call, now: int) -> Lobby:
    """Fill all free seats with computers. The seating is fixed, because they all join at the same moment."""
    while not lobby.full:
        lobby = add_computer(lobby, lobby.host, level, call, now, lobby.players[0].click)
    return replace(lobby, seating=lobby.ids)


def join_lobby(lobby: Lobby, player: Player, now: int) -> Lobby:
    if player.id in lobby.ids:
        return lobby
    _require_open(lobby)
    if lobby.full:
        raise LobbyFull
    if lobby.free == 1 and lobby.invited not in {None, player.id, *lobby.ids}:
        raise NotInvited
    require_on_time(player.habits, lobby.on_time)
    return _with_countdown(replace(lobby, players=in_seating_order((*lobby.players, player), lobby.seating)), now)


def leave_lobby(lobby: Lobby, user: int, now: int) -> Lobby:
    """If the host leaves, the next to have joined becomes host. When the last person leaves, the lobby closes."""
    _require_open(lobby)
    if user not in lobby.ids:
        raise NotInLobby
    players = tuple(player for player in lobby.players if player.id != user)
    people = [player.id for player in players if not player.computer]
    if not people:
        return replace(lobby, players=(), status="closed", starts_at=None)
    host = lobby.host if user != lobby.host else people[0]
    return _with_countdown(replace(lobby, players=players, host=host), now)


def add_computer(
    lobby: Lobby, user: int, level: str, call: Call, now: int, click: int = 0, taken: int | None = None
) -> Lobby:
    """Give a computer a free seat, even one reserved for somebody. `taken`: how many players the card showed."""
    _require_host(lobby, user, taken)
    if lobby.full:
        raise LobbyFull
    newcomer = replace(computer(level, lobby.ids, call), click=click)
    return _with_countdown(replace(lobby, players=in_seating_order((*lobby.players, newcomer), lobby.seating)), now)


def remove_computer(lobby: Lobby, user: int, computer: int, now: int, taken: int | None = None) -> Lobby:
    """Remove a computer; nothing happens if it's already gone."""
    _require_host(lobby, user, taken)
    players = tuple(player for player in lobby.players if player.id != computer or not player.computer)
    return lobby if players == lobby.players else _with_countdown(replace(lobby, players=players), now)


def change_setting(lobby: Lobby, game: AnyGame, user: int, name: str, value: str, now: int) -> Lobby:
    """Set one of the terms, the number of seats or an option. A full lobby then waits once more."""
    _require_host(lobby, user)
    if name in TERMS:
        return _with_countdown(TERMS[name](lobby, value), now)
    if name == "seats":
        return _with_countdown(replace(lobby, seats=_seats(lobby, game, value)), now)
    return _with_countdown(replace(lobby, options=chosen(game, lobby.seats, {**lobby.options, name: value})), now)


def close_if_stale(lobby: Lobby) -> Lobby:
    """Close an open lobby, except a full one, which is about to start."""
    return lobby if lobby.status != "open" or lobby.full else replace(lobby, status="closed", starts_at=None)


def start_lobby(lobby: Lobby, user: int | None) -> Lobby:
    """Start a full lobby, for the host or (None) because it's time. Nothing happens if it has started."""
    if user not in {None, lobby.host}:
        raise NotTheHost
    if lobby.status == "started":
        return lobby
    _require_open(lobby)
    if not lobby.full:
        raise NotEnoughPlayers
    return replace(lobby, status="started", starts_at=None)


def in_seating_order(players: Sequence[Player], seating: Sequence[int]) -> tuple[Player, ...]:
    """Players in the fixed order. Those it does not name come last, in the order in which they joined."""
    order = {id: place for place, id in enumerate(seating)}
    return tuple(sorted(players, key=lambda player: order.get(player.id, len(order))))


def _seats(lobby: Lobby, game: AnyGame, value: str) -> int:
    possible = tuple(str(seats) for seats in game.seats if seats >= len(lobby.players))
    if value not in possible:
        raise BadOption("seats", value, possible)
    chosen(game, int(value), lobby.options)  # some options need certain numbers of seats
    return int(value)


TERMS: dict[str, Callable[[Lobby, str], Lobby]] = {
    "pace": lambda lobby, value: replace(lobby, pace=known_pace(value)),
    "sleeps": lambda lobby, value: replace(lobby, sleeps=require_option("sleeps", value, SWITCH) == "on"),
    "rated": lambda lobby, value: replace(lobby, ranked=require_option("rated", value, SWITCH) == "on"),
    "on_time": lambda lobby, value: replace(lobby, on_time=int(require_option("on_time", value, ON_TIME))),
}


def _require_open(lobby: Lobby) -> None:
    if lobby.status != "open":
        raise LobbyClosed


def _require_host(lobby: Lobby, user: int, taken: int | None = None) -> None:
    _require_open(lobby)
    if user != lobby.host:
        raise NotTheHost
    if taken not in {None, len(lobby.players)}:
        raise LobbyMovedOn


def _with_countdown(lobby: Lobby, now: int) -> Lobby:
    return replace(lobby, starts_at=now + START_DELAY_MS if lobby.full else None)
