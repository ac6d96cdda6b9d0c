"""Turns go round between people, in whatever order and number their jobs arrive."""

from hypothesis import given
from hypothesis import strategies as st

from dojo.ops.fair_queue import FairQueue

PEOPLE = st.integers(1, 4)
STORIES = st.lists(st.one_of(PEOPLE, st.none()), max_size=60)  # a person's job arrives, or (None) a job is taken


@given(STORIES)
def test_between_two_jobs_of_one_person_everybody_else_who_waits_gets_one(story):
    """Each comes once, those of one person in their order, and what is said to come before a job is what does."""
    queue, passed_over, taken = FairQueue(), {}, []
    for number, person in enumerate(story):
        if person:
            queue.put(person, number)
        elif queue:
            taken.append(queue.pop())
            served = story[taken[-1]]
            passed_over.pop(served, None)
            for other in (1, 2, 3, 4):
                if queue.of(other) and other != served:
                    assert served not in passed_over.setdefault(other, set())
                    passed_over[other].add(served)
    announced = {job: queue.before(person, job) for person in (1, 2, 3, 4) for job in queue.of(person)}
    left = [queue.pop() for _ in range(len(queue))]
    assert announced == {job: set(left[:place]) for place, job in enumerate(left)}
    assert sorted(taken + left) == [number for number, person in enumerate(story) if person]
    for one in (1, 2, 3, 4):
        mine = [job for job in taken + left if story[job] == one]
        assert mine == sorted(mine)


def test_a_job_that_several_wait_for_is_put_in_once_and_done_for_all_of_them():
    queue = FairQueue()
    for person, job in ((1, "film"), (1, "film"), (2, "film"), (2, "other")):
        queue.put(person, job)
    queue.discard(queue.pop())
    assert [queue.pop() for _ in range(len(queue))] == ["other"]
