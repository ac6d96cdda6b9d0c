"""A lobby, and what people may do to it. Each change is a function from lobby to lobby."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dojo import shuffle
from dojo.clock.paces import known_pace, pace
from dojo.errors import (
    CannotJoin,
    LobbyClosed,
    LobbyFull,
    LobbyMovedOn,
    NotAgreed,
    NotEnoughPlayers,
    NotInLobby,
    NotTheHost,
    require_option,
)
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.people.computers import Namer, computer
from dojo.people.people import Player
from dojo.people.reliability import require_on_time
from dojo.people.servers import why_unrated
from engine.core import AnyGame
from engine.match import chosen

START_DELAY_MS = 30_000  # ms that a full lobby waits in case somebody changes their mind
TELL_DELAY_MS = 5_000  # ms until players are told of changed terms: the host may change several in a row
GRACE_MS = 60_000  # ms that somebody who was told has to leave or to agree
NONE_YET: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Consent:
    """The terms that a player last agreed to, and when they were told that the terms are others now (ms)."""

    terms: Mapping[str, str]
    told_at: int | None = None


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
    ranked: bool = True  # to be rated if there are a server and a clock, and no computer plays
    on_time: int = 0  # the percentage of moves made on time that a player needs to join
    commitment: str = ""  # the hash of the secret behind the shuffle
    joins: str = ""  # what the secret will be mixed with: the clicks of those who joined and left so far
    consents: dict[int, Consent] = field(default_factory=dict)  # of people, by their ids
    tell_at: int | None = None  # when players are next to be told of changed terms

    @property
    def free(self) -> int:
        return self.seats - len(self.players)

    @property
    def full(self) -> bool:
        return self.free <= 0

    @property
    def unrated(self) -> str | None:
        only_people = not any(player.computer for player in self.players)
        return why_unrated(asked_for=self.ranked, guild=self.guild, timed=self.timed, only_people=only_people)

    @property
    def rated(self) -> bool:
        return self.unrated is None

    @property
    def timed(self) -> bool:
        return pace(self.pace).timed

    @property
    def terms(self) -> dict[str, str]:
        """What players agree to by joining. Who else may join is up to the host."""
        switches = {"sleeps": SWITCH[self.sleeps], "rated": SWITCH[self.rated]}
        return {"pace": self.pace, "seats": str(self.seats), **switches, **self.options}

    @property
    def terms_code(self) -> str:
        """A short name of the terms, by which a button says which ones its reader saw."""
        return shuffle.shorten(json.dumps(self.terms, sort_keys=True))[:8]

    def consent(self, id: int) -> Consent:
        return self.consents.get(id, Consent(NONE_YET))

    @property
    def undecided(self) -> tuple[Player, ...]:
        """People who have not agreed to the present terms."""
        people = (player for player in self.players if not player.computer)
        return tuple(player for player in people if self.consent(player.id).terms != self.terms)

    @property
    def untold(self) -> tuple[Player, ...]:
        """Those of them who have not been told yet what has changed."""
        return tuple(player for player in self.undecided if self.consent(player.id).told_at is None)

    @property
    def may_start_at(self) -> int | None:
        """From when on nobody needs to be asked any more (ms). None if somebody does not know the terms."""
        told = [self.consent(player.id).told_at for player in self.undecided]
        return None if None in told else max((at + GRACE_MS for at in told if at is not None), default=0)

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(player.id for player in self.players)


def join_lobby(
    lobby: Lobby, player: Player, now: int, seen: str = "", expected: Mapping[str, str] | None = None
) -> Lobby:
    """Joining is agreeing to the terms. `seen`: the code of those that the card showed, if it says.

    `expected`: the terms that the player agrees to, if they have not seen the card.
    """
    if player.id in lobby.ids:
        return lobby
    kept = lobby.free == 1 and lobby.invited not in {None, player.id, *lobby.ids}
    if lobby.status != "open" or lobby.full or kept:
        raise CannotJoin
    _require_seen(lobby, seen)
    require_on_time(player.habits, lobby.on_time)
    consents = {**lobby.consents, player.id: Consent(expected or lobby.terms)}
    players = in_seating_order((*lobby.players, player), lobby.seating)
    return with_countdown(replace(lobby, players=players, consents=consents), now)


def agree_to_terms(lobby: Lobby, user: int, seen: str, now: int) -> Lobby:
    """Agree to the terms as they are. `seen`: the code of those that the card showed."""
    _require_open(lobby)
    if user not in lobby.ids:
        raise NotInLobby
    _require_seen(lobby, seen)
    if user not in {player.id for player in lobby.undecided}:
        return lobby
    return with_countdown(replace(lobby, consents={**lobby.consents, user: Consent(lobby.terms)}), now)


def note_told(lobby: Lobby, seen: str, told: Sequence[int], now: int, again_at: int) -> Lobby:
    """Note who has been told of the present terms. The others are tried again later."""
    if lobby.status != "open" or seen != lobby.terms_code:
        return lobby  # the terms have changed again meanwhile
    noted = {id: replace(consent, told_at=now) for id, consent in lobby.consents.items() if id in told}
    return with_countdown(replace(lobby, consents=lobby.consents | noted, tell_at=again_at), now)


def leave_lobby(lobby: Lobby, user: int, now: int) -> Lobby:
    """If the host leaves, the next to have joined becomes host. When the last person leaves, the lobby closes."""
    _require_open(lobby)
    if user not in lobby.ids:
        raise NotInLobby
    players = tuple(player for player in lobby.players if player.id != user)
    people = [player.id for player in players if not player.computer]
    if not people:
        return _over(replace(lobby, players=(), consents={}), "closed")
    host = lobby.host if user != lobby.host else people[0]
    consents = {id: consent for id, consent in lobby.consents.items() if id != user}
    return with_countdown(replace(lobby, players=players, host=host, consents=consents), now)


def close_lobby(lobby: Lobby) -> Lobby:
    """Everybody has to leave."""
    _require_open(lobby)
    return _over(replace(lobby, players=(), consents={}), "closed")


def add_computer(
    lobby: Lobby, user: int, level: str, namer: Namer, now: int, click: int = 0, taken: int | None = None
) -> Lobby:
    """Give a computer a free seat, even one reserved for somebody. `taken`: how many players the card showed."""
    _require_host(lobby, user, taken)
    if lobby.full:
        raise LobbyFull
    newcomer = replace(computer(level, lobby.ids, namer), click=click)
    players = in_seating_order((*lobby.players, newcomer), lobby.seating)
    return _changed_by_host(lobby, replace(lobby, players=players), now)


def remove_computer(lobby: Lobby, user: int, computer: int, now: int, taken: int | None = None) -> Lobby:
    """Remove a computer; nothing happens if it's already gone."""
    _require_host(lobby, user, taken)
    players = tuple(player for player in lobby.players if player.id != computer or not player.computer)
    return lobby if players == lobby.players else _changed_by_host(lobby, replace(lobby, players=players), now)


def change_settings(lobby: Lobby, game: AnyGame, user: int, settings: Mapping[str, str], now: int) -> Lobby:
    """Set some of the terms, the number of seats, options: all or nothing. A full lobby then waits once more."""
    _require_host(lobby, user)
    seats = _seats(lobby, game, settings["seats"]) if "seats" in settings else lobby.seats
    options = {name: value for name, value in settings.items() if name not in {*TERMS, "seats"}}
    after = replace(lobby, seats=seats, options=chosen(game, seats, {**lobby.options, **options}))
    for name in TERMS.keys() & settings.keys():
        after = TERMS[name](after, settings[name])
    return _changed_by_host(lobby, after, now)


def close_if_stale(lobby: Lobby) -> Lobby:
    """Close an open lobby, except one that is about to start."""
    return lobby if lobby.status != "open" or lobby.starts_at is not None else _over(lobby, "closed")


def stop_countdown(lobby: Lobby, now: int) -> Lobby:
    """The match could not be started when it was due. From now on it is up to the host."""
    due = lobby.starts_at is not None and lobby.starts_at <= now
    return replace(lobby, starts_at=None) if due else lobby


def start_lobby(lobby: Lobby, user: int | None, now: int) -> Lobby:
    """Start a full lobby, for the host, who agrees by it, or (None) because it's time.

    Nothing happens if it has started.
    """
    if user not in {None, lobby.host}:
        raise NotTheHost
    if lobby.status == "started":
        return lobby
    _require_open(lobby)
    if not lobby.full:
        raise NotEnoughPlayers
    ready = lobby if user is None else agreed_by_host(lobby)
    if ready.may_start_at is None or now < ready.may_start_at:
        raise NotAgreed(who=tuple(f"<@{player.id}>" for player in ready.undecided))
    return _over(lobby, "started")


def agreed_by_host(lobby: Lobby) -> Lobby:
    return replace(lobby, consents={**lobby.consents, lobby.host: Consent(lobby.terms)})


def in_seating_order(players: Sequence[Player], seating: Sequence[int]) -> tuple[Player, ...]:
    """Players in the fixed order. Those it does not name come last, in the order in which they joined."""
    order = {id: place for place, id in enumerate(seating)}
    return tuple(sorted(players, key=lambda player: order.get(player.id, len(order))))


def _seats(lobby: Lobby, game: AnyGame, value: str) -> int:
    possible = tuple(str(seats) for seats in game.seats if seats >= len(lobby.players))
    return int(require_option("seats", value, possible))


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


def _require_seen(lobby: Lobby, seen: str) -> None:
    if seen not in {"", lobby.terms_code}:
        raise LobbyMovedOn


def _over(lobby: Lobby, status: str) -> Lobby:
    return replace(lobby, status=status, starts_at=None, tell_at=None)


def _changed_by_host(before: Lobby, after: Lobby, now: int) -> Lobby:
    """The host agrees to what they have changed. If the terms are others now, the other players are told soon."""
    if after.terms != before.terms:
        untold = {id: replace(consent, told_at=None) for id, consent in after.consents.items()}
        after = replace(after, consents=untold, tell_at=now + TELL_DELAY_MS)
    return with_countdown(agreed_by_host(after), now)


def with_countdown(lobby: Lobby, now: int) -> Lobby:
    """The lobby with the times at which it starts and at which players are told of its terms, if they are known."""
    ready = lobby.may_start_at
    starts_at = max(now + START_DELAY_MS, ready) if lobby.full and ready is not None else None
    tell_at = (lobby.tell_at or now + TELL_DELAY_MS) if lobby.untold else None
    return replace(lobby, starts_at=starts_at, tell_at=tell_at)
