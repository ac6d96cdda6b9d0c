"""One letter a day with all that waits, for those who want no other."""

from dataclasses import replace
from typing import Final

import discord
from discord.ext import commands, tasks

from cogs.client import Hikyaku
from cogs.notify.dm import CLOSED
from cogs.people.turns import turns_card
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.digests import Digest
from dojo.people.turns import Page
from faces.translation import speaker

log = logger("digest")

ROUND: Final = 2  # seconds between two looks
LATER: Final = 300_000  # milliseconds until a letter that could not be sent is tried again


class DigestCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.later: dict[int, int] = {}  # whose letter failed, and when it is tried again

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(seconds=ROUND)
    async def look(self) -> None:
        await self.bot.connected.wait()
        if self.bot.circuit_breaker.holds():
            return
        try:
            for digest in await self.bot.dojo.digests.due():
                later = self.later.get(digest.user, 0) > self.bot.dojo.now()
                if not later and await self.bot.dojo.digests.take_lease(digest):
                    await self.bring(digest)
        except Exception:
            log.exception("digests not read")  # the clock must not stop

    async def bring(self, digest: Digest) -> None:
        """Marked once Discord has it; sent again after a crash, its nonce is the same."""
        self.later.pop(digest.user, None)
        page = await self.bot.dojo.turns.waiting(digest.user)
        try:
            if page.total and not digest.closed:
                await self.send(digest, page)
        except discord.HTTPException as refusal:
            if refusal.code not in CLOSED:
                log.warning("digest put off", user=digest.user, reason=redacted(refusal))
                self.later[digest.user] = self.bot.dojo.now() + LATER
                return
            await self.bot.dojo.people.dm_closed(digest.user)
        await retry_write(lambda: self.bot.dojo.digests.done(digest))

    async def send(self, digest: Digest, page: Page) -> None:
        channel = await self.bot.create_dm(discord.Object(digest.user))
        say = speaker(digest.locale)
        view = turns_card(
            replace(page, total=len(page.turns)), say("digest-head", count=page.total), say, f"-# {say('digest-foot')}"
        )
        await channel.send(view=view, nonce=nonce(digest))


def nonce(digest: Digest) -> str:
    """Of one person and one day, for a nonce holds for all channels: sixteen signs of an id, and eight of a time."""
    return f"{digest.user:x}:{digest.at // 1000:x}"


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(DigestCog(bot))
