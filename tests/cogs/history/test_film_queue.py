"""Films are made by turns between people, each one once; a person who waits is told how many come before."""

import asyncio

import pytest

from cogs.history.film import FilmFailed
from cogs.history.film_queue import MAX_WAITING, MAX_WAITING_EACH, FilmQueue, FilmQueueFull, FilmsWaiting

AIKO, BRUNO, CHLOE = 1, 2, 3


class Studio:
    """Makes a film when it is allowed to, and remembers what it made. The film of `a` is `film a`."""

    def __init__(self):
        self.begun = []
        self._open = asyncio.Semaphore(0)

    async def make(self, order):
        self.begun.append(order)
        await self._open.acquire()
        if order == "broken":
            raise FilmFailed
        return f"film {order}".encode()

    def allow(self, films=1):
        for _ in range(films):
            self._open.release()


@pytest.fixture
def studio():
    return Studio()


@pytest.fixture
def films(studio):
    return FilmQueue(studio.make)


async def begun(films, studio):
    """A film that is being made, and that nobody of those in the test wants."""
    films.want(99, "first")
    await asyncio.sleep(0)
    assert studio.begun == ["first"]


async def test_films_are_made_by_turns_between_people(films, studio):
    await begun(films, studio)
    wanted = [films.want(AIKO, order) for order in ("a1", "a2", "a3")]
    wanted += [films.want(BRUNO, order) for order in ("b1", "b2")]
    studio.allow(6)
    await asyncio.gather(*wanted)
    assert studio.begun == ["first", "a1", "b1", "a2", "b2", "a3"]


async def test_those_who_want_the_same_film_share_it(films, studio):
    await begun(films, studio)
    films.want(AIKO, "other")
    wanted = [films.want(person, "same") for person in (AIKO, AIKO, BRUNO, CHLOE)]
    studio.allow(3)
    assert await asyncio.gather(*wanted) == [b"film same"] * 4
    assert studio.begun == ["first", "other", "same"]
    late = films.want(CHLOE, "first")
    assert late.done(), "it is kept"


async def test_a_film_that_is_being_made_is_not_begun_again(films, studio):
    await begun(films, studio)
    same = films.want(BRUNO, "first")
    studio.allow(2)
    assert await same == b"film first"
    await asyncio.sleep(0)
    assert studio.begun == ["first"]


async def test_one_person_waits_for_three_films_at_most(films, studio):
    await begun(films, studio)
    for order in range(MAX_WAITING_EACH):
        films.want(AIKO, f"a{order}")
    with pytest.raises(FilmsWaiting):
        films.want(AIKO, "one too many")
    films.want(AIKO, "a0")
    films.want(BRUNO, "b1")


async def test_the_queue_has_an_end(films, studio):
    await begun(films, studio)
    for person in range(MAX_WAITING):
        films.want(person, f"film of {person}")
    with pytest.raises(FilmQueueFull):
        films.want(AIKO, "one too many")


async def test_a_person_who_waits_is_told_how_many_films_come_before(films, studio):
    await begun(films, studio)
    films.want(AIKO, "a1")
    films.want(AIKO, "a2")
    film, told = films.want(BRUNO, "b1"), []
    async for before in films.progress(BRUNO, "b1"):
        told.append(before)
        studio.allow()
    assert (told, await film) == ([2, 1, 0], b"film b1")


async def test_a_film_that_is_kept_needs_no_waiting(films, studio):
    studio.allow()
    await films.want(AIKO, "a")
    films.want(BRUNO, "a")
    assert [before async for before in films.progress(BRUNO, "a")] == []


async def test_a_film_that_failed_is_tried_again_and_holds_up_nobody(films, studio):
    studio.allow(3)
    broken, other = films.want(AIKO, "broken"), films.want(AIKO, "other")
    with pytest.raises(FilmFailed):
        await broken
    assert await other
    with pytest.raises(FilmFailed):
        await films.want(AIKO, "broken")
    assert studio.begun == ["broken", "other", "broken"]


async def test_beyond_so_many_bytes_the_film_that_was_longest_unused_goes(studio):
    films = FilmQueue(studio.make, max_kept=2 * len("film a"))
    studio.allow(9)
    for order in ("a", "b", "a", "c", "a", "b"):
        await films.want(AIKO, order)
    assert studio.begun == ["a", "b", "c", "b"]
