"""The bot as a process: logs, metrics, memory, the sandbox, and the error of a wrong configuration."""


class ConfigError(Exception):
    """The host has to fix something: a setting, a port in use, a database that does not open. The message says how."""
