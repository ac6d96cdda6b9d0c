"""What waits for one person: what is due first stands first, a page at a time. And digests of it."""

from dojo.clock.paces import DAY, HOUR
from dojo.people.turns import PAGE_SIZE
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, NOON


async def many(hall, number, **terms):
    """Matches of Aiko and Bruno that began a minute apart."""
    found = []
    for _ in range(number):
        hall.clock.at += 60_000
        found.append((await hall.match(**terms)).id)
    return found


def ids(page):
    return [turn.id for turn in page.turns]


async def test_pages_go_by_what_is_due_and_then_by_what_has_waited_longest(hall):
    untimed, daily, brisk = [
        await many(hall, number, pace=pace) for number, pace in ((3, "friendly"), (7, "daily"), (2, "brisk"))
    ]
    first, second = await hall.turns.waiting(AIKO.id), await hall.turns.waiting(AIKO.id, 1)
    assert ids(first) + ids(second) == [*brisk, *daily, *untimed]
    assert (len(first.turns), first.total, first.last, second.number) == (PAGE_SIZE, 12, 1, 1)
    assert (first.turns[0].due is None, second.turns[-1].due) == (False, None)
    assert (first.turns[0].opponents, first.turns[0].guild_name) == ((BRUNO.name,), "Dojo")
    assert (await hall.turns.waiting(AIKO.id, 9_999)).number == 0, "a page that is not there is the first"
    assert (await hall.turns.waiting(CHLOE.id)).turns == ()


async def test_all_that_waits_is_listed_oldest_first(hall, clock):
    first, second = await hall.match(options=LONG), await hall.match(AIKO, CHLOE, BRUNO)
    clock.at += 1000
    await hall.show(first, AIKO, BRUNO)
    listed = await hall.turns.asked(AIKO.id)
    assert [(each.id, each.since) for each in listed] == [(second.id, NOON), (first.id, NOON + 1000)]
    assert (listed[0].opponents, listed[0].game, listed[0].guild, listed[0].thread) == (
        ("Chloe", "Bruno"), "morra", 7, None
    )  # fmt: skip


async def test_what_is_answered_or_held_or_left_does_not_wait(hall):
    first, second, third = await many(hall, 3)
    await hall.show(await hall.referee.table(first), AIKO)
    await hall.held_moves.answer(second, AIKO.id, 0, "show 1")
    assert ids(await hall.turns.waiting(AIKO.id)) == [third]
    assert [await hall.turns.count(AIKO.id, but=but) for but in ("", third)] == [1, 0]
    await hall.held_moves.undo(second, AIKO.id, 0)
    assert await hall.turns.count(AIKO.id, but=third) == 1
    for id in (second, third):
        await hall.referee.resign(id, AIKO.id)
    assert (await hall.turns.waiting(AIKO.id)).total == 0
    assert ids(await hall.turns.all_open(AIKO.id)) == [first], "it waits for others"


async def test_the_next_is_the_one_that_is_due_first_and_the_one_just_played_comes_last(hall):
    first, second = await many(hall, 2)
    assert [await hall.turns.next(AIKO.id, last=last) for last in ("", first)] == [first, second]
    await hall.show(await hall.referee.table(second), AIKO)
    assert await hall.turns.next(AIKO.id, last=first) == first
    assert await hall.turns.next(CHLOE.id) is None


async def digesting(hall, hour="8", zone="UTC"):
    await hall.people.remember(AIKO.id, AIKO.name, "de")
    for name, value in (("zone", zone), ("hour", hour), ("notices", "digest")):
        await hall.preferences.change(AIKO.id, name, value)


async def test_a_digest_is_due_at_its_hour_and_the_next_on_the_next_day(hall, clock):
    await digesting(hall)
    assert await hall.digests.due() == []
    clock.at += DAY
    [digest] = await hall.digests.due()
    assert (digest.user, digest.locale, digest.at % DAY, digest.closed) == (AIKO.id, "de", 8 * HOUR, False)
    assert NOON < digest.at <= NOON + DAY
    await hall.digests.done(digest)
    assert await hall.digests.due() == []
    clock.at += 5 * DAY
    await hall.digests.done(digest)  # by another process, which does not move the next
    [late] = await hall.digests.due()
    assert late.at == digest.at + DAY
    await hall.digests.done(late)
    assert await hall.digests.due() == [], "five days that were missed are one DM"
    clock.at += DAY
    await hall.preferences.change(AIKO.id, "notices", "none")
    assert await hall.digests.due() == []


async def test_a_digest_goes_by_the_readers_own_clock_through_a_change_of_it(hall, clock):
    clock.at = 1_774_670_400_000  # 28 March 2026, 04:00 UTC; clocks in Berlin go forward in the next night
    await digesting(hall, hour="7", zone="Europe/Berlin")
    for hour, later in ((6, 3 * HOUR), (5, DAY)):
        clock.at += later
        [digest] = await hall.digests.due()
        assert digest.at % DAY == hour * HOUR
        await hall.digests.done(digest)
