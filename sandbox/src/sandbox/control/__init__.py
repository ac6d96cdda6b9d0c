"""The control interface under /sandbox/: builds and shows the world, acts as a person, schedules failures."""

from sandbox.control import acting, failing, strictness, world
from sandbox.control.asked import CALLS, Services, answering

__all__ = ["CALLS", "Services", "acting", "answering", "failing", "strictness", "world"]
