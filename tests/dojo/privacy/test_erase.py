"""People who ask are told all that is kept on them, and nothing of others, or are forgotten everywhere."""

import asyncio
import json

import pytest

from dojo import shuffle
from dojo.clock.paces import DAY, HOUR
from dojo.errors import NotSeated
from dojo.match.messages import Places
from dojo.ops.stalls import Queues
from dojo.people.people import FORMER
from dojo.people.reports import NothingSaid, TooManyReports
from dojo.privacy.erase import RETRY_MS
from dojo.table import seat_clocks
from engine import codec, match
from engine.games import GAMES
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, former, refused
from tests.storage.databases import BOTH, rows, tables

WAITING = "select count(*) from pg_locks where not granted"


async def erase(hall, player=AIKO):
    """And what was written to them is deleted, as the bot does after every erasure; until then it's known whose."""
    await hall.privacy.forget(player.id, former)
    for deletion in await hall.privacy.dm_deletions():
        await hall.privacy.dms_deleted(deletion)


async def traces(url, *marks):
    """The tables in which something of somebody is left, whatever tables there are."""
    found = {table: str(await rows(url, f"select * from {table}")) for table in await tables(url)}
    return {table for table, text in found.items() if any(mark in text for mark in (marks or (str(AIKO.id), "Aiko")))}


async def everywhere(hall, game="kengo"):
    """Somebody who has left a trace in every table that can hold one; the matches: one runs, one is over."""
    running = await hall.moved(await hall.match(AIKO, BRUNO, game=game), most=3)
    over = await hall.moved(await hall.match(BRUNO, AIKO, game=game), most=3)
    await hall.referee.resign(over.id, BRUNO.id)
    await hall.people.wants_dm(running.id, AIKO.id, True)
    await hall.messages.delivered(running.id, Places(hands={0: 4711}), [])
    await hall.lobby(AIKO, CHLOE, game=game, seats=2)
    await hall.lobby(DAI, game=game, invited=AIKO.id)
    await hall.lobbies.rematch(over.id, BRUNO)
    await hall.preferences.change(AIKO.id, "from", "1320")
    await hall.learners.reach(AIKO, game, 1)
    watched = await hall.match(BRUNO, CHLOE, game=game)
    await hall.followers.follow(watched, AIKO, "round")
    await hall.guesses.lock_in(watched.id, AIKO, watched.guild, watched.match.number, "advance")
    await hall.blocks.block(AIKO.id, DAI.id)
    await hall.blocks.block(CHLOE.id, AIKO.id)
    await hall.reports.write(AIKO.id, "He was rude.", guild=7, match=over.id)
    await hall.bars.bar(77, AIKO.id, "Aiko was rude.")
    now, at = hall.clock.at, f"match_id = '{running.id}' and seat = 0"
    for sql in (  # what others write, and what takes long to come about
        f"insert into held_moves (match_id, seat, opened, move, made_at, due) values ('{running.id}', 0, 1, 'x', 1, 1)",
        f"insert into plans values ('{running.id}', 0, '', 'view', 'take 1')",
        f"insert into vacations (user_id, from_at, until_at) values ({AIKO.id}, {now}, {now + 1})",
        f"delete from ratings where user_id = {AIKO.id}",
        f"insert into ratings (guild, game, user_id, mu, sigma, matches) values (7, 'kengo', {AIKO.id}, 25.0, 8.3, 1)",
        f"delete from results where match_id = '{over.id}' and seat = 1",
        f"insert into results (match_id, seat, user_id, guild, game, place, seats, verdict, rated, nth, mu, sigma, "
        f"ended_at) values ('{over.id}', 1, {AIKO.id}, 7, 'kengo', 1, 2, 'won', 1, 1, 25.0, 8.3, {now})",
        f"update seats set notes = 'Aiko thinks' where {at}",
        f"update moves set owed = {AIKO.id} where match_id = '{over.id}' and ply = 1",
        f"update notices set about = '{AIKO.id}' where match_id = '{running.id}'",
        f"update seats set offered = {AIKO.id}, wanted_by = {AIKO.id} where match_id = '{over.id}' and seat = 0",
        f"insert into substitutes (match_id, seat, nth, ply, user_id) values ('{running.id}', 0, 1, 0, {AIKO.id})",
    ):
        await hall.write(sql)
    return running, over


@BOTH
async def test_nothing_of_them_is_left_in_any_table(hall, url):
    running, over = await everywhere(hall)
    assert await traces(url) == {
        *(
            "people",
            "seats",
            "lobby_players",
            "lobbies",
            "vacations",
            "blocks",
            "reports",
            "results",
            "ratings",
            "notices",
        ),
        *("moves", "pings", "substitutes", "learners", "followers", "guesses", "bars"),
    }, "the test has left a trace of her in every table that can hold one"
    await erase(hall)
    assert await traces(url) == {"bars"}, "or erasing oneself would lift every bar"
    assert await rows(url, "select user_id, reason from bars") == [(AIKO.id, "")]
    for table in ("held_moves", "plans", "vacations", "reports"):
        assert await rows(url, f"select * from {table}") == []
    assert await rows(url, "select user_id from blocks") == [(CHLOE.id,)], "another's block of her stays"
    facts = "match_id, seat, name, dm, hand_message, notes, playing"
    assert set(await rows(url, f"select {facts} from seats where user_id <= {FORMER}")) == {
        (id, seat, "Former player", 0, None, "", 0) for id, seat in ((running.id, 0), (over.id, 1))
    }
    results = await rows(url, f"select match_id, place, mu, sigma from results where user_id <= {FORMER}")
    assert set(results) == {(running.id, 2, None, None), (over.id, 1, None, None)}


async def test_what_was_written_to_them_is_known_until_it_is_deleted(hall, clock):
    table = await hall.match(AIKO, BRUNO)
    await hall.messages.delivered(table.id, Places(hands={0: 77}), [])
    await hall.people.store_dm_channel(AIKO.id, 7)
    await hall.privacy.forget(AIKO.id, former)
    [deletion] = await hall.privacy.dm_deletions()
    assert (deletion.user, deletion.channel, deletion.hands) == (AIKO.id, 7, (77,))
    await hall.privacy.put_off(deletion)
    assert await hall.privacy.dm_deletions() == []
    clock.at += RETRY_MS
    assert await hall.privacy.dm_deletions() == [deletion]
    await hall.privacy.dms_deleted(deletion)
    assert await hall.privacy.dm_deletions() == []


async def test_what_others_have_offered_them_and_a_seat_they_had_in_between_is_forgotten_too(hall, url):
    """In matches in which they have no seat, and in one whose seat they have given away."""
    offered, given, asked = [await hall.match(BRUNO, CHLOE, pace="friendly") for _ in range(3)]
    await hall.substitutes.offer(offered.id, CHLOE.id, AIKO)
    await hall.write(f"update seats set standin = 2, absent_since = 0 where match_id = '{asked.id}' and seat = 0")
    await hall.substitutes.take(asked.id, 0, AIKO)
    given = await hall.show(await hall.hand_over(given, 0, AIKO), AIKO)
    await hall.substitutes.offer(given.id, AIKO.id, DAI)
    assert (await hall.exported(AIKO))["matches"][0]["seat"]["offered"] == str(DAI.id)
    await hall.substitutes.take(given.id, 0, DAI)
    told = await hall.exported(AIKO)
    assert (told["offers"], told["requests"]) == (
        [{"match_id": offered.id, "seat": 1}], [{"match_id": asked.id, "seat": 0}]
    )  # fmt: skip
    assert [move["move"] for move in told["matches"][0]["moves"]] == ["show 1"]
    assert (await hall.exported(DAI))["matches"][0]["moves"] == []
    assert str(AIKO.id) not in json.dumps(await hall.exported(BRUNO))
    await erase(hall)
    assert await traces(url) == set()


@BOTH
async def test_a_player_who_is_forgotten_while_a_match_they_have_left_goes_on_waits_for_nobody_in_a_ring(
    hall, store, monkeypatch
):
    table = await hall.match(AIKO, BRUNO, CHLOE, game="regroup")
    await hall.referee.resign(table.id, AIKO.id)
    async with hall.referee.locked(table.id) as work:
        began, transaction = asyncio.Event(), store.transaction

        def beginning(*match):
            began.set()
            return transaction(*match)

        monkeypatch.setattr(store, "transaction", beginning)
        forgetting = asyncio.create_task(hall.privacy.forget(AIKO.id, former))
        await began.wait()
        while store.shared and not await store.read._connection.fetchval(WAITING):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await work.queries.turn_seats([seat_clocks.row(work.table, seat) for seat in range(3)])
    await forgetting
    assert (await hall.referee.table(table.id)).players[0].former


async def test_they_leave_what_runs_and_the_others_are_told_since_when_and_play_on(hall, store, clock):
    two, three = await hall.match(AIKO, BRUNO), await hall.match(AIKO, BRUNO, CHLOE)
    practice = await hall.against("novice")
    await hall.told()
    clock.at += HOUR
    await hall.privacy.forget(AIKO.id, former)
    assert (await Queues.of(store, clock.at)).outbox.since == clock.at, "not 1970: it would be a standstill"
    over, after, alone = [await hall.referee.table(table.id) for table in (two, three, practice)]
    assert (over.status, over.outcome.winners, over.names) == ("over", (1,), ("Former player", "Bruno"))
    assert ("result", None) in [(each.kind, each.seat) for each in await hall.told() if each.match == two.id]
    assert (after.status, after.left, after.people(range(3)), alone.status) == ("playing", (0,), (1, 2), "over")
    assert not any(player.computer for player in after.players)
    assert (await hall.show(after, BRUNO, CHLOE)).match.ply == after.match.ply + 2


async def test_that_the_boards_are_to_lose_the_name_is_known_even_if_we_are_killed_after_the_erasure(
    hall, store, monkeypatch
):
    matches, leave = [await hall.match(AIKO, BRUNO), await hall.match(AIKO, BRUNO, CHLOE)], hall.privacy._leave

    async def left_and_told(id):
        found = await leave(id)
        await hall.told()
        return found

    async def killed():
        raise SystemExit

    monkeypatch.setattr(hall.privacy, "_leave", left_and_told)
    monkeypatch.setattr(store, "empty_log", killed)
    await refused(SystemExit, hall.privacy.forget(AIKO.id, former))
    told = {(notice.match, notice.kind, notice.number) for notice in await hall.told()}
    after = [await hall.referee.table(match.id) for match in matches]
    assert [table.names[0] for table in after] == ["Former player"] * 2
    kinds = zip(after, ("result", "board"), strict=True)
    assert told == {(table.id, kind, table.match.number) for table, kind in kinds}


async def test_they_are_erased_though_somebody_takes_over_their_seat_meanwhile(hall, url):
    table = await hall.match(AIKO, BRUNO)
    await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
    playing = hall.privacy._turns.playing

    async def before_she_sits_down(id):
        if found := await playing(id):
            await hall.substitutes.take(table.id, 0, CHLOE)
        return found

    hall.privacy._turns.playing = before_she_sits_down
    await erase(hall)
    assert (await hall.referee.table(table.id)).names == ("Chloe", "Bruno")
    assert await traces(url) == set()


async def test_a_lobby_goes_on_without_them_and_nobody_waits_for_them_there_or_in_a_rematch(hall):
    lobby, kept, over = await hall.lobby(AIKO, CHLOE), await hall.lobby(DAI, invited=AIKO.id), await hall.over()
    await hall.privacy.forget(AIKO.id, former)
    after = await hall.lobbies.get(lobby.id)
    assert (after.host, after.ids, (await hall.lobbies.get(kept.id)).invited) == (CHLOE.id, (CHLOE.id,), None)
    again = await hall.lobbies.rematch(over.id, BRUNO)
    assert again.invited is None
    assert (await hall.lobbies.join(again.id, CHLOE)).full


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_match_of_another_is_replayed_and_verified_without_them(hall, store, url, game):
    table = await hall.moved(await hall.match(AIKO, BRUNO, game=game), most=12)
    before = await hall.referee.resign(table.id, BRUNO.id) if table.status == "playing" else table
    await hall.privacy.forget(AIKO.id, former)
    row = (await store.read.match(id=table.id))[0]
    assert shuffle.commitment(row["secret"]) == row["commitment"]
    assert shuffle.seed(row["secret"], row["joins"]) == row["seed"]
    after = await hall.referee.table(table.id)
    now, _ = match.start(after.game, 2, seed=row["seed"], options=after.options)
    for seat, move in await rows(url, "select seat, move from moves where ply > 0 order by ply"):
        if move == "leave":
            now, _ = match.leave(after.game, now, seat)
        else:
            now, _ = match.answer(after.game, now, seat, match.parse(after.game, now, seat, move))
    assert now == after.match == before.match
    assert (after.outcome, after.names) == (before.outcome, ("Former player", "Bruno"))


async def test_a_seed_can_be_tied_to_somebody_until_they_are_forgotten(hall, store):
    """Their click is told to them, and to nobody else; it is what they can check that their coming counted with."""
    table = await hall.match(AIKO, BRUNO)
    told = await hall.exported(AIKO)
    assert told["matches"][0]["joins"].split(",")[0] == f"+{told['lobbies'][0]['click']}" == f"+{AIKO.click}"
    await hall.privacy.forget(AIKO.id, former)
    guests = await store.read.lobby(id=table.id)
    assert [bool(row["click"]) for row in guests] == [row["user_id"] == BRUNO.id for row in guests]


async def test_two_who_are_forgotten_at_one_table_are_told_apart_and_can_come_back_as_strangers(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    for player in (AIKO, CHLOE):
        await hall.privacy.forget(player.id, former)
    found = await hall.referee.table(table.id)
    assert found.names == ("Former player", "Bruno", "Former player 2")
    with pytest.raises(NotSeated):
        found.seat_of(AIKO.id)
    assert (await hall.lobby(AIKO, BRUNO)).full
    assert await hall.people.preferences(AIKO.id) == await hall.people.preferences(12345)
    for _ in range(2):
        await hall.privacy.forget(AIKO.id, former)


@BOTH
async def test_all_that_is_kept_is_told_and_nobody_else_and_no_secret(hall, store):
    running, over = await everywhere(hall)
    told = await hall.exported(AIKO)
    assert (told["person"]["name"], told["person"]["quiet_from"]) == ("Aiko", 1320)
    assert told["blocks"] == [str(DAI.id)], "and not who has blocked her"
    assert [each["words"] for each in told["reports"]] == ["He was rude."]
    assert {each["id"] for each in told["matches"]} == {running.id, over.id}
    lists = ("vacations", "results", "ratings", "lobbies", "invitations")
    assert [len(told[name]) for name in lists] == [1, 1, 1, 3, 2]
    assert {(each["channel"], each["answers"], each["share"]) for each in told["lobbies"]} >= {("8", 0, 100)}
    [playing] = [each for each in told["matches"] if each["id"] == running.id]
    assert (playing["seat"]["notes"], len(playing["held_moves"]), len(playing["plans"])) == ("Aiko thinks", 1, 1)
    text = json.dumps(told)
    assert not [mark for other in (BRUNO, CHLOE) for mark in (str(other.id), other.name) if mark in text]
    for id in (running.id, over.id):
        row = (await store.read.match(id=id))[0]
        assert (row["secret"] in text, row["seed"] in text) == (False, id == over.id)


@pytest.mark.parametrize("game", list(GAMES))
async def test_of_a_match_only_what_the_own_seat_sees_is_told(hall, game):
    table = await hall.moved(await hall.match(AIKO, BRUNO, game=game), most=6)
    [told] = (await hall.exported(AIKO))["matches"]
    view = table.view(0)
    assert told["seen"] == codec.plain(view)
    assert {each["ply"] for each in told["moves"]} == {each.ply for each in await hall.log(table.id) if each.seat == 0}


async def test_of_a_stranger_nothing_is_told(hall):
    told = await hall.exported(DAI)
    assert not any(value for name, value in told.items() if name not in {"format", "made_at", "part"})


async def test_a_report_waits_until_the_host_has_it(hall, clock):
    await hall.people.remember(AIKO.id, "Aiko", "en")
    id = await hall.reports.write(AIKO.id, "  He was rude.  ", guild=7, match="abcdefgh")
    [report] = await hall.reports.due()
    assert (report.id, report.name, report.match, report.words) == (id, "Aiko", "abcdefgh", "He was rude.")
    await hall.reports.retry_later(report)
    assert await hall.reports.due() == []
    clock.at += 60_001
    [again] = await hall.reports.due()
    assert again.attempts == 1
    await hall.reports.mark_sent(again)
    clock.at += DAY
    assert await hall.reports.due() == []


async def test_five_reports_a_day_and_no_empty_one(hall, clock):
    for number in range(5):
        await hall.reports.write(AIKO.id, f"report {number}")
    await refused(TooManyReports, hall.reports.write(AIKO.id, "one more"))
    await hall.reports.write(BRUNO.id, "another one's first")
    clock.at += DAY + 1
    await hall.reports.write(AIKO.id, "the next day")
    await refused(NothingSaid, hall.reports.write(AIKO.id, " \n "))
