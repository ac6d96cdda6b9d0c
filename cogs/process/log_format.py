"""How a line of the log looks, whoever wrote it, and what stands in none: tokens, secrets, seeds and hands."""

import logging
import re
import sys
from collections.abc import Iterable
from typing import Any, Final

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

from dojo.ops.redaction import story

HIDDEN: Final = "[hidden]"
NAMES: Final = re.compile(r"(?i)token|secret|seed|password|authori|cookie|nonce|\bhands?\b|state|view|options|joins")
SHAPES: Final = (
    re.compile(r"(?<=/webhooks/)(\d+/)[\w.~-]{20,}"),  # an interaction's token, in the addresses discord.py speaks of
    re.compile(r"(?<=/interactions/)(\d+/)[\w.~-]{20,}"),
    re.compile(r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a bot's token
    re.compile(r"(?i)(\b(?:bot|bearer)\s+)[\w.~+/=-]{16,}"),
    re.compile(r"(\b[a-z]+://[^\s:/@]+:)[^\s@]+(?=@)"),  # a password in an address
    re.compile(r"()\b[0-9a-f]{32,}\b"),  # what luck is made of
    re.compile(r"(custom_id=')[^']*"),  # it may have somebody's answer in it
    re.compile(r"(\bdiscord-ui-dynamic-item-\w+-\w+/[\w-]*/)[^']*"),
    re.compile(r"(\bexception=\w+)\(.*\)", re.DOTALL),  # the words of an error, as asyncio tells them
)


class Discreet:
    """The last to see a line before it is written."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = [secret for secret in secrets if secret]

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        return {name: HIDDEN if NAMES.search(name) else self.safe(value) for name, value in event.items()}

    def safe(self, value: Any) -> Any:
        """Numbers are as they are; all else is a string."""
        if value is None or isinstance(value, bool | int | float):
            return value
        text = str(value)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for shape in SHAPES:
            text = shape.sub(rf"\g<1>{HIDDEN}", text)
        return text


ADDED: Final = structlog.stdlib.ExtraAdder()


def facts(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Without what another formatter may have left on the record."""
    return {name: fact for name, fact in ADDED(logger, method, event).items() if name not in {"message", "asctime"}}


def told(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The story of an error, without words that may be somebody's hand."""
    found = event.pop("exc_info", None)
    trouble = found[1] if isinstance(found, tuple) else found
    if isinstance(trouble, BaseException):
        event["exception"] = story(trouble)
    return event


def set_up(level: str, style: str, secrets: Iterable[str], **always: Any) -> None:
    """All lines, of discord.py and everybody else, to standard error; `always` stands in each.

    Nobody but us is as talkative as `debug`: libraries tell there what they are handed, cards and all.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(style, secrets, **always))
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.INFO, wanted), handlers=[handler])
    logging.getLogger("hikyaku").setLevel(wanted)
    logging.getLogger("discord").setLevel(max(logging.WARNING, wanted))


def formatter(style: str, secrets: Iterable[str], **always: Any) -> ProcessorFormatter:
    before: list[Processor] = [
        facts,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True),
        lambda logger, method, event: {**event, "logger": event["_record"].name, **always},
        told,
    ]
    return ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[ProcessorFormatter.remove_processors_meta, Discreet(secrets), _written(style)],
    )


def _written(style: str) -> Processor:
    if style == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
    )
