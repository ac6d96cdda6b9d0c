"""The digest: one direct message a day with all matches that wait, for those who want no others."""

from dataclasses import replace

from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.emoji import forget_refused
from cogs.looping import Looping
from cogs.notify.dm import refused
from cogs.people.turns import turns_card
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.digests import Digest
from dojo.people.turns import Page
from faces.translation import speaker

log = logger("digest")


class DigestCog(Looping, commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (Loop("digests", self.look),)

    async def look(self) -> None:
        await self.bot.connected.wait()
        if self.bot.circuit_breaker.is_open():
            return
        for digest in await self.bot.dojo.digests.due():
            if await self.bot.dojo.digests.take_lease(digest):
                await self.deliver(digest)

    async def deliver(self, digest: Digest) -> None:
        """Send a digest, then mark it as done. After a crash in between it is sent again with the same nonce."""
        page = await self.bot.dojo.turns.waiting(digest.user)
        try:
            if page.total and not digest.closed:
                await self.send(digest, page)
        except SEND_ERRORS as trouble:
            forget_refused(trouble)
            if await refused(self.bot, digest.user, trouble) == "later":
                log.warning("digest put off", user=digest.user, reason=redacted(trouble))
                await retry_write(lambda: self.bot.dojo.digests.retry_later(digest))
                return
        await retry_write(lambda: self.bot.dojo.digests.done(digest))

    async def send(self, digest: Digest, page: Page) -> None:
        channel = await self.bot.open_dm(digest.user)
        say = speaker(digest.locale)
        view = turns_card(
            replace(page, total=len(page.turns)), say("digest-head", count=page.total), say, f"-# {say('digest-foot')}"
        )
        await channel.send(view=view, nonce=nonce(digest))


def nonce(digest: Digest) -> str:
    """A nonce for this person and day: 16 hex digits of the id, 8 of the time. Nonces are shared by all channels.

    The day ends when the next digest is due, so a digest has the same nonce whenever it's tried again.
    """
    return f"{digest.user:x}:{digest.next_at // 1000:x}"


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(DigestCog(bot))
