"""The points of a bot's life: before and after each of its statements and each of its requests.

Only a test's starter knows of them; nothing in what is shipped is counted like this.
"""

from tests.proofs.points.requests import request_counted
from tests.proofs.points.server import server_counted
from tests.proofs.points.sqlite import sqlite_counted

__all__ = ["request_counted", "server_counted", "sqlite_counted"]
