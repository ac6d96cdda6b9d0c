"""A database is of a bot on Discord or of the sandbox, from its first start on, and the other never opens it."""

import shutil

import pytest

from storage.errors import WrongKind
from storage.migrate import MIGRATIONS
from storage.store import Store
from tests.storage.test_migrations import written

OF_DISCORD, OF_THE_SANDBOX = 175928847299117063, 1 << 60
OTHER = {"real": "sandbox", "sandbox": "real"}


@pytest.mark.parametrize("kind", OTHER)
async def test_the_first_start_decides_and_the_other_kind_is_refused_in_a_line(url, kind):
    for _ in range(2):
        async with await Store.open(url) as store:
            await store.require_kind(kind)
            with pytest.raises(WrongKind, match=r"sandbox.*DATABASE") as refused:
                await store.require_kind(OTHER[kind])
            assert "\n" not in str(refused.value)


@pytest.fixture
def before(tmp_path):
    """The migrations as they were before databases had a kind."""
    folder = tmp_path / "before"
    folder.mkdir()
    for path in sorted(MIGRATIONS.glob("*.sql"))[:4]:
        shutil.copy(path, folder)
    return folder


async def used(url, before, id, guild=None):
    await (await Store.open(url, before)).aclose()
    await written(url, f"insert into people (id, name, locale) values ({id}, 'Aiko', 'en')")
    if guild:
        await written(url, f"insert into guilds (id, name) values ({guild}, 'Dojo')")


@pytest.mark.parametrize(("id", "guild"), [(OF_DISCORD, None), (OF_THE_SANDBOX, OF_DISCORD)])
async def test_an_older_one_with_ids_that_only_discord_makes_is_real(url, before, id, guild):
    await used(url, before, id, guild)
    async with await Store.open(url) as store:
        with pytest.raises(WrongKind):
            await store.require_kind("sandbox")
        await store.require_kind("real")


@pytest.mark.parametrize("kind", OTHER)
async def test_of_any_other_older_one_the_first_start_decides(url, before, kind):
    await used(url, before, OF_THE_SANDBOX, OF_THE_SANDBOX + 5)
    async with await Store.open(url) as store:
        await store.require_kind(kind)
        with pytest.raises(WrongKind):
            await store.require_kind(OTHER[kind])
