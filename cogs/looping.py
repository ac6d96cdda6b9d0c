"""Work in the background: the loops of a cog run as long as it is loaded."""

from collections.abc import Sequence

from dojo.ops.loop import Loop


class Looping:
    """Comes before `commands.Cog` among the bases of a cog, which puts its `loops` in place when it is made."""

    loops: Sequence[Loop]

    async def cog_load(self) -> None:
        for loop in self.loops:
            loop.start()

    async def cog_unload(self) -> None:
        for loop in self.loops:
            await loop.stop()
