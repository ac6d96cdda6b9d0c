"""What a guest is told when something cannot be done: one friendly sentence, a short code, and the story in the log."""

import logging
import secrets
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.house import say_to
from dojo.errors import DojoError
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn, StaleAsk
from faces.core import Say

log = logging.getLogger("hikyaku.refusals")

QUOTED = 60  # characters of what was typed
TOKEN_GONE = {10062, 10015, 50027, 40060, 10008}  # Discord no longer waits for this interaction, or has its answer
RULES: dict[type[Exception], str] = {
    MatchOver: "error-match-over",
    NotYourTurn: "error-not-your-turn",
    StaleAsk: "error-stale",
    IllegalMove: "error-illegal-move",
    BadOption: "error-bad-option",
    app_commands.NoPrivateMessage: "error-only-in-server",
    app_commands.TransformerError: "error-bad-value",
}


async def refuse(interaction: discord.Interaction, trouble: BaseException) -> None:
    """Tell whoever clicked; nothing has been changed."""
    trouble = getattr(trouble, "original", trouble)
    if isinstance(trouble, discord.HTTPException) and trouble.code in TOKEN_GONE:
        log.warning("interaction %s was no longer waiting: %s", interaction.id, trouble)
        return
    try:
        await _whisper(interaction, sentence(trouble, say_to(interaction)))
    except discord.HTTPException as silence:
        log.warning("could not tell %s of a refusal: %s", interaction.user.id, silence)


def sentence(trouble: BaseException, say: Say) -> str:
    key, facts = _words(trouble)
    if key is not None:
        log.info("refused: %s", key)
        return f"{say(key, **facts)}\n-# {key.removeprefix('error-')}"
    code = secrets.token_hex(2)
    log.error("unexpected trouble, code %s", code, exc_info=trouble)
    return f"{say('error-unexpected')}\n-# {code}"


def _words(trouble: BaseException) -> tuple[str | None, dict[str, Any]]:
    match trouble:
        case DojoError():
            return trouble.key, trouble.facts | _times(trouble.facts)
        case IllegalMove():
            return RULES[IllegalMove], {"move": quoted(trouble.move), "allowed": _few(trouble.allowed)}
        case BadOption():
            return RULES[BadOption], _option(trouble)
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
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
