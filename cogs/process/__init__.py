"""The bot as a process: logs, metrics, memory, the sandbox."""
