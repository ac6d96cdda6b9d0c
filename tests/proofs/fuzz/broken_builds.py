"""Builds that are broken on purpose: the fuzzer has to find the fault of each."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import cogs.client
import cogs.interactions.modals
from dojo.errors import NotSeated
from dojo.match.referee import Referee
from dojo.table.table import Table
from tests.proofs.shared.patching import patched

Break = Callable[[Any], Any]


def seating_strangers(seat_of: Any) -> Any:
    """Users without a seat are given the first one."""

    def broken(table: Table, user: int) -> int:
        try:
            return int(seat_of(table, user))
        except NotSeated:
            return 0

    return broken


def telling_the_log(table: Any) -> Any:
    """A match that was read is logged whole, with its seed."""

    async def broken(referee: Referee, id: str) -> Table:
        found = await table(referee, id)
        logging.getLogger("hikyaku").info("read %r", found.match)
        return found

    return broken


def deaf_to_strange_controls(_: Any) -> Any:
    return lambda interaction: True


def answering_twice(refuse: Any) -> Any:
    async def broken(interaction: Any, trouble: Exception) -> None:
        await refuse(interaction, trouble)
        interaction.response._response_type = None
        await refuse(interaction, trouble)

    return broken


def trusting_modals(_: Any) -> Any:
    """Every field has a name and a value."""

    def broken(components: Any) -> Iterator[tuple[str, str]]:
        for part in components:
            if "value" in part:
                yield part["custom_id"], part["value"]
            yield from broken(part.get("components", [part["component"]] if "component" in part else []))

    return broken


BUILDS: dict[str, tuple[Any, str, Break]] = {
    "logged": (Referee, "table", telling_the_log),
    "unanswered": (cogs.client, "is_ours", deaf_to_strange_controls),
    "doubled": (cogs.client, "refuse", answering_twice),
    "troubles": (cogs.interactions.modals, "answered_fields", trusting_modals),
    "leaked": (Table, "seat_of", seating_strangers),
    "changed": (Table, "seat_of", seating_strangers),
}  # by the fault that has to be found; the last two play others' matches, and may end them


@contextmanager
def broken(fault: str) -> Iterator[None]:
    place, name, breaking = BUILDS[fault]
    with patched(place, name, breaking(getattr(place, name))):
        yield
