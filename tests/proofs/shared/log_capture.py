"""Captures the log of a bot that runs in this process."""

import logging

USUAL = logging.makeLogRecord({}).__dict__.keys() | {"message"}


class Log(logging.Handler):
    """Every line that was logged, with all its facts."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.troubles: list[str] = []
        self.events: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        facts = {name: value for name, value in record.__dict__.items() if name not in USUAL}
        line = f"{self.format(record)} {facts}"
        self.lines.append(line)
        self.events.append(str(record.msg))
        if record.levelno >= logging.ERROR or record.exc_info:
            self.troubles.append(line)
