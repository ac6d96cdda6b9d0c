"""Turns go round between people, in whatever order and number their jobs arrive."""

from hypothesis import given
from hypothesis import strategies as st

from dojo.ops.fair_queue import FairQueue

PEOPLE = st.integers(1, 4)
ARRIVALS = st.lists(PEOPLE, max_size=30)
STORIES = st.lists(st.one_of(PEOPLE, st.none()), max_size=60)  # a person's job arrives, or (None) a job is taken


def filled(people):
    queue = FairQueue()
    for number, person in enumerate(people):
        queue.put(person, number)
    return queue


def emptied(queue):
    while queue:
        yield queue.pop()


@given(STORIES)
def test_between_two_jobs_of_one_person_everybody_else_who_waits_gets_one(story):
    queue, passed_over = FairQueue(), {}
    for number, person in enumerate(story):
        if person:
            queue.put(person, number)
        elif queue:
            served = story[queue.pop()]
            passed_over.pop(served, None)
            for other in (1, 2, 3, 4):
                if queue.of(other) and other != served:
                    assert served not in passed_over.setdefault(other, set())
                    passed_over[other].add(served)


@given(ARRIVALS)
def test_each_job_comes_once_and_those_of_one_person_in_their_order(people):
    taken = list(emptied(filled(people)))
    assert sorted(taken) == list(range(len(people)))
    for one in set(people):
        mine = [job for job in taken if people[job] == one]
        assert mine == sorted(mine)


@given(ARRIVALS, st.data())
def test_what_is_said_to_come_before_a_job_is_what_comes_before_it(people, data):
    queue = filled(people)
    for _ in range(data.draw(st.integers(0, len(people)))):
        queue.pop()
    waiting = [(person, job) for person in (1, 2, 3, 4) for job in queue.of(person)]
    announced = {job: queue.before(person, job) for person, job in waiting}
    taken = list(emptied(queue))
    assert announced == {job: set(taken[:place]) for place, job in enumerate(taken)}


def test_a_job_that_already_waits_is_not_put_in_again():
    queue = FairQueue()
    for _ in range(3):
        queue.put(1, "film")
    assert len(queue) == 1


def test_a_job_that_several_wait_for_is_done_for_all_of_them():
    queue = FairQueue()
    for person, job in ((1, "film"), (2, "film"), (2, "other")):
        queue.put(person, job)
    queue.discard(queue.pop())
    assert list(emptied(queue)) == ["other"]
