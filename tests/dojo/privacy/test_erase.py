"""People who ask are told all that is kept on them, and nothing of others, or are forgotten everywhere."""

import asyncio
import json
import sqlite3
from collections.abc import Iterable

import asyncpg
import pytest

from dojo import shuffle
from dojo.errors import NotSeated
from dojo.match.messages import Places
from dojo.match.substitutes import Substitutes
from dojo.ops.stalls import Queues
from dojo.people.bars import Bars
from dojo.people.blocks import Blocks
from dojo.people.learners import Learners
from dojo.people.people import FORMER
from dojo.people.preferences import PreferenceChanges
from dojo.people.reports import NothingSaid, Reports, TooManyReports
from dojo.privacy.erase import RETRY_MS, Privacy
from dojo.privacy.export import Exports
from dojo.table import seat_clocks
from dojo.watching.followers import Followers
from dojo.watching.guesses import Guesses
from engine import codec, match
from engine.games import GAMES
from storage.sqlite.transaction import Transaction
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall

WAITING = "select count(*) from pg_locks where not granted"


def called(locale, number):
    return f"Former player {number}" if number > 1 else "Former player"


@pytest.fixture
def dojo(store, clock):
    return Hall(store, clock, GAMES)


@pytest.fixture
def privacy(dojo, store, clock):
    return Privacy(store, dojo.lobbies, dojo.referee, clock)


@pytest.fixture
def exports(dojo, store, clock):
    return Exports(store, dojo.referee, clock)


async def rows(url) -> list[tuple[str, dict]]:
    """Every row of every table, whatever tables there are."""
    if url.startswith("sqlite"):
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        db.row_factory = sqlite3.Row
        tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        found = [(table, dict(row)) for table in tables for row in db.execute(f"select * from {table}")]
        db.close()
        return found
    db = await asyncpg.connect(url)
    tables = [row[0] for row in await db.fetch("select tablename from pg_tables where schemaname = 'public'")]
    found = [(table, dict(row)) for table in tables for row in await db.fetch(f"select * from {table}")]
    await db.close()
    return found


async def traces(url, *marks) -> set[tuple[str, str]]:
    """In which columns something of somebody is left."""
    return {
        (table, column)
        for table, row in await rows(url)
        for column, value in row.items()
        if any(mark in str(value) for mark in marks)
    }


async def dms_deleted(privacy):
    """As the bot does after every erasure; until then it's known whose they were."""
    for deletion in await privacy.dm_deletions():
        await privacy.dms_deleted(deletion)


async def answers(dojo, table, number=3) -> Iterable:
    """Somebody plays, no matter who is asked."""
    for _ in range(number):
        table = await dojo.referee.table(table.id)
        if table.status == "over":
            break
        ask = table.asks()[0]
        table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    return table


async def everywhere(dojo, store, clock, game="kengo"):
    """Somebody who has left a trace in every table that can hold one; the matches: one runs, one is over."""
    running, over = await dojo.match(AIKO, BRUNO, game=game), await dojo.match(BRUNO, AIKO, game=game)
    for table in (running, over):
        await answers(dojo, table)
    await dojo.referee.resign(over.id, BRUNO.id)
    await dojo.people.wants_dm(running.id, AIKO.id, True)
    await dojo.messages.delivered(running.id, Places(hands={0: 4711}), [])
    await dojo.lobby(AIKO, CHLOE, game=game, seats=2)
    await dojo.lobby(DAI, game=game, invited=AIKO.id)
    await dojo.lobbies.rematch(over.id, BRUNO)
    wishing, blocks, reports = PreferenceChanges(store, clock), Blocks(store), Reports(store, clock)
    await wishing.change(AIKO.id, "from", "1320")
    await Learners(store).reach(AIKO, game, 1)
    watched = await dojo.match(BRUNO, CHLOE, game=game)
    await Followers(store).follow(watched, AIKO, "round")
    await Guesses(store, GAMES, clock).lock_in(watched.id, AIKO, watched.guild, watched.match.number, "advance")
    await blocks.block(AIKO.id, DAI.id)
    await blocks.block(CHLOE.id, AIKO.id)
    await reports.write(AIKO.id, "He was rude.", guild=7, match=over.id)
    await Bars(store, clock).bar(77, AIKO.id, "Aiko was rude.")
    await _by_others(store, running, over)
    return running, over


async def _by_others(store, running, over):
    """What other parts of the house write; here it is put down as they would."""
    now = 1_700_000_000_000
    async with store.transaction() as queries:
        for sql in (
            f"insert into holds (match_id, seat, opened, move, made_at, due) "
            f"values ('{running.id}', 0, 1, 'advance', {now}, {now})",
            f"insert into orders (match_id, seat, topic, move) values ('{running.id}', 0, 'take', 'take')",
            f"insert into vacations (user_id, from_at, until_at) values ({AIKO.id}, {now}, {now + 1})",
            f"delete from ratings where user_id = {AIKO.id}",
            f"insert into ratings (guild, game, user_id, mu, sigma, matches) "
            f"values (7, 'kengo', {AIKO.id}, 25.0, 8.3, 1)",
            f"delete from results where match_id = '{over.id}' and seat = 1",
            f"insert into results (match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, "
            f"ended_at) values ('{over.id}', 1, {AIKO.id}, 7, 'kengo', 1, 2, 'won', 1, 1, 25.0, 8.3, {now})",
            f"update seats set notes = 'Aiko thinks' where match_id = '{running.id}' and seat = 0",
            f"update moves set owed = {AIKO.id} where match_id = '{over.id}' and ply = 1",
            f"update news set about = '{AIKO.id}' where match_id = '{running.id}'",
            f"update seats set offered = {AIKO.id} where match_id = '{over.id}' and seat = 0",
            f"update seats set wanted_by = {AIKO.id} where match_id = '{over.id}' and seat = 0",
            f"insert into holders (match_id, seat, nth, ply, user_id) values ('{running.id}', 0, 1, 0, {AIKO.id})",
        ):
            await written(queries, sql)


async def written(queries, sql):
    connection = queries._connection
    if isinstance(connection, Transaction):
        await connection.executemany(sql, [{}])
    else:
        await connection.executemany(sql, [()])


# Forgetting


async def test_nothing_of_them_is_left_in_any_table(dojo, store, clock, privacy, url):
    await everywhere(dojo, store, clock)
    before = await traces(url, str(AIKO.id), "Aiko")
    assert {table for table, _ in before} == {
        *(
            "people",
            "seats",
            "guests",
            "lobbies",
            "vacations",
            "blocks",
            "reports",
            "results",
            "ratings",
            "news",
            "moves",
            "pings",
            "holders",
            "learners",
            "followers",
            "guesses",
            "bars",
        ),
    }, "the test has left a trace of her in every table that can hold one"
    await privacy.forget(AIKO.id, called)
    await dms_deleted(privacy)
    assert await traces(url, str(AIKO.id), "Aiko") == {("bars", "user_id")}, "or erasing oneself would lift every bar"


async def test_what_was_written_to_them_is_known_until_it_is_deleted(dojo, privacy, clock):
    table = await dojo.match(AIKO, BRUNO, game="kengo")
    await dojo.messages.delivered(table.id, Places(hands={table.seat_of(AIKO.id): 77}), [])
    await dojo.people.store_dm_channel(AIKO.id, 7)
    await privacy.forget(AIKO.id, called)
    [deletion] = await privacy.dm_deletions()
    assert (deletion.user, deletion.channel, deletion.hands) == (AIKO.id, 7, (77,))
    await privacy.put_off(deletion)
    assert await privacy.dm_deletions() == []
    clock.at += RETRY_MS
    assert await privacy.dm_deletions() == [deletion]
    await privacy.dms_deleted(deletion)
    assert await privacy.dm_deletions() == []


async def test_what_others_have_offered_them_is_forgotten_too(dojo, store, clock, privacy, exports, url):
    """In matches in which they have no seat, and in one whose seat they have given away."""
    substitutes = Substitutes(store, dojo.referee, dojo.people, clock)
    offered = await dojo.match(BRUNO, CHLOE, game="kengo")
    given = await dojo.match(AIKO, BRUNO, game="kengo")
    await substitutes.offer(offered.id, CHLOE.id, AIKO)
    await substitutes.offer(given.id, AIKO.id, DAI)
    told = await exported(exports, AIKO.id)
    assert told["offers"] == [{"match_id": offered.id, "seat": 1}]
    assert told["matches"][0]["seat"]["offered"] == str(DAI.id)
    await substitutes.take(given.id, 0, DAI)
    await privacy.forget(AIKO.id, called)
    await dms_deleted(privacy)
    assert await traces(url, str(AIKO.id), "Aiko") == set()


async def test_the_seat_they_have_asked_for_is_told_to_them_alone(dojo, store, exports, clock):
    substitutes = Substitutes(store, dojo.referee, dojo.people, clock)
    table = await dojo.match(BRUNO, CHLOE, game="kengo")
    await dojo.write("update seats set standin = 2, absent_since = 0 where seat = 0")
    await substitutes.take(table.id, 0, AIKO)
    told = await exported(exports, AIKO.id)
    assert told["requests"] == [{"match_id": table.id, "seat": 0}]
    assert str(AIKO.id) not in json.dumps(await exported(exports, BRUNO.id))


async def test_a_player_who_had_a_seat_in_between_is_forgotten_and_their_answers_are_told(
    dojo, store, exports, privacy, clock, url
):
    substitutes = Substitutes(store, dojo.referee, dojo.people, clock)
    table = await dojo.match(BRUNO, CHLOE, game="kengo", pace="friendly")
    seat, option = table.asks()[0].seat, str(table.asks()[0].options[0])
    for before, after in ((table.players[seat], AIKO), (AIKO, DAI)):
        await substitutes.offer(table.id, before.id, after)
        await substitutes.take(table.id, seat, after)
        if after is AIKO:
            await dojo.referee.answer(table.id, AIKO.id, None, option)
    [match] = (await exported(exports, AIKO.id))["matches"]
    assert [move["move"] for move in match["moves"]] == [option]
    assert (await exported(exports, DAI.id))["matches"][0]["moves"] == []
    await privacy.forget(AIKO.id, called)
    await dms_deleted(privacy)
    assert await traces(url, str(AIKO.id), "Aiko") == set()


async def test_a_player_who_is_forgotten_while_a_match_they_have_left_goes_on_waits_for_nobody_in_a_ring(
    dojo, store, privacy, monkeypatch
):
    table = await dojo.match(AIKO, BRUNO, CHLOE, game="regroup")
    await dojo.referee.resign(table.id, AIKO.id)
    async with dojo.referee.locked(table.id) as work:
        began, transaction = asyncio.Event(), store.transaction

        def beginning(*match):
            began.set()
            return transaction(*match)

        monkeypatch.setattr(store, "transaction", beginning)
        forgetting = asyncio.create_task(privacy.forget(AIKO.id, called))
        await began.wait()
        while store.shared and not await store.read._connection.fetchval(WAITING):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await work.queries.turn_seats([seat_clocks.row(work.table, seat) for seat in range(3)])
    await forgetting
    assert (await dojo.referee.table(table.id)).players[0].former


async def test_what_belonged_to_them_alone_is_gone(dojo, store, clock, privacy, url):
    running, over = await everywhere(dojo, store, clock)
    await privacy.forget(AIKO.id, called)
    left = await rows(url)
    assert not [row for table, row in left if table in {"holds", "orders", "vacations", "reports"}]
    assert [row["user_id"] for table, row in left if table == "blocks"] == [CHLOE.id], "another's block of her stays"
    seats = [row for table, row in left if table == "seats" and row["user_id"] <= FORMER]
    assert {(row["match_id"], row["seat"]) for row in seats} == {(running.id, 0), (over.id, 1)}
    assert {(row["name"], row["dm"], row["hand"], row["notes"], row["playing"]) for row in seats} == {
        ("Former player", 0, None, "", 0)
    }
    results = {row["match_id"]: row for table, row in left if table == "results" and row["user_id"] <= FORMER}
    assert {id: (row["place"], row["mu"], row["sigma"]) for id, row in results.items()} == {
        running.id: (2, None, None),
        over.id: (1, None, None),
    }
    assert not [row for table, row in left if table == "ratings" and row["user_id"] <= FORMER]


async def test_they_leave_the_match_that_runs_and_the_others_are_told(dojo, store, clock, privacy):
    running, _ = await everywhere(dojo, store, clock)
    await dojo.told()
    await privacy.forget(AIKO.id, called)
    table = await dojo.referee.table(running.id)
    assert table.status == "over"
    assert table.outcome.winners == (1,)
    assert table.names == ("Former player", "Bruno")
    assert ("result", None) in [
        (notice.kind, notice.seat) for notice in await dojo.told() if notice.match == running.id
    ]


async def test_what_is_left_there_again_has_waited_since_they_went(dojo, store, clock, privacy):
    """Not since 1970: the watchman would see a standstill."""
    await dojo.match(AIKO, BRUNO, game="kengo")
    await dojo.told()
    clock.at += 3_600_000
    await privacy.forget(AIKO.id, called)
    assert (await Queues.of(store, clock.at)).outbox.since == clock.at


async def test_that_the_boards_are_to_lose_the_name_is_known_even_if_we_are_killed_after_the_erasure(
    dojo, store, privacy, monkeypatch
):
    over, running = await dojo.match(AIKO, BRUNO, game="kengo"), await dojo.match(AIKO, BRUNO, CHLOE, game="regroup")
    leave = privacy._leave

    async def left_and_told(id):
        matches = await leave(id)
        await dojo.told()
        return matches

    async def killed():
        raise SystemExit

    monkeypatch.setattr(privacy, "_leave", left_and_told)
    monkeypatch.setattr(store, "empty_log", killed)
    with pytest.raises(SystemExit):
        await privacy.forget(AIKO.id, called)
    told = {(notice.match, notice.kind, notice.number) for notice in await dojo.told()}
    tables = [await dojo.referee.table(match.id) for match in (over, running)]
    assert [table.names[0] for table in tables] == ["Former player"] * 2
    assert told == {
        (table.id, kind, table.match.number) for table, kind in zip(tables, ("result", "board"), strict=True)
    }


async def test_they_are_erased_though_somebody_takes_over_their_seat_meanwhile(dojo, store, clock, privacy, url):
    substitutes = Substitutes(store, dojo.referee, dojo.people, clock)
    table = await dojo.match(AIKO, BRUNO, game="kengo")
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    playing = privacy._turns.playing

    async def before_she_sits_down(id):
        found = await playing(id)
        if found:
            await substitutes.take(table.id, 0, CHLOE)
        return found

    privacy._turns.playing = before_she_sits_down
    await privacy.forget(AIKO.id, called)
    await dms_deleted(privacy)
    assert (await dojo.referee.table(table.id)).names == ("Chloe", "Bruno")
    assert await traces(url, str(AIKO.id), "Aiko") == set()


async def test_a_match_of_others_goes_on_without_them(dojo, privacy):
    table = await dojo.match(AIKO, BRUNO, CHLOE, game="regroup")
    await privacy.forget(AIKO.id, called)
    after = await dojo.referee.table(table.id)
    assert (after.status, after.left, after.people(range(3))) == ("playing", (0,), (1, 2))
    assert not any(player.computer for player in after.players)
    assert (await answers(dojo, after, 4)).match.ply > after.match.ply


async def test_a_lobby_goes_on_without_them_and_nobody_waits_for_them(dojo, store, clock, privacy, url):
    lobby = await dojo.lobby(AIKO, CHLOE, game="kengo")
    kept = await dojo.lobby(DAI, game="kengo", invited=AIKO.id)
    await privacy.forget(AIKO.id, called)
    after = await dojo.lobbies.get(lobby.id)
    assert (after.host, after.ids) == (CHLOE.id, (CHLOE.id,))
    assert (await dojo.lobbies.get(kept.id)).invited is None


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_match_of_another_is_replayed_and_verified_without_them(dojo, store, privacy, url, game):
    table = await dojo.match(AIKO, BRUNO, game=game)
    await answers(dojo, table, 12)
    before = await dojo.referee.table(table.id)
    if before.status == "playing":
        before = await dojo.referee.resign(table.id, BRUNO.id)
    await privacy.forget(AIKO.id, called)
    row = (await store.read.match(id=table.id))[0]
    assert shuffle.commitment(row["secret"]) == row["commitment"]
    assert shuffle.seed(row["secret"], row["joins"]) == row["seed"]
    after = await dojo.referee.table(table.id)
    assert await replayed(url, after, row) == after.match == before.match
    assert after.outcome == before.outcome
    assert after.names == ("Former player", "Bruno")


async def test_a_seed_can_be_tied_to_somebody_until_they_are_forgotten(dojo, store, privacy, exports):
    """Their click is told to them, and to nobody else; it is what they can check that their coming counted with."""
    table = await dojo.match(AIKO, BRUNO, game="kengo")
    [lobby] = (await exported(exports, AIKO.id))["lobbies"]
    [told] = (await exported(exports, AIKO.id))["matches"]
    assert told["joins"].split(",")[0] == f"+{lobby['click']}" == f"+{AIKO.click}"
    await privacy.forget(AIKO.id, called)
    guests = await store.read.lobby(id=table.id)
    assert [bool(row["click"]) for row in guests] == [row["user_id"] == BRUNO.id for row in guests]


async def test_matches_begun_when_joins_named_people_name_them_no_longer(dojo, store, privacy, url):
    table = await dojo.match(AIKO, BRUNO, game="kengo")
    async with store.transaction() as queries:
        await written(queries, f"update matches set joins = '{AIKO.id}@1,{BRUNO.id}@2' where id = '{table.id}'")
    await privacy.forget(AIKO.id, called)
    assert (await store.read.match(id=table.id))[0]["joins"] == f"former@1,{BRUNO.id}@2"


async def test_two_who_are_forgotten_at_one_table_are_told_apart(dojo, privacy):
    table = await dojo.match(AIKO, BRUNO, CHLOE, game="regroup")
    await privacy.forget(AIKO.id, called)
    await privacy.forget(CHLOE.id, called)
    assert (await dojo.referee.table(table.id)).names == ("Former player", "Bruno", "Former player 2")


async def test_they_can_come_back_and_are_a_stranger(dojo, store, clock, privacy):
    running, over = await everywhere(dojo, store, clock)
    await privacy.forget(AIKO.id, called)
    for table in (running, over):
        with pytest.raises(NotSeated):
            (await dojo.referee.table(table.id)).seat_of(AIKO.id)
    assert (await dojo.lobby(AIKO, BRUNO, game="kengo")).full
    assert await dojo.people.preferences(AIKO.id) == await dojo.people.preferences(12345)
    await privacy.forget(AIKO.id, called)
    await privacy.forget(AIKO.id, called)


async def test_nobody_waits_for_somebody_forgotten_in_a_rematch(dojo, store, clock, privacy):
    _, over = await everywhere(dojo, store, clock)
    await privacy.forget(AIKO.id, called)
    async with store.transaction() as queries:
        await written(queries, f"update matches set rematch = null where id = '{over.id}'")
    lobby = await dojo.lobbies.rematch(over.id, BRUNO)
    assert lobby.invited is None
    assert (await dojo.lobbies.join(lobby.id, CHLOE)).full


async def test_somebody_who_is_alone_among_computers_takes_them_along(dojo, privacy):
    table = await dojo.against("novice", game="kengo")
    await privacy.forget(AIKO.id, called)
    assert (await dojo.referee.table(table.id)).status == "over"


async def replayed(url, table, row):
    """The match again from its seed and its moves alone."""
    now, _ = match.start(table.game, len(table.players), seed=row["seed"], options=table.options)
    moves = [each for name, each in await rows(url) if name == "moves" and each["match_id"] == table.id and each["ply"]]
    for each in sorted(moves, key=lambda each: each["ply"]):
        seat, move = each["seat"], each["move"]
        if move == "leave":
            now, _ = match.leave(table.game, now, seat)
        else:
            now, _ = match.answer(table.game, now, seat, match.parse(table.game, now, seat, move))
    return now


# Telling


async def test_all_that_is_kept_is_told_and_is_what_the_schema_says(dojo, store, clock, exports):
    running, over = await everywhere(dojo, store, clock)
    told = await exported(exports, AIKO.id)
    assert told["person"]["name"] == "Aiko"
    assert told["person"]["quiet_from"] == 1320
    assert told["blocks"] == [str(DAI.id)], "and not who has blocked her"
    assert [each["words"] for each in told["reports"]] == ["He was rude."]
    assert {each["id"] for each in told["matches"]} == {running.id, over.id}
    assert (len(told["vacations"]), len(told["results"]), len(told["ratings"]), len(told["lobbies"])) == (1, 1, 1, 3)
    assert len(told["invitations"]) == 2
    assert {(each["channel"], each["answers"], each["share"]) for each in told["lobbies"]} >= {("8", 0, 100)}
    [playing] = [each for each in told["matches"] if each["id"] == running.id]
    assert playing["seat"]["notes"] == "Aiko thinks"
    assert playing["holds"]
    assert playing["orders"]


async def test_nobody_else_and_no_secret_is_told(dojo, store, clock, exports):
    running, over = await everywhere(dojo, store, clock)
    told = json.dumps(await exported(exports, AIKO.id))
    for other in (BRUNO, CHLOE):
        assert str(other.id) not in told
        assert other.name not in told
    for id in (running.id, over.id):
        row = (await store.read.match(id=id))[0]
        assert row["secret"] not in told
        assert (row["seed"] in told) == (id == over.id)


@pytest.mark.parametrize("game", list(GAMES))
async def test_of_a_match_only_what_the_own_seat_sees_is_told(dojo, exports, game):
    table = await answers(dojo, await dojo.match(AIKO, BRUNO, game=game), 6)
    [told] = (await exported(exports, AIKO.id))["matches"]
    view = table.view(0)
    assert told["seen"] == codec.plain(type(view), view)
    assert {each["ply"] for each in told["moves"]} == {
        logged.ply for logged in await dojo.log(table.id) if logged.seat == 0
    }


async def test_of_a_stranger_nothing_is_told(exports):
    told = await exported(exports, 12345)
    assert not any(value for name, value in told.items() if name not in {"format", "made_at", "part"})


# Reports


async def test_a_report_waits_until_the_host_has_it(dojo, store, clock):
    reports = Reports(store, clock)
    await dojo.people.remember(AIKO.id, "Aiko", "en")
    id = await reports.write(AIKO.id, "  He was rude.  ", guild=7, match="abcdefgh")
    [report] = await reports.due()
    assert (report.id, report.name, report.match, report.words) == (id, "Aiko", "abcdefgh", "He was rude.")
    await reports.retry_later(report)
    assert await reports.due() == []
    clock.at += 60_001
    [again] = await reports.due()
    assert again.attempts == 1
    await reports.mark_sent(again)
    clock.at += 86_400_000
    assert await reports.due() == []


async def test_five_reports_a_day_and_no_empty_one(store, clock):
    reports = Reports(store, clock)
    for number in range(5):
        await reports.write(AIKO.id, f"report {number}")
    with pytest.raises(TooManyReports):
        await reports.write(AIKO.id, "one more")
    await reports.write(BRUNO.id, "another one's first")
    clock.at += 86_400_001
    await reports.write(AIKO.id, "the next day")
    with pytest.raises(NothingSaid):
        await reports.write(AIKO.id, " \n ")
