"""The luck of a match: laid down before anybody joins, mixed with every join, and nobody's to choose."""

from hashlib import sha256

from dojo import lots
from tests.dojo.hall import AIKO, BRUNO, NOON


async def row(hall, id):
    return (await hall.store.read.match(id=id))[0]


def sha(text):
    return sha256(text.encode()).hexdigest()


async def test_the_commitment_laid_down_with_the_lobby_is_that_of_the_match(hall):
    lobby = await hall.lobby(AIKO)
    [laid] = await hall.store.read.lobby(id=lobby.id)
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    match = await row(hall, lobby.id)
    assert laid["commitment"] == match["commitment"] == sha(match["secret"])


async def test_the_seed_is_made_of_the_secret_and_every_join(hall, clock):
    lobby = await hall.lobby(AIKO)
    clock.at += 1234
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    match = await row(hall, lobby.id)
    salts = {each["user_id"]: each["salt"] for each in await hall.store.read.lobby(id=lobby.id)}
    aiko, bruno = (sha(f"{salts[id]}:{id}")[:16] for id in (AIKO.id, BRUNO.id))
    assert match["joins"] == f"{aiko}@{NOON},{bruno}@{NOON + 1234}"
    assert match["seed"] == sha(f"{match['secret']}:{match['joins']}")
    assert (await hall.referee.table(lobby.id)).match.seed == match["seed"]


async def test_no_two_matches_have_the_same_luck(hall):
    seeds = {(await hall.match()).match.seed for _ in range(3)}
    assert len(seeds) == 3


def test_another_join_is_another_seed():
    assert lots.seed("secret", "1@2,3@4") != lots.seed("secret", "1@2,3@5") != lots.seed("other", "1@2,3@5")
