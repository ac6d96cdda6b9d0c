"""A queue that is fair by person: the next job is from the person served longest ago, no matter how many wait."""

from collections.abc import Hashable
from itertools import chain
from typing import Generic, TypeVar

Job = TypeVar("Job", bound=Hashable)


class FairQueue(Generic[Job]):
    """Between two jobs of one person, everybody else who waits gets one. A person's own jobs keep their order."""

    def __init__(self) -> None:
        self._waiting: dict[int, dict[Job, None]] = {}  # people in the order of their turns, each with their jobs

    def put(self, person: int, job: Job) -> None:
        """Do nothing if this person already waits for it."""
        self._waiting.setdefault(person, {})[job] = None

    def pop(self) -> Job:
        """The oldest job of the person whose turn it is. Their next one waits until the others had a turn."""
        person = next(iter(self._waiting))
        jobs = self._waiting.pop(person)
        job = next(iter(jobs))
        del jobs[job]
        if jobs:
            self._waiting[person] = jobs
        return job

    def discard(self, job: Job) -> None:
        """Nobody waits for it any more."""
        for jobs in self._waiting.values():
            jobs.pop(job, None)
        self._waiting = {person: jobs for person, jobs in self._waiting.items() if jobs}

    def of(self, person: int) -> list[Job]:
        return list(self._waiting.get(person, ()))

    def before(self, person: int, job: Job) -> set[Job]:
        """The jobs that come before this one if nobody else arrives."""
        people = list(self._waiting)
        nth, turn = self.of(person).index(job), people.index(person)
        others = (self.of(other)[: nth + (place < turn)] for place, other in enumerate(people))
        return set(chain.from_iterable(others)) - {job}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))
