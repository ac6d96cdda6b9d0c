"""Structured logging: a line is an event, always in the same words, with its facts as fields.

Lines go through the standard library's `logging`; `cogs.process.log_format` says how they look. Metrics count failures
by the words of their event.
"""

import logging

import structlog
from structlog.stdlib import BoundLogger


def logger(name: str) -> BoundLogger:
    """Return the logger `hikyaku.NAME`, used as `log.info("lobby closed", lobby=id)`. No name: the root of them all."""
    log: BoundLogger = structlog.wrap_logger(
        logging.getLogger(f"hikyaku.{name}" if name else "hikyaku"),
        processors=[structlog.stdlib.filter_by_level, structlog.stdlib.render_to_log_kwargs],
        wrapper_class=BoundLogger,
    )
    return log
