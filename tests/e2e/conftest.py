"""A sandbox, a bot and three people for every test."""

import pytest

from tests.e2e.world import Bot, Sandbox


@pytest.fixture
async def sandbox():
    async with Sandbox() as running:
        yield running
        findings = await running.get("findings")
        assert not findings, "\n".join(map(str, findings))  # what was sent is not what Discord's schemas describe


@pytest.fixture
async def bot(sandbox, tmp_path):
    async with Bot(sandbox, tmp_path / "matches.db") as running:
        yield running


@pytest.fixture
async def people(sandbox):
    return await sandbox.people()
