"""What is written into the log: an event, always worded the same, and its facts as fields.

It goes the way of everybody's lines, through the standard library's logging; the front door says how a line looks. The
failures among the events are counted by their words.
"""

import logging

import structlog
from structlog.stdlib import BoundLogger


def diary(name: str) -> BoundLogger:
    """`log.info("lobby closed", lobby=id)`"""
    log: BoundLogger = structlog.wrap_logger(
        logging.getLogger(f"hikyaku.{name}" if name else "hikyaku"),
        processors=[structlog.stdlib.filter_by_level, structlog.stdlib.render_to_log_kwargs],
        wrapper_class=BoundLogger,
    )
    return log
