"""What moderators settle about opening matches holds wherever one is opened or started, not only at `/play`."""

import pytest

from cogs.guard.custom_ids import custom_id, parse_custom_id
from cogs.interactions.controls import serve
from cogs.lobby import options, play, rematch
from dojo.people.servers import Server
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO, BRUNO

SERVED = (options, play, rematch)  # importing them registers the buttons
ELSEWHERE, ROLE = 55, 66


async def pressed(dojo, user, verb, subject, *values):
    """What the presser was told."""
    click = clicked(dojo, user.id)
    await serve(click, parse_custom_id(custom_id(verb, subject)), values=values)
    return str(click.response.told)


OPENS = "roles can open matches"
RULES = [
    (Server(7, channels=(ELSEWHERE,)), "You can't open matches in this channel"),
    (Server(7, starters=(ROLE,)), OPENS),
]


@pytest.mark.parametrize(("server", "refusal"), RULES, ids=["channels", "starters"])
@pytest.mark.parametrize("verb", ["start", "computer", "rematch"])
async def test_lobbies_and_matches_from_before_give_no_right(hall, dojo, verb, server, refusal):
    over = await hall.match(AIKO, BRUNO, game="kaito")
    await hall.referee.resign(over.id, AIKO.id)
    full, lobby = await hall.lobby(AIKO, BRUNO, game="kaito"), await hall.lobby(AIKO, game="kaito")
    await dojo.servers.set_up(server, "Dojo")
    subject = {"start": full, "computer": lobby, "rematch": over}[verb].id
    assert refusal in await pressed(dojo, AIKO, verb, subject, "novice")
    assert [(await hall.lobbies.get(each.id)) for each in (full, lobby)] == [full, lobby]
    assert not await hall.lobbies.rematch_open(over.id)


async def test_a_person_who_may_only_join_joins_a_rematch_that_is_open(hall, dojo):
    over = await hall.match(AIKO, BRUNO, game="kaito")
    await hall.referee.resign(over.id, AIKO.id)
    lobby = await hall.lobbies.rematch(over.id, AIKO)
    await hall.lobbies.store_card(lobby.id, 77)
    await dojo.servers.set_up(Server(7, starters=(ROLE,)), "Dojo")
    assert await hall.lobbies.rematch_open(over.id)
    assert OPENS not in await pressed(dojo, BRUNO, "rematch", over.id)
    assert (await hall.lobbies.get(lobby.id)).full
