"""Films are made by turns between people, each one once; a person who waits is told how many come before."""

import asyncio

import pytest

from cogs.history.drawing import drawn
from cogs.history.film import FilmFailed
from cogs.history.film_queue import MAX_WAITING, MAX_WAITING_EACH, FilmQueue, FilmQueueFull, FilmsWaiting
from cogs.history.web_page import WebPageFailed
from tests.faces.page.matches import order as order_of


@pytest.fixture
def films(studio):
    return FilmQueue(studio.make)


@pytest.fixture
async def first(films, studio):
    """A film that is being made, and that nobody of those in the test wants."""
    films.want(99, "first")
    await asyncio.sleep(0)


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


async def test_films_are_made_by_turns_between_people(films, studio, first):
    wanted = [films.want(AIKO, order) for order in ("a1", "a2", "a3")]
    wanted += [films.want(BRUNO, order) for order in ("b1", "b2")]
    studio.allow(6)
    await asyncio.gather(*wanted)
    assert studio.begun == ["first", "a1", "b1", "a2", "b2", "a3"]


async def test_a_person_who_waits_is_told_how_many_films_come_before(films, studio, first):
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


async def test_what_the_process_wrote_is_what_was_made():
    assert (await drawn("faces.web_page", WebPageFailed, str(order_of(most=2)))).startswith(b"<!doctype html>")


async def test_a_process_that_fails_is_one_clear_error(capfd):
    with pytest.raises(WebPageFailed):
        await drawn("faces.web_page", WebPageFailed, "nonsense")
    assert "JSONDecodeError" in capfd.readouterr().err


async def test_those_who_want_the_same_film_share_it_also_while_it_is_made_and_later(films, studio, first):
    wanted = [films.want(person, film) for film in ("same", "first") for person in (1, 1, 2, 3)]
    studio.allow(3)
    assert await asyncio.gather(*wanted) == [b"film same"] * 4 + [b"film first"] * 4
    assert films.want(4, "first").done(), "it is kept"
    assert studio.begun == ["first", "same"]


async def test_one_person_waits_for_three_films_at_most_and_the_queue_has_an_end(films, studio, first):
    for number in range(MAX_WAITING_EACH):
        films.want(1, f"a{number}")
    with pytest.raises(FilmsWaiting):
        films.want(1, "one too many")
    films.want(1, "a0")
    for person in range(2, MAX_WAITING + 2 - MAX_WAITING_EACH):
        films.want(person, f"film of {person}")
    with pytest.raises(FilmQueueFull):
        films.want(98, "one too many")
