"""What is kept on people is told to them, or forgotten everywhere, which resets no limit; and how long it is kept."""

import json

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import CannotJoin, MatchDeleted, NoSuchLobby, NoSuchMatch, NotInvited, NotSeated, VacationTooLong
from dojo.limits import LOBBIES_AN_HOUR, PINGS_AN_HOUR, REPORTS_A_DAY
from dojo.lobby.limits import TooManyLobbiesOpened
from dojo.match.messages import Places
from dojo.match.verification import proved
from dojo.ops.stalls import Queues
from dojo.people.people import FORMER
from dojo.people.pings import TooManyPings
from dojo.people.remembered import counts_of, pseudonym
from dojo.people.reports import NothingSaid, TooManyReports
from dojo.people.vacations import YEAR_DAYS
from dojo.privacy.erase import HABITS_REMEMBERED, RETRY_MS
from dojo.privacy.export import PIECE, ExportedLately
from dojo.privacy.retention import CLOSED_MS, RETENTION_DAYS
from dojo.ratings.ratings import Skill
from engine import codec
from engine.games import GAMES
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, PEOPLE, Hall, former, refused, until
from tests.storage.databases import BOTH, raw, rows, tables

UNFORGOTTEN = replace(AIKO, name="Aiko the Unforgotten")
SAID = "He was rude, and he knows it."
OLD = RETENTION_DAYS * DAY


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
        *("people", "seats", "lobby_players", "lobbies", "vacations", "blocks", "reports", "results", "ratings"),
        *("notices", "moves", "pings", "substitutes", "learners", "followers", "guesses", "bars"),
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


async def test_a_board_that_was_told_of_their_leaving_is_told_again_once_the_name_is_gone(hall, monkeypatch):
    await hall.match(AIKO, BRUNO, CHLOE)
    leave = hall.privacy._leave

    async def left_and_told(id):
        found = await leave(id)
        await hall.told()
        return found

    monkeypatch.setattr(hall.privacy, "_leave", left_and_told)
    await hall.privacy.forget(AIKO.id, former)
    assert await hall.heard() == [("board", None)]


async def test_a_lobby_goes_on_without_them_and_nobody_waits_for_them_there_or_in_a_rematch(hall):
    lobby, kept, over = await hall.lobby(AIKO, CHLOE), await hall.lobby(DAI, invited=AIKO.id), await hall.over()
    await hall.privacy.forget(AIKO.id, former)
    after = await hall.lobbies.get(lobby.id)
    assert (after.host, after.ids, (await hall.lobbies.get(kept.id)).invited) == (CHLOE.id, (CHLOE.id,), None)
    again = await hall.lobbies.rematch(over.id, BRUNO)
    assert again.invited is None
    assert (await hall.lobbies.join(again.id, CHLOE)).full


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_match_of_another_is_replayed_and_verified_without_them(hall, game):
    table = await hall.moved(await hall.match(AIKO, BRUNO, game=game), most=12)
    before = await hall.referee.resign(table.id, BRUNO.id) if table.status == "playing" else table
    await hall.privacy.forget(AIKO.id, former)
    history = await hall.archive.ended(table.id)
    assert proved(history).holds
    assert history.at(history.last).match == before.match
    assert (history.table.outcome, history.table.names) == (before.outcome, ("Former player", "Bruno"))


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
    await refused(NothingSaid, hall.reports.write(AIKO.id, " \n "))


@pytest.fixture
def bytes_left(store, tmp_path):
    """Which of these words are in some byte of it."""

    def found(*words):
        kept = raw(tmp_path / "hikyaku.db")
        return [word for word in words if word.encode() in kept]

    return found


async def test_of_somebody_who_asked_for_it(hall, bytes_left):
    table = await hall.over(UNFORGOTTEN, BRUNO, loser=1)
    await hall.reports.write(AIKO.id, SAID, guild=7, match=table.id)
    marks = (UNFORGOTTEN.name, SAID, BRUNO.name)
    assert bytes_left(*marks) == [*marks]
    await hall.privacy.forget(AIKO.id, former)
    assert bytes_left(*marks) == [BRUNO.name]


async def test_of_a_server_that_removed_the_bot(hall, bytes_left):
    await hall.servers.joined(7, "Dojo of the Departed")
    await hall.match(AIKO, BRUNO, guild=7)
    await hall.servers.left(7)
    hall.clock.at += 30 * DAY
    assert bytes_left("Dojo of the Departed")
    assert await hall.servers.forget() == [7]
    assert not bytes_left("Dojo of the Departed")


@pytest.fixture
async def erased(hall):
    for each in PEOPLE:
        await hall.people.remember(each.id, each.name, each.locale)

    async def erased(player):
        """Gone, and back at once."""
        await hall.privacy.forget(player.id, former)
        await hall.people.remember(player.id, player.name, player.locale)

    return erased


async def invite(hall):
    lobby = await hall.lobby(AIKO, invited=BRUNO.id)
    await hall.lobbies.leave(lobby.id, AIKO.id)


@pytest.mark.parametrize("what", ["lobbies", "calls", "reports"])
async def test_no_limit_begins_anew_for_somebody_who_comes_back(hall, clock, erased, what):
    """And that of a day ends when it would have, however often they go."""
    act, most, length, refusal = {
        "lobbies": (lambda: hall.lobby(AIKO), LOBBIES_AN_HOUR, HOUR, TooManyLobbiesOpened),
        "calls": (lambda: invite(hall), PINGS_AN_HOUR, HOUR, TooManyPings),
        "reports": (lambda: hall.reports.write(AIKO.id, "He was rude."), REPORTS_A_DAY, DAY, TooManyReports),
    }[what]
    for _ in range(most):
        await act()
        await erased(AIKO)
    await refused(refusal, act())
    for _ in range(3):
        clock.at += length // 3 + 1
        if length == DAY:
            await erased(AIKO)
    await act()


@BOTH
async def test_somebody_who_blocked_them_still_does_not_meet_them_until_they_unblock_a_nameless_entry(hall, erased):
    table, lobby, blocks = await hall.match(CHLOE, BRUNO), await hall.lobby(CHLOE), hall.blocks
    for _ in range(2):  # however often they are erased, one block stays one
        await blocks.block(CHLOE.id, AIKO.id)
        await erased(AIKO)
    pairs = ((AIKO, CHLOE), (CHLOE, AIKO), (BRUNO, CHLOE))
    assert [await blocks.between(one.id, other.id) for one, other in pairs] == [True, True, False]
    await refused(CannotJoin, hall.lobbies.join(lobby.id, AIKO))
    await refused(NotInvited, hall.hand_over(table, 1, AIKO))
    [(id, name)] = await blocks.of(CHLOE.id)
    assert (id < FORMER, name) == (True, "")
    await blocks.unblock(CHLOE.id, id)
    assert not await blocks.between(AIKO.id, CHLOE.id)


async def test_days_of_vacation_are_spent_for_the_year(hall, clock, erased):
    await hall.vacations.begin(AIKO.id, clock.at + 20 * DAY)
    clock.at += 15 * DAY
    for _ in range(2):
        await erased(AIKO)
    assert await hall.vacations.of(AIKO.id) is None, "what was left of it is not spent"
    assert await hall.vacations.days_left(AIKO.id) == YEAR_DAYS - 15
    await refused(VacationTooLong, hall.vacations.begin(AIKO.id, clock.at + 7 * DAY))
    clock.at += 60 * DAY
    assert await hall.vacations.days_left(AIKO.id) == YEAR_DAYS


async def test_how_reliable_they_were_stays(hall, clock, erased):
    for _ in range(12):
        clock.at += HOUR
        await hall.show(await hall.match(), AIKO, BRUNO, move="show 2")
    await hall.write("update moves set late = 1 where seat = 0")
    before = await hall.leaderboards.habits(AIKO.id)
    assert (before.answers, before.share) == (12, 0)
    for _ in range(2):
        await erased(AIKO)
        assert await hall.leaderboards.habits(AIKO.id) == before
    assert (await hall.people.remember_player(AIKO)).habits == before


async def test_it_is_kept_without_the_id_and_not_as_a_plain_hash_under_one_key(hall, store, erased):
    await hall.blocks.block(CHLOE.id, AIKO.id)
    await erased(AIKO)
    assert not await counts_of(store.read, AIKO.id), "they did nothing to be counted"
    key = await store.read.key(name="pseudonyms")
    [(id, _)] = await hall.blocks.of(CHLOE.id)
    assert (len(bytes.fromhex(key)), id) == (32, pseudonym(bytes.fromhex(key), AIKO.id))
    assert id != pseudonym(bytes(32), AIKO.id)
    await erased(BRUNO)
    assert await store.read.key(name="pseudonyms") == key


async def test_expired_counts_are_deleted_and_until_then_told_to_them(hall, store, clock, erased):
    await hall.reports.write(AIKO.id, "He was rude.")
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    clock.at += DAY // 2
    await erased(AIKO)
    told = (await hall.exported(AIKO))["remembered"]
    assert {"what": "reports", "amount": 1, "until": clock.at + DAY // 2} in told
    assert not (await hall.exported(BRUNO))["remembered"]
    for later, kept in ((0, {"reports", "vacation"}), (DAY, {"vacation"}), (HABITS_REMEMBERED, set())):
        clock.at += later
        await hall.retention.look()
        assert set(await counts_of(store.read, AIKO.id)) == kept


async def handed(hall, *players, **terms):
    """A match, from one to the next of these, each of whom answers once, as Bruno does."""
    table = await hall.match(options=LONG, **terms)
    for player in players:
        if table.players[0].id != player.id:
            table = await hall.hand_over(table, 0, player)
        for each in (player, BRUNO):
            hall.clock.at += 1000
            table = await hall.show(table, each, move="show 2")
    return table


async def plies(hall, player):
    [match] = (await hall.exported(player))["matches"]
    return [move["ply"] for move in match["moves"]]


async def test_somebody_who_has_left_the_seat_sees_no_more_of_it_and_nobody_is_named_to_the_other(hall):
    table = await handed(hall, AIKO, CHLOE)
    for player, others in ((CHLOE, (AIKO, BRUNO)), (AIKO, (CHLOE, BRUNO))):
        found = json.dumps(await hall.exported(player))
        assert not [other.name for other in others if str(other.id) in found or other.name in found]
    [left], [taken] = [(await hall.exported(player))["matches"] for player in (AIKO, CHLOE)]
    assert (left["id"], left["seat"], left["seen"], left["status"]) == (table.id, {"seat": 0}, None, "playing")
    assert "seed" not in left
    assert (taken["seat"]["user_id"], bool(taken["seen"])) == (str(CHLOE.id), True)


@pytest.mark.parametrize("pace", ["daily", "friendly"])
async def test_each_is_told_their_own_answers(hall, pace):
    """As `docs/export.md` says: a new player never gets the secret answers of the one before."""
    await handed(hall, AIKO, CHLOE, AIKO, pace=pace)
    assert [await plies(hall, player) for player in (AIKO, CHLOE, BRUNO)] == [[1, 5], [3], [2, 4, 6]]


async def test_a_seat_handed_on_while_it_is_exported_is_not_seen(hall, clock):
    """Which seats are theirs has been read by then."""
    await hall.match()
    clock.at += 1000
    table = await hall.match()
    reading = hall.exports._items(AIKO.id)
    async for name, _ in reading:
        if name == "matches":
            await hall.hand_over(table, 0, CHLOE)
            break
    left = [item async for name, items in reading if name == "matches" for item in items]
    assert [(match["seat"], match["seen"]) for match in left] == [({"seat": 0}, None)]


async def test_no_part_is_larger_than_it_may_be_and_together_they_hold_everything(hall):
    await hall.match()
    [part] = await hall.parts(AIKO)
    assert (part["part"], part["more"]) == (1, False)
    for number in range(20):
        await hall.reports.write(AIKO.id, f"{number:04}" + "é" * 400)
        hall.clock.at += 24 * HOUR
    sizes = [len(part) async for part in hall.exports.parts(AIKO.id, most=4000)]
    assert (len(sizes) > 4, max(sizes) <= 4000) == (True, True)
    found = await hall.parts(AIKO, most=4000)
    numbers = range(1, len(sizes) + 1)
    assert [(part["part"], part["more"]) for part in found] == [(number, number < len(sizes)) for number in numbers]
    assert {part["person"]["name"] for part in found} == {"Aiko"}
    words = [report["words"][:4] for part in found for report in part["reports"]]
    assert words == [f"{number:04}" for number in range(20)]
    assert sum(len(part["matches"]) for part in found) == 1
    assert len(await hall.parts(AIKO, most=10)) > 20, "what is larger than a part by itself is one of its own"


@BOTH
async def test_rows_are_read_in_pieces_and_none_is_left_out_or_doubled(hall, store):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    codes = ["".join("abcdefghij"[int(digit)] for digit in f"{number:08}") for number in range(2 * PIECE + 1)]
    facts = {"seat": 0, "user_id": AIKO.id, "guild": 7, "game": "morra", "place": 1, "seats": 2, "verdict": "won"}
    facts |= {"rated": 0, "nth": None, "mu": None, "sigma": None}
    async with store.transaction() as queries:
        rows = [{"match_id": code, "now": number // 3, **facts} for number, code in enumerate(codes)]
        await queries.write_results(rows[::-1])
    assert [row["match_id"] for row in (await hall.exported(AIKO))["results"]] == codes


async def test_one_export_an_hour_also_for_somebody_who_came_back_unless_it_failed(hall, clock, erased):
    await hall.exports.begin(AIKO.id)
    clock.at += 1000
    await erased(AIKO)
    refusal = await refused(ExportedLately, hall.exports.begin(AIKO.id))
    assert refusal.facts == {"at": clock.at - 1000 + HOUR}
    await hall.exports.begin(BRUNO.id)
    await hall.exports.failed(AIKO.id)
    await hall.exports.begin(AIKO.id)
    clock.at += HOUR
    await hall.exports.begin(AIKO.id)


async def passed(hall, time):
    hall.clock.at += time
    await hall.retention.look()


async def known(hall, *players):
    return [bool(await hall.store.read.person(id=player.id)) for player in players]


@BOTH
async def test_of_an_old_match_only_its_results_are_left(hall, url):
    table = await hall.hand_over(await hall.match(), 1, CHLOE)
    await hall.referee.resign(table.id, AIKO.id)
    place = f"'{table.id}', 0"
    await hall.write(
        f"insert into held_moves (match_id, seat, opened, move, made_at, due) values ({place}, 1, 'x', 1, 1)"
    )
    await hall.write(f"insert into plans values ({place}, '', 'view', 'show 1')")
    before = {"held_moves", "plans", "notices", "moves", "seats", "substitutes", "matches", "results"}
    before |= {"lobbies", "lobby_players"}
    for time, left in ((0, before), (OLD - 1000, before), (MINUTE, {"results"})):
        await passed(hall, time)
        assert await traces(url, table.id) == left
    await refused(MatchDeleted, hall.archive.ended(table.id))
    assert type(await refused(NoSuchMatch, hall.referee.table("a" * 8))) is NoSuchMatch


async def test_a_match_that_runs_is_kept_however_old_and_zero_keeps_all_for_ever(hall, store, clock):
    running, over = await hall.match(), await hall.over()
    await passed(Hall(store, clock, retention_days=0), 20 * OLD)
    await passed(hall, -17 * OLD - 3 * OLD + 1)
    assert [(await hall.referee.table(each.id)).status for each in (running, over)] == ["playing", "over"]
    await passed(hall, 3 * OLD)
    assert (await hall.referee.table(running.id)).status == "playing"


async def test_ratings_careers_and_leaderboards_stay_and_go_on_from_where_they_were(hall):
    for _ in range(3):
        hall.clock.at += 1
        await hall.over()

    async def standing():
        leaders = await hall.leaderboards.leaders(7, "morra", 0, AIKO.id)
        return leaders, [await hall.leaderboards.careers(player.id, 7) for player in (AIKO, BRUNO)]

    before = await standing()
    await passed(hall, OLD)
    assert before[0].leaders
    assert await standing() == before
    table = await hall.over()
    *_, third, last = sorted(await hall.results(AIKO), key=lambda result: result["nth"])
    change = (await hall.leaderboards.changes(table.id))[table.seat_of(AIKO.id)]
    assert (last["nth"], change.before) == (4, Skill(third["mu"], third["sigma"]).shown)


async def test_closed_lobbies_go_and_open_ones_and_those_of_matches_stay(hall):
    table, opened = await hall.over(), await hall.lobby(BRUNO, CHLOE)
    closed = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.leave(closed.id, AIKO.id)
    await passed(hall, CLOSED_MS - 1)
    assert (await hall.lobbies.get(closed.id)).status == "closed"
    await passed(hall, MINUTE)
    await refused(NoSuchLobby, hall.lobbies.get(closed.id))
    assert (await hall.lobbies.get(opened.id)).ids == (BRUNO.id, CHLOE.id)
    assert (await hall.lobbies.get(table.id)).status == "started"
    assert (await hall.lobbies.rematch(table.id, AIKO)).id != closed.id, "a new one can be asked for"


async def test_the_name_of_somebody_who_never_came_goes_when_nobody_waits_for_them(hall):
    table = await hall.match()
    await hall.substitutes.offer(table.id, AIKO.id, DAI)
    await passed(hall, CLOSED_MS)
    assert await known(hall, DAI) == [True], "the seat is still offered"
    await hall.referee.resign(table.id, AIKO.id)
    lobby = await hall.lobby(AIKO, BRUNO, seats=3, invited=DAI.id)
    await passed(hall, MINUTE)
    assert await known(hall, DAI) == [True], "and now they are invited"
    for player in (AIKO, BRUNO):
        await hall.lobbies.leave(lobby.id, player.id)
    await passed(hall, MINUTE)
    assert await known(hall, DAI, AIKO) == [False, True]
    assert (await hall.lobby(AIKO, DAI)).full, "they can be named again and come"


async def test_a_running_house_deletes_by_itself_after_as_many_days_as_it_was_told(store, clock):
    hall = Hall(store, clock, retention_days=7)
    table = await hall.over()
    clock.at += 7 * DAY

    async def gone():
        return await store.read.kept_match(id=table.id) is None

    async with hall.running():
        await until(gone)
