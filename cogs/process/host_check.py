"""What `python bot.py check` looks at: all that a host has to provide, before anything is started."""

import shutil
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

import aiohttp
import discord

from dojo.clock.zones import zones

ROOM: Final = 500_000_000  # bytes that should be free: a year of a thousand matches, and as much for a copy
APART_SECONDS: Final = 5.0  # by which the clock may be wrong; Discord's tokens for clicks live for three
PATIENCE: Final = aiohttp.ClientTimeout(total=15)

Found = tuple[bool, str]  # whether it is well, and what to do if not


async def of_discord(token: str, proxy: str | None) -> AsyncIterator[Found]:
    """The token, and this machine's clock by Discord's."""
    headers = {"Authorization": f"Bot {token}"}
    try:
        async with (
            aiohttp.ClientSession(headers=headers, timeout=PATIENCE) as session,
            session.get(f"{discord.http.Route.BASE}/applications/@me", proxy=proxy) as answer,
        ):
            if answer.status == 401:
                yield False, "DISCORD_TOKEN is refused: copy it again from the Bot page of your application."
            elif answer.status != 200:
                yield False, f"Discord answers {answer.status}: try again later."
            else:
                yield True, f"Discord knows the token: it's that of {(await answer.json())['name']}."
            if date := answer.headers.get("Date"):
                apart = abs((discord.utils.utcnow() - parsedate_to_datetime(date)).total_seconds())
                wrong = f"The clock is {apart:.0f} s off: set it by NTP."
                yield (False, wrong) if apart > APART_SECONDS else (True, "The clock is right.")
    except (aiohttp.ClientError, TimeoutError, OSError) as trouble:
        yield False, f"Discord can't be reached ({type(trouble).__name__}): look at the network, or at PROXY."


def of_the_disk(folder: Path) -> Found:
    free = shutil.disk_usage(folder).free
    said = f"{folder} has {free / 1e9:.1f} GB free"
    return (True, f"{said}.") if free >= ROOM else (False, f"{said}: make room, there should be 0.5 GB.")


def of_time_zones() -> Found:
    return True, f"{len(zones())} time zones, of tzdata {version('tzdata')}."
