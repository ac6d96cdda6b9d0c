"""A database is of a bot on Discord or of the sandbox, from its first start on, and the other never opens it."""

import pytest

from storage.errors import WrongKind
from storage.store import Store

OTHER = {"real": "sandbox", "sandbox": "real"}


@pytest.mark.parametrize("kind", OTHER)
async def test_the_first_start_decides_and_the_other_kind_is_refused_in_a_line(url, kind):
    for _ in range(2):
        async with await Store.open(url) as store:
            await store.require_kind(kind)
            with pytest.raises(WrongKind, match=r"sandbox.*DATABASE") as refused:
                await store.require_kind(OTHER[kind])
            assert "\n" not in str(refused.value)
