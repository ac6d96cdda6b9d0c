"""What a guest is told when something cannot be done: one friendly sentence, a short code, and the story in the log."""

import secrets
from collections.abc import Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.interactions.context import say_to
from dojo.errors import DojoError, NotKnown, NotRead, NotWritten
from dojo.ops.log import diary
from dojo.ops.redaction import brief
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn, StaleAsk
from faces.core import Say

log = diary("refusals")

QUOTED = 60  # characters of what was typed
WORD = 20  # characters of a custom id that may be forged
TOKEN_GONE = {10062, 10015, 50027, 40060, 10008}  # Discord no longer waits for this interaction, or has its answer
MESSAGE_GONE = 10008
OUTAGES = {"error-not-known", "error-not-read", "error-not-written", "error-lost"}
RULES: dict[type[Exception], str] = {
    MatchOver: "error-match-over",
    NotYourTurn: "error-not-your-turn",
    StaleAsk: "error-stale",
    IllegalMove: "error-illegal-move",
    BadOption: "error-bad-option",
    NotKnown: "error-not-known",  # before what it is a kind of: what was to be written may have been
    NotRead: "error-not-read",  # the same
    NotWritten: "error-not-written",
    app_commands.NoPrivateMessage: "error-only-in-server",
    app_commands.TransformerError: "error-bad-value",
}


async def refuse(interaction: discord.Interaction, trouble: BaseException) -> None:
    """Tell whoever clicked; nothing has been changed."""
    trouble = getattr(trouble, "original", trouble)
    if isinstance(trouble, discord.NotFound) and trouble.code == MESSAGE_GONE and not interaction.response.is_done():
        trouble = StaleAsk()  # what was clicked has been taken away meanwhile, and whoever clicked still waits
    if isinstance(trouble, discord.HTTPException) and trouble.code in TOKEN_GONE:
        log.warning("interaction gone", **asked(interaction), reason=brief(trouble))
        return
    interaction.client.house.tally.refused(_words(trouble)[0] or "unexpected")  # type: ignore[attr-defined]
    try:
        await _whisper(interaction, sentence(trouble, say_to(interaction), **asked(interaction)))
    except discord.HTTPException as silence:
        log.warning("refusal not told", **asked(interaction), reason=brief(silence))


def asked(interaction: discord.Interaction) -> dict[str, Any]:
    """What was clicked or called, and the match or lobby it was about; never the answer it carries."""
    data: Any = interaction.data or {}
    verb, _, rest = data.get("custom_id", "").lstrip("+#&").partition("/")
    return {"verb": verb[:WORD] or data.get("name"), "subject": rest.partition("/")[0][:WORD]}


def sentence(trouble: BaseException, say: Say, **about: Any) -> str:
    """`about`: what the log says beside it."""
    key, facts = _words(trouble)
    if key is not None:
        (log.warning if key in OUTAGES else log.info)("refused", reason=key, **about)
        return f"{say(key, **facts)}\n-# {key.removeprefix('error-')}"
    code = secrets.token_hex(2)
    log.error("click failed", code=code, exc_info=trouble, **about)
    return f"{say('error-unexpected')}\n-# {code}"


def _words(trouble: BaseException) -> tuple[str | None, dict[str, Any]]:
    match trouble:
        case DojoError():
            return trouble.key, trouble.facts | _times(trouble.facts)
        case IllegalMove():
            return RULES[IllegalMove], {"move": quoted(trouble.move), "allowed": _few(trouble.allowed)}
        case BadOption():
            return RULES[BadOption], _option(trouble)
        case aiohttp.ClientError() | ConnectionError() | TimeoutError() | discord.DiscordServerError():
            return "error-lost", {}
        case discord.Forbidden():
            return "error-forbidden", {}
        case _:
            return next((key for kind, key in RULES.items() if isinstance(trouble, kind)), None), {}


def _option(trouble: BadOption) -> dict[str, str]:
    return {"name": trouble.name, "value": quoted(trouble.value), "allowed": _few(trouble.allowed)}


def _times(facts: Mapping[str, str | int]) -> dict[str, str]:
    """A moment, as Discord shows it to each in their own time."""
    return {name: f"<t:{int(moment) // 1000}:f>" for name, moment in facts.items() if name == "at"}


def quoted(said: str) -> str:
    """What somebody typed, as they typed it, and no more of it than a line."""
    return discord.utils.escape_markdown(said if len(said) <= QUOTED else f"{said[:QUOTED]}…")


def _few(allowed: tuple[str, ...]) -> str:
    """At most a line of them: a message has its limits."""
    shown = ", ".join(allowed[:12])
    return shown if len(allowed) <= 12 else f"{shown}, …"


async def _whisper(interaction: discord.Interaction, text: str) -> None:
    """To whoever is still typing nothing can be said, only offered."""
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
    elif interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
