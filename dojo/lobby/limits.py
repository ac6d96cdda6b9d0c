"""How many lobbies and matches there may be. They are counted in the transaction that adds one, before it does.

What is counted is locked first, the server and then the person, so that two at once count as two.
"""

from dojo.clock.paces import HOUR
from dojo.errors import DojoError
from dojo.limits import LOBBIES_AN_HOUR, LOBBIES_OF_A_SERVER, MATCHES, OPEN_LOBBIES, PRACTICE_MATCHES
from dojo.lobby.lobby import Lobby
from dojo.people.remembered import Count, counts_of
from dojo.people.servers import NO_SERVER, require_room_for_match
from storage.store import Queries


class TooManyLobbies(DojoError):
    """This person is in as many open lobbies as they may be."""

    key = "error-too-many-lobbies"


class TooManyLobbiesOpened(DojoError):
    """This person has opened as many lobbies in an hour as they may."""

    key = "error-too-many-lobbies-opened"


class TooManyLobbiesHere(DojoError):
    """The server has as many open lobbies as it may have."""

    key = "error-too-many-lobbies-here"


class TooManyMatchesOfYours(DojoError):
    """This person plays as many matches as they may, counting the open lobbies they are in."""

    key = "error-too-many-matches-of-yours"


class TooMuchPractice(DojoError):
    """This person plays as many matches against computers alone as they may."""

    key = "error-too-much-practice"


async def require_room_for_lobby(queries: Queries, lobby: Lobby, now: int) -> None:
    """Raises an error if this lobby, which is not yet written, would be one too many."""
    if lobby.guild not in NO_SERVER:
        await queries.hold_server(id=lobby.guild)
        if await queries.lobbies_open_on(guild=lobby.guild) >= LOBBIES_OF_A_SERVER:
            raise TooManyLobbiesHere(most=LOBBIES_OF_A_SERVER)
    await require_room_for_player(queries, lobby.host)
    if (await lobbies_this_hour(queries, lobby.host, now)).amount >= LOBBIES_AN_HOUR:
        raise TooManyLobbiesOpened(most=LOBBIES_AN_HOUR)
    if lobby.full:
        await _require_little_practice(queries, lobby)


async def lobbies_this_hour(queries: Queries, id: int, now: int) -> Count:
    """How many lobbies somebody has opened within an hour, also before they were erased; until when that counts."""
    opened = await queries.lobbies_opened_by(host=id, since=now - HOUR)
    before = (await counts_of(queries, id)).get("lobbies", Count(0, 0))
    return Count(opened + (before.amount if before.until > now else 0), now + HOUR)


async def require_room_for_player(queries: Queries, id: int) -> None:
    """Raises an error if one more lobby or seat would be too many for this person.

    A lobby that starts turns from one into the other, so a start needs no check.
    """
    await queries.hold_person(id=id)
    lobbies = len(await queries.open_lobbies_of(id=id))
    if lobbies >= OPEN_LOBBIES:
        raise TooManyLobbies(most=OPEN_LOBBIES)
    if lobbies + await queries.matches_of(id=id) >= MATCHES:
        raise TooManyMatchesOfYours(most=MATCHES)


async def require_room_for_start(queries: Queries, lobby: Lobby) -> None:
    """Raises an error if the match of this lobby, which is not yet written, would be one too many."""
    await require_room_for_match(queries, lobby.guild)
    await _require_little_practice(queries, lobby)


async def _require_little_practice(queries: Queries, lobby: Lobby) -> None:
    people = [player.id for player in lobby.players if not player.computer]
    if len(people) > 1:
        return
    await queries.hold_person(id=people[0])
    if await queries.practice_matches_of(id=people[0]) >= PRACTICE_MATCHES:
        raise TooMuchPractice(most=PRACTICE_MATCHES)
