"""The format of all log lines, and what is hidden in them: tokens, secrets, seeds and hands."""

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
HIDDEN_NAMES: Final = re.compile(
    r"(?i)token|secret|seed|password|authori|cookie|nonce|\bhands?\b|state|view|options|joins"
)
HIDDEN_PATTERNS: Final = (
    re.compile(r"(?<=/webhooks/)(\d+/)[\w.~-]{20,}"),  # an interaction's token, in URLs that discord.py logs
    re.compile(r"(?<=/interactions/)(\d+/)[\w.~-]{20,}"),
    re.compile(r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a bot's token
    re.compile(r"(?i)(\b(?:bot|bearer)\s+)[\w.~+/=-]{16,}"),
    re.compile(r"(?i)(\b[a-z]+://[^\s:/@]*:)\S+(?=@)"),  # a password in a URL, which may itself hold an @
    re.compile(r"(?i)(password\s*=\s*)[^\s&]+"),
    re.compile(r"()\b[0-9a-f]{32,}\b"),  # seeds and secrets of shuffles
    re.compile(r"(custom_id=')[^']*"),  # it may contain a player's move
    re.compile(r"(\bdiscord-ui-dynamic-item-\w+-\w+/[\w-]*/)[^']*"),
    re.compile(r"(\bexception=\w+)\(.*\)", re.DOTALL),  # the message of an error, as asyncio logs it
)


class SecretFilter:
    """The last processor before a line is written: hides secrets by name, by pattern and by value."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = [secret for secret in secrets if secret]

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        return {name: HIDDEN if HIDDEN_NAMES.search(name) else self.safe(value) for name, value in event.items()}

    def safe(self, value: Any) -> Any:
        """The value with its secrets hidden: numbers as they are, everything else as a string."""
        if value is None or isinstance(value, bool | int | float):
            return value
        text = str(value)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for shape in HIDDEN_PATTERNS:
            text = shape.sub(rf"\g<1>{HIDDEN}", text)
        return text


EXTRA_ADDER: Final = structlog.stdlib.ExtraAdder()


def with_facts(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The event with the facts of its record, without what another formatter has added there."""
    return {
        name: fact for name, fact in EXTRA_ADDER(logger, method, event).items() if name not in {"message", "asctime"}
    }


def with_exception(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The event with the traceback of its error, without messages that may contain a hand."""
    found = event.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["exception"] = story(error)
    return event


def set_up_logging(level: str, style: str, secrets: Iterable[str], **always: Any) -> None:
    """Log everything, libraries included, to standard error; the facts of `always` are in every line.

    Only our own loggers go down to `debug`: libraries log their arguments there, which may be a player's cards.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(style, secrets, **always))
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.INFO, wanted), handlers=[handler])
    logging.getLogger("hikyaku").setLevel(wanted)
    logging.getLogger("discord").setLevel(max(logging.WARNING, wanted))


def formatter(style: str, secrets: Iterable[str], **always: Any) -> ProcessorFormatter:
    before: list[Processor] = [
        with_facts,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True),
        lambda logger, method, event: {**event, "logger": event["_record"].name, **always},
        with_exception,
    ]
    return ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[ProcessorFormatter.remove_processors_meta, SecretFilter(secrets), _renderer(style)],
    )


def _renderer(style: str) -> Processor:
    if style == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
    )
