"""What the user reads when something fails: one friendly sentence. The details go to the log."""

import secrets
from collections.abc import Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.guard.limits import Code
from cogs.guard.payloads import parse_custom_id
from cogs.interactions.context import speaker_for
from cogs.interactions.services import dojo_of
from dojo.errors import DojoError, NotKnown, NotRead, NotWritten
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn, StaleAsk
from faces.core import Say
from faces.names import escaped
from faces.text import first, separated

log = logger("errors")

MAX_ALLOWED = 12  # moves or values that are named, because a message has a limited length
MAX_QUOTED_CHARS = 60  # of what the user typed
MAX_LOGGED_CHARS = 20  # of a part of a custom id, which may be forged
INTERACTION_GONE = {  # it has expired, or has been answered
    *(Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.TOKEN_EXPIRED, Code.ALREADY_ANSWERED, Code.UNKNOWN_MESSAGE)
}
LEVELS = {"error-lost": "warning", "error-not-known": "warning"}
# Everybody who clicks gets one of these while the database is away, of which the stall detector tells the host.
LEVELS |= dict.fromkeys(("error-not-read", "error-not-written"), "debug")
ERROR_KEYS: dict[type[Exception], str] = {
    MatchOver: "error-match-over",
    NotYourTurn: "error-not-your-turn",
    StaleAsk: "error-stale",
    BadOption: "error-bad-option",
    NotKnown: "error-not-known",  # before its base class `NotWritten`: the write may have gone through
    NotRead: "error-not-read",  # likewise before `NotWritten`
    NotWritten: "error-not-written",
    app_commands.NoPrivateMessage: "error-only-in-server",
    app_commands.TransformerError: "error-bad-value",
}


async def refuse(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the person who clicked what went wrong; nothing has been changed."""
    error = getattr(error, "original", error)
    deleted = isinstance(error, discord.NotFound) and error.code == Code.UNKNOWN_MESSAGE
    if deleted and not interaction.response.is_done():
        error = StaleAsk()  # the message has been deleted meanwhile, but the click is still unanswered
    if isinstance(error, discord.HTTPException) and error.code in INTERACTION_GONE:
        log.warning("interaction gone", **log_context(interaction), **gone_facts(error))
        return
    dojo_of(interaction).metrics.refused(_key_and_facts(error)[0] or "unexpected")
    try:
        say = speaker_for(interaction)
        text = error_text(error, say, **log_context(interaction))
        await _reply_privately(interaction, text)
    except discord.HTTPException as failure:
        log.warning("refusal not told", **log_context(interaction), **gone_facts(failure))


def gone_facts(error: discord.HTTPException) -> dict[str, str]:
    """We hear each interaction once. If it was answered nevertheless, somebody else with our token has done so."""
    twice = {"ask": "does a second process run with this token?"} if error.code == Code.ALREADY_ANSWERED else {}
    return {"reason": redacted(error), **twice}


def log_context(interaction: discord.Interaction) -> dict[str, Any]:
    """The verb or command, and the match or lobby it was about; never the move that a custom id carries."""
    data: Any = interaction.data or {}
    id = parse_custom_id(data.get("custom_id", ""))
    if id is None:
        return {"verb": data.get("name"), "subject": ""}
    return {"verb": id.verb[:MAX_LOGGED_CHARS], "subject": id.subject[:MAX_LOGGED_CHARS]}


def error_text(error: BaseException, say: Say, **about: Any) -> str:
    """The text shown to the user. It is logged together with `about`; if unexpected, under a random code."""
    key, facts = _key_and_facts(error)
    if key is not None:
        getattr(log, LEVELS.get(key, "info"))("refused", reason=key, **about)
        return say(key, **{name: in_words(fact, say) for name, fact in facts.items()})
    code = secrets.token_hex(2)
    log.error("click failed", code=code, exc_info=error, **about)
    return say("error-unexpected", code=code)


def in_words(fact: str | int | tuple[str, ...], say: Say) -> str | int:
    return separated(fact, say) if isinstance(fact, tuple) else fact


def _key_and_facts(error: BaseException) -> tuple[str | None, dict[str, Any]]:
    match error:
        case DojoError():
            return error.key, error.facts | _discord_times(error.facts)
        case IllegalMove():
            allowed = first(error.allowed, MAX_ALLOWED)
            return "error-illegal-move", {"move": quote_input(error.move), "allowed": allowed}
        case BadOption():
            return ERROR_KEYS[BadOption], _option_facts(error)
        case aiohttp.ClientError() | ConnectionError() | TimeoutError() | discord.DiscordServerError():
            return "error-lost", {}
        case discord.Forbidden():
            return "error-forbidden", {}
        case _:
            return next((key for kind, key in ERROR_KEYS.items() if isinstance(error, kind)), None), {}


def _option_facts(error: BadOption) -> dict[str, Any]:
    return {"name": error.name, "value": quote_input(error.value), "allowed": first(error.allowed, MAX_ALLOWED)}


def _discord_times(facts: Mapping[str, Any]) -> dict[str, str]:
    """The fact `at`, given in ms, as a Discord timestamp, which each reader sees in their own time zone."""
    return {name: f"<t:{int(moment) // 1000}:f>" for name, moment in facts.items() if name == "at"}


def quote_input(text: str) -> str:
    """What somebody typed, with its markup escaped, cut off after `MAX_QUOTED_CHARS`."""
    return escaped(text if len(text) <= MAX_QUOTED_CHARS else f"{text[:MAX_QUOTED_CHARS]}…")


async def _reply_privately(interaction: discord.Interaction, text: str) -> None:
    """Reply so that only the user sees it. During autocompletion only choices can be sent, so none are."""
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
    elif interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
