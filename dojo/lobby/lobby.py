"""A lobby, and what people may do to it; each change is a function from one lobby to the next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from dojo.clock.paces import known_pace
from dojo.errors import (
    LobbyClosed,
    LobbyFull,
    LobbyMovedOn,
    NotEnoughPlayers,
    NotInLobby,
    NotInvited,
    NotTheHost,
    known,
)
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.people.computers import Call, computer
from dojo.people.people import Player
from dojo.people.reliability import be_on_time
from dojo.table.table import Table
from engine.core import AnyGame, BadOption
from engine.match import chosen

GRACE = 30_000  # milliseconds a full lobby waits for second thoughts


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
    sleeps: bool = False  # clocks stand still in quiet hours
    ranked: bool = True  # wished to be rated
    on_time: int = 0  # of a hundred answers, how many at least whoever joins has given in time
    commitment: str = ""  # the hash of the secret that the luck will come from
    joins: str = ""  # what the secret will be mixed with: who has come and gone so far

    @property
    def free(self) -> int:
        return self.seats - len(self.players)

    @property
    def full(self) -> bool:
        return self.free <= 0

    @property
    def rated(self) -> bool:
        return self.ranked and not any(player.computer for player in self.players)

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(player.id for player in self.players)


def again(table: Table, id: str, host: Player, now: int) -> Lobby:
    """A rematch: the same game for the same people, each of them one seat further. Computers are in at once."""
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
        players=placed((host, *computers), seating),
        invited=others[0] if len(others) == 1 else None,
        guild=table.guild,
        guild_name=table.guild_name,
        channel=table.channel,
        locale=table.locale,
        seating=seating,
        sleeps=table.sleeps,
        ranked=table.rated or bool(computers),
    )
    return _timed(lobby, now)


def practising(lobby: Lobby, level: str, call: Call, now: int) -> Lobby:
    """All free seats go to computers; how they sit is laid down, for they all come at the same moment."""
    while not lobby.full:
        lobby = accompanied(lobby, lobby.host, level, call, now, lobby.players[0].click)
    return replace(lobby, seating=lobby.ids)


def joined(lobby: Lobby, player: Player, now: int) -> Lobby:
    if player.id in lobby.ids:
        return lobby
    _be_open(lobby)
    if lobby.full:
        raise LobbyFull
    if lobby.free == 1 and lobby.invited not in {None, player.id, *lobby.ids}:
        raise NotInvited
    be_on_time(player.habits, lobby.on_time)
    return _timed(replace(lobby, players=placed((*lobby.players, player), lobby.seating)), now)


def left(lobby: Lobby, user: int, now: int) -> Lobby:
    """The next one in is host when the host goes; the last one closes the door, and no computer stays behind it."""
    _be_open(lobby)
    if user not in lobby.ids:
        raise NotInLobby
    players = tuple(player for player in lobby.players if player.id != user)
    people = [player.id for player in players if not player.computer]
    if not people:
        return replace(lobby, players=(), status="closed", starts_at=None)
    host = lobby.host if user != lobby.host else people[0]
    return _timed(replace(lobby, players=players, host=host), now)


def accompanied(
    lobby: Lobby, user: int, level: str, call: Call, now: int, click: int = 0, taken: int | None = None
) -> Lobby:
    """A free seat, even one that was kept for somebody; `taken`: as many were on the card from which it was picked."""
    _be_the_hosts(lobby, user, taken)
    if lobby.full:
        raise LobbyFull
    newcomer = replace(computer(level, lobby.ids, call), click=click)
    return _timed(replace(lobby, players=placed((*lobby.players, newcomer), lobby.seating)), now)


def dismissed(lobby: Lobby, user: int, computer: int, now: int, taken: int | None = None) -> Lobby:
    """The host takes a computer's seat back; one that is gone already stays gone."""
    _be_the_hosts(lobby, user, taken)
    players = tuple(player for player in lobby.players if player.id != computer or not player.computer)
    return lobby if players == lobby.players else _timed(replace(lobby, players=players), now)


def decided(lobby: Lobby, game: AnyGame, user: int, name: str, value: str, now: int) -> Lobby:
    """The host chooses one of the terms, the number of seats or an option; a full lobby then waits anew."""
    _be_the_hosts(lobby, user)
    if name in TERMS:
        return _timed(TERMS[name](lobby, value), now)
    if name == "seats":
        return _timed(replace(lobby, seats=_seats(lobby, game, value)), now)
    return _timed(replace(lobby, options=chosen(game, lobby.seats, {**lobby.options, name: value})), now)


def lapsed(lobby: Lobby) -> Lobby:
    """Nobody came; a full one is about to start."""
    return lobby if lobby.status != "open" or lobby.full else replace(lobby, status="closed", starts_at=None)


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


def placed(players: Sequence[Player], seating: Sequence[int]) -> tuple[Player, ...]:
    """In the order laid down; whoever it does not name sits after those it does, as they came."""
    order = {id: place for place, id in enumerate(seating)}
    return tuple(sorted(players, key=lambda player: order.get(player.id, len(order))))


def _seats(lobby: Lobby, game: AnyGame, value: str) -> int:
    possible = tuple(str(seats) for seats in game.seats if seats >= len(lobby.players))
    if value not in possible:
        raise BadOption("seats", value, possible)
    chosen(game, int(value), lobby.options)  # some options are for some numbers only
    return int(value)


TERMS: dict[str, Callable[[Lobby, str], Lobby]] = {
    "pace": lambda lobby, value: replace(lobby, pace=known_pace(value)),
    "sleeps": lambda lobby, value: replace(lobby, sleeps=known("sleeps", value, SWITCH) == "on"),
    "rated": lambda lobby, value: replace(lobby, ranked=known("rated", value, SWITCH) == "on"),
    "on_time": lambda lobby, value: replace(lobby, on_time=int(known("on_time", value, ON_TIME))),
}


def _be_open(lobby: Lobby) -> None:
    if lobby.status != "open":
        raise LobbyClosed


def _be_the_hosts(lobby: Lobby, user: int, taken: int | None = None) -> None:
    _be_open(lobby)
    if user != lobby.host:
        raise NotTheHost
    if taken not in {None, len(lobby.players)}:
        raise LobbyMovedOn


def _timed(lobby: Lobby, now: int) -> Lobby:
    return replace(lobby, starts_at=now + GRACE if lobby.full else None)
