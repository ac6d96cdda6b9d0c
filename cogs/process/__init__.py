"""The bot as a process: logs, metrics, memory, the sandbox, and the error of a wrong configuration."""


class ConfigError(Exception):
    """The host has to fix something: a setting, a port in use, a database that does not open. The message says how."""

    status = 78  # of the process: the units don't start it again


class NotReachable(ConfigError):
    """Discord or the database can't be reached, which may mend itself."""

    status = 1  # the units start it again, after longer and longer pauses
