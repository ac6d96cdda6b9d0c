"""Beside a match: followers are told, watchers guess what a player does, and who may do what there."""

from datetime import UTC, datetime

import pytest

from dojo.clock.paces import DAY
from dojo.errors import DojoError, NoSuchMatch
from dojo.limits import FOLLOWED
from dojo.match.history import hands_open
from dojo.people.people import Player
from dojo.people.puzzles import Tally
from dojo.people.servers import NOWHERE, Server
from dojo.watching import guesses as dojo_guesses
from dojo.watching.followers import FollowsEnough, PlaysThere
from dojo.watching.guesses import GuessedAlready, NothingToGuess, Score, question, season
from engine.core import BadOption, MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, former, refused

GUILD = HERE = 7
THERE, DMS = 8, 0


@pytest.fixture
async def table(hall):
    return await hall.match(AIKO, BRUNO, game="kaito", pace="friendly")


# Followers are told once of each round and of the end


async def followed(hall):
    """What is to be told to followers: whom, and of which part."""
    return [notice.about for notice in await hall.told() if notice.kind == "followed"]


@pytest.mark.parametrize("players", [(AIKO,), (AIKO, BRUNO)], ids=["resigned", "called off"])
async def test_a_follower_is_told_when_the_match_ends_and_never_again(hall, table, players):
    await hall.followers.follow(table, CHLOE, "end")
    for player in players:
        await (hall.agreements.abort if BRUNO in players else hall.referee.resign)(table.id, player.id)
    assert await followed(hall) == [f"{CHLOE.id}/"]
    assert (await hall.followers.often(table.id, CHLOE.id), await followed(hall)) == (None, [])


async def test_only_those_who_want_it_are_told_of_every_round_and_nobody_of_a_move_within_one(hall):
    table = await hall.match(game="regroup")
    await hall.followers.follow(table, CHLOE, "round")
    await hall.followers.follow(table, DAI, "end")
    table = await hall.move(table)
    assert await followed(hall) == []
    while table.match.state.round == 1 and table.status == "playing":
        table = await hall.move(table)
    assert await followed(hall) == [f"{CHLOE.id}/2"]


@pytest.mark.parametrize("why", ["stopped", "erased", "plays"])
async def test_somebody_who_stops_following_or_has_taken_over_a_seat_is_told_nothing(hall, table, why):
    await hall.followers.follow(table, CHLOE, "end")
    if why == "stopped":
        await hall.followers.stop(table.id, CHLOE.id)
    if why == "plays":
        await hall.hand_over(table, 0, CHLOE)
    await hall.referee.resign(table.id, BRUNO.id)
    if why == "erased":
        await hall.privacy.forget(CHLOE.id, former)
    assert await followed(hall) == []


async def test_what_cannot_be_followed(hall, table):
    alone, rounds = await hall.match(game="kaito", guild=NOWHERE), await hall.match(game="regroup")
    follow = hall.followers.follow
    await refused(PlaysThere, follow(table, AIKO, "end"))
    await refused(NoSuchMatch, follow(alone, CHLOE, "end"))
    await refused(BadOption, follow(table, CHLOE, "round"))
    await refused(BadOption, follow(rounds, CHLOE, "always"))
    over = await hall.referee.resign(table.id, AIKO.id)
    for seen in (over, table):  # as it is, and as it was when somebody looked
        await refused(MatchOver, follow(seen, CHLOE, "end"))


async def test_nobody_follows_more_than_so_many_matches(hall):
    for _ in range(FOLLOWED):
        table = await hall.match()
        await hall.followers.follow(table, CHLOE, "end")
    await hall.followers.follow(table, CHLOE, "end")  # one of them again
    await refused(FollowsEnough, hall.followers.follow(await hall.match(), CHLOE, "end"))


# Guesses are decided by the player's own move, and void if it doesn't come to that


async def guess(hall, table, player, *, right=True):
    """In KAITO a guess is the move itself, which is the first there is."""
    asked, move = question(table), str(table.asks()[0].options[0])
    text = move if right else next(each for each in asked.choices if each != move)
    await hall.guesses.lock_in(table.id, player, GUILD, asked.opened, text)


async def hit(hall, table, player):
    latest = await hall.guesses.latest(table.id, player.id)
    return latest and latest.hit


async def test_the_move_decides_and_the_table_says_how_many_were_right(hall, table):
    await guess(hall, table, CHLOE)
    await guess(hall, table, DAI, right=False)
    await refused(GuessedAlready, guess(hall, table, DAI))
    assert (await hit(hall, table, CHLOE), await hall.guesses.score(GUILD, CHLOE.id)) == (None, Score("", 0, 0))
    asked = question(table)
    await hall.move(table)
    shown = await hall.referee.table(table.id)
    assert (await hit(hall, table, CHLOE), await hit(hall, table, DAI)) == (True, False)
    assert (shown.open_guesses, shown.guesses, shown.right_guesses) == (0, 2, 1)
    await refused(NothingToGuess, hall.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0]))
    await hall.move(shown)
    assert (await hall.referee.table(table.id)).guesses == 0, "only of the last move"


async def test_without_a_server_or_of_a_computer_nothing_is_guessed(hall, table):
    assert question(await hall.match(game="kaito", guild=NOWHERE)) is None
    practice = await hall.against("novice", game="kaito")
    while practice.asked == (0,):
        assert question(practice)
        practice = await hall.move(practice)
    assert question(practice) is None
    await hall.write(f"update seats set standin = 1 where match_id = '{table.id}' and asked = 1")
    assert question(await hall.referee.table(table.id)) is None


@pytest.mark.parametrize("how", ["computer", "resigned", "called off", "seat taken over"])
async def test_a_guess_is_void_if_it_does_not_come_to_the_players_own_move(hall, table, how):
    await guess(hall, table, CHLOE)
    [seat] = table.asked
    match how:
        case "computer":
            await hall.write(f"update seats set standin = 1, answers_at = 1 where seat = {seat}")
            await hall.show(table, table.players[seat], move=str(table.asks()[0].options[0]), hand="computer")
        case "resigned":
            await hall.referee.resign(table.id, AIKO.id)
        case "called off":
            for player in (AIKO, BRUNO):
                await hall.agreements.abort(table.id, player.id)
        case "seat taken over":
            await hall.move(await hall.hand_over(table, seat, CHLOE))
    assert await hall.guesses.latest(table.id, CHLOE.id) is None


async def test_a_move_that_is_taken_back_voids_its_guesses_and_those_after_it_alone(hall, table):
    for _ in range(2):
        await guess(hall, table, CHLOE)
        table = await hall.move(await hall.referee.table(table.id))
    table = await hall.referee.table(table.id)
    await guess(hall, table, CHLOE)
    last = (await hall.log(table.id))[-1].seat
    asked = await hall.agreements.take_back(table.id, table.players[last].id)
    await hall.agreements.agree_to_take_back(table.id, table.players[1 - last].id, asked.match.ply - 1)
    assert await hall.guesses.score(GUILD, CHLOE.id) == Score("", 1, 1)
    assert (await hall.referee.table(table.id)).open_guesses == 0


async def test_a_guess_stands_while_its_player_switches_and_draws(hall):
    table = await hall.match(game="kendo", options={"mode": "competition"})
    while not question(table) or table.asks()[0].topic != "switch":
        table = await hall.move(table)
    asked = question(table)
    await hall.guesses.lock_in(table.id, CHLOE, GUILD, asked.opened, asked.choices[0])
    after = await hall.move(table)
    assert (await hall.referee.table(table.id)).open_guesses == 1
    again = hall.guesses.lock_in(table.id, CHLOE, GUILD, question(after).opened, asked.choices[1])
    await refused(GuessedAlready, again)


async def test_the_best_of_a_season_are_those_with_the_most_right_guesses(hall, table, clock, monkeypatch):
    monkeypatch.setattr(dojo_guesses, "WATCHED", 2)
    for rights in ((True, True), (True, False), (False, True), (None, True)):
        for player, right in zip((CHLOE, DAI), rights, strict=True):
            if right is not None:
                await guess(hall, table, player, right=right)
        if None in rights:
            assert await hall.guesses.best(GUILD) == [Score(CHLOE.name, 3, 2), Score(DAI.name, 3, 2)]
        table = await hall.move(await hall.referee.table(table.id))
    assert [each.name for each in await hall.guesses.best(GUILD)] == [DAI.name, CHLOE.name]
    assert await hall.guesses.best(GUILD + 1) == []
    clock.at = season(clock.at) + 93 * DAY
    assert (await hall.guesses.best(GUILD), await hall.guesses.score(GUILD, CHLOE.id)) == ([], Score("", 0, 0))


@pytest.mark.parametrize(("day", "began"), [((3, 31), 1), ((4, 1), 4), ((12, 31), 10)])
def test_seasons_follow_the_calendar(day, began):
    at = datetime(2026, *day, 23, 59, tzinfo=UTC).timestamp()
    assert datetime.fromtimestamp(season(int(at * 1000)) / 1000, UTC) == datetime(2026, began, 1, tzinfo=UTC)


async def test_a_guess_goes_after_a_year_and_not_with_its_match(hall, table, clock):
    await guess(hall, table, CHLOE)
    await hall.referee.resign((await hall.move(table)).id, BRUNO.id)
    for days, right in ((366, True), (1, None)):
        clock.at += days * DAY
        await hall.retention.look()
        assert await hit(hall, table, CHLOE) is right


async def test_a_friend_who_tells_their_moves_makes_nobody_the_best(hall, monkeypatch):
    """Of one player's moves only the first few guesses count, and who guessed but few players' moves isn't named."""
    monkeypatch.setattr(dojo_guesses, "COUNTED", 2)
    for host in (AIKO, AIKO, DAI):
        assert await hall.guesses.best(GUILD) == []
        table = await hall.match(host, BRUNO, game="kaito", pace="friendly")
        for _ in range(6):
            await guess(hall, table, CHLOE)
            table = await hall.move(await hall.referee.table(table.id))
    assert await hall.guesses.best(GUILD) == [Score(CHLOE.name, 6, 6)]


# Who may do what: members of its server, strangers, people barred or blocked, former players


async def open_guess(hall, table, who, guild):
    await hall.guesses.require_watcher(table, who.id, guild)


async def lock_in(hall, table, who, guild):
    asked = question(table)
    await hall.guesses.lock_in(table.id, who, guild, asked.opened, asked.choices[0])


async def follow(hall, table, who, _):
    await hall.followers.follow(table, who, "end")


async def puzzle(hall, _, who, guild):
    """It's for everybody, but a server's count is its own people's."""
    puzzles = hall.puzzles
    await puzzles.answer(who, guild, puzzles.today, str((await puzzles.of(puzzles.today)).best))
    return (await puzzles.tally(HERE, puzzles.today)) == Tally(1, 1)


async def replay(hall, table, who, guild):
    """All hands of a match, on a server that keeps them from those who don't play."""
    await hall.servers.set_up(Server(HERE, spectators=False), "Dojo")
    return await hands_open(hall.servers, table, who.id)


async def consent(hall, _, who, __):
    await hall.puzzles.give(who, gives=True)
    return await hall.puzzles.gives(who.id)


WHO = {
    "member": (CHLOE, HERE),
    "blocked": (DAI, HERE),
    "never seen": (Player(99, "Noah"), HERE),
    "player": (BRUNO, HERE),
    "former player": (AIKO, HERE),
    "barred": (Player(66, "Mallory"), HERE),
    "stranger": (CHLOE, THERE),
    "by DM": (CHLOE, DMS),
}
GUESS = {
    **dict.fromkeys(("player", "former player"), "error-knows-a-hand"),
    **dict.fromkeys(("stranger", "by DM"), "error-guess-elsewhere"),
    "barred": "error-barred",
}
WHAT = {
    open_guess: GUESS,
    lock_in: GUESS,
    follow: {"player": PlaysThere.key},
    puzzle: {"barred": False, "stranger": False, "by DM": False},
    replay: {who: who == "player" for who in WHO},
    consent: {},
}


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("what", WHAT, ids=lambda what: what.__name__)
async def test_who_may_do_what(hall, table, who, what):
    await hall.hand_over(table, 0, Player(55, "Emil"))
    await hall.blocks.block(BRUNO.id, DAI.id)
    await hall.bars.bar(HERE, 66)
    table, (player, guild) = await hall.referee.table(table.id), WHO[who]
    try:
        came = await what(hall, table, player, guild)
    except DojoError as error:
        came = error.key
    assert (True if came is None else came) == WHAT[what].get(who, True)
